"""Every screen in every language on a phone, a tablet and a desk: nothing cut, covered, missing or English.

A script in the page looks at every text: whether it is cut off, pokes out of its key or the window, or
has something lying on it.  The browser is asked with which fonts it has drawn the letters, and the words
on the page are held against the English catalogue.  Names may end in dots where pointing at them tells
them whole.  ``scripts/screenshots --all`` makes pictures of the same screens.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from cardavia.words import LANGUAGES
from tests.browser import english, glyphs, looks
from tests.browser.chromium import chromium
from tests.browser.gallery import Gallery
from tests.browser.person import DESK, PHONE, TABLET
from tests.browser.screens import ALL
from tests.browser.window import Window

from .browser import house

SIZES: Final = (PHONE, TABLET, DESK)
FEW: Final = ("the first screen", "56, the auction for eight")
LONG: Final = ("de", "ml")
"""The languages whose words are the longest."""


def prove(quick: bool) -> tuple[bool, str]:
    began = time.monotonic()
    languages, screens = (LONG, FEW) if quick else (LANGUAGES, tuple(ALL))
    with house() as server, chromium() as browser:
        gallery = Gallery(browser, server.address, server.data, screens)
        faults: list[str] = []
        for language in languages:
            found = list(look_through(gallery, language))
            print(language, f"{len(found)} faults", *found, sep="\n  ", flush=True)
            faults += found
    problems = "".join(f"; {problem}" for problem in gallery.problems)
    figures = (
        f"{len(screens)} screens × {len(languages)} languages × {len(SIZES)} sizes: {len(faults)} texts cut "
        f"off, covered, in letters of another font or in English{problems}; {time.monotonic() - began:.0f} s"
    )
    return not (faults or problems), figures


def look_through(gallery: Gallery, language: str) -> Iterator[str]:
    """Gives what is wrong on any screen in this language, and where."""
    with gallery.visit(language) as window:
        for screen in gallery.walk(window, language):
            for size in SIZES:
                resize(window, size)
                yield from (f"{size[0]} × {size[1]}, {screen}: {fault}" for fault in looks.unreadable(window))
            strange = glyphs.missing(window) + (english.left(window, language) if language != "en" else [])
            yield from (f"{screen}: {fault}" for fault in strange)


def resize(window: Window, size: tuple[int, int]) -> None:
    """Gives the window another size, and waits until the page has laid itself out anew."""
    window.page.set_viewport_size({"width": size[0], "height": size[1]})
    window.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
