"""What the page asks for by HTTP: who I am, a new table, the rules, a match to look back at."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from cardavia import records, table, wire
from cardavia.games import Seat
from cardavia.records import check_name
from cardavia.server.guests import Guests
from cardavia.server.rooms import Rooms
from cardavia.server.store import MatchPlayed, SeatTaken
from cardavia.shuffle import new_secret
from cardavia.table import Finished, Options
from cardavia.table.options import Pace
from cardavia.words import BadRequest, Message

REFUSED: Final = dict.fromkeys(
    (400, 403, 404, 409, 413, 429, 503),
    ResponseSpec(Message, generate_examples=False, description="What is wrong, as a message."),
)


LARGEST_RECORD: Final = 131_072
"""The largest request to look at a record, in bytes: a hundred deals."""

MatchNumber = Annotated[int | None, Parameter(ge=1, description="Which of the table's matches, from 1.")]


class Me(msgspec.Struct, frozen=True):
    """Is what a guest finds again: the name, and the matches to resume."""

    name: str
    tables: list[SeatTaken]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is the name a guest wants to be called by."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a new table with the caller at it."""

    game: str
    players: int
    rules: str = "classic"
    level: str = "fair"
    pace: Pace = "normal"
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    start: bool = False
    """Whether computer players fill the other seats and the match starts at once."""


class Seated(msgspec.Struct, frozen=True):
    """Is where the caller sits."""

    id: str
    seat: Seat


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is a record from elsewhere, to be looked at."""

    record: str


@get("/me", responses=REFUSED)
async def me(request: Request[Any, Any, State], state: State) -> Response[Me]:
    """Returns the guest's name and tables, and makes a newcomer a guest."""
    store = _rooms(state).store
    person, cookie = _guests(state).welcome(request)
    mine = Me(await store.name_of(person), await store.tables_of(person))
    return Response(mine, cookies=[cookie])


@post("/me", status_code=204, responses=REFUSED)
async def rename(request: Request[Any, Any, State], state: State, data: Name) -> None:
    """Remembers the guest's name."""
    person, name = _person(request, state), " ".join(data.name.split())
    check_name(name)
    await _rooms(state).store.remember_name(person, name)


@post("/tables", responses=REFUSED)
async def open_table(request: Request[Any, Any, State], state: State, data: NewTable) -> Response[Seated]:
    """Opens a table and seats the caller."""
    person, cookie = _guests(state).welcome(request)
    name = " ".join(data.name.split()) or "Guest"
    check_name(name)
    room = await _rooms(state).open(Options(data.game, data.players, data.rules, data.level, data.pace))
    await room.do(table.Sit(id="", person=person, name=name, seat=0))
    if data.start:
        await room.do(table.StartMatch(id="", person=person, secret=new_secret().hex()))
    return Response(Seated(room.state.id, 0), cookies=[cookie])


@get("/me/matches", responses=REFUSED)
async def matches(request: Request[Any, Any, State], state: State) -> list[MatchPlayed]:
    """Returns the matches that the guest has played to their end, the latest first."""
    return await _rooms(state).store.matches_of(_person(request, state))


@get("/tables/{table_id:str}/record", responses=REFUSED)
async def record(state: State, table_id: str, match: MatchNumber = None) -> Response[str]:
    """Returns the record of a match that is over: of the table's last one, or an earlier one."""
    played = await _finished(state, table_id, match)
    name = f"cardavia-{played.record.game.name}-{table_id}-{played.number}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = records.dumps(played.record)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/tables/{table_id:str}/replay", responses=REFUSED)
async def replay(
    request: Request[Any, Any, State], state: State, table_id: str, match: MatchNumber = None
) -> wire.Replay:
    """Returns a match that is over with all hands open: the table's last one, or an earlier one."""
    played, person = await _finished(state, table_id, match), _guests(state).known(request)
    seat = played.seat_of(person) if person else None
    async with _replaying(state):
        return await asyncio.to_thread(
            wire.replay, played.record, played.reasons, table=table_id, match=played.number, seat=seat
        )


@post("/replay", status_code=200, request_max_body_size=LARGEST_RECORD, responses=REFUSED)
async def look_at(state: State, data: RecordText) -> wire.Replay:
    """Returns a record from elsewhere as a match to look back at; nothing of it is kept."""
    async with _replaying(state):
        return await asyncio.to_thread(lambda: wire.replay(records.loads(data.record)))


@get("/rules/{game:str}", sync_to_thread=False, responses=REFUSED)
def rules(game: str, rules: str = "classic", players: int | None = None) -> wire.FullRules:
    """Returns the full rules, as a table for so many plays by them; of any table without."""
    return wire.full_rules(game, rules, players)


@get("/rules/{game:str}/example", sync_to_thread=True, responses=REFUSED)
def example(game: str) -> wire.Replay:
    """Returns the match that the worked examples of the rules are of."""
    return wire.example(game)


async def _finished(state: State, table_id: str, number: int | None) -> Finished:
    log = await _rooms(state).store.log(table_id)
    if not log:
        raise BadRequest("no_such_table")
    return table.finished_match(log, number)


def _replaying(state: State) -> asyncio.Lock:
    """One match at a time is played again: whoever plays now goes first."""
    replaying: asyncio.Lock = state.replaying
    return replaying


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def _guests(state: State) -> Guests:
    guests: Guests = state.guests
    return guests


def _person(request: Request[Any, Any, State], state: State) -> str:
    person = _guests(state).known(request)
    if person is None:
        raise BadRequest("who_are_you")
    return person


router = Router(
    "/api", route_handlers=[me, matches, rename, open_table, record, replay, look_at, rules, example]
)
