"""Solves deals of 56 with all cards seen: what each card comes to, and whether the contract stands.

Values are card points in a side's pile at the end of the deal, those already there counted in.  Where
play stops once the contract is decided (switch ``stop_when_decided``), they are those of the deal played
to its last card; the line of best play stops where the rules stop it.
"""

from __future__ import annotations

from array import array
from typing import Final

from msgspec.structs import replace

from cardavia.cards import NO_TRUMPS, SUITS, Hand, Strain
from cardavia.games.fiftysix import Deal, FiftySix, playable
from cardavia.games.game import Pair, Side
from cardavia.kernel.fiftysix_double_dummy import UNRESOLVED, Solver
from cardavia.solvers.fiftysix_numbers import (
    CARDS,
    SLOTS,
    Position,
    check_rules,
    hand_bits,
    in_turn_order,
    place_of,
    position_of,
    trump_of,
)
from cardavia.solvers.solved import Solved
from cardavia.words import BadPosition, BadRequest

__all__ = [
    "CARDS",
    "SLOTS",
    "Position",
    "check_rules",
    "hand_bits",
    "new_solver",
    "position_of",
    "solve",
    "stands",
    "strains",
    "trump_of",
]

TOTAL: Final = 56
"""The card points of a deal (rule 3)."""
STRAINS: Final[tuple[Strain, ...]] = (*SUITS, NO_TRUMPS)


