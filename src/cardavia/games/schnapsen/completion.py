"""The deals of Schnapsen that fit a view: the inverse of the projection (rule 15).

Where the hidden cards lie now is given; when the other player drew each of them is not.  Cards
that were played, shown or exchanged early must have been in hand by then; a king or queen led
without its marriage says that the partner came later.  Each card has thus a window of draws in
which it can have come, and first come, first needed finds an order whenever there is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardavia.cards import Card, Hand, missing, read_cards, write_cards
from cardavia.games.game import Seat
from cardavia.games.schnapsen.course import without
from cardavia.games.schnapsen.deal import Deal
from cardavia.games.schnapsen.public import Public
from cardavia.games.schnapsen.tricks import partner, refuse_reply, sort_hand
from cardavia.games.schnapsen.view import View
from cardavia.words import BadPosition

Cards = str | Iterable[Card | str]
Windows = dict[Card, tuple[int, int]]
DEALT: Final = -1
"""The time of the deal itself; draw k (from 0) follows trick k since the start."""


def complete(view: View, hands: Sequence[Cards | None], stock: Cards | None) -> Deal:
    """Returns the deal in which these cards lie where they are said to; see :meth:`View.complete`."""
    now = _hands(view, hands)
    left = read_cards(stock if stock is not None else view.stock or ())
    _check_places(view, now, left)
    dealt, draws = zip(*(_arrange(view, seat, hand) for seat, hand in enumerate(now)), strict=True)
    return Deal(**view.open_part(), dealt=dealt, hands=(now[0], now[1]), stock=left, draws=draws)


def _hands(view: View, hands: Sequence[Cards | None]) -> list[Hand]:
    if len(hands) != 2:
        raise BadPosition("hands_not_one_each", hands=len(hands), seats=2)
    now: list[Hand] = []
    for seat, given in enumerate(hands):
        known = view.hands[seat] if view.hands else view.hand if seat == view.seat else None
        hand = sort_hand(read_cards(given)) if given is not None else known
        if hand is None:
            raise BadPosition("hand_not_given", seat=seat)
        if known is not None and hand != known:
            raise BadPosition("hand_is_known", seat=seat, cards=write_cards(known))
        now.append(hand)
    return now


def _check_places(view: View, now: Sequence[Hand], stock: Hand) -> None:
    for seat, hand in enumerate(now):
        if len(hand) != view.counts[seat]:
            raise BadPosition("hand_size", seat=seat, cards=len(hand), wanted=view.counts[seat])
        if lacking := missing(view.shown[seat], hand):
            raise BadPosition("card_was_shown", seat=seat, cards=write_cards(lacking))
    if len(stock) != view.stock_size:
        raise BadPosition("stock_size", cards=len(stock), wanted=view.stock_size)
    if stock and stock[-1] is not view.indicator:
        raise BadPosition("indicator_lies_last", card=str(view.indicator))
    if view.stock is not None and stock != view.stock:
        raise BadPosition("stock_is_known", cards=write_cards(view.stock))
    rest = sort_hand(missing(view.game.pack, view.out))
    if sort_hand([*now[0], *now[1], *stock]) != rest:
        raise BadPosition("hands_not_the_rest", cards=write_cards(rest))


def _arrange(view: View, seat: Seat, hand: Hand) -> tuple[Hand, Hand]:
    """Returns a hand at the start and draws since then that explain what this seat did."""
    if seat == view.seat:
        draws = view.drawn
        return sort_hand(missing(_ever_held(view, seat, hand), draws)), draws
    if not view.over:
        _check_replies(view, seat, hand)
    taken = _taken_indicator(view, seat)
    times = [DEALT] * (len(_ever_held(view, seat, hand)) - draws_of(view)) + list(range(draws_of(view)))
    windows = _windows(view, seat, hand, taken)
    came = _first_come_first_needed(windows, times[: len(windows)])
    if came is None:
        raise BadPosition("cannot_have_been_held", seat=seat, cards=write_cards(hand))
    start = sort_hand(card for time, card in came if time == DEALT)
    return start, (*(card for time, card in came if time != DEALT), *taken)


def _first_come_first_needed(windows: Windows, times: Sequence[int]) -> list[tuple[int, Card]] | None:
    """Returns a card for each time, each within its window; None where there is no such order."""
    waiting, came = dict(windows), []
    for time in times:
        ready = [card for card, (first, _) in waiting.items() if first <= time]
        card = min(ready, key=lambda card: waiting[card][1], default=None)
        if card is None or waiting.pop(card)[1] < time:
            return None
        came.append((time, card))
    return came


def draws_of(public: Public) -> int:
    """Returns how often each player has drawn since the start."""
    return (public.start.stock_size - public.stock_size) // 2


def _ever_held(view: Public, seat: Seat, hand: Hand) -> Hand:
    """Returns the cards that came to a seat by deal or draw; what an exchange brought is none."""
    held = [*hand, *_laid(view, seat)]
    for trick in (*view.played, view.table):
        if trick.exchanged is not None and trick.leader == seat:
            held = [*without(tuple(held), trick.exchanged), Card("J" + view.trump)]
    return tuple(held)


def _laid(view: Public, seat: Seat) -> dict[Card, int]:
    """Returns the cards a seat has played since the start, with the index of the trick."""
    laid = {}
    for index, trick in enumerate((*view.played, view.table)):
        card = trick.lead if trick.leader == seat else trick.reply
        if card is not None and card is not view.start.lead:
            laid[card] = index
    return laid


def _windows(view: Public, seat: Seat, hand: Hand, taken: Hand) -> Windows:
    """Returns for each card the first and the last draw with which it can have come."""
    last = draws_of(view) - 1 - len(taken)
    laid = _laid(view, seat)
    held = missing(_ever_held(view, seat, hand), taken)
    first = dict.fromkeys(held, DEALT)
    until = {card: min(laid.get(card, last + 1) - 1, last) for card in held}
    until |= {card: DEALT for card in view.start.shown[seat] if card in until}
    for index, trick in enumerate((*view.played, view.table)):
        if trick.leader != seat or trick.lead is None:
            continue
        jack, other = Card("J" + view.trump), partner(trick.lead)
        if trick.exchanged is not None:
            until[jack] = min(until[jack], index - 1)
        if other not in first or laid.get(other, index) < index:
            continue
        if trick.marriage:
            until[other] = min(until[other], index - 1)
        elif not _plain(view, index):
            first[other] = index
    return {card: (first[card], until[card]) for card in held}


def _plain(view: Public, index: int) -> bool:
    """Whether a king or queen led to this trick declares nothing anyway (switch ``sharp``)."""
    started = index == 0 and view.start.lead is not None
    return started or (view.game.rules.sharp and view.start.tricks_played + index == 0)


def _taken_indicator(view: Public, seat: Seat) -> Hand:
    """Returns the indicator where this seat, as loser of the last draw, took it openly (rule 3)."""
    last = draws_of(view) - 1
    if view.stock_size or last < 0 or view.indicator is None:
        return ()
    return () if view.played[last].winner(view.trump) == seat else (view.indicator,)


def _check_replies(view: Public, seat: Seat, hand: Hand) -> None:
    """Rule 6: in strict play a reply tells what was not in the hand."""
    laid = _laid(view, seat)
    for index, trick in enumerate(view.played[draws_of(view) :], draws_of(view)):
        if trick.leader == seat or trick.lead is None or trick.reply is None:
            continue
        held = (*hand, *(card for card, when in laid.items() if when >= index))
        if refuse_reply(trick.reply, held, trick.lead, view.trump):
            raise BadPosition(
                "hand_would_have_answered", seat=seat, card=trick.reply.text, cards=write_cards(hand)
            )
