"""Where the cards of a deal lie, in games with a stock and without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardavia.cards import Card, Hand, write_cards
from cardavia.games.game import Deal, DealOfMatch, DealWithStock, Match


class Layout(NamedTuple):
    """Is all that lies in hands, and face down."""

    hands: Sequence[Hand]
    stock: Hand

    @property
    def cards(self) -> list[Card]:
        """Every card, seat after seat, the stock last."""
        return [*(card for hand in self.hands for card in hand), *self.stock]

    @property
    def named(self) -> dict[str, object]:
        """The cards as ``Game.deal`` and ``View.complete`` take them."""
        return {"hands": self.hands, "stock": self.stock} if self.stock else {"hands": self.hands}

    def __str__(self) -> str:
        hands = " | ".join(map(write_cards, self.hands))
        return f"{hands}, stock {write_cards(self.stock)}" if self.stock else hands


def layout(deal: Deal) -> Layout:
    """Returns where the cards lie now."""
    return Layout(deal.hands, deal.stock if isinstance(deal, DealWithStock) else ())


def layout_at_start(deal: Deal) -> Layout:
    """Returns where the cards lay when the deal, or the position, began."""
    return Layout(deal.dealt, deal.dealt_stock if isinstance(deal, DealWithStock) else ())


def dealt_anew(deal: Deal) -> Deal:
    """Returns the deal before its first move: dealer, cards and what was before are all that it keeps."""
    before = {"earlier": deal.earlier} if isinstance(deal, DealOfMatch) else {}
    anew: Deal = deal.game.deal(deal.dealer, **layout_at_start(deal).named, score=deal.score, **before)
    return anew


def describe(deal: Deal) -> str:
    """Returns what it takes to see the deal again: dealer, cards, and what has been heard since."""
    heard = " ".join(deal.heard) or "nothing yet"
    return f"dealer {deal.dealer}, dealt {layout_at_start(deal)}, then {heard}"


def deal_of(match: Match) -> Deal:
    """Returns the deal of a match that has one."""
    assert match.deal is not None
    return match.deal
