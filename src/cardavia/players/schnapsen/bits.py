"""Cards as bits: a hand of Schnapsen is an integer, so that a search can count quickly.

Jacks have the lowest bits and aces the highest: ``hand.bit_length()`` finds the strongest card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cardavia.cards import SUITS, Card, Hand, Suit
from cardavia.games.schnapsen import POINTS, RANK_ORDER, partner

Bits = int
"""One card, or several: a bit for each."""

CARDS: Final[dict[Bits, Card]] = {
    1 << place: Card(rank + suit)
    for place, (rank, suit) in enumerate((rank, suit) for rank in reversed(RANK_ORDER) for suit in SUITS)
}
BIT: Final[dict[Card, Bits]] = {card: bit for bit, card in CARDS.items()}


def bits_of(cards: Iterable[Card]) -> Bits:
    """Returns some cards as bits.

    >>> from cardavia.cards import read_cards
    >>> [str(card) for card in cards_of(bits_of(read_cards("AD JS TD")))]
    ['AD', 'TD', 'JS']
    """
    return sum(BIT[card] for card in cards)


def cards_of(bits: Bits) -> Hand:
    """Returns the cards, the strongest first."""
    return tuple(CARDS[bit] for bit in strongest_first(bits))


def strongest_first(bits: Bits) -> Iterator[Bits]:
    """Gives the single cards, aces before tens and jacks last."""
    while bits:
        bit = 1 << (bits.bit_length() - 1)
        bits ^= bit
        yield bit


SUIT_BITS: Final[dict[Suit, Bits]] = {suit: bits_of(c for c in BIT if c.suit == suit) for suit in SUITS}
SUIT_OF: Final[dict[Bits, Bits]] = {bit: SUIT_BITS[card.suit] for bit, card in CARDS.items()}
"""All cards of a card's suit."""
ABOVE: Final[dict[Bits, Bits]] = {bit: SUIT_OF[bit] & ~(2 * bit - 1) for bit in CARDS}
"""The cards that beat a card in its own suit."""
WORTH: Final[dict[Bits, int]] = {bit: POINTS[card] for bit, card in CARDS.items()}
PARTNER: Final[dict[Bits, Bits]] = {
    bit: BIT[other] if (other := partner(card)) else 0 for bit, card in CARDS.items()
}
"""The other card of a marriage; nothing for aces, tens and jacks."""
