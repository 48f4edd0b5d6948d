"""The page that is kept by the browser: it opens without a line, and gives way to a newer one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cardavia.words import LANGUAGES, speak
from cardavia.words import Message as Sentence

from ..server.process import Server
from .conftest import Come
from .person import Person
from .window import CARD, Window

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) names.push(new URL(url).pathname);
  return names;
}"""
COUNT_FAILURES = """async () => {
  window.failures = 0;
  const registration = await navigator.serviceWorker.ready;
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      if (worker.state === "redundant") window.failures++;
    });
  });
}"""
UNREACHABLE = "net::ERR_"


def kept(window: Window) -> list[str]:
    names: list[str] = window.page.evaluate(KEPT)
    return names


def all_is_kept(window: Window, language: str = "en") -> bool:
    """Whether the document, its words and a font are there to be opened without a line."""
    names = kept(window)
    return "/" in names and all(
        any(name.startswith(start) and name.endswith(end) for name in names)
        for start, end in ((f"/words/{language}.", ".ftl"), ("/assets/", ".woff2"), ("/assets/Guide", ".js"))
    )


def reload_past_the_worker(window: Window) -> None:
    """Loads the page anew as a person does with shift and the key for it: nothing that is kept answers."""
    with window.page.expect_navigation():
        window.page.context.new_cdp_session(window.page).send("Page.reload", {"ignoreCache": True})


def visitor(come: Come, server: Server, **more: object) -> Person:
    person = come(server.address, **more)
    person.forgiven = UNREACHABLE
    return person


def at_a_table(come: Come, server: Server) -> Window:
    """A window at a table, with all of the page kept."""
    window = visitor(come, server).table("schnapsen", 2)
    window.asked()
    window.wait(lambda: all_is_kept(window))
    return window


@pytest.mark.parametrize("language", sorted({LANGUAGES[0], LANGUAGES[-1]}))
def test_the_first_screen_opens_without_a_line_in_its_language(
    come: Come, server: Server, language: str
) -> None:
    anu = visitor(come, server, locale=language)
    window = anu.window("/")
    window.wait(lambda: all_is_kept(window, language))
    server.kill()
    window.page.reload()
    window.sees(speak(Sentence("page_no_line_safe"), language))
    expect(window.page.get_by_role("region")).to_have_count(2)
    server.start()
    expect(window.page.get_by_text(speak(Sentence("page_no_line_safe"), language))).to_have_count(0)


@pytest.mark.parametrize("game", ["fiftysix", "schnapsen"])
def test_the_rules_and_their_examples_are_read_without_a_line(come: Come, server: Server, game: str) -> None:
    window = visitor(come, server).window("/")
    window.wait(lambda: f"/api/rules/{game}/example" in kept(window))
    server.kill()
    window.page.goto(f"/rules/{game}#3")
    example = window.page.locator(".example").first
    expect(example.locator(".board")).to_be_visible()
    example.get_by_role("button", name="Next").click()
    expect(example).to_contain_text("Step 2 of")


def test_a_language_chosen_later_is_spoken_without_a_line(come: Come, server: Server) -> None:
    anu = visitor(come, server)
    window = anu.window("/")
    window.wait(lambda: all_is_kept(window))
    window.button("Language: English").click()
    window.page.get_by_role("button", name="Deutsch").click()
    window.wait(lambda: all_is_kept(window, "de"))
    window.wait(lambda: 'lang="de"' in window.page.evaluate("caches.match('/').then((page) => page.text())"))
    server.kill()
    window.page.reload()
    window.sees(speak(Sentence("page_no_line_safe"), "de"))


def test_a_table_opened_without_a_line_says_so_and_is_shown_once_there_is_one(
    come: Come, server: Server
) -> None:
    window = at_a_table(come, server)
    window.play_to_the_middle_of_a_trick()
    before = window.shows()
    server.kill()
    window.page.reload()
    no_line = window.page.get_by_role("heading", name="No line to the table")
    expect(no_line).to_be_visible()
    window.button("Try again").click()
    expect(no_line).to_be_visible()
    server.start()
    assert window.asked() == CARD
    assert window.shows() == before


def test_nothing_of_the_table_is_ever_kept(come: Come, server: Server) -> None:
    window = visitor(come, server).table("schnapsen", 2)
    window.act()
    window.wait(lambda: all_is_kept(window))
    ours = ("/assets/", "/words/", "/api/rules/")
    assert [name for name in kept(window) if not name.startswith(ours) and name != "/"] == []


def test_who_has_no_network_is_told_so(come: Come, server: Server) -> None:
    anu = visitor(come, server)
    window = anu.table("schnapsen", 2)
    window.asked()
    anu.context.set_offline(True)
    server.kill()
    window.sees("This device is offline")
    server.start()
    anu.context.set_offline(False)
    expect(window.page.get_by_text("This device is offline")).to_have_count(0)
    assert window.asked() == CARD


