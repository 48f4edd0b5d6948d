"""The table's socket: views out, messages in, each answered exactly once."""

from __future__ import annotations

import asyncio
import time
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
from cardavia.server.store import Conflict
from cardavia.shuffle import new_secret
from cardavia.table import seat_of
from cardavia.wire import Accepted, Refused, read_client_message, to_command, write_message
from cardavia.wire.messages import Show
from cardavia.wire.page import page_view
from cardavia.words import BadRequest, Message, Refusal

log: Any = structlog.get_logger()

POLICY_VIOLATION: Final = 1008
NO_SUCH_TABLE: Final = 4404
RATE: Final = 20.0
"""Messages a second that a socket may send for long."""
BURST: Final = 40.0
"""Messages that it may send at once."""


class Allowance:
    """Lets a client send so much and no more: it fills at a rate, up to a burst."""

    def __init__(self) -> None:
        self._left, self._filled = BURST, time.monotonic()

    def spend(self) -> bool:
        """Takes one message's worth; returns whether there was as much."""
        now = time.monotonic()
        self._left, self._filled = min(BURST, self._left + RATE * (now - self._filled)), now
        self._left -= 1
        return self._left >= 0


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], state: State, table_id: str) -> None:
    """Shows a table to whoever comes, and lets those who sit there play."""
    guests: Guests = state.guests
    rooms: Rooms = state.rooms
    if not same_origin(socket.headers):
        await socket.close(POLICY_VIOLATION)
        return
    person = guests.known(socket)
    try:
        room = await rooms.room(table_id)
    except BadRequest:
        await socket.accept()
        await socket.close(NO_SUCH_TABLE)
        return
    await socket.accept()
    changed = room.watch()
    showing = asyncio.create_task(_show(socket, room, changed, person))
    try:
        if person is not None:
            await room.arrive(person)
        room.arm()
        await _listen(socket, room, person)
    finally:
        room.unwatch(changed)
        showing.cancel()
        if person is not None:
            room.leave(person)


async def _show(
    socket: WebSocket[Any, Any, State], room: Room, changed: asyncio.Event, person: str | None
) -> None:
    """Sends the latest view after each change; a slow client misses views, never the last one."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await changed.wait()
            changed.clear()
            seat = seat_of(room.state.places, person) if person else None
            view = page_view(table.view(room.state, seat))
            await socket.send_data(write_message(Show(view)), mode="text")


async def _listen(socket: WebSocket[Any, Any, State], room: Room, person: str | None) -> None:
    allowance = Allowance()
    with suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data(mode="text")
            if not allowance.spend():
                await socket.close(POLICY_VIOLATION)
                return
            answer = await _answer(data, room, person)
            await socket.send_data(write_message(answer), mode="text")


async def _answer(data: str | bytes, room: Room, person: str | None) -> Accepted | Refused:
    id = ""
    try:
        message = read_client_message(data)
        id = message.id
        if person is None:
            raise BadRequest("who_are_you")
        version = await room.do(to_command(message, person, new_secret().hex()))
    except Refusal as refusal:
        return Refused(id, refusal.message)
    except Conflict:
        return Refused(id, Message("table_has_moved_on"))
    return Accepted(id, version)
