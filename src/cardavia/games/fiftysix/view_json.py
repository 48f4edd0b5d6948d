"""Views of 56 as JSON: the facts alone, from which all else follows by the rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cardavia.cards import Card, read_cards, write_cards
from cardavia.games.fiftysix.completion import check_view
from cardavia.games.fiftysix.earlier import ShownJson, read_shown, write_shown
from cardavia.games.fiftysix.game import FiftySix
from cardavia.games.fiftysix.positions import check_start
from cardavia.games.fiftysix.public import Start
from cardavia.games.fiftysix.tricks import sort_hand
from cardavia.games.fiftysix.view import View
from cardavia.words import BadPosition, IllegalMove

Figure = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""A seat, points or tables.  A stranger's huge numbers end here, where no sentence has to say them."""


class StartJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is where the play began: as in :class:`Start`, cards as text."""

    leader: Figure
    trick: str
    points: tuple[Figure, Figure]
    gone: str


class ViewJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Is a view as it travels: cards and calls as text, spaces between."""

    game: Literal["fiftysix"]
    version: Literal[1]
    players: Figure
    rules: str
    seat: Figure | None
    dealer: Figure
    score: tuple[Figure, Figure]
    calls: str
    start: StartJson
    plays: str
    hand: str
    hands: tuple[str, ...] | None
    earlier: tuple[ShownJson, ...] = ()


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
            earlier=tuple(write_shown(shown, view.game) for shown in view.earlier),
        )
    )


def read_view(wire: ViewJson) -> View:
    """Returns the view that was written.

    Raises:
        Refusal: the facts contradict the rules or each other.
    """
    game = FiftySix(players=wire.players, rules=wire.rules)
    for seat in (wire.dealer, wire.seat or 0):
        game.check_seat(seat)
    game.check_score(wire.score)
    view = _at_start(wire, game)
    for card in read_cards(wire.plays):
        view = _lay(view, card)
    if view.over != (wire.hands is not None):
        raise BadPosition("view_hands_when_over")
    if wire.hands is not None:
        hands = tuple(sort_hand(read_cards(hand)) for hand in wire.hands)
        if len(hands) != game.players:
            raise BadPosition("hands_not_one_each", hands=len(hands), seats=game.players)
        view = msgspec.structs.replace(view, hands=hands)
    check_view(view)
    return view


def _at_start(wire: ViewJson, game: FiftySix) -> View:
    auction = game.auction(wire.dealer).call_all(wire.calls)
    laid, gone = read_cards(wire.start.trick), sort_hand(read_cards(wire.start.gone))
    start = Start(wire.start.leader, laid, wire.start.points, gone)
    check_start(start, game, auction)
    return View(
        game, wire.dealer, wire.score, read_shown(wire.earlier, game), start, auction, start.leader,
        start.trick, start.points, (), False,
        seat=wire.seat, hand=sort_hand(read_cards(wire.hand)), hands=None,
    )  # fmt: skip


def _lay(view: View, card: Card) -> View:
    if view.over or not view.auction.over:
        raise IllegalMove("deal_over" if view.over else "auction_goes_on", card=card.text, move=card.text)
    return view.after_card(card)
