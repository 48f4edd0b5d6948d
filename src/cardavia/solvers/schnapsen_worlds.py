"""What each move of Schnapsen is worth in the worlds that a player thinks possible.

A player sees a view; a world is one way in which the hidden cards may lie.  Each is solved as if both
players saw it.  Whether a world fits all that was said and done is for the player to judge: here the
other player holds what it has shown, and otherwise any of the cards not seen.
"""

from __future__ import annotations

from array import array
from itertools import permutations
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from cardavia.cards import Card, Hand
from cardavia.games.game import Seat
from cardavia.games.schnapsen import Move, View
from cardavia.games.schnapsen.course import add_card, after_close, after_exchange, without
from cardavia.kernel import schnapsen as kernel
from cardavia.kernel.schnapsen_worlds import every_hand, random_worlds
from cardavia.solvers.schnapsen import (
    NUMBERS,
    PLACES,
    bits_of,
    check_rules,
    hand_of,
    limited,
    new_results,
    new_solver,
    records_of,
    stock_cards,
    stock_of,
    table_of,
)
from cardavia.words import BadPosition


class Worlds(NamedTuple):
    """Is worlds of one player: in the kernel's integers, for there may be thousands."""

    hands: array[int]
    """What the other player holds in each world."""
    stocks: array[int]
    """How the stock lies in each world; 0 in strict play."""

    def cards(self, number: int) -> tuple[Hand, Hand]:
        """Returns the other hand and the stock of a world; no stock in strict play."""
        return hand_of(self.hands[number]), stock_cards(self.stocks[number])


class Ratings(NamedTuple):
    """Is what moves are worth to the player to move, world by world, in game points."""

    values: dict[Move, array[int]]
    """For each legal move one value a world, as far as the limit on nodes allowed."""
    worlds: int
    """How many worlds were solved."""

    def mean(self, move: Move) -> float:
        """Returns what a move brings on average."""
        return sum(self.values[move]) / self.worlds

    def won(self, move: Move) -> int:
        """Returns in how many worlds a move wins."""
        return sum(value > 0 for value in self.values[move])


def rate(view: View, worlds: Worlds, node_limit: int | None = None) -> Ratings:
    """Returns what each legal move is worth to the viewer in each of these worlds.

    Raises:
        BadPosition: it is not the viewer's turn.
        BadRules: the deal is played by rules that the kernel does not know.
        BadRequest: a limit below one node.
    """
    check_rules(view.game)
    solver = limited(new_solver(view.game), node_limit)
    hands: list[Hand] = [(), ()]
    hands[_to_move(view)] = view.hand
    found = new_results(len(worlds.hands))
    solved = solver.worlds(table_of(view, hands), records_of(view), worlds.hands, worlds.stocks, found)
    end = solved * kernel.MOVES
    return Ratings({move: found[PLACES[move] : end : kernel.MOVES] for move in view.legal_moves()}, solved)


def every_world(view: View) -> Worlds:
    """Returns every world of a player: each hand, and with an open stock each order of the cards left.

    That is one world once the stock is used up, 6 at the fifth trick, 336 at the fourth, 30,240 at the
    third, and far too many before; after closing 252 to 2,002.
    """
    hands = _every_hand(view)
    if view.strict:
        return Worlds(hands, array("Q", bytes(8 * len(hands))))
    worlds = Worlds(array("I"), array("Q"))
    unseen = bits_of(view.unseen)
    for hand in hands:
        for above in permutations(hand_of(unseen & ~hand)):
            worlds.hands.append(hand)
            worlds.stocks.append(stock_of(view, (*above, _indicator(view))))
    return worlds


def some_worlds(view: View, count: int, seed: int) -> Worlds:
    """Returns so many worlds that chance picks, all equally likely; in strict play all there are.

    The same seed gives the same worlds.
    """
    if view.strict:
        return every_world(view)
    worlds = Worlds(array("I", bytes(4 * count)), array("Q", bytes(8 * count)))
    other = 1 - _to_move(view)
    random_worlds(
        bits_of(view.unseen),
        bits_of(view.shown[other]),
        view.counts[other],
        NUMBERS[_indicator(view)],
        seed,
        worlds.hands,
        worlds.stocks,
    )
    return worlds


def if_closed(view: View) -> View:
    """Returns what the player to lead would see after closing, which has to be legal."""
    return after_close(view)


def if_exchanged(view: View) -> View:
    """Returns what the player to lead would see after exchanging, which has to be legal."""
    jack, taken = Card("J" + view.trump), _indicator(view)
    return replace(after_exchange(view), hand=add_card(without(view.hand, jack), taken))


def _to_move(view: View) -> Seat:
    if view.seat is None or view.to_act != view.seat:
        raise BadPosition("solve_not_your_turn")
    return view.seat


def _indicator(view: View) -> Card:
    assert view.indicator is not None
    return view.indicator


def _every_hand(view: View) -> array[int]:
    """Returns what the other player may hold."""
    other = 1 - _to_move(view)
    shown, unseen = view.shown[other], view.unseen
    count = view.counts[other] - len(shown)
    hands = array("I", bytes(4 * comb(len(unseen), count)))
    every_hand(bits_of(unseen), bits_of(shown), count, hands)
    return hands
