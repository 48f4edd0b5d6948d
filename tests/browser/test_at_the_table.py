"""What lies on the table: marriages as they are called, tokens that change hands, a large hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from cardavia.table import Table

from ..server.process import Server
from .conftest import Come
from .person import PHONE, TABLET
from .scenes import deal_ended, marriage_and_jack, match_ended, own_turn
from .screens import fifty_six, in_play, show

LEAST_EDGE = 24


@pytest.mark.parametrize(("language", "called"), [("en", "Twenty!"), ("hu", "Húsz!"), ("de", "Zwanziger!")])
def test_a_marriage_is_called_as_players_call_it(
    come: Come, house: Server, language: str, called: str
) -> None:
    person = come()
    person.context.add_cookies([{"name": "language", "value": language, "url": house.address}])
    window = show(person, house.data, lambda one: marriage_and_jack(one, friend="Ben").play("AC JC KH"))
    expect(window.page.get_by_text(called)).to_be_visible()


def test_tables_change_hands_before_ones_eyes(come: Come, house: Server) -> None:
    window = show(come(calm=False), house.data, lambda person: fifty_six(person, deal_ended))
    ours, theirs = window.page.locator(".run.us i"), window.page.locator(".run.them i")
    window.wait(lambda: ours.count() != 12)
    assert (ours.count(), theirs.count()) == (11, 13)
    sheet = window.page.get_by_role("group", name="Result")
    expect(sheet.get_by_role("region", name="Tables")).to_contain_text("11")


def holds_twelve(table: Table) -> bool:
    return own_turn(table) and table.on.auction.over and len(table.on.hands[0]) == 12


def test_twelve_cards_on_a_phone_lie_in_two_rows_with_an_edge_to_tap(come: Come, house: Server) -> None:
    window = show(come(size=PHONE, touch=True), house.data, lambda one: fifty_six(one, holds_twelve, 4))
    lefts: list[tuple[float, float]] = window.cards.evaluate_all(
        "all => all.map((card) => [card.parentElement.offsetLeft, card.parentElement.offsetTop])"
    )
    rows = [[x for x, y in lefts if y == top] for top in sorted({y for _, y in lefts})]
    assert [len(row) for row in rows] == [6, 6]
    assert min(right - left for row in rows for left, right in pairwise(row)) >= LEAST_EDGE


def lies_below_the_sheet(table: Locator, part: str) -> None:
    """Asserts that a part of the table begins where the sheet ends, and has a tablet's whole width."""
    sheet, below = table.locator(".sheet").bounding_box(), table.locator(part).bounding_box()
    assert sheet is not None
    assert below is not None
    assert below["y"] > sheet["y"] + sheet["height"]
    assert below["width"] > 0.9 * TABLET[0]


def test_upright_on_a_tablet_cards_are_played_below_the_sheet_in_the_whole_width(
    come: Come, house: Server
) -> None:
    window = show(come(size=TABLET, touch=True), house.data, lambda one: fifty_six(one, in_play, 8))
    table = window.page.get_by_role("main")
    lies_below_the_sheet(table, ".ring")
    last = table.get_by_role("region", name="Last trick")
    expect(last).to_be_hidden()
    window.button("Last trick").click()
    expect(last).to_be_visible()
    # The calls are there to be read without a key.
    expect(table.get_by_role("table")).to_be_visible()
    expect(window.button("Calls")).to_be_hidden()


@pytest.mark.parametrize("locale", ["en", "ml"])
def test_upright_on_a_tablet_all_hands_lie_below_the_end_of_a_deal_and_can_be_scrolled_to(
    come: Come, house: Server, locale: str
) -> None:
    anu = come(size=TABLET, touch=True, locale=locale)
    window = show(anu, house.data, lambda one: fifty_six(one, match_ended, 8, rules="classic match=deals(1)"))
    table = window.page.get_by_role("main")
    lies_below_the_sheet(table, ".hands")
    last = table.locator(".hands").get_by_role("img").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)
