"""Why the level ``strong`` chooses as it does, told as players tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.games.schnapsen import GOAL, Move, View
from cardavia.players.schnapsen.equity import Stakes
from cardavia.players.schnapsen.planning import outcomes
from cardavia.players.schnapsen.prospects import Prospects
from cardavia.players.schnapsen.weighing import Weighed, heaviest, reasons
from cardavia.solvers.schnapsen_worlds import if_closed
from cardavia.words import Message

SURE: Final = 0.999
"""From which share of all worlds on a deal counts as won."""
TOLD: Final = 3
"""How many reasons are told at most."""


def why_ahead(ahead: Prospects, card: Move, weighed: Sequence[Weighed]) -> tuple[Message, ...]:
    """Returns why a card is led or replied while the stock is open."""
    return (*_habits(card, weighed), _odds(ahead, card))[:TOLD]


def why_planned(view: View, closed: Prospects, card: Move, weighed: Sequence[Weighed]) -> tuple[Message, ...]:
    """Returns why a card begins the best plan for a closed deal."""
    habits = _habits(card, weighed)
    decisive = [why for why in habits if why.id in ("why_makes_66", "why_surely_66", "why_stops_66")]
    return (*decisive, _plan(closed, card), *_trumps_out(view))[:TOLD]


def why_closing(view: View, at_stake: Stakes, closed: Prospects) -> tuple[Message, ...]:
    """Returns why the stock is closed."""
    assert view.seat is not None
    then = if_closed(view)
    card = max(closed.won, key=closed.won.__getitem__)
    gain, loss = outcomes(then)
    reasons = [_plan(closed, card)]
    if at_stake(-1) == 0:
        reasons.append(Message.of("why_match_is_lost_anyway"))
    elif at_stake(gain) == 1:
        reasons.append(Message.of("why_wins_the_match"))
    else:
        reasons.append(Message.of("why_close_stakes", gain=gain, loss=loss))
    missing = GOAL - view.points[view.seat] - view.pending[view.seat]
    return (*reasons, Message.of("why_points_missing", points=missing))


def _plan(closed: Prospects, card: Move) -> Message:
    share = closed.won[card]
    if share >= SURE:
        return Message.of("why_plan_safe")
    if share <= 1 - SURE:
        return Message.of("why_plan_lost")
    return Message.of("why_plan_mostly", percent=round(100 * share))


def _odds(ahead: Prospects, card: Move) -> Message:
    share = ahead.won[card]
    if share >= SURE:
        return Message.of("why_ahead_safe")
    others = [won for other, won in ahead.won.items() if other is not card]
    if not others or max(others) >= share:
        return Message.of("why_ahead_most", percent=round(100 * share))
    return Message.of("why_ahead", percent=round(100 * share), other=round(100 * max(others)))


def _habits(card: Move, weighed: Sequence[Weighed]) -> tuple[Message, ...]:
    """Returns what any good player would say for the card, if that is what they would play."""
    natural = heaviest(weighed)
    return reasons(natural, weighed)[:1] if natural.card is card and _differ(weighed) else ()


def _differ(weighed: Sequence[Weighed]) -> bool:
    return reasons(heaviest(weighed), weighed)[0].id not in ("why_all_alike", "why_close_call")


def _trumps_out(view: View) -> tuple[Message, ...]:
    assert view.seat is not None
    hidden = (*view.unseen, *view.shown[1 - view.seat])
    return (Message.of("why_trumps_out", count=sum(card.suit == view.trump for card in hidden)),)
