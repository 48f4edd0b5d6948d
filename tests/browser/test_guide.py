"""Learning by playing: a guide beside a real table explains a deal and keeps nobody from playing it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from cardavia.words import LANGUAGES, speak
from cardavia.words import Message as Sentence

from ..server.process import Server
from .axe import violations
from .conftest import Come
from .person import DESK, PHONE, Person
from .scenes import Scene, marriage_and_jack, own_turn
from .screens import Screen, show
from .window import NEXT, Window

both_games = pytest.mark.parametrize(("game", "name"), [("schnapsen", "Schnapsen"), ("fiftysix", "56")])
both_sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

LONG: tuple[tuple[str, dict[str, str | int]], ...] = (
    ("page_guide_done", {}),
    ("page_guide_schnapsen_trumps", {"suit": "D"}),
    ("page_guide_schnapsen_reply", {"card": "TD", "suit": "D", "trump": "no"}),
    ("page_guide_schnapsen_draw", {}),
    ("page_guide_schnapsen_marriage", {"suit": "D", "worth": 20}),
    ("page_guide_schnapsen_close", {}),
    ("page_guide_schnapsen_closed", {"who": "other", "name": "Computer"}),
    ("page_guide_schnapsen_must", {"card": "TD", "cards": "AD KD QD"}),
    ("page_guide_schnapsen_end", {"who": "other", "name": "Computer", "points": 3, "left": 4}),
    ("page_guide_fiftysix_sides", {"names": "Thomas, Mathew, Joseph", "seats": 8}),
    ("page_guide_fiftysix_values", {}),
    ("page_guide_fiftysix_auction", {}),
    ("page_guide_fiftysix_call", {}),
    ("page_guide_fiftysix_bid", {"who": "Thomas", "least": 31}),
    (
        "page_guide_fiftysix_contract",
        {"passed": "no", "who": "them", "number": 30, "strain": "D", "suit": "D"},
    ),
    ("page_guide_fiftysix_stake", {"who": "them", "wins": 12, "costs": 16}),
    ("page_guide_fiftysix_free", {"suit": "D", "trump": "none"}),
    ("page_guide_fiftysix_end", {"made": "no", "who": "them", "tables": 12, "gainer": "us"}),
)
"""Sentences that might not find room, with what makes them long."""

ROOM = """(text) => {
  const sentence = document.querySelector("aside p");
  sentence.textContent = text;
  return [sentence.scrollHeight, sentence.parentElement.clientHeight];
}"""


def guide(window: Window) -> Locator:
    return window.page.get_by_role("complementary", name="Learn by playing")


def explained(person: Person, data: object, screen: Screen) -> Window:
    """Shows a table that was opened to learn at it."""
    window = show(person, data, screen)  # type: ignore[arg-type]
    table = window.page.url.rsplit("/", 1)[-1]
    begun = json.dumps({"table": table, "told": [], "known": []})
    window.page.evaluate("begun => localStorage.setItem('cardavia:guide', begun)", begun)
    window.page.reload()
    window.page.get_by_role("complementary").wait_for()
    return window


def begun(game: str) -> Screen:
    if game == "schnapsen":
        return lambda person: marriage_and_jack(person, pace="instant")
    return lambda person: Scene("fiftysix", 6, person, pace="instant").begun().shuffled(14).play_on(own_turn)


@both_games
def test_a_game_is_learnt_at_a_slow_table_against_easy_players(come: Come, game: str, name: str) -> None:
    window = come().window("/")
    board = window.page.get_by_role("region", name=name, exact=True)
    board.get_by_role("button", name="Learn by playing").click()
    first = "66 points win the deal" if game == "schnapsen" else "Your partners are"
    expect(guide(window)).to_contain_text(first)
    expect(window.page.get_by_text("easy").first).to_be_visible()
    said = window.page.get_by_role("log")
    window.wait(lambda: first in said.inner_text())


@both_games
def test_a_whole_deal_is_played_with_the_guide_beside_it(
    come: Come, house: Server, game: str, name: str
) -> None:
    window = explained(come(), house.data, begun(game))
    window.play_on(until=NEXT)
    expect(guide(window)).to_contain_text(
        "at zero the match" if game == "schnapsen" else "has lost the match", ignore_case=True
    )
    window.button("Next hint").click()
    expect(guide(window)).to_contain_text("That was a whole deal")
    known = json.loads(window.page.evaluate("localStorage.getItem('cardavia:guide')"))["known"]
    assert known == [game]


def test_the_guide_goes_on_by_itself_and_tells_nothing_twice(come: Come, house: Server) -> None:
    window = explained(come(), house.data, begun("schnapsen"))
    sentence = guide(window).locator("p")
    heard = [sentence.inner_text()]
    window.wait(lambda: sentence.inner_text() != heard[0])
    while window.button("Next hint").get_attribute("aria-disabled") != "true":
        window.button("Next hint").click()
        window.wait(lambda: sentence.inner_text() != heard[-1])
        heard.append(sentence.inner_text())
    assert len(heard) > 4
    assert len(set(heard)) == len(heard)
    window.page.reload()
    expect(sentence).to_contain_text("You still need 66")


def test_the_guide_that_was_closed_stays_closed(come: Come, house: Server) -> None:
    window = explained(come(), house.data, begun("schnapsen"))
    window.button("Close the guide").click()
    expect(guide(window)).to_have_count(0)
    window.page.reload()
    window.asked()
    expect(guide(window)).to_have_count(0)


@both_sizes
@both_games
def test_it_lies_on_nothing_and_moves_nothing(
    come: Come, house: Server, game: str, name: str, size: tuple[int, int]
) -> None:
    window = explained(come(size=size), house.data, begun(game))
    assert violations(window) == []
    strip = guide(window).bounding_box()
    assert strip is not None
    things = window.page.get_by_role("main").get_by_role("button").or_(window.cards)
    boxes = [box for box in (thing.bounding_box() for thing in things.all()) if box]
    assert len(boxes) > 5
    assert all(box["y"] >= strip["y"] + strip["height"] for box in boxes)
    window.button("Next hint").click()
    assert guide(window).bounding_box() == strip
    assert [box for box in (thing.bounding_box() for thing in things.all()) if box] == boxes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_room_on_a_phone(come: Come, house: Server, language: str) -> None:
    window = explained(come(size=PHONE, locale=language), house.data, begun("schnapsen"))
    window.gets_letters()
    for id, params in LONG:
        text = speak(Sentence(id, params), language)
        needed, there = window.page.evaluate(ROOM, text)
        assert needed <= there, text
