"""What cards bring while the stock is open, in the worlds that a player believes in.

Early on deals are played on by habit, each player by what it has seen: solving them with all cards seen
would credit both with knowing the stock.  With two cards left only one is hidden, and every world is solved;
with four left both are done, and the truth taken to lie in the middle.
"""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Final, NamedTuple

from cardavia.games.schnapsen import CLOSE, Move, View
from cardavia.players.schnapsen.beliefs import Beliefs, evenly
from cardavia.players.schnapsen.equity import Stakes
from cardavia.solvers.schnapsen import bits_of, hand_of, stock_of
from cardavia.solvers.schnapsen_rollouts import play_on
from cardavia.solvers.schnapsen_worlds import Worlds, rate

AT_ONCE: Final = 250
"""How many worlds are played on between two looks at the clock."""
FORESEEABLE: Final = 4
"""How many cards are left in the stock when every world is solved."""
LAST_DRAW: Final = 2
"""How many are left when nothing but that is needed."""


class Prospects(NamedTuple):
    """Is what each move may bring."""

    chances: dict[Move, float]
    """How likely the match is won."""
    won: dict[Move, float]
    """How likely the deal is won."""
    worlds: int
    """How many worlds were looked at."""
    cut: bool = False
    """Whether time ran out before the last one."""

    @property
    def best(self) -> float:
        """What the best move brings."""
        return max(self.chances.values())


def look_ahead(
    view: View, stakes: Stakes, believed: Beliefs, chance: random.Random, count: int, until: float | None
) -> Prospects:
    """Returns what each card may bring the player to move, the stock being open.

    ``count`` is how many worlds are played on; the first of them always are, the others as long as
    ``until``, on the monotonic clock, has not come.
    """
    if view.stock_size == LAST_DRAW:
        return _solved(view, stakes, believed)
    played = _played_on(view, stakes, believed, chance, count, until)
    return _between(played, _solved(view, stakes, believed)) if view.stock_size == FORESEEABLE else played


def _played_on(
    view: View, stakes: Stakes, believed: Beliefs, chance: random.Random, count: int, until: float | None
) -> Prospects:
    hands, totals, cut = evenly(believed, count, chance), dict[Move, list[int]](), False
    for first in range(0, count, AT_ONCE):
        if first and until is not None and time.monotonic() >= until:
            count, cut = first, True
            break
        for move, counts in play_on(view, hands[first : first + AT_ONCE], chance.getrandbits(40)).items():
            totals[move] = [sum(pair) for pair in zip(totals.get(move, [0] * 7), counts, strict=True)]
    return Prospects(
        {
            move: sum(times * stakes(points) for points, times in enumerate(counts, -3)) / count
            for move, counts in totals.items()
        },
        {move: sum(counts[4:]) / count for move, counts in totals.items()},
        count,
        cut,
    )


def _solved(view: View, stakes: Stakes, believed: Beliefs) -> Prospects:
    """Returns what each card brings in all worlds, every one solved as if its cards were seen."""
    worlds = list(_worlds(view, believed))
    hands, stocks = array("I", [hand for hand, _, _ in worlds]), array("Q", [pile for _, pile, _ in worlds])
    ratings = rate(view, Worlds(hands, stocks))
    weights = [weight for _, _, weight in worlds]
    # Nobody closes knowing what would have been drawn.
    values = {move: found for move, found in ratings.values.items() if move is not CLOSE}
    return Prospects(
        {move: weighted((stakes(value) for value in found), weights) for move, found in values.items()},
        {move: weighted((value > 0 for value in found), weights) for move, found in values.items()},
        len(worlds),
    )


def _worlds(view: View, believed: Beliefs) -> Iterator[tuple[int, int, float]]:
    """Gives each hand with each order of the stock, and how likely they are."""
    assert view.indicator is not None
    unseen = bits_of(view.unseen)
    for hand, weight in zip(believed.hands, believed.weights, strict=True):
        for above in permutations(hand_of(unseen & ~hand)):
            yield hand, stock_of(view, (*above, view.indicator)), weight


def weighted(values: Iterable[float], weights: Iterable[float]) -> float:
    """Returns the mean of some values by their weights.

    >>> weighted([1, 0, 0], [2.0, 1.0, 1.0])
    0.5
    """
    pairs = list(zip(values, weights, strict=True))
    return sum(value * weight for value, weight in pairs) / sum(weight for _, weight in pairs)


def _between(one: Prospects, other: Prospects) -> Prospects:
    def middle(first: dict[Move, float], second: dict[Move, float]) -> dict[Move, float]:
        return {move: (first[move] + second[move]) / 2 for move in first}

    return Prospects(middle(one.chances, other.chances), middle(one.won, other.won), other.worlds, one.cut)
