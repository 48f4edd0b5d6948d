"""The levels of 56 stand in order: strong beats fair by 0.35 tables a deal, fair beats random by 0.8.

Duplicate contests: each pack is played twice, with the sides swapped and all seats of a side played by
one level, so that the luck of the cards falls on both alike. With six players strong also has to be 0.25
ahead at the lower end of the interval within which the true average lies 95 times in 100. It has to
decide in time: half of its decisions within 300 ms, 95 in 100 within a second, of processor time. With
four and eight it has to be ahead for sure, as fair and easy have to be of the level below; strongest has
only not to be worse than strong. At last, the same seed, work and view have to give the same choice. The
quick proof plays few packs of fair against random, and asks only that the lower ends are above zero.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import islice
from typing import NamedTuple

from cardavia.arena.blocks import Entry
from cardavia.arena.contest import Outcome, contest, cores
from cardavia.arena.deals import packs
from cardavia.games import View
from cardavia.games.fiftysix import FiftySix
from cardavia.players import player

SEED = 56
MEDIAN_MS, P95_MS = 300, 1000
EQUALS = ("strongest", "strong")
"""Levels so near to each other that the first has only not to be the worse one."""
TWICE, QUICK_TWICE = 40, 5
"""How many choices are asked for again."""


class Meeting(NamedTuple):
    """Is who meets with how many players, over how many packs, and what the first has to win by."""

    players: int
    a: str
    b: str
    packs: int
    bar: float = 0.0
    lowest: float = 0.0
    """Where the lower end of the interval has to be at least."""

    def meet(self, executor: Executor) -> Outcome:
        entry = Entry("fiftysix", self.players, "classic", self.a, self.b, seed=SEED)
        return contest(entry, self.packs, executor=executor)

    def holds(self, outcome: Outcome) -> bool:
        if (self.a, self.b) == EQUALS:
            return outcome.interval[1] > 0
        return outcome.per_deal >= self.bar and outcome.interval[0] > self.lowest and in_time(outcome)


QUICK = (
    Meeting(6, "fair", "random", 100),
    Meeting(4, "fair", "random", 40),
    Meeting(8, "fair", "random", 40),
)
FULL = (
    Meeting(6, "strong", "fair", 500, bar=0.35, lowest=0.25),
    Meeting(4, "strong", "fair", 150),
    Meeting(8, "strong", "fair", 150),
    Meeting(6, *EQUALS, 60),
    Meeting(6, "fair", "random", 1000, bar=0.8),
    Meeting(4, "fair", "random", 500),
    Meeting(8, "fair", "random", 500),
    Meeting(6, "fair", "easy", 1000),
    Meeting(4, "fair", "easy", 500),
    Meeting(8, "fair", "easy", 500),
    Meeting(6, "easy", "random", 500),
)


def prove(quick: bool) -> tuple[bool, str]:
    figures, holds = [], True
    with cores() as executor:
        for meeting in QUICK if quick else FULL:
            outcome = meeting.meet(executor)
            holds = holds and meeting.holds(outcome)
            figures.append(told(meeting, outcome))
            if not quick:  # It takes hours: what has been measured is told at once.
                print(figures[-1], flush=True)
    asked = list(islice(views(), QUICK_TWICE if quick else TWICE))
    again = sum(map(chooses_again, asked))
    figures.append(f"{again} of {len(asked)} choices made again alike")
    return holds and again == len(asked), "; ".join(figures)


def in_time(outcome: Outcome) -> bool:
    """Whether the first level decides in time."""
    times = outcome.decision_ms["a"]
    return times.median <= MEDIAN_MS and times.p95 <= P95_MS


def views() -> Iterator[View]:
    """Yields what seats see before their moves in deals of strong."""
    game, strong = FiftySix(6), player("strong", SEED)
    for pack in packs(game, SEED, -1):
        deal = game.deal(0, pack)
        while deal.to_act is not None:
            yield deal.view(deal.to_act)
            deal = deal.play(str(strong.choose(deal.view(deal.to_act)).move))


def chooses_again(view: View) -> bool:
    """Whether strong, asked twice, makes the same choice for the same reasons."""
    return player("strong", SEED).choose(view) == player("strong", SEED).choose(view)


def told(meeting: Meeting, outcome: Outcome) -> str:
    lower, upper = outcome.interval
    times, bids = outcome.decision_ms["a"], outcome.contracts["a"]
    return (
        f"{meeting.players} players, {outcome.a} against {outcome.b}: {outcome.per_deal:+.2f} "
        f"[{lower:+.2f}, {upper:+.2f}] tables a deal over {2 * outcome.deals} deals, "
        f"{bids.made} contracts made and {bids.failed} failed, "
        f"{times.median:.1f} ms a decision (95 % within {times.p95:.0f} ms)"
    )
