"""Bad input: a typed refusal, nothing lost, nobody let in, and the server goes on."""

from __future__ import annotations

import json
import socket
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardavia.server import sockets
from cardavia.server.app import REQUESTS_A_MINUTE
from cardavia.words import LANGUAGES, Message, speak

from ..patience import PATIENCE
from .conftest import Arrive
from .guest import Guest, on_turn, sit_down
from .process import Server

A_TABLE = {"game": "schnapsen", "players": 2}
UNKNOWN = "AAAAAAAAAAAAAAAA"
BURST, RATE = int(sockets.BURST), int(sockets.RATE)


def message(body: bytes) -> Message:
    """Returns the message that a refusal is, which every language can say."""
    parts = json.loads(body)
    assert parts.keys() == {"id", "params"}
    refused = Message(parts["id"], parts["params"])
    assert all(speak(refused, language) for language in LANGUAGES)
    return refused


@pytest.fixture
def anu(visitor: Arrive) -> Guest:
    return visitor("Anu")


class TestASocketsMessages:
    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "bad_message"),
            ("not JSON", "bad_message"),
            ("[" * 4000, "bad_message"),
            ('{"id":' + "[" * 4000, "bad_message"),
            ("null", "bad_message"),
            ("{}", "bad_message"),
            ('{"type": "dance", "id": "m1"}', "bad_message"),
            ('{"type": "rise"}', "bad_message"),
            ('{"type": "rise", "id": 7}', "bad_message"),
            ('{"type": "rise", "id": "m1", "extra": 1}', "bad_message"),
            ('{"type": "play", "id": "m1", "deal": 0, "ply": 0}', "bad_message"),
            ('{"type": "play", "id": "m1", "deal": "0", "ply": 0, "move": "AS"}', "bad_message"),
            ('{"type": "play", "id": "m1", "deal": 1e999, "ply": 0, "move": "AS"}', "bad_message"),
            ('{"type": "sit", "id": "m1", "name": "\\ud800"}', "bad_message"),
            ('{"type": "rise", "id": ""}', "bad_message_id"),
            (json.dumps({"type": "rise", "id": "x" * 65}), "bad_message_id"),
            (json.dumps({"type": "sit", "id": "m1", "name": "x" * 5000}), "message_too_long"),
            (
                json.dumps({"type": "sit", "id": "m1", "name": "é" * 2100}, ensure_ascii=False),
                "message_too_long",
            ),
            (b"\x00\x01\x02", "bad_message"),
            ('{"type": "sit", "id": "m1", "name": "Anu"}', "already_seated"),
            ('{"type": "sit", "id": "m1", "name": "x", "seat": 99999999999999999999999}', "already_seated"),
            ('{"type": "seat_computer", "id": "m1", "seat": 1, "level": "brilliant"}', "unknown_level"),
            ('{"type": "seat_computer", "id": "m1", "seat": -1, "level": "easy"}', "seat_taken"),
            ('{"type": "seat_computer", "id": "m1", "seat": 9, "level": null}', "seat_taken"),
            ('{"type": "commit", "id": "m1", "commitment": "00"}', "no_contribution_asked"),
            ('{"type": "contribute", "id": "m1", "value": "00"}', "no_contribution_asked"),
            ('{"type": "play", "id": "m1", "deal": 0, "ply": 0, "move": "AS"}', "no_deal_is_on"),
            ('{"type": "take_back", "id": "m1", "deal": 0, "ply": 0}', "nothing_to_take_back"),
            ('{"type": "ready", "id": "m1", "deal": 0}', "table_has_moved_on"),
        ],
    )
    def test_each_is_refused_with_a_reason_and_the_table_is_as_it_was(
        self, house: Server, anu: Guest, text: str | bytes, reason: str
    ) -> None:
        table = anu.open("schnapsen", 2)
        before = house.rows(table)
        anu.send_text(text)
        refused = anu.answer()
        assert refused["type"] == "refused"
        assert message(json.dumps(refused["reason"]).encode()).id == reason
        unreadable = reason == "message_too_long" or "ud800" in str(text)
        assert refused["id"] == ("m1" if '"m1"' in str(text) and not unreadable else "")
        assert house.rows(table) == before
        assert anu.ask("start_match")["type"] == "accepted"

    def test_a_shuffle_that_is_no_hash_is_refused(self, anu: Guest) -> None:
        anu.open("schnapsen", 2, start=True)
        for bad in ("", "00", "zz" * 32, "00" * 33, "é" * 64):
            assert anu.ask("commit", commitment=bad)["type"] == "refused"
        anu.commit()
        assert anu.ask("contribute", value="11" * 32)["reason"]["id"] != "no_contribution_asked"
        anu.reveal()

    @pytest.mark.parametrize(
        "move", ["", "XX", "AS JD", "29NS", "\u0000", "x" * 3000, "'; DROP TABLE events; --"]
    )
    def test_a_move_that_is_none_is_refused(self, visitor: Arrive, move: str) -> None:
        anu, biju = visitor("Anu"), visitor("Biju")
        sit_down(anu, biju)
        mover = on_turn(anu, biju)
        refused = mover.play(move)
        assert refused["type"] == "refused"
        message(json.dumps(refused["reason"]).encode())
        assert mover.play(mover.choose())["type"] == "accepted"

    def test_nobody_plays_for_another(self, visitor: Arrive) -> None:
        anu, biju = visitor("Anu"), visitor("Biju")
        sit_down(anu, biju)
        mover = on_turn(anu, biju)
        other = biju if mover is anu else anu
        card = mover.view["table"]["hand"][0]
        where = {"deal": mover.view["deal"], "ply": mover.view["ply"]}
        assert other.ask("play", move=card, **where)["reason"]["id"] == "not_your_turn"
        watcher = visitor("Chitra")
        watcher.come(anu.table)
        assert watcher.ask("play", move=card, **where)["reason"]["id"] == "not_at_this_table"

    def test_a_frame_beyond_all_measure_ends_that_socket_and_nothing_else(self, anu: Guest) -> None:
        anu.open("schnapsen", 2)
        other = anu.twin()
        other.come(anu.table)
        anu.send_text("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            anu.rest(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert other.ask("start_match")["type"] == "accepted"
        other.drop()

    def test_a_flood_waits_before_the_door_and_all_of_it_is_answered(
        self, house: Server, visitor: Arrive
    ) -> None:
        anu, biju = visitor("Anu"), visitor("Biju")
        table = anu.open("schnapsen", 2)
        biju.come(table)
        assert biju.ask("sit", name="Biju")["type"] == "accepted"
        before = house.events(table)
        began = time.monotonic()
        ids = [*(anu.send("ready", deal=7) for _ in range(BURST + 2 * RATE)), anu.send("rise")]
        # Meanwhile nobody else waits for anything: who gets up last is up first.
        assert biju.ask("rise")["type"] == "accepted"
        answers = [anu.answer() for _ in ids]
        assert [answer["id"] for answer in answers] == ids
        assert [answer["type"] for answer in answers] == ["refused"] * (len(ids) - 1) + ["accepted"]
        assert time.monotonic() - began > 1.9
        since = house.events(table)[len(before) :]
        assert [(event["type"], event["seat"]) for event in since] == [("PersonRose", 1), ("PersonRose", 0)]


class TestStrangers:
    def test_without_a_cookie_one_watches_and_asks_for_nothing(self, visitor: Arrive) -> None:
        anu, nobody = visitor("Anu"), visitor("Nobody")
        table = anu.open("schnapsen", 2)
        nobody.jar.clear()
        nobody.come(table)
        assert nobody.view["seat"] is None
        assert nobody.ask("sit", name="Nobody")["reason"]["id"] == "who_are_you"
        assert nobody.ask("still_there")["type"] == "accepted"

    @pytest.mark.parametrize("path", ["/", "/t/some-table", "/rules/fiftysix"])
    def test_whoever_opens_the_page_is_a_guest_before_it_asks_for_anything(
        self, visitor: Arrive, path: str
    ) -> None:
        anu = visitor("Anu")
        anu.jar.clear()
        anu.get(path)
        guest = anu.cookie
        anu.post("/api/me", {"name": "Anu"})
        assert anu.cookie == guest
        anu.get(path)
        assert anu.cookie == guest

    @pytest.mark.parametrize(
        "spoil", ["cut short", "another signature", "another person", "garbage", "empty", "not ASCII"]
    )
    def test_a_forged_cookie_is_no_cookie(self, visitor: Arrive, spoil: str) -> None:
        anu = visitor("Anu")
        table = anu.open("schnapsen", 2, start=True)
        anu.contribute()
        anu.wait(lambda view: view["phase"] == "playing")
        name, _, value = anu.cookie.partition("=")
        person, _, signature = value.rpartition(".")
        forged = {
            "cut short": value[:-1],
            "another signature": f"{person}.{signature[::-1]}",
            "another person": f"{person[:-2]}AA.{signature}",
            "garbage": "x.y.z",
            "empty": "",
            "not ASCII": "\xff\xfe",
        }[spoil]
        thief = visitor("Thief")
        thief.jar.clear()
        thief.come(table, Cookie=f"{name}={forged}")
        assert thief.view["seat"] is None
        assert thief.view["table"]["hand"] == []
        assert thief.request("/api/me", b'{"name": "Thief"}', content_type="application/json").status == 403

    def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(self, anu: Guest) -> None:
        (cookie,) = anu.jar
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert cookie.get_nonstandard_attr("SameSite") == "lax"
        assert cookie.path == "/"
        assert cookie.expires is not None
        assert cookie.expires > time.time() + 300 * 24 * 3600
        assert not cookie.secure

    @pytest.mark.parametrize(
        "origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1.evil.example", ""]
    )
    def test_a_foreign_page_opens_no_socket_and_changes_nothing(
        self, house: Server, anu: Guest, origin: str
    ) -> None:
        table = anu.open("schnapsen", 2)
        before = house.rows(table)
        with pytest.raises(InvalidStatus) as refused:
            anu.twin().come(table, Origin=origin)
        assert refused.value.response.status_code == 403
        for path, body in (("/api/me", {"name": "Evil"}), ("/api/tables", A_TABLE)):
            answer = anu.request(
                path, json.dumps(body).encode(), content_type="application/json", origin=origin
            )
            assert (answer.status, message(answer.body).id) == (403, "foreign_origin")
        assert house.rows(table) == before
        assert json.loads(anu.get("/api/me"))["name"] == ""

    def test_the_servers_own_page_may(self, house: Server, anu: Guest) -> None:
        table = anu.open("schnapsen", 2)
        anu.come(table, Origin=house.address)
        named = anu.request(
            "/api/me", b'{"name": "Anu"}', content_type="application/json", origin=house.address
        )
        assert named.status == 204
        assert json.loads(anu.get("/api/me"))["name"] == "Anu"


