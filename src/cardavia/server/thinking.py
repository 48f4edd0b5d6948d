"""Computer players think in processes of their own, each thought against a hard deadline."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from cardavia import games, players
from cardavia.games import View
from cardavia.players import Budget, Choice

log: Any = structlog.get_logger()

STARTING_SECONDS: Final = 60.0
"""How long a process may take to start; the deadline of a thought counts from then on."""


class Thinking:
    """Chooses moves for computer players: a level's own within the time, any legal one after it.

    As many thoughts as there are workers are thought at once; others wait for their turn, which comes
    since each has a deadline.  A worker that hangs or dies takes nobody else's thought with it.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = tuple(Worker() for _ in range(workers))
        self._seconds = seconds
        # The last to think is the first to be asked again: its caches are warm.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self._free.put_nowait(worker)
        self._thoughts: set[asyncio.Task[Choice]] = set()

    async def warm_up(self) -> None:
        """Starts the processes, so that the first move waits for none of them."""
        workers = [await self._free.get() for _ in self.workers]
        try:
            await asyncio.gather(*(worker.process_id() for worker in workers))
        finally:
            for worker in workers:
                self._free.put_nowait(worker)

    async def choose(self, view: View, level: str, seed: int) -> Choice:
        """Returns a legal move for the view's seat, come what may."""
        worker = await self._free.get()
        thought = asyncio.create_task(self._think(worker, view, level, seed))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        # Who asked may lose interest; the worker is free for the next only when it has done.
        return await asyncio.shield(thought)

    async def _think(self, worker: Worker, view: View, level: str, seed: int) -> Choice:
        try:
            choice = await worker.think(view, level, seed, self._seconds)
            if choice.move not in view.legal_moves():
                raise ValueError("the player's move is not a legal one")
        except Exception as problem:
            log.warning("thought_lost", level=level, problem=type(problem).__name__)
            return players.player("random", seed).choose(view)
        finally:
            self._free.put_nowait(worker)
        return choice

    def close(self) -> None:
        """Ends the processes."""
        for thought in self._thoughts:
            thought.cancel()
        for worker in self.workers:
            worker.end()


class Worker:
    """Is one process that thinks, and is started anew when it hangs or dies."""

    def __init__(self) -> None:
        self._pool = _start()

    async def think(self, view: View, level: str, seed: int, seconds: float) -> Choice:
        """Returns the level's choice.

        Raises:
            TimeoutError: it has not come within ``seconds``.
            Exception: the process died of it, or the player made a mistake.
        """
        await self.process_id()
        try:
            job = self._run(_think, view.to_json(), level, seed, seconds / 2)
            return await asyncio.wait_for(job, seconds)
        except (TimeoutError, BrokenProcessPool):
            self._renew()
            raise

    async def process_id(self) -> int:
        """Returns the number of the process, once it is there; one that died while idle is replaced."""
        for _ in range(2):
            try:
                return await asyncio.wait_for(self._run(os.getpid), STARTING_SECONDS)
            except (TimeoutError, BrokenProcessPool):
                self._renew()
        raise TimeoutError

    async def _run(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)

    def _renew(self) -> None:
        self.end()
        self._pool = _start()

    def end(self) -> None:
        """Ends the process, whatever it does."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        # With the process dead the pool's own thread ends at once.  Left to itself it would still be closing
        # its pipes when the interpreter, at exit, writes to them.
        self._pool.shutdown(wait=True, cancel_futures=True)


def _start() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_settle)


def _settle() -> None:
    # Ctrl-C is for the server, which ends its processes itself …
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # … unless it is killed: they see that for themselves.
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _think(view: bytes, level: str, seed: int, seconds: float) -> Choice:
    return players.player(level, seed).choose(games.view_from_json(view), Budget(seconds=seconds))
