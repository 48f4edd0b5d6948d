"""The levels of 56 stand in order, and fair beats random by 0.8 tables a deal or more with six players.

Duplicate contests: each pack is played twice, with the sides swapped and all seats of a side played by
one level, so that the luck of the cards falls on both alike.  The quick proof plays fewer packs and asks
only that fair beats random with six players: that the lower end of the interval, within which the true
average lies 95 times in 100, is above zero; likewise with four and eight.
"""

from __future__ import annotations

from concurrent.futures import Executor

from cardavia.arena.blocks import Entry
from cardavia.arena.contest import Outcome, contest, cores

BAR = 0.8
SEED = 56
Meeting = tuple[int, str, str]
"""How many players, and the two levels."""
QUICK: dict[Meeting, int] = {(6, "fair", "random"): 100, (4, "fair", "random"): 40, (8, "fair", "random"): 40}
FULL: dict[Meeting, int] = {
    (6, "fair", "random"): 1000,
    (4, "fair", "random"): 500,
    (8, "fair", "random"): 500,
    (6, "fair", "easy"): 1000,
    (4, "fair", "easy"): 500,
    (8, "fair", "easy"): 500,
    (6, "easy", "random"): 500,
}
"""How many packs each meeting plays."""


def prove(quick: bool) -> tuple[bool, str]:
    with cores() as executor:
        outcomes = {meeting: meet(meeting, n, executor) for meeting, n in (QUICK if quick else FULL).items()}
    in_order = all(outcome.interval[0] > 0 for outcome in outcomes.values())
    reached = quick or outcomes[6, "fair", "random"].per_deal >= BAR
    figures = "; ".join(told(meeting, outcome) for meeting, outcome in outcomes.items())
    return in_order and reached, f"{figures}; bar {0 if quick else BAR} with 6 players"


def meet(meeting: Meeting, packs: int, executor: Executor) -> Outcome:
    players, a, b = meeting
    return contest(Entry("fiftysix", players, "classic", a, b, seed=SEED), packs, executor=executor)


def told(meeting: Meeting, outcome: Outcome) -> str:
    lower, upper = outcome.interval
    times = outcome.decision_ms["a"]
    return (
        f"{meeting[0]} players, {outcome.a} against {outcome.b}: {outcome.per_deal:+.2f} "
        + f"[{lower:+.2f}, {upper:+.2f}] tables a deal over {2 * outcome.deals} deals, "
        + f"{times.median:.1f} ms a decision (95 % within {times.p95:.0f} ms)"
    )
