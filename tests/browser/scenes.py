"""Tables brought to a moment as if they had been played so: a log of events is all that a table is."""

from __future__ import annotations

import random
import secrets
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Self

from cardavia import players, table
from cardavia.cards import write_cards
from cardavia.shuffle import Shuffle
from cardavia.table import AnyEvent, Options, Table, evolve, write_event
from cardavia.table import events as e

Until = Callable[[Table], bool]
AN_HOUR = 3600.0


class Scene:
    """A table with one person, at seat 0, and computer players.

    Where a friend is waited for, who sits next and never comes, nothing moves but what the person moves.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        person: str,
        *,
        dealer: int = 0,
        name: str = "Anu",
        friend: str = "",
        **options: Any,
    ) -> None:
        if friend:
            options["grace"] = AN_HOUR
        self.events: list[AnyEvent] = [
            e.TableOpened(
                at=time.time(), id=secrets.token_urlsafe(12), options=Options(game, seats, **options)
            )
        ]
        self.table = table.opened(self.events[0])
        self.person = person
        self.happens(e.PersonSat, seat=0, person=person, name=name)
        if friend:
            self.happens(e.PersonSat, seat=1, person=friend, name=friend)
        self._dealer = dealer

    def happens(self, kind: type[AnyEvent], **facts: Any) -> None:
        event = kind(at=time.time(), **facts)
        self.events.append(event)
        self.table = evolve(self.table, event)

    def begun(self) -> Self:
        """Fills the free seats with computer players; seals a secret that makes the dealer who was wanted."""
        for seat in range(1, len(self.table.places)):
            if self.table.places[seat].empty:
                self.happens(e.ComputerSat, seat=seat, level=self.table.options.level)
        self.happens(e.ShuffleBegun, secret=_secret(self._dealer, len(self.table.places)), seats=())
        return self

    def deal(self, pack: str) -> Self:
        """Deals a pack in this order."""
        self.happens(e.PackDealt, pack=pack)
        return self

    def fairly(self) -> Self:
        """Deals the next pack as the sealed secret has it."""
        assert self.table.exchange is not None
        dealt = sum(isinstance(event, e.PackDealt) for event in self.events)
        return self.deal(write_cards(self.table.exchange.shuffle.order(dealt, self.table.game.pack)))

    def shuffled(self, seed: int) -> Self:
        """Deals a pack in an order of chance, the same each time."""
        pack = list(self.table.game.pack)
        random.Random(seed).shuffle(pack)
        return self.deal(write_cards(tuple(pack)))

    def play(self, moves: str) -> Self:
        for move in moves.split():
            self.happens(e.Moved, seat=self.table.to_act, move=move)
        return self

    def play_on(self, until: Until, seed: int = 0) -> Self:
        """Lets computer players play all seats, deal after deal, until the table is as wanted."""
        while not until(self.table):
            if self.table.phase == "between":
                self.fairly()
                continue
            seat, deal = self.table.to_act, self.table.on
            assert seat is not None
            assert deal is not None
            choice = players.player(self.table.options.level, seed + seat).choose(deal.view(seat))
            self.happens(e.Moved, seat=seat, move=str(choice.move), why=choice.why if seat else ())
        return self

    def kept(self, data: Path) -> str:
        """Writes the table into the log of a server, which need not know; returns the table's address."""
        rows = [(self.table.id, version, write_event(event)) for version, event in enumerate(self.events, 1)]
        with closing(sqlite3.connect(data / "tables.sqlite3")) as log, log:
            log.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
        return f"/t/{self.table.id}"


def own_turn(table: Table) -> bool:
    return table.phase == "playing" and table.to_act == 0


def deal_ended(table: Table) -> bool:
    return table.phase == "between"


def match_ended(table: Table) -> bool:
    return table.phase == "over"


def schnapsen_pack(own: str, other: str, indicator: str, stock: str) -> str:
    """Returns the pack that gives who leads, and so gets the first three cards, these five."""
    mine, theirs = own.split(), other.split()
    return " ".join([*mine[:3], *theirs[:3], indicator, *mine[3:], *theirs[3:], *stock.split()])


def marriage_and_jack(person: str, **options: Any) -> Scene:
    """Schnapsen, own lead: a marriage in hand, and the trump Jack, with an Ace turned up."""
    scene = Scene("schnapsen", 2, person, dealer=1, **options).begun()
    return scene.deal(schnapsen_pack("JS AC KH QH TD", "KS QD AD JC TC", "AS", "TS QS AH TH JH KD JD KC QC"))


def _secret(dealer: int, seats: int) -> str:
    """Returns a secret that draws this first dealer when nobody contributes."""
    secrets_ = (bytes([number]) * 32 for number in range(256))
    return next(one.hex() for one in secrets_ if Shuffle(one, ()).first_dealer(seats) == dealer)
