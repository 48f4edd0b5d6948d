"""Deals of Schnapsen played on by habit; see :mod:`cardavia.kernel.schnapsen_rollouts`."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from cardavia.cards import Hand
from cardavia.games.schnapsen import Move, View
from cardavia.kernel.schnapsen_habits import new_habits
from cardavia.kernel.schnapsen_rollouts import Rollouts
from cardavia.solvers.schnapsen import NUMBERS, PLACES, bits_of, check_rules, records_of, table_of
from cardavia.words import BadPosition


def play_on(view: View, hands: Sequence[int], seed: int) -> dict[Move, tuple[int, ...]]:
    """Returns for each card of the viewer how often it brings -3, -2 … 3 game points.

    The other player holds one of these hands, in the kernel's bits, after the other; the stock lies in any
    order.  The same seed gives the same figures.

    Raises:
        BadPosition: it is not the viewer's turn, or the stock is closed or used up.
        BadRules: the deal is played by rules that the kernel does not know.
    """
    check_rules(view.game)
    if view.seat is None or view.to_act != view.seat:
        raise BadPosition("solve_not_your_turn")
    if view.strict or view.indicator is None:
        raise BadPosition("play_on_stock_closed")
    own: list[Hand] = [(), ()]
    own[view.seat] = view.hand
    rules = view.game.rules
    rollouts = Rollouts(new_habits({}, {}), rules.closing_needs, rules.exchange_needs)
    counts = array("q", bytes(8 * 140))
    rollouts.outcomes(
        table_of(view, own),
        records_of(view),
        bits_of(view.shown[0]) | bits_of(view.shown[1]) << 20,
        bits_of(view.out),
        array("I", hands),
        NUMBERS[view.indicator],
        view.stock_size,
        seed,
        counts,
    )
    places = {card: 7 * PLACES[card] for card in view.hand}
    return {card: tuple(counts[place : place + 7]) for card, place in places.items()}
