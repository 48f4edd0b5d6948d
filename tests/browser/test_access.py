"""The page for those who do not use a mouse, or do not see it."""

from __future__ import annotations

import re

import pytest

from ..server.process import Server
from .axe import violations
from .conftest import Come
from .person import DESK, PHONE
from .scenes import marriage_and_jack
from .screens import ALL, fifty_six, in_play, show


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", ALL)
def test_axe_finds_nothing_to_blame(come: Come, house: Server, screen: str, size: tuple[int, int]) -> None:
    window = show(come(size=size, touch=size == PHONE), house.data, ALL[screen])
    assert violations(window) == []


@pytest.mark.parametrize("screen", ["Schnapsen, closed", "Schnapsen, a deal's end", "56, watched"])
def test_no_item_of_a_list_is_silent(come: Come, house: Server, screen: str) -> None:
    heard = show(come(), house.data, ALL[screen]).page.locator("main").aria_snapshot()
    assert "- listitem" in heard
    assert re.findall(r".*- listitem$", heard, re.MULTILINE) == []


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
