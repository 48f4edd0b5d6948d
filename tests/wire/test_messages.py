"""Messages of a table's socket: read strictly, refused with a reason, and each asks what it says."""

from __future__ import annotations

import json
import typing
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import table
from cardavia.wire import Accepted, Refused, id_of, read_client_message, to_command, write_message
from cardavia.wire.messages import LONGEST, AskedOfTable, StillThere
from cardavia.words import BadRequest, BadText, Message, Refusal

EACH: list[tuple[dict[str, Any], table.AnyCommand]] = [
    (
        {"type": "sit", "name": "Anu", "seat": 2},
        table.Sit(id="p1:m1", person="p1", name="Anu", seat=2),
    ),
    ({"type": "sit", "name": "Anu"}, table.Sit(id="p1:m1", person="p1", name="Anu", seat=None)),
    ({"type": "rise"}, table.Rise(id="p1:m1", person="p1")),
    (
        {"type": "seat_computer", "seat": 1, "level": "easy"},
        table.SeatComputer(id="p1:m1", person="p1", seat=1, level="easy"),
    ),
    (
        {"type": "seat_computer", "seat": 1, "level": None},
        table.SeatComputer(id="p1:m1", person="p1", seat=1, level=None),
    ),
    ({"type": "start_match"}, table.StartMatch(id="p1:m1", person="p1", secret="fresh")),
    ({"type": "commit", "commitment": "ab"}, table.Commit(id="p1:m1", person="p1", commitment="ab")),
    ({"type": "contribute", "value": "cd"}, table.Contribute(id="p1:m1", person="p1", value="cd")),
    (
        {"type": "play", "deal": 3, "ply": 14, "move": "JD"},
        table.Play(id="p1:m1", person="p1", deal=3, ply=14, move="JD"),
    ),
    ({"type": "take_back", "deal": 3, "ply": 14}, table.TakeBack(id="p1:m1", person="p1", deal=3, ply=14)),
    ({"type": "ready", "deal": 3}, table.Ready(id="p1:m1", person="p1", deal=3)),
]


@pytest.mark.parametrize(("message", "command"), EACH)
def test_each_message_asks_its_own_of_the_table(message: dict[str, Any], command: table.AnyCommand) -> None:
    read = read_client_message(json.dumps({**message, "id": "m1"}))
    assert to_command(read, "p1", "fresh") == command


def test_there_is_an_example_of_each() -> None:
    kinds = {kind.__struct_config__.tag for kind in typing.get_args(AskedOfTable)}
    assert kinds == {message["type"] for message, _ in EACH}


def test_whether_anybody_is_there_is_asked_of_no_table() -> None:
    assert read_client_message('{"type": "still_there", "id": "m1"}') == StillThere(id="m1")


@pytest.mark.parametrize(("message", "_"), EACH)
def test_what_is_more_or_less_than_a_message_is_refused(message: dict[str, Any], _: object) -> None:
    whole = {**message, "id": "m1"}
    with pytest.raises(BadText):
        read_client_message(json.dumps({**whole, "colour": "red"}))
    for part in whole:
        if part == "seat" and message["type"] == "sit":
            continue
        with pytest.raises(Refusal):
            read_client_message(json.dumps({name: value for name, value in whole.items() if name != part}))


def test_a_message_may_be_4096_bytes_long_and_no_longer() -> None:
    empty = len(json.dumps({"type": "sit", "id": "m1", "name": ""}))
    longest = json.dumps({"type": "sit", "id": "m1", "name": "x" * (LONGEST - empty)})
    assert read_client_message(longest).id == "m1"
    for longer in (longest + " ", longest.replace("xx", "é", 1) + " "):
        with pytest.raises(BadRequest, match="4,096 bytes"):
            read_client_message(longer)
        assert id_of(longer) == ""


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_an_id_has_1_to_64_characters(id: str) -> None:
    with pytest.raises(BadRequest, match="64"):
        read_client_message(json.dumps({"type": "rise", "id": id}))
    assert read_client_message(json.dumps({"type": "rise", "id": "é" * 64})).id == "é" * 64
    assert id_of(json.dumps({"id": "x" * 65})) == ""


@given(
    st.one_of(
        st.text(), st.binary(), st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)
    )
)
def test_whatever_is_no_message_is_refused_and_nothing_else(data: str | bytes) -> None:
    with pytest.raises(Refusal) as refused:
        read_client_message(data)
    assert str(refused.value)
    assert isinstance(id_of(data), str)


@given(st.text(max_size=64))
def test_the_id_of_a_refused_message_is_found(id: str) -> None:
    assert id_of(json.dumps({"type": "dance", "id": id})) == id


def test_ids_are_each_persons_own() -> None:
    message = read_client_message('{"type": "rise", "id": "m1"}')
    assert to_command(message, "p1", "").id != to_command(message, "p2", "").id


def test_answers_are_written_as_the_page_reads_them() -> None:
    assert write_message(Accepted("m1", 7)) == b'{"type":"accepted","id":"m1","version":7}'
    refused = Refused("m1", Message.of("not_your_turn"))
    assert json.loads(write_message(refused)) == {
        "type": "refused",
        "id": "m1",
        "reason": {"id": "not_your_turn", "params": {}},
    }
    assert msgspec.json.decode(write_message(refused), type=Accepted | Refused) == refused
