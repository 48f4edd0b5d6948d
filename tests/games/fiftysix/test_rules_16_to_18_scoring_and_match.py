"""Rules 16 to 18: what a contract is worth, and how tables change hands until one side has none."""

from collections.abc import Callable

import pytest

from cardavia import games
from cardavia.games.fiftysix import Contract, Deal, Match, Result, Rules, stage, stakes
from cardavia.games.fiftysix.scoring import credit, result

Deals = Callable[..., Deal]


def settled(score: tuple[int, int], swing: int, rules: str = "classic") -> Match:
    """Returns a match after a deal at this score in which side 0 made 28, 40, … or failed in it."""
    game = games.game("fiftysix", 4, rules)
    number = {1: 28, 2: 40, 3: 48, 4: 56}[swing if swing > 0 else -swing - 1]
    points = (56, 0) if swing > 0 else (27, 29)
    hands, calls = ["JD", "QD", "KD", "QD"], f"P {number}NT P P P"
    points = (points[0] - 3, points[1])
    deal = game.position(hands, calls, leader=0, points=points, score=score)
    match = Match(game, score, dealer=0, deal=deal)
    for card in ("JD", "QD", "KD", "QD"):
        match = match.play(card)
    assert match.results[-1].swing == (swing, -swing)
    return match


# ── rule 16: made or failed ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("number", [28, 39, 40, 55, 56])
def test_rule_16_made_where_the_pile_holds_the_number(number: int, side: int) -> None:
    def piles(ours: int) -> tuple[int, int]:
        return (ours, 56 - ours) if side == 0 else (56 - ours, ours)

    contract = Contract(number, "D", declarer=side)
    assert result(contract, piles(number), Rules()).made
    assert not result(contract, piles(number - 1), Rules()).made


def test_rule_16_the_two_piles_hold_56_together(wander: Callable[..., list[Deal]]) -> None:
    for seed in range(30):
        *_, last = wander(seed)
        assert last.result
        assert sum(last.result.points) == 56
        assert last.result.made == (last.result.points[last.contract.side] >= last.contract.number)


def test_rule_16_a_deal_that_goes_on_has_no_result(wander: Callable[..., list[Deal]]) -> None:
    *course, last = wander(1)
    assert [deal.result for deal in course] == [None] * len(course)
    assert last.result


def test_rule_16_a_pile_counts_jack_3_nine_2_ace_1_ten_1() -> None:
    game = games.game("fiftysix", 8)
    assert credit((0, 5), 1, game.pack, game.rules) == (0, 61)
    assert credit((2, 5), 0, game.pack[:8], game.rules) == (2 + 2 * (3 + 2 + 1 + 1), 5)


# ── rule 17: what changes hands ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(28, 57))
def test_rule_17_receives_1_to_4_by_its_stage_and_pays_one_more(number: int) -> None:
    receives = 1 if number <= 39 else 2 if number <= 47 else 3 if number <= 55 else 4
    assert stage(number) == receives
    for stake in (1, 2, 4):
        assert stakes(number, stake, Rules()) == (receives * stake, (receives + 1) * stake)


@pytest.mark.parametrize("declarer", [0, 1, 2, 3])
def test_rule_17_tables_go_from_one_side_to_the_other(declarer: int) -> None:
    mine, contract = declarer % 2, Contract(41, "S", declarer, stake=2)
    made = result(contract, (41, 15) if mine == 0 else (15, 41), Rules())
    failed = result(contract, (40, 16) if mine == 0 else (16, 40), Rules())
    assert (made.made, made.swing[mine], sum(made.swing)) == (True, 4, 0)
    assert (failed.made, failed.swing[mine], sum(failed.swing)) == (False, -6, 0)


def test_rule_17_the_match_moves_the_tables() -> None:
    assert settled((12, 12), 1).score == (13, 11)
    assert settled((12, 12), -2).score == (10, 14)
    assert settled((12, 12), 4).score == (16, 8)
    assert settled((12, 12), -5).score == (7, 17)


def test_rule_17_who_owes_more_than_it_owns_pays_what_it_owns() -> None:
    match = settled((1, 23), -4)
    assert (match.score, match.results[-1].swing) == ((0, 24), (-4, 4))
    match = settled((21, 3), 4)
    assert (match.score, match.results[-1].swing) == ((24, 0), (4, -4))


def test_rule_17_the_deals_own_result_is_nominal(ending: Deals) -> None:
    deal = ending(["JD", "QD", "KD", "QD"], "P 56D X XX", pile=53, leader=0, score=(2, 22))
    after = deal.play_all("JD QD KD QD")
    assert after.result == Result(made=True, points=(56, 0), swing=(16, -16))


# ── rule 18: the end of the match ─────────────────────────────────────────────────────────────


def test_rule_18_a_side_with_no_tables_left_has_lost(refuses: Callable) -> None:
    match = settled((2, 22), -2)
    assert (match.score, match.winner, match.needs_pack) == ((0, 24), 1, False)
    with refuses("match_over"):
        match.start_deal(match.game.pack)
    with refuses("no_deal_is_on", move="28D"):
        match.play("28D")
    match = settled((23, 1), 1)
    assert (match.score, match.winner) == ((24, 0), 0)


def test_rule_18_with_one_table_left_it_goes_on() -> None:
    match = settled((3, 21), -2)
    assert (match.score, match.winner, match.needs_pack, match.dealer) == ((1, 23), None, True, 1)


def test_rule_18_the_dealer_stays_when_the_match_is_over() -> None:
    assert settled((2, 22), -2).dealer == 0


def test_a_match_asks_for_a_pack_and_then_for_moves(refuses: Callable) -> None:
    game = games.game("fiftysix", 4)
    match = game.match()
    with refuses("no_deal_is_on", move="28D"):
        match.play("28D")
    started = match.start_deal(game.pack)
    assert (match.deal, started.needs_pack) == (None, False)
    with refuses("deal_goes_on"):
        started.start_deal(game.pack)
    with refuses("not_the_pack"):
        match.start_deal(game.pack[1:])
    assert started.play("28D").deal == game.deal(0, game.pack).play("28D")


def test_each_deal_of_a_match_begins_at_the_score_of_the_match() -> None:
    match = settled((12, 12), -2)
    deal = match.start_deal(match.game.pack).deal
    assert deal
    assert (deal.score, deal.dealer) == ((10, 14), 1)


def test_a_match_remembers_the_results_in_their_order() -> None:
    match = settled((12, 12), 1)
    match = match.start_deal(match.game.pack)
    while match.deal and not match.deal.over:
        match = match.play(match.deal.legal_moves()[0])
    first, second = match.results
    assert first.swing == (1, -1)
    assert second == match.deal.result
