"""What the other player may hold: the worlds that fit a view."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from typing import NamedTuple

from cardavia.cards import Card, Hand
from cardavia.games.schnapsen import View
from cardavia.players.schnapsen.bits import BIT, Bits, bits_of
from cardavia.players.schnapsen.endings import Stock
from cardavia.words import BadPosition


class World(NamedTuple):
    """Is one way in which the hidden cards may lie."""

    hand: Bits
    """What the other player holds."""
    stock: Stock
    """The stock in some order, the indicator last."""


def worlds(view: View, most: int, chance: random.Random) -> list[World]:
    """Returns worlds that fit the view, all equally likely: every one, or ``most`` that chance picks.

    Cards shown stay where they are, and nobody holds what rule 6 or 7 would have brought to light.
    """
    assert view.seat is not None
    known = view.shown[1 - view.seat]
    hands = list(combinations(view.unseen, view.counts[1 - view.seat] - len(known)))
    chance.shuffle(hands)
    return list(islice(_fitting(view, known, hands), most))


def is_known(view: View) -> bool:
    """Whether there is one world only: all that is hidden is in the other player's hand."""
    assert view.seat is not None
    other = 1 - view.seat
    return len(view.unseen) + len(view.shown[other]) == view.counts[other]


def _fitting(view: View, known: Hand, hands: Iterable[Hand]) -> Iterator[World]:
    below = (view.indicator,) if view.indicator is not None and view.stock_size else ()
    for drawn in hands:
        hand = (*known, *drawn)
        stock = (*(card for card in view.unseen if card not in drawn), *below)
        if fits(view, hand, stock):
            yield World(bits_of(hand), tuple(BIT[card] for card in stock))


def fits(view: View, hand: Hand, stock: Iterable[Card]) -> bool:
    """Whether the other player can hold this hand, after all that was played."""
    try:
        view.complete([hand, None] if view.seat else [None, hand], stock)
    except BadPosition:
        return False
    return True
