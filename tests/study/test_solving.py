"""``study.solve``: both games, one answer."""

import pytest

from cardavia import games, study
from cardavia.cards import write_cards
from cardavia.games import schnapsen
from cardavia.words import Refusal


def an_ending_of_fiftysix() -> games.fiftysix.Deal:
    game = games.game("fiftysix", players=4)
    hands = ["9D AD 9C", "KH AC", "KS KH QD", "JH 9H JC"]
    deal = game.position(hands, "28S P P P", dealer=3, leader=1, trick="AC", points=(13, 28))
    assert isinstance(deal, games.fiftysix.Deal)
    return deal


def an_ending_of_schnapsen() -> schnapsen.Deal:
    hands = ["KH TS AC TD QD", "JC AD KD JD QH"]
    deal = games.game("schnapsen").position("C", hands, (26, 34), tricks=(1, 1))
    assert isinstance(deal, schnapsen.Deal)
    return deal


def test_values_of_56_are_card_points_and_of_schnapsen_game_points() -> None:
    assert study.solve(an_ending_of_fiftysix()).values == {"KS": 28, "KH": 22, "QD": 18}
    assert study.solve(an_ending_of_schnapsen()).values == {"TS": -1, "KH": 1, "TD": -1, "QD": -1, "AC": -1}


@pytest.mark.parametrize("deal", [an_ending_of_fiftysix(), an_ending_of_schnapsen()])
def test_the_line_ends_the_deal_at_the_value(deal: games.fiftysix.Deal | schnapsen.Deal) -> None:
    solved = study.solve(deal)
    assert solved.line[0] in solved.best
    end = deal.play_all(" ".join(solved.line))
    if isinstance(end, schnapsen.Deal):
        assert end.result is not None
        won = end.result.game_points if end.result.winner == deal.to_act else -end.result.game_points
        assert won == solved.value
    else:
        assert end.result is not None
        assert end.result.points[0] == solved.value
        assert end.result.made == solved.stands


def test_the_answer_is_the_same_again() -> None:
    assert study.solve(an_ending_of_fiftysix()) == study.solve(an_ending_of_fiftysix())


def test_only_56_has_a_contract() -> None:
    assert study.solve(an_ending_of_fiftysix()).stands is True
    assert study.solve(an_ending_of_schnapsen()).stands is None


@pytest.mark.parametrize("deal", [an_ending_of_fiftysix(), an_ending_of_schnapsen()])
def test_a_limit_beyond_all_counting_is_none(deal: games.fiftysix.Deal | schnapsen.Deal) -> None:
    limited, free = study.solve(deal, node_limit=10**30), study.solve(deal)
    assert (limited.values, limited.line, limited.exact) == (free.values, free.line, True)


@pytest.mark.parametrize("deal", [an_ending_of_fiftysix(), an_ending_of_schnapsen()])
@pytest.mark.parametrize("limit", [0, -1])
def test_a_limit_that_leaves_nothing_is_refused(
    deal: games.fiftysix.Deal | schnapsen.Deal, limit: int
) -> None:
    with pytest.raises(Refusal) as refused:
        study.solve(deal, node_limit=limit)
    assert refused.value.id == "solve_node_limit"


@pytest.mark.parametrize("deal", [an_ending_of_fiftysix(), an_ending_of_schnapsen()])
def test_a_deal_that_is_over_is_refused(deal: games.fiftysix.Deal | schnapsen.Deal) -> None:
    over = deal.play_all(" ".join(study.solve(deal).line))
    with pytest.raises(Refusal) as refused:
        study.solve(over)
    assert refused.value.id == "solve_deal_over"


def test_strains_are_asked_for_while_a_deal_is_called() -> None:
    game = games.game("fiftysix", players=4)
    hands = [write_cards(game.pack[seat * 12 : seat * 12 + 12]) for seat in range(4)]
    deal = game.deal(dealer=3, hands=hands).play("28S")
    assert isinstance(deal, games.fiftysix.Deal)
    assert study.strains(deal)["NT"] == (56, 0)
    assert study.strains(deal, node_limit=10**30) == study.strains(deal)
    with pytest.raises(Refusal) as refused:
        study.solve(deal)
    assert refused.value.id == "solve_auction_on"
