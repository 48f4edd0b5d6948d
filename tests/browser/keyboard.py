"""Somebody who plays by keyboard alone: Tab, the arrow keys, Enter, the space bar and Escape."""

from __future__ import annotations

from playwright.sync_api import Locator

from .window import CALL, CARD, NEXT, OVER, Window

FARTHEST = 80
"""So many stops at the most lie between any two things on a page."""
FOCUS = """() => {
  const { activeElement: one } = document;
  return (one.ariaLabel ?? one.labels?.[0]?.innerText ?? one.innerText ?? "").trim();
}"""
SEEN = """() => {
  const { activeElement: one, body } = document;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return one === body || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
}"""


class Typist:
    """Has a window and no mouse."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.keys = 0
        self.unseen: list[str] = []
        """Where the focus was and could not be seen."""

    def press(self, key: str) -> None:
        self.window.page.keyboard.press(key)
        self.keys += 1

    def focus(self) -> str:
        """Returns what the element with the focus is called."""
        name: str = self.window.page.evaluate(FOCUS)
        return name

    def tab_to(self, *names: str, back: bool = False) -> str:
        """Tabs on until something of one of these names has the focus; returns which."""
        for _ in range(FARTHEST):
            if (name := self.focus()) in names:
                return name
            self.press("Shift+Tab" if back else "Tab")
            if not self.window.page.evaluate(SEEN):
                self.unseen.append(self.focus())
        raise AssertionError(f"no way to {names!r} by keyboard")

    def walk_to(self, name: str, row: Locator) -> None:
        """Walks along a row of keys with the arrow keys."""
        held = labels(row)
        self.tab_to(*held, back=self.focus() in ("Pass", "Call"))
        # Of two equal cards the focus may be on either.
        by = held.index(name) - row.evaluate_all("all => all.indexOf(document.activeElement)")
        for _ in range(abs(by)):
            self.press("ArrowRight" if by > 0 else "ArrowLeft")
        assert self.focus() == name

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────

    def sit_down(self, game: str) -> None:
        """Starts a match from the first screen."""
        board = self.window.page.get_by_role("region", name=game, exact=True)
        play = board.get_by_role("button", name="Play now")
        # There is one for each game.
        while not play.evaluate("key => key === document.activeElement"):
            self.press("Tab")
            self.tab_to("Play now")
        self.press("Enter")

    def act(self) -> str:
        """Does what the page asks for; returns what that was."""
        window = self.window
        asked = window.asked()
        if asked == CARD:
            before = window.shows()
            self.walk_to(labels(window.playable)[0], window.cards)
            self.press("Enter")
            window.wait(lambda: window.shows() != before)
        elif asked == CALL:
            self.call()
        elif asked == NEXT:
            self.tab_to("Next deal")
            self.press("Space")
        return asked

    def call(self) -> None:
        """Passes if that may be said, else bids as little as may be."""
        pad, done = self.window.pad, self.window.page.get_by_role("table", name="Calls").get_by_role("button")
        before = done.count()
        if pad.get_by_role("button", name="Pass", disabled=False).count():
            self.tab_to("Pass")
            self.press("Enter")
        else:
            numbers = pad.get_by_role("toolbar", name="Number").get_by_role("button")
            self.walk_to(labels(numbers.and_(pad.get_by_role("button", disabled=False)))[0], numbers)
            self.press("Space")
            suits = pad.get_by_role("toolbar", name="Suit").get_by_role("button")
            self.press("Tab")
            self.walk_to(labels(suits)[0], suits)
            self.press("Space")
            self.tab_to("Call")
            self.press("Enter")
        self.window.wait(lambda: done.count() > before or not pad.count())

    def play_on(self, until: str = OVER) -> None:
        while self.window.asked() != until:
            self.act()


def labels(things: Locator) -> list[str]:
    """Returns what keys are called, as they are heard."""
    found: list[str] = things.evaluate_all("all => all.map(one => (one.ariaLabel ?? one.innerText).trim())")
    return found
