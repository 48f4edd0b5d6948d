"""A person in a real browser plays whole matches by pressing only what the page offers.

Chromium opens the page of a real server.  The player reads roles, names and what is not disabled, as
a screen reader would, and nothing else.  The bar is met where every match comes to its end, the page
gives rise to no error and no request to another host, finds the shuffle honest, and the record that
it offers verifies.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, TimeoutError

from cardavia import records
from tests.browser.chromium import chromium
from tests.browser.person import Person
from tests.browser.window import Window
from tests.server.process import Server

SHORT = "classic match=deals(1)"
QUICK = (("schnapsen", 2, "classic"), ("fiftysix", 6, SHORT))
FULL = (
    ("schnapsen", 2, "classic"),
    ("fiftysix", 4, "classic"),
    ("fiftysix", 6, "classic"),
    ("fiftysix", 8, "classic"),
)


class Played(NamedTuple):
    """Is what came of one match."""

    moves: int
    honest: bool
    verified: bool
    problems: tuple[str, ...]
    seconds: float


def prove(quick: bool) -> tuple[bool, str]:
    with house() as server, chromium() as browser:
        matches = []
        for game, players, rules in QUICK if quick else FULL:
            matches.append(play(browser, server.address, game, players, rules))
            print(f"{game}, {players} players, {rules}: {matches[-1]}", flush=True)
    good = [match for match in matches if match.honest and match.verified and not match.problems]
    figures = (
        f"{len(good)} of {len(matches)} matches played to their end in Chromium by what the page offers "
        f"({'Schnapsen; 56 at 6, one deal' if quick else 'classic Schnapsen; classic 56 at 4, 6 and 8'}): "
        f"{sum(match.moves for match in matches)} moves, "
        f"{sum(len(match.problems) for match in matches)} errors or requests to other hosts, "
        f"{sum(match.verified for match in matches)} records verified, "
        f"{sum(match.seconds for match in matches):.0f} s"
    )
    return len(good) == len(matches), figures


@contextmanager
def house() -> Iterator[Server]:
    """A server with a data folder of its own."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        server.start()
        try:
            yield server
        finally:
            server.stop()


def play(browser: Browser, address: str, game: str, players: int, rules: str) -> Played:
    """Plays a whole match at a table that pauses for nobody."""
    began = time.monotonic()
    person = Person(browser, address)
    window = person.table(game, players, rules=rules, seed=players)
    try:
        window.play_on()
        honest, verified = judge(window)
    except TimeoutError:
        honest = verified = False
        person.problems.append(f"stuck; the page says: {window.page.locator('body').inner_text()}")
    person.context.close()
    return Played(window.moves, honest, verified, tuple(person.problems), time.monotonic() - began)


def judge(window: Window) -> tuple[bool, bool]:
    """Returns whether the page found the shuffle honest, and whether the record that it offers verifies."""
    honest = window.page.get_by_text("your own bytes went into it").count() == 1
    window.sees("dealt as promised")
    with window.page.expect_download() as saved:
        window.page.get_by_role("link", name="Save the record").click()
    verdict = records.verify(Path(saved.value.path()).read_text(encoding="utf-8"))
    return honest, verdict.shuffle == "checked"
