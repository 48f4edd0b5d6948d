"""Faults 11, 13 and 14: cards changed by a restart, the same cards every time, a hand out of date."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

from cardavia import records

from .conftest import Arrive
from .guest import Guest, Json, on_turn, sit_down
from .process import Server


def test_fault_11_whenever_the_server_is_killed_all_that_was_is_and_the_cards_are_the_same(
    server: Server, guest: Arrive
) -> None:
    anu = guest("Anu")
    table = anu.open("schnapsen", 2, start=True, level="easy")

    def kill() -> None:
        before = server.rows(table)
        server.restart()
        anu.come(table)
        assert server.rows(table)[: len(before)] == before

    published = anu.view["shuffle"]["published"]
    anu.commit()
    kill()
    assert anu.view["shuffle"]["published"] == published
    # A server that takes as long to come back as there is to contribute deals without.
    if anu.view["phase"] == "shuffling":
        assert set(anu.view["shuffle"]["commitments"]) == {"0"}
        anu.reveal()
    anu.wait(lambda view: view["phase"] == "playing")
    hand = anu.view["table"]["hand"]
    kill()
    assert anu.view["table"]["hand"] == hand
    anu.play_on(lambda view: view["phase"] in ("between", "over"))
    kill()
    anu.play_on(lambda view: view["phase"] == "over")
    kill()
    assert anu.view["shuffle"]["published"] == published
    assert records.verify(anu.get(f"/api/tables/{table}/record")).shuffle == "checked"


def test_fault_13_two_fresh_servers_and_two_tables_of_one_never_deal_alike(tmp_path: Path) -> None:
    dealt = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        server = Server(tmp_path / name / "data")
        address = server.start()
        try:
            for _ in range(2):
                anu = Guest(address)
                # All that comes from outside the server is the same each time.
                anu.value = bytes(32)
                table = anu.open("schnapsen", 2, start=True)
                anu.contribute()
                anu.wait(lambda view: view["phase"] == "playing")
                anu.drop()
                events = server.events(table)
                packs = [event["pack"] for event in events if event["type"] == "PackDealt"]
                dealt.append((packs[0], anu.view["shuffle"]["published"]))
        finally:
            server.stop()
    packs, hashes = zip(*dealt, strict=True)
    assert len(set(packs)) == len(set(hashes)) == 4


def test_fault_14_views_never_go_back_and_whoever_missed_some_gets_the_last_one_whole(
    visitor: Arrive,
) -> None:
    anu, biju, watcher = visitor("Anu"), visitor("Biju"), visitor("Chitra")
    table = sit_down(anu, biju)
    watcher.come(table)
    for _ in range(6):
        one = on_turn(anu, biju)
        one.wait_for_version(one.act())
    # The watcher has read nothing meanwhile.
    latest = max(anu.view["version"], biju.view["version"])
    for each in (anu, biju, watcher):
        each.wait_for_version(latest)
        assert each.view["version"] == anu.view["version"]
        versions = [view["version"] for view in views(each)]
        assert versions == sorted(versions)
    assert anu.view["table"]["counts"] == watcher.view["table"]["counts"]
    again = anu.twin()
    again.come(table)
    assert again.view == anu.view
    again.drop()


def test_fault_14_the_hand_on_the_page_is_always_the_hand_at_the_table(visitor: Arrive) -> None:
    anu = visitor("Anu")
    anu.open("fiftysix", 4, start=True, rules="classic match=deals(1)", level="easy")
    anu.contribute()
    anu.play_on()
    hands = [view["table"] for view in views(anu) if view["phase"] == "playing"]
    assert all(len(deal["hand"]) == deal["counts"][0] for deal in hands)
    played = [(one["hand"], two["hand"]) for one, two in itertools.pairwise(hands)]
    assert all(len(before) - len(after) in (0, 1) for before, after in played)


def test_fault_14_a_click_on_an_old_view_is_refused_and_the_new_one_is_there(visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    mover = on_turn(anu, biju)
    asleep = mover.twin()
    asleep.come(table)
    old = asleep.view
    card = old["table"]["hand"][0]
    mover.wait_for_version(mover.play(card)["version"])
    refused = asleep.play(card)
    assert refused["reason"]["id"] == "table_has_moved_on"
    asleep.wait_for_version(mover.view["version"])
    assert card not in asleep.view["table"]["hand"]
    asleep.drop()


def views(guest: Guest) -> list[Json]:
    return [frame["view"] for frame in map(json.loads, guest.frames) if frame["type"] == "view"]
