"""Looking back at matches: step by step, by keyboard alone, by link, from a file; never at one that is on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from cardavia.server.guests import Guests
from cardavia.words.languages import SPOKEN, Language

from ..server.process import Server
from . import looks
from .axe import violations
from .conftest import Come
from .keyboard import Typist
from .person import DESK, PHONE, Person
from .scenes import Scene, marriage_and_jack, match_ended
from .window import Window

CARD = re.compile(r"^\w+ of \w+$")


def schnapsen(person: str) -> Scene:
    return Scene("schnapsen", 2, person).begun().fairly().play_on(match_ended)


def fifty_six(person: str) -> Scene:
    rules = "classic match=deals(1)"
    return Scene("fiftysix", 6, person, rules=rules).begun().fairly().play_on(match_ended)


PLACES = {
    "Schnapsen, as dealt": (schnapsen, "#1.0"),
    "Schnapsen, a trick": (schnapsen, "#1.2"),
    "Schnapsen, a deal's end": (schnapsen, "#1.99"),
    "56, a call": (fifty_six, "#1.3"),
    "56, a trick": (fifty_six, "#1.14"),
    "56, the match's end": (fifty_six, "#1.99"),
}
PAGES = {"one's matches": "/matches", "to open a record": "/r"}


def look_at(person: Person, data: Path, place: str) -> Window:
    """Opens a place in a match that is over, which the person has played."""
    scene, moment = PLACES[place]
    path = scene(person.be_guest(Guests(data))).kept(data)
    return arrive(person, path.replace("/t/", "/r/") + moment)


def arrive(person: Person, path: str) -> Window:
    window = person.window(path)
    said(window).wait_for()
    window.page.wait_for_load_state("networkidle")
    return window


def strip(window: Window) -> Locator:
    return window.page.locator(".strip")


def said(window: Window) -> Locator:
    """What happened at the moment that is shown."""
    return strip(window).locator("p").first


def faces(window: Window) -> int:
    """How many cards lie open."""
    return window.page.get_by_role("img", name=CARD).count()


def test_a_match_is_played_looked_back_at_and_found_again(come: Come) -> None:
    anu = come()
    window = anu.table("schnapsen", 2, level="random")
    window.play_on()
    window.page.get_by_role("link", name="Look back").click()
    expect(said(window)).to_contain_text("The cards are dealt.")
    expect(window.button("Shuffle checked")).to_be_visible()
    window.page.wait_for_url("**/r/*/1#1.0")
    there = window.page.url

    window.page.get_by_role("link", name="Cardavia").click()
    listed = window.page.get_by_role("navigation", name="Your matches")
    expect(listed.get_by_role("link", name=re.compile("Schnapsen (won|lost)"))).to_be_visible()
    listed.get_by_role("link", name="Your matches").click()
    window.page.get_by_role("main").get_by_role("link", name=re.compile("Schnapsen")).click()
    window.page.wait_for_url(there)


def test_a_match_is_looked_through_by_keyboard_alone_and_all_of_it_is_said(come: Come, house: Server) -> None:
    window = look_at(come(), house.data, "Schnapsen, as dealt")
    keys, log = window.page.keyboard, window.page.get_by_role("log")
    assert faces(window) == 5 + 5 + 1
    keys.press("ArrowRight")
    expect(said(window)).to_contain_text(re.compile("leads|exchanges|closes"))
    told = said(window).inner_text().split()[0]
    window.wait(lambda: log.inner_text().strip().splitlines()[-1].startswith(told))
    keys.press("End")
    expect(window.page.get_by_role("region", name="Result")).to_be_visible()
    keys.press("ArrowLeft")
    expect(window.page.get_by_role("region", name="Result")).to_have_count(0)
    keys.press("PageDown")
    expect(window.heading).to_contain_text("deal 2")
    keys.press("ArrowDown")
    window.page.wait_for_url(re.compile(r"#2\.[1-9]\d*$"))
    keys.press("Home")
    window.page.wait_for_url("**#2.0")
    # The keys that are to be seen are reached as well, and Space on them presses them.
    Typist(window).tab_to("One move on")
    keys.press("Space")
    window.page.wait_for_url("**#2.1")
    Typist(window).tab_to("Go on by itself")
    keys.press("Enter")
    window.page.wait_for_url("**#2.2")
    keys.press("Enter")
    expect(window.button("Go on by itself")).to_be_focused()


def test_every_moment_of_a_match_is_reached_one_after_the_other(come: Come, house: Server) -> None:
    window = look_at(come(), house.data, "56, the match's end")
    window.page.keyboard.press("Home")
    heard = []
    on = window.button("One move on")
    while on.get_attribute("aria-disabled") != "true":
        heard.append(said(window).inner_text())
        on.click()
    heard.append(said(window).inner_text())
    assert len(heard) > 1 + 6 + 48
    assert all(heard)
    assert "has won the match" in heard[-1]


def test_a_link_leads_to_the_same_moment_and_the_same_match_for_good(come: Come, house: Server) -> None:
    window = look_at(come(), house.data, "Schnapsen, a trick")
    shown = said(window).inner_text()
    window.button("Shuffle checked").click()
    link = window.page.get_by_label("A link to this moment:").input_value()
    assert re.search(r"/r/[^/]+/1#1\.2$", link)
    friend = arrive(come(), link)
    assert said(friend).inner_text() == shown
    assert faces(friend) == faces(window)
    friend.page.reload()
    expect(said(friend)).to_have_text(shown)


def test_who_leaves_before_a_match_has_come_stays_where_they_went(come: Come, house: Server) -> None:
    person = come()
    path = schnapsen(person.be_guest(Guests(house.data))).kept(house.data).replace("/t/", "/r/")
    asked: list[Route] = []
    person.context.route("**/replay", lambda route: asked.append(route))
    window = person.window(path)
    window.wait(lambda: len(asked) == 1)
    window.page.get_by_role("link", name="Cardavia").click()
    with window.page.expect_response("**/replay") as answer:
        asked[0].continue_()
    answer.value.finished()
    window.page.wait_for_load_state("networkidle")
    assert window.page.url == person.address + "/"


def test_going_back_by_two_pages_leads_from_one_match_to_another(come: Come, house: Server) -> None:
    person = come()
    # The table has one match only.
    person.forgiven = "409"
    window = look_at(person, house.data, "Schnapsen, as dealt")
    there = window.page.url
    window.page.get_by_role("link", name="Cardavia").click()
    window.page.evaluate(
        """there => {
        history.pushState(null, "", there.replace("/1#1.0", "/2"));
        dispatchEvent(new PopStateEvent("popstate"));
    }""",
        there,
    )
    window.page.get_by_role("alert").wait_for()
    window.page.evaluate("history.go(-2)")
    said(window).wait_for()


def test_one_hand_alone_can_be_shown_and_the_table_seen_from_there(come: Come, house: Server) -> None:
    window = look_at(come(), house.data, "Schnapsen, as dealt")
    window.button("Shuffle checked").click()
    window.page.get_by_label("Open hands").select_option("Computer")
    window.page.keyboard.press("Escape")
    assert faces(window) == 5 + 1
    own = window.page.locator("section.own")
    expect(own).to_have_attribute("aria-label", "Computer")


def test_on_a_phone_all_hands_are_opened_in_place_of_the_ring(come: Come, house: Server) -> None:
    window = look_at(come(size=PHONE, touch=True), house.data, "56, a call")
    assert faces(window) == 8
    window.button("Open hands").click()
    window.wait(lambda: faces(window) == 48)
    assert violations(window) == []
    # They stay open from move to move, and through the whole deal.
    window.button("One trick on").click()
    window.button("One trick on").click()
    window.wait(lambda: faces(window) == 48 - 6)
    window.button("Open hands").click()
    window.wait(lambda: faces(window) == 7)


def test_why_the_computer_moved_so_stands_beside_its_move(come: Come, house: Server) -> None:
    window = look_at(come(), house.data, "Schnapsen, as dealt")
    for _ in range(4):
        window.page.keyboard.press("ArrowRight")
        if said(window).inner_text().startswith("Computer"):
            break
    expect(strip(window).locator("p.soft")).not_to_be_empty()


def test_a_match_that_is_on_is_not_looked_at_and_shows_no_card(come: Come, house: Server) -> None:
    anu = come()
    anu.forgiven = "409"
    path = marriage_and_jack(anu.be_guest(Guests(house.data))).kept(house.data)
    window = anu.window(path.replace("/t/", "/r/"))
    window.sees("The record comes when the match is over")
    assert faces(window) == 0
    window.page.get_by_role("link", name="Table", exact=True).click()
    expect(window.hand).to_be_visible()


def test_a_record_is_saved_and_opened_from_a_file_and_one_that_is_wrong_is_refused_with_its_line(
    come: Come, house: Server, tmp_path: Path
) -> None:
    anu = come()
    anu.forgiven = "400"
    window = look_at(anu, house.data, "Schnapsen, a trick")
    window.button("Shuffle checked").click()
    with window.page.expect_download() as saved:
        window.page.get_by_role("link", name="Save the record").click()
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    saved.value.save_as(good)
    text = good.read_text(encoding="utf-8")
    bad.write_text(text.replace("Score  ", "Score  9", 1), encoding="utf-8")
    line = 1 + text[: text.index("Score  ")].count("\n")

    window.page.get_by_role("link", name="Open a record").click()
    choose = window.page.get_by_label("Choose a file")
    choose.set_input_files(bad)
    window.sees(f"Line {line}: ")
    choose.set_input_files(good)
    said(window).wait_for()
    expect(window.button("Shuffle checked")).to_be_visible()
    assert faces(window) == 5 + 5 + 1
    window.button("Shuffle checked").click()
    window.page.get_by_role("link", name="Open a record").click()
    expect(window.page.get_by_label("Choose a file")).to_be_attached()


def test_a_shuffle_that_does_not_check_is_said_and_the_match_is_shown_all_the_same(
    come: Come, house: Server
) -> None:
    anu = come()
    scene = Scene("fiftysix", 6, anu.be_guest(Guests(house.data)), rules="classic match=deals(1)").begun()
    path = scene.shuffled(1).play_on(match_ended).kept(house.data)
    window = arrive(anu, path.replace("/t/", "/r/"))
    window.button("Shuffle does not check").click()
    window.sees("Line ")
    assert faces(window) >= 48


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_to_blame_in_a_replay(
    come: Come, house: Server, place: str, size: tuple[int, int]
) -> None:
    window = look_at(come(size=size, touch=size == PHONE), house.data, place)
    assert violations(window) == []
    window.button("Shuffle checked").click()
    assert violations(window) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_to_blame_on_the_pages_that_lead_there(
    come: Come, page: str, size: tuple[int, int]
) -> None:
    window = come(size=size, touch=size == PHONE).window(PAGES[page])
    window.page.get_by_role("heading", level=2).wait_for()
    window.page.wait_for_load_state("networkidle")
    assert violations(window) == []


@pytest.mark.parametrize("language", SPOKEN, ids=[language.code for language in SPOKEN])
@pytest.mark.parametrize("place", ["Schnapsen, a trick", "56, a call", "56, a trick"])
def test_nothing_is_cut_off_in_a_replay_on_a_small_phone(
    come: Come, house: Server, place: str, language: Language
) -> None:
    person = come(size=PHONE, touch=True)
    person.context.add_cookies([{"name": "language", "value": language.code, "url": house.address}])
    window = look_at(person, house.data, place)
    expect(window.page.locator("html")).to_have_attribute("lang", language.code)
    window.gets_letters()
    assert looks.unreadable(window) == []
