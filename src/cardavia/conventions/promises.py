"""What a call tells: a few bounds on the caller's hand, and the sentence that says them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from cardavia.cards import SUITS, Card, Suit
from cardavia.games.fiftysix import RANK_ORDER, Call
from cardavia.words import Message, Param

HIGH_RANKS: Final = RANK_ORDER[:4]
"""The ranks worth points, J 9 A 10 (rule 8)."""


@cache
def group(measure: str, suit: Suit | None) -> frozenset[Card]:
    """Returns the kinds of card that a measure counts: ``jacks``, ``high``, ``low`` or ``cards`` of a suit.

    ``jack_suits`` counts over all suits: the Jacks of all of them.

    >>> sorted(card.text for card in group("high", "D"))
    ['9D', 'AD', 'JD', 'TD']
    """
    if measure == "jack_suits":
        return frozenset(Card("J" + each) for each in SUITS)
    ranks = {"jacks": ("J",), "high": HIGH_RANKS, "low": RANK_ORDER[4:], "cards": RANK_ORDER}[measure]
    return frozenset(Card(f"{rank}{suit}") for rank in ranks)


class Bound(msgspec.Struct, frozen=True):
    """Is one thing told: how many cards of a group the hand holds, at least and at most."""

    measure: str
    least: int
    most: int | None = None
    """None: there is no upper end."""

    def holds(self, hand: Sequence[Card], suit: Suit | None) -> bool:
        """Whether a hand is within the bound."""
        cards = [card for card in hand if card in group(self.measure, suit)]
        count = len(set(cards)) if self.measure == "jack_suits" else len(cards)
        return count >= self.least and (self.most is None or count <= self.most)


class Promise(msgspec.Struct, frozen=True):
    """Is what one call tells by the convention card.  Nobody has to keep it (rule 8)."""

    call: Call
    tells: str
    """Which sentence says it: ``tells_…`` in the catalogues."""
    suit: Suit | None = None
    """The suit that it tells of."""
    bounds: tuple[Bound, ...] = ()
    """What the hand that was dealt has to have; empty where the call tells nothing of it."""

    @property
    def message(self) -> Message:
        """The call and what it tells, ready to be spoken.

        >>> from cardavia import conventions
        >>> from cardavia.games.fiftysix import Auction, Rules
        >>> str(conventions.promise(Auction(Rules(), players=6, first=1).call_all("D28"), 0).message)
        '♦28: strong in diamonds (3 high cards or more), but no Jack of them.'
        """
        numbers: dict[str, Param] = {bound.measure: bound.least for bound in self.bounds}
        named: dict[str, Param] = {"suit": self.suit} if self.suit else {}
        return Message(f"tells_{self.tells}", {"call": self.call.text, **named, **numbers})

    def holds(self, hand: Sequence[Card]) -> bool:
        """Whether a hand, as it was dealt, keeps the promise."""
        return all(bound.holds(hand, self.suit) for bound in self.bounds)


def read_range(text: str, steps: int) -> tuple[int, int | None]:
    """Reads a range of the convention card: ``"2"``, ``"2+"``, or ``"k"`` for the steps after plus.

    >>> read_range("1+", 0), read_range("0", 0), read_range("k", 2)
    ((1, None), (0, 0), (2, 2))
    """
    if text.endswith("+"):
        return int(text[:-1]), None
    exactly = steps if text == "k" else int(text)
    return exactly, exactly
