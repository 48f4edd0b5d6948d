"""The level ``strong``: what the experts do, by counting.

It weighs the hands that the other player may hold by what was done so far, and looks ahead in worlds drawn
from them.  Closing is decided, and a closed deal played, by one plan for all of them.  Once every card is
known it plays exactly; of moves that are worth the same it takes the more natural one, and in a lost deal
the one that the other player can answer wrongly most easily.
"""

from __future__ import annotations

import random
import time
from typing import Final

from cardavia.cards import Card
from cardavia.games.schnapsen import CLOSE, View
from cardavia.kernel import COMPILED
from cardavia.players.player import Budget, Choice
from cardavia.players.schnapsen.answering import weigh_replies
from cardavia.players.schnapsen.beliefs import beliefs
from cardavia.players.schnapsen.equity import stakes
from cardavia.players.schnapsen.known import play_known
from cardavia.players.schnapsen.leading import weigh_leads
from cardavia.players.schnapsen.obvious import obvious
from cardavia.players.schnapsen.planning import look_closed
from cardavia.players.schnapsen.prospects import Prospects, look_ahead
from cardavia.players.schnapsen.strong_reasons import why_ahead, why_closing, why_planned
from cardavia.players.schnapsen.weighing import Weighed
from cardavia.players.schnapsen.worlds import is_known
from cardavia.solvers.schnapsen_worlds import if_closed

WORK_FOR_A_WORLD: Final = 5
"""What one world costs that is played on, in the budget's unit of work."""
FEWEST: Final = 100
"""How many worlds are played on at least."""
MOST: Final = 5000
NATURAL: Final = 0.0003
"""What a card point of natural play counts, as a chance to win the match."""
TELLING: Final = 30.0
"""How many card points of natural play count at most."""
EAGER: Final = 0.008
"""By how much closing may seem the worse choice, as a chance to win the match: nobody who leaves the stock
open plays on as well as is foreseen."""


def choose_strongly(view: View, chance: random.Random, budget: Budget) -> Choice:
    """Returns what a strong player would play."""
    if choice := obvious(view):
        return choice
    if view.strict and is_known(view):
        return play_known(view, _weigh(view))
    until = None if budget.seconds is None else time.monotonic() + budget.seconds
    if view.strict:
        return _carry_out(view, chance, until)
    return _think(view, chance, affordable(budget.work, COMPILED), until)


def affordable(work: int, compiled: bool) -> int:
    """Returns how many worlds are played on; the fewest where no compiled kernel does it.

    >>> affordable(10_000, True), affordable(1, True), affordable(10_000, False)
    (2000, 100, 100)
    """
    return max(FEWEST, min(MOST, work // WORK_FOR_A_WORLD)) if compiled else FEWEST


def _think(view: View, chance: random.Random, count: int, until: float | None) -> Choice:
    """Compares playing on with closing."""
    at_stake, believed, weighed = stakes(view), beliefs(view), _weigh(view)
    ahead = look_ahead(view, at_stake, believed, chance, count, until)
    if CLOSE in view.legal_moves():
        closed = look_closed(if_closed(view), at_stake, believed, chance, until)
        if _closes(ahead, closed):
            return Choice(CLOSE, why_closing(view, at_stake, closed), ahead.cut or closed.cut)
    card = _best(ahead, weighed)
    return Choice(card, why_ahead(ahead, card, weighed), ahead.cut)


def _closes(ahead: Prospects, closed: Prospects) -> bool:
    # Where a card makes sure of all that can be won there is nothing to be eager for.
    eager = 0.0 if max(ahead.won.values()) == 1 else EAGER
    return closed.best > ahead.best - eager


def _carry_out(view: View, chance: random.Random, until: float | None) -> Choice:
    """Chooses the card with which the best plan for a closed deal begins."""
    at_stake, believed, weighed = stakes(view), beliefs(view), _weigh(view)
    closed = look_closed(view, at_stake, believed, chance, until)
    card = _best(closed, weighed)
    return Choice(card, why_planned(view, closed, card, weighed), closed.cut)


def _weigh(view: View) -> list[Weighed]:
    return weigh_leads(view) if view.led is None else weigh_replies(view)


def _best(prospects: Prospects, weighed: list[Weighed]) -> Card:
    """Returns the best card; where little lies between them, the more natural one."""
    natural = {one.card: one.total for one in weighed}

    def worth(card: Card) -> tuple[float, float]:
        told = max(-TELLING, min(TELLING, natural[card]))
        return prospects.chances[card] + NATURAL * told, natural[card]

    return max(natural, key=worth)
