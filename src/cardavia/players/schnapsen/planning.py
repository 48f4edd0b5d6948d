"""What cards bring once the stock is closed: one plan for all hands that the other player may hold.

A plan is made against somebody who sees all cards, which is less than a closer can hope for; winning each
hand as if it were seen is more.  The truth is taken to lie in the middle.
"""

from __future__ import annotations

import random
import time
from array import array
from typing import Final

from cardavia.games.schnapsen import Move, View
from cardavia.games.schnapsen.scoring import against_closer, game_points
from cardavia.players.schnapsen.beliefs import Beliefs, evenly
from cardavia.players.schnapsen.equity import Stakes
from cardavia.players.schnapsen.prospects import Prospects, weighted
from cardavia.solvers.schnapsen import NO_STOCK
from cardavia.solvers.schnapsen_plan import MOST, plan
from cardavia.solvers.schnapsen_worlds import Worlds, rate

SETS: Final = 4
"""How many plans are made where there are more hands than one is made for, each for other hands."""
SEEN: Final = 0.5
"""How far the truth is from the best plan, on the way to seeing all cards."""
NODES: Final = 1_000_000
"""How many positions a plan may look at: a few hundred thousand are the most that were met with."""
FINEST: Final = 1000
"""The weight of the likeliest hand of a plan."""


def look_closed(
    view: View, stakes: Stakes, believed: Beliefs, chance: random.Random, until: float | None
) -> Prospects:
    """Returns what each card may bring the player to move, the stock being closed.

    The first plan is always made, the others as long as ``until``, on the monotonic clock, has not come.
    """
    seen = won_if_seen(view, believed)
    planned = dict.fromkeys(seen, 0.0)
    sets, made = _sets(believed, chance), 0
    for hands, weights in sets:
        if made and until is not None and time.monotonic() >= until:
            break
        plans, made = plan(view, hands, weights, NODES), made + 1
        planned = {move: share + plans.share(move) for move, share in planned.items()}
    won = {move: SEEN * seen[move] + (1 - SEEN) * planned[move] / made for move in seen}
    gain, loss = outcomes(view)
    chances = {move: stakes.of(share, gain, loss) for move, share in won.items()}
    return Prospects(chances, won, len(believed.hands), made < len(sets))


def _sets(believed: Beliefs, chance: random.Random) -> list[tuple[list[int], list[int]]]:
    """Returns the hands to plan for, with their weights: all of them, or some that chance picks."""
    if len(believed.hands) <= MOST:
        scale = FINEST / max(believed.weights)
        return [(list(believed.hands), [max(1, round(scale * weight)) for weight in believed.weights])]
    picked = evenly(believed, MOST * SETS, chance)
    return [(picked[first::SETS], [1] * MOST) for first in range(SETS)]


def won_if_seen(view: View, believed: Beliefs) -> dict[Move, float]:
    """Returns how likely each card wins if all cards were seen."""
    stocks = array("Q", [NO_STOCK] * len(believed.hands))
    ratings = rate(view, Worlds(array("I", believed.hands), stocks))
    return {
        move: weighted((value > 0 for value in values), believed.weights)
        for move, values in ratings.values.items()
    }


def outcomes(view: View) -> tuple[int, int]:
    """Returns what the viewer wins and else loses, the stock being closed (rules 11 and 12)."""
    assert view.frozen is not None
    closer, other = game_points(view.frozen), against_closer(view.frozen)
    return (closer, other) if view.closed_by == view.seat else (other, closer)
