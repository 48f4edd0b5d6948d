"""What strong says of its chances when it bids 56 comes true: bid at 60 to 70 %, made 55 to 75 times in 100.

Six seats of ``strong`` bid and play. Of every deal the chance counts that was stated, among the reasons of
the call, when the bid that became the contract was made. In each band of ten per cent, contracts made have to
be as many as the band says, give or take 5 in 100; a band with few contracts is told of and not judged.
The quick proof plays few deals, and allows two standard errors besides.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from cardavia.arena.deals import packs
from cardavia.games.fiftysix import Call, FiftySix
from cardavia.players import Budget, Choice, player

PLAYERS = 6
AUCTIONS, QUICK_AUCTIONS = 1000, 30
GIVE = 0.05
LOWEST = 5
"""The first band that counts, in tenths: below evens hardly anything is bid."""
FEW, QUICK_FEW = 50, 5
"""With fewer contracts a band is not judged."""
BUDGET = Budget(work=3_000)
SEED = 61


class Band(NamedTuple):
    """Is what became of the contracts that were bid at chances within ten per cent."""

    tenths: int
    bid: int
    made: int

    @property
    def share(self) -> float:
        """How many of them were made."""
        return self.made / self.bid

    def holds(self, errors: float) -> bool:
        """Whether as many were made as was said, give or take, and so many standard errors."""
        middle = (self.tenths + 0.5) / 10
        give = GIVE + errors * sqrt(middle * (1 - middle) / self.bid)
        return self.tenths / 10 - give <= self.share <= (self.tenths + 1) / 10 + give

    def __str__(self) -> str:
        low = 10 * self.tenths
        return f"{low}–{low + 10} %: {self.share:.0%} of {self.bid}"


def prove(quick: bool) -> tuple[bool, str]:
    found = bands(QUICK_AUCTIONS if quick else AUCTIONS)
    judged = [band for band in found if band.tenths >= LOWEST and band.bid >= (QUICK_FEW if quick else FEW)]
    holds = bool(judged) and all(band.holds(2 if quick else 0) for band in judged)
    others = [band for band in found if band not in judged]
    told = f"stated and made: {', '.join(map(str, judged))}"
    return holds, told + (f"; too few to judge: {', '.join(map(str, others))}" if others else "")


def bands(auctions: int) -> list[Band]:
    """Plays so many deals; returns the bands that come up, from the lowest."""
    made: defaultdict[int, list[bool]] = defaultdict(list)
    for percent, was_made in contracts(auctions):
        made[percent // 10].append(was_made)
    return [Band(tenths, len(made[tenths]), sum(made[tenths])) for tenths in sorted(made)]


def contracts(auctions: int) -> Iterator[tuple[int, bool]]:
    """Yields for each contract the chance that was stated when it was bid, and whether it was made."""
    game, strong = FiftySix(PLAYERS), player("strong", SEED)
    for number in range(auctions):
        deal, stated = game.deal(number % PLAYERS, next(packs(game, SEED, number))), None
        while deal.to_act is not None:
            choice = strong.choose(deal.view(deal.to_act), BUDGET)
            if isinstance(choice.move, Call) and choice.move.is_bid:
                stated = percent(choice)
            deal = deal.play(str(choice.move))
        if stated is not None and deal.result is not None:
            yield stated, deal.result.made


def percent(choice: Choice) -> int:
    """Returns the chance that a bid was stated to have."""
    return next(int(reason.params["percent"]) for reason in choice.why if reason.id == "why_bid")
