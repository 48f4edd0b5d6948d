"""How strong the levels of Schnapsen are: contests between them, and what can be gained against them."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from concurrent.futures import Executor
from datetime import date
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from cardavia.arena.blocks import Entry
from cardavia.arena.contest import Outcome, contest
from cardavia.arena.exploiting import fifth_tricks, gains_against

SEED: Final = 66


class Size(msgspec.Struct, frozen=True):
    """Is how long a contest is: packs, each played twice, and then whole matches, each played twice."""

    packs: int
    matches: int = 0


class Gained(msgspec.Struct, frozen=True):
    """Is what can be gained against a level in the last trick with a stock, in game points a deal."""

    tricks: int
    """Over how many such tricks this is the average."""
    replying: float
    leading: float


class Strength(msgspec.Struct, frozen=True):
    """Is what was measured, where and when."""

    day: str
    machine: str
    contests: tuple[Outcome, ...]
    gained: dict[str, Gained]


def measure(
    sizes: Mapping[tuple[str, str], Size],
    tricks: Mapping[str, int],
    executor: Executor | None = None,
) -> Strength:
    """Returns how strong the levels are.

    Args:
        sizes: which levels play each other, and how long.
        tricks: against which of them it is computed what can be gained, and in how many tricks.
        executor: where the contests run; in this process when None.
    """
    contests = [
        contest(
            Entry("schnapsen", 2, "classic", *pair, seed=SEED), size.packs, size.matches, executor=executor
        )
        for pair, size in sizes.items()
    ]
    return Strength(
        day=f"{date.today():%d %B %Y}",
        machine=platform.machine(),
        contests=tuple(contests),
        gained={level: gained_against(level, count) for level, count in tricks.items()},
    )


def gained_against(level: str, tricks: int) -> Gained:
    """Returns what can be gained against a level; every level meets the same tricks."""
    found = [gains_against(level, trick) for trick in fifth_tricks(tricks, Random(SEED))]
    replying, leading = (fmean(column) for column in zip(*found, strict=True))
    return Gained(tricks, replying, leading)
