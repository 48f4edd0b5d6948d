"""The state of a table: all that its events have brought about."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from cardavia.games import AnyGame, Seat, fiftysix, schnapsen
from cardavia.records import AnyMatch, Opening, Published, Record
from cardavia.shuffle import Contribution, Shuffle, secret_commitment
from cardavia.table.options import Options
from cardavia.table.seats import Places
from cardavia.words import Message

Phase = Literal["gathering", "shuffling", "playing", "between", "over"]


class Exchange(msgspec.Struct, frozen=True):
    """Is the shuffle of a match on its way: the dealer's secret, and what persons add to it."""

    secret: str
    seats: tuple[Seat, ...]
    """The seats asked to contribute."""
    commitments: dict[Seat, str] = {}
    values: dict[Seat, str] = {}

    @property
    def published(self) -> str:
        """The hash of the secret, which everybody sees before anything else."""
        return secret_commitment(bytes.fromhex(self.secret))

    @property
    def all_committed(self) -> bool:
        """Whether contributions may be opened: nobody opens before all are bound."""
        return len(self.commitments) == len(self.seats)

    @property
    def complete(self) -> bool:
        """Whether all contributions lie open."""
        return len(self.values) == len(self.seats)

    @property
    def shuffle(self) -> Shuffle:
        """What orders the packs, once all contributions lie open."""
        return Shuffle.from_hex(self.secret, self.values)

    @property
    def for_record(self) -> Published:
        """What the record says of it, the secret left out."""
        openings = (
            Opening(Contribution(seat, bytes.fromhex(value)), self.commitments[seat])
            for seat, value in self.values.items()
        )
        return Published(self.published, tuple(openings))


class Before(NamedTuple):
    """Is the match as it was before a person's move that may still be taken back."""

    seat: Seat
    record: Record


class Reasons(msgspec.Struct, frozen=True):
    """Is what a computer player thought of its move in the deal that is on."""

    seat: Seat
    ply: int
    why: tuple[Message, ...]


class Table(msgspec.Struct, frozen=True):
    """Is a table at one moment.  Only :func:`evolve` makes a new one."""

    id: str
    options: Options
    places: Places
    exchange: Exchange | None = None
    record: Record | None = None
    """The match that is on, or was last, from its first pack on."""
    packs: int = 0
    """How many packs of the match have been used."""
    matches: int = 0
    """How many matches have been played to their end."""
    undo: tuple[Before, ...] = ()
    """Where a person's unanswered moves can be taken back to, the oldest first."""
    reasons: tuple[Reasons, ...] = ()
    ready: tuple[Seat, ...] = ()
    """Who is ready for the next deal."""
    version: int = 0
    """How many events have happened."""
    since: float = 0.0
    """When what is awaited now began to be awaited, by the store's clock."""
    done: tuple[str, ...] = ()
    """The ids of the last commands that were carried out."""

    @property
    def game(self) -> AnyGame:
        """The game with its rules."""
        return self.options.settled()

    @property
    def match(self) -> AnyMatch | None:
        """The match as it stands."""
        return self.record.match if self.record else None

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.match is None:
            return "gathering" if self.exchange is None else "shuffling"
        if self.match.winner is not None:
            return "over"
        return "between" if self.match.needs_pack else "playing"

    @property
    def on(self) -> fiftysix.Deal | schnapsen.Deal | None:
        """The deal that is on, or was last."""
        return self.match.deal if self.match else None

    @property
    def deal_number(self) -> int:
        """The number of the deal that is on or was last, from 0."""
        return len(self.match.results) - self.on.over if self.match and self.on else 0

    @property
    def ply(self) -> int:
        """How many moves have been made in the deal."""
        return len(self.on.history) if self.on else 0

    @property
    def to_act(self) -> Seat | None:
        """The seat whose move is awaited."""
        return self.on.to_act if self.on else None
