"""The level ``fair``: a good club player.

It weighs cards while most of the deal is hidden, and closes the stock when it can count on 66.  From
the last two cards of the stock on it looks through every hand that the other player may hold, and it
plays exactly once all cards are known.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from cardavia.games.schnapsen import CLOSE, View
from cardavia.players.player import Budget, Choice
from cardavia.players.schnapsen.answering import weigh_replies
from cardavia.players.schnapsen.closing import bar, look_closed, why_close
from cardavia.players.schnapsen.foresight import Outlook, look_ahead, why_foreseen
from cardavia.players.schnapsen.leading import weigh_leads
from cardavia.players.schnapsen.obvious import obvious
from cardavia.players.schnapsen.weighing import Weighed, heaviest, reasons
from cardavia.players.schnapsen.worlds import worlds

WORLDS: Final = 30
"""The most worlds that are looked at, of the two thousand that there may be."""
WORK_FOR_A_WORLD: Final = 300
"""What one world costs, in the budget's unit of work: about as many positions are solved for it."""


def choose_fairly(view: View, chance: random.Random, budget: Budget) -> Choice:
    """Returns what a good club player would play."""
    if choice := obvious(view):
        return choice
    weighed = weigh_leads(view) if view.led is None else weigh_replies(view)
    foreseeable = view.strict or view.stock_size == 2
    if heaviest(weighed).wins_at_once or not (foreseeable or CLOSE in view.legal_moves()):
        return _by_weight(weighed)
    return _think(view, weighed, foreseeable, chance, budget)


def _think(
    view: View, weighed: Sequence[Weighed], foreseeable: bool, chance: random.Random, budget: Budget
) -> Choice:
    """Compares playing on with closing, where either can be looked at."""
    until = None if budget.seconds is None else time.monotonic() + budget.seconds
    possible = worlds(view, max(1, min(WORLDS, budget.work // WORK_FOR_A_WORLD)), chance)
    onward = look_ahead(view, possible, until) if foreseeable else None
    closed = look_closed(view, possible, until) if CLOSE in view.legal_moves() else None
    cut = any(outlook.cut for outlook in (onward, closed) if outlook)
    if closed and closed.best > (onward.best if onward else bar(view)):
        return Choice(CLOSE, why_close(view, closed), cut)
    return _by_foresight(view, weighed, onward, cut) if onward else _by_weight(weighed, cut)


def _by_weight(weighed: Sequence[Weighed], cut: bool = False) -> Choice:
    chosen = heaviest(weighed)
    return Choice(chosen.card, reasons(chosen, weighed), cut)


def _by_foresight(view: View, weighed: Sequence[Weighed], outlook: Outlook, cut: bool) -> Choice:
    """Chooses the best card in all worlds; among equals the one that weighs most."""
    equals = [candidate for candidate in weighed if candidate.card in outlook.best_cards]
    chosen = heaviest(equals)
    also = reasons(chosen, equals) if len(equals) > 1 else ()
    return Choice(chosen.card, (*why_foreseen(view, outlook, chosen.card), *also), cut)
