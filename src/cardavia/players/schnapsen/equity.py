"""What game points are worth at a score: how likely the match is won after the deal.

The table was measured by letting the level ``strong`` play itself, and is made by ``scripts/equity``.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final, NamedTuple

from cardavia.games.schnapsen import View

MATCH: Final = 7
"""What each player needs at the start of a match (rule 14)."""
MOST: Final = 3
"""The most that a deal brings (rules 10 to 12)."""


class Won(NamedTuple):
    """Is how often 1, 2 and 3 game points were won, as shares of all deals."""

    leader: tuple[float, ...]
    """By the player who led to the first trick."""
    dealer: tuple[float, ...]


Table = tuple[tuple[float, ...], ...]
"""How likely a match is won by the next deal's leader: by what it needs, then by what the other needs."""


def table_from(won: Won) -> Table:
    """Returns how likely matches are won when deals go as they went so far.

    >>> table = table_from(Won((0.3, 0.2, 0.1), (0.2, 0.1, 0.1)))
    >>> table[0][0], round(table[6][6], 2)
    (0.6, 0.51)
    """
    needs = range(1, MATCH + 1)
    chances: dict[tuple[int, int], float] = {}
    for mine, other in sorted(product(needs, needs), key=sum):
        # The deal alternates: who leads now deals next.
        chances[mine, other] = sum(
            share * (1 - chances[other, mine - points] if points < mine else 1.0)
            for points, share in enumerate(won.leader, 1)
        ) + sum(
            share * (1 - chances[other - points, mine] if points < other else 0.0)
            for points, share in enumerate(won.dealer, 1)
        )
    return tuple(tuple(chances[mine, other] for other in needs) for mine in needs)


@cache
def measured() -> Table:
    """Returns the table that was measured."""
    text = files("cardavia.players.schnapsen").joinpath("equity.toml").read_text(encoding="utf-8")
    return tuple(tuple(row) for row in tomllib.loads(text)["leader"])


def match_chance(mine: int, other: int, leads: bool) -> float:
    """Returns how likely a player wins the match who needs so much and leads to the next deal, or not.

    >>> match_chance(0, 5, leads=True), match_chance(5, 0, leads=True)
    (1.0, 0.0)
    >>> match_chance(7, 1, leads=True) < match_chance(7, 2, leads=True) < match_chance(1, 7, leads=False)
    True
    """
    if mine <= 0 or other <= 0:
        return float(mine <= 0)
    return measured()[mine - 1][other - 1] if leads else 1 - measured()[other - 1][mine - 1]


class Stakes(NamedTuple):
    """Is how likely the viewer wins the match after each outcome of the deal."""

    chances: tuple[float, ...]
    """For game points from -3 to 3; nothing is ever worth 0 game points."""

    def __call__(self, points: int) -> float:
        """Returns the chance after winning so many game points, or losing them when below zero."""
        return self.chances[points + MOST]

    def of(self, won: float, gain: int, loss: int) -> float:
        """Returns the chance where ``gain`` game points are that likely won, and else ``loss`` lost."""
        return won * self(gain) + (1 - won) * self(-loss)


def stakes(view: View) -> Stakes:
    """Returns what is at stake for the viewer at this score."""
    assert view.seat is not None
    mine, other = view.score[view.seat], view.score[1 - view.seat]
    # The dealer of this deal leads to the next.
    leads = view.dealer == view.seat
    return Stakes(
        tuple(
            match_chance(mine - max(points, 0), other + min(points, 0), leads)
            for points in range(-MOST, MOST + 1)
        )
    )
