"""The kernel is compiled, fast enough for every player of these games, and agrees with the rules.

Measured in the processor time of one core, on deals of chance from a fixed seed: whole deals of 56 played
out in a second; positions of Schnapsen solved in a second when the stock has just run out; and how long
whole deals of 56 take, for whether 28 in seat 0's best suit stands, and for the points of both sides.
Then positions of both games are held against the rules and against searches that take no short cut.
The quick proof measures fewer deals and compares fewer positions, by the same bars.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Final, NamedTuple

from cardavia import kernel
from cardavia.arena.kernel_speed import (
    Answer,
    Times,
    contract_tests,
    exact_values,
    playouts_per_second,
    strict_solves_per_second,
    times,
)
from proofs import _fiftysix_adapter_check, _fiftysix_kernel_check, _schnapsen_kernel_check

PLAYOUTS: Final = 500_000
STRICT: Final = 300_000
CONTRACT_MS: Final = 3.0
EXACT_MS: Final = 100.0
DECIDED: Final = 0.90
PATIENCE: Final = 5.0
"""Seconds after which the search for a deal's points is given up."""
SEED: Final = 56


class Sample(NamedTuple):
    """Is how much one run of the proof looks at."""

    seconds: float
    """For each figure that is so many in a second."""
    contracts: dict[int, int]
    """Deals by number of players."""
    exact: int
    """Deals for six players."""
    adapted: int
    """Positions of 56, between the rules and the solver."""
    solved: int
    """Positions of 56, between the solver and a search without short cuts."""
    deep: int
    """Positions of 56 with five to seven tricks left, between the solver and the same search."""
    schnapsen: int
    """Positions of Schnapsen, and a tenth as many endings with every line tried."""


QUICK: Final = Sample(1.0, {4: 50, 6: 200, 8: 50}, 60, 2_000, 1_900, 3, 1_000)
FULL: Final = Sample(5.0, {4: 400, 6: 1_000, 8: 400}, 400, 20_000, 10_000, 300, 10_000)


def prove(quick: bool) -> tuple[bool, str]:
    sample = QUICK if quick else FULL
    found = [(kernel.COMPILED, f"the kernel is {kernel.which()}")]
    for holds, figures in chain(speeds(sample), solving(sample), agreement(sample)):
        print(figures, flush=True)
        found.append((holds, figures))
    return all(holds for holds, _ in found), "; ".join(figures for _, figures in found)


Finding = tuple[bool, str]
"""Whether a bar holds, and the figures."""


def speeds(sample: Sample) -> Iterator[Finding]:
    for players in (4, 6, 8):
        speed = playouts_per_second(players, sample.seconds)
        bar, told = (0, "no bar") if players == 8 else (PLAYOUTS, f"bar {PLAYOUTS:,}")
        yield speed >= bar, f"{players} players: {speed:,.0f} play-outs/s ({told})"
    speed = strict_solves_per_second(sample.seconds)
    yield speed >= STRICT, f"Schnapsen: {speed:,.0f} strict solves/s (bar {STRICT:,})"


def solving(sample: Sample) -> Iterator[Finding]:
    for players, deals in sample.contracts.items():
        spent = of(contract_tests(players), deals)
        told = f"{players} players, does 28 stand, {deals} deals: {in_words(spent)}"
        if players == 6:
            yield within(spent, CONTRACT_MS), f"{told} (bar: median {CONTRACT_MS:.0f} ms)"
        else:
            yield spent.decided_in_1s >= DECIDED, f"{told} (bar {DECIDED:.0%})"
    spent = of(exact_values(6, PATIENCE), sample.exact)
    bar = f"(bar: median {EXACT_MS:.0f} ms)"
    yield within(spent, EXACT_MS), f"6 players, exact, {sample.exact} deals: {in_words(spent)} {bar}"


def of(answers: Iterator[Answer], deals: int) -> Times:
    return times(islice(answers, deals))


def within(spent: Times, bar: float) -> bool:
    return spent.median is not None and spent.median <= bar


def in_words(spent: Times) -> str:
    middle = "none" if spent.median is None else f"{spent.median:,.1f} ms"
    return f"median {middle}, mean {spent.mean:,.0f} ms, {spent.decided_in_1s:.1%} within 1 s"


def agreement(sample: Sample) -> Iterator[Finding]:
    checks: list[tuple[str, Callable[[int, int], list[str]], int]] = [
        ("56, rules and solver", _fiftysix_adapter_check.check, sample.adapted),
        ("56, solver and plain search", _fiftysix_kernel_check.check, sample.solved),
        ("56, solver and plain search, 5 to 7 tricks", _fiftysix_kernel_check.check_deep, sample.deep),
        ("Schnapsen, rules and solver", _schnapsen_kernel_check.check, sample.schnapsen),
        ("Schnapsen, every line tried", _schnapsen_kernel_check.check_endings, sample.schnapsen // 10),
    ]
    for compared, check, count in checks:
        mismatches = check(count, SEED)
        for mismatch in mismatches[:10]:
            print(f"  {mismatch}")
        yield not mismatches, f"{compared}: {len(mismatches)} mismatches in {count:,} positions"