def new_solver(game: FiftySix, cards: int) -> Solver:
    """Returns a kernel solver with a table that fits so many cards; one thread may use it at a time."""
    return Solver(game.players, min(21, 8 + cards // 4))


def solve(deal: Deal, node_limit: int | None = None) -> Solved:
    """Solves a deal in its play, all cards seen; see :func:`cardavia.study.solve`.

    Raises:
        BadPosition: the auction is still on, or the deal is over.
        BadRules: its cards have other points than the kernel reckons with.
        BadRequest: a limit below one node.
    """
    return _Search(deal, node_limit).solved()


def stands(deal: Deal, node_limit: int | None = None, solver: Solver | None = None) -> bool | None:
    """Returns whether the contract is made when all play their best; None where the limit came first.

    Much faster than :func:`solve`, which also finds by how much.  Raises what that raises.  Whoever asks
    about many deals brings one solver for all.
    """
    return _Search(deal, node_limit, solver).stands()


def strains(deal: Deal, node_limit: int | None = None) -> dict[Strain, Pair | None]:
    """Returns what each strain would bring from the first lead on, to either side.

    What was called so far does not matter: dealer's right leads, whoever declares (rule 13).  None
    where the limit on nodes came first.

    Raises:
        BadPosition: the deal began as a position in its middle.
        BadRules: its cards have other points than the kernel reckons with.
        BadRequest: a limit below one node.
    """
    game = deal.game
    check_rules(game)
    if deal.start.trick or deal.start.gone:
        raise BadPosition("solve_strains_begun")
    found = array("h", [0] * len(STRAINS))
    solver = new_solver(game, len(game.pack))
    leader = place_of(deal.auction.first, game)
    solver.strains(in_turn_order(deal.dealt, game), leader, _limit(node_limit), found)
    return {
        strain: None if ours < 0 else (ours, TOTAL - ours)
        for strain, ours in zip(STRAINS, found, strict=True)
    }


def _limit(node_limit: int | None) -> int:
    if node_limit is None:
        return 0
    if node_limit < 1:
        raise BadRequest("solve_node_limit", limit=node_limit)
    return node_limit


class _Search:
    """One deal being solved: the kernel's solver, and the nodes it has spent of the limit."""

    def __init__(self, deal: Deal, node_limit: int | None, solver: Solver | None = None) -> None:
        self.start = position_of(deal)
        self.limit = _limit(node_limit)
        self.deal = deal
        self.solver = solver or new_solver(deal.game, sum(map(len, deal.hands)))
        self.nodes = 0

    def solved(self) -> Solved:
        """Returns the values, best play, and what comes of the contract."""
        # The contract is soon known: where the limit may come before the values, it is asked for first.
        stands = self.stands() if self.limit else None
        totals = self._totals()
        values = {card: _for_mover(total, self.deal) for card, total in totals.items()}
        known = [value for value in values.values() if value is not None]
        if len(known) < len(values):
            return Solved(values, exact=False, stands=stands, nodes=self.nodes)
        best = tuple(card for card, value in values.items() if value == max(known))
        total = totals[best[0]]
        assert total is not None
        line = self._line(best[0], total)
        return Solved(values, best, line, True, self.nodes, _makes(total, self.deal))

    def _totals(self) -> dict[str, int | None]:
        """Returns what even seats end with after each card, by its text."""
        start, found = self.start, array("h", [UNRESOLVED] * len(CARDS))
        if not self._exhausted:
            self.solver.values(start.hands, start.leader, start.trump, start.trick, self._left, found)
            self.nodes += self.solver.nodes
        after = {str(card): found[SLOTS[card]] for card in _cards_to_choose(self.deal)}
        return {
            card: None if points == UNRESOLVED else start.taken + points for card, points in after.items()
        }

    def stands(self) -> bool | None:
        """Returns whether the contract is made; None where the limit came first."""
        contract = self.deal.contract
        assert contract is not None
        ours = contract.side == 0
        reached = self._reaches(self.start, contract.number if ours else TOTAL + 1 - contract.number)
        return reached if reached is None else reached == ours

    @property
    def _exhausted(self) -> bool:
        return 0 < self.limit <= self.nodes

    @property
    def _left(self) -> int:
        """What is left of the limit; to the kernel 0 is none."""
        return self.limit - self.nodes if self.limit else 0

    def _reaches(self, position: Position, total: int) -> bool | None:
        """Returns whether even seats end with so many points; None where the limit came first."""
        target = total - position.taken
        if target <= 0 or self._exhausted:
            return True if target <= 0 else None
        hands, leader, trump, trick, _taken = position
        reached = self.solver.reaches(hands, leader, trump, target, trick, self._left)
        self.nodes += self.solver.nodes
        return None if reached < 0 else reached == 1

    def _line(self, first: str, total: int) -> tuple[str, ...]:
        """Returns the best play from here on, which brings even seats this total."""
        deal: Deal | None = _played_to_the_end(self.deal).play(first)
        line = [first]
        while deal is not None and not deal.over:
            deal = self._next(deal, total)
            if deal is not None:
                line.append(str(deal.plays[-1][1]))
        return _as_far_as_the_rules_go(self.deal, line)

    def _next(self, deal: Deal, total: int) -> Deal | None:
        """Returns the deal after the first card that keeps the total; None where the limit came first."""
        cards = _cards_to_choose(deal)
        for card in cards[:-1]:
            after = deal.play(card)
            kept = self._keeps(after, deal, total)
            if kept is not False:
                return after if kept else None
        # One of them keeps it: where no other does, it is the last.
        return deal.play(cards[-1])

    def _keeps(self, after: Deal, before: Deal, total: int) -> bool | None:
        """Returns whether the mover, who cannot better the total, still has it after this card."""
        if _side_to_act(before) == 0:
            return self._reaches(position_of(after), total)
        topped = self._reaches(position_of(after), total + 1)
        return topped if topped is None else not topped


def _cards_to_choose(deal: Deal) -> Hand:
    seat = deal.to_act
    assert seat is not None
    return playable(deal.hands[seat], deal.trick)


def _side_to_act(deal: Deal) -> Side:
    assert deal.to_act is not None
    return deal.to_act % 2


def _for_mover(total: int | None, deal: Deal) -> int | None:
    if total is None or _side_to_act(deal) == 0:
        return total
    return TOTAL - total


def _makes(total: int, deal: Deal) -> bool:
    """Whether the contract is made where even seats end with this total (rule 16)."""
    contract = deal.contract
    assert contract is not None
    return (total if contract.side == 0 else TOTAL - total) >= contract.number


def _played_to_the_end(deal: Deal) -> Deal:
    """Returns the deal under rules that never stop the play early."""
    game = FiftySix(deal.game.players, replace(deal.game.rules, stop_when_decided=False))
    return replace(deal, game=game)


def _as_far_as_the_rules_go(deal: Deal, line: list[str]) -> tuple[str, ...]:
    for played, card in enumerate(line):
        if deal.over:
            return tuple(line[:played])
        deal = deal.play(card)
    return tuple(line)
