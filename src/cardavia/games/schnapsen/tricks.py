"""The tricks of Schnapsen (rules 1, 3 and 6): what a card is worth, may be played on, and beats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from cardavia.cards import SUITS, Card, Hand, Rank, Suit, write_cards
from cardavia.games.game import Seat
from cardavia.words import IllegalMove

RANK_ORDER: Final[tuple[Rank, ...]] = ("A", "T", "K", "Q", "J")
"""High to low (rule 1)."""
_WORTH: Final = dict(zip(RANK_ORDER, (11, 10, 4, 3, 2), strict=True))
POINTS: Final[dict[Card, int]] = {Card(rank + suit): _WORTH[rank] for rank in RANK_ORDER for suit in SUITS}
"""What each card is worth; also its strength within its suit (rule 1)."""
# Cards of other packs have a place too: a hand is sorted before anyone looks whether it can be one.
_PLACE: Final = {
    Card(rank + suit): (SUITS.index(suit), place)
    for place, rank in enumerate((*RANK_ORDER, "9", "8", "7"))
    for suit in SUITS
}


class Trick(msgspec.Struct, frozen=True):
    """Is one trick and what the leader did before it.  On the table it is still unfinished."""

    leader: Seat
    exchanged: Card | None = None
    """The card taken for the trump jack (rule 4)."""
    closed: bool = False
    """Whether the stock was closed before the lead (rule 5)."""
    lead: Card | None = None
    marriage: int = 0
    """20 or 40 where the lead declared a marriage (rule 7)."""
    reply: Card | None = None

    def winner(self, trump: Suit) -> Seat:
        """Returns who took the finished trick."""
        assert self.lead is not None
        assert self.reply is not None
        return 1 - self.leader if beats(self.reply, self.lead, trump) else self.leader


def points_of(cards: Iterable[Card]) -> int:
    """Returns the card points of some cards (rule 1)."""
    return sum(POINTS[card] for card in cards)


def sort_hand(cards: Iterable[Card]) -> Hand:
    """Returns the cards by suit (S H D C), each suit from the top down."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def beats(reply: Card, lead: Card, trump: Suit) -> bool:
    """Whether the reply takes the trick (rule 3).

    >>> beats(Card("AH"), Card("TH"), "C"), beats(Card("JC"), Card("AH"), "C")
    (True, True)
    """
    if reply.suit == lead.suit:
        return POINTS[reply] > POINTS[lead]
    return reply.suit == trump


def strict_replies(hand: Hand, lead: Card, trump: Suit) -> Hand:
    """Returns the cards that strict play allows (rule 6).

    Follow suit and beat the lead; else follow lower; else trump; else any card.
    """
    same = tuple(card for card in hand if card.suit == lead.suit)
    higher = tuple(card for card in same if POINTS[card] > POINTS[lead])
    trumps = tuple(card for card in hand if card.suit == trump)
    return higher or same or trumps or hand


def refuse_reply(card: Card, hand: Hand, lead: Card, trump: Suit) -> IllegalMove | None:
    """Returns why strict play forbids this reply, or None where it allows it (rule 6)."""
    allowed = strict_replies(hand, lead, trump)
    if card in allowed:
        return None
    cards = write_cards(allowed)
    if allowed[0].suit != lead.suit:
        return IllegalMove("must_trump", suit=lead.suit, cards=cards)
    if card.suit == lead.suit:
        return IllegalMove("must_beat", lead=lead.text, cards=cards)
    return IllegalMove("must_follow_suit", suit=lead.suit, cards=cards)


def partner(card: Card) -> Card | None:
    """Returns the other card of a marriage: the queen for a king, the king for a queen (rule 7)."""
    if card.rank == "K":
        return Card("Q" + card.suit)
    return Card("K" + card.suit) if card.rank == "Q" else None


def worth_of_marriage(hand: Hand, lead: Card, trump: Suit) -> int:
    """Returns what this lead from this hand is worth as a marriage: 20, in trumps 40, else 0 (rule 7)."""
    if partner(lead) not in hand:
        return 0
    return 40 if lead.suit == trump else 20
