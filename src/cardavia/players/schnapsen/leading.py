"""Leading to a trick: what speaks for each lead, and against it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import comb
from typing import Final

from cardavia.cards import Card, Rank
from cardavia.games.schnapsen import GOAL, POINTS, View, beats, marriage
from cardavia.players.schnapsen.keeping import keeping
from cardavia.players.schnapsen.weighing import DECIDES, Term, Weighed
from cardavia.words import Message

# In card points, tried out by letting the level play against variants of itself.
WAITING: Final = 0.8
"""The share of a marriage's worth while it waits for a trick (rule 8)."""
RUFFS: Final[dict[Rank, float]] = {"A": 0.9, "T": 0.9, "K": 0.3, "Q": 0.2, "J": 0.1}
"""How readily a player who holds a trump spends it on a lead while nobody has to."""


def weigh_leads(view: View) -> list[Weighed]:
    """Returns every card of the hand, weighed as a lead."""
    return [Weighed(card, tuple(_terms(view, card))) for card in view.hand]


def _terms(view: View, card: Card) -> Iterator[Term]:
    worth = marriage(view, view.hand, card)
    yield from _marriage(view, worth)
    yield from _trick(view, card)
    # A marriage is not broken by declaring it.
    yield from (term for term in keeping(view, card) if not (worth and term.kind == "pair"))


def _marriage(view: View, worth: int) -> Iterator[Term]:
    assert view.seat is not None
    points = view.points[view.seat]
    if not worth:
        return
    if not view.tricks[view.seat]:
        yield Term("marriage", WAITING * worth, Message.of("why_marriage_waits", worth=worth))
    elif points + worth >= GOAL:
        yield Term(
            "goal", DECIDES, Message.of("why_makes_66", points=points, more=worth, total=points + worth)
        )
    else:
        yield Term("marriage", worth, Message.of("why_marriage", worth=worth, total=points + worth))


def _trick(view: View, card: Card) -> Iterator[Term]:
    higher, ruffed = chance_of_higher(view, card), chance_of_ruff(view, card)
    beaten = 1 - (1 - higher) * (1 - ruffed)
    if not beaten and _makes_66(view, card):
        yield Term("goal", DECIDES, Message.of("why_surely_66", card=str(card)))
    threat = "why_may_be_beaten" if higher >= ruffed else "why_may_be_trumped"
    yield Term("trick", (1 - beaten) * POINTS[card], Message.of(_hope(beaten), card=str(card)))
    yield Term("risk", -beaten * POINTS[card], Message.of(threat, card=str(card)))


def _makes_66(view: View, card: Card) -> bool:
    """Whether the trick makes 66 if it is won, whatever is thrown on it."""
    assert view.seat is not None
    held = view.points[view.seat] + view.pending[view.seat]
    return held + POINTS[card] + min(POINTS.values()) >= GOAL


def _hope(beaten: float) -> str:
    if not beaten:
        return "why_sure_trick"
    return "why_likely_trick" if beaten < 1 / 2 else "why_possible_trick"


def chance_of_higher(view: View, card: Card) -> float:
    """Returns how likely the other player holds a higher card of the suit."""
    suit = [other for other in view.game.pack if other.suit == card.suit]
    return _holds_one([other for other in suit if beats(other, card, view.trump)], view)


def chance_of_ruff(view: View, card: Card) -> float:
    """Returns how likely the other player trumps the card, able to and willing."""
    if card.suit == view.trump:
        return 0.0
    trumps = [other for other in view.game.pack if other.suit == view.trump]
    return _holds_one(trumps, view) * (1 if view.strict else RUFFS[card.rank])


def _holds_one(cards: Collection[Card], view: View) -> float:
    """Returns how likely the other player holds one of some cards, every card unseen being as likely."""
    assert view.seat is not None
    shown = view.shown[1 - view.seat]
    if any(card in shown for card in cards):
        return 1.0
    hidden, drawn = len(view.unseen), view.counts[1 - view.seat] - len(shown)
    among = sum(card in view.unseen for card in cards)
    return 1 - comb(hidden - among, drawn) / comb(hidden, drawn)
