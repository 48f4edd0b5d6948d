"""Every hand and eye can play: axe, contrast, targets, zoom, forced colours; matches by keyboard and by ear.

The bar is met where axe finds nothing to blame on any screen, in any language, on the dark cloth and
the light one; every line of text keeps 4.5 : 1 with every slider at either end; keys are 44 pixels
high and wide and cards in hand have a free square of 24; at 200 % and in forced colours nothing is
cut off, covered or out of reach; and whole matches of both games come to their end by keyboard alone,
with a focus that can always be seen, and by nothing but the words of the accessibility tree.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final

from playwright.sync_api import Browser

from cardavia.words import LANGUAGES
from tests.browser import axe, contrast, looks
from tests.browser.chromium import chromium
from tests.browser.gallery import Gallery
from tests.browser.keyboard import Typist
from tests.browser.listener import Listener
from tests.browser.person import DESK, PHONE, Person, settled
from tests.browser.screens import ALL
from tests.browser.window import Window

from .browser import house

ZOOMED: Final = (DESK[0] // 2, DESK[1] // 2)
"""What is left of a desk at 200 %."""
FEW: Final = ("the first screen", "56, the auction for six")
LONG: Final = ("en", "ml")
"""Languages in which sizes are measured: the source, and the one of the longest words."""
SHORT: Final = "classic match=deals(1)"


def prove(quick: bool) -> tuple[bool, str]:
    began = time.monotonic()
    screens, languages, measured = (FEW, ("ml",), ("en",)) if quick else (tuple(ALL), LANGUAGES, LONG)
    with house() as server, chromium() as browser:
        gallery = Gallery(browser, server.address, server.data, screens)
        keys, hidden = type_through(browser, server.address, quick)
        turns, missed = listen_through(browser, server.address, quick)
        lines, palest, pale = read(gallery)
        awkward = told("targets", handle(gallery, measured))
        lost = told("strain", strain(gallery, measured))
        blamed = told("axe", blame(gallery, languages))
    problems = told("problems", gallery.problems)
    figures = (
        f"{len(screens)} screens × {len(languages)} languages × 2 cloths: axe blames {len(blamed)}; "
        f"{lines} lines of text with the sliders at their ends keep {palest:.2f} : 1 at the least; "
        f"{len(awkward)} keys or cards too small; {len(lost)} faults at 200 % or in forced colours; "
        f"{'56 by keyboard, Schnapsen by ear' if quick else 'both games by keyboard and by ear'} to the "
        f"match's end: {keys} keys, the focus unseen {len(hidden)} times, {turns} turns heard, "
        f"{len(missed)} events unheard; {time.monotonic() - began:.0f} s"
    )
    return not (blamed or pale or awkward or lost or hidden or missed or problems), figures


def told(what: str, faults: Iterable[str]) -> list[str]:
    """Prints faults as they are found, and how many; returns them."""
    found = []
    for fault in faults:
        found.append(fault)
        print(f"{what}: {fault}", flush=True)
    print(f"{what}: {len(found)} in all", flush=True)
    return found


def blame(gallery: Gallery, languages: Iterable[str]) -> Iterator[str]:
    """Gives what axe blames: all of it on the dark cloth, on the light one what has to do with colour."""
    for language in languages:
        with gallery.visit(language) as window:
            for screen in gallery.walk(window, language):
                yield from (f"{language}, {screen}: {one}" for one in axe.violations(window))
                window.page.evaluate("() => document.documentElement.classList.add('linen')")
                colours = axe.violations(window, rules=axe.COLOURS)
                yield from (f"{language}, {screen}, linen: {one}" for one in colours)


def read(gallery: Gallery) -> tuple[int, float, list[str]]:
    """Returns how many lines of text were measured, the least contrast, and what falls short."""
    found: list[tuple[contrast.Read, str]] = []
    with gallery.visit("en") as window:
        for screen in gallery.walk(window, "en"):
            for light in contrast.CORNERS:
                found += ((one, screen) for one in contrast.measure(window, light))
    pale = told("pale", (f"{screen}: {one}" for one, screen in found if one.contrast < contrast.LEAST))
    return len(found), min(found)[0].contrast, pale


def handle(gallery: Gallery, languages: Iterable[str]) -> Iterator[str]:
    """Gives the keys and cards that a finger may miss."""
    for language in languages:
        for size in (PHONE, DESK):
            with gallery.visit(language, size, touch=size == PHONE) as window:
                for screen in gallery.walk(window, language):
                    found = looks.small(window) + looks.narrow(window)
                    yield from (f"{language} {size}, {screen}: {one}" for one in found)


def strain(gallery: Gallery, languages: Iterable[str]) -> Iterator[str]:
    """Gives what goes wrong for who has the page at 200 %, or in the colours of their system."""
    for language in languages:
        with gallery.visit(language, ZOOMED) as window:
            for screen in gallery.walk(window, language):
                yield from (f"{language} 200 %, {screen}: {one}" for one in still_there(window))
        with gallery.visit(language) as window:
            window.page.emulate_media(forced_colors="active")
            for screen in gallery.walk(window, language):
                found = still_there(window) + looks.shapeless(window)
                yield from (f"{language} forced colours, {screen}: {one}" for one in found)


def still_there(window: Window) -> list[str]:
    return looks.unreadable(window) + looks.lost(window)


def type_through(browser: Browser, address: str, quick: bool) -> tuple[int, list[str]]:
    """Plays both games by keyboard from the first screen on; returns the keys, and where the focus hid."""
    keys, unseen = 0, []
    rules = {"schnapsen": "classic", "fiftysix": SHORT if quick else "classic"}
    for game in ("56",) if quick else ("56", "Schnapsen"):
        memory = settled(address, pace="instant", seats=4, rules=rules)
        person = Person(browser, address, memory=memory)
        typist = Typist(person.window("/"))
        typist.sit_down(game)
        typist.play_on()
        keys += typist.keys
        unseen += told("unseen focus", typist.unseen) + told("problems", person.problems)
        person.context.close()
    return keys, unseen


def listen_through(browser: Browser, address: str, quick: bool) -> tuple[int, list[str]]:
    """Plays both games by ear; returns the turns, and what happened without a word."""
    turns, unheard = 0, []
    rules = {"schnapsen": "classic", "fiftysix": "classic match=deals(6)"}
    for game, players in (("schnapsen", 2),) if quick else (("schnapsen", 2), ("fiftysix", 6)):
        person = Person(browser, address)
        listener = Listener(person.table(game, players, rules=rules[game]))
        listener.play_on()
        turns += listener.turns
        unheard += told("unheard", listener.unheard) + told("problems", person.problems)
        person.context.close()
    return turns, unheard
