"""The Schnapsen levels stand in order: fair beats random by 1.6 game points a deal, strong beats fair by 0.3.

Duplicate contests: each pack is played twice, with the seats swapped, so that the luck of the cards falls
on both levels alike.  Strong also has to win 70 in 100 matches of seven points against fair, and to decide
in time: half of its decisions within 150 ms of one core, 95 in 100 within 500, and all within a second.
Strongest may not be below strong: they differ in one trick only, so that most packs come out even, and the
lower end of the interval of the difference has to be above -0.02.  In the last trick with a stock the best
answer to its play may gain 0.01 game points on average, as computed for the game of hidden hands that this
trick is; what is gained against strong is told.  The figures are left for ``scripts/strength``.

The quick proof plays fewer packs and no matches, and asks only that each level beats the one below it: that
the lower end of the interval, within which the true average lies 95 times in 100, is above zero.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from cardavia.arena.contest import Outcome, cores
from cardavia.arena.strength import Size, Strength, measure

BARS = {("fair", "random"): 1.6, ("strong", "fair"): 0.3}
MATCHES_WON = 0.7
MEDIAN_MS, P95_MS, MOST_MS = 150, 500, 1000
MOST_GAINED = 0.01
EQUALS = ("strongest", "strong")
"""Levels so near to each other that the first has only not to be the worse one."""
NOT_BELOW = -0.02
TRICKS, QUICK_TRICKS = {"strongest": 20, "strong": 20}, {"strongest": 2, "strong": 2}
QUICK = {
    ("strong", "fair"): Size(60),
    ("fair", "random"): Size(100),
    ("fair", "easy"): Size(80),
    ("easy", "random"): Size(160),
}
FULL = {
    ("easy", "random"): Size(500),
    ("fair", "random"): Size(500),
    ("fair", "easy"): Size(500),
    ("strong", "fair"): Size(1000, matches=250),
    EQUALS: Size(500),
}
MEASURED = Path(__file__).resolve().parent.parent / "build" / "strength.json"


def prove(quick: bool) -> tuple[bool, str]:
    with cores() as executor:
        strength = measure(QUICK if quick else FULL, QUICK_TRICKS if quick else TRICKS, executor)
    if not quick:
        MEASURED.parent.mkdir(exist_ok=True)
        MEASURED.write_bytes(msgspec.json.encode(strength))
    judge = above_zero if quick else stands
    holds = all(map(judge, strength.contests)) and gained(strength) <= MOST_GAINED
    return holds, told(strength)


def gained(strength: Strength) -> float:
    """Returns the most that is gained against strongest."""
    return max(strength.gained["strongest"].replying, strength.gained["strongest"].leading)


def above_zero(outcome: Outcome) -> bool:
    """Whether the first level is the better one."""
    return outcome.interval[0] > 0


def stands(outcome: Outcome) -> bool:
    """Whether a contest was won by as much as it has to be, and in time."""
    pair, times = (outcome.a, outcome.b), outcome.decision_ms["a"]
    in_time = times.median <= MEDIAN_MS and times.p95 <= P95_MS and times.most <= MOST_MS
    far_enough = outcome.per_deal >= BARS.get(pair, 0) and won(outcome) >= MATCHES_WON and above_zero(outcome)
    return in_time and (outcome.interval[0] > NOT_BELOW if pair == EQUALS else far_enough)


def won(outcome: Outcome) -> float:
    """Returns the share of matches won; all of them where none were played."""
    return outcome.matches[0] / sum(outcome.matches) if any(outcome.matches) else 1.0


def told(strength: Strength) -> str:
    """Returns the figures."""
    gains = [
        f"against {level} {found.replying:.4f} are gained by replying, {found.leading:.4f} by leading"
        for level, found in strength.gained.items()
    ]
    return "; ".join([*map(told_contest, strength.contests), *gains])


def told_contest(outcome: Outcome) -> str:
    lower, upper = outcome.interval
    times = outcome.decision_ms["a"]
    matches = ""
    if outcome.match_interval is not None:
        low, high = outcome.match_interval
        matches = f" and {won(outcome):.1%} [{low:.1%}, {high:.1%}] of {sum(outcome.matches)} matches"
    return (
        f"{outcome.a} against {outcome.b} {outcome.per_deal:+.3f} [{lower:+.3f}, {upper:+.3f}] a deal "
        + f"over {2 * outcome.deals} deals{matches}, {times.median:.1f} ms a decision "
        + f"(95 % within {times.p95:.0f} ms, all within {times.most:.0f})"
    )
