"""Somebody who plays by what the accessibility tree says in words, and by nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from .window import PATIENCE, STEP, Window

LINE = re.compile(
    r"^(?P<room> *)- '?(?P<role>\w+)"
    r'(?: "(?P<name>(?:[^"\\]|\\.)*)")?'
    r"(?P<state>(?: \[[^\]]*\])*)'?(?:: ?(?P<text>.*))?$"
)
YOURS = re.compile(r"Your (card|lead)")
SLOWEST = int(PATIENCE / STEP)


class Thing(NamedTuple):
    """Is one line of the tree: a role, what it is called and says, and where it belongs."""

    depth: int
    role: str
    name: str
    state: str
    text: str
    within: tuple[str, ...]
    """The names of what is around it."""

    @property
    def offered(self) -> bool:
        return self.role == "button" and "disabled" not in self.state


def tree(window: Window) -> list[Thing]:
    """Returns the page as who cannot see it gets it."""
    return list(_things(window.page.locator("body").aria_snapshot()))


def _things(snapshot: str) -> Iterator[Thing]:
    around: list[tuple[int, str]] = []
    for line in snapshot.splitlines():
        found = LINE.match(line)
        if found is None:
            continue
        depth = len(found["room"])
        while around and around[-1][0] >= depth:
            around.pop()
        name = (found["name"] or "").replace('\\"', '"').replace("''", "'")
        text = (found["text"] or "").strip("\"'")
        yield Thing(depth, found["role"], name, found["state"], text, tuple(name for _, name in around))
        around.append((depth, name))


class Listener:
    """Has the words of a page, and Enter for what they offer."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.turns = self.cards = self.tricks = 0
        """How often it was one's turn, and what others laid, as far as that was heard."""
        self.unheard: list[str] = []
        """What happened without a word."""
        self._said: list[str] = []

    def play_on(self) -> str:
        """Plays to the end of the match; returns how that was told."""
        while True:
            things = self._asked()
            offers = {thing.name: thing for thing in things if thing.offered}
            if "Another match" in offers:
                return self._ended(things)
            if "Next deal" in offers:
                self._press("Next deal", "deal")
            elif cards := [thing for thing in things if thing.offered and "Your hand" in thing.within]:
                self._hear(things)
                self._press(cards[0].name, "card")
            else:
                self._hear(things)
                self._call(offers)

    def _asked(self) -> list[Thing]:
        """Waits until something is offered that moves the match on."""
        for _ in range(SLOWEST):
            things = tree(self.window)
            if _asks(things):
                return things
            self.window.page.wait_for_timeout(STEP)
        raise AssertionError(f"nothing is asked for: {[thing.name for thing in tree(self.window)]}")

    def _hear(self, things: list[Thing]) -> None:
        """Compares what was said since the last move with what lies there now."""
        self.turns += 1
        said = [
            thing.text
            for thing in things
            if thing.role == "paragraph" and "What has happened" in thing.within
        ]
        fresh = " ".join(_since(self._said, said))
        laid = [thing.name for thing in things if thing.role == "img" and "On the table" in thing.within]
        others = [name.partition(": ")[2] for name in laid if ": " in name and not name.startswith("You")]
        self.cards += len(others)
        self.tricks += len(re.findall(r"\btakes? the trick|\btook ", fresh))
        self.unheard += [card for card in others if card not in fresh]
        if not re.search(r"Your (card|lead|call)[^.]*\.$", fresh.strip()):
            self.unheard.append(f"whose turn it is: {fresh[-80:]}")
        self._said = said

    def _call(self, offers: dict[str, Thing]) -> None:
        if "Pass" in offers:
            self._press("Pass", "call")
            return
        number = next(name for name, thing in offers.items() if "Number" in thing.within)
        self._press(number, "")
        suit = next(name for name, thing in offers.items() if "Suit, no trumps or Noes" in thing.within)
        self._press(suit, "")
        self._press("Call", "call")

    def _press(self, name: str, what: str) -> None:
        """Presses the key of this name, and waits until the tree has changed where that is a move."""
        before = self._state() if what else ""
        key = self.window.page.get_by_role("button", name=name, exact=True, disabled=False).first
        key.focus()
        key.press("Enter")
        self.window.wait(lambda: not what or self._state() != before)

    def _state(self) -> str:
        things = tree(self.window)
        shown = ("heading", "button", "img")
        return " ".join(f"{thing.role} {thing.name}" for thing in things if thing.role in shown)

    def _ended(self, things: list[Thing]) -> str:
        return next(thing.name for thing in things if thing.role == "heading" and "match" in thing.name)


def _since(before: list[str], now: list[str]) -> list[str]:
    """Returns the lines that have come since; of those before the oldest may be gone."""
    kept = next(size for size in range(len(now), -1, -1) if now[:size] == before[len(before) - size :])
    return now[kept:]


def _asks(things: list[Thing]) -> bool:
    """Returns whether something moves the match on: a card is asked for, which could be chosen before."""
    if any("You" in thing.within and YOURS.search(thing.text) for thing in things):
        return True
    names = {thing.name for thing in things if thing.offered}
    return not names.isdisjoint({"Another match", "Next deal", "Pass"}) or any(
        thing.offered and "Number" in thing.within for thing in things
    )
