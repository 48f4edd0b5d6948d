"""What a card is worth in the hand while the stock is open: what is lost by playing it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardavia.cards import Card, Rank
from cardavia.games.schnapsen import View, partner
from cardavia.players.schnapsen.weighing import Term
from cardavia.words import Message

# In card points, tried out by letting the level play against variants of itself.
TRUMPS: Final[dict[Rank, float]] = {"A": 23, "T": 20, "K": 12, "Q": 11, "J": 11}
HIGH: Final[dict[Rank, float]] = {"A": 12, "T": 6}
"""Aces and tens of other suits."""
PAIR: Final = 0.6
"""The share of a marriage's worth that is lost by breaking it."""
HOPE: Final = 0.1
"""The same for a king or queen whose partner has not been seen."""
GUARD: Final = 3.0
"""The last small card beside a ten whose ace is missing."""


def keeping(view: View, card: Card) -> tuple[Term, ...]:
    """Returns what speaks against parting with a card; nothing once the stock is closed or used up."""
    return () if view.strict else (*_high(view, card), *_pair(view, card), *_guard(view, card))


def _high(view: View, card: Card) -> Iterator[Term]:
    if card.suit == view.trump:
        yield Term("trumps", -TRUMPS[card.rank], Message.of("why_saves_trump", card=str(card)))
    elif card.rank in HIGH:
        yield Term("high", -HIGH[card.rank], Message.of("why_keeps_high", card=str(card)))


def _pair(view: View, card: Card) -> Iterator[Term]:
    other = partner(card)
    if other is None:
        return
    worth = 40 if card.suit == view.trump else 20
    if other in view.hand:
        yield Term("pair", -PAIR * worth, Message.of("why_keeps_marriage", cards=f"{card} {other}"))
    elif other in view.unseen:
        yield Term(
            "pair", -HOPE * worth, Message.of("why_hopes_for_marriage", card=str(card), other=str(other))
        )


def _guard(view: View, card: Card) -> Iterator[Term]:
    """Where suit must be followed, a lone ten falls to the ace."""
    ten, ace = Card("T" + card.suit), Card("A" + card.suit)
    guards = [held for held in view.hand if held.suit == card.suit and held is not ten]
    if ten in view.hand and guards == [card] and card is not ace and ace not in view.out:
        yield Term("guard", -GUARD, Message.of("why_keeps_guard", card=str(card), ten=str(ten)))
