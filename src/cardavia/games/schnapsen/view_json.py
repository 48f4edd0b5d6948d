"""Views of Schnapsen as JSON: the facts alone, from which all else follows by the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardavia.cards import Card, read_cards, read_suit, write_cards
from cardavia.games.game import Pair, Seat
from cardavia.games.schnapsen.completion import check_view
from cardavia.games.schnapsen.course import after_close, after_exchange, after_lead, after_reply
from cardavia.games.schnapsen.game import Schnapsen
from cardavia.games.schnapsen.lawful import marriage, refuse_announcement
from cardavia.games.schnapsen.moves import EXCHANGE, read_move
from cardavia.games.schnapsen.positions import check_start
from cardavia.games.schnapsen.public import Public, Start, at_start
from cardavia.games.schnapsen.scoring import Frozen
from cardavia.games.schnapsen.tricks import POINTS, partner, sort_hand
from cardavia.games.schnapsen.view import View
from cardavia.words import BadPosition, IllegalMove


class StartJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is where the deal began: as in :class:`Start`, cards as text."""

    indicator: str
    gone: str
    lead: str
    shown: tuple[str, str]
    points: Pair
    tricks: Pair
    pending: Pair
    closed_by: Seat | None
    frozen: Frozen | None
    stock_size: int


class ViewJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is a view as it travels.  Moves as text; a lead that declares a marriage as ``KH+20``."""

    game: Literal["schnapsen"]
    version: Literal[1]
    rules: str
    seat: Seat | None
    dealer: Seat
    score: Pair
    trump: str
    start: StartJson
    moves: str
    hand: str
    drawn: str
    hands: tuple[str, str] | None
    stock: str | None


def write_view(view: View) -> bytes:
    """Returns a view as JSON."""
    return msgspec.json.encode(
        ViewJson(
            game="schnapsen",
            version=view.game.version,
            rules=view.game.rules_text,
            seat=view.seat,
            dealer=view.dealer,
            score=view.score,
            trump=view.trump,
            start=_write_start(view),
            moves=" ".join(view.heard),
            hand=write_cards(view.hand),
            drawn=write_cards(view.drawn),
            hands=(write_cards(view.hands[0]), write_cards(view.hands[1])) if view.hands else None,
            stock=None if view.stock is None else write_cards(view.stock),
        )
    )


def _write_start(view: Public) -> StartJson:
    start, tricks = view.start, (*view.played, view.table)
    indicator = next((trick.exchanged for trick in tricks if trick.exchanged), view.indicator)
    return StartJson(
        indicator=str(indicator or "") if start.stock_size else "",
        gone=write_cards(start.gone),
        lead=str(start.lead or ""),
        shown=(write_cards(start.shown[0]), write_cards(start.shown[1])),
        points=start.points,
        tricks=start.tricks,
        pending=start.pending,
        closed_by=start.closed_by,
        frozen=start.frozen,
        stock_size=start.stock_size,
    )


def read_view(wire: ViewJson) -> View:
    """Returns the view that was written.

    Raises:
        Refusal: the facts contradict the rules or each other.
    """
    view = _view_at_start(wire)
    for word in wire.moves.split():
        view = _follow(view, word)
    if [wire.hands is not None, wire.stock is not None] != [view.over, view.over]:
        raise BadPosition("view_hands_when_over")
    if wire.hands is not None and wire.stock is not None:
        hands = sort_hand(read_cards(wire.hands[0])), sort_hand(read_cards(wire.hands[1]))
        view = msgspec.structs.replace(view, hands=hands, stock=read_cards(wire.stock))
    check_view(view)
    return view


def _view_at_start(wire: ViewJson) -> View:
    game, trump, begin = Schnapsen(rules=wire.rules), read_suit(wire.trump), wire.start
    for seat in (wire.dealer, wire.seat or 0):
        game.check_seat(seat)
    game.check_score(wire.score)
    start = Start(
        gone=sort_hand(read_cards(begin.gone)),
        lead=Card(begin.lead) if begin.lead else None,
        shown=(sort_hand(read_cards(begin.shown[0])), sort_hand(read_cards(begin.shown[1]))),
        points=begin.points,
        tricks=begin.tricks,
        pending=begin.pending,
        closed_by=begin.closed_by,
        frozen=begin.frozen,
        stock_size=begin.stock_size,
    )
    indicator = Card(begin.indicator) if begin.indicator else None
    check_start(start, game, trump, indicator)
    begun = at_start(game, wire.dealer, wire.score, start, trump, indicator, 1 - wire.dealer)
    hand, drawn = sort_hand(read_cards(wire.hand)), read_cards(wire.drawn)
    return View(**begun, seat=wire.seat, hand=hand, drawn=drawn, hands=None, stock=None)


def _follow(view: View, word: str) -> View:
    text, plus, number = word.partition("+")
    move, declared = read_move(text), plus + number
    if view.over:
        raise IllegalMove("deal_over", move=word)
    if isinstance(move, Card) and view.led is None:
        return after_lead(view, move, _worth(view, move, declared))
    if declared:
        raise IllegalMove("unknown_move", move=word)
    if isinstance(move, Card):
        return after_reply(view, _of_the_pack(move))
    if refused := refuse_announcement(view, (Card("J" + view.trump),), move):
        raise refused
    return after_exchange(view) if move is EXCHANGE else after_close(view)


def _worth(view: View, lead: Card, written: str) -> int:
    """Returns what a lead has declared, where that is what it can have declared (rule 7)."""
    other = partner(_of_the_pack(lead))
    least = marriage(view, view.shown[view.leader], lead)
    most = marriage(view, (other,) if other else (), lead)
    for worth in (least, most):
        if written == (f"+{worth}" if worth else ""):
            return worth
    raise IllegalMove("lead_declares", card=lead.text, worth=most, written=written)


def _of_the_pack(card: Card) -> Card:
    if card not in POINTS:
        raise BadPosition("not_in_the_pack", cards=card.text)
    return card
