"""The server: a thin shell around the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore

from cardavia import __version__
from cardavia.server import api, pages
from cardavia.server.guests import Guests
from cardavia.server.rooms import Rooms
from cardavia.server.schema import describe_socket
from cardavia.server.settings import Settings
from cardavia.server.shield import add_headers, shielded
from cardavia.server.sockets import table_socket
from cardavia.server.store import CannotKeep, Conflict, Store
from cardavia.server.thinking import Thinking
from cardavia.words import Message, Refusal

log: Any = structlog.get_logger()

STATUS: Final = {"no_such_table": 404, "no_such_page": 404, "who_are_you": 403, "record_after_match": 409}
LARGEST_REQUEST: Final = 16_384
REQUESTS_A_MINUTE: Final = 600
FONTS: Final = r"\.woff2$"
"""They are compressed as they are."""


def create_app(settings: Settings) -> Litestar:
    """Returns the server's application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        store = await Store.open(settings.data)
        thinking = Thinking(settings.workers, settings.thinking_seconds)
        app.state.guests = Guests(settings.data)
        app.state.rooms = rooms = Rooms(store, thinking, settings)
        app.state.replaying = asyncio.Lock()
        asides = [asyncio.create_task(thinking.warm_up()), asyncio.create_task(_forget_addresses(app))]
        try:
            yield
        finally:
            for aside in asides:
                aside.cancel()
            await rooms.close()
            thinking.close()
            await store.close()

    limit = RateLimitConfig(("minute", REQUESTS_A_MINUTE), exclude=["^/assets", "socket$"])
    app = Litestar(
        route_handlers=[pages.router, pages.assets, api.router, table_socket],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _problem,
            RecursionError: _nested_too_deep,
            Conflict: _conflict,
            CannotKeep: _cannot_keep,
            Exception: _failed,
        },
        middleware=[shielded, limit.middleware],
        before_send=[add_headers],
        compression_config=CompressionConfig("gzip", exclude=FONTS),
        openapi_config=OpenAPIConfig(
            "Cardavia", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )
    describe_socket(app)
    return app


async def _forget_addresses(app: Litestar) -> None:
    """Forgets whose requests need no counting any more, or a long-lived server would remember everybody."""
    counted = app.stores.get("rate_limit")
    while isinstance(counted, MemoryStore):
        await asyncio.sleep(60)
        await counted.delete_expired()


def _refused(_: Request[Any, Any, State], refusal: Refusal) -> Response[Message]:
    return Response(refusal.message, status_code=STATUS.get(refusal.id, 400))


def _problem(_: Request[Any, Any, State], problem: HTTPException) -> Response[Message]:
    what = {404: "no_such_page", 413: "request_too_large", 429: "too_many_requests"}
    message = Message(what.get(problem.status_code, "bad_request"))
    return Response(message, status_code=problem.status_code)


def _nested_too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[Message]:
    return Response(Message("bad_request"), status_code=400)


def _conflict(_: Request[Any, Any, State], __: Conflict) -> Response[Message]:
    return Response(Message("table_has_moved_on"), status_code=409)


def _cannot_keep(_: Request[Any, Any, State], problem: CannotKeep) -> Response[Message]:
    log.error("cannot_keep", problem=str(problem))
    return Response(Message("cannot_keep"), status_code=503)


def _failed(_: Request[Any, Any, State], problem: Exception) -> Response[Message]:
    log.error("request_failed", exc_info=problem)
    return Response(Message("server_failed"), status_code=500)
