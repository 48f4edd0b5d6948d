"""The page in other languages: chosen in the middle of a deal, remembered, and sent along with the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from cardavia.words import LANGUAGES, speak
from cardavia.words import Message as Sentence
from cardavia.words.languages import SPOKEN, Language

from ..server.process import Server
from . import english, glyphs, looks
from .conftest import Come
from .person import PHONE
from .scenes import marriage_and_jack
from .screens import SCREENS, show
from .window import Window

pytestmark = pytest.mark.skipif(len(LANGUAGES) == 1, reason="there is no other language yet")
another = pytest.mark.parametrize("other", SPOKEN[1:], ids=[language.code for language in SPOKEN[1:]])
ENGLISH = SPOKEN[0]


def said(id: str, language: Language, **params: str | int) -> str:
    return speak(Sentence(id, params), language.code)


def menu(window: Window, spoken: Language) -> Locator:
    """The key in the bar, in the language that the page speaks now."""
    return window.button(f"{said('page_language', spoken)}: {spoken.own}")


def choose(window: Window, spoken: Language, wanted: Language) -> None:
    menu(window, spoken).click()
    window.page.get_by_role("button", name=wanted.own).last.click()
    expect(window.page.locator("html")).to_have_attribute("lang", wanted.code)


@another
def test_a_language_chosen_in_the_middle_of_a_deal_changes_words_and_nothing_else(
    come: Come, house: Server, other: Language
) -> None:
    window = show(come(), house.data, lambda person: marriage_and_jack(person, pace="instant"))
    window.play(window.card("AC"))
    window.asked()
    before = window.cards.count()
    window.page.evaluate("() => { window.sameWindow = true; }")
    told = window.page.get_by_role("log").inner_text()

    choose(window, ENGLISH, other)
    hand = window.page.get_by_role("group", name=said("page_your_hand", other), exact=True)
    expect(hand.get_by_role("button")).to_have_count(before)
    assert window.page.evaluate("() => window.sameWindow")
    # The focus is where it was, and nobody has to hear again what has happened.
    expect(menu(window, other)).to_be_focused()
    assert window.page.get_by_role("log").inner_text() == told

    window.press(hand.get_by_role("button", disabled=False).first)
    expect(hand.get_by_role("button")).to_have_count(before)
    window.wait(lambda: window.page.get_by_role("log").inner_text() != told)

    window.page.reload()
    expect(hand).to_be_visible()
    choose(window, other, ENGLISH)
    expect(window.hand).to_be_visible()


@another
def test_the_page_speaks_the_language_of_the_browser_until_one_is_chosen(come: Come, other: Language) -> None:
    person = come(locale=other.code)
    window = person.window("/")
    expect(window.button(said("page_play_now", other)).first).to_be_visible()
    choose(window, other, ENGLISH)
    expect(person.window("/").button("Play now").first).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/rules/schnapsen"])
def test_a_language_chosen_stays_where_the_address_had_asked_for_another(come: Come, path: str) -> None:
    other = SPOKEN[1]
    window = come().window(f"{path}?lang={other.code}")
    choose(window, other, ENGLISH)
    window.page.reload()
    expect(menu(window, ENGLISH)).to_be_visible()


@another
def test_the_address_of_the_rules_has_their_language(come: Come, other: Language) -> None:
    window = come().window("/rules/schnapsen")
    window.page.wait_for_url("**/rules/schnapsen?lang=en")
    choose(window, ENGLISH, other)
    window.page.wait_for_url(f"**/rules/schnapsen?lang={other.code}")
    # Who is sent it reads the same, whatever their browser speaks.
    friend = come().window(window.page.url)
    title = said("rules_schnapsen_title", other)
    expect(friend.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(friend.page.locator("html")).to_have_attribute("lang", other.code)


def test_a_language_that_cannot_be_had_changes_nothing(come: Come) -> None:
    other = SPOKEN[1]
    person = come()
    person.forgiven = "net::ERR_FAILED"
    # The page's worker would ask past the route.
    person.context.add_init_script("delete Navigator.prototype.serviceWorker")
    window = person.window("/")
    window.page.route(f"**/words/{other.code}*", lambda route: route.abort())
    menu(window, ENGLISH).click()
    window.page.get_by_role("button", name=other.own).click()
    window.sees("The table cannot be reached just now")
    expect(window.page.locator("html")).to_have_attribute("lang", "en")


def test_the_menu_of_languages_fetches_their_names_and_no_more(come: Come) -> None:
    window = come().window("/")
    expect(window.button("Play now").first).to_be_visible()
    window.gets_letters()
    fetched: list[int] = []
    window.page.on("response", lambda response: fetched.append(response.request.sizes()["responseBodySize"]))
    menu(window, ENGLISH).click()
    expect(window.page.get_by_role("button", name=SPOKEN[-1].own)).to_be_visible()
    window.gets_letters()
    assert sum(fetched) < 15_000
    assert glyphs.missing(window) == []


@pytest.mark.parametrize("language", SPOKEN, ids=LANGUAGES)
@pytest.mark.parametrize(
    "screen",
    [
        "the first screen",
        "Schnapsen, closed",
        "56, the auction for six",
        "56, the play of six",
        "56, a deal's end",
    ],
)
def test_nothing_is_cut_off_or_covered_on_a_small_phone(
    come: Come, house: Server, screen: str, language: Language
) -> None:
    window = show(come(size=PHONE, touch=True, locale=language.code), house.data, SCREENS[screen])
    expect(window.page.locator("html")).to_have_attribute("lang", language.code)
    assert looks.unreadable(window) == []
    assert glyphs.missing(window) == []
    assert language == ENGLISH or english.left(window, language.code) == []


@pytest.mark.parametrize("language", ["de", "mn"])
def test_two_matches_that_go_on_leave_their_keys_above_the_fold_of_a_phone(come: Come, language: str) -> None:
    person = come(size=PHONE, touch=True, locale=language)
    person.table("schnapsen", 2).page.close()
    window = person.table("fiftysix", 6)
    window.go("/")
    for key in ("page_resume", "page_new_game", "page_invite", "page_guide_start", "page_full_rules"):
        name = speak(Sentence(key, {}), language)
        both = window.page.get_by_role("button", name=name).or_(window.page.get_by_role("link", name=name))
        expect(both).to_have_count(2)
        # The keys may just be taking another place, as the matches to go on with come in.
        expect(both.last).to_be_in_viewport(ratio=1)
    assert looks.unreadable(window) == []
