"""Computer players think in processes of their own, against a hard deadline."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import structlog

from cardavia import games, players
from cardavia.games import View
from cardavia.players import Budget, Choice

log: Any = structlog.get_logger()


class Thinking:
    """Chooses moves for computer players: a level's own within the time, any legal one after it."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_settle)

    async def warm_up(self) -> None:
        """Starts the processes, so that the first move waits for none of them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, os.getpid) for _ in range(self._workers)))

    async def choose(self, view: View, level: str, seed: int) -> Choice:
        """Returns a legal move for the view's seat, come what may."""
        thought = asyncio.get_running_loop().run_in_executor(
            self._pool, _think, view.to_json(), level, seed, self._seconds / 2
        )
        try:
            return await asyncio.wait_for(thought, self._seconds)
        except (TimeoutError, BrokenProcessPool) as problem:
            log.warning("thought_lost", level=level, problem=type(problem).__name__)
            self._renew()
            return players.player("random", seed).choose(view)

    def _renew(self) -> None:
        old, self._pool = self._pool, self._start()
        _stop(old)

    def close(self) -> None:
        """Ends the processes."""
        _stop(self._pool)


def _settle() -> None:
    import signal

    # Ctrl-C is for the server, which ends its processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _think(view: bytes, level: str, seed: int, seconds: float) -> Choice:
    return players.player(level, seed).choose(games.view_from_json(view), Budget(seconds=seconds))


def _stop(pool: ProcessPoolExecutor) -> None:
    for process in list(pool._processes.values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
