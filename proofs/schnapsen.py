"""The Schnapsen levels stand in order: fair beats random by 1.6 game points a deal, strong beats fair by 0.3.

Duplicate contests: each pack is played twice, with the seats swapped, so that the luck of the cards falls
on both levels alike.  Strong also has to win 70 in 100 matches of seven points against fair, and to decide
in time: half of its decisions within 150 ms, 95 in 100 within 500.  Strongest has to hold its own against
strong; in the last trick with a stock, the best answer to its play may gain 0.01 game points on average, as
computed for the game of hidden hands that this trick is.  The quick proof plays fewer packs and
no matches, and asks only that each level beats the one below it: that the lower end of the interval, within
which the true average lies 95 times in 100, is above zero.
"""

from __future__ import annotations

from concurrent.futures import Executor
from random import Random
from statistics import fmean

from cardavia.arena.blocks import Entry
from cardavia.arena.contest import Outcome, contest, cores
from cardavia.arena.exploiting import fifth_tricks, gains_against

BARS = {("fair", "random"): 1.6, ("strong", "fair"): 0.3}
MATCHES_WON = 0.7
MEDIAN_MS, P95_MS = 150, 500
MOST_GAINED = 0.01
TRICKS, QUICK_TRICKS = 20, 2
SEED = 66
QUICK = {("strong", "fair"): 60, ("fair", "random"): 100, ("fair", "easy"): 80, ("easy", "random"): 160}
FULL = {
    ("strong", "fair"): 1000,
    ("strongest", "strong"): 1000,
    ("fair", "random"): 2000,
    ("fair", "easy"): 1000,
    ("easy", "random"): 2000,
}
"""How many packs each pair of levels plays."""
EQUALS = ("strongest", "strong")
"""Levels so near to each other that the first has only not to be the worse one."""
MATCHES = {("strong", "fair"): 200}
"""How many matches as well, each played twice."""


def prove(quick: bool) -> tuple[bool, str]:
    with cores() as executor:
        outcomes = [meet(pair, packs, quick, executor) for pair, packs in (QUICK if quick else FULL).items()]
    gained = {level: gained_against(level, QUICK_TRICKS if quick else TRICKS) for level in EQUALS}
    holds = all(above(outcome) and (quick or stands(outcome)) for outcome in outcomes)
    bars = "above 0" if quick else ", ".join(f"{a} {bar}" for (a, _), bar in BARS.items())
    figures = [
        *map(told, outcomes),
        *(f"against {level} {gain:.4f} are gained" for level, gain in gained.items()),
    ]
    return holds and gained["strongest"] <= MOST_GAINED, f"{'; '.join(figures)}; bars: {bars}, {MOST_GAINED}"


def gained_against(level: str, tricks: int) -> float:
    """Returns what the better of leading and replying gains against a level, on average over some tricks."""
    return fmean(max(gains_against(level, trick)) for trick in fifth_tricks(tricks, Random(SEED)))


def above(outcome: Outcome) -> bool:
    """Whether the first level is the better one, or for levels near to each other may be."""
    return outcome.interval[1 if (outcome.a, outcome.b) == EQUALS else 0] > 0


def meet(pair: tuple[str, str], packs: int, quick: bool, executor: Executor) -> Outcome:
    matches = 0 if quick else MATCHES.get(pair, 0)
    return contest(Entry("schnapsen", 2, "classic", *pair, seed=SEED), packs, matches, executor=executor)


def stands(outcome: Outcome) -> bool:
    """Whether a contest was won by as much as it has to be, and in time."""
    times = outcome.decision_ms["a"]
    in_time = times.median <= MEDIAN_MS and times.p95 <= P95_MS
    return in_time and outcome.per_deal >= BARS.get((outcome.a, outcome.b), 0) and won(outcome) >= MATCHES_WON


def won(outcome: Outcome) -> float:
    """Returns the share of matches won; all of them where none were played."""
    return outcome.matches[0] / sum(outcome.matches) if any(outcome.matches) else 1.0


def told(outcome: Outcome) -> str:
    lower, upper = outcome.interval
    times = outcome.decision_ms["a"]
    matches = f" and {won(outcome):.0%} of {sum(outcome.matches)} matches" if any(outcome.matches) else ""
    return (
        f"{outcome.a} against {outcome.b} {outcome.per_deal:+.2f} [{lower:+.2f}, {upper:+.2f}] a deal "
        + f"over {2 * outcome.deals} deals{matches}, {times.median:.1f} ms a decision "
        + f"(95 % within {times.p95:.0f} ms)"
    )
