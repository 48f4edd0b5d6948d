"""All tables that somebody is at, each loaded from the log when the first one comes."""

from __future__ import annotations

import asyncio
import secrets
from weakref import WeakValueDictionary

from cardavia import table
from cardavia.server.clock import now
from cardavia.server.room import Room
from cardavia.server.settings import Settings
from cardavia.server.store import Store
from cardavia.server.thinking import Thinking
from cardavia.table import Options, Table
from cardavia.words import BadRequest


class Rooms:
    """Finds the room of a table, and opens new ones."""

    def __init__(self, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.store = store
        self._thinking = thinking
        self._settings = settings
        # A room is there as long as a socket, an alarm or a request has it: never two for one table.
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._loading = asyncio.Lock()

    async def open(self, options: Options) -> Room:
        """Opens a new table.

        Raises:
            Refusal: the options cannot be.
        """
        event = table.open_table(secrets.token_urlsafe(12), options, now())
        return self._add(self._room(await self.store.begin(event)))

    async def room(self, id: str) -> Room:
        """Returns the room of a table.

        Raises:
            BadRequest: there is no such table.
        """
        if room := self._rooms.get(id):
            return room
        async with self._loading:
            return self._rooms.get(id) or self._add(await self._load(id))

    async def state(self, id: str) -> Table:
        """Returns how a table stands, without going in.

        Raises:
            BadRequest: there is no such table.
        """
        room = self._rooms.get(id)
        state = room.state if room else await self.store.load(id)
        if state is None:
            raise BadRequest("no_such_table")
        return state

    async def _load(self, id: str) -> Room:
        room = self._room(await self.state(id))
        # Whoever was connected when the server stopped is not now.
        for place in room.state.places:
            if place.person is not None:
                await room.do(table.Disconnect(id="", person=place.person.id))
        return room

    def _room(self, state: Table) -> Room:
        return Room(state, self.store, self._thinking, self._settings.rejoin_seconds)

    def _add(self, room: Room) -> Room:
        self._rooms[room.state.id] = room
        return room

    async def close(self) -> None:
        """Closes all rooms."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
