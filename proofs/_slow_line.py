"""A slow line to a server: every answer comes late, and all of them share a narrow pipe."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LATENCY: Final = 0.5625
"""Seconds until an answer begins to come: “Fast 3G”, as Chrome's own tools slow a line down to it."""
BYTES_A_SECOND: Final = 1_440_000 / 8
PIECE: Final = 8192


@contextmanager
def slow_line(port: int) -> Iterator[str]:
    """Yields an address on this computer behind which a server's port is, at the other end of a slow line."""
    line = _SlowLine(port)
    thread = threading.Thread(target=lambda: asyncio.run(line.run()))
    thread.start()
    line.ready.wait()
    try:
        yield f"http://127.0.0.1:{line.port}"
    finally:
        line.end()
        thread.join()


class _SlowLine:
    def __init__(self, port: int) -> None:
        self.ready = threading.Event()
        self.port = 0
        self._server_port = port

    async def run(self) -> None:
        self._loop, self._over, self._narrow = asyncio.get_running_loop(), asyncio.Event(), asyncio.Lock()
        async with await asyncio.start_server(self._connect, "127.0.0.1") as server:
            self.port = server.sockets[0].getsockname()[1]
            self.ready.set()
            await self._over.wait()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.CancelledError):
            answers, asks = await asyncio.open_connection("127.0.0.1", self._server_port)
            await asyncio.gather(_at_once(reader, asks), _slowly(answers, writer, self._narrow))


async def _at_once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while piece := await reader.read(PIECE):
        writer.write(piece)
        await writer.drain()
    writer.close()


async def _slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, narrow: asyncio.Lock) -> None:
    """Hands pieces on in their order, each no sooner than it could have come."""
    coming: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    now = asyncio.get_running_loop().time

    async def arrive() -> None:
        while True:
            at, piece = await coming.get()
            await asyncio.sleep(max(0.0, at - now()))
            if not piece:
                return writer.close()
            async with narrow:
                await asyncio.sleep(len(piece) / BYTES_A_SECOND)
            writer.write(piece)
            await writer.drain()

    arriving = asyncio.create_task(arrive())
    while piece := await reader.read(PIECE):
        coming.put_nowait((now() + LATENCY, piece))
    coming.put_nowait((now() + LATENCY, b""))
    await arriving
