"""Fault 9: a computer player that hangs, dies or is forgotten.  Here its turns all end in a legal move."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from cardavia import games
from cardavia.games import View
from cardavia.server.thinking import Thinking

from ..patience import PATIENCE
from .conftest import Arrive
from .process import Server


def a_view(game: str = "fiftysix", players: int = 6) -> View:
    known = games.game(game, players)
    deal = known.deal(dealer=0, pack=known.pack)
    assert deal.to_act is not None
    return deal.view(deal.to_act)


@asynccontextmanager
async def thinking(workers: int = 1, seconds: float = PATIENCE) -> AsyncIterator[Thinking]:
    thinking = Thinking(workers, seconds)
    try:
        yield thinking
    finally:
        thinking.close()


@pytest.mark.parametrize("game", [("fiftysix", 8), ("schnapsen", 2)])
def test_fault_09_a_thought_that_does_not_come_in_time_is_replaced_by_a_legal_move(
    game: tuple[str, int],
) -> None:
    async def main() -> None:
        view = a_view(*game)
        async with thinking(seconds=1e-6) as slow:
            for seed in range(2):
                choice = await slow.choose(view, "fair", seed)
                assert choice.move in view.legal_moves()

    asyncio.run(main())


def test_fault_09_a_level_that_crashes_is_replaced_by_a_legal_move() -> None:
    async def main() -> None:
        view = a_view()
        async with thinking() as broken:
            choice = await broken.choose(view, "no such level", 1)
            assert choice.move in view.legal_moves()
            assert (await broken.choose(view, "easy", 1)).move in view.legal_moves()

    asyncio.run(main())


def test_fault_09_a_process_that_dies_idle_is_replaced_and_the_level_thinks_on() -> None:
    async def main() -> None:
        view = a_view()
        async with thinking() as shaken:
            first = await shaken.choose(view, "easy", 7)
            (worker,) = shaken.workers
            before = await worker.process_id()
            os.kill(before, signal.SIGKILL)
            while alive(before):
                await asyncio.sleep(0.01)
            assert await shaken.choose(view, "easy", 7) == first
            assert await worker.process_id() != before

    asyncio.run(main())


def test_fault_09_a_process_that_dies_thinking_takes_no_other_thought_with_it() -> None:
    async def main() -> None:
        view = a_view()
        async with thinking(workers=2) as shaken:
            await shaken.warm_up()
            first, second = [await worker.process_id() for worker in shaken.workers]
            thoughts = [asyncio.create_task(shaken.choose(view, "fair", seed)) for seed in range(4)]
            await asyncio.sleep(0.02)
            os.kill(first, signal.SIGKILL)
            for choice in await asyncio.gather(*thoughts):
                assert choice.move in view.legal_moves()
            assert second in [await worker.process_id() for worker in shaken.workers]

    asyncio.run(main())


def test_fault_09_who_loses_interest_in_a_thought_takes_no_worker_away() -> None:
    async def main() -> None:
        view = a_view()
        async with thinking() as one:
            await one.warm_up()
            for seed in range(3):
                thought = asyncio.create_task(one.choose(view, "easy", seed))
                await asyncio.sleep(0)
                thought.cancel()
            assert (await one.choose(view, "easy", 3)).move in view.legal_moves()

    asyncio.run(main())


def test_fault_09_a_computer_players_turn_goes_on_by_itself_after_a_restart(
    server: Server, guest: Arrive
) -> None:
    anu = guest("Anu")
    # Slow enough that the server is killed while the computer player's move is on its way.
    table = anu.open("schnapsen", 2, start=True, pace="calm", level="easy")
    anu.contribute()
    anu.play_on(lambda view: anu.my_turn)
    anu.play(anu.choose())
    server.kill()
    before = server.rows(table)
    assert b"Moved" in before[-1]
    server.start()
    time.sleep(1.6)
    # Nobody is there yet: nothing happens until somebody is.
    assert server.rows(table) == before
    anu.come(table)
    anu.play_on(lambda view: anu.my_turn)
    assert server.rows(table)[: len(before)] == before


def test_fault_09_killed_in_the_middle_of_a_thought(server: Server, guest: Arrive) -> None:
    anu = guest("Anu")
    table = anu.open("fiftysix", 6, start=True, level="fair", rules="classic match=deals(1)")
    anu.contribute()
    anu.play_on(lambda view: anu.my_turn)
    workers = server.workers
    assert len(workers) == 1
    for _ in range(2):
        anu.play(anu.choose())
        server.kill()
        before = server.rows(table)
        server.start()
        anu.come(table)
        anu.play_on(lambda view: anu.my_turn)
        assert server.rows(table)[: len(before)] == before
    # The processes that thought for the killed server see its end, soon or late.
    until = time.monotonic() + PATIENCE
    while any(map(alive, workers)):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_fault_09_a_worker_that_is_killed_is_missed_by_nobody(server: Server, guest: Arrive) -> None:
    anu = guest("Anu")
    anu.open("fiftysix", 4, start=True, level="easy", rules="classic match=deals(1)")
    anu.contribute()
    for _ in range(3):
        anu.play_on(lambda view: anu.my_turn or view["phase"] == "over")
        for worker in server.workers:
            os.kill(worker, signal.SIGKILL)
        anu.play(anu.choose())
    anu.play_on()
    assert anu.view["winner"] in (0, 1)


def alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as state:
            return state.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
