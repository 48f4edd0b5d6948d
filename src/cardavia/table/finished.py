"""The matches in a table's log that are over: the only ones that may be looked back at."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardavia.games import Seat
from cardavia.records import Record
from cardavia.table.events import AnyEvent, ShuffleBegun
from cardavia.table.evolve import evolve, opened
from cardavia.table.seats import seat_of
from cardavia.table.state import Reasons, Table
from cardavia.words import BadRequest


class Finished(msgspec.Struct, frozen=True):
    """Is a match that is over, so that everything in it lies open.

    Raises:
        BadRequest: the table's match is not over.
    """

    table: Table
    """The table as it was when the match ended."""
    ended: float
    """When that was, by the store's clock."""
    reasons: tuple[tuple[Reasons, ...], ...]
    """Why computer players moved as they did, deal by deal; a deal that was thrown in is none."""

    def __post_init__(self) -> None:
        if self.table.phase != "over":
            raise BadRequest("record_after_match")

    @property
    def number(self) -> int:
        """Which match of its table it is, from 1."""
        return self.table.matches

    @property
    def record(self) -> Record:
        """The record, with the secret of its shuffle."""
        assert self.table.record is not None
        assert self.table.exchange is not None
        return self.table.record.with_secret(self.table.exchange.secret)

    def seat_of(self, person: str) -> Seat | None:
        """Returns where a person sat; None where nowhere."""
        return seat_of(self.table.places, person)


def finished(log: Sequence[AnyEvent]) -> tuple[Finished, ...]:
    """Returns the matches of a whole log that are over, in their order."""
    table = opened(log[0])
    found: list[Finished] = []
    reasons: list[tuple[Reasons, ...]] = []
    for event in log[1:]:
        before, table = table, evolve(table, event)
        if before.phase != "playing" or table.phase == "playing":
            continue
        reasons.append(table.reasons)
        if table.phase == "over":
            found.append(Finished(table, event.at, tuple(reasons)))
            reasons = []
    return tuple(found)


def finished_match(log: Sequence[AnyEvent], number: int | None = None) -> Finished:
    """Returns the match of a table with this number, or the one that it has now, if that is over.

    Raises:
        BadRequest: it is not over, or has not even begun.
    """
    found = finished(log)
    wanted = _number_now(log, found) if number is None else number
    if not 1 <= wanted <= len(found):
        raise BadRequest("record_after_match")
    return found[wanted - 1]


def _number_now(log: Sequence[AnyEvent], found: Sequence[Finished]) -> int:
    since = found[-1].table.version if found else 0
    return len(found) + any(isinstance(event, ShuffleBegun) for event in log[since:])
