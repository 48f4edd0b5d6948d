"""What can be asked of a table.  A command has an id, so that it happens once however often it is sent."""

from __future__ import annotations

import msgspec

from cardavia.games import Seat
from cardavia.words import Message


class Command(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Is asked for once: a second command of the same id changes nothing.

    What the shell asks for on its own account has the empty id: it is never sent twice.
    """

    id: str


class ByPerson(Command, frozen=True):
    """Is asked by a person, whom the shell has recognised."""

    person: str


class Sit(ByPerson, frozen=True, tag=True):
    """Takes a seat; any free one when None."""

    name: str
    seat: Seat | None = None


class Rise(ByPerson, frozen=True, tag=True):
    """Gets up for good."""


class SeatComputer(ByPerson, frozen=True, tag=True):
    """Asks a computer player to an empty seat, or sends it away (level None)."""

    seat: Seat
    level: str | None


class StartMatch(ByPerson, frozen=True, tag=True):
    """Starts a match, the first or another one; empty seats are filled.

    The shell adds a fresh secret.
    """

    secret: str


class Commit(ByPerson, frozen=True, tag=True):
    """Sends the hash of a contribution to the shuffle."""

    commitment: str


class Contribute(ByPerson, frozen=True, tag=True):
    """Opens the contribution."""

    value: str


class Play(ByPerson, frozen=True, tag=True):
    """Makes a move in a place: the deal's number (from 0) and the move's in it (from 0)."""

    deal: int
    ply: int
    move: str


class TakeBack(ByPerson, frozen=True, tag=True):
    """Takes the last own move back, as long as nobody has answered it."""

    deal: int
    ply: int


class Ready(ByPerson, frozen=True, tag=True):
    """Is ready for the next deal."""

    deal: int


class Connect(ByPerson, frozen=True, tag=True):
    """Is connected, as the shell sees."""


class Disconnect(ByPerson, frozen=True, tag=True):
    """Is connected no more, as the shell sees."""


class ComputerMove(Command, frozen=True, tag=True):
    """Brings the move that a computer player has thought of."""

    seat: Seat
    deal: int
    ply: int
    move: str
    why: tuple[Message, ...] = ()


class Due(Command, frozen=True, tag=True):
    """Says that the time for what was due has come.  The shell adds a fresh secret in case one is needed."""

    secret: str


AnyCommand = (
    Sit | Rise | SeatComputer | StartMatch | Commit | Contribute | Play | TakeBack | Ready | Connect
    | Disconnect | ComputerMove | Due
)  # fmt: skip
