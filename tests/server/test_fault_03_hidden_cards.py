"""Fault 3: a hidden card goes out with some frame.  Here every byte that leaves is read, for every viewer."""

from __future__ import annotations

import random
import re

import pytest

from cardavia.server.guests import Guests
from cardavia.table import read_event

from .conftest import Arrive
from .guest import Guest, Json, play_together, sit_down
from .knowledge import History, another_world, cards_in, leaks_of
from .process import Server
from .twins import lay_down, twin_frames

MATCHES = [
    ("schnapsen", 2, ""),
    ("fiftysix", 4, "classic match=deals(2)"),
    ("fiftysix", 8, "classic match=deals(1)"),
]


def a_watched_match(visitor: Arrive, game: str, players: int, rules: str) -> tuple[str, list[Guest]]:
    """Plays a whole match, with somebody who looks on and somebody who has no cookie at all."""
    anu, biju, watcher, nobody = (visitor(name) for name in ("Anu", "Biju", "Watcher", "Nobody"))
    nobody.jar.clear()
    chosen = {"rules": rules} if rules else {}
    table = sit_down(anu, biju, game=game, players=players, level="easy", **chosen)
    for each in (watcher, nobody):
        each.come(table)
    for deal in range(1, 9):
        play_together([anu, biju], lambda view, deal=deal: done(view, deal), [watcher, nobody])  # type: ignore[misc]
        # What is asked wrongly is answered too.
        for each in (anu, biju, watcher):
            each.play("AS")
            each.play("XX")
            for path in (f"tables/{table}/record", f"tables/{table}/replay", "me", "me/matches"):
                each.request(f"/api/{path}")
    play_together([anu, biju], lambda view: view["phase"] == "over", [watcher, nobody])
    for each in (watcher, nobody):
        each.wait(lambda view: view["phase"] == "over")
    return table, [anu, biju, watcher, nobody]


def done(view: Json, deal: int) -> bool:
    return bool(view["phase"] == "over" or view["deal"] >= deal)


@pytest.mark.parametrize(("game", "players", "rules"), MATCHES)
def test_fault_03_no_frame_answer_or_log_line_of_a_match_names_a_hidden_card(
    house: Server, visitor: Arrive, game: str, players: int, rules: str
) -> None:
    table, guests = a_watched_match(visitor, game, players, rules)
    history = History(house.rows(table))
    for guest in guests:
        assert len(guest.frames) > 20
        assert leaks_of(guest.frames, history, guest.sent) == []
        for answer in guest.answers:
            assert not cards_in(answer.body) or answer.status == 200
    # A spectator, known or not, is shown the same.
    assert guests[2].view == guests[3].view


def test_fault_03_the_search_for_leaks_finds_them(house: Server, visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    table = sit_down(anu, biju)
    play_together([anu, biju], lambda view: view["ply"] >= 2)
    history = History(house.rows(table))
    assert leaks_of(anu.frames, history) == leaks_of(biju.frames, history) == []
    like_a_card = History(row.replace(table.encode(), b"a-9S_b") for row in house.rows(table))
    assert leaks_of([frame.replace(table, "a-9S_b") for frame in anu.frames], like_a_card) == []
    # As if what was meant for one had gone to the other, or to a spectator.
    for seat in ("0", "null"):
        astray = [frame.replace('"seat":1,"seats"', f'"seat":{seat},"seats"') for frame in biju.frames]
        assert astray != biju.frames
        assert leaks_of(astray, history) != []
    secret = history.secrets[0]
    assert leaks_of([f'{{"type":"accepted","id":"{secret}"}}'], history) != []


def test_fault_03_no_id_is_taken_for_a_card_whatever_letters_it_has() -> None:
    for id in ("2x-ioVU6rAj3H-8S", "10C-oVU6rAj3H_ab", "ioVU_AS-rAj3H123"):
        assert cards_in(f'{{"id":"{id}","seat":0}} table={id} GET /t/{id}'.encode()) == set()
    assert cards_in(b'{"hand":["8S","10C"],"why":"AS, not KH"} lead=9D') == {"8S", "10C", "AS", "KH", "9D"}


def test_fault_03_the_record_comes_when_the_match_is_over(visitor: Arrive) -> None:
    anu = visitor("Anu")
    table = anu.open("schnapsen", 2, level="random")
    path = f"/api/tables/{table}/record"
    refused = [anu.request(path)]
    assert anu.ask("start_match")["type"] == "accepted"
    refused.append(anu.request(path))
    anu.contribute()
    for phase in ("playing", "between", "playing"):
        anu.play_on(lambda view, phase=phase: view["phase"] == phase)  # type: ignore[misc]
        refused.append(anu.request(path))
    assert {(answer.status, answer.body) for answer in refused} == {
        (409, b'{"id":"record_after_match","params":{}}')
    }
    anu.play_on()
    assert anu.request(path).status == 200
    # The next match's cards are hidden again, with the record of the one before.
    assert anu.ask("start_match")["type"] == "accepted"
    assert anu.request(path).status == 409


def test_fault_03_the_log_for_operators_has_no_cards_names_links_or_people(
    house: Server, visitor: Arrive
) -> None:
    anu = visitor("Anunciata")
    table = anu.open("schnapsen", 2, start=True, level="random")
    anu.contribute()
    anu.play_on()
    log = house.log
    assert '"event_type": "Moved"' in log
    assert not cards_in(log.encode())
    people = {event["person"] for event in house.events(table) if "person" in event}
    for hidden in (
        table,
        "Anunciata",
        anu.cookie,
        anu.value.hex(),
        *people,
        *History(house.rows(table)).secrets,
    ):
        assert hidden not in log
    assert not re.search(r"[0-9a-f]{32}", log)


@pytest.mark.parametrize(("game", "players"), [("schnapsen", 2), ("fiftysix", 4)])
def test_fault_03_worlds_that_a_viewer_cannot_tell_apart_are_sent_as_the_same_bytes(
    server: Server, guest: Arrive, game: str, players: int
) -> None:
    anu, biju = guest("Anu"), guest("Biju")
    table = sit_down(anu, biju, game=game, players=players, level="random")
    play_together([anu, biju], lambda view: view["ply"] >= 5)
    server.stop()
    log = [read_event(row) for row in server.rows(table)]
    chance = random.Random(5)
    cuts = [log[: chance.randrange(len(log) // 2, len(log) + 1)] for _ in range(600)]
    pairs = [(cut, other) for cut in cuts if (other := another_world(cut, 0, chance))][:4]
    assert len(pairs) == 4
    # Who has been at a table leaves a trace there after a while: each table is looked at once.
    lay_down(server.data, [pair for pair in pairs for _ in ("a player", "a watcher")])
    server.start()
    cookie = Guests(server.data).cookie(log[1].person, secure=False).value  # type: ignore[union-attr]
    for number in range(2 * len(pairs)):
        one, other = twin_frames(server.address, number, "" if number % 2 else f"cardavia_guest={cookie}")
        assert one == other
        assert len(one) > 1
