"""What every answer tells the browser to refuse, and who may ask at all."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cardavia.words import Message as Words

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE: Final = ("GET", "HEAD")
DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}


async def add_headers(message: Message, _: Scope) -> None:
    """Lets no answer be misused: not by a foreign page around it, nor by a script within it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def shielded(app: ASGIApp) -> ASGIApp:
    """Wraps the application: no foreign page may ask for changes."""

    async def shield(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method", "GET") in SAFE or same_origin(Headers.from_scope(scope)):
            await app(scope, receive, send)
        else:
            await _forbid(send)

    return shield


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Browsers name the origin with every request that changes something and with every socket.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        asked_from = urlsplit(origin.lower())
    except ValueError:
        return False
    # Browsers leave a default port out, and proxies may write it.
    port = DEFAULT_PORTS.get(asked_from.scheme, "")
    host = headers.get("host", "").lower()
    return bool(host) and asked_from.netloc.removesuffix(port) == host.removesuffix(port)


async def _forbid(send: Send) -> None:
    body = msgspec.json.encode(Words("foreign_origin"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
