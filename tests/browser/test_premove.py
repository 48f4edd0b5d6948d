"""A card chosen while others play is played when one's turn comes, if it may be; else it stays."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from cardavia.server.guests import Guests
from cardavia.table import Table, events
from cardavia.words import LANGUAGES, speak
from cardavia.words import Message as Sentence

from ..server.process import Server
from . import looks
from .axe import violations
from .conftest import Come
from .keyboard import Typist
from .person import PHONE
from .scenes import Scene, marriage_and_jack
from .screens import fifty_six, in_play, show
from .test_gestures import Hold, place, trick
from .window import Window

Wanted = Callable[[str, str], bool]
Wait = Callable[..., tuple[Window, Window]]
"""Gives two windows: one's own, and that of the friend whom all wait for."""


@pytest.fixture
def wait(come: Come, house: Server) -> Wait:
    """Seats two at a table of 56 for four: the other, right before, has still to play to what was led."""

    def wait(wanted: Wanted, language: str = "en", **more: object) -> tuple[Window, Window]:
        def until(table: Table) -> bool:
            deal = table.on
            waits = (
                table.phase == "playing" and deal.auction.over and table.to_act == 3 and len(deal.trick) == 2
            )
            held = [str(card) for card in deal.hands[0]] if waits else []
            led = str(deal.trick[0])[-1] if waits else ""
            return any(card[-1] == led for card in held) and any(wanted(card, led) for card in held)

        own, friend = come(**more), come()
        own.context.add_cookies([{"name": "language", "value": language, "url": house.address}])
        scene = Scene("fiftysix", 4, own.be_guest(Guests(house.data)), pace="instant")
        scene.happens(events.PersonSat, seat=3, person=friend.be_guest(Guests(house.data)), name="Ben")
        path = scene.begun().shuffled(1).play_on(until).kept(house.data)
        windows = friend.window(path), own.window(path)
        for window in windows:
            window.page.locator(".hand button").first.wait_for()
        windows[0].asked()
        return windows[1], windows[0]

    return wait


def toggles(window: Window, wanted: Wanted) -> Locator:
    """The cards that can be chosen for later, of those wanted."""
    led = window.lies()[0].rpartition(" of ")[2]
    suits = [suit for suit in ("spades", "hearts", "diamonds", "clubs") if wanted(suit, led)]
    return window.hand.locator(", ".join(f'[aria-pressed][aria-label$="of {suit}"]' for suit in suits))


def follows(card: str, led: str) -> bool:
    return card[-1] == led[-1]


def revokes(card: str, led: str) -> bool:
    return card[-1] != led[-1]


def mark(window: Window) -> Locator:
    return window.button("Withdraw")


def test_a_card_chosen_before_is_played_as_soon_as_it_is_ones_turn(wait: Wait) -> None:
    window, friend = wait(follows)
    card = toggles(window, lambda suit, led: suit == led).first
    name = card.get_attribute("aria-label") or ""
    window.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(mark(window)).to_be_visible()
    held = len(window.holds())
    friend.play(friend.playable.first)
    window.wait(lambda: len(window.holds()) < held)
    said = window.page.get_by_role("log")
    window.wait(lambda: f"Next: {name}" in said.inner_text())
    assert window.holds().count(name) < held
    expect(mark(window)).to_have_count(0)


def test_a_card_that_may_not_be_played_stays_and_it_is_said_why(wait: Wait) -> None:
    window, friend = wait(revokes)
    window.press(toggles(window, lambda suit, led: suit != led).first)
    expect(mark(window)).to_be_visible()
    before = window.holds()
    friend.play(friend.playable.first)
    window.sees("You can follow suit")
    expect(mark(window)).to_have_count(0)
    assert window.holds() == before


def test_a_choice_is_taken_back_by_choosing_it_again_by_escape_or_by_its_key(wait: Wait) -> None:
    window, friend = wait(follows)
    card, before = window.cards.first, window.holds()
    for take_back in (
        lambda: window.press(card),
        lambda: window.page.keyboard.press("Escape"),
        lambda: mark(window).click(),
    ):
        window.press(card)
        expect(mark(window)).to_be_visible()
        take_back()
        expect(mark(window)).to_have_count(0)
    friend.play(friend.playable.first)
    window.asked()
    assert window.holds() == before


def test_a_card_is_chosen_by_keyboard_and_the_choice_is_heard(wait: Wait) -> None:
    window, _ = wait(follows)
    window.cards.first.focus()
    name = Typist(window).focus()
    window.page.keyboard.press("Enter")
    window.wait(lambda: f"Next: {name}" in window.page.get_by_role("log").inner_text())
    assert Typist(window).focus() == name
    assert violations(window) == []


def test_a_card_dragged_onto_the_table_while_others_play_is_chosen(wait: Wait) -> None:
    window, _ = wait(follows)
    before = window.shows()
    Hold(window, window.cards.first).over(trick(window)).drop()
    expect(mark(window)).to_be_visible()
    assert window.shows() == before


def test_with_a_stock_no_lead_is_chosen_before_the_card_is_drawn(come: Come, house: Server) -> None:
    window = show(come(), house.data, lambda person: marriage_and_jack(person, pace="calm"))
    window.play(window.card("AC"))
    expect(window.hand.locator("[aria-pressed]")).to_have_count(0)


def test_a_tap_too_many_chooses_nothing(come: Come, house: Server) -> None:
    window = show(
        come(size=PHONE, touch=True), house.data, lambda person: fifty_six(person, in_play, friend="Ben")
    )
    card = window.playable.first
    window.press(card)
    # From here on no time goes by, however slow the table: the tap too many comes at once.
    window.page.clock.install()
    window.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    window.press(card)
    window.hand.locator("[aria-pressed]").first.wait_for()
    window.page.touchscreen.tap(*spot(window.cards.first))
    expect(mark(window)).to_have_count(0)


def spot(card: Locator) -> tuple[float, float]:
    box = place(card)
    return box["x"] + 8, box["y"] + 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_chosen_is_told_in_every_language_without_being_cut_off(wait: Wait, language: str) -> None:
    window, _ = wait(follows, language, size=PHONE, touch=True)
    card = window.page.locator(".hand button").first
    window.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    withdraw = speak(Sentence("page_withdraw", {}), language)
    expect(window.page.get_by_role("button", name=withdraw, exact=True)).to_be_visible()
    window.gets_letters()
    assert looks.cut(window) == []
