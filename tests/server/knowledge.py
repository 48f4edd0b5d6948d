"""What each viewer of a table may know, worked out from the table's own log, and what a text gives away.

Nothing here asks a view what it shows: what somebody knows is what was dealt to them and what lay
open on the table, as it follows from the events on disk.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from cardavia import table
from cardavia.table import AnyEvent, Table, evolve, opened, read_event
from cardavia.table.events import Moved, PackDealt, TableOpened

Viewer = int | None
# A card stands by itself; an id has all these letters, too, and hyphens between them.
CARD = re.compile(rb"(?<![0-9A-Za-z+_-])(?:10|[2-9TJQKA])[SHDC](?![0-9A-Za-z_-])")


def cards_in(text: bytes) -> set[str]:
    """Returns the names of all cards that a text names, wherever it does."""
    return {found.decode() for found in CARD.findall(text)}


@dataclass
class Known:
    """What everybody knows of a deal, and each seat beside it, as names of cards."""

    open: set[str] = field(default_factory=set)
    own: dict[int, set[str]] = field(default_factory=dict)
    all: bool = False
    """Whether the deal has ended, and everything lies open."""

    def to(self, viewer: Viewer) -> set[str]:
        return self.open | (self.own.get(viewer, set()) if viewer is not None else set())


class History:
    """A table's log, played through: its state at each version, and what was known then."""

    def __init__(self, rows: Iterable[bytes]) -> None:
        self.events = [read_event(row) for row in rows]
        self.states: dict[int, Table] = {}
        self.known: dict[int, Known] = {}
        state, known = opened(self.events[0]), Known()
        self._note(state, known)
        for event in self.events[1:]:
            before, state = state, evolve(state, event)
            known = _learn(before, event, state, known)
            self._note(state, known)

    def _note(self, state: Table, known: Known) -> None:
        self.states[state.version], self.known[state.version] = state, known

    @property
    def table(self) -> str:
        """The id of the table."""
        first = self.events[0]
        assert isinstance(first, TableOpened)
        return first.id

    @property
    def secrets(self) -> list[str]:
        """What the dealer kept to itself, match by match."""
        return [event.secret for event in self.events if hasattr(event, "secret")]


def _learn(before: Table, event: AnyEvent, after: Table, known: Known) -> Known:
    deal: Any = after.on
    if deal is None or isinstance(event, PackDealt):
        known = Known()
    if deal is None:
        return known
    shown = set(known.open)
    if indicator := getattr(deal, "indicator", None):
        shown.add(indicator.text)
    if isinstance(event, Moved):
        shown |= _shown_by(before.on, event)
    own = {seat: {card.text for card in hand} for seat, hand in enumerate(deal.hands)}
    return Known(shown, own, all=deal.over)


def _shown_by(deal: Any, event: Moved) -> set[str]:
    """Returns the cards that a move lays open: the card, and with a marriage its other card."""
    shown = cards_in(event.move.encode())
    if hasattr(deal, "stock") and deal.led is None and event.move[0] in "KQ":
        partner = {"K": "Q", "Q": "K"}[event.move[0]] + event.move[1]
        shown |= {partner} & {card.text for card in deal.hands[event.seat]}
    if event.move == "exchange":
        shown.add("J" + deal.trump)
    return shown


def leaks_of(frames: Sequence[str], history: History, sent: Sequence[str] = ()) -> list[str]:
    """Returns what the frames of one guest give away that the guest must not know; nothing if all is well.

    A refusal speaks of the asker's own cards, as they were in the view before it, and repeats what was asked.
    """
    found: list[str] = []
    asked = cards_in(" ".join(sent).encode())
    version, viewer = 1, None
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "view":
            version, viewer = message["view"]["version"], message["view"]["seat"]
        own_words = asked if message["type"] == "refused" else set()
        # A table's id is of chance, and may read like a card.
        text = _without_the_exchange(frame).replace(history.table, "a table")
        found += _leaks(text.encode(), history, version, viewer, own_words)
    return found


def _without_the_exchange(frame: str) -> str:
    """Why the trump jack cannot be exchanged names it, wherever it is: everybody knows what is trump."""
    return re.sub(r'"exchange":\{"id":"[a-z_]+","params":\{[^}]*\}\}', "", frame)


def _leaks(frame: bytes, history: History, version: int, viewer: Viewer, own_words: set[str]) -> list[str]:
    state, known = history.states[version], history.known[version]
    found = []
    if not known.all and (more := cards_in(frame) - known.to(viewer) - own_words):
        found.append(f"version {version}, viewer {viewer}: {' '.join(sorted(more))}")
    if not known.all and b'"why"' in frame:
        found.append(f"version {version}: a computer player's reasons")
    exchange = state.exchange
    hidden = set(history.secrets) - ({exchange.secret} if exchange and state.phase == "over" else set())
    if exchange and not exchange.complete:
        hidden |= {value for seat, value in exchange.values.items() if seat != viewer}
    if any(secret.encode() in frame for secret in hidden):
        found.append(f"version {version}, viewer {viewer}: a secret of the shuffle")
    return found


def another_world(log: Sequence[AnyEvent], viewer: Viewer, chance: random.Random) -> list[AnyEvent] | None:
    """Returns a log that differs in what the viewer does not know alone; None where chance found none.

    Two to four places of the last pack change their cards.  Whether the viewer can tell is left to the
    rules: every move has to be possible, and what the viewer was dealt and saw has to be the same.  None
    also where a computer player's move comes next: it knows its own cards, and may show them.
    """
    last = max((index for index, event in enumerate(log) if isinstance(event, PackDealt)), default=0)
    dealt = log[last]
    if not isinstance(dealt, PackDealt):
        return None
    pack = dealt.pack.split()
    places = chance.sample(range(len(pack)), chance.choice((2, 3, 4)))
    for place, card in zip(places, [pack[place] for place in (*places[1:], places[0])], strict=True):
        pack[place] = card
    other = [*log[:last], replace(dealt, pack=" ".join(pack)), *log[last + 1 :]]
    here, there = replayed(log), replayed(other)
    if there is None or here is None or here.on == there.on:
        return None
    if any(due.kind == "think" for due in table.waiting(here)):
        return None
    return other if table.view(here, viewer) == table.view(there, viewer) else None


def replayed(log: Sequence[AnyEvent]) -> Table | None:
    """Returns how the table stands after a log, with every move checked; None where one is not possible."""
    state = opened(log[0])
    for event in log[1:]:
        try:
            state = evolve(state, event)
            _ = state.match
        except ValueError:
            return None
    return state
