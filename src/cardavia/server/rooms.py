"""All tables that somebody is at, each loaded from the log when the first one comes."""

from __future__ import annotations

import asyncio
import secrets
import time

from cardavia import table
from cardavia.server.room import Room
from cardavia.server.settings import Settings
from cardavia.server.store import Store
from cardavia.server.thinking import Thinking
from cardavia.table import Options
from cardavia.words import BadRequest


class Rooms:
    """Finds the room of a table, and opens new ones."""

    def __init__(self, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.store = store
        self._thinking = thinking
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    async def open(self, options: Options) -> Room:
        """Opens a new table.

        Raises:
            Refusal: the options cannot be.
        """
        event = table.open_table(secrets.token_urlsafe(12), options, time.time())
        return self._add(await self.store.begin(event))

    async def room(self, id: str) -> Room:
        """Returns the room of a table.

        Raises:
            BadRequest: there is no such table.
        """
        async with self._loading:
            if id not in self._rooms:
                self._clear()
                state = await self.store.load(id)
                if state is None:
                    raise BadRequest("no_such_table")
                room = self._add(state)
                # Whoever was connected when the server stopped is not now, and nobody's time ran meanwhile.
                for place in state.places:
                    if place.person is not None:
                        await room.do(table.Disconnect(id=secrets.token_hex(8), person=place.person.id))
        return self._rooms[id]

    def _add(self, state: table.Table) -> Room:
        room = Room(state, self.store, self._thinking, self._settings.rejoin_seconds)
        self._rooms[state.id] = room
        return room

    def _clear(self) -> None:
        for id in [id for id, room in self._rooms.items() if room.deserted]:
            del self._rooms[id]

    async def close(self) -> None:
        """Closes all rooms."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