def test_where_browsers_allow_no_worker_the_page_goes_without(come: Come, server: Server) -> None:
    """So it is over plain http in a home network."""
    anu = visitor(come, server)
    anu.context.add_init_script("delete Navigator.prototype.serviceWorker")
    window = anu.table("schnapsen", 2)
    window.act()
    server.kill()
    window.sees("Connection lost")
    server.start()
    window.asked()


def test_where_there_is_no_room_to_keep_anything_the_page_has_all_it_asks_for(
    come: Come, server: Server
) -> None:
    anu = visitor(come, server)
    window = anu.window("/")
    window.wait(lambda: all_is_kept(window))
    room = anu.context.new_cdp_session(window.page)
    room.send("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 1})
    window.button("Language: English").click()
    window.page.get_by_role("button", name="Deutsch").click()
    window.sees(speak(Sentence("page_tagline"), "de"))
    window.page.goto("/rules/fiftysix?rules=international")
    expect(window.page.get_by_role("heading", level=3).first).to_be_visible()


@pytest.fixture
def newer(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server of the next version, at the address and with the tables of the other."""
    package = tmp_path / "newer" / "cardavia"
    shutil.copytree(str(files("cardavia")), package, ignore=shutil.ignore_patterns("__pycache__"))
    (script,) = (package / "page" / "assets").glob("index-*.js")
    script.rename(script.with_name("index-newer.js"))
    for name in ("index.html", "worker.js"):
        text = (package / "page" / name).read_text(encoding="utf-8")
        text = text.replace(script.name, "index-newer.js").replace(
            '"name":"cardavia-', '"name":"cardavia-newer-'
        )
        (package / "page" / name).write_text(text, encoding="utf-8")
    newer = Server(server.data, packages=package.parent)
    newer.port = server.port
    yield newer
    newer.stop()


def script_of(window: Window) -> str:
    name: str = window.page.evaluate("document.querySelector('script[type=module]').src.split('/').at(-1)")
    return name


def test_a_newer_version_waits_to_be_asked_for_and_no_game_is_lost(
    come: Come, server: Server, newer: Server
) -> None:
    window = at_a_table(come, server)
    window.play_to_the_middle_of_a_trick()
    window.page.evaluate("() => { window.sameWindow = true; }")
    server.kill()
    window.sees("Connection lost")
    newer.start()
    key = window.button("New version: reload")
    expect(key).to_be_visible()
    # The old page plays on until it is told otherwise.
    window.act()
    asked, before = window.asked(), window.shows()
    assert window.page.evaluate("() => window.sameWindow")
    assert script_of(window) != "index-newer.js"
    key.click()
    window.wait(lambda: script_of(window) == "index-newer.js")
    assert window.asked() == asked
    assert window.shows() == before
    expect(key).to_have_count(0)


def test_a_newer_version_that_could_not_be_had_whole_is_asked_for_again(
    come: Come, server: Server, newer: Server
) -> None:
    window = at_a_table(come, server)
    window.page.evaluate(COUNT_FAILURES)
    (script,) = (newer.packages or Path()).glob("cardavia/page/assets/index-newer.js")
    missing = script.rename(script.with_suffix(".missing"))
    server.kill()
    newer.start()
    window.wait(lambda: window.page.evaluate("window.failures") > 0)
    expect(window.button("New version: reload")).to_have_count(0)
    missing.rename(script)
    expect(window.button("New version: reload")).to_be_visible()


def test_a_newer_version_is_told_of_on_a_page_that_was_loaded_past_the_worker(
    come: Come, server: Server, newer: Server
) -> None:
    """So it is after a forced reload, and for a page that was on its way while the first worker began."""
    window = at_a_table(come, server)
    reload_past_the_worker(window)
    window.asked()
    server.kill()
    newer.start()
    expect(window.button("New version: reload")).to_be_visible()


def test_a_page_that_was_loaded_past_the_worker_is_taken_care_of_again(come: Come, server: Server) -> None:
    window = visitor(come, server).window("/")
    window.wait(lambda: all_is_kept(window))
    reload_past_the_worker(window)
    window.wait(lambda: window.page.evaluate("navigator.serviceWorker.controller !== null"))


def test_a_newer_version_is_what_opens_next(come: Come, server: Server, newer: Server) -> None:
    window = visitor(come, server).window("/")
    window.wait(lambda: all_is_kept(window))
    server.kill()
    newer.start()
    # On a slow line the page that is kept opens once more, and the newer one the next time.
    window.wait(lambda: window.page.reload() is not None and script_of(window) == "index-newer.js")
    window.wait(lambda: "/assets/index-newer.js" in kept(window))
    expect(window.button("New version: reload")).to_have_count(0)
    newer.kill()
    window.page.reload()
    window.sees("The house cannot be reached")
    assert script_of(window) == "index-newer.js"
