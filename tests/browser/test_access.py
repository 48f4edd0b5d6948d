"""The page for those who do not use a mouse, or do not see it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from cardavia.server.guests import Guests
from cardavia.table import Table

from ..server.process import Server
from .conftest import Come
from .person import DESK, PHONE, Person
from .scenes import Scene, deal_ended, marriage_and_jack, match_ended, own_turn
from .window import CARD, NEXT, Window


def fifty_six(person: str, until: Callable[[Table], bool], seats: int = 6, **options: str) -> Scene:
    return Scene("fiftysix", seats, person, **options).begun().shuffled(1).play_on(until)


def in_play(table: Table) -> bool:
    """Whether others have laid cards, and calls and a last trick can be looked up."""
    return own_turn(table) and table.on.auction.over and len(table.on.trick) > 1 and len(table.on.tricks) > 0


SCREENS: dict[str, str | Callable[[str], Scene]] = {
    "the first screen": "/",
    "the rules of Schnapsen": "/rules/schnapsen",
    "the rules of 56": "/rules/fiftysix",
    "no such table": "/t/nothing",
    "gathering": lambda person: Scene("fiftysix", 6, person),
    "Schnapsen, to lead": marriage_and_jack,
    "Schnapsen, to reply": lambda person: marriage_and_jack(person).play("AC JC KH KS TC"),
    "Schnapsen, closed": lambda person: marriage_and_jack(person).play("exchange close AC TC"),
    "Schnapsen, a deal's end": lambda person: marriage_and_jack(person).play_on(deal_ended),
    "Schnapsen, a match's end": lambda person: marriage_and_jack(person).play_on(match_ended),
    "56, the auction for four": lambda person: fifty_six(person, own_turn, 4),
    "56, the auction for eight": lambda person: fifty_six(person, own_turn, 8),
    "56, the play": lambda person: fifty_six(person, in_play),
    "56, a deal's end": lambda person: fifty_six(person, deal_ended),
    "56, a match's end": lambda person: fifty_six(person, match_ended, rules="classic match=deals(1)"),
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_to_blame(come: Come, house: Server, screen: str, size: tuple[int, int]) -> None:
    person: Person = come(size=size, touch=size == PHONE)
    window = show(person, house, SCREENS[screen])
    assert violations(window) == []


@pytest.mark.parametrize("key", ["Settings", "Light"])
def test_axe_finds_nothing_to_blame_in_what_the_keys_of_the_bar_open(come: Come, key: str) -> None:
    window = come().window("/")
    window.button(key).click()
    assert violations(window) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_to_blame_with_the_rules_beside_the_table(
    come: Come, house: Server, size: tuple[int, int]
) -> None:
    window = show(come(size=size), house, marriage_and_jack)
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
    window = show(come(), house, lambda person: marriage_and_jack(person, pace="instant"))
    window.card("AC").focus()
    window.page.keyboard.press("Enter")
    window.wait(lambda: len(window.lies()) > 0 or "trick 2" in window.heading.inner_text())
    assert focus(window) in names(window.cards)


def test_what_happens_is_said(come: Come, house: Server) -> None:
    window = show(come(), house, marriage_and_jack)
    window.play(window.card("AC"))
    said = window.page.get_by_role("status")
    window.wait(lambda: "the trick, " in said.first.inner_text())


def show(person: Person, house: Server, screen: str | Callable[[str], Scene]) -> Window:
    """Opens a screen, and waits until all of it is there."""
    path = screen if isinstance(screen, str) else screen(person.be_guest(Guests(house.data))).kept(house.data)
    window = person.window(path)
    window.page.get_by_role("heading").or_(window.cards).first.wait_for()
    window.page.wait_for_load_state("networkidle")
    return window


def violations(window: Window) -> list[str]:
    found = Axe().run(window.page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def names(buttons: object) -> list[str]:
    labels: list[str] = buttons.evaluate_all("all => all.map(one => one.ariaLabel)")  # type: ignore[attr-defined]
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
