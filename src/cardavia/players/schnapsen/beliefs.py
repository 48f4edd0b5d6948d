"""What the other player may hold, and how likely: every hand with its weight, by what was done so far."""

from __future__ import annotations

import random
from itertools import accumulate
from typing import NamedTuple

from cardavia.games.schnapsen import View
from cardavia.players.schnapsen.evidence import weigh
from cardavia.solvers.schnapsen_plan import hidden_hands


class Beliefs(NamedTuple):
    """Is every hand that the other player may hold, in the kernel's bits, and how likely each is."""

    hands: tuple[int, ...]
    weights: tuple[float, ...]


def beliefs(view: View) -> Beliefs:
    """Returns what the viewer may believe of the other hand."""
    assert view.seat is not None
    hands = hidden_hands(view)
    weights = weigh(view, 1 - view.seat, (*view.played, view.table), hands)
    kept = [(hand, weight) for hand, weight in zip(hands, weights, strict=True) if weight]
    return Beliefs(tuple(hand for hand, _ in kept), tuple(weight for _, weight in kept))


def evenly(believed: Beliefs, count: int, chance: random.Random) -> list[int]:
    """Returns so many hands in any order, each as often as it is likely, as nearly as may be."""
    order = list(range(len(believed.hands)))
    chance.shuffle(order)
    ends = list(accumulate(believed.weights[place] for place in order))
    step = ends[-1] / count
    mark, at, picked = chance.random() * step, 0, []
    for _ in range(count):
        while ends[at] < mark and at < len(ends) - 1:
            at += 1
        picked.append(believed.hands[order[at]])
        mark += step
    chance.shuffle(picked)
    return picked
