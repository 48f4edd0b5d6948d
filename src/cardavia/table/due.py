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
    present = here(table.places)
    match table.phase:
        case "shuffling" if present or not people(table.places):
            return (Waiting("drop_from_shuffle", table.since + EXCHANGE_SECONDS),)
        case "playing":
            return _turn(table)
        case "between" if present and set(present) <= set(table.ready):
            # Whoever was not ready has gone: those who are here wait for nobody.
            return (Waiting("next_deal", table.since),)
        case "between" if len(present) > 1:
            return (Waiting("next_deal", table.since + table.options.patience),)
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


def _pause(table: Table) -> float:
    """A computer player's move waits to be read: longer where a trick has just been finished."""
    move, trick = PACES[table.options.pace]
    assert table.on is not None
    return move + trick if table.on.between_tricks else move
