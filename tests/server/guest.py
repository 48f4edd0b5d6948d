"""A guest of a real server: cookie, socket, and the views that come, as a page would see them."""

from __future__ import annotations

import hashlib
import itertools
import json
import secrets
import socket
import struct
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from email.message import Message
from http.cookiejar import CookieJar
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from ..patience import PATIENCE

Json = dict[str, Any]


class Answer(NamedTuple):
    """Is what came back by HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Guest:
    """Plays at tables of one server.  Knows the protocol, and nothing of the package."""

    def __init__(self, address: str, name: str = "Anu", jar: CookieJar | None = None) -> None:
        self.address, self.name = address.rstrip("/"), name
        self.jar = CookieJar() if jar is None else jar
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self._ids = itertools.count()
        self._open = ExitStack()
        self.socket: ClientConnection | None = None
        self.table = ""
        self.view: Json = {}
        self.frames: list[str] = []
        """Every frame that came by a socket."""
        self.sent: list[str] = []
        """Everything that went out by a socket."""
        self.answers: list[Answer] = []
        """Everything that came by HTTP."""
        self.value = secrets.token_bytes(32)
        if jar is None:
            self.get("/api/me")

    def twin(self) -> Guest:
        """Returns the same person at another window."""
        return Guest(self.address, self.name, self.jar)

    def request(
        self, path: str, body: bytes | None = None, method: str | None = None, **headers: str
    ) -> Answer:
        """Asks by HTTP; a refusal is an answer like any other."""
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.address + path, body, names, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                got = Answer(answer.status, _lower(answer.headers), answer.read())
        except urllib.error.HTTPError as answer:
            with answer:
                got = Answer(answer.code, _lower(answer.headers), answer.read())
        self.answers.append(got)
        return got

    def get(self, path: str) -> bytes:
        answer = self.request(path)
        assert answer.status == 200, answer
        return answer.body

    def post(self, path: str, body: Json) -> Any:
        answer = self.request(path, json.dumps(body).encode(), content_type="application/json")
        assert answer.status in (201, 204), answer
        return answer.json if answer.body else None

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def open(self, game: str, players: int, **more: Any) -> str:
        table = self.post(
            "/api/tables", {"game": game, "players": players, "pace": "instant", "name": self.name, **more}
        )
        self.come(table["id"])
        return str(table["id"])

    def come(self, table: str = "", **headers: str) -> None:
        """Opens the table's socket, and takes the first view."""
        self.drop()
        self.table = table or self.table
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie, **headers}
        self.socket = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.view = {}
        self.wait(lambda view: True)

    def drop(self) -> None:
        """Closes the socket, as a browser does with its page."""
        self._open.close()

    def cut(self) -> None:
        """Ends the connection as a broken line does: without a word, and with all that was under way lost."""
        assert self.socket is not None
        wire = self.socket.socket
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wire.shutdown(socket.SHUT_RD)
        wire.close()
        self._open.close()

    def send(self, kind: str, id: str | None = None, **more: Any) -> str:
        id = id or f"{secrets.token_hex(4)}-{next(self._ids)}"
        self.send_text(json.dumps({"type": kind, "id": id, **more}))
        return id

    def send_text(self, message: str | bytes) -> None:
        assert self.socket is not None
        self.sent.append(str(message))
        self.socket.send(message)

    def ask(self, kind: str, id: str | None = None, **more: Any) -> Json:
        """Sends a message and returns the answer to it."""
        return self.answer(self.send(kind, id, **more))

    def answer(self, id: str = "") -> Json:
        """Returns the answer to a message, or to any."""
        while True:
            message = self.receive()
            if message["type"] != "view" and (not id or message["id"] == id):
                return message

    def receive(self, timeout: float = PATIENCE) -> Json:
        assert self.socket is not None
        frame = self.socket.recv(timeout=timeout)
        self.frames.append(str(frame))
        message: Json = json.loads(frame)
        if message["type"] == "view" and message["view"]["version"] >= self.view.get("version", 0):
            self.view = message["view"]
        return message

    def rest(self, seconds: float = 0.0) -> list[Json]:
        """Returns all that has come, and all that still comes until nothing has come for so long."""
        messages = []
        while True:
            try:
                messages.append(self.receive(seconds))
            except TimeoutError:
                return messages

    def wait(self, until: Callable[[Json], Any], timeout: float = PATIENCE) -> Json:
        """Takes what comes until the view is as awaited."""
        while not self.view or not until(self.view):
            self.receive(timeout)
        return self.view

    def contribute(self) -> None:
        """Takes part in the shuffle, like the page."""
        self.commit()
        self.reveal()

    def commit(self) -> None:
        self.wait(lambda view: view["phase"] == "shuffling")
        assert self.ask("commit", commitment=self.commitment)["type"] == "accepted"

    @property
    def commitment(self) -> str:
        tag = b"cardavia shuffle 1 contribution\n" + bytes.fromhex(self.view["shuffle"]["published"])
        return hashlib.sha256(tag + bytes([self.view["seat"]]) + self.value).hexdigest()

    def reveal(self) -> None:
        self.wait(lambda view: len(view["shuffle"]["commitments"]) == len(view["shuffle"]["seats"]))
        assert self.ask("contribute", value=self.value.hex())["type"] == "accepted"

    @property
    def my_turn(self) -> bool:
        view = self.view
        return view["phase"] == "playing" and view["table"]["to_act"] == view["seat"] is not None

    def play(self, move: str, id: str | None = None) -> Json:
        view = self.view
        return self.ask("play", id, deal=view["deal"], ply=view["ply"], move=move)

    def choose(self) -> str:
        """Returns a legal move, without much thought."""
        legal: list[str] = self.view["table"]["legal"]
        cards = [move for move in legal if move not in ("close", "exchange")]
        return "P" if "P" in legal else cards[len(cards) // 2]

    def play_on(self, until: Callable[[Json], Any] = lambda view: view["phase"] == "over") -> None:
        """Plays until the view is as awaited."""
        while not until(self.view):
            self.wait_for_version(self.act() or self.view["version"] + 1)

    def act(self) -> int:
        """Does what is to be done now, and returns the version after it; 0 where there is nothing to do."""
        if self.my_turn:
            answer = self.play(self.choose())
        elif self.view["phase"] == "between" and self.view["seat"] not in self.view["ready"]:
            answer = self.ask("ready", deal=self.view["deal"])
        else:
            return 0
        if answer["type"] == "refused":
            # Somebody else was quicker, as at the end of the wait for the next deal.
            assert answer["reason"]["id"] == "table_has_moved_on", answer
            return int(self.view["version"])
        self.wait_for_version(answer["version"])
        return int(answer["version"])

    def wait_for_version(self, version: int) -> None:
        self.wait(lambda view: view["version"] >= version)


def _lower(headers: Message) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def sit_down(opener: Guest, *others: Guest, game: str = "schnapsen", players: int = 2, **more: Any) -> str:
    """Opens a table, seats everybody, starts the match and shuffles; returns the table's id."""
    table = gather(opener, *others, game=game, players=players, **more)
    for each in (opener, *others):
        each.commit()
    for each in (opener, *others):
        each.reveal()
    for each in (opener, *others):
        each.wait(lambda view: view["phase"] == "playing")
    return table


def gather(opener: Guest, *others: Guest, game: str, players: int, **more: Any) -> str:
    """Opens a table, seats everybody and starts the match; returns the table's id."""
    table = opener.open(game, players, **more)
    for other in others:
        other.come(table)
        assert other.ask("sit", name=other.name)["type"] == "accepted"
        other.wait(lambda view: view["seat"] is not None)
    for each in others:
        opener.wait(lambda view, each=each: any(seat["name"] == each.name for seat in view["seats"]))
    assert opener.ask("start_match")["type"] == "accepted"
    return table


def play_together(
    players: Sequence[Guest], until: Callable[[Json], Any], watchers: Sequence[Guest] = ()
) -> None:
    """Lets several people play until the table is as awaited, while others look on."""
    while True:
        for each in (*players, *watchers):
            each.rest()
        if all(until(each.view) for each in players):
            return
        if not any(each.act() for each in players):
            # Others may have seen already what is to be done; else something has yet to happen.
            behind = min(players, key=_version)
            behind.wait_for_version(max(_version(behind) + 1, *map(_version, players)))


def on_turn(*guests: Guest) -> Guest:
    """Returns whose turn it is, once all see the same."""
    latest = max(map(_version, guests))
    for guest in guests:
        guest.wait_for_version(latest)
    return next(guest for guest in guests if guest.my_turn)


def _version(guest: Guest) -> int:
    return int(guest.view["version"])


def assert_each_card_was_played_once(events: Sequence[Json]) -> None:
    """Checks the first deal of a log of Schnapsen: whose each card was, and that it was played once."""
    deals = [index for index, event in enumerate(events) if event["type"] == "PackDealt"]
    first = events[deals[0] : deals[1]]
    cards = [event["move"] for event in first if event["type"] == "Moved" and len(event["move"]) == 2]
    assert len(cards) > 3
    assert len(cards) == len(set(cards))
