"""Whole matches on a real server, through its socket alone."""

import hashlib
import json
from collections.abc import Callable

import pytest

from cardavia import records

from .conftest import Server
from .guest import Guest

Arrive = Callable[[str], Guest]


def test_a_match_of_schnapsen_against_the_computer(guest: Arrive) -> None:
    anu = guest("Anu")
    table = anu.open("schnapsen", 2, start=True)
    anu.contribute()
    anu.play_on()
    assert 0 in anu.view["score"]
    verdict = records.verify(anu.get(f"/api/tables/{table}/record"))
    assert (verdict.shuffle, verdict.contributions) == ("checked", 1)
    assert anu.view["shuffle"]["secret"] is not None


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_match_of_56_with_computer_players(guest: Arrive, players: int) -> None:
    anu = guest("Anu")
    table = anu.open("fiftysix", players, start=True, rules="classic match=deals(1)")
    anu.contribute()
    anu.play_on()
    verdict = records.verify(anu.get(f"/api/tables/{table}/record"))
    assert verdict.shuffle == "checked"


def test_two_people_and_computer_players_one_of_whom_drops_is_replaced_and_returns(guest: Arrive) -> None:
    anu, biju = guest("Anu"), guest("Biju")
    table = anu.open("fiftysix", 4, rules="classic match=deals(1)")
    biju.come(table)
    assert biju.ask("sit", name="Biju", seat=2)["type"] == "accepted"
    assert anu.ask("start_match")["type"] == "accepted"
    for one in (anu, biju):
        one.wait(lambda view: view["phase"] == "shuffling" and view["seat"] is not None)
    published = anu.view["shuffle"]["published"]
    assert published == biju.view["shuffle"]["published"]
    for one in (anu, biju):
        commit(one)
    for one in (anu, biju):
        reveal(one)
    anu.wait(lambda view: view["phase"] == "playing")
    assert anu.view["seats"][2]["name"] == "Biju"
    hand = biju.wait(lambda view: view["phase"] == "playing")["table"]["hand"]
    assert hand != anu.view["table"]["hand"]
    biju.drop()
    anu.wait(lambda view: view["seats"][2]["away"])
    biju.come(table)
    assert biju.view["table"]["hand"] == hand
    anu.wait(lambda view: not view["seats"][2]["away"])


def commit(guest: Guest) -> None:
    published = bytes.fromhex(guest.view["shuffle"]["published"])
    tag = b"cardavia shuffle 1 contribution\n" + published + bytes([guest.view["seat"]]) + guest.value
    assert guest.ask("commit", commitment=hashlib.sha256(tag).hexdigest())["type"] == "accepted"


def reveal(guest: Guest) -> None:
    guest.wait(lambda view: len(view["shuffle"]["commitments"]) == 2)
    assert guest.ask("contribute", value=guest.value.hex())["type"] == "accepted"


def test_a_server_killed_in_mid_deal_goes_on_with_the_same_cards(server: Server, guest: Arrive) -> None:
    anu = guest("Anu")
    table = anu.open("schnapsen", 2, start=True)
    anu.contribute()
    anu.play_on(lambda view: view["phase"] == "playing" and view["table"]["number"] >= 3 and anu.my_turn)
    before = anu.view
    server.kill()
    server.start()
    anu.come(table)
    after = anu.wait(lambda view: view["table"]["to_act"] == view["seat"])
    assert after["table"]["hand"] == before["table"]["hand"]
    assert (after["deal"], after["ply"], after["score"]) == (before["deal"], before["ply"], before["score"])
    anu.play_on()
    assert records.verify(anu.get(f"/api/tables/{table}/record")).shuffle == "checked"


def test_a_match_is_found_again_to_resume(guest: Arrive) -> None:
    anu = guest("Anu")
    table = anu.open("schnapsen", 2, start=True)
    mine = json.loads(anu.get("/api/me"))["tables"]
    assert [(one["id"], one["game"]) for one in mine] == [(table, "schnapsen")]
