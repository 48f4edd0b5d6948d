"""The Schnapsen levels stand in order, and fair beats random by 1.6 game points a deal or more.

Duplicate contests: each pack is played twice, with the seats swapped, so that the luck of the cards falls
on both levels alike.  The quick proof plays fewer packs, and asks only that each level beats the one below
it: that the lower end of the interval, within which the true average lies 95 times in 100, is above zero.
"""

from __future__ import annotations

from concurrent.futures import Executor

from cardavia.arena.blocks import Entry
from cardavia.arena.contest import Outcome, contest, cores

BAR = 1.6
SEED = 66
QUICK = {("fair", "random"): 120, ("fair", "easy"): 100, ("easy", "random"): 200}
FULL = {("fair", "random"): 2000, ("fair", "easy"): 1000, ("easy", "random"): 2000}
"""How many packs each pair of levels plays."""


def prove(quick: bool) -> tuple[bool, str]:
    with cores() as executor:
        outcomes = [meet(a, b, packs, executor) for (a, b), packs in (QUICK if quick else FULL).items()]
    in_order = all(outcome.interval[0] > 0 for outcome in outcomes)
    figures = "; ".join(map(told, outcomes))
    return in_order and (quick or outcomes[0].per_deal >= BAR), f"{figures}; bar {0 if quick else BAR}"


def meet(a: str, b: str, packs: int, executor: Executor) -> Outcome:
    return contest(Entry("schnapsen", 2, "classic", a, b, seed=SEED), packs, executor=executor)


def told(outcome: Outcome) -> str:
    lower, upper = outcome.interval
    times = outcome.decision_ms["a"]
    return (
        f"{outcome.a} against {outcome.b} {outcome.per_deal:+.2f} [{lower:+.2f}, {upper:+.2f}] a deal "
        + f"over {2 * outcome.deals} deals, {times.median:.1f} ms a decision (95 % within {times.p95:.0f} ms)"
    )
