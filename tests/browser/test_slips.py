"""Fingers slip, mice click twice, and one changes one's mind: nothing is played that was not meant."""

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from cardavia.server.guests import Guests
from cardavia.table import Table

from ..server.process import Server
from .conftest import Come
from .person import DESK, PHONE
from .scenes import Scene, deal_ended, marriage_and_jack, own_turn
from .screens import fifty_six
from .window import CALL, CARD, NEXT, Window, card_name

Sit = Callable[..., Window]


@pytest.fixture
def sit(come: Come, house: Server) -> Sit:
    """Seats somebody at a table that has come to a certain moment."""

    def sit(scene: Callable[[str], Scene], **more: object) -> Window:
        person = come(**more)
        table = scene(person.be_guest(Guests(house.data)))
        window = person.window(table.kept(house.data))
        window.asked()
        return window

    return sit


# ── With a finger ───────────────────────────────────────────────────────────────────────────────


def test_a_tap_raises_a_card_and_a_second_one_plays_it(sit: Sit) -> None:
    window = sit(lambda person: marriage_and_jack(person, friend="Ben"), size=PHONE, touch=True)
    ace = window.card("AC")
    low = top(window, "AC")
    window.press(ace)
    window.wait(lambda: top(window, "AC") < low - 10)
    assert window.lies() == []
    window.press(ace)
    assert "You: Ace of clubs" in window.lies()


def test_a_tap_on_another_card_changes_which_one_is_raised(sit: Sit) -> None:
    window = sit(marriage_and_jack, size=PHONE, touch=True)
    low = top(window, "AC")
    window.press(window.card("AC"))
    window.wait(lambda: top(window, "AC") < low - 10)
    window.press(window.card("TD"))
    window.wait(lambda: top(window, "AC") == pytest.approx(low, abs=1))
    assert window.lies() == []
    assert len(window.holds()) == 5


# ── Announced, and thought better of ────────────────────────────────────────────────────────────


def test_exchanging_and_closing_are_meant_until_the_lead_and_can_be_undone(sit: Sit) -> None:
    window = sit(marriage_and_jack)
    before = window.holds()
    window.button("Exchange the Jack").click()
    window.button("Close the stock").click()
    assert card_name("AS") in window.holds()
    window.sees("Closed by you")
    window.button("Undo exchange").click()
    window.button("Open it again").click()
    assert window.holds() == before
    expect(window.page.get_by_text("Closed by you")).to_have_count(0)
    # The table has heard nothing of it.
    window.button("Close the stock").click()
    window.page.reload()
    assert window.asked() == CARD
    assert window.holds() == before
    expect(window.page.get_by_text("Closed by you")).to_have_count(0)


def test_what_was_meant_is_done_with_the_lead(sit: Sit) -> None:
    window = sit(lambda person: marriage_and_jack(person, pace="instant"))
    window.button("Exchange the Jack").click()
    window.button("Close the stock").click()
    window.play(window.card("AC"))
    window.asked()
    assert card_name("AS") in window.holds()
    assert card_name("JS") not in window.holds()
    window.sees("Closed by you")


def test_a_card_is_taken_back_before_anybody_has_answered_it(sit: Sit) -> None:
    window = sit(
        lambda person: Scene("fiftysix", 4, person).begun().shuffled(1).play_on(last_and_able_to_win)
    )
    before = window.shows()
    winner = next(
        card for card in before[0] if window.hand.get_by_role("button", name=card, disabled=False).count()
    )
    window.play(window.hand.get_by_role("button", name=winner).first)
    window.wait(lambda: window.shows() != before)
    window.button("Take it back").click()
    window.wait(lambda: window.shows() == before)
    window.play(window.playable.first)


# ── Clicked twice ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("pace", "milliseconds"),
    [("instant", 0), ("instant", 50), ("instant", 150), ("instant", 300), ("normal", 50)],
)
def test_a_double_click_plays_one_card(sit: Sit, pace: str, milliseconds: int) -> None:
    window = sit(lambda person: marriage_and_jack(person, pace=pace))
    click_twice(window, window.card("AC"), milliseconds)
    window.asked()
    expect(window.heading).to_contain_text("trick 2")
    assert [laid for laid in window.lies() if laid.startswith("You")] == []
    assert len(window.holds()) == 5


def test_a_double_click_passes_once(sit: Sit) -> None:
    # With these cards others go on bidding: the turn to call comes round before the second click.
    window = sit(
        lambda person: Scene("fiftysix", 4, person, pace="instant").begun().shuffled(16).play_on(own_turn)
    )
    click_twice(window, window.button("Pass"), 150)
    window.asked()
    calls = window.page.get_by_role("table", name="Calls").get_by_role(
        "button", name=re.compile("^You: Pass")
    )
    assert calls.count() == 1


