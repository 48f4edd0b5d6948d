"""The messages of the table's socket, in both directions; ``docs/protocol.md`` describes them."""

from __future__ import annotations

from typing import Final

import msgspec

from cardavia import table
from cardavia.games import Seat
from cardavia.wire.page import PageView
from cardavia.words import BadRequest, BadText, Message

ID_LENGTH: Final = 64
LONGEST: Final = 4096
"""The longest message that a client may send, in bytes."""


NOT_READ: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What comes of text that is no JSON, or not the JSON that is wanted."""


class Named(msgspec.Struct, frozen=True):
    """Is anything with an id."""

    id: str


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Asks for something, under an id of the client's own: asked twice, it happens once."""

    id: str


class Sit(FromClient, frozen=True, tag="sit"):
    """Takes a seat; any free one when none is named."""

    name: str
    seat: Seat | None = None


class Rise(FromClient, frozen=True, tag="rise"):
    """Gets up for good."""


class SeatComputer(FromClient, frozen=True, tag="seat_computer"):
    """Asks a computer player to an empty seat, or sends it away (no level)."""

    seat: Seat
    level: str | None


class StartMatch(FromClient, frozen=True, tag="start_match"):
    """Starts a match, the first or another one."""


class Commit(FromClient, frozen=True, tag="commit"):
    """Sends the hash of a contribution to the shuffle, 64 hexadecimal digits."""

    commitment: str


class Contribute(FromClient, frozen=True, tag="contribute"):
    """Opens the contribution, 64 hexadecimal digits."""

    value: str


class Play(FromClient, frozen=True, tag="play"):
    """Makes a move; deal and ply say where it belongs."""

    deal: int
    ply: int
    move: str


class TakeBack(FromClient, frozen=True, tag="take_back"):
    """Takes the last own move back."""

    deal: int
    ply: int


class Ready(FromClient, frozen=True, tag="ready"):
    """Is ready for the next deal."""

    deal: int


class StillThere(FromClient, frozen=True, tag="still_there"):
    """Asks for nothing but an answer: a line that has died tells a browser nothing of it."""


AskedOfTable = Sit | Rise | SeatComputer | StartMatch | Commit | Contribute | Play | TakeBack | Ready
ClientMessage = AskedOfTable | StillThere


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """Is sent by the server."""


class Accepted(ToClient, frozen=True, tag="accepted"):
    """Says that a message was carried out, now or when it came the first time."""

    id: str
    version: int


class Refused(ToClient, frozen=True, tag="refused"):
    """Says that a message was not carried out, and why; the table is as it was."""

    id: str
    reason: Message


class Show(ToClient, frozen=True, tag="view"):
    """Shows the table as it is now."""

    view: PageView


ServerMessage = Accepted | Refused | Show


def read_client_message(data: str | bytes) -> ClientMessage:
    """Reads a message of a client.

    Raises:
        BadText: it is none.
        BadRequest: it is longer than 4,096 bytes, or its id longer than 64 characters.
    """
    if _size(data) > LONGEST:
        raise BadRequest("message_too_long", most=LONGEST)
    try:
        message = msgspec.json.decode(data, type=ClientMessage)
    except NOT_READ as problem:
        raise BadText("bad_message", problem=str(problem)) from None
    if not 0 < len(message.id) <= ID_LENGTH:
        raise BadRequest("bad_message_id", most=ID_LENGTH)
    return message


def id_of(data: str | bytes) -> str:
    """Returns the id of what may be no message at all, so that its sender knows which was refused.

    >>> id_of('{"type": "dance", "id": "m1"}'), id_of('{"id": 7}')
    ('m1', '')
    """
    try:
        id = msgspec.json.decode(data, type=Named).id if _size(data) <= LONGEST else ""
    except NOT_READ:
        return ""
    return id if len(id) <= ID_LENGTH else ""


def _size(data: str | bytes) -> int:
    return len(data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass"))


def to_command(message: AskedOfTable, person: str, secret: str) -> table.AnyCommand:
    """Returns what a person's message asks of the table.

    ``secret`` is fresh, for a match that starts.  Ids are made the person's own: nobody can use up
    another's.
    """
    id = f"{person}:{message.id}"
    match message:
        case Sit():
            return table.Sit(id=id, person=person, name=message.name, seat=message.seat)
        case Rise():
            return table.Rise(id=id, person=person)
        case SeatComputer():
            return table.SeatComputer(id=id, person=person, seat=message.seat, level=message.level)
        case StartMatch():
            return table.StartMatch(id=id, person=person, secret=secret)
        case Commit():
            return table.Commit(id=id, person=person, commitment=message.commitment)
        case Contribute():
            return table.Contribute(id=id, person=person, value=message.value)
        case Play():
            return table.Play(id=id, person=person, deal=message.deal, ply=message.ply, move=message.move)
        case TakeBack():
            return table.TakeBack(id=id, person=person, deal=message.deal, ply=message.ply)
        case _:
            return table.Ready(id=id, person=person, deal=message.deal)


def write_message(message: ServerMessage) -> bytes:
    """Returns a message of the server as JSON."""
    return msgspec.json.encode(message, enc_hook=str)
