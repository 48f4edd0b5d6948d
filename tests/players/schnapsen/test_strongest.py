"""The level strongest: like strong, but for the last trick with a stock, which it cannot be exploited in."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal
from cardavia.players import Budget
from cardavia.players.schnapsen import LEVELS
from cardavia.players.schnapsen.strongest import solved

from ...games.schnapsen.published import KNOWN, ONE_FACE_DOWN, name_of, set_up
from .positions import CLASSIC, any_world_of, seen

MOST_GAINED = 0.001
"""As a chance to win the match."""


def fifth_tricks(count: int) -> list[Deal]:
    """Returns deals between two players of the level fair, with two cards left in the stock."""
    found: list[Deal] = []
    fair, seed = LEVELS["fair"](1), 0
    while len(found) < count:
        seed += 1
        deal = CLASSIC.deal(seed % 2, Random(seed).sample(CLASSIC.pack, 20))
        while not deal.over and not deal.strict and deal.stock_size > 2:
            deal = deal.play(fair.choose(seen(deal)).move)
        if not deal.over and not deal.strict and EXCHANGE not in deal.legal_moves():
            found.append(deal)
    return found


@pytest.mark.parametrize("deal", fifth_tricks(4))
def test_nobody_gains_much_against_it(deal: Deal) -> None:
    _, leader, other = solved(seen(deal)).kernel.gains()
    assert max(leader, other) < MOST_GAINED


@pytest.mark.parametrize("deal", fifth_tricks(3))
def test_it_plays_what_the_equilibrium_mixes(deal: Deal) -> None:
    mix = solved(seen(deal)).mix()
    played = Counter(LEVELS["strongest"](seed).choose(seen(deal)).move for seed in range(6))
    assert all(mix[move] > 0.001 for move in played)


def test_where_it_mixes_it_says_so() -> None:
    (position,) = (one for one in ONE_FACE_DOWN if one["name"] == "P18")
    chosen = [LEVELS["strongest"](seed).choose(seen(any_world_of(position))) for seed in range(8)]
    assert {str(choice.move) for choice in chosen} == {"AS", "TS"}
    assert {choice.why[0].id for choice in chosen} == {"why_mixed"}


@pytest.mark.parametrize("name", ["P23", "P24", "P26", "P30", "P32"])
def test_it_closes_where_the_experts_close(name: str) -> None:
    (position,) = (one for one in ONE_FACE_DOWN if one["name"] == name)
    assert LEVELS["strongest"](1).choose(seen(any_world_of(position))).move is CLOSE


@pytest.mark.parametrize("position", KNOWN[:4], ids=name_of)
def test_elsewhere_it_plays_like_strong(position: dict[str, Any]) -> None:
    view = seen(set_up(position))
    assert LEVELS["strongest"](1).choose(view) == LEVELS["strong"](1).choose(view)


def test_without_the_time_for_it_it_plays_like_strong_and_owns_up_to_it() -> None:
    (deal,) = fifth_tricks(1)
    hurried = LEVELS["strongest"](1).choose(seen(deal), Budget(seconds=0.01))
    assert hurried.cut
    assert hurried.move == LEVELS["strong"](1).choose(seen(deal)).move
