"""The event log in SQLite: what is answered is written, and what is written happens once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final, Self

import aiosqlite
import msgspec

from cardavia.games import Seat
from cardavia.table import AnyEvent, Table, evolve, finished, opened, read_event, replay, write_event
from cardavia.table.events import Moved, TableOpened
from cardavia.words import BadRequest

FILE: Final = "tables.sqlite3"
PRAGMAS: Final = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL")
"""FULL: whatever was answered is on the disk, also after a power cut (decision 6)."""
SCHEMAS: Final = (
    """
CREATE TABLE events (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TABLE seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    phase TEXT NOT NULL,
    touched REAL NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX seats_of_a_person ON seats (person, touched);
CREATE TABLE guests (person TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
""",
    """
CREATE TABLE matches (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    ended REAL NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number, person)
) WITHOUT ROWID;
CREATE INDEX matches_of_a_person ON matches (person, ended);
""",
)
"""What each format of the log adds to the one before."""


KEEP_MATCH: Final = "INSERT INTO matches VALUES (?, ?, ?, ?, ?)"


class SeatTaken(msgspec.Struct, frozen=True):
    """Is a table where a person sits, for the first page."""

    id: str
    game: str
    players: int
    phase: str
    seat: Seat


class MatchPlayed(msgspec.Struct, frozen=True):
    """Is a match that a person has played to its end, for the list of them."""

    id: str
    """The table's."""
    match: int
    """Which match of the table it is, from 1."""
    game: str
    players: int
    seat: Seat
    names: tuple[str, ...]
    """Who sat in each seat; a computer player has no name here."""
    won: bool
    ended: float
    """When it ended, in seconds since 1970."""


class Conflict(Exception):
    """Somebody else has written to the table since it was read."""


class CannotKeep(Exception):
    """The log cannot be written or read now: a full disk, or somebody who holds it too long."""


class Store:
    """Keeps the events of all tables in one file.  One connection writes; SQLite's own log makes it last."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, folder: Path) -> Self:
        """Opens the log in a folder, and makes it where there is none.

        Raises:
            BadRequest: the folder cannot be written to, or a later version wrote the log.
        """
        prepare(folder)
        connection = await aiosqlite.connect(folder / FILE, isolation_level=None)
        for pragma in PRAGMAS:
            await connection.execute(f"PRAGMA {pragma}")
        return cls(connection)

    async def close(self) -> None:
        """Closes the log."""
        await self._connection.close()

    async def append(self, table: Table, events: Sequence[AnyEvent]) -> Table:
        """Writes events that follow this state, and returns the state after them.

        Raises:
            Conflict: the table has gone on meanwhile.
            CannotKeep: nothing was written.
        """
        after = table
        for event in events:
            after = evolve(after, event)
        await self._write(table.id, table.version, events, after)
        return after

    async def begin(self, event: TableOpened) -> Table:
        """Writes the first event of a table, and returns the table.

        Raises:
            CannotKeep: nothing was written.
        """
        table = opened(event)
        await self._write(table.id, 0, [event], table)
        return table

    async def _write(self, id: str, version: int, events: Sequence[AnyEvent], after: Table) -> None:
        rows = [(id, version + i, write_event(event)) for i, event in enumerate(events, 1)]
        with _problems():
            async with self._transaction():
                await self._connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
                await self._connection.execute("DELETE FROM seats WHERE table_id = ?", (id,))
                seats = _seats(after, events[-1].at)
                await self._connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats)
                if after.phase == "over" and any(isinstance(event, Moved) for event in events):
                    await self._connection.executemany(KEEP_MATCH, _matches(after, events[-1].at))

    @asynccontextmanager
    async def _transaction(self) -> AsyncGenerator[None, None]:
        async with self._writing:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                await self._connection.execute("COMMIT")
            finally:
                if self._connection.in_transaction:
                    await self._connection.execute("ROLLBACK")

    async def load(self, id: str) -> Table | None:
        """Returns a table from its whole log; None where there is none.

        Raises:
            CannotKeep: the log cannot be read.
        """
        log = await self.log(id)
        return replay(log) if log else None

    async def log(self, id: str) -> list[AnyEvent]:
        """Returns all that has happened at a table; nothing where there is none.

        Raises:
            CannotKeep: the log cannot be read.
        """
        rows = await self._rows("SELECT body FROM events WHERE table_id = ? ORDER BY version", id)
        return [read_event(body) for (body,) in rows]

    async def tables_of(self, person: str) -> list[SeatTaken]:
        """Returns the tables where a person has a seat in a match that is not over, the latest first."""
        rows = await self._rows(
            "SELECT table_id, game, players, phase, seat FROM seats"
            " WHERE person = ? AND phase != 'over' ORDER BY touched DESC LIMIT 20",
            person,
        )
        return [SeatTaken(*row) for row in rows]

    async def matches_of(self, person: str) -> list[MatchPlayed]:
        """Returns the matches that a person has played to their end, the latest first."""
        rows = await self._rows(
            "SELECT body FROM matches WHERE person = ? ORDER BY ended DESC LIMIT 200", person
        )
        return [msgspec.json.decode(body, type=MatchPlayed) for (body,) in rows]

    async def name_of(self, person: str) -> str:
        """Returns the name a guest has given; empty where none."""
        rows = await self._rows("SELECT name FROM guests WHERE person = ?", person)
        return str(rows[0][0]) if rows else ""

    async def remember_name(self, person: str, name: str) -> None:
        """Keeps a guest's name."""
        with _problems():
            async with self._transaction():
                await self._connection.execute("INSERT OR REPLACE INTO guests VALUES (?, ?)", (person, name))

    async def _rows(self, query: str, *given: str) -> list[sqlite3.Row]:
        with _problems():
            return list(await self._connection.execute_fetchall(query, given))


@contextmanager
def _problems() -> Generator[None, None, None]:
    try:
        yield
    except sqlite3.IntegrityError as problem:
        raise Conflict from problem
    except sqlite3.Error as problem:
        raise CannotKeep(str(problem)) from problem


def prepare(folder: Path) -> None:
    """Makes the folder and the log where there is none; only their owner can read them.

    Raises:
        BadRequest: the folder cannot be written to, or a later version wrote the log.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            _bring_up_to_date(connection)
    except (OSError, sqlite3.Error) as problem:
        raise BadRequest("data_folder_unusable", folder=str(folder), problem=str(problem)) from None


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    known = len(SCHEMAS)
    if version > known:
        raise sqlite3.DatabaseError(f"its tables have format {version}, this program knows {known}")
    for statement in ";".join(SCHEMAS[version:]).split(";"):
        connection.execute(statement)
    if version == 1:
        _find_matches(connection)
    connection.execute(f"PRAGMA user_version = {known}")
    connection.execute("COMMIT")


def _find_matches(connection: sqlite3.Connection) -> None:
    """Lists the matches that were over before there was a list of them."""
    for (id,) in connection.execute("SELECT DISTINCT table_id FROM events").fetchall():
        rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY version", (id,))
        for match in finished([read_event(body) for (body,) in rows]):
            connection.executemany(KEEP_MATCH, _matches(match.table, match.ended))


def _seats(table: Table, now: float) -> list[tuple[str, str, int, str, int, str, float]]:
    options = table.options
    return [
        (place.person.id, table.id, seat, options.game, options.players, table.phase, now)
        for seat, place in enumerate(table.places)
        if place.person is not None and not place.leaving
    ]


def _matches(table: Table, ended: float) -> list[tuple[str, int, str, float, bytes]]:
    """Returns the rows of a match that is over: one for each person who sat there at its end."""
    options, match = table.options, table.match
    assert match is not None
    names = tuple(place.person.name if place.person else "" for place in table.places)
    people = [(seat, place.person.id) for seat, place in enumerate(table.places) if place.person]
    played = {
        person: MatchPlayed(
            table.id,
            table.matches,
            options.game,
            options.players,
            seat,
            names,
            seat % 2 == match.winner,
            ended,
        )
        for seat, person in people
    }
    return [
        (table.id, table.matches, person, ended, msgspec.json.encode(one)) for person, one in played.items()
    ]
