"""Events are kept for good: as they were written, and read whatever version wrote them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardavia import table
from cardavia.table import evolve, opened, read_event, write_event
from cardavia.table.events import SCHEMA, UPCASTS, TableOpened

from .sitting import Sitting

WRITTEN = (
    b'{"type":"PersonSat","seat":0,"person":"p1","name":"Anu","at":2.0,"command":"c1"}',
    b'{"type":"PackDealt","pack":"AS TS","at":3.5,"command":""}',
    b'{"type":"Moved","seat":1,"move":"JD","why":[{"id":"x","params":{"n":1}}],"at":4.0,"command":"c2"}',
    b'{"type":"ShuffleBegun","secret":"00","seats":[0,1],"at":1.0,"command":""}',
)


@pytest.mark.parametrize("data", WRITTEN)
def test_an_event_is_written_as_it_has_always_been(data: bytes) -> None:
    stored = b'{"schema":1,"event":' + data + b"}"
    assert write_event(read_event(stored)) == stored


def test_every_event_of_a_match_comes_back_as_it_was() -> None:
    sitting = Sitting("fiftysix", 4, rules="classic match=deals(1)")
    sitting.sit("anu", "biju")
    sitting.start()
    sitting.do(table.Disconnect, person="biju")
    sitting.do(table.Connect, person="biju")
    sitting.play_until("over")
    assert [read_event(write_event(event)) for event in sitting.log] == sitting.log


def test_an_event_of_an_earlier_version_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def upcast(event: dict[str, Any]) -> dict[str, Any]:
        return {**event, "seat": event["chair"] - 1}

    monkeypatch.setitem(UPCASTS, SCHEMA - 1, upcast)
    old = {"schema": SCHEMA - 1, "event": {"type": "Readied", "at": 1.0, "chair": 3}}
    assert read_event(json.dumps(old).encode()) == table.events.Readied(at=1.0, seat=2)


def test_a_table_is_opened_once_and_before_all_else() -> None:
    first = table.open_table("t", table.Options("schnapsen", 2), now=0.0)
    with pytest.raises(AssertionError):
        evolve(opened(first), first)
    with pytest.raises(AssertionError):
        opened(table.events.Readied(at=1.0, seat=0))
    assert isinstance(first, TableOpened)
