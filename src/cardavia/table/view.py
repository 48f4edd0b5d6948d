"""What one viewer knows of a table: the only thing that ever leaves it."""

from __future__ import annotations

import msgspec

from cardavia.games import Seat, fiftysix, schnapsen
from cardavia.table.due import waiting
from cardavia.table.options import Options
from cardavia.table.seats import Place
from cardavia.table.state import Phase, Reasons, Table


class SeatView(msgspec.Struct, frozen=True):
    """Is one seat as everybody sees it.  Who a person is beyond the name stays with the server."""

    name: str
    """The person's name; empty for a computer player and an empty seat."""
    level: str | None
    """The computer player that plays here now."""
    person: bool
    """Whether the seat is a person's, even while a computer player stands in."""
    away: bool
    leaving: bool


class ShuffleView(msgspec.Struct, frozen=True):
    """Is what is public of the shuffle: all but the secret, and after the match the secret too."""

    published: str
    seats: tuple[Seat, ...]
    commitments: dict[Seat, str]
    values: dict[Seat, str]
    secret: str | None


class TableView(msgspec.Struct, frozen=True):
    """Is all that one viewer knows."""

    id: str
    version: int
    options: Options
    phase: Phase
    seat: Seat | None
    """The viewer's seat; None for a spectator."""
    seats: tuple[SeatView, ...]
    shuffle: ShuffleView | None
    match: fiftysix.MatchView | schnapsen.MatchView | None
    deal: int
    """The number of the deal, from 0."""
    ply: int
    """How many moves have been made in it."""
    reasons: tuple[Reasons, ...]
    """Why computer players moved as they did: all of it when the deal has ended, before that nothing."""
    ready: tuple[Seat, ...]
    can_take_back: bool
    next_deal_at: float | None
    """When the next deal comes by itself, by the store's clock."""


def view(table: Table, viewer: Seat | None) -> TableView:
    """Returns what a seat, or a spectator (None), knows of the table."""
    return TableView(
        id=table.id,
        version=table.version,
        options=table.options,
        phase=table.phase,
        seat=viewer,
        seats=tuple(_seat(place) for place in table.places),
        shuffle=_shuffle(table, viewer),
        match=table.match.view(viewer) if table.match else None,
        deal=table.deal_number,
        ply=table.ply,
        reasons=table.reasons if table.phase in ("between", "over") else (),
        ready=table.ready,
        can_take_back=viewer is not None and bool(table.undo) and table.undo[-1].seat == viewer,
        next_deal_at=next((due.at for due in waiting(table) if due.kind == "next_deal"), None),
    )


def _seat(place: Place) -> SeatView:
    return SeatView(
        name=place.person.name if place.person else "",
        level=place.level,
        person=place.person is not None,
        away=place.away_since is not None,
        leaving=place.leaving,
    )


def _shuffle(table: Table, viewer: Seat | None) -> ShuffleView | None:
    exchange = table.exchange
    if exchange is None:
        return None
    secret = exchange.secret if table.phase == "over" else None
    # Contributions are opened together: the last to open sees no other before.
    opened = (
        exchange.values if exchange.complete else {s: v for s, v in exchange.values.items() if s == viewer}
    )
    return ShuffleView(exchange.published, exchange.seats, exchange.commitments, opened, secret)
