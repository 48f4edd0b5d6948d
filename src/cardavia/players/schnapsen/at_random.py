"""The level ``random``: any legal card."""

from __future__ import annotations

import random
from typing import Final

from cardavia.cards import Card
from cardavia.games.schnapsen import CLOSE, EXCHANGE, View
from cardavia.players.player import Budget, Choice
from cardavia.words import Message

EXCHANGES: Final = 1 / 2
CLOSES: Final = 1 / 50


def choose_at_random(view: View, chance: random.Random, budget: Budget) -> Choice:
    """Returns any legal card, each as likely; now and then an exchange, and rarely closing."""
    moves = view.legal_moves()
    why = (Message.of("why_any_legal_move"),)
    if EXCHANGE in moves and chance.random() < EXCHANGES:
        return Choice(EXCHANGE, why)
    if CLOSE in moves and chance.random() < CLOSES:
        return Choice(CLOSE, why)
    return Choice(chance.choice([move for move in moves if isinstance(move, Card)]), why)
