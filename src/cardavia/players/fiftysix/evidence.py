"""What the cards played tell of those that were not: who has a low card to throw throws no point away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cardavia.cards import Card, Suit
from cardavia.games import Seat
from cardavia.games.fiftysix import View, winning_place


class Lean(NamedTuple):
    """Is how much more often something is called or played for each card of a kind in a suit: an exponent."""

    jack: float = 0.0
    high: float = 0.0
    low: float = 0.0

    def and_(self, other: Lean) -> Lean:
        """Returns both together."""
        return Lean(self.jack + other.jack, self.high + other.high, self.low + other.low)


WASTED: Final = Lean(low=-2.0)
"""For a point laid on a trick of the other side's: a low card would have done.

Counted at tables of ``fair`` and ``strong``: with both to choose from, they lay a point there once in ten
times, never among the last two to play; on a trick of their own side's three times in four.
"""
WASTED_LATE: Final = Lean(low=-3.5)
"""The same among the last two to play."""
WITHHELD: Final = Lean(high=-1.0)
"""For a low card laid on a trick of the own side's: a point would have been welcome."""


def evidence(view: View) -> Iterator[tuple[Seat, Suit, Lean]]:
    """Yields for the cards that followed suit what they tell of the rest of that suit."""
    contract = view.contract
    if contract is None:
        return
    players, laid = view.game.players, view.laid
    for start in range(0, len(laid), players):
        trick = laid[start : start + players]
        for place in range(1, len(trick)):
            seat, card = trick[place]
            if card.suit != trick[0][1].suit:
                continue
            before = tuple(other for _, other in trick[:place])
            if winning_place((*before, card), contract.strain) == place:
                continue
            holder = trick[winning_place(before, contract.strain)][0]
            lean = _told(card, holder % 2 == seat % 2, place >= players - 2)
            if lean is not None:
                yield seat, card.suit, lean


def _told(card: Card, own: bool, late: bool) -> Lean | None:
    """Returns what a card tells that does not take the trick, which is the own side's or the other's."""
    if card.rank in "J9AT":
        return None if own else (WASTED_LATE if late else WASTED)
    return WITHHELD if own else None
