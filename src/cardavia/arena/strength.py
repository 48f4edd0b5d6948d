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
from cardavia.arena.exploiting import Gains, fifth_tricks, gains_against

SEED: Final = 66


class Size(msgspec.Struct, frozen=True):
    """Is how long a contest is: packs, each played twice, and then whole matches, each played twice."""

    packs: int
    matches: int = 0


class Strength(msgspec.Struct, frozen=True):
    """Is what was measured, where and when."""

    day: str
    machine: str
    contests: tuple[Outcome, ...]
    tricks: int
    """In how many last tricks with a stock it was computed what can be gained."""
    gained: dict[str, Gains]
    """Against each level, in game points a deal, on average over those tricks."""

    def of(self, a: str, b: str) -> Outcome:
        """Returns the contest of two levels."""
        return next(outcome for outcome in self.contests if (outcome.a, outcome.b) == (a, b))


def measure(
    sizes: Mapping[tuple[str, str], Size],
    levels: tuple[str, ...],
    tricks: int,
    executor: Executor | None = None,
) -> Strength:
    """Returns how strong the levels are.

    Args:
        sizes: which levels play each other, and how long.
        levels: against which of them it is computed what can be gained.
        tricks: in how many last tricks with a stock.
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
        tricks=tricks,
        gained={level: gained_against(level, tricks) for level in levels},
    )


def gained_against(level: str, tricks: int) -> Gains:
    """Returns what can be gained against a level, on average over the same tricks for every level."""
    found = [gains_against(level, trick) for trick in fifth_tricks(tricks, Random(SEED))]
    return Gains(fmean(gains.replying for gains in found), fmean(gains.leading for gains in found))
