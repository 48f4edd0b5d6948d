"""The face of Schnapsen in one piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType

from cardavia.cards import Card
from cardavia.games import Seat
from cardavia.games.schnapsen import Announcement, MatchView, Move, View, marriage
from cardavia.games.schnapsen.lawful import refuse_announcement
from cardavia.terminal.drawing import heading, rows
from cardavia.terminal.face import Told, Turn
from cardavia.terminal.notes import deal_note, dealer_note
from cardavia.terminal.schnapsen.ending import ended, slate, won
from cardavia.terminal.schnapsen.screen import options, screen, trick_in_words
from cardavia.terminal.schnapsen.telling import told
from cardavia.terminal.seating import Seating
from cardavia.terminal.voice import Voice
from cardavia.words import Refusal


class SchnapsenFace(NamedTuple):
    """Draws Schnapsen as it looks from one seat; see :class:`cardavia.terminal.face.Face`."""

    seating: Seating

    @property
    def voice(self) -> Voice:
        """The language spoken."""
        return self.seating.voice

    def seated(self) -> None:
        """Returns nothing: two players know where they sit."""
        return None

    def deal_begins(self, match: MatchView) -> RenderableType:
        """Returns the head of a new deal, with the indicator."""
        deal = match.deal
        assert deal is not None
        assert deal.indicator is not None
        turned = self.voice.say("terminal_indicator", card=deal.indicator.text)
        return heading(deal_note(match, self.seating), dealer_note(deal, self.seating), turned)

    def screen(self, match: MatchView) -> RenderableType:
        """Returns the trick as it stands, the stock, and the person's hand."""
        return screen(match, self.seating)

    def turn(self, deal: View) -> Turn:
        """Returns whether a lead or a card is asked of the person."""
        return "lead" if deal.led is None else "card"

    def part(self, deal: View) -> int:
        """Returns the number of the trick."""
        return deal.trick_number

    def told(self, before: View, after: View, seat: Seat, move: Move) -> Sequence[Told]:
        """Returns the lines for a move, and for the trick and the draw that follow it."""
        return tuple(told(before, after, seat, move, self.seating))

    def deal_ended(self, match: MatchView) -> RenderableType:
        """Returns who has won the deal, the slate, and the cards left."""
        return ended(match, self.seating)

    def last_trick(self, deal: View) -> RenderableType:
        """Returns the last trick."""
        if not deal.played:
            return rows([("", self.voice.say("terminal_no_trick_yet"))])
        said = trick_in_words(deal, deal.played[-1], self.seating)
        return rows([(self.voice.say("terminal_label_last_trick"), said)])

    def score(self, match: MatchView) -> RenderableType:
        """Returns the slate."""
        return slate(match, self.seating)

    def told_so_far(self, deal: View) -> RenderableType:
        """Returns that there is no auction."""
        return rows([("", self.voice.say("terminal_no_auction"))])

    def situation(self, deal: View) -> RenderableType:
        """Returns what the person can do; on lead also why exchange or closing are not open."""
        label = self.voice.say("terminal_label_you_may")
        facts = [(label if not at else "", said) for at, said in enumerate(options(deal, self.seating))]
        for word in Announcement if deal.led is None else ():
            if refused := refuse_announcement(deal, deal.hand, word):
                facts.append((str(word), self.voice.speak(refused.message)))
        return rows(facts)

    def explained(self, deal: View, move: Move, refused: Refusal | None) -> RenderableType:
        """Returns whether a move is allowed, and the marriage that a lead would declare."""
        if refused:
            return rows([("", self.voice.speak(refused.message))])
        facts = [("", self.voice.say("terminal_allowed", move=self.voice.move(move)))]
        worth = marriage(deal, deal.hand, move) if isinstance(move, Card) and deal.led is None else 0
        if worth:
            facts.append(("", self.voice.say("terminal_declares", worth=worth)))
        return rows(facts)

    def match_ended(self, match: MatchView) -> RenderableType:
        """Returns who has won."""
        return won(match, self.seating)
