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
        known = view.hand if seat == view.seat else view.hands[seat] if view.hands else None
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
        return sort_hand(missing(_ever_held(view, seat, hand), view.drawn)), view.drawn
    _check_replies(view, seat, hand)
    taken = _taken_indicator(view, seat)
    windows = _windows(view, seat, hand, taken)
    drawn = view.draws_each - len(taken)
    times = [*[DEALT] * (len(windows) - drawn), *range(drawn)]
    came = _first_come_first_needed(windows, times)
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
    last = view.draws_each - 1 - len(taken)
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
    return view.game.rules.sharp and view.start.tricks_played + index == 0


def _taken_indicator(view: Public, seat: Seat) -> Hand:
    """Returns the indicator where this seat, as loser of the last draw, took it openly (rule 3)."""
    last = view.draws_each - 1
    if view.stock_size or last < 0 or view.indicator is None:
        return ()
    return () if view.played[last].winner(view.trump) == seat else (view.indicator,)


def _check_replies(view: Public, seat: Seat, hand: Hand) -> None:
    if card := _reply_not_given(view, seat, hand):
        raise BadPosition("hand_would_have_answered", seat=seat, card=card.text, cards=write_cards(hand))


def _reply_not_given(view: Public, seat: Seat, hand: Hand) -> Card | None:
    """Returns a reply that this hand would not have given in strict play (rule 6); None without one."""
    laid, first = _laid(view, seat), view.draws_each
    for index, trick in enumerate(view.played[first:] if view.strict else (), first):
        if trick.leader == seat or trick.lead is None or trick.reply is None:
            continue
        held = (*hand, *(card for card, when in laid.items() if when >= index))
        if refuse_reply(trick.reply, held, trick.lead, view.trump):
            return trick.reply
    return None


def check_view(view: View) -> None:
    """Refuses a view whose cards cannot lie as it shows them, or a player's view that no deal looks like.

    Raises:
        BadPosition: what is wrong is in its message.
    """
    _check_seen(view)
    if view.seat is not None:
        _check_own(view, view.seat)
    if view.hands is not None:
        complete(view, view.hands, view.stock)
    elif view.seat is not None and not _fits_some_deal(view, 1 - view.seat):
        raise BadPosition("view_fits_no_deal")


def _check_seen(view: View) -> None:
    own, drawn = (0, 0) if view.seat is None else (view.counts[view.seat], view.draws_each)
    seen = [*view.out, *view.hand]
    if view.indicator is not None and view.stock_size:
        seen.append(view.indicator)
    for seat in (0, 1):
        if seat != view.seat:
            seen += view.shown[seat]
        elif lacking := missing(view.shown[seat], view.hand):
            raise BadPosition("card_was_shown", seat=seat, cards=write_cards(lacking))
    if missing(seen, view.game.pack) or (len(view.hand), len(view.drawn)) != (own, drawn):
        raise BadPosition("view_cards", cards=write_cards(view.hand))


def _check_own(view: View, seat: Seat) -> None:
    """Refuses draws with which the viewer could not have played as it did."""
    taken = _taken_indicator(view, seat)
    held = _ever_held(view, seat, view.hand)
    drawn, last = view.drawn[: len(view.drawn) - len(taken)], view.drawn[len(view.drawn) - len(taken) :]
    if last != taken or missing(view.drawn, held):
        raise BadPosition("view_cards", cards=write_cards(view.drawn))
    times = dict.fromkeys(missing(held, view.drawn), DEALT) | {card: time for time, card in enumerate(drawn)}
    windows = _windows(view, seat, view.hand, taken)
    if any(not first <= times[card] <= until for card, (first, until) in windows.items()):
        raise BadPosition("cannot_have_been_held", seat=seat, cards=write_cards(view.hand))
    _check_replies(view, seat, view.hand)


def _fits_some_deal(view: View, other: Seat) -> bool:
    """Whether the other player can hold some of the unseen cards while the rest lie face down."""
    shown, below = view.shown[other], (view.indicator,) if view.indicator and view.stock_size else ()
    windows = _windows(view, other, (*shown, *view.unseen), _taken_indicator(view, other))
    able = [card for card in view.unseen if _reply_not_given(view, other, (card,)) is None]
    # A card that can have come early serves wherever one serves that came late.
    able.sort(key=lambda card: windows[card][0])
    hand = (*shown, *able[: view.counts[other] - len(shown)])
    stock = (*(card for card in view.unseen if card not in hand), *below)
    try:
        complete(view, (hand, None) if other == 0 else (None, hand), stock)
    except BadPosition:
        return False
    return True
