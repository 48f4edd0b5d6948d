"""What every answer tells the browser to refuse, and who may ask at all."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

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


def shielded(app: ASGIApp) -> ASGIApp:
    """Wraps the application: no foreign page may ask for changes, and no answer may be misused."""

    async def shield(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method", "GET") not in SAFE and not same_origin(Headers.from_scope(scope)):
            await _forbid(send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_with_headers)

    return shield


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Browsers name the origin with every request that changes something and with every socket.
    """
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def _forbid(send: Send) -> None:
    body = b'{"id":"foreign_origin","params":{}}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
