"""How fast the kernel is: play-outs, strict play of Schnapsen, and whole deals of 56 solved.

Everything is measured in the processor time of one core, on deals of chance from a fixed seed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Final, NamedTuple

import msgspec

from cardavia.cards import SUITS, Hand
from cardavia.games import FiftySix
from cardavia.games.fiftysix import Rules
from cardavia.kernel.fiftysix_double_dummy import Solver
from cardavia.kernel.fiftysix_playouts import PlayOuts
from cardavia.kernel.schnapsen import Solver as SchnapsenSolver
from cardavia.kernel.schnapsen import record, table
from cardavia.solvers.fiftysix import hand_bits

PLAYERS: Final = (4, 6, 8)
CONTRACT: Final = 28
IN_TIME: Final = 1.0
"""Seconds within which a deal counts as decided."""
_BATCH: Final = 500
_TABLE_BITS: Final = 20
_PROBE: Final = 20_000
"""Nodes of a search that tells how fast the solver is here."""
_TELLING: Final = 0.1
"""Seconds from which on a search tells it better."""


class Answer(NamedTuple):
    """Is how a solver fared with one deal."""

    seconds: float
    found: bool
    """Whether it came to an end before its limit."""


class Times(msgspec.Struct, frozen=True):
    """Is how long a solver takes for a deal, in milliseconds, and the share of deals that it decides.

    A deal that is given up counts with the time spent on it; the median is None where that hides it.
    """

    median: float | None
    mean: float
    decided_in_1s: float


def times(answers: Iterable[Answer]) -> Times:
    """Returns what the answers come to.

    >>> times([Answer(0.004, True), Answer(0.008, True), Answer(1.5, False)])
    Times(median=8.0, mean=504.0, decided_in_1s=0.667)
    """
    answers = list(answers)
    middle = median(answer.seconds if answer.found else float("inf") for answer in answers)
    return Times(
        median=None if middle == float("inf") else round(1000 * middle, 3),
        mean=round(1000 * fmean(answer.seconds for answer in answers), 3),
        decided_in_1s=round(fmean(a.found and a.seconds <= IN_TIME for a in answers), 3),
    )


def playouts_per_second(players: int, seconds: float) -> float:
    """Returns how many whole deals of 56 are dealt and played out at random in a second."""
    pack = FiftySix(players).pack
    plays = PlayOuts([0] * players, [len(pack) // players] * players, hand_bits(pack), trump=0, seed=56)
    points = bytearray(_BATCH)
    return _a_second(lambda: plays.run(points), _BATCH, seconds)


def strict_solves_per_second(seconds: float) -> float:
    """Returns how many positions of Schnapsen are solved in a second when the stock has just run out.

    They are solved in a batch, one after the other, without anything remembered in between.
    """
    chance = Random(66)
    positions = [strict_position(chance) for _ in range(_BATCH)]
    tables = array("Q", (table for table, _ in positions))
    records = array("Q", (records for _, records in positions))
    values = memoryview(bytearray(_BATCH)).cast("b")
    solver = SchnapsenSolver()
    return _a_second(lambda: solver.strict_values(tables, records, values), _BATCH, seconds)


def _a_second(measured: Callable[[], object], batch: int, seconds: float) -> float:
    done, begun, taken = 0, process_time(), 0.0
    while taken < seconds:
        measured()
        done += batch
        taken = process_time() - begun
    return done / taken


def strict_position(chance: Random) -> tuple[int, int]:
    """Returns the table and the records of a position with five cards in each hand.

    The ten cards gone were five tricks, each taken by either player; nobody has 66.
    """
    while True:
        cards = chance.sample(range(20), 20)
        points = [0, 0]
        for place in range(0, 10, 2):
            worth = sum((2, 3, 4, 10, 11)[card % 5] for card in cards[place : place + 2])
            points[chance.randrange(2)] += worth
        if max(points) < 66:
            hands = [sum(1 << card for card in hand) for hand in (cards[10:15], cards[15:])]
            first, second = (record(had, trick=had > 0) for had in points)
            return table(hands, chance.randrange(4), chance.randrange(2)), first | second << 12


def contract_tests(players: int, patience: float = 1.5 * IN_TIME) -> Iterator[Answer]:
    """Yields how long it takes to say whether 28 in seat 0's best suit stands, deal after deal.

    All cards are there, and the seats lead in turn.  After ``patience`` seconds, or about that, a deal is
    given up.
    """

    def ask(solver: Solver, deal: Dealt, nodes: int) -> bool:
        return bool(solver.reaches(*deal, CONTRACT, b"", nodes) >= 0)

    return _answers(players, patience, ask)


def exact_values(players: int, patience: float) -> Iterator[Answer]:
    """Yields how long it takes to find the points of each side, on the same deals as the contracts."""

    def ask(solver: Solver, deal: Dealt, nodes: int) -> bool:
        return bool(solver.value(*deal, b"", nodes) >= 0)

    return _answers(players, patience, ask)


class Dealt(NamedTuple):
    """Is a whole deal of 56 as the kernel takes it."""

    hands: array[int]
    leader: int
    trump: int


def deals(players: int) -> Iterator[Dealt]:
    """Yields deals of chance, with the best suit of seat 0 as trumps."""
    game, chance = FiftySix(players), Random(CONTRACT)
    pack = list(game.pack)
    for leader in cycle(range(players)):
        chance.shuffle(pack)
        hands = [tuple(pack[seat::players]) for seat in range(players)]
        yield Dealt(array("Q", map(hand_bits, hands)), leader, best_suit(hands[0]))


def best_suit(hand: Hand) -> int:
    """Returns the number of the suit with most cards and card points, counted together; the first of them.

    >>> from cardavia.cards import read_cards
    >>> SUITS[best_suit(read_cards("QS KS KS 9H AH JD"))]
    'H'
    """
    points = Rules().card_points
    return max(
        range(len(SUITS)), key=lambda suit: sum(1 + points[c.rank] for c in hand if c.suit == SUITS[suit])
    )


def _answers(players: int, patience: float, ask: Callable[[Solver, Dealt, int], bool]) -> Iterator[Answer]:
    solver = Solver(players, _TABLE_BITS)
    given = deals(players)
    speed = _nodes_per_second(solver, next(given))
    for deal in given:
        begun = process_time()
        found = ask(solver, deal, max(1, int(patience * speed)))
        taken = process_time() - begun
        yield Answer(taken, found)
        if taken > _TELLING:
            speed = solver.nodes / taken


def _nodes_per_second(solver: Solver, deal: Dealt) -> float:
    begun = process_time()
    solver.value(*deal, b"", _PROBE)
    return solver.nodes / (process_time() - begun)


def for_seconds(answers: Iterable[Answer], seconds: float, least: int = 3) -> list[Answer]:
    """Returns so many answers as take these seconds together, and no fewer than the least number."""
    taken: list[Answer] = []
    for answer in answers:
        taken.append(answer)
        if len(taken) >= least and sum(answer.seconds for answer in taken) >= seconds:
            break
    return taken
