"""All screens of one server, seen by one person in whatever language and at whatever size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from cardavia.server.guests import Guests

from .person import DESK, Person
from .screens import ALL, address, look
from .window import Window


class Gallery:
    """Makes the table of every screen once, however often it is looked at."""

    def __init__(self, browser: Browser, server: str, data: Path, screens: Iterable[str] = ALL) -> None:
        self.browser, self.server = browser, server
        self.guests = Guests(data)
        self.person = self.guests.new_person()
        self.addresses = {name: address(data, self.person, ALL[name]) for name in screens}
        self.problems: list[str] = []
        """What went wrong while somebody looked."""

    @contextmanager
    def visit(self, language: str, size: tuple[int, int] = DESK, *, touch: bool = False) -> Iterator[Window]:
        """Lets the person come with a browser of this language."""
        person = Person(self.browser, self.server, size=size, touch=touch, locale=language)
        person.be_guest(self.guests, self.person)
        yield Window(person.context.new_page(), touch=touch)
        person.context.close()
        self.problems += person.problems

    def walk(self, window: Window, language: str, screens: Iterable[str] = ()) -> Iterator[str]:
        """Shows one screen after the other; gives their names."""
        for name in screens or self.addresses:
            look(window, self.addresses[name], ALL[name], language)
            yield name
