"""Both games keep every law of the kit, under every rule set, from the deal on and from positions."""

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardavia.games import AnyGame, assert_game_conforms, fiftysix, schnapsen
from cardavia.games.conformance import Chance, assert_deal_conforms, random_match

EVERY = runpy.run_path(str(Path(__file__).with_name("every_rule_set.py")))
GAMES: dict[str, AnyGame] = EVERY["GAMES"]


@pytest.mark.parametrize("name", GAMES)
def test_the_game_keeps_every_law(name: str) -> None:
    matches, moments = (10, 6) if name.startswith("schnapsen") else (1, 10)
    assert_game_conforms(GAMES[name], matches=matches, moments=moments)


def test_every_switch_is_played_on_its_own() -> None:
    played = {switch.partition("=")[0] for switch in EVERY["FIFTYSIX_SWITCHES"]}
    assert played == set(fiftysix.Rules.__struct_fields__)
    assert set(EVERY["SCHNAPSEN_SWITCHES"]) == set(schnapsen.Rules.__struct_fields__)


# ── positions ─────────────────────────────────────────────────────────────────────────────────


def fiftysix_position(deal: fiftysix.Deal) -> fiftysix.Deal:
    """Returns a position in which everything lies as in the deal."""
    return deal.game.position(
        hands=deal.hands,
        calls=" ".join(map(str, deal.auction.calls)),
        dealer=deal.dealer,
        leader=deal.leader,
        trick=deal.trick,
        points=deal.points,
        score=deal.score,
    )


def schnapsen_position(deal: schnapsen.Deal) -> schnapsen.Deal:
    """Returns a position in which everything lies as in the deal."""
    return deal.game.position(
        trump=deal.trump,
        hands=deal.hands,
        points=deal.points,
        tricks=deal.tricks,
        pending=deal.pending,
        to_lead=deal.leader,
        led=deal.led,
        closed_by=deal.closed_by,
        frozen=deal.frozen and (deal.frozen.points, deal.frozen.tricks),
        stock=deal.stock,
        shown=[*deal.shown[0], *deal.shown[1]],
        score=deal.score,
    )


def middles(game: AnyGame, number: int) -> Iterator[tuple[Any, Any]]:
    """Gives moments of a random match in which cards are being played, and positions that are the same."""
    chance = Chance("middles")
    for deal in chance.order([match.deal for match in random_match(game, chance, 5_000)]):
        if number and isinstance(deal, fiftysix.Deal) and deal.auction.over and not deal.over:
            yield deal, fiftysix_position(deal)
            number -= 1
        if number and isinstance(deal, schnapsen.Deal) and not deal.over:
            yield deal, schnapsen_position(deal)
            number -= 1


MIDDLES = [name for name in GAMES if "schnapsen" in name or name.endswith(("classic", "stop_when_decided"))]


@pytest.mark.parametrize("name", MIDDLES)
def test_positions_keep_the_laws_of_a_deal(name: str) -> None:
    for seed, (_, position) in enumerate(middles(GAMES[name], 5)):
        assert_deal_conforms(position, moments=2, seed=seed)


@pytest.mark.parametrize("name", MIDDLES)
def test_a_position_goes_on_as_its_deal_does(name: str) -> None:
    for deal, position in middles(GAMES[name], 12):
        while deal.result is None:
            assert position.legal_moves() == deal.legal_moves()
            move = deal.legal_moves()[-1]
            deal, position = deal.play(move), position.play(move)
        assert position.result == deal.result
