"""A window on the page: what it says and offers to somebody who knows roles and names and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .. import patience

PATIENCE = 1000 * patience.PATIENCE
"""The same in milliseconds."""
STEP = 25.0
expect.set_options(timeout=PATIENCE)

CARD, CALL, NEXT, OVER = "a card", "a call", "the next deal", "another match"
RANKS = {
    "A": "Ace",
    "K": "King",
    "Q": "Queen",
    "J": "Jack",
    "T": "Ten",
    "9": "Nine",
    "8": "Eight",
    "7": "Seven",
}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


LETTERED = "() => { document.body.offsetHeight; return document.fonts.ready.then(() => undefined); }"
LANDED = """async (thing) => {
  await Promise.allSettled(thing.getAnimations().map((flight) => flight.finished));
  return [thing.offsetWidth, thing.offsetHeight];
}"""


class Window:
    """Reads the page, and plays by pressing only what it offers."""

    def __init__(self, page: Page, *, touch: bool = False, seed: int = 0) -> None:
        self.page = page
        self.touch = touch
        self.chance = random.Random(seed)
        self.moves = 0
        self.hand = page.get_by_role("group", name="Your hand")
        self.cards = self.hand.get_by_role("button")
        # A card that can be pressed and let go again is one for later.
        self.playable = self.hand.get_by_role("button", disabled=False).and_(
            page.locator(":not([aria-pressed])")
        )
        self.on_table = page.get_by_label("On the table").get_by_role("img", name=re.compile(": "))
        self.pad = page.get_by_role("form", name="Your call")
        self.heading = page.get_by_role("heading", level=1)
        self._offers = {
            CARD: self.playable,
            CALL: self.pad.get_by_role("button", name="Pass", disabled=False).or_(
                self.pad.get_by_role("toolbar", name="Number").get_by_role("button", disabled=False)
            ),
            # Pressed, it stands there dim until the table has heard of it.
            NEXT: page.get_by_role("button", name="Next deal", exact=True, disabled=False),
            OVER: self.button("Another match"),
        }

    def go(self, path: str) -> None:
        self.page.goto(path)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Asks the server for something as a script of the page would."""
        return self.page.evaluate(
            "async ([path, body]) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),"
            " headers: {'Content-Type': 'application/json'}})).json()",
            [path, body],
        )

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def card(self, card: str) -> Locator:
        return self.hand.get_by_role("button", name=card_name(card))

    # ── Reading ─────────────────────────────────────────────────────────────────────────────────

    def holds(self) -> list[str]:
        """The cards in hand by name, whatever else their buttons say."""
        return [name.partition(".")[0] for name in _labels(self.cards)]

    def lies(self) -> list[str]:
        """The cards on the table: “You: King of hearts”."""
        return _labels(self.on_table)

    def shows(self) -> tuple[list[str], list[str]]:
        """What can be compared with another window, or with this one later: hand and table."""
        return self.holds(), self.lies()

    def sees(self, text: str) -> None:
        """Waits until the page says so."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def gets_letters(self) -> None:
        """Waits until every text that is there has the letters of its font."""
        self.page.evaluate(LETTERED)

    def wait(self, until: Callable[[], bool]) -> None:
        """Waits until something is so."""
        for _ in range(int(PATIENCE / STEP)):
            if until():
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"waited in vain; the page says: {self.page.locator('body').inner_text()}")

    def offered(self) -> str | None:
        """What the page asks for now, if anything."""
        return next((what for what, offer in self._offers.items() if offer.count()), None)

    def asked(self) -> str:
        """Waits until the page asks for something, and returns what."""
        card, call, following, over = self._offers.values()
        anything = card.or_(call).or_(following).or_(over).first
        while True:
            anything.wait_for()
            if what := self.offered():
                return what

    # ── Playing ─────────────────────────────────────────────────────────────────────────────────

    def press(self, thing: Locator, *, times: int = 1, force: bool = False) -> None:
        """Presses a thing where it can be seen: of a card in a fan that is its upper left corner."""
        # Nobody hits a card in flight, or would know of which size it is.
        width, height = thing.evaluate(LANDED)
        spot = {"x": width * 0.15, "y": height * 0.15}
        if self.touch:
            thing.tap(position=spot, force=force)
        else:
            thing.click(position=spot, click_count=times, force=force)

    def play(self, card: Locator) -> None:
        """Plays a card: with a finger the first tap raises it only."""
        self.press(card)
        if self.touch:
            self.press(card)
        self.moves += 1

    def call(self) -> None:
        """Passes mostly, or bids low."""
        numbers = self.pad.get_by_role("toolbar", name="Number").get_by_role("button", disabled=False)
        passing = self.pad.get_by_role("button", name="Pass", disabled=False)
        if passing.count() and (self.chance.random() < 0.7 or not numbers.count()):
            passing.click()
        else:
            numbers.nth(self.chance.randrange(min(3, numbers.count()))).click()
            strains = self.pad.get_by_role("toolbar", name="Suit").get_by_role("button", disabled=False)
            strains.nth(self.chance.randrange(4)).click()
            self.pad.get_by_role("button", name="Call", exact=True).click()
        self.moves += 1

    def act(self) -> str:
        """Does what the page asks for; returns what that was."""
        asked = self.asked()
        if asked == CARD:
            self.play(self.playable.nth(self.chance.randrange(self.playable.count())))
        elif asked == CALL:
            self.call()
        elif asked == NEXT:
            self.button("Next deal").click()
        return asked

    def play_on(self, until: str = OVER) -> None:
        """Plays until the page asks for that."""
        while self.asked() != until:
            self.act()

    def play_to_the_middle_of_a_trick(self) -> None:
        """Plays until the page asks for a card to what others have laid."""
        while self.asked() != CARD or not self.lies():
            self.act()


def card_name(card: str) -> str:
    """What a card is called by who reads it out: “Jack of diamonds”."""
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def _labels(things: Locator) -> list[str]:
    labels: list[str] = things.evaluate_all("all => all.map(one => one.ariaLabel)")
    return labels
