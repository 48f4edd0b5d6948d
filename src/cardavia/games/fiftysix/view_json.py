"""Views of 56 as JSON: the facts alone, from which all else follows by the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardavia.cards import Card, Hand, read_cards, write_cards
from cardavia.games.fiftysix.game import FiftySix
from cardavia.games.fiftysix.public import Start
from cardavia.games.fiftysix.tricks import sort_hand
from cardavia.games.fiftysix.view import View
from cardavia.games.game import Pair, Seat
from cardavia.words import BadPosition, IllegalMove


class StartJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is where the play began: as in :class:`Start`, cards as text."""

    leader: Seat
    trick: str
    points: Pair
    gone: str


class ViewJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is a view as it travels: cards and calls as text, spaces between."""

    game: Literal["fiftysix"]
    version: int
    players: int
    rules: str
    seat: Seat | None
    dealer: Seat
    score: Pair
    calls: str
    start: StartJson
    plays: str
    hand: str
    hands: tuple[str, ...] | None


def write_view(view: View) -> bytes:
    """Returns a view as JSON."""
    start = view.start
    return msgspec.json.encode(
        ViewJson(
            game="fiftysix",
            version=view.game.version,
            players=view.game.players,
            rules=view.game.rules_text,
            seat=view.seat,
            dealer=view.dealer,
            score=view.score,
            calls=" ".join(call.text for call in view.auction.calls),
            start=StartJson(start.leader, write_cards(start.trick), start.points, write_cards(start.gone)),
            plays=write_cards(card for _, card in view.plays),
            hand=write_cards(view.hand),
            hands=None if view.hands is None else tuple(write_cards(hand) for hand in view.hands),
        )
    )


def read_view(wire: ViewJson) -> View:
    """Returns the view that was written.

    Raises:
        Refusal: the facts contradict the rules or each other.
    """
    game = FiftySix(players=wire.players, rules=wire.rules)
    game.check_seat(wire.dealer)
    game.check_seat(wire.start.leader)
    auction = game.auction(wire.dealer).call_all(wire.calls)
    start = Start(
        wire.start.leader,
        read_cards(wire.start.trick),
        wire.start.points,
        sort_hand(read_cards(wire.start.gone)),
    )
    view = View(
        game, wire.dealer, wire.score, start, auction, start.leader, start.trick, start.points, (), False,
        seat=wire.seat, hand=sort_hand(read_cards(wire.hand)), hands=None,
    )  # fmt: skip
    return _with_plays(view, read_cards(wire.plays), wire.hands)


def _with_plays(view: View, plays: Hand, hands: tuple[str, ...] | None) -> View:
    for card in plays:
        view = _lay(view, card)
    if view.over != (hands is not None):
        raise BadPosition("view_hands_when_over")
    if hands is not None:
        view = msgspec.structs.replace(view, hands=tuple(sort_hand(read_cards(hand)) for hand in hands))
    view.check_own_cards()
    return view


def _lay(view: View, card: Card) -> View:
    if view.over or not view.auction.over:
        raise IllegalMove("deal_over" if view.over else "auction_goes_on", card=card.text, move=card.text)
    return view.after_card(card)
