"""The event log in SQLite: what is answered is written, and what is written happens once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

import aiosqlite
import msgspec

from cardavia.games import Seat
from cardavia.table import AnyEvent, Table, evolve, opened, read_event, write_event
from cardavia.table.events import TableOpened
from cardavia.words import BadRequest

SCHEMA_VERSION: Final = 1
SCHEMA: Final = """
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
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE TABLE guests (person TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""


class SeatTaken(msgspec.Struct, frozen=True):
    """Is a table where a person sits, for the first page."""

    id: str
    game: str
    players: int
    phase: str
    seat: Seat


class Conflict(Exception):
    """Somebody else has written to the table since it was read."""


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
        try:
            folder.mkdir(parents=True, exist_ok=True)
            connection = await aiosqlite.connect(folder / "tables.sqlite3", isolation_level=None)
            await _prepare(connection)
        except (OSError, sqlite3.Error) as problem:
            raise BadRequest("data_folder_unusable", folder=str(folder), problem=str(problem)) from None
        return cls(connection)

    async def close(self) -> None:
        """Closes the log."""
        await self._connection.close()

    async def append(self, table: Table, events: Sequence[AnyEvent]) -> Table:
        """Writes events that follow this state, and returns the state after them.

        Raises:
            Conflict: the table has gone on meanwhile.
        """
        after = table
        for event in events:
            after = evolve(after, event)
        await self._write(table.id, table.version, events, after)
        return after

    async def begin(self, event: TableOpened) -> Table:
        """Writes the first event of a table, and returns the table."""
        table = opened(event)
        await self._write(table.id, 0, [event], table)
        return table

    async def _write(self, id: str, version: int, events: Sequence[AnyEvent], after: Table) -> None:
        rows = [(id, version + i, write_event(event)) for i, event in enumerate(events, 1)]
        async with self._writing:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                await self._connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
                await self._connection.executemany(
                    "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", _seats(after, events[-1].at)
                )
                await self._connection.execute("COMMIT")
            except BaseException as problem:
                await self._connection.execute("ROLLBACK")
                if isinstance(problem, sqlite3.IntegrityError):
                    raise Conflict from problem
                raise

    async def load(self, id: str) -> Table | None:
        """Returns a table from its whole log; None where there is none."""
        found = self._connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY version", (id,))
        async with found as cursor:
            table: Table | None = None
            async for (body,) in cursor:
                event = read_event(body)
                table = evolve(table, event) if table else opened(event)
        return table

    async def tables_of(self, person: str) -> list[SeatTaken]:
        """Returns the tables where a person has a seat in a match that is not over, the latest first."""
        found = self._connection.execute(
            "SELECT table_id, game, players, phase, seat FROM seats"
            " WHERE person = ? AND phase != 'over' ORDER BY touched DESC LIMIT 20",
            (person,),
        )
        async with found as cursor:
            return [SeatTaken(*row) async for row in cursor]

    async def name_of(self, person: str) -> str:
        """Returns the name a guest has given; empty where none."""
        async with self._connection.execute("SELECT name FROM guests WHERE person = ?", (person,)) as cursor:
            row = await cursor.fetchone()
        return row[0] if row else ""

    async def remember_name(self, person: str, name: str) -> None:
        """Keeps a guest's name."""
        async with self._writing:
            await self._connection.execute("INSERT OR REPLACE INTO guests VALUES (?, ?)", (person, name))


async def _prepare(connection: aiosqlite.Connection) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "busy_timeout = 5000"):
        await connection.execute(f"PRAGMA {pragma}")
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    version = row[0] if row else 0
    if version > SCHEMA_VERSION:
        raise sqlite3.DatabaseError(f"schema {version}")
    if version == 0:
        await connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")


def _seats(table: Table, now: float) -> list[tuple[str, str, int, str, int, str, float]]:
    options = table.options
    return [
        (place.person.id, table.id, seat, options.game, options.players, table.phase, now)
        for seat, place in enumerate(table.places)
        if place.person is not None and not place.leaving
    ]
