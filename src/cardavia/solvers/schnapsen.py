"""Solves deals of Schnapsen with all cards seen: what each move wins or loses in game points.

This is the one place where deals of Schnapsen become the kernel's integers.  A card is 5 × suit + rank,
suits in the order S H D C, ranks J Q K T A from 0; a hand has one bit for each card.

Values are game points for the player to move, from -3 to 3, whatever the score of the match.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final, NamedTuple

from cardavia.cards import SUITS, Card, Hand
from cardavia.games.game import Seat
from cardavia.games.schnapsen import CLOSE, EXCHANGE, RANK_ORDER, Deal, Move, Schnapsen, View
from cardavia.games.schnapsen.scoring import against_closer, game_points
from cardavia.kernel import schnapsen as kernel
from cardavia.kernel.schnapsen import Solver
from cardavia.solvers.solved import Solved
from cardavia.words import BadPosition, BadRequest, BadRules

SWITCHES: Final = frozenset({"close_needs_four", "sharp"})
"""The switches of the rules that the kernel knows."""
CARDS: Final[Hand] = tuple(Card(rank + suit) for suit in SUITS for rank in reversed(RANK_ORDER))
"""The card of each number."""
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
NO_STOCK: Final = 0
PLACES: Final[dict[Move, int]] = {
    **{card: place for place, card in enumerate(CARDS)},
    EXCHANGE: kernel.EXCHANGE,
    CLOSE: kernel.CLOSE,
}
"""Where the value of each move stands in a result."""
_MOVES: Final[tuple[Move, ...]] = tuple(PLACES)


class Position(NamedTuple):
    """Is a deal as the kernel takes it; see :mod:`cardavia.kernel.schnapsen`."""

    table: int
    records: int
    stock: int


def check_rules(game: Schnapsen) -> None:
    """Refuses rules that the kernel does not know.

    Raises:
        BadRules: a switch is on that is none of its own.
    """
    if others := [switch for switch in game.rules.switches_on if switch not in SWITCHES]:
        raise BadRules("solve_other_switches", switches=" ".join(others))


def position_of(deal: Deal) -> Position:
    """Returns a deal as the kernel takes it.

    Raises:
        BadPosition: the deal is over.
        BadRules: it is played by rules that the kernel does not know.
    """
    check_rules(deal.game)
    if deal.over:
        raise BadPosition("solve_deal_over")
    return Position(table_of(deal, deal.hands), records_of(deal), stock_of(deal, deal.stock))


def table_of(public: Deal | View, hands: Iterable[Hand]) -> int:
    """Returns who leads what, and what the players hold."""
    return kernel.table(
        [bits_of(hand) for hand in hands],
        SUITS.index(public.trump),
        public.leader,
        NUMBERS[public.led] if public.led is not None else -1,
        public.game.rules.sharp and public.trick_number == 1,
    )


def records_of(public: Deal | View) -> int:
    """Returns how both players stand."""
    return _record_of(public, 0) | _record_of(public, 1) << kernel.RECORD


def _record_of(public: Deal | View, seat: Seat) -> int:
    closer, gain = public.closed_by == seat, 0
    if public.frozen is not None:
        gain = game_points(public.frozen) if closer else against_closer(public.frozen)
    return kernel.record(public.points[seat], public.pending[seat], public.tricks[seat] > 0, gain, closer)


def stock_of(public: Deal | View, stock: Hand) -> int:
    """Returns the stock that is still drawn from, given from the top down."""
    return NO_STOCK if public.strict else kernel.pile([NUMBERS[card] for card in stock])


def bits_of(cards: Iterable[Card]) -> int:
    """Returns a hand as bits.

    >>> from cardavia.cards import read_cards
    >>> hex(bits_of(read_cards("JS AC")))
    '0x80001'
    """
    return sum(1 << NUMBERS[card] for card in cards)


def hand_of(bits: int) -> Hand:
    """Returns the hand that these bits are.

    >>> from cardavia.cards import write_cards
    >>> write_cards(hand_of(0x80001))
    'JS AC'
    """
    return tuple(card for number, card in enumerate(CARDS) if bits >> number & 1)


def stock_cards(stock: int) -> Hand:
    """Returns the cards of a stock, from the top down; none in strict play.

    >>> stock_cards(kernel.pile([3, 17]))
    (Card('TS'), Card('KC'))
    """
    return tuple(CARDS[stock >> 5 * place & 31] for place in range(stock >> 50))


def move_of(place: int) -> Move:
    """Returns the move whose value stands in this place of a result.

    >>> str(move_of(0)), str(move_of(19)), str(move_of(21))
    ('JS', 'AC', 'close')
    """
    return _MOVES[place]


def new_solver(game: Schnapsen) -> Solver:
    """Returns a kernel solver for a game's rules; one thread may use it at a time."""
    solver = Solver()
    solver.closing_needs = game.rules.closing_needs
    solver.exchange_needs = game.rules.exchange_needs
    return solver


def limited(solver: Solver, node_limit: int | None) -> Solver:
    """Returns the solver with a limit on the positions that it looks at; None leaves it without.

    Raises:
        BadRequest: a limit below one.
    """
    if node_limit is not None:
        if node_limit < 1:
            raise BadRequest("solve_node_limit", limit=node_limit)
        solver.limit = min(node_limit, solver.limit)
    return solver


def new_results(worlds: int = 1) -> array[int]:
    """Returns an array in which a solver writes the values of all moves, world after world."""
    return array("b", bytes(worlds * kernel.MOVES))


def values(deal: Deal, solver: Solver | None = None) -> dict[str, int | None]:
    """Returns what each legal move is worth to the player to move, by its text.

    None where the solver's own limit came first; in the order of the deal's legal moves.  Raises
    what :func:`position_of` raises.
    """
    found = new_results()
    (solver or new_solver(deal.game)).values(*position_of(deal), found)
    by_move = {str(move): found[PLACES[move]] for move in deal.legal_moves()}
    return {move: None if value == kernel.UNRESOLVED else value for move, value in by_move.items()}


def solve(deal: Deal, node_limit: int | None = None) -> Solved:
    """Solves a deal, all cards seen; see :func:`cardavia.study.solve`.

    Raises:
        BadPosition: the deal is over.
        BadRules: it is played by rules that the kernel does not know.
        BadRequest: a limit below one node.
    """
    solver = limited(new_solver(deal.game), node_limit)
    found = values(deal, solver)
    if not (best := _best(found)):
        return Solved(found, exact=False, nodes=solver.nodes)
    nodes, line = solver.nodes, [_most_natural(best)]
    after = deal.play(line[0])
    while not after.over:
        # The rest of the line has what is left of the limit.
        solver.limit -= solver.nodes
        best_then = _best(values(after, solver))
        nodes += solver.nodes
        if not best_then:
            break
        line.append(_most_natural(best_then))
        after = after.play(line[-1])
    return Solved(found, best, tuple(line), True, nodes)


def _best(found: dict[str, int | None]) -> tuple[str, ...]:
    """Returns all moves of the highest value; none where a value is not known."""
    known = [value for value in found.values() if value is not None]
    if len(known) < len(found):
        return ()
    return tuple(move for move, value in found.items() if value == max(known))


def _most_natural(best: tuple[str, ...]) -> str:
    """Returns one of the best moves: nobody closes who does as well without."""
    return min(best, key=str(CLOSE).__eq__)
