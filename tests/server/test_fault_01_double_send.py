"""Fault 1: what is sent twice happens twice.  Here it happens once, and both are answered alike."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

from .conftest import Arrive
from .guest import Guest, Json, assert_each_card_was_played_once, on_turn, play_together, sit_down
from .process import Server

SPACINGS = [0.0, 0.001, 0.05]


class DoubleClicker(Guest):
    """Sends every message twice, and takes both answers."""

    spacing = 0.0

    def ask(self, kind: str, id: str | None = None, **more: Any) -> Json:
        id = self.send(kind, id, **more)
        time.sleep(self.spacing)
        self.send(kind, id, **more)
        first, second = self.answer(id), self.answer(id)
        assert first["type"] == second["type"], (first, second)
        assert first.get("version", 0) <= second.get("version", 0)
        return first


def commands(server: Server, table: str) -> Counter[str]:
    return Counter(event["command"] for event in server.events(table) if event.get("command"))


@pytest.mark.parametrize("spacing", SPACINGS)
def test_fault_01_whoever_double_clicks_everything_plays_the_same_match(
    house: Server, visitor: Arrive, spacing: float
) -> None:
    anu, biju = visitor("Anu", DoubleClicker), visitor("Biju", DoubleClicker)
    anu.spacing = biju.spacing = spacing  # type: ignore[attr-defined]
    table = sit_down(anu, biju)
    play_together([anu, biju], lambda view: view["deal"] >= 1)
    counted = commands(house, table)
    assert len(counted) > 10
    assert set(counted.values()) == {1}
    assert_each_card_was_played_once(house.events(table))


@pytest.mark.parametrize("spacing", SPACINGS)
def test_fault_01_a_move_from_two_windows_at_once_is_made_once(
    house: Server, visitor: Arrive, spacing: float
) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    first = on_turn(anu, biju)
    second = first.twin()
    second.come(table)
    view = first.view
    move = {"deal": view["deal"], "ply": view["ply"], "move": first.choose()}
    first.send("play", "both", **move)
    time.sleep(spacing)
    second.send("play", "both", **move)
    assert [window.answer("both")["type"] for window in (first, second)] == ["accepted", "accepted"]
    assert [window.wait_for_version(view["version"] + 1) for window in (first, second)] == [None, None]
    assert first.view == second.view
    assert first.view["ply"] == view["ply"] + 1
    second.drop()
    assert sum(event["type"] == "Moved" for event in house.events(table)) == 1


@pytest.mark.parametrize("spacing", SPACINGS)
def test_fault_01_two_clicks_that_count_as_two_messages_still_make_one_move(
    visitor: Arrive, spacing: float
) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    sit_down(anu, biju)
    mover = on_turn(anu, biju)
    view = mover.view
    cards = view["table"]["hand"]
    where = {"deal": view["deal"], "ply": view["ply"]}
    mover.send("play", "click 1", move=cards[0], **where)
    time.sleep(spacing)
    mover.send("play", "click 2", move=cards[1], **where)
    assert mover.answer("click 1")["type"] == "accepted"
    refused = mover.answer("click 2")
    assert (refused["type"], refused["reason"]["id"]) == ("refused", "table_has_moved_on")
    mover.wait_for_version(view["version"] + 1)
    assert mover.view["ply"] == view["ply"] + 1
    assert set(mover.view["table"]["hand"]) >= set(cards[1:])


def test_fault_01_a_table_started_twice_has_one_match(house: Server, visitor: Arrive) -> None:
    anu = visitor("Anu")
    table = anu.open("schnapsen", 2)
    for id in ("start 1", "start 2"):
        anu.send("start_match", id)
    assert anu.answer("start 1")["type"] == "accepted"
    assert anu.answer("start 2")["reason"]["id"] == "match_is_on"
    assert sum(event["type"] == "ShuffleBegun" for event in house.events(table)) == 1


def test_fault_01_nobody_uses_up_another_ones_ids(visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    sit_down(anu, biju)
    for _ in range(2):
        mover = on_turn(anu, biju)
        mover.wait_for_version(mover.play(mover.choose(), "the same id")["version"])
    assert on_turn(anu, biju).view["ply"] == 2


def test_fault_01_thirty_times_the_same_is_once(house: Server, visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    mover = on_turn(anu, biju)
    view = mover.view
    for _ in range(30):
        mover.send("play", "again", deal=view["deal"], ply=view["ply"], move=mover.choose())
    assert {mover.answer("again")["type"] for _ in range(30)} == {"accepted"}
    assert sum(event["type"] == "Moved" for event in house.events(table)) == 1
