"""What the eye would find is found: each of the measurements, on a page that was spoilt for it."""

from __future__ import annotations

import pytest

from ..server.process import Server
from . import contrast, english, glyphs, looks
from .conftest import Come
from .person import PHONE
from .scenes import marriage_and_jack
from .screens import show
from .window import Window


@pytest.fixture
def window(come: Come) -> Window:
    return come(size=PHONE, touch=True).window("/")


def spoil(window: Window, text: str, script: str) -> None:
    window.page.get_by_text(text).first.evaluate(f"text => {{ {script} }}")


def test_a_text_that_is_cut_off(window: Window) -> None:
    assert looks.cut(window) == []
    spoil(window, "Play now", "text.textContent = 'W'.repeat(80);")
    assert any("WWW" in found for found in looks.cut(window))


def test_a_text_that_lies_on_another(window: Window) -> None:
    assert looks.covered(window) == []
    spoil(window, "Twenty cards", "text.style.transform = 'translateY(-30px)';")
    assert any("Schnapsen" in found for found in looks.covered(window))


def test_a_letter_that_no_font_has(window: Window) -> None:
    assert glyphs.missing(window) == []
    spoil(window, "Twenty cards", "text.textContent = '字';")
    assert any("字" in found for found in glyphs.missing(window))


def test_a_key_that_is_small_and_one_that_nothing_reaches(window: Window) -> None:
    assert looks.small(window) == []
    spoil(window, "Play now", "text.style.cssText = 'min-height: 0; height: 20px';")
    assert any("Play now" in found for found in looks.small(window))
    spoil(window, "Play now", "text.style.pointerEvents = 'none';")
    assert any("Play now" in found for found in looks.lost(window))


def test_what_was_laid_over_the_page_for_a_measurement_is_taken_off_again(window: Window) -> None:
    assert looks.covered(window) == []
    assert window.page.evaluate("() => document.adoptedStyleSheets.length") == 0
    spoil(window, "Play now", "text.style.pointerEvents = 'none';")
    assert any("Play now" in found for found in looks.lost(window))


def test_a_card_that_others_hide(come: Come, house: Server) -> None:
    window = show(come(), house.data, marriage_and_jack)
    assert looks.narrow(window) == []
    window.hand.evaluate("hand => hand.style.setProperty('--step', '12px')")
    assert looks.narrow(window) != []


def test_a_text_that_is_too_pale(window: Window) -> None:
    assert min(read.contrast for read in contrast.measure(window, contrast.CORNERS[0])) >= contrast.LEAST
    spoil(window, "Twenty cards", "text.style.color = '#5a6a60';")
    worst = min(contrast.measure(window, contrast.CORNERS[0]))
    assert worst.contrast < contrast.LEAST
    assert worst.said.startswith("Twenty")


def test_english_on_a_page_that_speaks_german(come: Come) -> None:
    window = come(locale="de").window("/")
    window.page.get_by_role("heading").first.wait_for()
    assert english.left(window, "de") == []
    window.page.locator("h2").first.evaluate("text => text.ariaLabel = 'Settings'")
    assert [word.split(" ")[0] for word in english.left(window, "de")] == ["settings"]
