"""Solves a deal of either game."""

from __future__ import annotations

from typing import Final

from cardavia.cards import Strain
from cardavia.games import fiftysix, schnapsen
from cardavia.games.game import Pair
from cardavia.solvers import Solved
from cardavia.solvers import fiftysix as of_fiftysix
from cardavia.solvers import schnapsen as of_schnapsen

_MOST: Final = 2**62
"""A limit that no search comes near; the kernel counts in 64 bits."""


def solve(deal: fiftysix.Deal | schnapsen.Deal, node_limit: int | None = None) -> Solved:
    """Returns what every move of a deal is worth when all cards are seen and all play their best.

    In 56 values are the card points that the mover's pile holds at the end of the deal, those already
    there counted in; in Schnapsen they are the game points that the mover wins, or loses below zero.

    Args:
        deal: a deal that is not over; in 56 its auction is.
        node_limit: how many positions may be searched; without a limit the search goes on until all is
            known, which for a whole deal of 56 may take minutes.

    >>> from cardavia import games
    >>> game = games.game("schnapsen")
    >>> hands = ["KH TS AC TD QD", "JC AD KD JD QH"]
    >>> solved = solve(game.position(trump="C", hands=hands, points=(26, 34), tricks=(1, 1)))
    >>> solved.values, solved.best
    ({'TS': -1, 'KH': 1, 'TD': -1, 'QD': -1, 'AC': -1}, ('KH',))

    Raises:
        BadPosition: the deal is over, or the auction still on.
        BadRules: rules whose play the solver does not know.
        BadRequest: a limit below one node.
    """
    if isinstance(deal, schnapsen.Deal):
        return of_schnapsen.solve(deal, _countable(node_limit))
    return of_fiftysix.solve(deal, _countable(node_limit))


def strains(deal: fiftysix.Deal, node_limit: int | None = None) -> dict[Strain, Pair | None]:
    """Returns the card points that either side takes in each strain when all play their best.

    What was called does not matter, only who leads: dealer's right (rule 13).  None stands where
    the limit on positions came first.

    Raises:
        BadPosition: the deal began as a position in its middle.
        BadRules: its cards have other points than 3, 2, 1 and 1.
        BadRequest: a limit below one node.
    """
    return of_fiftysix.strains(deal, _countable(node_limit))


def _countable(node_limit: int | None) -> int | None:
    return None if node_limit is None else min(node_limit, _MOST)
