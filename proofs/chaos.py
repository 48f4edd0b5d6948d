"""The server is killed in play again and again: nothing acknowledged is lost or done twice, all tables end.

Several tables are played at once, by people alone with computer players and by two people.  Each
reconnects when the server is back, and sends again what was not answered, as a page does.  Every kill
is a SIGKILL, at any moment.  After each, what lies on disk has to begin with what lay there before;
in the end every acknowledged command has to be in the log exactly once, no other one twice, every
match over, and its record verified.
"""

from __future__ import annotations

import random
import threading
import time
import urllib.error
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.exceptions import WebSocketException

from cardavia import records
from cardavia.table import read_event, replay
from cardavia.table.events import PersonSat
from tests.patience import PATIENCE, WHOLE_RUN
from tests.server.guest import Guest, Json, gather
from tests.server.process import Server

LOST = (WebSocketException, ConnectionError, HTTPException, urllib.error.URLError)


class Survivor(Guest):
    """Comes back whenever the server does, and sends again what was not answered."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.acknowledged: list[str] = []
        self.rejoined = 0

    def ask(self, kind: str, id: str | None = None, **more: Any) -> Json:
        id = id or f"m{len(self.sent)}-{random.randrange(10**9)}"
        while True:
            try:
                self.send(kind, id, **more)
                answer = self.answer(id)
            except LOST:
                self.rejoin()
            else:
                self.acknowledged += [id] if answer["type"] == "accepted" else []
                return answer

    def wait(self, until: Callable[[Json], Any], timeout: float = PATIENCE) -> Json:
        while True:
            try:
                return super().wait(until, timeout)
            except LOST:
                self.rejoin()

    def play_match(self) -> None:
        while self.wait(lambda view: view["phase"] != "gathering")["phase"] == "shuffling":
            seen = self.view["version"]
            self.take_part(self.view["shuffle"], self.view["seat"])
            self.wait_for_version(seen + 1)
        self.play_on()

    def take_part(self, shuffle: Json, seat: int) -> None:
        """Does what the shuffle asks now; who was not there when it began is not asked."""
        if seat in shuffle["seats"] and str(seat) not in shuffle["commitments"]:
            self.ask("commit", commitment=self.commitment)
        elif seat in shuffle["seats"] and len(shuffle["commitments"]) == len(shuffle["seats"]):
            self.ask("contribute", value=self.value.hex())

    def rejoin(self) -> None:
        self.rejoined += 1
        self.come()

    def come(self, table: str = "", **headers: str) -> None:
        persistently(lambda: super(Survivor, self).come(table, **headers))

    def open(self, game: str, players: int, **more: Any) -> str:
        # A table that was opened without an answer stays empty: another one is opened.
        return persistently(lambda: super(Survivor, self).open(game, players, **more))


def persistently(act: Callable[[], Any]) -> Any:
    for _ in range(600):
        try:
            return act()
        except LOST:
            time.sleep(0.05)
    raise TimeoutError


class Play:
    """Is all the play on one server until it is stopped."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.stopped = threading.Event()
        self.tables: dict[str, list[Survivor]] = {}

    def arrive(self, name: str) -> Survivor:
        return persistently(lambda: Survivor(self.server.address, name))  # type: ignore[no-any-return]

    def alone(self, game: str, players: int, rules: str) -> None:
        while not self.stopped.is_set():
            anu = self.arrive("Anu")
            table = anu.open(game, players, rules=rules, level="easy")
            self.tables[table] = [anu]
            anu.ask("start_match")
            anu.play_match()
            anu.drop()

    def together(self) -> None:
        while not self.stopped.is_set():
            both = [self.arrive("Anu"), self.arrive("Biju")]
            table = gather(*both, game="schnapsen", players=2)
            self.tables[table] = both
            with ThreadPoolExecutor(2) as pool:
                list(pool.map(Survivor.play_match, both))
            for each in both:
                each.drop()


def prove(quick: bool) -> tuple[bool, str]:
    least, wanted, seconds = (4, 8, 26.0) if quick else (100, 110, 1500.0)
    kills, faults, figures = trial(least, wanted, seconds)
    for fault in faults[:10]:
        print(fault)
    return not faults and kills >= least, figures


def trial(least: int, wanted: int, seconds: float) -> tuple[int, list[str], str]:
    """Kills so often, or for so long but not too seldom; returns how often, the faults and the figures."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(3) as pool:
        server = Server(Path(folder) / "data")
        server.start()
        play = Play(server)
        players = [
            pool.submit(play.alone, "schnapsen", 2, "classic"),
            pool.submit(play.alone, "fiftysix", 4, "classic match=deals(2)"),
            pool.submit(play.together),
        ]
        try:
            kills, lost = kill_again_and_again(play, least, wanted, seconds)
            play.stopped.set()
            for player in players:
                player.result(WHOLE_RUN)
        finally:
            play.stopped.set()
            server.stop()
        faults = lost + [fault for table in play.tables for fault in faults_of(play, table)]
    everybody = [one for people in play.tables.values() for one in people]
    acknowledged = sum(len(one.acknowledged) for one in everybody)
    rejoined = sum(one.rejoined for one in everybody)
    figures = (
        f"{kills} times killed with SIGKILL, {rejoined} reconnections; {len(play.tables)} matches went on to "
        f"their end; {acknowledged} acknowledged commands, each in the log exactly once; {len(faults)} faults"
    )
    return kills, faults, figures


def kill_again_and_again(play: Play, least: int, wanted: int, seconds: float) -> tuple[int, list[str]]:
    """Returns how often the server was killed, and what was lost by it."""
    chance, began = random.Random(56), time.monotonic()
    lost: list[str] = []
    kills = 0
    while kills < least or (kills < wanted and time.monotonic() - began < seconds):
        time.sleep(chance.uniform(0.05, 0.8))
        before = rows(play)
        play.server.kill()
        kills += 1
        play.server.start()
        lost += [table for table, old in before.items() if play.server.rows(table)[: len(old)] != old]
    return kills, lost


def rows(play: Play) -> dict[str, list[bytes]]:
    """Returns what lies on disk of the tables that may be in play."""
    return {table: play.server.rows(table) for table in list(play.tables)[-6:]}


def faults_of(play: Play, table: str) -> list[str]:
    """Returns what is wrong with a table that has been played to its end; nothing where all is well."""
    history = [read_event(row) for row in play.server.rows(table)]
    people = play.tables[table]
    done = Counter(event.command for event in history if event.command)
    seats = {event.name: event.person for event in history if isinstance(event, PersonSat)}
    faults = [f"{table}: {id} done {times} times" for id, times in done.items() if times != 1]
    for one in people:
        acknowledged = [f"{seats[one.name]}:{id}" for id in one.acknowledged]
        faults += [f"{table}: acknowledged {id} not in the log" for id in acknowledged if id not in done]
        faults += [] if one.view["phase"] == "over" else [f"{table}: not over"]
    state = replay(history)
    assert state.record is not None
    assert state.exchange is not None
    verdict = records.verify(records.dumps(state.record.with_secret(state.exchange.secret)))
    return faults + ([] if verdict.shuffle == "checked" else [f"{table}: its record does not verify"])
