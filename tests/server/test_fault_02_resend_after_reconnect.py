"""Fault 2: what is resent after a reconnect happens again.  Here it does once, wherever the line breaks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .conftest import Arrive
from .guest import Guest, Json, assert_each_card_was_played_once, on_turn, play_together, sit_down
from .process import Server


class OnABadLine(Guest):
    """Loses the line at each message, reconnects and sends the message again until it is answered."""

    cut_point = ""

    def ask(self, kind: str, id: str | None = None, **more: Any) -> Json:
        if self.cut_point == "before send":
            self.cut()
            self.come()
        id = self.send(kind, id, **more)
        if self.cut_point == "after ack":
            self.answer(id)
        if self.cut_point != "before send":
            self.cut()
            self.come()
            self.send(kind, id, **more)
        return self.answer(id)


@pytest.mark.parametrize("cut_point", ["before send", "after send before ack", "after ack"])
def test_fault_02_a_match_on_a_line_that_breaks_at_every_message(
    house: Server, visitor: Arrive, cut_point: str
) -> None:
    anu, biju = visitor("Anu", OnABadLine), visitor("Biju")
    anu.cut_point = cut_point  # type: ignore[attr-defined]
    table = sit_down(anu, biju)
    play_together([anu, biju], lambda view: view["deal"] >= 1)
    events = house.events(table)
    counted = Counter(event["command"] for event in events if event.get("command"))
    assert set(counted.values()) == {1}
    assert_each_card_was_played_once(events)
    assert [event["type"] for event in events].count("ShuffleBegun") == 1


def test_fault_02_what_was_refused_leaves_the_table_and_says_why(visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    mover = on_turn(anu, biju)
    before = mover.view
    other = biju if mover is anu else anu
    foreign = other.view["table"]["hand"][0]
    refused = mover.play(foreign, "wrong")
    assert (refused["type"], refused["id"], refused["reason"]["id"]) == (
        "refused",
        "wrong",
        "card_not_in_hand",
    )
    mover.come(table)
    assert mover.view["table"]["hand"] == before["table"]["hand"]
    assert mover.view["ply"] == before["ply"]
    # The same id, with a card that will do: a refusal uses nothing up.
    assert mover.play(mover.choose(), "wrong")["type"] == "accepted"


def test_fault_02_a_move_resent_when_the_table_has_long_gone_on_changes_nothing(
    house: Server, visitor: Arrive
) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    mover = on_turn(anu, biju)
    where = {"deal": mover.view["deal"], "ply": mover.view["ply"], "move": mover.choose()}
    assert mover.ask("play", "old", **where)["type"] == "accepted"
    for _ in range(4):
        one = on_turn(anu, biju)
        one.wait_for_version(one.act())
    before = house.rows(table)
    assert mover.ask("play", "old", **where)["type"] == "accepted"
    assert mover.ask("play", "old but under another id", **where)["reason"]["id"] == "table_has_moved_on"
    assert house.rows(table) == before
