"""The level ``strong``: reads every call, and tries its choices in many deals that fit what it has read.

``strongest`` is the same with more deals.
"""

from __future__ import annotations

import time
from typing import Final

from cardavia.games import View as AnyView
from cardavia.games.fiftysix import View, playable
from cardavia.kernel import COMPILED
from cardavia.players.fiftysix.bidding_reasons import why_call
from cardavia.players.fiftysix.fair import Fair
from cardavia.players.fiftysix.outlook import Outlook
from cardavia.players.fiftysix.strong_bidding import SampledBidding
from cardavia.players.fiftysix.strong_play import Trying
from cardavia.players.fiftysix.strong_reasons import why_tried
from cardavia.players.fiftysix.turn import at_turn
from cardavia.players.player import Budget, Choice, chance
from cardavia.words import Message

MORE: Final = 4
"""How many times as much as ``strong`` the level ``strongest`` tries with the same work allowed."""
SLOWER: Final = 10
"""How many times fewer trials are made where each takes some hundred times as long."""
_POINTS: Final = "3-2-1-1"
"""What the kernel takes J, 9, A and 10 to be worth; at other tables it plays like ``fair``."""


class Strong:
    """Draws deals by all that it has seen and been told, and plays each of them out.

    A unit of work is one deal played out with one choice.
    """

    def __init__(self, seed: int, level: str = "strong", thought: int = 1) -> None:
        self.level = level
        self._seed = seed
        self._thought = thought

    def choose(self, view: AnyView, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
        """Returns a legal move for the view's seat, whose turn it is, with reasons."""
        table = at_turn(view)
        if table.game.rules.points != _POINTS:
            return Fair().choose(table, budget)
        seed = chance(self._seed, table).getrandbits(60)
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        choose = _choose_card if table.auction.over else _choose_call
        return choose(table, seed, affordable(self._thought * budget.work, COMPILED), until)


def affordable(work: int, compiled: bool) -> int:
    """Returns how many trials are made for so much work: fewer where the kernel is not compiled.

    >>> affordable(10_000, compiled=True), affordable(10_000, compiled=False)
    (10000, 1000)
    """
    return work if compiled else max(1, work // SLOWER)


def _choose_call(view: View, seed: int, work: int, until: float | None) -> Choice:
    bidding = SampledBidding(view, seed, work, until)
    option = bidding.best()
    return Choice(option.call, why_call(bidding, option), bidding.cut)


def _choose_card(view: View, seed: int, work: int, until: float | None) -> Choice:
    legal = playable(view.hand, view.trick)
    if len(legal) == 1:
        return Choice(legal[0], (Message.of("why_only_card", card=legal[0].text),))
    outlook = Outlook(view)
    trying = Trying(view, legal, seed, work, until)
    tried = trying.best(outlook)
    return Choice(tried.card, why_tried(outlook, trying, tried), trying.cut)
