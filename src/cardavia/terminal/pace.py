"""How fast the computer players move, so that a person can follow."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from cardavia.words import BadRequest


class Pace(msgspec.Struct, frozen=True):
    """Is how long things take to be read, in seconds."""

    move: float
    """Before the line of a computer player's call or card, its thinking included."""
    trick: float
    """After a trick or the auction, to look at it."""

    def before_move(self, spent: float) -> None:
        """Waits for what is left of a move's time after so many seconds of thinking."""
        _wait(self.move - spent)

    def rest(self) -> None:
        """Waits while a finished trick, or the contract, is looked at."""
        _wait(self.trick)


def _wait(seconds: float) -> None:
    if seconds > 0:
        time.sleep(seconds)


PACES: Final = {"normal": Pace(0.8, 1.2), "slow": Pace(1.6, 2.4), "instant": Pace(0, 0)}


def pace(name: str) -> Pace:
    """Returns the pace of this name.

    Raises:
        BadRequest: there is none.
    """
    if name not in PACES:
        raise BadRequest("terminal_unknown_pace", pace=name, paces=" ".join(PACES))
    return PACES[name]
