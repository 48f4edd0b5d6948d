"""The kernel's numbers for the cards of 56, worked out here by themselves."""

from collections.abc import Iterable
from typing import NamedTuple

from cardavia.cards import SUITS, Card, Hand
from cardavia.games.fiftysix import Deal

CARDS = [Card(rank + suit) for suit in SUITS for rank in "78QKTA9J"]
"""The card of each number: 8 × suit + strength."""


def bits(cards: Iterable[Card]) -> int:
    """Returns a set of cards: the low half says which are there, the high half which are there twice."""
    found = 0
    for card in cards:
        bit = 1 << CARDS.index(card)
        found |= bit << 32 if found & bit else bit
    return found


class Numbers(NamedTuple):
    """Is a deal in its play."""

    hands: list[int]
    trick: list[int]
    leader: int
    trump: int
    points: int


def numbers_of(deal: Deal) -> Numbers:
    """Returns a deal in its play as the kernel takes it."""
    assert deal.contract
    return Numbers(
        hands=[bits(hand) for hand in deal.hands],
        trick=[CARDS.index(card) for card in deal.trick],
        leader=deal.leader,
        trump=SUITS.index(deal.contract.strain) if deal.contract.strain != "NT" else -1,
        points=deal.points[0],
    )


def cards_of(line: bytes) -> Hand:
    """Returns the cards that were played."""
    return tuple(CARDS[number] for number in line)
