"""What points are worth in tables, where what they will come to is only estimated."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import erfc, sqrt
from typing import Final

from cardavia.games.fiftysix import Contract, FiftySix, stakes
from cardavia.games.game import Pair, Side

TOTAL: Final = 56
"""The card points of a deal (rule 3)."""


@cache
def chances(number: int, spread: float) -> tuple[float, ...]:
    """Returns, for 0 to 56 points estimated for a side, how likely it takes the number.

    >>> [round(chances(28, 5)[points], 2) for points in (20, 28, 36)]
    [0.07, 0.54, 0.96]
    """
    return tuple(0.5 * erfc((number - 0.5 - points) / (spread * sqrt(2))) for points in range(TOTAL + 1))


def swings(contract: Contract, game: FiftySix, score: Pair) -> tuple[float, float]:
    """Returns what the declaring side receives and pays; nobody pays more than he owns (rule 17)."""
    wins, costs = stakes(contract.number, contract.stake, game.rules)
    if game.rules.deals is not None:
        return wins, costs
    return min(wins, score[1 - contract.side]), min(costs, score[contract.side])


@cache
def tables(contract: Contract, side: Side, game: FiftySix, score: Pair, spread: float) -> tuple[float, ...]:
    """Returns, for 0 to 56 points estimated for side 0, the tables that a side may expect."""
    wins, costs = swings(contract, game, score)
    made = chances(contract.number, spread)
    if contract.side == 1:
        made = made[::-1]
    sign = 1 if side == contract.side else -1
    return tuple(sign * (chance * wins - (1 - chance) * costs) for chance in made)


def mean_of(values: Sequence[float], points: Sequence[int]) -> float:
    """Returns the mean of what each number of points is worth."""
    return sum(map(values.__getitem__, points)) / len(points)