def test_no_key_answers_while_a_call_is_on_its_way(sit: Sit, house: Server) -> None:
    window = sit(lambda person: Scene("fiftysix", 4, person).begun().shuffled(16).play_on(own_turn))
    keys = window.pad.get_by_role("button", disabled=False)
    with held_up(house):
        window.pad.get_by_role("toolbar", name="Number").get_by_role("button", disabled=False).last.click()
        window.pad.get_by_role("button", name="Hearts").click()
        window.button("Call").click()
        # Not even those that are pressed: it is said.
        expect(keys).to_have_count(0)
        window.pad.locator('[aria-pressed="true"]').first.click(force=True)
        expect(window.pad.locator('[aria-pressed="true"]')).to_have_count(2)
    expect(
        window.page.get_by_role("table", name="Calls").get_by_role("button", name="You: 56♥")
    ).to_be_visible()


@contextmanager
def held_up(server: Server) -> Iterator[None]:
    """A server that answers nothing for a while."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


@pytest.mark.parametrize(
    "scene",
    [
        lambda person: marriage_and_jack(person).play_on(deal_ended),
        lambda person: fifty_six(person, deal_ended),
    ],
    ids=["Schnapsen", "56"],
)
def test_the_next_deal_is_asked_for_once(sit: Sit, scene: Callable[[str], Scene]) -> None:
    window = sit(scene)
    sent: list[str] = []
    window.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    window.page.reload()
    assert window.asked() == NEXT
    window.button("Next deal").evaluate("key => { key.click(); key.click(); }")
    assert window.asked() in (CARD, CALL)
    assert len([frame for frame in sent if '"ready"' in frame]) == 1


@pytest.mark.parametrize("milliseconds", [50, 300])
@pytest.mark.parametrize("key", ["Take a seat", "Sit here"])
def test_a_double_click_takes_a_seat_for_good(come: Come, key: str, milliseconds: int) -> None:
    table = come().window("/").post("/api/tables", {"game": "fiftysix", "players": 4})["id"]
    window = come().window(f"/t/{table}")
    click_twice(window, window.button(key).first, milliseconds)
    expect(window.button("Get up")).to_be_visible()
    window.page.wait_for_timeout(milliseconds)
    expect(window.button("Get up")).to_be_visible()
    expect(window.page.get_by_text("You have a seat at this table already.")).to_have_count(0)


def click_twice(window: Window, thing: Locator, milliseconds: int) -> None:
    """Clicks with a mouse and a hand that is not quite still, as two clicks of one double click."""
    box = thing.bounding_box()
    assert box is not None
    mouse = window.page.mouse
    mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.2)
    mouse.down()
    mouse.up()
    window.page.wait_for_timeout(milliseconds)
    mouse.down(click_count=2)
    mouse.up(click_count=2)


# ── What lies still ─────────────────────────────────────────────────────────────────────────────


def test_nothing_moves_when_the_first_trick_becomes_the_last_one(sit: Sit) -> None:
    window = sit(lambda person: fifty_six(person, first_trick, pace="instant"))
    sheet = window.page.get_by_role("table", name="Calls").locator("xpath=ancestor::section[1]")
    before = sheet.bounding_box()
    window.sees("none yet")
    window.play(window.playable.first)
    expect(window.page.get_by_text("none yet")).to_have_count(0)
    assert sheet.bounding_box() == before


# ── Not allowed ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_that_may_not_be_played_tells_why_and_stays(sit: Sit, touch: bool) -> None:
    window = sit(
        lambda person: Scene("fiftysix", 4, person).begun().shuffled(1).play_on(has_to_follow),
        size=PHONE if touch else DESK,
        touch=touch,
    )
    before = window.shows()
    refused = window.hand.get_by_role("button", disabled=True).first
    name, _, why = (refused.get_attribute("aria-label") or "").partition(". ")
    assert name in before[0]
    told = why.partition(":")[0]
    assert told.startswith("You can follow suit")
    window.press(refused, force=True)
    window.sees(told)
    assert window.shows() == before


def top(window: Window, card: str) -> float:
    box = window.card(card).bounding_box()
    assert box is not None
    return box["y"]


def first_trick(table: Table) -> bool:
    return own_turn(table) and table.on.auction.over and len(table.on.tricks) == 0


def last_and_able_to_win(table: Table) -> bool:
    """Whether whatever is played wins the trick: the next move is then one's own as well."""
    deal = table.on
    return (
        own_turn(table)
        and deal.auction.over
        and len(deal.trick) == 3
        and len(deal.hands[0]) > 2
        and all(deal.play(card).to_act == 0 for card in deal.legal_moves())
    )


def has_to_follow(table: Table) -> bool:
    """Whether some cards in hand may not be played."""
    deal = table.on
    return own_turn(table) and deal.auction.over and len(deal.legal_moves()) < len(deal.hands[0])
