"""Guests: nobody needs an account; a signed cookie tells one person from another."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "cardavia_guest"
A_YEAR: Final = 365 * 24 * 3600


class Guests:
    """Signs and reads the cookie with the key of this data folder."""

    def __init__(self, folder: Path) -> None:
        self._serializer = URLSafeSerializer(_key(folder / "cookie.key"), salt="guest 1")

    def known(self, connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
        """Returns the person of a request; None where the cookie is missing or forged."""
        cookie = connection.cookies.get(COOKIE)
        try:
            person = self._serializer.loads(cookie) if cookie else None
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def new_person(self) -> str:
        """Returns the id of somebody new."""
        return secrets.token_hex(16)

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
    """Reads the key, and makes one the first time: only its owner can read it."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()
