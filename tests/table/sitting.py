"""A table without a server: commands with made-up times, everything kept."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from cardavia import players, table
from cardavia.shuffle import Contribution, contribution_commitment
from cardavia.table import AnyEvent, Options, Table


class Sitting:
    """Plays the shell: hands in commands, keeps the log."""

    def __init__(self, game: str = "schnapsen", players: int = 2, **more: Any) -> None:
        self.now = 1000.0
        self.log: list[AnyEvent] = [table.open_table("t", Options(game, players, **more), self.now)]
        self.ids = itertools.count()
        self.state: Table = table.replay(self.log)

    def do(
        self, command: Callable[..., table.AnyCommand], *, id: str | None = None, **parts: Any
    ) -> tuple[AnyEvent, ...]:
        state = self.state
        before = table.view(state, None)
        events = table.decide(state, command(id=id or f"c{next(self.ids)}", **parts), self.now)
        assert table.view(state, None) == before
        self.log += events
        for event in events:
            self.state = table.evolve(self.state, event)
        return events

    def sit(self, *people: str) -> None:
        for person in people:
            self.do(table.Sit, person=person, name=person.capitalize())

    def start(self, by: str = "anu") -> None:
        """Starts a match and lets everybody contribute to the shuffle."""
        self.do(table.StartMatch, person=by, secret=secret("dealer"))
        exchange = self.state.exchange
        assert exchange is not None
        for seat in exchange.seats:
            self.do(table.Commit, person=self.person(seat), commitment=commitment(exchange.published, seat))
        for seat in exchange.seats:
            self.do(table.Contribute, person=self.person(seat), value=secret(f"seat {seat}"))

    def person(self, seat: int) -> str:
        person = self.state.places[seat].person
        assert person is not None
        return person.id

    def move(self, move: str | None = None) -> None:
        """Makes the next move, whoever's it is: the one given, or one a random player takes."""
        state = self.state
        assert state.on is not None
        seat = state.to_act
        assert seat is not None
        chosen = move or str(players.player("random", 1).choose(state.on.view(seat)).move)
        where = {"deal": state.deal_number, "ply": state.ply, "move": chosen}
        if state.places[seat].level is not None:
            self.do(table.ComputerMove, seat=seat, **where)
        else:
            self.do(table.Play, person=self.person(seat), **where)

    def play_until(self, phase: str, *more: str) -> None:
        for _ in range(3000):
            if self.state.phase in (phase, *more):
                return
            if self.state.phase == "between":
                for seat, place in enumerate(self.state.places):
                    if place.by_person and self.state.phase == "between":
                        self.do(table.Ready, person=self.person(seat), deal=self.state.deal_number)
            else:
                self.move()
        raise AssertionError(f"no {phase} in sight")

    def due(self) -> tuple[AnyEvent, ...]:
        return self.do(table.Due, secret=secret(f"due {next(self.ids)}"))


def secret(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def commitment(published: str, seat: int) -> str:
    return contribution_commitment(Contribution(seat, bytes.fromhex(secret(f"seat {seat}"))), published)