class TestHTTP:
    @pytest.mark.parametrize(
        ("body", "reason"),
        [
            ({"game": "whist", "players": 4}, "unknown_game"),
            ({"game": "fiftysix", "players": 5}, None),
            ({"game": "schnapsen", "players": 3}, None),
            ({"game": "schnapsen", "players": -1}, None),
            ({**A_TABLE, "rules": "brutal"}, None),
            ({**A_TABLE, "rules": "classic " + "stage_jump " * 900}, None),
            ({**A_TABLE, "level": "brilliant"}, "unknown_level"),
            ({**A_TABLE, "pace": "breakneck"}, "bad_request"),
            ({**A_TABLE, "players": None}, "bad_request"),
            ({**A_TABLE, "grace": 0}, "bad_request"),
            ({**A_TABLE, "name": "x" * 25}, "bad_request"),
            ({**A_TABLE, "name": "a\u202eb"}, "record_bad_name"),
            ({"players": 2}, "bad_request"),
            ([], "bad_request"),
            (None, "bad_request"),
        ],
    )
    def test_a_table_that_cannot_be_is_refused_and_not_opened(
        self, anu: Guest, body: Any, reason: str | None
    ) -> None:
        answer = anu.request("/api/tables", json.dumps(body).encode(), content_type="application/json")
        assert answer.status == 400
        assert message(answer.body).id == (reason or message(answer.body).id)
        assert json.loads(anu.get("/api/me"))["tables"] == []

    @pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"game=schnapsen", b"[" * 16000])
    def test_a_body_that_is_no_json_is_refused(self, anu: Guest, body: bytes) -> None:
        for kind in ("application/json", "application/x-www-form-urlencoded", "text/plain"):
            answer = anu.request("/api/tables", body, content_type=kind)
            assert answer.status == 400
            message(answer.body)

    @pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb"])
    def test_a_name_that_cannot_be_read_is_refused(self, anu: Guest, name: str) -> None:
        answer = anu.request("/api/me", json.dumps({"name": name}).encode(), content_type="application/json")
        assert answer.status == 400
        message(answer.body)

    def test_a_huge_body_is_refused_without_being_read(self, anu: Guest) -> None:
        answer = anu.request("/api/tables", b'{"game": "' + b"x" * 20_000, content_type="application/json")
        assert (answer.status, message(answer.body).id) == (413, "request_too_large")

    @pytest.mark.parametrize(
        ("path", "status", "reason"),
        [
            ("/nowhere", 404, "no_such_page"),
            ("/api/nowhere", 404, "no_such_page"),
            (f"/api/tables/{UNKNOWN}/record", 404, "no_such_table"),
            ("/api/tables/%00/record", 404, "no_such_table"),
            ("/api/rules/whist", 400, "unknown_game"),
            ("/api/rules/whist/example", 400, "unknown_game"),
            ("/words/tlh.ftl", 400, "unknown_language"),
            ("/words/..%2f..%2fserver%2fapp.py", 404, "no_such_page"),
            ("/words/%2e%2e.ftl", 400, "unknown_language"),
            ("/assets/../index.html", 404, "no_such_page"),
            ("/assets/%2e%2e/%2e%2e/server/app.py", 404, "no_such_page"),
            ("/assets/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd", 404, "no_such_page"),
            ("/assets//etc/passwd", 404, "no_such_page"),
            ("/assets/nothing.js", 404, "no_such_page"),
        ],
    )
    def test_what_is_not_there_is_said_to_be_not_there(
        self, anu: Guest, path: str, status: int, reason: str
    ) -> None:
        answer = anu.request(path)
        assert (answer.status, message(answer.body).id) == (status, reason)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["content-security-policy"]

    def test_a_wrong_method_is_refused(self, anu: Guest) -> None:
        for path, method in (("/api/tables", "GET"), ("/api/me", "DELETE"), ("/healthz", "PUT")):
            answer = anu.request(path, method=method)
            assert answer.status == 405
            message(answer.body)

    @pytest.mark.parametrize(
        ("asked", "reason"),
        [
            ("rules=brutal", "unknown_preset"),
            ("players=5", "players_not_possible"),
            ("players=many", "bad_request"),
        ],
    )
    def test_the_rules_of_a_table_that_cannot_be_are_refused(
        self, anu: Guest, asked: str, reason: str
    ) -> None:
        answer = anu.request(f"/api/rules/fiftysix?{asked}")
        assert (answer.status, message(answer.body).id) == (400, reason)

    def test_an_unknown_tables_socket_says_so(self, anu: Guest) -> None:
        with pytest.raises(ConnectionClosed) as closed:
            anu.come(UNKNOWN)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404

    def test_no_http_at_all_ends_that_connection_and_nothing_else(self, house: Server, anu: Guest) -> None:
        for noise in (
            b"\x16\x03\x01\x02\x00\x01",
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"\x00" * 70_000,
        ):
            with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
                line.sendall(noise)
                line.shutdown(socket.SHUT_WR)
                while line.recv(4096):
                    pass
        assert json.loads(anu.get("/healthz")) == {"status": "ok"}


