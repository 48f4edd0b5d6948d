"""The face of 56 in one piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from cardavia.games import Seat
from cardavia.games.fiftysix import MatchView, Move, View
from cardavia.terminal.drawing import around, heading, rows
from cardavia.terminal.face import Told, Turn
from cardavia.terminal.fiftysix.auction import grid
from cardavia.terminal.fiftysix.ending import ended, stands, won
from cardavia.terminal.fiftysix.explaining import explained, situation
from cardavia.terminal.fiftysix.screen import screen, trick_in_words
from cardavia.terminal.fiftysix.telling import told
from cardavia.terminal.notes import deal_note, dealer_note
from cardavia.terminal.seating import Seating
from cardavia.terminal.voice import Voice
from cardavia.words import Refusal


class FiftySixFace(NamedTuple):
    """Draws 56 as it looks from one seat; see :class:`cardavia.terminal.face.Face`."""

    seating: Seating

    @property
    def voice(self) -> Voice:
        """The language spoken."""
        return self.seating.voice

    def seated(self) -> RenderableType:
        """Returns the seats around the table."""
        return around(self.seating, lambda seat: Text("·", "label"))

    def deal_begins(self, match: MatchView) -> RenderableType:
        """Returns the head of a new deal."""
        assert match.deal is not None
        return heading(deal_note(match, self.seating), dealer_note(match.deal, self.seating))

    def screen(self, match: MatchView) -> RenderableType:
        """Returns the auction or the trick as it stands, and the person's hand."""
        return screen(match, self.seating)

    def turn(self, deal: View) -> Turn:
        """Returns whether a call, a lead or a card is asked of the person."""
        if not deal.auction.over:
            return "call"
        return "card" if deal.trick else "lead"

    def part(self, deal: View) -> int:
        """Returns 0 in the auction, then the number of the trick."""
        return len(deal.tricks) + deal.auction.over

    def told(self, before: View, after: View, seat: Seat, move: Move) -> Sequence[Told]:
        """Returns the lines for a call or card, and for the auction or trick it ends."""
        return tuple(told(before, after, seat, move, self.seating))

    def deal_ended(self, match: MatchView) -> RenderableType:
        """Returns the contract, the tables that change hands, and all hands."""
        return ended(match, self.seating)

    def last_trick(self, deal: View) -> RenderableType:
        """Returns the last trick."""
        if not deal.tricks:
            return rows([("", self.voice.say("terminal_no_trick_yet"))])
        said = trick_in_words(deal, deal.tricks[-1], self.seating)
        return rows([(self.voice.say("terminal_label_last_trick"), said)])

    def score(self, match: MatchView) -> RenderableType:
        """Returns the score, and what each deal has brought."""
        return stands(match, self.seating)

    def told_so_far(self, deal: View) -> RenderableType:
        """Returns the auction."""
        return grid(deal.auction, self.seating)

    def situation(self, deal: View) -> RenderableType:
        """Returns what the calls have told, and what the person can do."""
        return situation(deal, self.seating)

    def explained(self, deal: View, move: Move, refused: Refusal | None) -> RenderableType:
        """Returns what a call would tell, and whether it or the card is allowed."""
        return explained(deal, move, refused, self.seating)

    def match_ended(self, match: MatchView) -> RenderableType:
        """Returns which side has won."""
        return won(match, self.seating)
