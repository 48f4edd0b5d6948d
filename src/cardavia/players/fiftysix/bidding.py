"""What the calls of an auction are worth to the side of the seat to call, in tables.

A bid is valued as if it became the contract, a pass as if the bid that stands did.  Of its own bids
a seat weighs only those that keep what they promise by the convention card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cardavia import conventions
from cardavia.cards import NO_TRUMPS, Strain
from cardavia.games import Side
from cardavia.games.fiftysix import DOUBLE, PASS, REDOUBLE, Call, Contract, View, stage
from cardavia.players.fiftysix.prospects import EVEN, Prospect, gain, prospects
from cardavia.players.fiftysix.reckoning import Reckoning

MARGIN: Final = 0.05
"""By how many tables a call has to be worth more than a pass."""
MORE_THAN_TOLD: Final = 0.3
"""By how much of the spread whoever bids is believed to have more than the calls tell."""
OVERRULE: Final = 0.2
"""By how many tables another strain has to be better than the one a partner has bid."""
SHOWING: Final = 0.3
"""What telling something new is worth, for each time in one that 40 could be made."""
DOUBLES: Final = 0.55
"""How likely the other side's bid fails where it is doubled."""
REDOUBLES: Final = 0.8
"""How likely our own bid is made where it is redoubled."""


class Option(NamedTuple):
    """Is a call, what it comes to, and what it is worth to our side in tables."""

    call: Call
    value: float
    bid: Contract | None = None
    """The contract that it bids, or leaves standing."""


class Bidding:
    """Is the auction as the seat to call sees it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.auction = view.auction
        self.reckoning = Reckoning(view)
        self.prospects = prospects(self.reckoning)
        for strain, side in self._bid_by_others():
            shown = MORE_THAN_TOLD if side == self.me % 2 else -MORE_THAN_TOLD
            mean, spread = self.prospects[strain]
            self.prospects[strain] = Prospect(mean + shown * spread, spread)

    def best(self) -> Option:
        """Returns the option worth most; a pass where it is as good."""
        return max(self.options(), key=lambda option: option.value + MARGIN * (option.call == PASS))

    def options(self) -> Iterator[Option]:
        """Yields what is worth considering: truthful bids, a pass, and a double or redouble where sound."""
        legal, bid = self.auction.legal_calls(), self.auction.bid
        if PASS in legal:
            yield self._passing()
        if bid and DOUBLE in legal and self.makes(bid) <= 1 - DOUBLES:
            yield Option(DOUBLE, self._stands(bid, 2 * bid.stake), bid)
        if bid and REDOUBLE in legal and self.makes(bid) >= REDOUBLES:
            yield Option(REDOUBLE, self._stands(bid, 2 * bid.stake), bid)
        yield from map(self._bidding, self._truthful(legal))

    def ours(self, bid: Contract) -> bool:
        """Whether a bid is our side's."""
        return bid.side == self.me % 2

    def prospect(self, bid: Contract) -> Prospect:
        """Returns what the side that bid may expect to take."""
        ours = self.prospects[bid.strain]
        return ours if self.ours(bid) else ours.theirs

    def makes(self, bid: Contract) -> float:
        """Returns how likely a bid is made."""
        return self.prospect(bid).makes(bid.number)

    @property
    def passed_out(self) -> Contract:
        """The contract that comes of no bid at all (rule 12)."""
        return Contract(EVEN, NO_TRUMPS, self.auction.first)

    @property
    def settles(self) -> bool:
        """Whether there is no bid yet, and a pass here leaves 28 no trumps to be played (rule 12)."""
        to_call = self.auction.players - 1 - len(self.auction.calls)
        # One opponent left to call gains by passing out, and is left to do so.
        return self.auction.bid is None and (to_call == 0 or (to_call == 1 and self.ours(self.passed_out)))

    def tells_more(self, call: Call) -> bool:
        """Whether a bid tells something that the viewer has not told yet."""
        auction = self.auction
        told = conventions.telling(call, auction)
        mine = [i for i in range(len(auction.calls)) if auction.seat_of(i) == self.me]
        before = [conventions.promise(auction, i) for i in mine]
        return bool(told.bounds) and all((p.tells, p.suit) != (told.tells, told.suit) for p in before)

    def best_strain(self) -> Strain:
        """Returns the strain in which our side expects most."""
        return max(self.prospects, key=lambda strain: self.prospects[strain].mean)

    def _bid_by_others(self) -> list[tuple[Strain, Side]]:
        """Returns the strains that others have bid with the sides that did, each once."""
        auction, found = self.view.game.auction(self.view.dealer), []
        for call in self.auction.calls:
            auction = auction.call(call)
            bid = auction.bid
            if call.is_bid and bid and bid.declarer != self.me and (bid.strain, bid.side) not in found:
                found.append((bid.strain, bid.side))
        return found

    def _stands(self, bid: Contract, stake: int) -> float:
        """Returns what our side gains where a bid becomes the contract."""
        value = gain(self.prospect(bid), bid.number, stake, self.view.game.rules)
        return value if self.ours(bid) else -value

    def _passing(self) -> Option:
        bid = self.auction.bid
        if bid is not None:
            return Option(PASS, self._stands(bid, bid.stake), bid)
        return Option(PASS, self._stands(self.passed_out, 1) if self.settles else 0.0)

    def _truthful(self, legal: tuple[Call, ...]) -> Iterator[Call]:
        """Yields the bids that promise the truth: by plus, at the lowest number, at each stage above."""
        standing = self.auction.standing
        for call in legal:
            number = call.bids_over(standing.number)
            useful = call.is_plus or number == standing.least or stage(number) > stage(number - 1)
            if not call.is_bid or not useful or self._goes_back(call):
                continue
            if conventions.telling(call, self.auction).holds(self.view.hand):
                yield call

    def _goes_back(self, call: Call) -> bool:
        """Whether a bid goes back, over a partner's other suit, to a suit that the viewer has named."""
        calls, bid = self.auction.calls, self.auction.bid
        if bid is None or not self.ours(bid) or call.suit == bid.strain:
            return False
        mine = [said for i, said in enumerate(calls) if self.auction.seat_of(i) == self.me and said.is_bid]
        return any(said.suit == call.suit for said in mine)

    def _bidding(self, call: Call) -> Option:
        after, rules = self.auction.call(call).bid, self.view.game.rules
        assert after is not None
        prospect = self.prospects[after.strain]
        value = gain(prospect, after.number, 1, rules)
        if value < 0:  # They double what is likely to fail.
            value = gain(prospect, after.number, 2, rules)
        bid = self.auction.bid
        if bid and self.ours(bid) and bid.strain != after.strain:
            value -= OVERRULE
        if self.tells_more(call) and stage(after.number) == 1:
            value += SHOWING * prospect.makes(40)
        return Option(call, value, after)
