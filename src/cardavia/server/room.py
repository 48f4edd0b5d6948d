"""One table while somebody is there: commands one after the other, views to all, and what is due."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import structlog

from cardavia import table
from cardavia.server.clock import now
from cardavia.server.store import CannotKeep, Conflict, Store
from cardavia.server.thinking import Thinking
from cardavia.shuffle import new_secret
from cardavia.table import Table, Waiting
from cardavia.words import Refusal

log: Any = structlog.get_logger()

TRIES: Final = 3
"""How often a command is carried out anew when another process has written to the table meanwhile."""

PAUSE: Final = 1.0
"""Seconds before what could not be done is tried again."""


class Room:
    """Holds one table's state in memory; the log holds it for good."""

    def __init__(self, state: Table, store: Store, thinking: Thinking, rejoin_seconds: float) -> None:
        self.state = state
        self._store = store
        self._thinking = thinking
        self._rejoin_seconds = rejoin_seconds
        self._turn = asyncio.Lock()
        self._doing: set[asyncio.Task[int]] = set()
        self._changed: set[asyncio.Event] = set()
        self._sockets: Counter[str] = Counter()
        self._noting: dict[str, asyncio.Task[None]] = {}
        self._alarm: asyncio.Task[None] | None = None
        self._due: Waiting | None = None

    async def do(self, command: table.AnyCommand) -> int:
        """Carries a command out and returns the table's version; a command seen before changes nothing.

        Raises:
            Refusal: it cannot be carried out; the table is as it was.
            Conflict: other processes keep writing to the table.
            CannotKeep: it cannot be written down; the table is as it was.
        """
        doing = asyncio.create_task(self._do(command))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        # Whoever asks may be called off, as an alarm is; what has begun is carried out whole.
        return await asyncio.shield(doing)

    async def _do(self, command: table.AnyCommand) -> int:
        async with self._turn:
            for _ in range(TRIES):
                events = table.decide(self.state, command, now())
                if not events:
                    return self.state.version
                try:
                    self._become(await self._store.append(self.state, events))
                except Conflict:
                    # Another process has gone on with the table: see how it stands, and decide again.
                    self._become(await self._store.load(self.state.id) or self.state)
                    self._stay()
                else:
                    for event in events:
                        log.info("happened", event_type=type(event).__name__, version=self.state.version)
                    return self.state.version
            raise Conflict

    def _become(self, state: Table) -> None:
        self.state = state
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
        if noting := self._noting.pop(person, None):
            noting.cancel()
        await self.do(table.Connect(id="", person=person))

    def leave(self, person: str) -> None:
        """Notes that a socket of a person has closed; without another one soon, the person is away."""
        self._sockets[person] -= 1
        if self._sockets[person] <= 0:
            del self._sockets[person]
            self._note(table.Disconnect(id="", person=person), self._rejoin_seconds)

    def _stay(self) -> None:
        """Notes anew who is here: another process, to which they have no socket, takes them for away."""
        for person in self._sockets:
            self._note(table.Connect(id="", person=person), 0.0)

    def _note(self, command: table.Connect | table.Disconnect, seconds: float) -> None:
        # Whoever comes or goes meanwhile is noted as that, and not as what was so before.
        if noting := self._noting.pop(command.person, None):
            noting.cancel()
        self._noting[command.person] = asyncio.create_task(self._note_after(command, seconds))

    async def _note_after(self, command: table.Connect | table.Disconnect, seconds: float) -> None:
        await asyncio.sleep(seconds)
        while True:
            try:
                await self.do(command)
            except (Conflict, CannotKeep):
                await asyncio.sleep(PAUSE)
            else:
                break
        del self._noting[command.person]

    def arm(self) -> None:
        """Sets the alarm for what is due next, from the state alone; what is under way goes on."""
        due = min(table.waiting(self.state), key=lambda one: one.at, default=None) if self._changed else None
        if due == self._due and self._alarm is not None and not self._alarm.done():
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._due, self._alarm = due, asyncio.create_task(self._ring(due)) if due else None

    async def _ring(self, due: Waiting) -> None:
        while due in table.waiting(self.state):
            # A timer may be early by a hair: then nothing happens yet, and it is set again.
            await asyncio.sleep(max(0.0, due.at - now()))
            try:
                await self.do(await self._command(due))
            except (Refusal, Conflict, CannotKeep) as problem:
                log.error("due_failed", kind=due.kind, problem=type(problem).__name__)
                await asyncio.sleep(PAUSE)

    async def _command(self, due: Waiting) -> table.AnyCommand:
        if due.kind != "think":
            return table.Due(id="", secret=new_secret().hex())
        state, seat = self.state, due.seat
        assert seat is not None
        assert state.on is not None
        level = state.places[seat].level or state.options.level
        choice = await self._thinking.choose(state.on.view(seat), level, _seed(state, seat))
        return table.ComputerMove(
            id="",
            seat=seat,
            deal=state.deal_number,
            ply=state.ply,
            move=str(choice.move),
            why=choice.why,
        )

    async def close(self) -> None:
        """Stops all that is under way, but for what is being written; the log has everything."""
        waiting = [task for task in (self._alarm, *self._noting.values()) if task is not None]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, *self._doing, return_exceptions=True)


def _seed(state: Table, seat: int) -> int:
    # Players of one level differ by seat, and nobody outside can know how one will choose.
    assert state.exchange is not None
    return int(state.exchange.secret[:12], 16) + seat
