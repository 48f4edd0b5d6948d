"""Contests between two levels: every pack for both sides, and an honest interval.

Each pack is played twice, once with level a on side 0 and once on side 1: the luck of the cards
falls on both alike, and what is left of it shows in the interval.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from statistics import fmean, median, quantiles, stdev
from typing import Final

import msgspec

from cardavia.arena.blocks import Block, Entry, play_deals, play_matches
from cardavia.arena.contracts import Contracts
from cardavia.players import levels
from cardavia.words import BadRequest

BLOCK: Final = 10
"""How many deals, or matches, one task plays."""
TWO_SIDED_95: Final = 1.96
"""Standard errors to each side of a mean that hold the truth 95 times in 100."""


class Spent(msgspec.Struct, frozen=True):
    """Is how long a level's decisions took, in milliseconds of processor time."""

    median: float
    p95: float
    """What 95 in 100 decisions took at most."""
    most: float


class Outcome(msgspec.Struct, frozen=True):
    """Is how a contest ended, as ``cardavia contest --json`` prints it."""

    deals: int
    """How many packs were played; a duplicate contest plays each twice."""
    a: str
    b: str
    per_deal: float | None
    """What level a won in a deal on average: tables in 56, game points in Schnapsen; None without deals."""
    interval: tuple[float, float] | None
    """Where the true average lies, 95 times in 100."""
    deals_won_a: float | None
    """The share of deals that level a won."""
    matches: tuple[int, int]
    """How many whole matches each level won."""
    match_interval: tuple[float, float] | None
    """Where the true share of matches that level a wins lies, 95 times in 100; None for fewer than two."""
    decision_ms: dict[str, Spent]
    """How long the decisions of ``a`` and ``b`` took in the deals."""
    contracts: dict[str, Contracts] = {}
    """In 56, what became of the contracts that ``a`` and ``b`` bid in the deals."""


def contest(
    entry: Entry,
    deals: int,
    matches: int = 0,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Outcome:
    """Plays a contest and returns its figures; they do not depend on how its tasks are spread.

    Args:
        entry: the game, the two levels, the seed.
        deals: how many packs are played, each on its own; none where only matches are wanted.
        matches: how many whole matches are played after them.
        executor: where the tasks run; in this process when None.
        progress: told how many more packs and matches are done, after each task.

    Raises:
        BadRequest: an unknown game or level, fewer than two deals, or none and no match.
        BadRules: the rule set cannot be played.
    """
    check(entry, deals, matches)
    tasks: list[Task] = [(play_deals, entry, numbers) for numbers in _blocks(deals)]
    tasks += [(play_matches, entry, numbers) for numbers in _blocks(matches)]
    return _outcome(entry, list(_run(tasks, executor, progress)))


def check(entry: Entry, deals: int, matches: int = 0) -> None:
    """Refuses a contest that cannot be held.

    Raises:
        BadRequest: an unknown game or level, fewer than two deals, or none and no match.
        BadRules: the rule set cannot be played.
    """
    known = levels(entry.settled().name)
    for level in (entry.a, entry.b):
        if level not in known:
            raise BadRequest("unknown_level", level=level, levels=" ".join(known))
    if not (deals >= 2 or deals == 0 < matches) or matches < 0:
        raise BadRequest("contest_needs_deals")


Task = tuple[Callable[[Entry, range], Block], Entry, range]


def _blocks(count: int) -> Iterator[range]:
    return (range(first, min(first + BLOCK, count)) for first in range(0, count, BLOCK))


def _run(tasks: list[Task], executor: Executor | None, progress: Callable[[int], None]) -> Iterable[Block]:
    """Runs the tasks; what comes back is in their order, whichever ended first."""
    if executor is None:
        for play, entry, numbers in tasks:
            yield play(entry, numbers)
            progress(len(numbers))
        return
    futures: dict[Future[Block], int] = {
        executor.submit(play, entry, numbers): len(numbers) for play, entry, numbers in tasks
    }
    for done in as_completed(futures):
        done.result()
        progress(futures[done])
    yield from (future.result() for future in futures)


def _outcome(entry: Entry, blocks: list[Block]) -> Outcome:
    plays = [gains for block in blocks for gains in block.gains]
    matches = [won for block in blocks for won in block.matches]
    every = [gain for gains in plays for gain in gains]
    won = sum(map(sum, matches))
    return Outcome(
        deals=len(plays),
        a=entry.a,
        b=entry.b,
        per_deal=round(fmean(map(fmean, plays)), 4) if plays else None,
        interval=_interval(plays),
        deals_won_a=round(sum(gain > 0 for gain in every) / len(every), 4) if plays else None,
        matches=(won, sum(map(len, matches)) - won),
        match_interval=_interval(matches),
        decision_ms={name: _spent(blocks, side) for side, name in enumerate("ab")} if plays else {},
        contracts=_contracts(blocks) if plays and entry.game == "fiftysix" else {},
    )


def _contracts(blocks: list[Block]) -> dict[str, Contracts]:
    bids = [bid for block in blocks for bid in block.contracts]
    return {
        "a": Contracts.of(bid for bid in bids if bid.by_a),
        "b": Contracts.of(bid for bid in bids if not bid.by_a),
    }


def _interval(plays: Sequence[Sequence[float]]) -> tuple[float, float] | None:
    """Returns where the true mean lies; the plays of one pack are not independent, the packs are."""
    if len(plays) < 2:
        return None
    means = [fmean(gains) for gains in plays]
    reach = TWO_SIDED_95 * stdev(means) / len(means) ** 0.5
    return round(fmean(means) - reach, 4), round(fmean(means) + reach, 4)


def _spent(blocks: list[Block], side: int) -> Spent:
    times = [spent for block in blocks for spent in block.times[side]]
    return Spent(round(median(times), 3), round(quantiles(times, n=20)[-1], 3), round(max(times), 3))


@contextmanager
def cores(workers: int | None = None) -> Iterator[Executor]:
    """Provides worker processes, one for each core when ``workers`` is None."""
    # Spawned, not forked: a fork copies the threads' locks of whoever asks for a contest.
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, get_context("spawn")) as executor:
        yield executor
