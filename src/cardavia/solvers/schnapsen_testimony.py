"""What the moves of a player tell of its hand; see :mod:`cardavia.kernel.schnapsen_testimony`."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Final

from cardavia.cards import SUITS, Card
from cardavia.games.game import Seat
from cardavia.games.schnapsen import Trick, View
from cardavia.games.schnapsen.course import after_close, after_exchange, after_lead, after_reply
from cardavia.games.schnapsen.public import Public, at_start
from cardavia.kernel.schnapsen import record
from cardavia.kernel.schnapsen_habits import new_habits
from cardavia.kernel.schnapsen_testimony import Testimony
from cardavia.solvers.schnapsen import NUMBERS, bits_of

CLUB: Final = {
    "keep_trump_T": (20.0, 20.0),
    "keep_trump_A": (23.0, 23.0),
    "keep_T": (6.0, 6.0),
    "keep_pair": (0.6, 0.6),
    "guard": (3.0, 3.0),
    "waiting": (0.8, 0.8),
    "ruffs_Q": (0.2, 0.2),
    "ruffs_K": (0.3, 0.3),
    "ruffs_T": (0.9, 0.9),
    "ruffs_A": (0.9, 0.9),
    "lead_to_marry": (0.4, 0.4),
    "lead_to_exchange": (5.0, 5.0),
    "lead": (0.0, 0.0),
}
"""How habits in a club differ from those that serve best: the weights of the level ``fair``."""


def likelihoods(
    view: View, seat: Seat, tricks: Sequence[Trick], hands: array[int], trust: float, keeps_jack: float
) -> list[float]:
    """Returns how likely the moves of a seat in some tricks were with each hand, the stock being open.

    Args:
        view: of anybody; nothing but what is public counts.
        seat: whose moves they are.
        tricks: the tricks since the start, or the first of them.
        hands: what the seat may hold now, in the kernel's bits.
        trust: how often it moves by habit.
        keeps_jack: how often it does not exchange the trump jack.
    """
    weights = array("d", [1.0] * len(hands))
    rules = view.game.rules
    testimony = Testimony(new_habits(CLUB, CLUB), rules.closing_needs, rules.exchange_needs)
    for index, public, card, declared in moves(view, seat, tricks):
        _take_up(testimony, public, seat, card, declared)
        gone, came = _since(view, seat, index)
        known = bits_of({*public.shown[seat], card})
        drawn = max(0, view.draws_each - index)
        testimony.weigh(hands, weights, gone, came, known, drawn, trust, keeps_jack)
    return list(weights)


def moves(view: View, seat: Seat, tricks: Sequence[Trick]) -> Iterator[tuple[int, Public, Card, bool]]:
    """Yields the cards that a seat played while the stock was open.

    With each comes the trick's number, from 0, how things stood, and whether a marriage was declared.
    """
    public = _begun(view)
    for index, trick in enumerate(tricks):
        if public.led is None and trick.lead is not None:
            public = after_exchange(public) if trick.exchanged else public
            public = after_close(public) if trick.closed else public
            if trick.leader == seat and not public.strict and not _plain(public):
                yield index, public, trick.lead, trick.marriage > 0
            public = after_lead(public, trick.lead, trick.marriage)
        if trick.reply is not None:
            if trick.leader != seat and not public.strict:
                yield index, public, trick.reply, False
            public = after_reply(public, trick.reply)


def _plain(public: Public) -> bool:
    """Whether leads tell nothing by habit: nobody declares or exchanges (switch ``sharp``)."""
    return public.game.rules.sharp and public.trick_number == 1


def _begun(view: View) -> Public:
    """Returns the deal as everybody saw it at its start."""
    tricks = (*view.played, view.table)
    below = next((trick.exchanged for trick in tricks if trick.exchanged), view.indicator)
    return Public(
        **at_start(view.game, view.dealer, view.score, view.start, view.trump, below, tricks[0].leader)
    )


def _take_up(testimony: Testimony, public: Public, seat: Seat, card: Card, declared: bool) -> None:
    my, their = (
        record(public.points[who], public.pending[who], public.tricks[who] > 0) for who in (seat, 1 - seat)
    )
    assert public.indicator is not None
    testimony.make(
        SUITS.index(public.trump),
        NUMBERS[card],
        -1 if public.led is None else NUMBERS[public.led],
        declared,
        my,
        their,
        bits_of(public.out),
        bits_of(public.shown[1 - seat]),
        NUMBERS[public.indicator],
        public.stock_size,
    )


def _since(view: View, seat: Seat, index: int) -> tuple[int, int]:
    """Returns which cards held at a trick have gone since, and which have come openly."""
    gone, came = set[Card](), set[Card]()
    for place, trick in enumerate((*view.played, view.table)):
        card = trick.lead if trick.leader == seat else trick.reply
        if place >= index and card is not None:
            gone.add(card)
        if place > index and trick.exchanged is not None and trick.leader == seat:
            came.add(trick.exchanged)
            gone.add(Card("J" + view.trump))
    return bits_of(gone - came), bits_of(came)
