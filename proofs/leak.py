"""Every frame, answer and log line of whole matches is read: none gives a hidden card or a secret away.

A real server, played by people and computer players, with spectators who have a cookie and who have
none.  What each viewer may know is worked out from the log on disk, deal by deal; every frame's bytes
are then searched for cards beyond it, for secrets and unopened contributions to the shuffle, and for
reasons of computer players; all answers by HTTP and all log lines for any card at all.  Then pairs of
tables are laid down that differ only in what one viewer cannot know, and all that this viewer is sent
has to be the same, byte for byte.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from cardavia.server.guests import COOKIE, Guests
from cardavia.server.store import prepare
from cardavia.table import AnyEvent
from cardavia.table.events import PersonSat
from tests.server.guest import Answer, Guest, play_together, sit_down
from tests.server.knowledge import History, Viewer, another_world, cards_in, leaks_of
from tests.server.process import Server
from tests.server.twins import lay_down, twin_frames

TABLES = (
    ("schnapsen", 2, 2, "classic"),
    ("fiftysix", 4, 2, "classic match=deals(2)"),
    ("schnapsen", 2, 1, "classic"),
    ("fiftysix", 6, 3, "classic match=deals(1)"),
    ("fiftysix", 8, 1, "classic match=deals(1)"),
    ("fiftysix", 4, 4, "international match=deals(1)"),
)
"""Game, players, how many of them are persons, rules."""


class Patient(Guest):
    """Asks again later where it has asked too often, as so many matches in a row do."""

    def request(self, *given: Any, **more: Any) -> Answer:
        while (answer := super().request(*given, **more)).status == 429:
            time.sleep(1)
        return answer


class Scanned(NamedTuple):
    """Is what came of reading one match."""

    frames: int
    answers: int
    leaks: list[str]
    events: list[AnyEvent]


def prove(quick: bool) -> tuple[bool, str]:
    wanted, seconds, least = (10, 22.0, 3) if quick else (104, 3600.0, 100)
    began = time.monotonic()
    with TemporaryDirectory() as folder, served(Path(folder)) as server, ThreadPoolExecutor(2) as pool:

        def match(number: int) -> Scanned | None:
            # On however slow a machine as many as it takes.
            more = number < least or time.monotonic() - began < seconds
            return read_a_match(server, number) if more else None

        matches = [one for one in pool.map(match, range(wanted)) if one]
        lines = server.log.splitlines()
    leaks = [leak for one in matches for leak in one.leaks]
    leaks += [f"log line: {line}" for line in lines if cards_in(line.encode())]
    pairs, differ = compare_twins([one.events for one in matches], 30 if quick else 200)
    for found in leaks[:10]:
        print(found)
    frames, answers = sum(one.frames for one in matches), sum(one.answers for one in matches)
    figures = (
        f"{len(matches)} whole matches of Schnapsen and 56 read to the last byte: {frames} frames, "
        f"{answers} answers, {len(lines)} log lines, {len(leaks)} leaks; "
        f"{pairs} pairs of tables that a viewer cannot tell apart, {differ} sent otherwise"
    )
    return not leaks and not differ and len(matches) >= least and pairs >= 10, figures


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    server = Server(folder / "data")
    server.start()
    try:
        yield server
    finally:
        server.stop()


def read_a_match(server: Server, number: int) -> Scanned:
    game, players, persons, rules = TABLES[number % len(TABLES)]
    with ExitStack() as open_sockets:
        named = ("Anu", "Biju", "Chitra", "Devi")[:persons]
        guests = [Patient(server.address, name) for name in (*named, "Watcher", "Nobody")]
        for guest in guests:
            open_sockets.callback(guest.drop)
        people, watchers = guests[:persons], guests[persons:]
        watchers[-1].jar.clear()
        table = sit_down(*people, game=game, players=players, rules=rules, level="easy")
        for watcher in watchers:
            watcher.come(table)
        for deal in range(1, 4):
            ask_in_vain(guests)
            play_together(people, lambda view, deal=deal: is_past(view, deal), watchers)  # type: ignore[misc]
        for guest in (people[0], watchers[-1]):
            for path in (f"tables/{table}/record", f"tables/{table}/replay", "me", "me/matches"):
                guest.request(f"/api/{path}")
        play_together(people, lambda view: view["phase"] == "over", watchers)
        for guest in (*people, *watchers):
            guest.wait(lambda view: view["phase"] == "over")
    return read(guests, History(server.rows(table)))


def is_past(view: dict, deal: int) -> bool:  # type: ignore[type-arg]
    return bool(view["phase"] == "over" or view["deal"] >= deal)


def ask_in_vain(guests: list[Guest]) -> None:
    """Plays what is refused, so that refusals are read too."""
    for guest in guests:
        guest.play("AS" if guest.my_turn and "AS" not in guest.view["table"]["legal"] else "XX")


def read(guests: list[Guest], history: History) -> Scanned:
    leaks = [leak for guest in guests for leak in leaks_of(guest.frames, history, guest.sent)]
    answers = [answer for guest in guests for answer in guest.answers]
    # A record and a replay come with all cards, and only when the match is over.
    leaks += [f"answer: {one.body!r}" for one in answers if cards_in(one.body) and one.status != 200]
    frames = sum(len(guest.frames) for guest in guests)
    return Scanned(frames, len(answers), leaks, history.events)


def compare_twins(logs: list[list[AnyEvent]], wanted: int) -> tuple[int, int]:
    """Returns how many pairs of tables were compared, and how many of them were sent otherwise."""
    chance = random.Random(56)
    pairs = [pair for _ in range(100 * wanted) if (pair := a_pair(chance.choice(logs), chance))][:wanted]
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        prepare(data)
        guests = Guests(data)
        lay_down(data, [(one, other) for one, other, _ in pairs])
        with served(Path(folder)) as server:
            differ = 0
            for number, (one, _, viewer) in enumerate(pairs):
                sat = [event for event in one if isinstance(event, PersonSat) and event.seat == viewer]
                cookie = f"{COOKIE}={guests.cookie(sat[0].person, secure=False).value}" if sat else ""
                here, there = twin_frames(server.address, number, cookie)
                differ += here != there
    return len(pairs), differ


def a_pair(
    log: list[AnyEvent], chance: random.Random
) -> tuple[list[AnyEvent], list[AnyEvent], Viewer] | None:
    """Cuts a log off in the middle of a deal, and finds another world for one of its viewers."""
    cut = log[: chance.randrange(2, len(log))]
    people = [event.seat for event in cut if isinstance(event, PersonSat)]
    viewer = chance.choice([None, *people])
    other = another_world(cut, viewer, chance)
    return (cut, other, viewer) if other else None