def test_who_asks_too_often_is_told_to_wait_and_others_play_on(server: Server, guest: Arrive) -> None:
    anu, biju = guest("Anu"), guest("Biju")
    sit_down(anu, biju)
    *_, last = answers = asked_in_one_breath(server, "/healthz", REQUESTS_A_MINUTE + 20)
    statuses = [int(answer[:3]) for answer in answers]
    assert statuses == sorted(statuses)
    assert set(statuses) == {200, 429}
    assert message(last.partition(b"\r\n\r\n")[2]).id == "too_many_requests"
    # A socket is no request: the match goes on.
    mover = on_turn(anu, biju)
    assert mover.play(mover.choose())["type"] == "accepted"


def asked_in_one_breath(server: Server, path: str, times: int) -> list[bytes]:
    """Sends a request so often without waiting for answers: however slow the machine, within the minute."""
    ask = f"GET {path} HTTP/1.1\r\nHost: house\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(f"{ask}\r\n".encode() * (times - 1) + f"{ask}Connection: close\r\n\r\n".encode())
        sent = b"".join(iter(lambda: line.recv(65536), b""))
    return sent.split(b"HTTP/1.1 ")[1:]


def test_through_all_of_this_nothing_failed_on_the_server(house: Server) -> None:
    assert "failed" not in house.log
    assert "Traceback" not in house.log
    assert "never retrieved" not in house.log
