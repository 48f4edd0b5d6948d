"""The level ``easy``: bids its best suit where that is strong, and follows simple rules of play."""

from __future__ import annotations

from typing import Final

from cardavia.cards import SUITS, Card, Suit
from cardavia.games import View as AnyView
from cardavia.games.fiftysix import CALLS, DOUBLE, PASS, STRENGTH, Call, View, playable, winning_place
from cardavia.players.fiftysix.outlook import beats
from cardavia.players.fiftysix.turn import at_turn
from cardavia.players.player import Budget, Choice
from cardavia.words import Message

DOUBLES_FROM: Final = 36
"""The number of the other side's bid from which it doubles with two Jacks."""


class Easy:
    """Looks at its own hand alone when it calls, and at the trick alone when it plays."""

    level: Final = "easy"

    def choose(self, view: AnyView, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
        """Returns a legal move for the view's seat, whose turn it is, with its reason."""
        table = at_turn(view)
        if not table.auction.over:
            return _call(table)
        legal = playable(table.hand, table.trick)
        if len(legal) == 1:
            return Choice(legal[0], (Message.of("why_only_card", card=legal[0].text),))
        return _follow(table, legal) if table.trick else _lead(table, legal)


def _call(view: View) -> Choice:
    legal, standing = view.auction.legal_calls(), view.auction.standing
    suit = max(SUITS, key=lambda suit: _strength(view, suit))
    bid = _say(view, suit, standing.least)
    if bid in legal and standing.least <= _limit(view, suit) and not standing.own:
        return Choice(bid, (Message.of("why_strong_suit", suit=suit),))
    jacks = sum(card.rank == "J" for card in view.hand)
    if DOUBLE in legal and standing.number >= DOUBLES_FROM and jacks >= 2:
        return Choice(DOUBLE, (Message.of("why_double_high", number=standing.number, jacks=jacks),))
    if PASS not in legal:
        return Choice(CALLS["28P"], (Message.of("why_may_not_pass"),))
    return Choice(PASS, (Message.of("why_pass_to_partner" if standing.own else "why_pass_weak"),))


def _strength(view: View, suit: Suit) -> int:
    """Returns the points of a suit in the hand and how many cards it has, together."""
    cards = [card for card in view.hand if card.suit == suit]
    return len(cards) + sum(view.game.rules.card_points[card.rank] for card in cards)


def _limit(view: View, suit: Suit) -> int:
    """Returns how high it bids a suit: 28 where it is strong, one more for each point or card beyond."""
    return 28 + _strength(view, suit) - (5 + view.game.hand_size // 2)


def _say(view: View, suit: Suit, number: int) -> Call | None:
    jack = Card("J" + suit) in view.hand
    return CALLS.get(f"{number}{suit}" if jack else f"{suit}{number}")


def _lead(view: View, legal: tuple[Card, ...]) -> Choice:
    longest = max(SUITS, key=lambda suit: sum(card.suit == suit for card in view.hand))
    card = max(legal, key=lambda card: (card.rank == "J", card.suit == longest, STRENGTH[card]))
    if card.rank == "J":
        return Choice(card, (Message.of("why_lead_jack"),))
    return Choice(card, (Message.of("why_lead_longest", suit=card.suit),))


def _follow(view: View, legal: tuple[Card, ...]) -> Choice:
    contract, worth = view.contract, view.game.rules.card_points
    assert contract is not None
    place = winning_place(view.trick, contract.strain)
    holder = view.game.next_seat(view.leader, place)
    spare = [card for card in legal if card.suit != contract.strain] or list(legal)
    if view.seat is not None and holder % 2 == view.seat % 2:
        card = max(spare, key=lambda card: (worth[card.rank], -STRENGTH[card]))
        return Choice(card, (Message.of("why_points_to_partner", points=worth[card.rank]),))
    taking = [card for card in legal if beats(card, view.trick[place], contract.strain)]
    if taking:
        card = min(taking, key=lambda card: (card.suit == contract.strain, STRENGTH[card]))
        return Choice(card, (Message.of("why_beats_trick", card=card.text),))
    card = min(spare, key=lambda card: STRENGTH[card])
    return Choice(card, (Message.of("why_cannot_beat"),))
