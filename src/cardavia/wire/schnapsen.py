"""A deal of Schnapsen as a page reads it."""

from __future__ import annotations

import msgspec

from cardavia.cards import SUITS, Card
from cardavia.games import Seat
from cardavia.games.game import Pair
from cardavia.games.schnapsen import Announcement, Frozen, Result, Trick, View, marriage, points_of
from cardavia.games.schnapsen.lawful import refuse
from cardavia.words import Message


class Marriage(msgspec.Struct, frozen=True):
    """Is a marriage in the viewer's hand, to be declared by leading one of its cards."""

    suit: str
    worth: int
    cards: tuple[str, str]


class TrickShown(msgspec.Struct, frozen=True):
    """Is a trick: the lead, what was done before it, the reply, and who took it."""

    leader: Seat
    lead: str | None
    reply: str | None
    marriage: int
    exchanged: str | None
    closed: bool
    winner: Seat | None
    points: int


class SchnapsenDeal(msgspec.Struct, frozen=True, tag_field="game", tag="schnapsen"):
    """Is a deal of Schnapsen."""

    to_act: Seat | None
    hand: tuple[str, ...]
    counts: Pair
    legal: tuple[str, ...]
    refusals: dict[str, Message]
    """Why each of the viewer's other cards, exchange and close are not possible now."""
    trump: str
    indicator: str | None
    stock: int
    closed_by: Seat | None
    frozen: Frozen | None
    strict: bool
    points: Pair
    pending: Pair
    tricks: Pair
    shown: tuple[tuple[str, ...], tuple[str, ...]]
    """Cards known to be in each hand."""
    marriages: tuple[Marriage, ...]
    trick: TrickShown
    last_trick: TrickShown | None
    number: int
    """Which trick is on the table, from 1."""
    hands: tuple[tuple[str, ...], tuple[str, ...]] | None
    rest: tuple[str, ...] | None
    """What is left of the stock when the deal has ended."""
    result: Result | None


def schnapsen_deal(view: View) -> SchnapsenDeal:
    """Returns a viewer's deal laid out for a page."""
    mine = view.seat is not None and view.to_act == view.seat
    return SchnapsenDeal(
        to_act=view.to_act,
        hand=_texts(view.hand),
        counts=view.counts,
        legal=tuple(str(move) for move in view.legal_moves()),
        refusals=_refusals(view) if mine else {},
        trump=view.trump,
        indicator=str(view.indicator) if view.indicator and view.stock_size else None,
        stock=view.stock_size,
        closed_by=view.closed_by,
        frozen=view.frozen,
        strict=view.strict,
        points=view.points,
        pending=view.pending,
        tricks=view.tricks,
        shown=(_texts(view.shown[0]), _texts(view.shown[1])),
        marriages=_marriages(view) if mine and view.led is None else (),
        trick=_trick(view, view.table),
        last_trick=_trick(view, view.played[-1]) if view.played else None,
        number=view.trick_number,
        hands=(_texts(view.hands[0]), _texts(view.hands[1])) if view.hands else None,
        rest=None if view.stock is None else _texts(view.stock),
        result=view.result,
    )


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.text for card in cards)


def _refusals(view: View) -> dict[str, Message]:
    refused = ((move, refuse(view, view.hand, move)) for move in (*Announcement, *view.hand))
    return {str(move): refusal.message for move, refusal in refused if refusal is not None}


def _marriages(view: View) -> tuple[Marriage, ...]:
    kings = ((suit, Card("K" + suit)) for suit in SUITS)
    worth = ((suit, marriage(view, view.hand, king) if king in view.hand else 0) for suit, king in kings)
    return tuple(Marriage(suit, value, ("K" + suit, "Q" + suit)) for suit, value in worth if value)


def _trick(view: View, trick: Trick) -> TrickShown:
    cards = [card for card in (trick.lead, trick.reply) if card is not None]
    return TrickShown(
        leader=trick.leader,
        lead=str(trick.lead) if trick.lead else None,
        reply=str(trick.reply) if trick.reply else None,
        marriage=trick.marriage,
        exchanged=str(trick.exchanged) if trick.exchanged else None,
        closed=trick.closed,
        winner=trick.winner(view.trump) if trick.reply else None,
        points=points_of(cards),
    )
