"""Deals of 56 as the kernel's integers: the one place where the one becomes the other.

A card's *slot* is 8 × suit + strength, suits in the order S H D C, strength from 0 (the seven) to 7 (the
jack); a hand is 64 bits, below which slots it holds at least once, above which twice.  Equal cards are one
move.  The kernel numbers its seats in turn order, so where turns go clockwise the seats here are mirrored.
"""

from __future__ import annotations

from array import array
from typing import Final, NamedTuple

from cardavia.cards import NO_TRUMPS, SUITS, Card, Hand, Strain
from cardavia.games.fiftysix import RANK_ORDER, Deal, FiftySix
from cardavia.words import BadPosition, BadRules

CARDS: Final = tuple(Card(rank + suit) for suit in SUITS for rank in reversed(RANK_ORDER))
"""The card of each slot."""
SLOTS: Final = {card: slot for slot, card in enumerate(CARDS)}

_POINTS: Final = "3-2-1-1"
"""What the kernel takes J, 9, A and 10 to be worth."""
_NO_TRUMP_SUIT: Final = -1


class Position(NamedTuple):
    """Is a deal in its play as the kernel takes it."""

    hands: array[int]
    """By place in turn order, 64 bits each."""
    leader: int
    trump: int
    trick: bytes
    """The slots on the table, the leader's first."""
    taken: int
    """The card points that even seats have in their pile."""


def position_of(deal: Deal) -> Position:
    """Returns a deal in its play as the kernel takes it.

    Raises:
        BadPosition: the auction is still on, or the deal is over.
        BadRules: its cards have other points than the kernel reckons with.
    """
    check_rules(deal.game)
    if deal.over:
        raise BadPosition("solve_deal_over")
    contract = deal.contract
    if contract is None:
        raise BadPosition("solve_auction_on")
    return Position(
        hands=in_turn_order(deal.hands, deal.game),
        leader=place_of(deal.leader, deal.game),
        trump=trump_of(contract.strain),
        trick=bytes(SLOTS[card] for card in deal.trick),
        taken=deal.points[0],
    )


def check_rules(game: FiftySix) -> None:
    """Refuses rules whose play the kernel does not know.

    Raises:
        BadRules: J, 9, A and 10 are worth something else than 3, 2, 1 and 1 points.
    """
    if game.rules.points != _POINTS:
        raise BadRules("solve_other_points", points=game.rules.points, known=_POINTS)


def trump_of(strain: Strain) -> int:
    """Returns the index of the trump suit among S H D C; -1 for no trumps."""
    return _NO_TRUMP_SUIT if strain == NO_TRUMPS else SUITS.index(strain)


def hand_bits(hand: Hand) -> int:
    """Returns a hand as 64 bits.

    >>> from cardavia.cards import read_cards
    >>> hex(hand_bits(read_cards("JS JS 7H")))
    '0x8000000180'
    """
    bits = 0
    for card in hand:
        bit = 1 << SLOTS[card]
        bits |= bit << 32 if bits & bit else bit
    return bits


def place_of(seat: int, game: FiftySix) -> int:
    """Returns where a seat sits in turn order, or who sits at a place: the mirror works both ways."""
    # A table has an even number of seats: mirrored or not, a seat keeps its side.
    return seat * game.rules.step % game.players


def in_turn_order(hands: tuple[Hand, ...], game: FiftySix) -> array[int]:
    """Returns the hands by place, 64 bits each."""
    return array("Q", (hand_bits(hands[place_of(place, game)]) for place in range(game.players)))
