"""Nothing is lost by reloading, by a second window, by a line that breaks, by a server that dies."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from ..server.process import Server
from .conftest import Come
from .screens import fifty_six, in_play, show
from .window import CALL, CARD, NEXT, Window


@pytest.mark.parametrize(("game", "players"), [("schnapsen", 2), ("fiftysix", 4)])
def test_a_page_reloaded_in_mid_trick_shows_the_same_and_goes_on(come: Come, game: str, players: int) -> None:
    window = come().table(game, players)
    window.play_to_the_middle_of_a_trick()
    before = window.shows()
    window.page.reload()
    assert window.asked() == CARD
    assert window.shows() == before
    window.play_on(until=NEXT)


def test_two_windows_of_one_person_show_the_same_and_either_plays(come: Come) -> None:
    anu = come()
    one = anu.table("schnapsen", 2)
    one.asked()
    two = anu.window(one.page.url)
    for here, there in ((one, two), (two, one), (one, two), (two, one)):
        if here.asked() == CARD:
            assert there.asked() == CARD
            there.wait(lambda here=here, there=there: here.shows() == there.shows())
            before = there.shows()
            here.act()
            there.wait(lambda there=there, before=before: there.shows() != before)


def test_a_server_killed_in_mid_deal_comes_back_and_the_match_is_played_to_its_end(
    come: Come, server: Server
) -> None:
    anu = come(server.address)
    anu.forgiven = "ERR_CONNECTION_REFUSED"
    window = anu.table("schnapsen", 2)
    window.play_to_the_middle_of_a_trick()
    before = window.shows()
    server.kill()
    window.sees("Connection lost")
    server.start()
    expect(window.page.get_by_text("Connection lost")).to_have_count(0)
    assert window.asked() == CARD
    assert window.shows() == before
    window.play_on()


def test_a_card_played_while_the_line_is_down_is_played_once_when_it_is_up(
    come: Come, server: Server
) -> None:
    anu = come(server.address)
    anu.forgiven = "ERR_CONNECTION_REFUSED"
    window = show(anu, server.data, lambda person: fifty_six(person, in_play, pace="instant"))
    held = window.holds()
    server.kill()
    window.sees("Connection lost")
    window.play(window.playable.first)
    (laid,) = Counter(held) - Counter(window.holds())
    assert f"You: {laid}" in window.lies()
    server.start()
    expect(window.page.get_by_text("Connection lost")).to_have_count(0)
    window.asked()
    assert sorted([*window.holds(), laid]) == sorted(held)


def test_a_line_that_dies_without_a_word_is_noticed_when_the_page_is_looked_at_again(come: Come) -> None:
    """So it is when a phone has slept or changed its network: nobody tells the browser."""
    anu = come()
    one = anu.table("schnapsen", 2)
    one.asked()
    two = anu.context.new_page()
    dead: list[bool] = []
    two.route_web_socket("**/socket", first_dies(lambda: bool(dead)))
    two.goto(one.page.url)
    there = Window(two)
    there.asked()
    before = there.shows()
    dead.append(True)
    one.act()
    one.asked()
    assert there.shows() == before
    two.evaluate("dispatchEvent(new Event('online'))")
    there.wait(lambda: there.shows() == one.shows())


def first_dies(dead: Callable[[], bool]) -> Callable[[WebSocketRoute], None]:
    """Lets lines through; the first one dies without a word, and stays open."""
    lines: list[WebSocketRoute] = []

    def relay(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def passes() -> bool:
            return line is not lines[0] or not dead()

        line.on_message(lambda message: server.send(message) if passes() else None)
        server.on_message(lambda message: line.send(message) if passes() else None)

    return relay


def test_two_people_meet_by_a_link_and_one_who_drops_out_is_replaced_and_comes_back(come: Come) -> None:
    anu, biju = come(), come()
    one = anu.window("/")
    call_oneself(one, "Anu")
    board = one.page.get_by_role("region", name="56")
    board.get_by_role("button", name="4", exact=True).click()
    board.get_by_role("button", name="Invite").click()
    link = one.page.get_by_label("Whoever opens this link").input_value()

    two = biju.window(link)
    two.page.get_by_label("Your name").fill("Biju")
    two.button("Take a seat").click()
    one.sees("Biju")
    one.page.get_by_role("button", name=re.compile("^Start")).click()
    play_together(one, two, moves=4)

    memory = biju.leave()
    stands_in = one.page.get_by_text("computer plays")
    play_until(one, lambda: stands_in.count() > 0)
    moves = one.moves
    play_until(one, lambda: one.moves >= moves + 2)

    two = come(memory=memory).window(link)
    play_together(one, two, moves=2)
    expect(stands_in).to_have_count(0)


def test_who_comes_by_a_link_and_loses_the_first_answer_can_sit_down_all_the_same(come: Come) -> None:
    table = come().window("/").post("/api/tables", {"game": "fiftysix", "players": 4})["id"]
    biju = come()
    biju.forgiven = "ERR_FAILED"
    biju.context.route("**/api/me", lambda asked: asked.abort(), times=1)
    window = biju.window(f"/t/{table}")
    window.button("Take a seat").click()
    expect(window.page.get_by_label("Whoever opens this link")).to_be_visible()


def test_who_is_never_answered_is_told_and_may_ask_again(come: Come) -> None:
    anu = come()
    asked: list[Route] = []
    anu.context.route("**/api/tables", lambda route: asked.append(route), times=1)
    window = anu.window("/")
    play = window.page.get_by_role("region", name="Schnapsen").get_by_role("button", name="Play now")
    play.click()
    window.sees("The table cannot be reached just now")
    assert len(asked) == 1
    play.click()
    window.asked()


def test_a_house_that_another_server_stands_in_for_is_asked_again(come: Come) -> None:
    """So it is behind a proxy while the server starts anew."""
    anu = come()
    anu.forgiven = "502"
    anu.table("schnapsen", 2).asked()
    anu.context.route("**/api/me", lambda asked: asked.fulfill(status=502, body="Bad Gateway"), times=1)
    window = anu.window("/")
    window.sees("The house cannot be reached just now.")
    window.page.get_by_role("link", name="Go on playing").click()
    window.asked()


def call_oneself(window: Window, name: str) -> None:
    """Settles at the first screen what one is called, and that nobody pauses to be read."""
    window.button("Settings").click()
    window.page.get_by_label("Your name").fill(name)
    window.button("at once").click()
    window.page.keyboard.press("Escape")


def play_until(window: Window, enough: Callable[[], bool]) -> None:
    """Lets one person play, when it is their turn, until it is enough."""

    def enough_after_acting() -> bool:
        if window.offered():
            window.act()
        return enough()

    window.wait(enough_after_acting)


def play_together(*windows: Window, moves: int) -> None:
    """Lets people play, each when it is their turn, until all have made so many moves more."""
    enough = {window: window.moves + moves for window in windows}
    while any(window.moves < enough[window] for window in windows):
        for window in windows:
            if window.offered() in (CARD, CALL, NEXT):
                window.act()
