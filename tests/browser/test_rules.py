"""The full rules: found by number, gone through step by step, as a table has them, printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from cardavia.words import LANGUAGES

from ..server.process import Server
from .conftest import Come
from .keyboard import Typist
from .person import PHONE
from .scenes import marriage_and_jack
from .screens import show
from .test_deck import remembering
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
    (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4);
}).map((one) => one.innerText)"""
"""What is cut off, or would have to be scrolled; signs may stand a little out of low lines."""

BOARDS = "() => [...document.querySelectorAll('.board')].map((board) => board.innerText)"


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_a_sentence_names_is_one_press_away(come: Come, language: str) -> None:
    window = rules(come, "schnapsen", f"?lang={language}")
    named = numbered(window, 9).locator("p").get_by_role("link")
    expect(named).to_have_text(["12", "13"])
    named.nth(1).press("Enter")
    window.page.wait_for_url("**#13")
    window.wait(lambda: in_sight(numbered(window, 13)))
    window.go(f"/rules/fiftysix?lang={language}")
    expect(window.page.locator("dd").get_by_role("link")).to_have_text(["12", "17", "17"])


def example(window: Window, name: str) -> Locator:
    return window.page.get_by_role("region", name=name, exact=True)


def told(shown: Locator) -> str:
    """The one sentence of an example that is to be seen."""
    return shown.locator(".now p").inner_text()


def labels(cards: Locator) -> list[str]:
    found: list[str] = cards.evaluate_all("all => all.map(one => one.ariaLabel)")
    return found


def lies(shown: Locator) -> list[str]:
    return labels(shown.locator(".trick [role=img]"))


def test_an_example_is_gone_through_by_keyboard_and_its_table_shows_what_is_told(come: Come) -> None:
    window = rules(come, "fiftysix")
    typist, trick = Typist(window), example(window, "The first trick, and the score")
    numbered(window, 19).get_by_role("link").focus()
    while not trick.evaluate("one => one.contains(document.activeElement)"):
        typist.press("Tab")
    assert lies(trick) == ["Anu: 9 of clubs"]
    for step, laid in enumerate([2, 4, 5, 6, 6], 2):
        typist.press("ArrowRight")
        expect(trick).to_contain_text(f"Step {step} of 7")
        assert len(lies(trick)) == laid
    assert lies(trick)[-2:] == ["Elias: ten of diamonds", "Fathima: Jack of clubs"]
    assert told(trick).startswith("Two Jacks")
    window.wait(lambda: told(trick) in window.page.get_by_role("log").inner_text())
    typist.press("End")
    expect(trick.get_by_role("group", name="Result")).to_contain_text("2 tables to Anu’s side")
    typist.press("Home")
    window.wait(lambda: lies(trick) == ["Anu: 9 of clubs"])
    # The keys that are to be seen are reached and pressed as well.
    typist.tab_to("Next")
    typist.press("Enter")
    expect(trick).to_contain_text("Step 2 of 7")


def test_on_a_phone_every_call_of_an_example_can_be_read_until_a_card_lies(come: Come) -> None:
    window = rules(come, "fiftysix", size=PHONE, touch=True)
    auction = example(window, "An auction")
    auction.get_by_role("button", name="Next").press("End")
    calls = auction.get_by_role("table").get_by_role("row")
    expect(calls).to_have_count(3)
    expect(calls.nth(1)).to_contain_text("X")
    expect(calls.last.get_by_text("Pass", exact=True)).to_have_count(5)
    expect(auction.locator(".board")).to_contain_text("32 in diamonds, doubled")
    trick = example(window, "The first trick, and the score")
    expect(trick.get_by_role("table")).to_have_count(0)
    assert lies(trick) == ["Anu: 9 of clubs"]


def test_an_example_of_schnapsen_shows_hands_points_and_the_score(come: Come) -> None:
    window = rules(come, "schnapsen")
    marriage = example(window, "A marriage")
    following = marriage.get_by_role("button", name="Next")
    assert marriage.get_by_role("list", name="Vroni").get_by_role("img", name="ten of diamonds").count() == 1
    following.click()
    expect(marriage.get_by_role("group", name="On the table")).to_contain_text("Twenty")
    following.click()
    following.click()
    expect(marriage.get_by_role("group", name="Card points")).to_contain_text("40")
    expect(following).to_have_attribute("aria-disabled", "true")
    closing = example(window, "Closing")
    closing.get_by_role("button", name="Next").press("End")
    expect(closing.locator(".slate")).to_contain_text("Vroni 5", use_inner_text=True)


