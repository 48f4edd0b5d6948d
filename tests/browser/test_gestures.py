"""Cards that are dragged: onto the trick, onto the stock, onto the indicator; anywhere else they go back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, expect

from cardavia.server.guests import Guests

from ..server.process import Server
from .conftest import Come
from .person import DESK, PHONE
from .scenes import Scene, marriage_and_jack
from .screens import fifty_six, in_play
from .test_slips import has_to_follow
from .window import LANDED, Window, card_name

Sit = Callable[..., Window]
each_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
STEPS = 6


@pytest.fixture
def sit(come: Come, house: Server) -> Sit:
    """Seats somebody at a table, with a mouse on a desk or a finger on a phone."""

    def sit(scene: Callable[[str], Scene], size: tuple[int, int] = DESK, **more: object) -> Window:
        person = come(size=size, touch=size == PHONE, **more)
        window = person.window(scene(person.be_guest(Guests(house.data))).kept(house.data))
        window.asked()
        return window

    return sit


class Hold:
    """Something held by the mouse or a finger: taken where it can be seen, its upper left part."""

    def __init__(self, window: Window, thing: Locator, at: tuple[float, float] = (0.15, 0.15)) -> None:
        self.window = window
        box = place(thing)
        self.x, self.y = box["x"] + box["width"] * at[0], box["y"] + box["height"] * at[1]
        self.finger: CDPSession | None = None
        if window.touch:
            self.finger = window.page.context.new_cdp_session(window.page)
            self._touch("touchStart")
        else:
            window.page.mouse.move(self.x, self.y)
            window.page.mouse.down()

    def to(self, x: float, y: float) -> Hold:
        for step in range(1, STEPS + 1):
            at = self.x + (x - self.x) * step / STEPS, self.y + (y - self.y) * step / STEPS
            if self.finger is None:
                self.window.page.mouse.move(*at)
            else:
                self._touch("touchMove", *at)
        self.x, self.y = x, y
        return self

    def over(self, thing: Locator) -> Hold:
        box = place(thing)
        return self.to(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def drop(self) -> None:
        if self.finger is None:
            self.window.page.mouse.up()
        else:
            self.finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float | None = None, y: float | None = None) -> None:
        assert self.finger is not None
        point = {"x": self.x if x is None else x, "y": self.y if y is None else y}
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})


def place(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def trick(window: Window) -> Locator:
    """Where one's own card of a trick lies, or all of the table that takes it."""
    return window.page.locator(".ring, .trick .spot:last-child")


def pile(window: Window) -> Locator:
    return window.page.locator(".pile")


@each_size
def test_a_card_dragged_onto_the_table_is_played(sit: Sit, size: tuple[int, int]) -> None:
    window = sit(lambda person: marriage_and_jack(person, friend="Ben"), size)
    Hold(window, window.card("AC")).over(trick(window)).drop()
    window.wait(lambda: "You: Ace of clubs" in window.lies())
    assert card_name("AC") not in window.holds()


@each_size
def test_a_card_of_56_dragged_onto_the_table_is_played(sit: Sit, size: tuple[int, int]) -> None:
    window = sit(lambda person: fifty_six(person, in_play, friend="Ben"), size)
    before = window.holds()
    playable = window.playable.first
    name = (playable.get_attribute("aria-label") or "").partition(".")[0]
    Hold(window, playable).over(trick(window)).drop()
    window.wait(lambda: len(window.holds()) == len(before) - 1)
    assert any(laid == f"You: {name}" for laid in window.lies())


@each_size
def test_a_card_dropped_elsewhere_goes_back(sit: Sit, size: tuple[int, int]) -> None:
    window = sit(marriage_and_jack, size, calm=False)
    window.card("AC").evaluate(LANDED)
    before, at = window.shows(), place(window.card("AC"))
    Hold(window, window.card("AC")).to(20, size[1] * 0.7).drop()
    window.wait(lambda: place(window.card("AC"))["x"] == pytest.approx(at["x"], abs=1))
    assert window.shows() == before


def test_escape_puts_a_dragged_card_back(sit: Sit) -> None:
    window = sit(marriage_and_jack)
    before, held = window.shows(), Hold(window, window.card("AC")).over(trick(window))
    window.page.keyboard.press("Escape")
    held.drop()
    assert window.shows() == before


def test_while_a_card_is_dragged_nothing_else_moves(sit: Sit) -> None:
    window = sit(marriage_and_jack)
    others = [window.card(card) for card in ("JS", "KH", "QH", "TD")]
    window.page.mouse.move(5, 300)
    before = [place(card) for card in others]
    held = Hold(window, window.card("AC")).over(trick(window))
    assert [place(card) for card in others] == before
    shift = window.page.evaluate(
        "() => new Promise((told) => new PerformanceObserver((list) => told(list.getEntries()"
        ".reduce((sum, { value }) => sum + value, 0))).observe({ type: 'layout-shift', buffered: true })"
        " || setTimeout(() => told(0), 200))"
    )
    assert shift <= 0.02
    held.drop()


@each_size
def test_the_indicator_dragged_onto_the_stock_closes_it_when_one_leads(
    sit: Sit, size: tuple[int, int]
) -> None:
    window = sit(marriage_and_jack, size)
    indicator = window.page.get_by_role("img", name="Ace of spades")
    Hold(window, indicator, at=(0.9, 0.5)).over(pile(window)).drop()
    window.sees("Closed by you")
    window.button("Open it again").click()
    expect(window.page.get_by_text("Closed by you")).to_have_count(0)


@each_size
def test_the_trump_jack_dragged_onto_the_indicator_is_exchanged(sit: Sit, size: tuple[int, int]) -> None:
    window = sit(marriage_and_jack, size)
    indicator = window.page.get_by_role("img", name="Ace of spades")
    box = place(indicator)
    Hold(window, window.card("JS")).to(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2).drop()
    window.wait(lambda: card_name("AS") in window.holds())
    expect(window.button("Undo exchange")).to_be_visible()
    assert window.lies() == []


def test_no_other_card_is_exchanged_by_dragging_it_there(sit: Sit) -> None:
    window = sit(marriage_and_jack)
    before = window.shows()
    box = place(window.page.get_by_role("img", name="Ace of spades"))
    Hold(window, window.card("TD")).to(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2).drop()
    assert window.shows() == before


def test_a_card_that_may_not_be_played_cannot_be_dragged(sit: Sit) -> None:
    window = sit(lambda person: Scene("fiftysix", 4, person).begun().shuffled(1).play_on(has_to_follow))
    before, refused = window.shows(), window.hand.get_by_role("button", disabled=True).first
    at = place(refused)
    held = Hold(window, refused).over(trick(window))
    assert place(refused)["y"] == pytest.approx(at["y"], abs=20)
    held.drop()
    assert window.shows() == before
