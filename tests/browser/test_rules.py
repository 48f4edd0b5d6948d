"""The full rules: found by number, printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from ..server.process import Server
from .conftest import Come
from .person import PHONE
from .scenes import marriage_and_jack
from .screens import show
from .window import Window

LAST_RULE = {"fiftysix": 19, "schnapsen": 15}
every_game = pytest.mark.parametrize("game", LAST_RULE)

TOP = "one => one.getBoundingClientRect().top"
INK = """() => [...document.querySelectorAll('.rules :is(p, dd, td, h2, h3)')].map((text) => {
  const { color } = getComputedStyle(text);
  return Math.max(...color.match(/[\\d.]+/g).slice(0, 3).map(Number));
})"""
"""How light the lightest channel of each text is, from 0 to 255."""
SPREAD = """() => [...document.querySelectorAll('.rules *')].filter((one) => {
  const { overflowX, overflowY } = getComputedStyle(one);
  return /hidden|auto|scroll/.test(overflowX + overflowY) && !one.closest('svg, .sr') &&
    (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
}).map((one) => one.className)"""
"""What is cut off, or would have to be scrolled."""


def rules(come: Come, game: str, path: str = "", **more: object) -> Window:
    window = come(**more).window(f"/rules/{game}{path}")
    window.page.get_by_role("article").wait_for()
    window.page.wait_for_load_state("networkidle")
    return window


def numbered(window: Window, number: int) -> Locator:
    return window.page.locator(f'[id="{number}"]')


def in_sight(rule: Locator) -> bool:
    return 0 <= rule.evaluate(TOP) < 200


@every_game
def test_every_rule_is_at_its_number(come: Come, game: str) -> None:
    window = rules(come, game)
    for number in range(1, LAST_RULE[game] + 1):
        expect(
            numbered(window, number).get_by_role("link", name=f"Rule {number}", exact=True)
        ).to_be_visible()
    assert window.page.locator(f'[id="{LAST_RULE[game] + 1}"]').count() == 0


def test_an_address_leads_to_its_rule_in_its_language(come: Come) -> None:
    window = rules(come, "fiftysix", "?lang=de#8")
    expect(window.page.locator("html")).to_have_attribute("lang", "de")
    window.wait(lambda: in_sight(numbered(window, 8)))
    numbered(window, 9).get_by_role("link").click()
    window.page.wait_for_url("**/rules/fiftysix?lang=de#9")
    window.wait(lambda: in_sight(numbered(window, 9)))
    window.page.go_back()
    window.page.wait_for_url("**/rules/fiftysix?lang=de#8")
    window.wait(lambda: in_sight(numbered(window, 8)))


@every_game
@pytest.mark.parametrize("language", ["en", "ml"])
def test_on_paper_there_is_nothing_but_the_rules_black_on_white(come: Come, game: str, language: str) -> None:
    window = rules(come, game, f"?lang={language}")
    window.page.emulate_media(media="print")
    expect(window.page.get_by_role("banner")).to_be_hidden()
    assert (
        window.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        == "rgb(255, 255, 255)"
    )
    assert window.page.locator(".felt").evaluate("felt => getComputedStyle(felt).backgroundImage") == "none"
    assert max(window.page.evaluate(INK)) < 90
    for number in range(1, LAST_RULE[game] + 1):
        expect(numbered(window, number)).to_be_visible()
    assert window.page.evaluate(SPREAD) == []


def test_the_rules_fill_pages_of_paper(come: Come) -> None:
    window = rules(come, "fiftysix")
    paper = window.page.pdf(format="A4")
    assert 4 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= 12


def test_the_key_prints(come: Come) -> None:
    window = rules(come, "schnapsen", size=PHONE, touch=True)
    window.page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    window.button("Print").click()
    assert window.page.evaluate("window.printed")


def test_at_a_table_its_rules_are_printed_alone_and_whole(come: Come, house: Server) -> None:
    window = show(come(), house.data, marriage_and_jack)
    window.button("Full rules").click()
    numbered(window, LAST_RULE["schnapsen"]).wait_for()
    window.page.emulate_media(media="print")
    expect(window.hand).to_be_hidden()
    for number in range(1, LAST_RULE["schnapsen"] + 1):
        expect(numbered(window, number)).to_be_visible()
    last = numbered(window, LAST_RULE["schnapsen"])
    assert last.evaluate("one => one.getBoundingClientRect().bottom <= document.documentElement.scrollHeight")


@every_game
def test_nothing_has_to_be_scrolled_sideways_on_a_phone(come: Come, game: str) -> None:
    window = rules(come, game, size=PHONE, touch=True)
    assert window.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
