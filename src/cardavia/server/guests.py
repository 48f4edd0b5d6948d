"""Guests: nobody needs an account; a signed cookie tells one person from another."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from cardavia.words import BadRequest

COOKIE: Final = "cardavia_guest"
A_YEAR: Final = 365 * 24 * 3600
KEY_BYTES: Final = 32


class Guests:
    """Signs and reads the cookie with the key of this data folder."""

    def __init__(self, folder: Path) -> None:
        self._serializer = URLSafeSerializer(_key(folder / "cookie.key"), salt="guest 1")

    def known(self, connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
        """Returns the person of a request; None where the cookie is missing or forged."""
        cookie = connection.cookies.get(COOKIE)
        try:
            person = self._serializer.loads(cookie) if cookie else None
        except BadData:
            return None
        return person if isinstance(person, str) else None

    def new_person(self) -> str:
        """Returns the id of somebody new."""
        return secrets.token_hex(16)

    def welcome(self, request: Request[Any, Any, State]) -> tuple[str, Cookie]:
        """Returns who asks, a newcomer as somebody new, and the cookie by which they are known again."""
        person = self.known(request) or self.new_person()
        return person, self.cookie(person, secure=request.url.scheme == "https")

    def cookie(self, person: str, *, secure: bool) -> Cookie:
        """Returns the cookie by which the person is known again for a year."""
        return Cookie(
            COOKIE,
            value=str(self._serializer.dumps(person)),
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
            max_age=A_YEAR,
        )


def _key(path: Path) -> bytes:
    """Reads the key, and makes one the first time: whole or not at all, and only its owner can read it."""
    if not path.exists():
        fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        fresh.replace(path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise BadRequest("cookie_key_damaged", file=str(path))
    return key
