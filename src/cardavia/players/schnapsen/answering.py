"""Answering a lead: what speaks for each reply, and against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardavia.cards import Card
from cardavia.games.schnapsen import GOAL, POINTS, View, beats, partner
from cardavia.players.schnapsen.keeping import keeping
from cardavia.players.schnapsen.weighing import DECIDES, Term, Weighed
from cardavia.words import Message

# In card points, tried out by letting the level play against variants of itself.
LEAD_TO_MARRY: Final = 0.4
"""The share of a marriage's worth that coming to lead is worth, to declare it."""
LEAD_TO_EXCHANGE: Final = 5.0
"""What coming to lead is worth to exchange the jack."""


def weigh_replies(view: View) -> list[Weighed]:
    """Returns every card that may be played on the lead, weighed."""
    cards = [move for move in view.legal_moves() if isinstance(move, Card)]
    return [Weighed(card, (*_terms(view, card), *keeping(view, card))) for card in cards]


def _terms(view: View, card: Card) -> Iterator[Term]:
    assert view.led is not None
    trick = POINTS[view.led] + POINTS[card]
    if beats(card, view.led, view.trump):
        yield from _taking(view, trick)
        yield from _coming_to_lead(view, tuple(held for held in view.hand if held is not card))
    else:
        yield from _leaving(view, card, trick)


def _taking(view: View, trick: int) -> Iterator[Term]:
    assert view.seat is not None
    points, gained = view.points[view.seat], trick + view.pending[view.seat]
    if points + gained >= GOAL:
        yield Term(
            "goal", DECIDES, Message.of("why_makes_66", points=points, more=gained, total=points + gained)
        )
    yield Term("trick", gained, Message.of("why_takes", points=gained))


def _coming_to_lead(view: View, rest: tuple[Card, ...]) -> Iterator[Term]:
    worth = max((40 if card.suit == view.trump else 20 for card in rest if partner(card) in rest), default=0)
    if worth:
        yield Term("tempo", LEAD_TO_MARRY * worth, Message.of("why_leads_to_marry", worth=worth))
    jack = Card("J" + view.trump)
    if jack in rest and not view.strict and view.stock_size - 2 >= view.game.rules.exchange_needs:
        yield Term("tempo", LEAD_TO_EXCHANGE, Message.of("why_leads_to_exchange", card=str(jack)))


def _leaving(view: View, card: Card, trick: int) -> Iterator[Term]:
    assert view.seat is not None
    other = 1 - view.seat
    lost = trick + view.pending[other]
    if view.points[other] + lost >= GOAL:
        yield Term("goal", -DECIDES, Message.of("why_stops_66", points=view.points[other], more=lost))
    yield Term("trick", -lost, Message.of("why_gives_less", card=str(card), points=lost))
