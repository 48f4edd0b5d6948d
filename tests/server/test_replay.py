"""Matches looked back at through a server: all that is over, nothing that is on, and records from files."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from cardavia import records
from cardavia.server.api import LARGEST_RECORD
from cardavia.words import Message, speak

from .conftest import Arrive
from .guest import Answer, Guest
from .knowledge import History, cards_in
from .process import Server


def play_a_match(anu: Guest, table: str = "") -> str:
    """Plays a match to its end, at a new table or once more at this one."""
    if table:
        assert anu.ask("start_match")["type"] == "accepted"
    table = table or anu.open("schnapsen", 2, start=True, level="easy")
    anu.contribute()
    anu.wait(lambda view: view["phase"] == "playing")
    anu.play_on()
    return table


def look_at(guest: Guest, text: str) -> Answer:
    return guest.request(
        "/api/replay", json.dumps({"record": text}).encode(), content_type="application/json"
    )


def test_fault_03_a_match_that_is_on_cannot_be_looked_at_by_anybody(house: Server, visitor: Arrive) -> None:
    anu, nobody = visitor("Anu"), visitor("Nobody")
    nobody.jar.clear()
    table = anu.open("schnapsen", 2, level="easy")
    paths = [
        f"/api/tables/{table}/{what}{which}" for what in ("replay", "record") for which in ("", "?match=1")
    ]

    def refused() -> None:
        for guest in (anu, nobody):
            for path in paths:
                answer = guest.request(path)
                assert (answer.status, answer.json["id"]) == (409, "record_after_match")
                assert not cards_in(answer.body)
                assert not any(
                    secret.encode() in answer.body for secret in History(house.rows(table)).secrets
                )

    refused()
    assert anu.ask("start_match")["type"] == "accepted"
    refused()
    anu.contribute()
    for phase in ("playing", "between", "playing"):
        anu.play_on(lambda view, phase=phase: view["phase"] == phase)  # type: ignore[misc]
        refused()
    assert anu.request("/api/me/matches").json == []
    anu.play_on()
    assert {anu.request(path).status for path in paths} == {200}


def test_a_match_that_is_over_is_shown_whole_with_the_reasons_of_computer_players(visitor: Arrive) -> None:
    anu, friend = visitor("Anu"), visitor("Friend")
    table = play_a_match(anu)
    mine, theirs = (guest.request(f"/api/tables/{table}/replay").json for guest in (anu, friend))
    assert (mine.pop("seat"), theirs.pop("seat")) == (0, None)
    assert mine == theirs
    assert (mine["checked"], mine["view"]["phase"], mine["match"]) == ("checked", "over", 1)
    record = records.loads(anu.get(f"/api/tables/{table}/record"))
    assert [len(deal["frames"]) for deal in mine["deals"]] == [1 + len(deal.moves) for deal in record.deals]
    assert any(deal["reasons"] for deal in mine["deals"])
    for deal in mine["deals"]:
        for thought in deal["reasons"]:
            assert thought["seat"] == 1
            assert all(speak(Message(**why)) for why in thought["why"])


def test_an_earlier_match_of_a_table_stays_while_the_next_one_is_hidden(visitor: Arrive) -> None:
    anu = visitor("Anu")
    table = play_a_match(anu)
    first = anu.get(f"/api/tables/{table}/record?match=1")
    assert anu.ask("start_match")["type"] == "accepted"
    assert anu.get(f"/api/tables/{table}/record?match=1") == first
    assert anu.request(f"/api/tables/{table}/replay?match=1").json["match"] == 1
    for path in ("replay", "replay?match=2", "record", "record?match=2", "replay?match=3"):
        assert anu.request(f"/api/tables/{table}/{path}").status == 409
    assert anu.request(f"/api/tables/{table}/replay?match=0").status == 400


def test_a_guest_finds_the_matches_that_are_over_again_the_latest_first(visitor: Arrive) -> None:
    anu, friend = visitor("Anu"), visitor("Friend")
    table = play_a_match(anu)
    play_a_match(anu, table)
    last, first = anu.request("/api/me/matches").json
    assert (last["id"], last["match"], first["match"]) == (table, 2, 1)
    assert last["ended"] >= first["ended"]
    assert (first["game"], first["players"], first["seat"], first["names"]) == (
        "schnapsen",
        2,
        0,
        ["Anu", ""],
    )
    replayed = anu.request(f"/api/tables/{table}/replay?match=1").json
    assert first["won"] == (replayed["view"]["winner"] == 0)
    assert friend.request("/api/me/matches").json == []
    friend.jar.clear()
    assert friend.request("/api/me/matches").status == 403


def test_matches_from_before_there_was_a_list_of_them_are_found(server: Server, guest: Arrive) -> None:
    anu = guest("Anu")
    play_a_match(anu)
    listed = anu.request("/api/me/matches").json
    anu.drop()
    server.stop()
    with closing(sqlite3.connect(server.data / "tables.sqlite3")) as log, log:
        log.execute("DROP TABLE matches")
        log.execute("PRAGMA user_version = 1")
    server.start()
    assert anu.request("/api/me/matches").json == listed


def test_a_record_from_elsewhere_is_shown_like_a_match_of_this_house(visitor: Arrive) -> None:
    anu = visitor("Anu")
    table = play_a_match(anu)
    here = anu.request(f"/api/tables/{table}/replay").json
    anywhere = look_at(anu, anu.get(f"/api/tables/{table}/record").decode()).json
    assert (anywhere["view"].pop("id"), anywhere["match"], anywhere["seat"]) == ("", 0, None)
    here["view"].pop("id")
    # Reasons stand in no record.
    for deal in here["deals"]:
        deal["reasons"] = []
    assert (anywhere["view"], anywhere["deals"]) == (here["view"], here["deals"])


@pytest.mark.parametrize("change", [("Score  ", "Score  1"), ("[Game", "[Gambe"), ("End", "")])
def test_a_record_in_which_something_is_wrong_is_refused_with_its_line(
    visitor: Arrive, change: tuple[str, str]
) -> None:
    anu = visitor("Anu")
    text = anu.get(f"/api/tables/{play_a_match(anu)}/record").decode().replace(*change)
    answer = look_at(anu, text)
    assert answer.status == 400
    reason = Message(**answer.json)
    assert 1 <= int(reason.params["line"]) <= len(text.splitlines())
    assert speak(reason)


def test_what_is_no_record_or_far_too_long_is_refused(visitor: Arrive) -> None:
    anu = visitor("Anu")
    assert look_at(anu, "").json["id"] == "record_is_none"
    assert look_at(anu, "x" * LARGEST_RECORD).json["id"] == "request_too_large"
    assert anu.request("/api/replay", b"[]", content_type="application/json").status == 400
