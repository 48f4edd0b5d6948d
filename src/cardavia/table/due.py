"""What a table waits for and until when: derived from its state alone, so that a restart loses nothing."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardavia.games import Seat
from cardavia.table.options import PACES
from cardavia.table.seats import here, people
from cardavia.table.state import Table

Kind = Literal["think", "stand_in", "drop_from_shuffle", "next_deal"]

EXCHANGE_SECONDS = 15.0
"""How long persons have to send, and to open, what they contribute to the shuffle."""


class Waiting(msgspec.Struct, frozen=True):
    """Is one thing that has to happen at a time, by the store's clock, unless something else does first."""

    kind: Kind
    at: float
    seat: Seat | None = None


def waiting(table: Table) -> tuple[Waiting, ...]:
    """Returns all that is due sooner or later."""
    match table.phase:
        case "shuffling" if here(table.places) or not people(table.places):
            return (Waiting("drop_from_shuffle", table.since + EXCHANGE_SECONDS),)
        case "playing":
            return _turn(table)
        case "between" if here(table.places):
            return _next_deal(table)
        case _:
            return ()


def _turn(table: Table) -> tuple[Waiting, ...]:
    seat = table.to_act
    assert seat is not None
    place = table.places[seat]
    if place.level is not None:
        return (Waiting("think", table.since + _pause(table), seat),)
    # With nobody else there, nobody waits: the match stays as it is until its person comes back.
    if place.away_since is not None and here(table.places):
        return (Waiting("stand_in", max(place.away_since, table.since) + table.options.grace, seat),)
    return ()


def _next_deal(table: Table) -> tuple[Waiting, ...]:
    """The next deal comes when all are ready.  Who is away is waited for as in a turn, nobody for ever."""
    late = [table.places[seat].away_since for seat in people(table.places) if seat not in table.ready]
    gone = [since for since in late if since is not None]
    patience = table.since + table.options.patience
    if len(gone) == len(late):
        graces = [max(since, table.since) + table.options.grace for since in gone]
        return (Waiting("next_deal", min(patience, max(graces, default=table.since))),)
    return (Waiting("next_deal", patience),) if len(here(table.places)) > 1 else ()


def _pause(table: Table) -> float:
    """A computer player's move waits to be read: longer where a trick has just been finished."""
    move, trick = PACES[table.options.pace]
    assert table.on is not None
    return move + trick if table.on.between_tricks else move
