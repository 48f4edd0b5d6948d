"""The level ``easy``: a beginner, who knows the rules and has a few habits.

It exchanges, declares what it has, leads low, takes what it can and never closes.  It counts
neither points nor trumps, and looks at its own cards only.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from cardavia.cards import Card
from cardavia.games.schnapsen import EXCHANGE, POINTS, View, beats, marriage
from cardavia.players.player import Budget, Choice
from cardavia.words import Message

WORTH_A_TRUMP: Final = 10
"""The lead, in card points, from which on a trump is spent on it."""


def choose_easily(view: View, chance: random.Random, budget: Budget) -> Choice:
    """Returns what a beginner would play."""
    moves = view.legal_moves()
    if EXCHANGE in moves:
        taken, jack = str(view.indicator), "J" + view.trump
        return Choice(EXCHANGE, (Message.of("why_exchanges", card=taken, jack=jack),))
    cards = [move for move in moves if isinstance(move, Card)]
    chance.shuffle(cards)
    return _lead(view, cards) if view.led is None else _reply(view, cards, view.led)


def _lead(view: View, cards: list[Card]) -> Choice:
    card = max(cards, key=lambda card: (marriage(view, view.hand, card), -POINTS[card]))
    if worth := marriage(view, view.hand, card):
        return Choice(card, (Message.of("why_has_marriage", worth=worth),))
    card = _cheapest(view, cards)
    return Choice(card, (Message.of("why_leads_low", card=str(card)),))


def _reply(view: View, cards: list[Card], led: Card) -> Choice:
    taking = [card for card in cards if beats(card, led, view.trump) and _worth_it(view, card, led)]
    card = _cheapest(view, taking or cards)
    if taking:
        return Choice(card, (Message.of("why_takes", points=POINTS[led] + POINTS[card]),))
    return Choice(card, (Message.of("why_throws_low", card=str(card)),))


def _worth_it(view: View, card: Card, led: Card) -> bool:
    return card.suit != view.trump or led.suit == view.trump or POINTS[led] >= WORTH_A_TRUMP


def _cheapest(view: View, cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: (card.suit == view.trump, POINTS[card]))
