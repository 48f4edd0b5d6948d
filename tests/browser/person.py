"""Somebody at a browser of their own, and all that goes wrong in it."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebError, WebSocket

from cardavia.server.guests import Guests

from .window import PATIENCE, Window

DESK = (1440, 900)
TABLET = (768, 1024)
PHONE = (360, 740)


def settled(address: str, **settings: Any) -> Any:
    """Returns what a browser remembers in which these settings were made before."""
    kept = {"name": "cardavia:settings", "value": json.dumps(settings)}
    return {"cookies": [], "origins": [{"origin": address, "localStorage": [kept]}]}


class Person:
    """Has windows that share a cookie.  ``problems`` is everything that no page of ours may give rise to."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        touch: bool = False,
        calm: bool = True,
        memory: Any = None,
        locale: str = "en",
    ) -> None:
        self.address = address
        self.touch = touch
        self.locale = locale
        self.problems: list[str] = []
        self.forgiven = ""
        """What a problem may say where the test itself has brought it about."""
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
            storage_state=memory,
            locale=locale,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._failed)
        self.context.on("request", self._asked)
        self.context.on("page", self._opened)

    # ── What goes wrong ─────────────────────────────────────────────────────────────────────────

    def _opened(self, page: Page) -> None:
        page.on("websocket", self._connected)

    def _heard(self, message: ConsoleMessage) -> None:
        # What the content security policy refuses is an error of the console, too.
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _failed(self, error: WebError) -> None:
        self._note(f"uncaught: {error.error}")

    def _asked(self, request: Request) -> None:
        self._must_be_ours(request.url)

    def _connected(self, socket: WebSocket) -> None:
        self._must_be_ours(socket.url)

    def _must_be_ours(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.address).netloc:
            self._note(f"another host was asked: {url}")

    def _note(self, problem: str) -> None:
        if not self.forgiven or self.forgiven not in problem:
            self.problems.append(problem)

    # ── What a person does ──────────────────────────────────────────────────────────────────────

    def window(self, path: str, seed: int = 0) -> Window:
        """Opens an address of the server in a new window."""
        page = self.context.new_page()
        page.goto(path)
        return Window(page, touch=self.touch, seed=seed)

    def table(self, game: str, players: int, *, seed: int = 0, **more: Any) -> Window:
        """Goes to a new table with computer players, which need not be one that the page offers."""
        window = self.window("/", seed)
        wanted = {"game": game, "players": players, "pace": "instant", "start": True, **more}
        window.go(f"/t/{window.post('/api/tables', wanted)['id']}")
        return window

    def be_guest(self, guests: Guests, person: str = "") -> str:
        """Takes the cookie of somebody, or of somebody new, and returns who that is."""
        person = person or guests.new_person()
        cookie = guests.cookie(person, secure=False)
        assert cookie.value is not None
        self.context.add_cookies([{"name": cookie.key, "value": cookie.value, "url": self.address}])
        return person

    def leave(self) -> Any:
        """Closes the browser; returns what it would remember when it is opened again."""
        memory = self.context.storage_state()
        self.context.close()
        return memory
