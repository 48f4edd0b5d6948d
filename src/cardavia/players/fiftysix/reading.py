"""What the calls say of the hands that a seat does not see: how likely each hand is to have called so.

Every call is a likelihood over the caller's hand.  What it promises by the convention card is taken to be
true but for an error, which depends on who calls (:mod:`.truth`); besides, whoever bids a suit has more of it
than need be, and whoever passes has fewer Jacks.  A likelihood is a factor for each suit, over how many
Jacks, other high cards and low cards the hand has of it, and one over the suits in which it has a Jack: all
of them multiplied are the weight of the hand.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from cardavia import conventions
from cardavia.cards import SUITS, Suit
from cardavia.conventions import Bound, Promise
from cardavia.games import Seat
from cardavia.games.fiftysix import Call, Form, View
from cardavia.kernel.fiftysix_deals import HOLDINGS
from cardavia.players.fiftysix.evidence import Lean, evidence
from cardavia.players.fiftysix.truth import Truth

WORSE: Final = 0.5
"""How much rarer each further card makes a broken promise, but for seats that are hardly believed at all."""
LISTS: Final = 4096
"""How many lists of weights are kept for the next time."""
ALL: Final = 15
"""The four suits, a bit each."""

Holding = tuple[int, int, int]
"""Of one suit: Jacks, other high cards, low cards."""
HOLDINGS_IN_ORDER: Final[tuple[Holding, ...]] = tuple(
    (jacks, high, low) for jacks in range(3) for high in range(7) for low in range(9)
)
assert len(HOLDINGS_IN_ORDER) == HOLDINGS


BIDS: Final = {
    Form.NUMBER_SUIT: Lean(0.5, 0.55, 0.45),
    Form.SUIT_NUMBER: Lean(0.0, 0.2, 0.5),
}
"""In the suit called, beyond what the convention card asks for: measured on the auctions of ``fair``."""
NO_TRUMPS: Final = Lean(0.4, -0.1, -0.1)
"""In every suit, for a bid of no trumps that claims Jacks."""
PASSES: Final = Lean(-0.4, 0.0, 0.1)
"""In every suit, for a seat that passes before it has bid."""


class Asked(NamedTuple):
    """Is what one promise asks of a suit, and how rarely it is made without."""

    bounds: tuple[Bound, ...]
    error: float


class Reading:
    """Is how likely each hand is, for every seat that the viewer does not see, from all that was called.

    The tables are over the cards that a seat holds now: those that it has played are known.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.gone = _gone(view)
        self._leans: defaultdict[tuple[Seat, Suit], Lean] = defaultdict(Lean)
        self._asked: defaultdict[tuple[Seat, Suit], tuple[Asked, ...]] = defaultdict(tuple)
        self._jack_suits: defaultdict[Seat, tuple[Asked, ...]] = defaultdict(tuple)
        self._spoken: set[Seat] = set()
        self.truth = Truth(view)
        auction = view.auction
        for index, call in enumerate(auction.calls):
            seat = auction.seat_of(index)
            if seat != view.seat and view.counts[seat]:
                self._hear(seat, call, conventions.promise(auction, index))
        for seat, suit, lean in evidence(view):
            self._lean(seat, (suit,), lean)

    def suit(self, seat: Seat, suit: Suit) -> tuple[float, ...]:
        """Returns the weight of each holding that a seat may have of a suit now."""
        return _weights(self._asked[seat, suit], self._leans[seat, suit], self.gone[seat, suit])

    def jack_suits(self, seat: Seat) -> tuple[float, ...]:
        """Returns the weight of each set of suits, a bit each, in which a seat may have a Jack now."""
        shown = sum(1 << place for place, suit in enumerate(SUITS) if self.gone[seat, suit][0])
        return _jack_weights(self._jack_suits[seat], shown)

    def _hear(self, seat: Seat, call: Call, promise: Promise) -> None:
        if promise.bounds:
            asked = (Asked(promise.bounds, self.truth.error(seat)),)
            if promise.suit is None:
                self._jack_suits[seat] += asked
            else:
                self._asked[seat, promise.suit] += asked
        if call.is_bid:
            self._lean_to(seat, call)
        elif call.form is Form.PASS and seat not in self._spoken:
            self._lean(seat, SUITS, PASSES)
        self._spoken.add(seat)

    def _lean_to(self, seat: Seat, call: Call) -> None:
        if call.suit is not None and call.form in BIDS:
            self._lean(seat, (call.suit,), BIDS[call.form])
        elif call.form is Form.NUMBER_NO_TRUMPS:
            self._lean(seat, SUITS, NO_TRUMPS)

    def _lean(self, seat: Seat, suits: tuple[Suit, ...], lean: Lean) -> None:
        for suit in suits:
            self._leans[seat, suit] = self._leans[seat, suit].and_(lean)


def _gone(view: View) -> defaultdict[tuple[Seat, Suit], Holding]:
    """Returns what each seat has played of each suit."""
    gone: defaultdict[tuple[Seat, Suit], Holding] = defaultdict(lambda: (0, 0, 0))
    for seat, card in view.laid:
        jacks, high, low = gone[seat, card.suit]
        if card.rank == "J":
            gone[seat, card.suit] = jacks + 1, high, low
        elif card in conventions.group("high", card.suit):
            gone[seat, card.suit] = jacks, high + 1, low
        else:
            gone[seat, card.suit] = jacks, high, low + 1
    return gone


@lru_cache(LISTS)
def _weights(asked: tuple[Asked, ...], lean: Lean, gone: Holding) -> tuple[float, ...]:
    found = []
    for now in HOLDINGS_IN_ORDER:
        jacks, high, low = (one + other for one, other in zip(now, gone, strict=True))
        weight = exp(lean.jack * jacks + lean.high * high + lean.low * low)
        for bounds, error in asked:
            amounts = {"jacks": jacks, "high": jacks + high, "low": low, "cards": jacks + high + low}
            weight *= _kept(sum(_missed(bound, amounts[bound.measure]) for bound in bounds), error)
        found.append(weight)
    return tuple(found)


@lru_cache(LISTS)
def _jack_weights(asked: tuple[Asked, ...], shown: int) -> tuple[float, ...]:
    found = []
    for now in range(ALL + 1):
        suits = (now | shown).bit_count()
        weight = 1.0
        for bounds, error in asked:
            weight *= _kept(sum(_missed(bound, suits) for bound in bounds), error)
        found.append(weight)
    return tuple(found)


def _kept(missed: int, error: float) -> float:
    return 1.0 if missed == 0 else error * max(error, WORSE) ** (missed - 1)


def _missed(bound: Bound, amount: int) -> int:
    """Returns by how many cards an amount is outside a bound."""
    if amount < bound.least:
        return bound.least - amount
    return amount - bound.most if bound.most is not None and amount > bound.most else 0
