"""The auction as ``strong`` sees it: chances counted over many deals that fit all that is known."""

from __future__ import annotations

import time
from math import erfc, hypot, sqrt
from typing import Final, Self

from msgspec.structs import replace

from cardavia.cards import Strain
from cardavia.games.fiftysix import Call, Contract, View, stage
from cardavia.kernel.fiftysix_trials import Trials
from cardavia.players.fiftysix.bidding import OVERRULE, SHOWING, Bidding, Option
from cardavia.players.fiftysix.deals import Drawing, place
from cardavia.players.fiftysix.outcomes import TOTAL, swings
from cardavia.players.fiftysix.prospects import STRAINS, Prospect
from cardavia.players.fiftysix.reckoning import Reckoning
from cardavia.players.fiftysix.strong_play import BATCH
from cardavia.players.fiftysix.truth import Truth
from cardavia.solvers.fiftysix import trump_of

SUPPORTING: Final = 0.7
"""What telling something new of a partner's suit is worth, for each time in one that 40 could be made."""
SPREAD: Final = 7.0
"""The standard deviation between a trial and how the deal would end, at most."""
OF_TRIALS: Final = 0.75
"""The same as a part of how far trials differ among deals; and how much of their difference counts."""


OWN: Final = -2.0
"""By how many points a bid over another falls short of what is counted: it is made where too much is."""
PARTNERS: Final = (0.35, 5.0)
"""How much a partner's bid is believed beside what is counted, as far as its calls are true at all; and how
many points above it are expected."""
THEIRS: Final = (0.55, 6.0)
"""The same for a bid of the other side."""


class Counted(Prospect):
    """Is what a side may expect in one strain, counted over deals."""

    counts: tuple[int, ...]
    """How often each number of points came up."""
    counted: float
    """Their mean."""
    error: float
    """The standard deviation between a trial and how the deal would end."""

    @classmethod
    def of(cls, counts: tuple[int, ...], more: float = 0.0) -> Self:
        """Takes how often each number of points came up, and how many more are to be expected."""
        deals = sum(counts)
        mean = sum(points * count for points, count in enumerate(counts)) / deals
        square = sum(points * points * count for points, count in enumerate(counts)) / deals
        deviation = OF_TRIALS * sqrt(max(0.0, square - mean * mean))
        # Where all deals come to the same, the trials can hardly be wrong.
        error = max(0.1, min(SPREAD, deviation))
        self = cls(mean + more * error / SPREAD, hypot(deviation, error))
        self.counts, self.counted, self.error = counts, mean, error
        return self

    def expecting(self, more: float) -> Self:
        """Returns the same with so many more points to be expected, where the trials may be wrong at all."""
        return self.of(self.counts, more)

    def makes(self, number: int) -> float:
        """Returns how likely the side takes the number, as declarer."""
        made = 0.0
        for points, count in enumerate(self.counts):
            if count:
                likely = self.mean + OF_TRIALS * (points - self.counted)
                made += count * 0.5 * erfc((number - 0.5 - likely) / (self.error * sqrt(2)))
        return made / sum(self.counts)

    @property
    def theirs(self) -> Counted:
        """What the other side expects to take."""
        return Counted.of(self.counts[::-1])


class SampledBidding(Bidding):
    """Is the auction as the seat to call sees it, with chances counted over sampled deals."""

    def __init__(self, view: View, seed: int, work: int, until: float | None) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.auction = view.auction
        self.reckoning = Reckoning(view)
        self.truth = Truth(view)
        self.cut = False
        counts = self._count(Drawing(view, seed), max(1, work // len(STRAINS)), until)
        self.counted = {
            strain: Counted.of(tuple(counted if self.me % 2 == 0 else counted[::-1]))
            for strain, counted in counts.items()
        }
        more = OWN if self.auction.bid else 0.0
        self.prospects = {strain: counted.expecting(more) for strain, counted in self.counted.items()}

    def _count(self, drawing: Drawing, deals: int, until: float | None) -> dict[Strain, list[int]]:
        """Returns for each strain how often each number of points of side 0 came up."""
        game = self.view.game
        leader = place(self.view.start.leader, game)
        trials = {strain: Trials(game.players, trump_of(strain), leader) for strain in STRAINS}
        counts = {strain: [0] * (TOTAL + 1) for strain in STRAINS}
        for first in range(0, deals, BATCH):
            self.cut = first > 0 and until is not None and time.monotonic() >= until
            if self.cut:
                break
            drawn = drawing.draw(min(BATCH, deals - first))
            for strain, playing in trials.items():
                out = bytearray(len(drawn) // game.players)
                playing.run(drawn, bytearray(), out)
                for points in set(out):
                    counts[strain][points] += out.count(points)
        return counts

    def prospect(self, bid: Contract) -> Prospect:
        """Returns what the side that bid may expect to take: whoever has bid knows of a reason."""
        if bid.declarer == self.me:
            return self.prospects[bid.strain]
        counted = self.counted[bid.strain] if self.ours(bid) else self.counted[bid.strain].theirs
        if self.auction.bid is None:
            return counted
        believed, above = PARTNERS if self.ours(bid) else THEIRS
        believed *= 1 - self.truth.error(bid.declarer)
        return counted.expecting(believed * (bid.number + above - counted.counted))

    def _stands(self, bid: Contract, stake: int) -> float:
        """Returns what our side gains where a bid becomes the contract at this stake."""
        value = self._declares(replace(bid, stake=stake))
        return value if self.ours(bid) else -value

    def _declares(self, contract: Contract) -> float:
        """Returns what the declaring side gains; nobody pays more than he owns (rule 17)."""
        wins, costs = swings(contract, self.view.game, self.view.score)
        made = self.prospect(contract).makes(contract.number)
        return made * wins - (1 - made) * costs

    def _bidding(self, call: Call) -> Option:
        after, standing = self.auction.call(call).bid, self.auction.bid
        assert after is not None
        value = self._declares(after)
        if value < 0:  # They double what is likely to fail.
            value = self._declares(replace(after, stake=2))
        over_partner = standing is not None and self.ours(standing)
        if standing is not None and over_partner and standing.strain != after.strain:
            value -= OVERRULE
        if self.tells_more(call) and stage(after.number) == 1:
            worth = (
                SUPPORTING
                if standing is not None and over_partner and call.suit == standing.strain
                else SHOWING
            )
            value += worth * self.prospects[after.strain].makes(40)
        return Option(call, value, after)
