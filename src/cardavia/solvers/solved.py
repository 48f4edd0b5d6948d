"""What solving a deal comes to, in either game."""

from __future__ import annotations

import msgspec


class Solved(msgspec.Struct, frozen=True):
    """Is what every move of a deal is worth when all cards are seen and all play their best from there.

    >>> solved = Solved(values={"JD": 30, "9D": 28, "QS": 30}, best=("JD", "QS"), line=("JD", "TD"))
    >>> solved.value, solved.exact
    (30, True)
    """

    values: dict[str, int | None]
    """What each legal move comes to for the side that moves: the text of the move, and in 56 the card
    points that its pile holds at the end of the deal (0 to 56, those there already counted), in
    Schnapsen the game points that it wins (1 to 3) or loses (-1 to -3).  None: the limit on nodes
    came before the value."""
    best: tuple[str, ...] = ()
    """All moves of the highest value; none as long as the value of a move is not known."""
    line: tuple[str, ...] = ()
    """The moves of best play from here to the end of the deal; it breaks off where the limit on
    nodes came first."""
    exact: bool = True
    """Whether the value of every move is known."""
    nodes: int = 0
    """How many positions were searched."""
    stands: bool | None = None
    """56: whether the contract is made when all play their best; None where the limit on nodes came
    first, and in Schnapsen."""

    @property
    def value(self) -> int | None:
        """What the best move is worth; None as long as that is not known."""
        return self.values[self.best[0]] if self.best else None
