"""What a deal of Schnapsen is worth (rules 9 to 13)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cardavia.games.game import Seat

GOAL: Final = 66
SCHNEIDER: Final = 33
"""A loser with this many points gives away one game point only (rule 10)."""

Reason = Literal["sixty_six", "last_trick", "closer_failed", "closer_beaten"]


class Frozen(msgspec.Struct, frozen=True):
    """Is what the closer's opponent had when the stock was closed (rule 5)."""

    points: int
    tricks: int


class Result(msgspec.Struct, frozen=True):
    """Is how a deal ended."""

    winner: Seat
    game_points: int
    """1, 2 or 3."""
    reason: Reason
    """``sixty_six``: the winner reached 66 (rules 10, 11); ``closer_beaten``: it did so against the
    closer (12); ``closer_failed``: the closer stayed below 66 (12); ``last_trick`` (13)."""


def game_points(loser: Frozen) -> int:
    """Returns what reaching 66 is worth against a loser with this record (rules 10 and 11).

    >>> game_points(Frozen(33, 2)), game_points(Frozen(32, 2)), game_points(Frozen(0, 0))
    (1, 2, 3)
    """
    if loser.tricks == 0:
        return 3
    return 1 if loser.points >= SCHNEIDER else 2


def reached(winner: Seat, closed_by: Seat | None, frozen: Frozen | None, loser: Frozen) -> Result:
    """Returns the result when a player reaches 66 (rules 10 to 12)."""
    if frozen is None:
        return Result(winner, game_points(loser), "sixty_six")
    if winner == closed_by:
        return Result(winner, game_points(frozen), "sixty_six")
    return Result(winner, against_closer(frozen), "closer_beaten")


def played_out(last: Seat, closed_by: Seat | None, frozen: Frozen | None) -> Result:
    """Returns the result when all tricks are played and nobody has 66 (rules 12 and 13)."""
    if closed_by is None or frozen is None:
        return Result(last, 1, "last_trick")
    return Result(1 - closed_by, against_closer(frozen), "closer_failed")


def against_closer(frozen: Frozen) -> int:
    """Returns what the closer's opponent wins when closing goes wrong (rule 12)."""
    return 2 if frozen.tricks else 3
