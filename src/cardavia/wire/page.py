"""A table's view as a page reads it: seats, zones, legal moves and words, and no rules to know."""

from __future__ import annotations

import msgspec

from cardavia.games import Seat, fiftysix, schnapsen
from cardavia.games.game import Pair
from cardavia.table import Reasons, SeatView, ShuffleView, TableView
from cardavia.wire.fiftysix import FiftySixDeal, fiftysix_deal
from cardavia.wire.schnapsen import SchnapsenDeal, schnapsen_deal


class PageView(msgspec.Struct, frozen=True):
    """Is all that one viewer knows of a table, laid out."""

    id: str
    version: int
    phase: str
    game: str
    players: int
    rules: str
    """The rule set as text."""
    switches: tuple[str, ...]
    """What differs from ``classic``, for the rules page."""
    clockwise: bool
    pace: str
    seat: Seat | None
    seats: tuple[SeatView, ...]
    shuffle: ShuffleView | None
    dealer: Seat | None
    score: Pair | None
    winner: int | None
    """The side that has won the match."""
    deal: int
    ply: int
    table: FiftySixDeal | SchnapsenDeal | None
    """The deal that is on, or was last."""
    reasons: tuple[Reasons, ...]
    ready: tuple[Seat, ...]
    can_take_back: bool
    next_deal_at: float | None


def page_view(view: TableView) -> PageView:
    """Returns a table's view laid out for a page."""
    game, match = view.options.settled(), view.match
    return PageView(
        id=view.id,
        version=view.version,
        phase=view.phase,
        game=game.name,
        players=game.players,
        rules=game.rules_text,
        switches=game.rules.switches_on,
        clockwise=isinstance(game, fiftysix.FiftySix) and game.rules.step < 0,
        pace=view.options.pace,
        seat=view.seat,
        seats=view.seats,
        shuffle=view.shuffle,
        dealer=match.deal.dealer if match and match.deal else None,
        score=match.score if match else None,
        winner=match.winner if match else None,
        deal=view.deal,
        ply=view.ply,
        table=deal_view(match) if match else None,
        reasons=view.reasons,
        ready=view.ready,
        can_take_back=view.can_take_back,
        next_deal_at=view.next_deal_at,
    )


def deal_view(match: fiftysix.MatchView | schnapsen.MatchView) -> FiftySixDeal | SchnapsenDeal | None:
    """Returns the deal of a match's view laid out for a page; None before the first."""
    if isinstance(match, fiftysix.MatchView):
        return fiftysix_deal(match.deal) if match.deal else None
    return schnapsen_deal(match.deal) if match.deal else None
