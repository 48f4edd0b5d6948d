"""What the terminal has to know of a game: how its table is drawn and what is said at it.

A *face* turns the person's view into things to print.  It sees what the person sees and nothing
else, and it never plays: what a move does is the business of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

from rich.console import RenderableType

from cardavia.games import AnyGame, Seat
from cardavia.terminal.seating import Seating
from cardavia.terminal.voice import Voice
from cardavia.words import Refusal

Turn = Literal["call", "lead", "card"]
"""What is asked of the person: a call, a lead (and what may come before it), or a card."""


class Told(NamedTuple):
    """Is something that happened, ready to be printed."""

    said: RenderableType
    rests: bool = False
    """Whether a trick or the auction is over, and there is something to look at before it goes on."""


class Face(Protocol):
    """Is the look of one game.  Its views and moves are that game's own, hence Any."""

    @property
    def seating(self) -> Seating:
        """Who sits where."""

    @property
    def voice(self) -> Voice:
        """The language spoken."""

    def seated(self) -> RenderableType | None:
        """Returns the seats as one sits down at the table, where there is a choice of them."""

    def deal_begins(self, match: Any) -> RenderableType:
        """Returns the head of a new deal, from the person's view of the match."""

    def screen(self, match: Any) -> RenderableType:
        """Returns the table when the person is to move, from the person's view of the match."""

    def turn(self, deal: Any) -> Turn:
        """Returns what is asked of the person."""

    def part(self, deal: Any) -> int:
        """Returns which part of the deal is on: the auction or a trick, counted up."""

    def told(self, before: Any, after: Any, seat: Seat, move: Any) -> Sequence[Told]:
        """Returns what a move looked like, from the person's views of the deal before and after it."""

    def deal_ended(self, match: Any) -> RenderableType:
        """Returns who scored, how much and why, with all hands."""

    def last_trick(self, deal: Any) -> RenderableType:
        """Returns the last trick that was taken."""

    def score(self, match: Any) -> RenderableType:
        """Returns the score of the match."""

    def told_so_far(self, deal: Any) -> RenderableType:
        """Returns what has been said in this deal: the auction, where the game has one."""

    def situation(self, deal: Any) -> RenderableType:
        """Returns what the person can do now, and what the others' calls have told."""

    def explained(self, deal: Any, move: Any, refused: Refusal | None) -> RenderableType:
        """Returns what one move would mean, and whether it may be made."""

    def match_ended(self, match: Any) -> RenderableType:
        """Returns who has won the match."""


def face_of(game: AnyGame, me: Seat, voice: Voice) -> Face:
    """Returns the face of a game, seen from one seat."""
    from cardavia.terminal.fiftysix import FiftySixFace
    from cardavia.terminal.schnapsen import SchnapsenFace

    seating = Seating(game.players, me, voice)
    return FiftySixFace(seating) if game.name == "fiftysix" else SchnapsenFace(seating)
