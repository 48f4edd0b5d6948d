"""The deals of 56 that fit a view: the inverse of the projection (rule 19).

Who did not follow suit had none of it, and still has none: beyond the number of cards and the pack
itself, nothing else that was said or played binds a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from cardavia.cards import SUITS, Card, Hand, Suit, missing, read_cards, write_cards
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
    if not view.start.gone:
        view.game.refuse_weak(_with(now, view.laid))
    return Deal(**view.open_part(), dealt=_with(now, view.plays), hands=now)


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
        _refuse_void(seat, hand, voids[seat])
    rest = sort_hand(missing(view.game.pack, view.played))
    if sort_hand([card for hand in now for card in hand]) != rest:
        raise BadPosition("hands_not_the_rest", cards=write_cards(rest))


def _refuse_void(seat: Seat, hand: Hand, void: frozenset[Suit]) -> None:
    for card in hand:
        if card.suit in void:
            raise BadPosition("hand_is_void", seat=seat, suit=card.suit)


def _with(hands: Sequence[Hand], cards: Iterable[tuple[Seat, Card]]) -> tuple[Hand, ...]:
    """Returns the hands with these cards back in them."""
    back: list[list[Card]] = [list(hand) for hand in hands]
    for seat, card in cards:
        back[seat].append(card)
    return tuple(sort_hand(hand) for hand in back)


def check_view(view: View) -> None:
    """Refuses a view whose cards cannot lie as it shows them.

    Raises:
        BadPosition: they cannot; what is wrong is in its message.
    """
    wanted = 0 if view.seat is None else view.counts[view.seat]
    if len(view.hand) != wanted or missing([*view.played, *view.hand], view.game.pack):
        raise BadPosition("view_cards", cards=write_cards(view.hand))
    _refuse_revokes(view)
    if view.seat is not None:
        _refuse_void(view.seat, view.hand, view.voids[view.seat])
        if view.hands is not None and view.hand != view.hands[view.seat]:
            raise BadPosition("hand_is_known", seat=view.seat, cards=write_cards(view.hands[view.seat]))
    if view.hands is not None:
        complete(view, view.hands)
    elif not _can_lie(view):
        raise BadPosition("view_fits_no_deal")


def _refuse_revokes(view: View) -> None:
    """Refuses a suit played after it was not followed (rule 14)."""
    laid, void = view.laid, set[tuple[Seat, Suit]]()
    for i, (seat, card) in enumerate(laid):
        led = laid[i - i % view.game.players][1].suit
        if (seat, card.suit) in void:
            raise BadPosition("hand_is_void", seat=seat, suit=card.suit)
        if card.suit != led:
            void.add((seat, led))


def _can_lie(view: View) -> bool:
    """Whether the hidden hands have room for the unseen cards: by Hall's theorem, for those of any suits."""
    counts, voids = view.counts, view.voids
    hidden = [seat for seat in range(view.game.players) if seat != view.seat]
    unseen = Counter(card.suit for card in view.unseen)
    return all(
        sum(unseen[suit] for suit in suits)
        <= sum(counts[seat] for seat in hidden if not voids[seat].issuperset(suits))
        for size in range(1, len(SUITS) + 1)
        for suits in combinations(SUITS, size)
    )
