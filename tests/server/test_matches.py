"""Whole matches on a real server, through its socket alone."""

import json

import pytest

from cardavia import records

from .conftest import Arrive
from .guest import sit_down
from .process import Server


def test_a_match_of_schnapsen_against_the_computer(visitor: Arrive) -> None:
    anu = visitor("Anu")
    table = anu.open("schnapsen", 2, start=True)
    anu.contribute()
    anu.play_on()
    assert 0 in anu.view["score"]
    verdict = records.verify(anu.get(f"/api/tables/{table}/record"))
    assert (verdict.shuffle, verdict.contributions) == ("checked", 1)
    assert anu.view["shuffle"]["secret"] is not None


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_match_of_56_with_computer_players(visitor: Arrive, players: int) -> None:
    anu = visitor("Anu")
    table = anu.open("fiftysix", players, start=True, rules="classic match=deals(1)")
    anu.contribute()
    anu.play_on()
    verdict = records.verify(anu.get(f"/api/tables/{table}/record"))
    assert verdict.shuffle == "checked"


def test_two_people_and_computer_players_one_of_whom_drops_is_replaced_and_returns(visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju, game="fiftysix", players=4, rules="classic match=deals(1)")
    assert anu.view["shuffle"]["values"] == biju.view["shuffle"]["values"]
    assert [seat["name"] for seat in anu.view["seats"]] == ["Anu", "Biju", "", ""]
    hand = biju.view["table"]["hand"]
    assert hand != anu.view["table"]["hand"]
    biju.drop()
    anu.wait(lambda view: view["seats"][1]["away"])
    biju.come(table)
    assert biju.view["table"]["hand"] == hand
    anu.wait(lambda view: not view["seats"][1]["away"])


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


def test_a_match_is_found_again_to_resume(visitor: Arrive) -> None:
    anu = visitor("Anu")
    table = anu.open("schnapsen", 2, start=True)
    mine = json.loads(anu.get("/api/me"))["tables"]
    assert [(one["id"], one["game"]) for one in mine] == [(table, "schnapsen")]
