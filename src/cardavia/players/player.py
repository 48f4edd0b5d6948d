"""What a computer player is: a view in, a choice out."""

from __future__ import annotations

import random
from typing import Protocol

import msgspec

from cardavia.games import Move, View
from cardavia.words import BadRequest, Message


class Budget(msgspec.Struct, frozen=True):
    """Is how much thought a choice may take.

    Work decides: the same seed, view and work give the same choice.  Seconds are a hard stop for
    machines that are too slow for the work.
    """

    work: int = 10_000
    """Positions, worlds or play-outs: each player's own unit, roughly alike in cost."""
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Refuses a budget that is none."""
        if not self.work >= 1 or (self.seconds is not None and not self.seconds >= 0):
            raise BadRequest("budget_too_small")


class Choice(msgspec.Struct, frozen=True):
    """Is a move and what speaks for it."""

    move: Move
    why: tuple[Message, ...] = ()
    """The reasons, the weightiest first.  They may tell of the hand: they stay with the seat."""
    cut: bool = False
    """Whether the hard stop cut the thinking short."""


class Player(Protocol):
    """A computer player.  It holds nothing from move to move: all it knows is in the view."""

    @property
    def level(self) -> str:
        """The level's name, such as ``fair``."""

    def choose(self, view: View, budget: Budget = ...) -> Choice:
        """Returns a legal move for the view's seat, whose turn it is, with reasons."""


def chance(seed: int, view: View) -> random.Random:
    """Returns a source of chance that depends on the seed and the view alone.

    A player that draws from it chooses the same on any machine, in any process, after any restart.
    """
    return random.Random(b"%d " % seed + view.to_json())
