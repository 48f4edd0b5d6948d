"""How both games' deals are laid out: packs, hands and the rows of the play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from cardavia.cards import Hand, write_cards
from cardavia.games.game import Pair, Seat


def write_pair(pair: Pair) -> str:
    """Returns one figure for each side.

    >>> write_pair((20, 36))
    '20:36'
    """
    return f"{pair[0]}:{pair[1]}"


def write_groups(groups: Iterable[Hand]) -> str:
    """Returns cards in groups, with a wider gap between them."""
    return "  ".join(write_cards(group) for group in groups)


def hand_lines(hands: Sequence[Hand]) -> list[str]:
    """Returns the lines of the hands as they were dealt, one for each seat, by suit.

    >>> from cardavia.cards import read_cards
    >>> hand_lines([read_cards("AS QS TC")])
    ['Hands', '  0: AS QS  TC']
    """
    return ["Hands", *(f"  {seat}: {_by_suit(hand)}" for seat, hand in enumerate(hands))]


def _by_suit(hand: Hand) -> str:
    return write_groups(tuple(cards) for _suit, cards in groupby(hand, key=lambda card: card.suit))


def row(number: int, leader: Seat, moves: str, outcome: str = "") -> str:
    """Returns the row of a trick: its number, who led, what was played, and what came of it.

    >>> row(1, 3, "QD JD*", "0:3")
    '  1.  3: QD JD*    0:3'
    """
    return f"{number:>3}.  {leader}: {moves}    {outcome}".rstrip()
