"""A room when things go wrong below it: a log that cannot be written, other writers, callers that give up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from cardavia import table
from cardavia.server.guests import Guests
from cardavia.server.room import Room
from cardavia.server.rooms import Rooms
from cardavia.server.settings import Settings
from cardavia.server.store import FILE, CannotKeep, Conflict, Store, prepare
from cardavia.server.thinking import Thinking
from cardavia.table import Options
from cardavia.words import BadRequest

from ..patience import PATIENCE
from ..table.sitting import Sitting


@asynccontextmanager
async def rooms(folder: Path, rejoin_seconds: float = 0.05) -> AsyncIterator[Rooms]:
    store, thinking = await Store.open(folder), Thinking(1, PATIENCE)
    rooms = Rooms(store, thinking, Settings(data=folder, rejoin_seconds=rejoin_seconds))
    try:
        yield rooms
    finally:
        await rooms.close()
        thinking.close()
        await store.close()


async def a_room(rooms: Rooms, *people: str) -> Room:
    room = await rooms.open(Options("schnapsen", 2, level="random", pace="instant"))
    for person in people:
        await room.do(table.Sit(id=f"{person} sits", person=person, name=person))
    return room


async def until(so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)


def sit(person: str) -> table.Sit:
    return table.Sit(id=f"{person} sits", person=person, name=person)


def start(person: str) -> table.StartMatch:
    return table.StartMatch(id="start", person=person, secret="11" * 32)


def test_when_the_log_cannot_be_written_nothing_has_happened(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as them:
            room = await a_room(them, "anu")
            before = room.state
            await them.store._connection.execute("PRAGMA busy_timeout = 10")
            with holding_the_log(tmp_path), pytest.raises(CannotKeep):
                await room.do(sit("biju"))
            assert room.state == before == await them.store.load(before.id)
            assert await room.do(sit("biju")) == before.version + 1

    asyncio.run(main())


def holding_the_log(folder: Path) -> closing[sqlite3.Connection]:
    """Holds the log as a copying program might, so that nobody can write to it."""
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return closing(connection)


def test_what_is_due_is_tried_again_until_the_log_can_be_written(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as them:
            room = await a_room(them, "anu")
            changed = room.watch()
            await room.arrive("anu")
            # Nobody contributes; after the exchange's time the cards are dealt, and a computer player moves.
            await room.do(start("anu"))
            await room.do(table.Rise(id="anu rises", person="anu"))
            await them.store._connection.execute("PRAGMA query_only = ON")
            room.state = replace(room.state, since=0.0)
            room.arm()
            with capture_logs() as logged:
                await until(lambda: any(entry["event"] == "due_failed" for entry in logged))
            assert room.state.phase == "shuffling"
            await them.store._connection.execute("PRAGMA query_only = OFF")
            await until(lambda: room.state.phase != "shuffling")
            room.unwatch(changed)

    asyncio.run(main())


def test_what_is_answered_is_on_the_disk_and_not_only_on_its_way_there(tmp_path: Path) -> None:
    full = 2

    async def main() -> None:
        async with rooms(tmp_path) as them:
            asked = "SELECT * FROM pragma_synchronous, pragma_journal_mode"
            assert await them.store._connection.execute_fetchall(asked) == [(full, "wal")]

    asyncio.run(main())


def test_two_writers_to_one_table_get_on_with_each_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as mine, rooms(tmp_path) as yours:
            here = await a_room(mine, "anu")
            there = await yours.room(here.state.id)
            await here.do(table.Connect(id="", person="anu"))
            await there.do(sit("biju"))
            # The first has not heard of it, is refused by the log, and carries on from how the table stands.
            with pytest.raises(BadRequest, match="taken"):
                await here.do(table.SeatComputer(id="c", person="anu", seat=1, level="easy"))
            await here.do(start("anu"))
            assert here.state.phase == "shuffling"
            with pytest.raises(BadRequest, match="has begun"):
                await there.do(table.StartMatch(id="start 2", person="biju", secret="22" * 32))
            # A resend reaches the other process: it was carried out already.
            version = there.state.version
            assert await there.do(start("anu")) == version

    asyncio.run(main())


def test_who_sits_here_is_not_away_because_another_process_has_no_line_to_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as mine, rooms(tmp_path) as yours:
            here = await a_room(mine, "anu")
            await here.arrive("anu")
            there = await yours.room(here.state.id)
            assert there.state.places[0].away_since is not None
            await here.do(sit("biju"))
            await until(lambda: here.state.places[0].away_since is None)
            # Nor does the other process take it back: it hears of it with its next command.
            await there.do(start("anu"))
            assert there.state.places[0].away_since is None

    asyncio.run(main())


def test_a_table_that_others_keep_writing_to_is_given_up_after_a_while(tmp_path: Path) -> None:
    outpaced = "CREATE TRIGGER outpaced BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'taken'); END"

    async def main() -> None:
        async with rooms(tmp_path) as them:
            room = await a_room(them, "anu")
            await them.store._connection.execute(outpaced)
            with pytest.raises(Conflict):
                await room.do(sit("biju"))
            await them.store._connection.execute("DROP TRIGGER outpaced")
            await room.do(sit("biju"))

    asyncio.run(main())


def test_who_gives_up_waiting_leaves_the_log_and_the_room_as_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as them:
            for steps in range(12):
                room = await a_room(them, "anu")
                asking = asyncio.create_task(room.do(sit("biju")))
                for _ in range(steps):
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.wait([asking])
                await room.do(table.Connect(id="", person="anu"))
                assert room.state == await them.store.load(room.state.id)
                assert [place.person is None for place in room.state.places] == [False, steps == 0]

    asyncio.run(main())


def test_a_room_is_one_for_all_and_gone_when_nobody_has_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as them:
            room = await a_room(them, "anu")
            id = room.state.id
            assert await them.room(id) is room
            del room
            together = await asyncio.gather(*(them.room(id) for _ in range(5)))
            assert all(one is together[0] for one in together)
            del together
            await asyncio.sleep(0)
            assert list(them._rooms) == []
            for _ in range(50):
                await a_room(them)
            assert len(them._rooms) == 0
            with pytest.raises(BadRequest):
                await them.room("no such table")
            with pytest.raises(BadRequest):
                await them.state("no such table")

    asyncio.run(main())


def test_whoever_was_there_when_the_server_stopped_is_away_until_seen_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as them:
            room = await a_room(them, "anu", "biju")
            id = room.state.id
        async with rooms(tmp_path) as them:
            room = await them.room(id)
            assert all(place.away_since is not None for place in room.state.places)
            await room.arrive("anu")
            assert [place.away_since is None for place in room.state.places] == [True, False]
            room.leave("anu")
            await until(lambda: room.state.places[0].away_since is not None)

    asyncio.run(main())


def test_fault_05_a_reload_is_too_quick_to_be_noticed_by_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path, rejoin_seconds=2 * PATIENCE) as them:
            room = await a_room(them, "anu", "biju")
            for person in ("anu", "biju"):
                await room.arrive(person)
            before = room.state
            for person in ("anu", "biju", "anu"):
                room.leave(person)
                await room.arrive(person)
            assert room.state == before
            assert room._noting == {}

    asyncio.run(main())


def test_an_alarm_under_way_is_not_disturbed_by_who_comes_and_goes(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as them:
            room = await a_room(them, "anu")
            watching = room.watch()
            await room.do(start("anu"))
            alarm = room._alarm
            assert alarm is not None
            for person in ("anu", "watcher"):
                await room.arrive(person)
                room.arm()
            assert room._alarm is alarm
            assert not alarm.cancelled()
            room.unwatch(watching)

    asyncio.run(main())


def test_guests_names_and_seats_are_found_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with rooms(tmp_path) as them:
            store = them.store
            await store.remember_name("anu", "Anu")
            await store.remember_name("anu", "Anu K.")
            assert [await store.name_of(person) for person in ("anu", "biju")] == ["Anu K.", ""]
            first, second = await a_room(them, "anu"), await a_room(them, "anu", "biju")
            mine = [one.id for one in await store.tables_of("anu")]
            assert mine == [second.state.id, first.state.id]
            await second.do(table.Rise(id="up", person="anu"))
            assert [one.id for one in await store.tables_of("anu")] == [first.state.id]
            assert [one.seat for one in await store.tables_of("biju")] == [1]

    asyncio.run(main())


def test_a_match_has_its_number_where_the_one_before_is_in_nobodys_list(tmp_path: Path) -> None:
    sitting = Sitting()
    sitting.sit("anu")

    async def play_a_match(store: Store) -> None:
        before = len(sitting.log)
        sitting.start()
        sitting.play_until("over")
        await store.append(table.replay(sitting.log[:before]), sitting.log[before:])

    async def main() -> None:
        async with rooms(tmp_path) as them:
            store = them.store
            await store.append(await store.begin(sitting.log[0]), sitting.log[1:])
            await play_a_match(store)
            assert [one.match for one in await store.matches_of("anu")] == [1]
            await store._connection.execute("DELETE FROM matches")
            await play_a_match(store)
            assert [one.match for one in await store.matches_of("anu")] == [2]
            assert [one.number for one in table.finished(await store.log(sitting.state.id))] == [1, 2]

    asyncio.run(main())


def test_a_log_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    prepare(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(BadRequest, match="format 99") as refused:
        prepare(tmp_path)
    assert refused.value.id == "data_folder_unusable"


def test_a_new_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    prepare(folder)
    Guests(folder)
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / "cookie.key").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in folder.glob("cookie*")) == ["cookie.key"]


def test_a_damaged_cookie_key_is_told_and_not_used(tmp_path: Path) -> None:
    (tmp_path / "cookie.key").write_bytes(b"")
    with pytest.raises(BadRequest, match="damaged"):
        Guests(tmp_path)
