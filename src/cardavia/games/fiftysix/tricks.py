"""The tricks of 56 (rules 3, 14 and 15): what may be played, and who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardavia.cards import RANKS, SUITS, Card, Hand, Rank, Strain, write_cards
from cardavia.games.game import Seat
from cardavia.words import IllegalMove

RANK_ORDER: Final[tuple[Rank, ...]] = ("J", "9", "A", "T", "K", "Q", "8", "7")
"""High to low (rule 3)."""
STRENGTH: Final[dict[Card, int]] = {
    Card(rank + suit): -RANK_ORDER.index(rank) for rank in RANKS for suit in SUITS
}
_PLACE: Final = {
    Card(rank + suit): (SUITS.index(suit), RANK_ORDER.index(rank)) for rank in RANKS for suit in SUITS
}


class Trick(msgspec.Struct, frozen=True):
    """Is a finished trick: who led, the cards in the order played, and who took it."""

    leader: Seat
    cards: Hand
    winner: Seat


def sort_hand(cards: Sequence[Card]) -> Hand:
    """Returns the cards by suit (S H D C), each suit from the top down."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def playable(hand: Hand, trick: Hand) -> Hand:
    """Returns the cards of a sorted hand that may be played, equal ones once (rule 14).

    >>> from cardavia.cards import read_cards as c
    >>> write_cards(playable(c("KS 9H QC QC"), c("JC")))
    'QC'
    """
    led = trick[0].suit if trick else None
    following = [card for card in hand if card.suit == led]
    # dict, not set: the order has to be the hand's.
    return tuple(dict.fromkeys(following or hand))


def refuse_card(card: Card, hand: Hand, trick: Hand) -> IllegalMove | None:
    """Returns why this card may not be played, or None where it may (rule 14)."""
    if card not in hand:
        return IllegalMove("card_not_in_hand", card=card.text)
    if trick and card.suit != trick[0].suit:
        following = [held for held in hand if held.suit == trick[0].suit]
        if following:
            cards = write_cards(dict.fromkeys(following))
            return IllegalMove("must_follow_suit", suit=trick[0].suit, cards=cards)
    return None


def winning_place(trick: Hand, strain: Strain) -> int:
    """Returns which card of the trick takes it, counted from 0 (rule 15).

    The highest trump, else the highest card of the suit led; of two identical cards the first.

    >>> from cardavia.cards import read_cards as c
    >>> winning_place(c("9C JC AC JC"), "NT"), winning_place(c("9C JC QH JC"), "H")
    (1, 2)
    """
    best, place = trick[0], 0
    for index, card in enumerate(trick[1:], 1):
        if card.suit == best.suit:
            beats = STRENGTH[card] > STRENGTH[best]
        else:
            beats = card.suit == strain
        if beats:
            best, place = card, index
    return place
