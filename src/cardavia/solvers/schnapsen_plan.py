"""Plans for a closed deal of Schnapsen that serve every world a player cannot tell from the others.

The solver of :mod:`.schnapsen` plays each world as if its cards were seen.  A player cannot: the plans
found here are those of :mod:`cardavia.kernel.schnapsen_defence`, against an opponent who sees everything.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

from cardavia.cards import Hand
from cardavia.games.schnapsen import Move, View
from cardavia.kernel.schnapsen_defence import WORLDS, Planner
from cardavia.kernel.schnapsen_worlds import every_hand
from cardavia.solvers.schnapsen import PLACES, bits_of, check_rules, records_of, table_of
from cardavia.words import BadPosition

MOST: Final = WORLDS
"""For how many worlds at once a plan can be made."""


class Plans(NamedTuple):
    """Is what plans win that begin with the moves of a player, in worlds that are weighted."""

    won: dict[Move, int]
    """For each card that may be played the worlds that its best plan wins, a bit for each."""
    weights: tuple[int, ...]
    """How likely each world is, in any measure."""
    tricks: int
    """How many tricks were planned; 0 where the limit on nodes did not suffice for any."""

    def share(self, move: Move) -> float:
        """Returns how likely the best plan that begins with a move wins."""
        won = self.won[move]
        return sum(w for place, w in enumerate(self.weights) if won >> place & 1) / sum(self.weights)


def hidden_hands(view: View) -> array[int]:
    """Returns every hand that the other player can hold by the cards seen alone, in the kernel's bits.

    Raises:
        BadPosition: a spectator's view.
    """
    if view.seat is None:
        raise BadPosition("solve_not_your_turn")
    shown, unseen = view.shown[1 - view.seat], view.unseen
    count = view.counts[1 - view.seat] - len(shown)
    hands = array("I", bytes(4 * comb(len(unseen), count)))
    every_hand(bits_of(unseen), bits_of(shown), count, hands)
    return hands


def plan(view: View, hands: Sequence[int], weights: Sequence[int], node_limit: int) -> Plans:
    """Returns what plans win for the viewer, the stock being closed, against these hands.

    Args:
        view: the view of the player to move.
        hands: up to :data:`MOST` hands of the other player, in the kernel's bits.
        weights: how likely each is, in any measure.
        node_limit: how many positions may be looked at; the tricks planned are as many as that allows.

    Raises:
        BadPosition: it is not the viewer's turn, or the stock is not closed.
        BadRules: the deal is played by rules that the kernel does not know.
    """
    check_rules(view.game)
    if view.seat is None or view.to_act != view.seat:
        raise BadPosition("solve_not_your_turn")
    if view.closed_by is None:
        raise BadPosition("plan_stock_open")
    planner, won = Planner(), array("Q", bytes(8 * 20))
    planner.limit = node_limit
    own: list[Hand] = [(), ()]
    own[view.seat] = view.hand
    table = table_of(view, own)
    tricks = planner.plan(table, records_of(view), array("I", hands), array("I", weights), won)
    return Plans({card: won[PLACES[card]] for card in view.legal_moves()}, tuple(weights), tricks)
