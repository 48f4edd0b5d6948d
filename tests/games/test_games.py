"""The two games by name, with the players and rules they are asked for."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import games
from cardavia.games import fiftysix, schnapsen
from cardavia.words import BadPosition, BadRequest, BadRules, BadText


@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_has_its_name_and_plays_classic_rules_unless_told_otherwise(name: str) -> None:
    game = games.game(name)
    assert (game.name, game.rules_text) == (name, "classic")
    assert isinstance(game, games.Game)


@pytest.mark.parametrize(("name", "players"), [("fiftysix", 6), ("schnapsen", 2)])
def test_without_a_number_a_game_has_its_usual_players(name: str, players: int) -> None:
    assert games.game(name).players == players
    assert games.game(name) == games.game(name, players=players)


@pytest.mark.parametrize("players", [4, 6, 8])
def test_fiftysix_is_for_four_six_or_eight(players: int) -> None:
    assert games.game("fiftysix", players=players).players == players


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("fiftysix", 2),
        ("fiftysix", 5),
        ("fiftysix", 0),
        ("schnapsen", 3),
        ("schnapsen", 0),
        ("schnapsen", -2),
    ],
)
def test_no_game_is_played_by_another_number(name: str, players: int) -> None:
    with pytest.raises(BadRules, match="This game is for") as refused:
        games.game(name, players=players)
    assert refused.value.params["players"] == players


@pytest.mark.parametrize("name", ["poker", "", "Schnapsen", "56"])
def test_an_unknown_game_is_refused_with_the_games_there_are(name: str) -> None:
    with pytest.raises(BadRequest, match="choose fiftysix or schnapsen"):
        games.game(name)


def test_rules_are_a_text_or_a_rules_object() -> None:
    sharp = schnapsen.Rules(sharp=True)
    assert games.game("schnapsen", rules=sharp) == games.game("schnapsen", rules="classic sharp")
    jump = fiftysix.Rules(stage_jump=True)
    assert games.game("fiftysix", rules=jump) == games.game("fiftysix", rules="classic stage_jump")


def test_the_rules_of_one_game_are_not_those_of_the_other() -> None:
    with pytest.raises(BadRules, match="another game than schnapsen"):
        games.game("schnapsen", rules=fiftysix.Rules())
    with pytest.raises(BadRules, match="another game than fiftysix"):
        games.game("fiftysix", rules=schnapsen.Rules())
    with pytest.raises(BadRules):
        games.game("schnapsen", rules="classic stage_jump")


@given(st.sampled_from(games.GAMES), st.text())
def test_any_text_for_rules_is_read_or_refused(name: str, text: str) -> None:
    try:
        game = games.game(name, rules=text)
    except BadRules:
        return
    assert games.game(name, rules=game.rules_text) == game


@pytest.mark.parametrize("game", [games.game("schnapsen"), games.game("fiftysix", players=4)])
def test_deals_and_views_compare_copy_and_pickle_as_values(game: games.AnyGame) -> None:
    deal = game.match().start_deal(game.pack).deal
    assert deal is not None
    for value in (deal, deal.view(0), deal.view(None)):
        assert copy.deepcopy(value) == value
        assert pickle.loads(pickle.dumps(value)) == value


@pytest.mark.parametrize("game", [games.game("schnapsen"), games.game("fiftysix", players=8)])
def test_a_view_of_either_game_reads_back_from_its_text(game: games.AnyGame) -> None:
    deal = game.match().start_deal(game.pack).deal
    assert deal is not None
    for viewer in (None, *range(game.players)):
        view = deal.view(viewer)
        assert games.view_from_json(view.to_json()) == view
        assert games.view_from_json(view.to_json().decode()) == view


@pytest.mark.parametrize("data", ["", "[]", '{"game": "poker"}', b"\xff", "\ud800", '{"a": ' + "[" * 10**5])
def test_what_is_no_view_is_refused(data: str | bytes) -> None:
    with pytest.raises(BadText, match="This is no view of a game"):
        games.view_from_json(data)


def test_all_that_is_promised_is_there() -> None:
    assert all(hasattr(games, name) for name in games.__all__)


@pytest.mark.parametrize("pair", [(7,), (7, 7, 7), (7.5, 7), {7, 8}, "77"])
def test_what_is_no_pair_of_whole_numbers_is_refused_wherever_one_is_due(pair: Any) -> None:
    schnapsen, fiftysix = games.game("schnapsen"), games.game("fiftysix", players=4)
    hands = ["AS TS KS QS JS", "AH TH KH QH JH"]
    for deal in (
        lambda: schnapsen.deal(0, schnapsen.pack, score=pair),
        lambda: fiftysix.deal(0, fiftysix.pack, score=pair),
        lambda: schnapsen.position("S", hands, pair),
        lambda: schnapsen.position("S", hands, (0, 0), tricks=pair),
        lambda: fiftysix.position(["JD"] * 4, "28D P P P", points=pair),
    ):
        with pytest.raises(BadPosition, match="one whole number for each side"):
            deal()


@pytest.mark.parametrize("seat", [1.0, None, "0"])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    for game in (games.game("schnapsen"), games.game("fiftysix", players=4)):
        with pytest.raises(BadPosition, match="no seat"):
            game.deal(seat, game.pack)


@pytest.mark.parametrize("players", [6.0, "6"])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(BadRules):
        games.game("fiftysix", players=players)
