"""The level ``random``: passes most of the time, and plays any card."""

from __future__ import annotations

import random
from typing import Final

from cardavia.games import View as AnyView
from cardavia.games.fiftysix import PASS, Auction, Call
from cardavia.players.fiftysix.turn import at_turn
from cardavia.players.player import Budget, Choice, chance
from cardavia.words import Message

PASSES: Final = 0.7
"""How often it passes where it may."""
LOWEST_NUMBERS: Final = 3
"""From how many of the lowest numbers it picks the one that it bids."""


class AtRandom:
    """Passes 70 % of its calls, else makes one of the three lowest bids; plays any card it may.

    The three lowest bids are those of the three lowest numbers that may be bid: it picks one of these
    numbers, then any call that comes to it, whatever the call tells.
    """

    level: Final = "random"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: AnyView, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
        """Returns a legal move, picked by chance."""
        table = at_turn(view)
        source = chance(self._seed, table)
        if table.auction.over:
            return Choice(source.choice(table.legal_moves()), (Message.of("why_any_card"),))
        call = _any_call(table.auction, source)
        return Choice(call, (Message.of("why_any_call"),))


def _any_call(auction: Auction, source: random.Random) -> Call:
    legal = auction.legal_calls()
    last = auction.bid.number if auction.bid else 0
    bids = [call for call in legal if call.is_bid]
    numbers = sorted({call.bids_over(last) for call in bids})[:LOWEST_NUMBERS]
    if not bids or (PASS in legal and source.random() < PASSES):
        return PASS
    number = source.choice(numbers)
    return source.choice([call for call in bids if call.bids_over(last) == number])
