"""Fault 5: who rejoins finds a ghost in the seat, or no cards.  Here: one seat, one entry, the own hand."""

from __future__ import annotations

from .conftest import Arrive
from .guest import Guest, on_turn, sit_down
from .process import Server


def names(guest: Guest) -> list[str]:
    return [seat["name"] for seat in guest.view["seats"]]


def test_fault_05_while_the_old_socket_is_half_open_the_new_one_is_the_same_seat(
    house: Server, visitor: Arrive
) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    # The old socket stays as it is: nothing is read from it, nothing says goodbye.
    again = anu.twin()
    again.come(table)
    assert again.view["seat"] == anu.view["seat"]
    assert again.view["table"]["hand"] == anu.view["table"]["hand"]
    assert names(again) == ["Anu", "Biju"]
    mover = on_turn(again, biju)
    assert mover.play(mover.choose())["type"] == "accepted"
    assert again.ask("sit", name="Anu")["reason"]["id"] == "already_seated"
    again.drop()
    assert [event["type"] for event in house.events(table)].count("PersonSat") == 2


def test_fault_05_the_end_of_an_old_socket_takes_nobody_from_the_table(
    house: Server, visitor: Arrive
) -> None:
    anu, biju, watcher = visitor("Anu"), visitor("Biju"), visitor("Chitra")
    table = sit_down(anu, biju)
    watcher.come(table)
    before = house.events(table)
    again = anu.twin()
    again.come(table)
    anu.cut()
    # Whose last socket ended later has gone: whoever had gone before would have been missed before.
    biju.cut()
    watcher.wait(lambda view: view["seats"][1]["away"])
    assert not watcher.view["seats"][0]["away"]
    since = house.events(table)[len(before) :]
    assert [(event["type"], event["seat"]) for event in since] == [("WentAway", 1)]
    again.drop()
    watcher.wait(lambda view: view["seats"][0]["away"])
    assert names(watcher) == ["Anu", "Biju"]


def test_fault_05_many_reconnects_in_a_row_leave_one_entry_and_the_hand(visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    hand = anu.view["table"]["hand"]
    for i in range(12):
        if i % 2:
            anu.cut()
        anu.come(table)
        assert (anu.view["seat"], anu.view["table"]["hand"]) == (0, hand)
    biju.wait_for_version(anu.view["version"])
    assert names(biju) == ["Anu", "Biju"]
    assert not any(seat["away"] for seat in biju.view["seats"])


def test_fault_05_after_a_restart_the_cookie_alone_gives_seat_and_hand_back(
    server: Server, guest: Arrive
) -> None:
    anu, biju = guest("Anu"), guest("Biju")
    table = sit_down(anu, biju)
    hands = [each.view["table"]["hand"] for each in (anu, biju)]
    server.restart()
    for each, hand in zip((anu, biju), hands, strict=True):
        each.come(table)
        assert each.view["table"]["hand"] == hand
    for each in (anu, biju):
        each.wait(lambda view: not any(seat["away"] for seat in view["seats"]))
        assert names(each) == ["Anu", "Biju"]
    mover = on_turn(anu, biju)
    assert mover.play(mover.choose())["type"] == "accepted"


def test_fault_05_who_got_up_for_good_may_sit_down_again_in_the_own_seat_alone(visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    sit_down(anu, biju)
    assert biju.ask("rise")["type"] == "accepted"
    anu.wait(lambda view: view["seats"][1]["leaving"])
    assert biju.ask("play", deal=0, ply=0, move="AS")["reason"]["id"] == "not_at_this_table"
    chitra = visitor("Chitra")
    chitra.come(anu.table)
    assert chitra.ask("sit", name="Chitra", seat=1)["reason"]["id"] == "seat_taken"
    assert biju.ask("sit", name="Biju")["type"] == "accepted"
    anu.wait(lambda view: not view["seats"][1]["leaving"])
    assert names(anu) == ["Anu", "Biju"]
