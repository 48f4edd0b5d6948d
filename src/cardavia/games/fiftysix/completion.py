"""The deals of 56 that fit a view: the inverse of the projection (rule 19).

Who did not follow suit had none of it, and still has none: beyond the number of cards and the pack
itself, nothing else that was said or played binds a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardavia.cards import Card, Hand, read_cards, write_cards
from cardavia.games.fiftysix.deal import Deal
from cardavia.games.fiftysix.tricks import sort_hand
from cardavia.games.fiftysix.view import View
from cardavia.games.game import Seat
from cardavia.words import BadPosition

Cards = str | Iterable[Card | str]


def complete(view: View, hands: Sequence[Cards | None]) -> Deal:
    """Returns the deal in which the seats hold these cards now; see :meth:`View.complete`."""
    if len(hands) != view.game.players:
        raise BadPosition("hands_not_one_each", hands=len(hands), seats=view.game.players)
    now = tuple(_hand(view, seat, given) for seat, given in enumerate(hands))
    _check(view, now)
    dealt = [list(hand) for hand in now]
    for seat, card in view.plays:
        dealt[seat].append(card)
    start = tuple(sort_hand(hand) for hand in dealt)
    if not view.start.gone and not view.start.trick:
        view.game.refuse_weak(start)
    return Deal(**view.open_part(), dealt=start, hands=now)


def _hand(view: View, seat: Seat, given: Cards | None) -> Hand:
    known = view.hands[seat] if view.hands else view.hand if seat == view.seat else None
    hand = sort_hand(read_cards(given)) if given is not None else known
    if hand is None:
        raise BadPosition("hand_not_given", seat=seat)
    if known is not None and hand != known:
        raise BadPosition("hand_is_known", seat=seat, cards=write_cards(known))
    return hand


def _check(view: View, now: Sequence[Hand]) -> None:
    counts, voids = view.counts, view.voids
    for seat, hand in enumerate(now):
        if len(hand) != counts[seat]:
            raise BadPosition("hand_size", seat=seat, cards=len(hand), wanted=counts[seat])
        for card in hand:
            if card.suit in voids[seat]:
                raise BadPosition("hand_is_void", seat=seat, suit=card.suit)
    rest = Counter(view.game.pack) - Counter(view.played)
    if Counter(card for hand in now for card in hand) != rest:
        raise BadPosition("hands_not_the_rest", cards=write_cards(sort_hand(tuple(rest.elements()))))
