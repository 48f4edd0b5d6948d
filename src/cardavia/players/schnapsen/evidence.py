"""What a player's moves tell of the hand: some of it for certain, some by habit.

Who follows lower has nothing higher in strict play (rule 6), and who leads a king plain has not got the queen
at that time (rule 7).  The rest is habit: few keep the trump jack when they could exchange it.  A card may
have been drawn later; that is allowed for roughly, each hidden card being as likely to have come last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cardavia.cards import SUITS, Card, Hand
from cardavia.games.game import Seat
from cardavia.games.schnapsen import POINTS, Trick, View, beats, partner
from cardavia.games.schnapsen.tricks import refuse_reply

# How likely players do not do what holding the cards would suggest; see docs/decisions/0012.
KEEPS_JACK: Final = 0.03
"""Leads without exchanging the trump jack (rule 4)."""
KEEPS_MARRIAGE: Final = 0.1
"""Leads something else than a marriage it holds."""
KEEPS_CHEAPER: Final = 0.45
"""Leads a card and keeps one that is cheaper to lead."""
LEAVES_HIGH: Final = 0.35
"""Leaves an ace or a ten that it could take in the suit led."""
LEAVES_LOW: Final = 0.4
"""Leaves a king, queen or jack that it could take in the suit led."""
LEAVES_TRUMPABLE: Final = 0.7
"""Leaves an ace or a ten that it could trump, for each trump."""


def _leaves(lead: Card, card: Card) -> float:
    """Returns how likely a card is held back that would have taken a lead."""
    if lead.rank in "AT":
        return LEAVES_HIGH if card.suit == lead.suit else LEAVES_TRUMPABLE
    return LEAVES_LOW if card.suit == lead.suit else 1.0


class Clue(NamedTuple):
    """Is what something done says about a hand."""

    cards: Hand
    """The hands meant hold all of these."""
    factor: float
    """By how much less likely such a hand is."""


class Witness(NamedTuple):
    """Is somebody who draws conclusions about the hand of a seat from the tricks played."""

    view: View
    seat: Seat
    unseen: Hand
    """The cards of which the seat may hold some."""
    tricks: Sequence[Trick]

    def clues(self) -> Iterator[Clue]:
        """Gives all that the seat's moves tell, one after the other."""
        for index, trick in enumerate(self.tricks):
            if trick.lead is None:
                continue
            if trick.leader == self.seat:
                yield from self._of_lead(index, trick.lead, trick.marriage)
            elif trick.reply is not None:
                yield from self._of_reply(index, trick.lead, trick.reply)
        yield from self._of_jack()

    def _of_lead(self, index: int, lead: Card, marriage: int) -> Iterator[Clue]:
        if marriage or self._plain(index):
            return
        other, trump = partner(lead), self.view.trump
        if other in self.unseen:
            yield Clue((other,), self._came_later(index))
        for suit in SUITS:
            pair = (Card("K" + suit), Card("Q" + suit))
            if lead not in pair and all(card in self.unseen for card in pair):
                yield self._softened(index, pair, KEEPS_MARRIAGE)

        for card in self.unseen:
            if trump != card.suit and (lead.suit == trump or POINTS[card] < POINTS[lead]):
                yield self._softened(index, (card,), KEEPS_CHEAPER)

    def _of_reply(self, index: int, lead: Card, reply: Card) -> Iterator[Clue]:
        trump = self.view.trump
        if self.view.strict and index >= self.view.draws_each:
            for card in self.unseen:
                if refuse_reply(reply, (reply, card), lead, trump):
                    yield Clue((card,), 0.0)
        elif not beats(reply, lead, trump):
            for card in self.unseen:
                if beats(card, lead, trump):
                    yield self._softened(index, (card,), _leaves(lead, card))

    def _of_jack(self) -> Iterator[Clue]:
        jack = Card("J" + self.view.trump)
        led = [index for index, trick in enumerate(self.tricks) if self._could_exchange(index, trick)]
        if led and jack in self.unseen:
            yield self._softened(led[-1], (jack,), KEEPS_JACK)

    def _could_exchange(self, index: int, trick: Trick) -> bool:
        """Whether the seat led to a trick with the stock open, and could have exchanged before."""
        if trick.leader != self.seat or trick.lead is None or trick.exchanged:
            return False
        start, stock = self.view.start, self.view.start.stock_size - 2 * index
        closed = start.closed_by is not None or any(trick.closed for trick in self.tricks[:index])
        return stock >= self.view.game.rules.exchange_needs and not closed and not self._plain(index)

    def _plain(self, index: int) -> bool:
        """Whether nothing can be declared or exchanged in a trick (switch ``sharp``)."""
        return self.view.game.rules.sharp and self.view.start.tricks_played + index == 0

    def _came_later(self, index: int) -> float:
        """Returns how likely a hidden card of the seat was drawn after a trick."""
        hidden = self.view.counts[self.seat] - len(self.view.shown[self.seat])
        return min(1.0, max(0, self.view.draws_each - index) / hidden) if hidden else 0.0

    def _softened(self, index: int, cards: Hand, factor: float) -> Clue:
        """Returns a clue about cards of which some may have come after the trick."""
        all_there = (1 - self._came_later(index)) ** len(cards)
        return Clue(cards, 1 - all_there * (1 - factor))
