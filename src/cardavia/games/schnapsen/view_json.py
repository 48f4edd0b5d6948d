"""Views of Schnapsen as JSON: the facts alone, from which all else follows by the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardavia.cards import Card, read_cards, read_suit, write_cards
from cardavia.games.game import Pair, Seat
from cardavia.games.schnapsen.course import after_close, after_exchange, after_lead, after_reply
from cardavia.games.schnapsen.game import Schnapsen
from cardavia.games.schnapsen.moves import EXCHANGE, Announcement, read_move
from cardavia.games.schnapsen.public import Public, Start, at_start
from cardavia.games.schnapsen.scoring import Frozen
from cardavia.games.schnapsen.tricks import sort_hand
from cardavia.games.schnapsen.view import View
from cardavia.words import BadPosition, IllegalMove


class StartJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is where the deal began: as in :class:`Start`, cards as text."""

    leader: Seat
    indicator: str
    hand_size: int
    gone: str
    tricks_played: int
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
    version: int
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
            moves=" ".join(_write_moves(view)),
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
        leader=tricks[0].leader,
        indicator=str(indicator or ""),
        hand_size=start.hand_size,
        gone=write_cards(start.gone),
        tricks_played=start.tricks_played,
        lead=str(start.lead or ""),
        shown=(write_cards(start.shown[0]), write_cards(start.shown[1])),
        points=start.points,
        tricks=start.tricks,
        pending=start.pending,
        closed_by=start.closed_by,
        frozen=start.frozen,
        stock_size=start.stock_size,
    )


def _write_moves(view: Public) -> list[str]:
    married = {trick.lead: f"+{trick.marriage}" for trick in (*view.played, view.table) if trick.marriage}
    return [
        f"{move}{married.get(move, '')}" if isinstance(move, Card) else str(move) for _, move in view.history
    ]


def read_view(wire: ViewJson) -> View:
    """Returns the view that was written.

    Raises:
        Refusal: the facts contradict the rules or each other.
    """
    view = _view_at_start(wire)
    for word in wire.moves.split():
        view = _follow(view, word)
    if view.over != (wire.hands is not None and wire.stock is not None):
        raise BadPosition("view_hands_when_over")
    if wire.hands is not None and wire.stock is not None:
        hands = sort_hand(read_cards(wire.hands[0])), sort_hand(read_cards(wire.hands[1]))
        view = msgspec.structs.replace(view, hands=hands, stock=read_cards(wire.stock))
    view.check_own_cards()
    return view


def _view_at_start(wire: ViewJson) -> View:
    game, begin = Schnapsen(rules=wire.rules), wire.start
    for seat in (wire.dealer, begin.leader, wire.seat or 0, begin.closed_by or 0):
        game.check_seat(seat)
    shown = sort_hand(read_cards(begin.shown[0])), sort_hand(read_cards(begin.shown[1]))
    start = Start(
        hand_size=begin.hand_size,
        gone=sort_hand(read_cards(begin.gone)),
        tricks_played=begin.tricks_played,
        lead=Card(begin.lead) if begin.lead else None,
        shown=shown,
        points=begin.points,
        tricks=begin.tricks,
        pending=begin.pending,
        closed_by=begin.closed_by,
        frozen=begin.frozen,
        stock_size=begin.stock_size,
    )
    indicator = Card(begin.indicator) if begin.indicator else None
    begun = at_start(game, wire.dealer, wire.score, start, read_suit(wire.trump), indicator, begin.leader)
    hand, drawn = sort_hand(read_cards(wire.hand)), read_cards(wire.drawn)
    return View(**begun, seat=wire.seat, hand=hand, drawn=drawn, hands=None, stock=None)


def _follow(view: View, word: str) -> View:
    text, _, worth = word.partition("+")
    move = read_move(text)
    if view.over:
        raise IllegalMove("deal_over", move=word)
    if isinstance(move, Announcement):
        if view.led is not None or view.strict or view.indicator is None:
            raise IllegalMove("unknown_move", move=word)
        return after_exchange(view) if move is EXCHANGE else after_close(view)
    if view.led is not None:
        return after_reply(view, move)
    if worth not in ("", "40" if move.suit == view.trump else "20") or (worth and move.rank not in "KQ"):
        raise IllegalMove("unknown_move", move=word)
    return after_lead(view, move, int(worth or 0))
