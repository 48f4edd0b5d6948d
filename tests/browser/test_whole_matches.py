"""Whole matches, played by pressing only what the page offers."""

import re
from pathlib import Path

import pytest

from cardavia import records

from .conftest import Come
from .person import PHONE
from .window import OVER, Window


def test_a_match_of_schnapsen_from_the_first_screen_to_its_record(come: Come) -> None:
    window = come().window("/")
    window.button("Settings").click()
    window.button("at once").click()
    board = window.page.get_by_role("region", name="Schnapsen")
    board.get_by_role("button", name="Play now").click()
    window.play_on()
    assert window.page.get_by_role("heading", name=re.compile("wins? the match")).count() == 1
    checks_the_shuffle(window)


@pytest.mark.parametrize("players", [4, 6])
def test_a_match_of_56_in_one_deal(come: Come, players: int) -> None:
    window = come().table("fiftysix", players, rules="classic match=deals(1)", seed=players)
    window.play_on()
    assert window.moves > 48 // players
    checks_the_shuffle(window)


def test_a_match_of_56_at_eight_on_a_phone(come: Come) -> None:
    window = come(size=PHONE, touch=True).table("fiftysix", 8, rules="classic match=deals(1)", seed=8)
    window.play_on()
    assert window.moves > 8
    checks_the_shuffle(window)


def checks_the_shuffle(window: Window) -> None:
    """Whoever has played reads that the cards were dealt honestly, and has the record to check it."""
    assert window.asked() == OVER
    window.sees("dealt as promised")
    window.sees("your own bytes went into it")
    assert "not dealt as promised" not in window.page.locator("main").inner_text()
    with window.page.expect_download() as saved:
        window.page.get_by_role("link", name="Save the record").click()
    record = Path(saved.value.path()).read_text(encoding="utf-8")
    assert records.verify(record).shuffle == "checked"
