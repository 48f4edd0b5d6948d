"""Pairs of tables that differ in what one viewer cannot know, laid into a server's log and looked at."""

from __future__ import annotations

import re
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from cardavia.table import AnyEvent, write_event
from cardavia.table.events import TableOpened

from ..patience import PATIENCE

Log = Sequence[AnyEvent]
VIEW = b'{"type":"view"'
CLOCK = re.compile(rb'"next_deal_at":[0-9.]+')
IN_VAIN = (
    '{"id": "m1", "type": "dance"}',
    '{"id": "m2", "type": "take_back", "deal": 9, "ply": 0}',
    '{"id": "m3", "type": "play", "deal": 9, "ply": 0, "move": "AS"}',
    '{"id": "m4", "type": "contribute", "value": "00"}',
)


def names(number: int) -> tuple[str, str]:
    """Returns the ids of a pair of tables, of one length."""
    return f"twin-{number:08}-a", f"twin-{number:08}-b"


def lay_down(data: Path, pairs: Sequence[tuple[Log, Log]]) -> None:
    """Writes pairs of tables into the log of a server that is not running."""
    with closing(sqlite3.connect(data / "tables.sqlite3")) as log, log:
        for number, pair in enumerate(pairs):
            for id, events in zip(names(number), pair, strict=True):
                first, *rest = events
                assert isinstance(first, TableOpened)
                rows = [
                    (id, i, write_event(event)) for i, event in enumerate([replace(first, id=id), *rest], 1)
                ]
                log.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)


def twin_frames(address: str, number: int, cookie: str) -> tuple[list[bytes], list[bytes]]:
    """Returns all that a person is sent at each of two tables: frames, and answers by HTTP."""
    one, other = (_sent(address, id, cookie) for id in names(number))
    return one, other


def _sent(address: str, table: str, cookie: str) -> list[bytes]:
    sent = []
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": cookie} if cookie else {}
    with connect(place, additional_headers=headers, open_timeout=PATIENCE) as socket:
        sent.append(socket.recv(PATIENCE, decode=False))
        # What is asked in vain is refused in the same words, or the refusal would tell.
        for message in IN_VAIN:
            socket.send(message)
            sent.append(_answer(socket))
    for path in (f"/api/tables/{table}/record", f"/t/{table}"):
        try:
            with urllib.request.urlopen(address + path, timeout=PATIENCE) as answer:
                sent.append(answer.read())
        except urllib.error.HTTPError as refused:
            with refused:
                sent.append(refused.read())
    # When a table comes back from its log, the pause before the next deal begins anew: a clock, and no card.
    return [CLOCK.sub(b"", each.replace(table.encode(), b"a table")) for each in sent]


def _answer(socket: ClientConnection) -> bytes:
    """Returns the next answer.

    Views that come before it show what a computer player has done since: another hand may well have
    played another card, and that is no secret.
    """
    while (frame := socket.recv(PATIENCE, decode=False)).startswith(VIEW):
        pass
    return frame
