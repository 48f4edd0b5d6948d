"""How the open part of a deal of Schnapsen goes on with each move.

Deals and views share these steps: a deal adds what happens to the hands, a view read from JSON
has nothing else to go by.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from cardavia.cards import Card, Hand
from cardavia.games.game import Pair, Seat
from cardavia.games.schnapsen.public import Known, Public
from cardavia.games.schnapsen.scoring import GOAL, Frozen, Result, played_out, reached
from cardavia.games.schnapsen.tricks import Trick, partner, points_of, sort_hand

P = TypeVar("P", bound=Public)


def after_exchange(public: P) -> P:
    """Returns the state after the leader has exchanged the trump jack (rule 4)."""
    seat, taken, jack = public.leader, public.indicator, Card("J" + public.trump)
    assert taken is not None
    return replace(
        public,
        indicator=jack,
        shown=put(public.shown, seat, add_card(without(public.shown[seat], jack), taken)),
        table=replace(public.table, exchanged=taken),
    )


def after_close(public: P) -> P:
    """Returns the state after the leader has closed the stock (rule 5)."""
    seat = public.leader
    frozen = Frozen(public.points[1 - seat], public.tricks[1 - seat])
    return replace(public, closed_by=seat, frozen=frozen, table=replace(public.table, closed=True))


def after_lead(public: P, card: Card, worth: int) -> P:
    """Returns the state after a lead that declares a marriage of this worth, or 0 (rules 7 to 9)."""
    seat, other = public.leader, partner(card)
    shown = put(public.shown, seat, without(public.shown[seat], card))
    table = replace(public.table, lead=card, marriage=worth)
    if not worth or other is None:
        return replace(public, shown=shown, table=table)
    counts = public.tricks[seat] > 0
    public = replace(
        public,
        shown=put(shown, seat, add_card(shown[seat], other)),
        table=table,
        points=_add(public.points, seat, worth if counts else 0),
        pending=_add(public.pending, seat, 0 if counts else worth),
    )
    return replace(public, result=_reached(public, seat))


def after_reply(public: P, card: Card) -> P:
    """Returns the state after the reply: the trick taken, 66 looked for, the draw (rules 3, 8, 9, 13)."""
    trick = replace(public.table, reply=card)
    winner, seat = trick.winner(public.trump), 1 - public.leader
    assert trick.lead is not None
    worth = points_of((trick.lead, card)) + public.pending[winner]
    last = max(public.counts) == 1
    public = replace(
        public,
        shown=put(public.shown, seat, without(public.shown[seat], card)),
        points=_add(public.points, winner, worth),
        pending=_add(public.pending, winner, -public.pending[winner]),
        tricks=_add(public.tricks, winner, 1),
        played=(*public.played, trick),
        table=Trick(winner),
    )
    result = _reached(public, winner)
    if result is None and last:
        result = played_out(winner, public.closed_by, public.frozen)
    return replace(public, result=result) if result or public.strict else _after_draw(public, 1 - winner)


def _after_draw(public: P, loser: Seat) -> P:
    left = public.stock_size - 2
    if left or public.indicator is None:
        return replace(public, stock_size=left)
    # The loser of the last draw takes the indicator before everybody's eyes.
    shown = put(public.shown, loser, add_card(public.shown[loser], public.indicator))
    return replace(public, stock_size=0, shown=shown)


def _reached(public: Public, seat: Seat) -> Result | None:
    if public.points[seat] < GOAL:
        return None
    loser = Frozen(public.points[1 - seat], public.tricks[1 - seat])
    return reached(seat, public.closed_by, public.frozen, loser)


def without(hand: Hand, card: Card) -> Hand:
    """Returns the hand without a card."""
    return tuple(held for held in hand if held is not card)


def add_card(hand: Hand, card: Card) -> Hand:
    """Returns the hand with a card, sorted; a card that is there already is not doubled."""
    return sort_hand([*without(hand, card), card])


def put(hands: Known, seat: Seat, hand: Hand) -> Known:
    """Returns both hands with one of them replaced."""
    return (hand, hands[1]) if seat == 0 else (hands[0], hand)


def _add(pair: Pair, seat: Seat, more: int) -> Pair:
    return (pair[0] + more, pair[1]) if seat == 0 else (pair[0], pair[1] + more)
