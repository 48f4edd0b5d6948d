"""The table's socket: views out, messages in, each answered exactly once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from cardavia import table
from cardavia.server.guests import Guests
from cardavia.server.room import Room
from cardavia.server.rooms import Rooms
from cardavia.server.shield import same_origin
from cardavia.server.store import CannotKeep, Conflict
from cardavia.shuffle import new_secret
from cardavia.table import seat_of
from cardavia.wire import Accepted, Refused, id_of, page_view, read_client_message, to_command, write_message
from cardavia.wire.messages import Show, StillThere
from cardavia.words import BadRequest, Message, Refusal

log: Any = structlog.get_logger()

Socket = WebSocket[Any, Any, State]

POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013
NO_SUCH_TABLE: Final = 4404
RATE: Final = 50.0
"""Messages a second that are taken from a socket for long."""
BURST: Final = 100.0
"""Messages that are taken at once."""
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending and receiving come to when the other side has gone."""


class Allowance:
    """Takes so many messages of a client and no more: it fills at a rate, up to a burst.

    Nobody is thrown out: a flood waits before the door, and nothing of it gets lost.
    """

    def __init__(self) -> None:
        self._left, self._filled = BURST, time.monotonic()

    async def spend(self) -> None:
        """Takes one message's worth, as soon as there is as much."""
        now = time.monotonic()
        self._left, self._filled = min(BURST, self._left + RATE * (now - self._filled)), now
        self._left -= 1
        if self._left < 0:
            await asyncio.sleep(-self._left / RATE)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, state: State, table_id: str) -> None:
    """Shows a table to whoever comes, and lets those who sit there play."""
    guests: Guests = state.guests
    rooms: Rooms = state.rooms
    if not same_origin(socket.headers):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    try:
        room = await rooms.room(table_id)
    except BadRequest:
        await socket.close(NO_SUCH_TABLE)
    except (CannotKeep, Conflict) as problem:
        log.error("table_not_loaded", problem=type(problem).__name__)
        await socket.close(TRY_AGAIN_LATER)
    else:
        await _attend(socket, room, guests.known(socket))


async def _attend(socket: Socket, room: Room, person: str | None) -> None:
    changed = room.watch()
    try:
        if person is not None:
            await room.arrive(person)
        room.arm()
        await _either(_show(socket, room, changed, person), _listen(socket, room, person))
    except Exception as problem:
        log.error("socket_failed", problem=type(problem).__name__, exc_info=True)
        raise
    finally:
        room.unwatch(changed)
        if person is not None:
            room.leave(person)


async def _either(*parts: Coroutine[Any, Any, None]) -> None:
    """Runs all until one ends, and calls the others off."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()


async def _show(socket: Socket, room: Room, changed: asyncio.Event, person: str | None) -> None:
    """Sends the latest view after each change; a slow client misses views, never the last one."""
    with suppress(*GONE):
        while True:
            await changed.wait()
            changed.clear()
            seat = seat_of(room.state.places, person) if person else None
            view = page_view(table.view(room.state, seat))
            await socket.send_data(write_message(Show(view)), mode="text")


async def _listen(socket: Socket, room: Room, person: str | None) -> None:
    allowance = Allowance()
    with suppress(*GONE):
        while True:
            data = await socket.receive_data(mode="text")
            await allowance.spend()
            answer = await _answer(data, room, person)
            await socket.send_data(write_message(answer), mode="text")


async def _answer(data: str, room: Room, person: str | None) -> Accepted | Refused:
    try:
        message = read_client_message(data)
        if isinstance(message, StillThere):
            return Accepted(message.id, room.state.version)
        if person is None:
            raise BadRequest("who_are_you")
        version = await room.do(to_command(message, person, new_secret().hex()))
    except Refusal as refusal:
        return Refused(id_of(data), refusal.message)
    except Conflict:
        return Refused(id_of(data), Message("table_has_moved_on"))
    except CannotKeep:
        return Refused(id_of(data), Message("cannot_keep"))
    return Accepted(message.id, version)