def test_where_the_match_cannot_be_had_the_examples_are_read(come: Come) -> None:
    person = come()
    person.forgiven = "net::ERR_FAILED"
    person.context.add_init_script("delete Navigator.prototype.serviceWorker")
    person.context.route("**/example", lambda route: route.abort())
    window = person.window("/rules/fiftysix")
    auction = example(window, "An auction")
    for step in auction.get_by_role("listitem").all():
        expect(step).to_be_visible()
    assert auction.get_by_role("button").count() == 0


def test_beside_a_table_examples_lie_still_and_the_rules_are_those_of_the_table(
    come: Come, house: Server
) -> None:
    window = show(come(), house.data, lambda person: marriage_and_jack(person, rules="classic sharp"))
    window.button("Full rules").click()
    expect(window.page.get_by_role("list", name="Switches").get_by_role("link")).to_have_text(["sharp"])
    expect(numbered(window, 7)).to_contain_text("Played differently here: see sharp among the switches.")
    expect(window.page.locator("#sharp")).to_contain_text("on")
    expect(window.page.locator("#close_needs_four")).to_contain_text("off")
    example(window, "A trick").locator(".board").wait_for()
    # The card still goes to the table that is played at.
    window.card("AC").drag_to(window.page.get_by_role("main").get_by_role("group", name="On the table"))
    window.wait(lambda: "You: Ace of clubs" in window.page.get_by_role("main").inner_html())


def test_the_rules_of_a_preset_are_read_and_sent(come: Come) -> None:
    window = rules(come, "fiftysix")
    window.page.get_by_label("Rules", exact=True).select_option("International")
    window.page.wait_for_url("**/rules/fiftysix?lang=en&rules=international")
    marked = window.page.get_by_role("list", name="Switches").get_by_role("link")
    expect(marked).to_have_text(["compulsory_opening", "stakes=additive", "match=deals(18)"])
    friend = come().window(window.page.url)
    expect(friend.page.locator("#stakes")).to_contain_text("on")
    marked.nth(1).click()
    window.wait(lambda: 0 <= window.page.locator("#stakes").evaluate(TOP) < 900)


def test_the_figures_name_the_ranks_by_the_deck(come: Come, house: Server) -> None:
    ranks = "figure [role=img]"
    assert labels(rules(come, "fiftysix").page.locator(ranks)) == [
        "Jack",
        "9",
        "Ace",
        "ten",
        "King",
        "Queen",
        "8",
        "7",
    ]
    window = rules(come, "schnapsen", memory=remembering(house, faces="german"))
    assert labels(window.page.locator(ranks)) == ["Deuce", "ten", "King", "Ober", "Unter"]


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


def test_the_rules_fill_pages_of_paper_and_examples_stand_at_their_last_step(come: Come) -> None:
    window = rules(come, "fiftysix")
    # Asked last of all who want to know of it.
    window.page.evaluate("addEventListener('beforeprint', () => { window.onPaper = (" + BOARDS + ")(); })")
    paper = window.page.pdf(format="A4")
    assert 4 <= len(re.findall(rb"/Type\s*/Page\b", paper)) <= 12
    auction, trick = window.page.evaluate("window.onPaper")
    assert "32 in diamonds, doubled" in auction
    assert "2 tables to Anu’s side" in trick
    window.wait(lambda: lies(example(window, "The first trick, and the score")) == ["Anu: 9 of clubs"])


def test_the_key_prints(come: Come) -> None:
    window = rules(come, "schnapsen", size=PHONE, touch=True)
    window.page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    window.button("Print").click()
    assert window.page.evaluate("window.printed")


def test_at_a_table_its_rules_are_printed_alone_and_whole(come: Come, house: Server) -> None:
    window = show(come(), house.data, marriage_and_jack)
    window.button("Full rules").click()
    numbered(window, LAST_RULE["schnapsen"]).wait_for()
    window.page.evaluate("document.querySelector('article').there = true")
    window.page.pdf(format="A4")
    # They are the same still, not fetched anew for a sheet that is narrower than the window.
    assert window.page.evaluate("document.querySelector('article').there")
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
