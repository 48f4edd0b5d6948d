"""The page for those who do not use a mouse, or do not see it."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator

from ..server.process import Server
from .conftest import Come
from .person import DESK, PHONE
from .scenes import marriage_and_jack
from .screens import SCREENS, fifty_six, in_play, show
from .window import CARD, NEXT, Window


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_to_blame(come: Come, house: Server, screen: str, size: tuple[int, int]) -> None:
    window = show(come(size=size, touch=size == PHONE), house.data, SCREENS[screen])
    assert violations(window) == []


@pytest.mark.parametrize("key", ["Settings", "Look and sound"])
def test_axe_finds_nothing_to_blame_in_what_the_keys_of_the_bar_open(come: Come, key: str) -> None:
    window = come().window("/")
    window.button(key).click()
    assert violations(window) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_to_blame_with_the_rules_beside_the_table(
    come: Come, house: Server, size: tuple[int, int]
) -> None:
    window = show(come(size=size), house.data, marriage_and_jack)
    window.button("Full rules").click()
    window.page.get_by_role("article").wait_for()
    assert violations(window) == []


def test_a_deal_of_schnapsen_by_keyboard_alone(come: Come) -> None:
    window = come().window("/")
    tab_to(window, "Settings")
    window.page.keyboard.press("Enter")
    tab_to(window, "at once")
    window.page.keyboard.press("Space")
    window.page.keyboard.press("Escape")
    tab_to(window, "Play now")
    window.page.keyboard.press("Enter")
    while window.asked() == CARD:
        card = names(window.playable)[0]
        if not focus(window) or focus(window) not in names(window.cards):
            tab_to(window, card, also=names(window.cards))
        walk_to(window, card)
        before = window.shows()
        window.page.keyboard.press("Enter")
        window.wait(lambda before=before: window.shows() != before)
    assert window.asked() == NEXT
    tab_to(window, "Next deal")
    window.page.keyboard.press("Enter")
    assert window.asked() == CARD


def test_the_focus_stays_in_the_hand_when_a_card_is_played_from_the_keyboard(
    come: Come, house: Server
) -> None:
    window = show(come(), house.data, lambda person: marriage_and_jack(person, pace="instant"))
    window.card("AC").focus()
    window.page.keyboard.press("Enter")
    window.wait(lambda: len(window.lies()) > 0 or "trick 2" in window.heading.inner_text())
    assert focus(window) in names(window.cards)


def test_what_happens_is_said(come: Come, house: Server) -> None:
    window = show(come(), house.data, marriage_and_jack)
    window.play(window.card("AC"))
    said = window.page.get_by_role("log")
    window.wait(lambda: "the trick, " in said.inner_text())


def test_at_the_quickest_pace_nothing_that_is_said_is_lost(come: Come, house: Server) -> None:
    window = show(come(), house.data, lambda person: fifty_six(person, in_play, pace="instant"))
    laid = len(window.lies())
    window.play(window.playable.first)
    window.asked()
    # Whoever played after that and who took the trick, though the next one has begun.
    said = window.page.get_by_role("log").inner_text()
    assert said.count(": ") >= 6 - laid - 1
    assert re.search(r"took (it, no|1|\d+) points?", said)


def violations(window: Window) -> list[str]:
    found = Axe().run(window.page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def names(buttons: Locator) -> list[str]:
    labels: list[str] = buttons.evaluate_all("all => all.map(one => one.ariaLabel)")
    return labels


def focus(window: Window) -> str:
    """Returns what the element with the focus is called."""
    name: str = window.page.evaluate(
        "() => document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''"
    )
    return name.strip()


def tab_to(window: Window, name: str, also: list[str] | None = None) -> None:
    """Tabs on until something of this name, or of the others, has the focus."""
    for _ in range(60):
        if focus(window) in (name, *(also or ())):
            return
        window.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name!r} by keyboard")


def walk_to(window: Window, name: str) -> None:
    """Walks along the hand with the arrow keys."""
    held = names(window.cards)
    by = held.index(name) - held.index(focus(window))
    for _ in range(abs(by)):
        window.page.keyboard.press("ArrowRight" if by > 0 else "ArrowLeft")
    assert focus(window) == name
