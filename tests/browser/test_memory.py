"""What a browser keeps may be full, forbidden, or late in the next window: the table does not wait for it."""

from __future__ import annotations

from collections import Counter

import pytest

from ..server.process import Server
from .conftest import Come
from .window import Window

FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("forbidden", "SecurityError"); },
});"""


def shuffle(server: Server, window: Window) -> Counter[str]:
    """Returns what has happened in the shuffle of the window's table."""
    happened = Counter(event["type"] for event in server.events(window.page.url.split("/")[-1]))
    return Counter({what: happened[what] for what in ("ShuffleBegun", "Committed", "Contributed")})


@pytest.mark.parametrize("kept", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_who_cannot_keep_anything_takes_part_in_the_shuffle(come: Come, house: Server, kept: str) -> None:
    anu = come()
    anu.context.add_init_script(kept)
    window = anu.table("schnapsen", 2)
    window.asked()
    assert shuffle(house, window) == Counter(ShuffleBegun=1, Committed=1, Contributed=1)
    window.page.reload()
    window.play_on()
    # What was contributed has been forgotten, and that is nobody's fault.
    window.sees("The secret is the one sealed before the first card.")


def test_two_windows_of_one_person_take_part_in_the_shuffle_as_one(come: Come, house: Server) -> None:
    anu = come()
    for _ in range(4):
        one = anu.window("/")
        table = one.post("/api/tables", {"game": "schnapsen", "players": 2, "pace": "instant"})["id"]
        one.go(f"/t/{table}")
        two = anu.window(one.page.url)
        two.page.get_by_role("button", name="Start").wait_for()
        one.page.get_by_role("button", name="Start").click()
        two.asked()
        assert shuffle(house, one) == Counter(ShuffleBegun=1, Committed=1, Contributed=1)
        one.page.close()
        two.page.close()
