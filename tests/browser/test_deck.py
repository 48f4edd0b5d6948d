"""The deck that is played with: German cards for Schnapsen, backs, large letters; chosen and remembered."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from cardavia.words import LANGUAGES, speak
from cardavia.words import Message as Sentence

from ..server.process import Server
from . import looks
from .axe import violations
from .conftest import Come
from .person import PHONE
from .scenes import marriage_and_jack
from .screens import fifty_six, in_play, show
from .window import Window

LOOK = "Look and sound"
MOST_BYTES = 90_000
"""What the German faces may weigh on their way."""


def remembering(house: Server, **deck: object) -> Any:
    """What a browser knows in which this deck was chosen."""
    kept = {"name": "cardavia:deck", "value": json.dumps(deck)}
    return {"cookies": [], "origins": [{"origin": house.address, "localStorage": [kept]}]}


def choose(window: Window, *names: str) -> None:
    window.button(LOOK).click()
    for name in names:
        window.button(name).click()
    window.page.keyboard.press("Escape")


def test_german_cards_have_their_names_for_who_does_not_see_them(come: Come, house: Server) -> None:
    window = show(come(), house.data, marriage_and_jack)
    choose(window, "German")
    assert sorted(window.holds()) == [
        "Deuce of acorns",
        "King of hearts",
        "Ober of hearts",
        "Unter of leaves",
        "ten of bells",
    ]
    expect(window.page.get_by_text("leaves are trumps")).to_be_visible()
    expect(window.button("Exchange the Unter")).to_be_visible()
    expect(window.page.get_by_role("img", name="Deuce of leaves")).to_be_visible()
    window.page.reload()
    expect(window.hand.get_by_role("button", name=re.compile("Ober of hearts"))).to_be_visible()
    choose(window, "French")
    expect(window.hand.get_by_role("button", name=re.compile("Queen of hearts"))).to_be_visible()


def test_56_is_always_played_with_french_cards(come: Come, house: Server) -> None:
    window = show(
        come(memory=remembering(house, faces="german")), house.data, lambda p: fifty_six(p, in_play)
    )
    assert any("diamonds" in card for card in window.holds())
    assert not any(re.search("Ober|bells|leaves", card) for card in window.holds())


def test_the_rules_call_the_cards_what_they_are_in_the_deck_that_was_chosen(
    come: Come, house: Server
) -> None:
    window = come(memory=remembering(house, faces="german")).window("/rules/schnapsen")
    window.sees("an Ober 3 and an Unter 2")
    window.page.get_by_role("link", name="56").click()
    window.sees("High cards are those worth points")
    expect(window.page.get_by_text("Ober")).to_have_count(0)


def test_german_cards_are_fetched_where_they_are_chosen_and_nowhere_else(come: Come, house: Server) -> None:
    window = show(come(), house.data, marriage_and_jack)
    assert drawings(window) == {}
    choose(window, "German")
    window.wait(lambda: sum(drawings(window).values()) > 1000)
    window.page.wait_for_load_state("networkidle")
    assert sum(drawings(window).values()) <= MOST_BYTES


def drawings(window: Window) -> dict[str, int]:
    """What the page itself has fetched of German cards, and of which size; a worker keeps all for later."""
    fetched: dict[str, int] = window.page.evaluate(
        "() => Object.fromEntries(performance.getEntriesByType('resource')"
        ".filter(({ name }) => name.includes('German')).map((one) => [one.name, one.encodedBodySize]))"
    )
    return fetched


@pytest.mark.parametrize("language", LANGUAGES)
def test_german_cards_are_named_in_every_language_and_nothing_is_cut_off(
    come: Come, house: Server, language: str
) -> None:
    person = come(size=PHONE, touch=True, memory=remembering(house, faces="german", large=True))
    person.context.add_cookies([{"name": "language", "value": language, "url": house.address}])
    window = show(person, house.data, marriage_and_jack)
    ober = speak(Sentence("rank_name_german", {"rank": "Q"}), language)
    hearts = speak(Sentence("suit_name_german", {"suit": "H"}), language)
    named = window.page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert any(ober in name and hearts in name for name in named)
    window.gets_letters()
    assert looks.cut(window) == []
    window.button(speak(Sentence("page_look", {}), language)).click()
    assert looks.cut(window) == []


def test_axe_finds_nothing_to_blame_with_german_cards(come: Come, house: Server) -> None:
    window = show(come(memory=remembering(house, faces="german")), house.data, marriage_and_jack)
    window.button(LOOK).click()
    assert violations(window) == []


def test_a_back_that_is_chosen_is_the_back_of_every_card(come: Come, house: Server) -> None:
    window = show(come(), house.data, marriage_and_jack)
    choose(window, "blue")
    backs = window.page.locator(".game .card:has(.back)")
    assert set(backs.evaluate_all("all => all.map(one => one.dataset.back)")) == {"indigo"}
