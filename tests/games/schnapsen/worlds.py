"""Which hidden cards fit a view, found by trying everything: slow, plain, and none of the package's work.

For one seat and one hand that it might hold now, every deal of its first cards and every order of its
draws is followed through what the seat has been seen to do.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from cardavia.cards import Card
from cardavia.games.schnapsen import View

RANKS = "JQKTA"

Cards = frozenset[Card]


class Exchange(NamedTuple):
    taken: Card


class Lead(NamedTuple):
    card: Card
    married: bool
    plain: bool
    """Whether no marriage could be declared."""


class Reply(NamedTuple):
    card: Card
    to: Card
    strict: bool


class Draw(NamedTuple):
    card: Card | None
    """The indicator, where it is taken openly."""


class Led(NamedTuple):
    """A card that lay on the table when the position began."""

    card: Card
    plain: bool


Deed = Exchange | Lead | Reply | Draw | Led


def deeds(view: View, seat: int) -> Iterator[Deed]:
    """Gives what a seat has been seen to do, in order."""
    start = view.start
    stock, closed = start.stock_size, start.closed_by is not None
    for index, trick in enumerate((*view.played, view.table)):
        plain = view.game.rules.sharp and start.tricks_played + index == 0
        closed = closed or trick.closed
        if trick.leader == seat:
            if trick.exchanged:
                yield Exchange(trick.exchanged)
            if trick.lead and index == 0 and start.lead:
                yield Led(trick.lead, plain)
            elif trick.lead:
                yield Lead(trick.lead, trick.marriage > 0, plain)
        elif trick.lead and trick.reply:
            yield Reply(trick.reply, trick.lead, closed or stock == 0)
        if not closed and stock > view.stock_size:
            stock -= 2
            assert trick.lead
            assert trick.reply
            won = seat == taker(trick.leader, trick.lead, trick.reply, view.trump)
            yield Draw(None if stock or won else view.indicator)


def taker(leader: int, lead: Card, reply: Card, trump: str) -> int:
    if reply.suit == lead.suit:
        return 1 - leader if RANKS.index(reply.rank) > RANKS.index(lead.rank) else leader
    return 1 - leader if reply.suit == trump else leader


class World(NamedTuple):
    """How a seat can have come by its cards."""

    dealt: Cards
    draws: tuple[Card, ...]


def worlds(view: View, seat: int, hand: Cards) -> World | None:
    """Returns a way to hold this hand now and to have done what the seat did; None where there is none."""
    done = list(deeds(view, seat))
    exchanged = [deed.taken for deed in done if isinstance(deed, Exchange)]
    opened = [deed.card for deed in done if isinstance(deed, Draw) and deed.card]
    laid = [deed.card for deed in done if isinstance(deed, Lead | Reply)]
    coming = {*hand, *laid}.difference(exchanged, opened)
    if exchanged:
        coming.add(Card("J" + view.trump))
    held = view.start.hand_size - (view.start.lead is not None and seat == 1 - view.dealer)
    for dealt in map(frozenset, combinations(sorted(coming, key=str), held)):
        if dealt.issuperset(view.start.shown[seat]):
            draws = follow(view, seat, done, dealt, frozenset(coming - dealt), hand)
            if draws is not None:
                return World(dealt, draws)
    return None


def follow(
    view: View,
    seat: int,
    done: list[Deed],
    held: Cards,
    coming: Cards,
    end: Cards,
) -> tuple[Card, ...] | None:
    """Returns draws that let a seat go on so and end with these cards."""
    if not done:
        return () if held == end and not coming else None
    deed, rest = done[0], done[1:]
    if isinstance(deed, Draw):
        for card in [deed.card] if deed.card else coming:
            draws = follow(view, seat, rest, held | {card}, coming - {card}, end)
            if draws is not None:
                return (card, *draws)
        return None
    after = held_after(view, seat, deed, held)
    return None if after is None else follow(view, seat, rest, after, coming, end)


def held_after(view: View, seat: int, deed: Deed, held: Cards) -> Cards | None:
    """Returns a hand after a deed; None where the hand could not do it, or would have done it otherwise."""
    match deed:
        case Exchange(taken):
            jack = Card("J" + view.trump)
            return held - {jack} | {taken} if jack in held else None
        case Led(card, plain):
            known = other_of(card) in view.start.shown[seat]
            return held if plain or (other_of(card) in held) == known else None
        case Lead(card, married, plain):
            fits = card in held and ((other_of(card) in held) == married or (plain and not married))
            return held - {card} if fits else None
        case Reply(card, to, strict):
            fits = card in held and (not strict or card in allowed(held, to, view.trump))
            return held - {card} if fits else None
        case _:
            raise AssertionError(deed)


def other_of(card: Card) -> Card | None:
    return {"K": Card("Q" + card.suit), "Q": Card("K" + card.suit)}.get(card.rank)


def allowed(held: Cards, to: Card, trump: str) -> set[Card]:
    """Rule 6 once more, in other words."""
    suit = {card for card in held if card.suit == to.suit}
    over = {card for card in suit if RANKS.index(card.rank) > RANKS.index(to.rank)}
    return over or suit or {card for card in held if card.suit == trump} or set(held)
