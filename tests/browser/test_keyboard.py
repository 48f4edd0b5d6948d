"""Matches for who has no mouse, and for who has no screen."""

from __future__ import annotations

import pytest

from ..server.process import Server
from .conftest import Come
from .keyboard import Typist, labels
from .listener import Listener
from .person import settled
from .scenes import marriage_and_jack
from .screens import show
from .window import CARD, OVER

SHORT = {"schnapsen": "classic", "fiftysix": "classic match=deals(1)"}


def test_a_deal_of_schnapsen_by_keyboard_from_the_first_screen_on(come: Come) -> None:
    typist = Typist(come().window("/"))
    typist.tab_to("Settings")
    typist.press("Enter")
    typist.tab_to("at once")
    typist.press("Space")
    typist.press("Escape")
    assert typist.focus() == "Settings"
    typist.sit_down("Schnapsen")
    while typist.act() == CARD:
        pass
    assert typist.window.asked() == CARD
    assert typist.unseen == []


@pytest.mark.parametrize("seats", [4, 8])
def test_a_match_of_56_by_keyboard_from_the_first_screen_to_its_end(
    come: Come, house: Server, seats: int
) -> None:
    memory = settled(house.address, pace="instant", rules=SHORT, seats=seats)
    typist = Typist(come(memory=memory).window("/"))
    typist.sit_down("56")
    typist.play_on()
    assert typist.window.asked() == OVER
    assert typist.unseen == []


def test_a_match_of_56_by_ear(come: Come) -> None:
    listener = Listener(come().table("fiftysix", 6, rules=SHORT["fiftysix"]))
    told = listener.play_on()
    assert "match" in told
    assert listener.unheard == []
    assert listener.cards > 8


def test_a_match_of_schnapsen_by_ear(come: Come) -> None:
    listener = Listener(come().table("schnapsen", 2))
    assert "the match" in listener.play_on()
    assert listener.unheard == []
    assert listener.tricks >= 10


def test_the_focus_stays_in_the_hand_when_a_card_is_played_from_the_keyboard(
    come: Come, house: Server
) -> None:
    window = show(come(), house.data, lambda person: marriage_and_jack(person, pace="instant"))
    window.card("AC").focus()
    window.page.keyboard.press("Enter")
    window.wait(lambda: len(window.lies()) > 0 or "trick 2" in window.heading.inner_text())
    assert Typist(window).focus() in labels(window.cards)


def test_what_is_opened_is_closed_with_escape(come: Come, house: Server) -> None:
    typist = Typist(show(come(), house.data, marriage_and_jack))
    typist.tab_to("Full rules")
    typist.press("Enter")
    typist.window.page.get_by_role("article").wait_for()
    typist.press("Escape")
    typist.window.page.get_by_role("article").wait_for(state="detached")
    assert typist.focus() == "Full rules"
    assert typist.window.asked() == CARD
