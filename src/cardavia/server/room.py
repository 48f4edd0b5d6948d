"""One table while somebody is there: commands one after the other, views to all, and what is due."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import structlog

from cardavia import table
from cardavia.server.store import Conflict, Store
from cardavia.server.thinking import Thinking
from cardavia.shuffle import new_secret
from cardavia.table import Table, Waiting
from cardavia.words import Refusal

log: Any = structlog.get_logger()


class Room:
    """Holds one table's state in memory; the log holds it for good."""

    def __init__(self, state: Table, store: Store, thinking: Thinking, rejoin_seconds: float) -> None:
        self.state = state
        self._store = store
        self._thinking = thinking
        self._rejoin_seconds = rejoin_seconds
        self._turn = asyncio.Lock()
        self._changed: set[asyncio.Event] = set()
        self._sockets: Counter[str] = Counter()
        self._alarm: asyncio.Task[None] | None = None
        self._leaving: dict[str, asyncio.Task[None]] = {}

    @property
    def deserted(self) -> bool:
        """Whether nobody looks at the table and nothing is under way."""
        return not self._changed and not self._leaving and not self._turn.locked()

    async def do(self, command: table.AnyCommand) -> int:
        """Carries a command out and returns the table's version; a command seen before changes nothing.

        Raises:
            Refusal: it cannot be carried out; the table is as it was.
        """
        async with self._turn:
            events = table.decide(self.state, command, time.time())
            if events:
                await self._keep(events)
        return self.state.version

    async def _keep(self, events: tuple[table.AnyEvent, ...]) -> None:
        try:
            self.state = await self._store.append(self.state, events)
        except Conflict:
            # Another process has gone on with the table: see how it stands, and let the client ask again.
            self.state = await self._store.load(self.state.id) or self.state
            raise
        for event in events:
            log.info("happened", event_type=type(event).__name__, version=self.state.version)
        for changed in self._changed:
            changed.set()
        self.arm()

    def watch(self) -> asyncio.Event:
        """Returns an event that is set whenever the table has changed."""
        changed = asyncio.Event()
        changed.set()
        self._changed.add(changed)
        return changed

    def unwatch(self, changed: asyncio.Event) -> None:
        """Ends a watch."""
        self._changed.discard(changed)

    async def arrive(self, person: str) -> None:
        """Notes that one more socket of a person is open."""
        self._sockets[person] += 1
        if leaving := self._leaving.pop(person, None):
            leaving.cancel()
        await self.do(table.Connect(id=_fresh_id(), person=person))
        self.arm()

    def leave(self, person: str) -> None:
        """Notes that a socket of a person has closed; without another one soon, the person is away."""
        self._sockets[person] -= 1
        if self._sockets[person] == 0:
            self._leaving[person] = asyncio.create_task(self._go_away(person))

    async def _go_away(self, person: str) -> None:
        await asyncio.sleep(self._rejoin_seconds)
        del self._leaving[person]
        await self.do(table.Disconnect(id=_fresh_id(), person=person))

    def arm(self) -> None:
        """Sets the alarm for what is due next, from the state alone."""
        if self._alarm is not None and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        due = min(table.waiting(self.state), key=lambda waiting: waiting.at, default=None)
        self._alarm = asyncio.create_task(self._ring(due)) if due and self._changed else None

    async def _ring(self, due: Waiting) -> None:
        version = self.state.version
        await asyncio.sleep(max(0.0, due.at - time.time()))
        command = await self._thought(due) if due.kind == "think" else _time_is_up()
        if self.state.version == version:
            # The table may have gone on while somebody thought: then another alarm is set already.
            with suppress(Refusal, Conflict):
                await self.do(command)

    async def _thought(self, due: Waiting) -> table.AnyCommand:
        state, seat = self.state, due.seat
        assert seat is not None
        assert state.on is not None
        place = state.places[seat]
        seed = _seed(state, seat)
        choice = await self._thinking.choose(state.on.view(seat), place.level or "fair", seed)
        return table.ComputerMove(
            id=_fresh_id(),
            seat=seat,
            deal=state.deal_number,
            ply=state.ply,
            move=str(choice.move),
            why=choice.why,
        )

    async def close(self) -> None:
        """Stops all that is under way; the log has everything."""
        tasks = [task for task in (self._alarm, *self._leaving.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _fresh_id() -> str:
    return f"server:{secrets.token_hex(8)}"


def _time_is_up() -> table.Due:
    return table.Due(id=_fresh_id(), secret=new_secret().hex())


def _seed(state: Table, seat: int) -> int:
    # Players of one level differ by seat, and nobody outside can know how one will choose.
    assert state.exchange is not None
    return int(state.exchange.secret[:12], 16) + seat
