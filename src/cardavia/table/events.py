"""What has happened at a table: the only thing that is stored, and enough to have it all again.

An event is a fact: it is never refused and never changed.  Its JSON is kept for good; a later
version of the program reads earlier ones through :func:`read_event`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardavia.games import Seat
from cardavia.table.options import Options
from cardavia.words import Message

SCHEMA: Final = 1
"""The version in which events are written."""


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Happened at a time, by the store's clock, and because of a command."""

    at: float
    command: str = ""
    """The id of the command that brought it about; empty where the table's own time did."""


class TableOpened(Event, frozen=True, tag=True):
    """A table was opened."""

    id: str
    options: Options


class PersonSat(Event, frozen=True, tag=True):
    """A person took a seat, an empty one or a computer player's."""

    seat: Seat
    person: str
    name: str


class PersonRose(Event, frozen=True, tag=True):
    """A person got up; in a match a computer player of this level plays on."""

    seat: Seat
    level: str | None


class ComputerSat(Event, frozen=True, tag=True):
    """A computer player took an empty seat."""

    seat: Seat
    level: str


class SeatCleared(Event, frozen=True, tag=True):
    """A computer player was sent away before the match."""

    seat: Seat


class ShuffleBegun(Event, frozen=True, tag=True):
    """The dealer chose a secret and published its hash; these seats are asked to contribute."""

    secret: str
    seats: tuple[Seat, ...]


class Committed(Event, frozen=True, tag=True):
    """A person sent the hash of a contribution."""

    seat: Seat
    commitment: str


class Contributed(Event, frozen=True, tag=True):
    """A person opened the contribution."""

    seat: Seat
    value: str


class PackDealt(Event, frozen=True, tag=True):
    """A pack was dealt, or thrown in unseen where the rules say so."""

    pack: str


class Moved(Event, frozen=True, tag=True):
    """A seat called, announced or played."""

    seat: Seat
    move: str
    why: tuple[Message, ...] = ()
    """A computer player's reasons; its seat's alone until the deal ends."""


class TakenBack(Event, frozen=True, tag=True):
    """A person took the last own move back, which nobody had answered yet."""

    seat: Seat


class WentAway(Event, frozen=True, tag=True):
    """A person is no longer connected."""

    seat: Seat


class CameBack(Event, frozen=True, tag=True):
    """A person is connected again; a computer player that stood in hands back."""

    seat: Seat


class StoodIn(Event, frozen=True, tag=True):
    """A computer player plays for an absent person."""

    seat: Seat
    level: str


class Readied(Event, frozen=True, tag=True):
    """A person is ready for the next deal."""

    seat: Seat


AnyEvent = (
    TableOpened | PersonSat | PersonRose | ComputerSat | SeatCleared | ShuffleBegun | Committed | Contributed
    | PackDealt | Moved | TakenBack | WentAway | CameBack | StoodIn | Readied
)  # fmt: skip


class Stored(msgspec.Struct, frozen=True):
    """Is an event as it is kept, with the version in which it was written."""

    schema: int
    event: Any


def write_event(event: AnyEvent) -> bytes:
    """Returns an event as JSON to be kept for good."""
    return msgspec.json.encode(Stored(SCHEMA, event))


def read_event(data: bytes) -> AnyEvent:
    """Returns an event that was kept, whatever version wrote it.

    >>> read_event(write_event(Readied(at=1.5, command="c1", seat=2)))
    Readied(seat=2, at=1.5, command='c1')
    """
    stored = msgspec.json.decode(data, type=Stored)
    raw: dict[str, Any] = stored.event
    for version in range(stored.schema, SCHEMA):
        raw = UPCASTS[version](raw)
    event: AnyEvent = msgspec.convert(raw, AnyEvent)
    return event


UPCASTS: Final[dict[int, Any]] = {}
"""For each earlier version what turns its events into those of the next; none has gone by yet."""
