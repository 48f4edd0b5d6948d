"""A guest of a real server: cookie, socket, and the views that come, as a page would see them."""

from __future__ import annotations

import hashlib
import itertools
import json
import secrets
import urllib.request
from contextlib import ExitStack
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Guest:
    """Plays at tables of one server.  Knows the protocol, and nothing of the package."""

    def __init__(self, address: str, name: str = "Anu") -> None:
        self.address, self.name = address.rstrip("/"), name
        self.jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self._ids = itertools.count()
        self._open = ExitStack()
        self.socket: ClientConnection | None = None
        self.view: Json = {}
        self.frames: list[str] = []
        self.value = secrets.token_bytes(32)
        self.get("/api/me")

    def get(self, path: str) -> bytes:
        with self._opener.open(self.address + path, timeout=20) as answer:
            return bytes(answer.read())

    def post(self, path: str, body: Json) -> Any:
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with self._opener.open(request, timeout=20) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def open(self, game: str, players: int, **more: Any) -> str:
        table = self.post(
            "/api/tables", {"game": game, "players": players, "pace": "instant", "name": self.name, **more}
        )
        self.come(table["id"])
        return str(table["id"])

    def come(self, table: str, **headers: str) -> None:
        """Opens the table's socket, and takes the first view."""
        self._open.close()
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie, **headers}
        self.socket = self._open.enter_context(connect(address, additional_headers=headers, max_size=None))
        self.view = {}
        self.wait(lambda view: True)

    def drop(self) -> None:
        """Closes the socket, as a browser does with its page."""
        self._open.close()

    def send(self, kind: str, id: str | None = None, **more: Any) -> str:
        assert self.socket is not None
        id = id or f"m{next(self._ids)}"
        self.socket.send(json.dumps({"type": kind, "id": id, **more}))
        return id

    def ask(self, kind: str, id: str | None = None, **more: Any) -> Json:
        """Sends a message and returns the answer to it."""
        id = self.send(kind, id, **more)
        while True:
            message = self.receive()
            if message.get("id") == id and message["type"] != "view":
                return message

    def receive(self, timeout: float = 20) -> Json:
        assert self.socket is not None
        frame = self.socket.recv(timeout=timeout)
        self.frames.append(str(frame))
        message: Json = json.loads(frame)
        if message["type"] == "view" and message["view"]["version"] >= self.view.get("version", 0):
            self.view = message["view"]
        return message

    def wait(self, until: Any, timeout: float = 20) -> Json:
        """Takes what comes until the view is as awaited."""
        while not self.view or not until(self.view):
            self.receive(timeout)
        return self.view

    def contribute(self) -> None:
        """Takes part in the shuffle, like the page."""
        seat = self.view["seat"]
        self.wait(lambda view: view["phase"] == "shuffling")
        published = self.view["shuffle"]["published"]
        tag = b"cardavia shuffle 1 contribution\n"
        commitment = hashlib.sha256(tag + bytes.fromhex(published) + bytes([seat]) + self.value).hexdigest()
        assert self.ask("commit", commitment=commitment)["type"] == "accepted"
        self.wait(lambda view: len(view["shuffle"]["commitments"]) == len(view["shuffle"]["seats"]))
        assert self.ask("contribute", value=self.value.hex())["type"] == "accepted"

    @property
    def my_turn(self) -> bool:
        view = self.view
        return view["phase"] == "playing" and view["table"]["to_act"] == view["seat"] is not None

    def play(self, move: str) -> Json:
        view = self.view
        return self.ask("play", deal=view["deal"], ply=view["ply"], move=move)

    def choose(self) -> str:
        """Returns a legal move, without much thought."""
        legal: list[str] = self.view["table"]["legal"]
        cards = [move for move in legal if move not in ("close", "exchange")]
        return "P" if "P" in legal else cards[len(cards) // 2]

    def play_on(self, until: Any = lambda view: view["phase"] == "over") -> None:
        """Plays until the view is as awaited."""
        while not until(self.view):
            if self.my_turn:
                answer = self.play(self.choose())
                assert answer["type"] == "accepted", answer
                self._wait_for_version(answer["version"])
            elif self.view["phase"] == "between" and self.view["seat"] not in self.view["ready"]:
                answer = self.ask("ready", deal=self.view["deal"])
                self._wait_for_version(answer.get("version", 0))
            else:
                self._wait_for_version(self.view["version"] + 1)

    def _wait_for_version(self, version: int) -> None:
        self.wait(lambda view: view["version"] >= version)
