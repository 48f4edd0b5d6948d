"""The server: a thin shell around the table."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig

from cardavia import __version__
from cardavia.server import api, pages
from cardavia.server.guests import Guests
from cardavia.server.rooms import Rooms
from cardavia.server.settings import Settings
from cardavia.server.shield import shielded
from cardavia.server.sockets import table_socket
from cardavia.server.store import Store
from cardavia.server.thinking import Thinking
from cardavia.words import Message, Refusal

STATUS: Final = {"no_such_table": 404, "no_such_page": 404, "who_are_you": 403, "record_after_match": 409}
LARGEST_REQUEST: Final = 16_384
REQUESTS_A_MINUTE: Final = 600


def create_app(settings: Settings) -> Litestar:
    """Returns the server's application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        store = await Store.open(settings.data)
        thinking = Thinking(settings.workers, settings.thinking_seconds)
        app.state.guests = Guests(settings.data)
        app.state.rooms = rooms = Rooms(store, thinking, settings)
        try:
            yield
        finally:
            await rooms.close()
            thinking.close()
            await store.close()

    limit = RateLimitConfig(("minute", REQUESTS_A_MINUTE), exclude=["^/assets", "socket$"])
    return Litestar(
        route_handlers=[pages.router, pages.assets, api.router, table_socket],
        lifespan=[lifespan],
        exception_handlers={Refusal: _refused, HTTPException: _problem},
        middleware=[shielded, limit.middleware],
        openapi_config=OpenAPIConfig("Cardavia", __version__, path="/api/schema"),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )


def _refused(_: Request[Any, Any, State], refusal: Refusal) -> Response[Message]:
    return Response(refusal.message, status_code=STATUS.get(refusal.id, 400))


def _problem(_: Request[Any, Any, State], problem: HTTPException) -> Response[Message]:
    what = {404: "no_such_page", 413: "request_too_large", 429: "too_many_requests"}
    message = Message(what.get(problem.status_code, "bad_request"))
    return Response(message, status_code=problem.status_code)
