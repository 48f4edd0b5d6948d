"""Holds the kernel's solver of 56 against a plain search that takes no short cut, on positions of chance.

The plain search tries the cards one after another until the question is settled, and remembers a position
only by every card that is held.  It knows no proof that serves two positions, no card that speaks for another
and no order of trying, and shares no line with the kernel.  Some positions have cards of few suits or few
ranks only, in which equal and nearly equal cards meet most often; half are in the middle of a trick.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from cardavia.kernel.fiftysix_double_dummy import Solver

WORTH: Final = (0, 0, 0, 0, 1, 1, 2, 3)
"""Points by strength: 7 8 Q K are worth nothing, T A 1, 9 2, J 3."""
MOST_TRICKS: Final = {4: 5, 6: 4, 8: 3}
DEEP: Final = {4: (5, 6, 7), 6: (5,)}
"""The tricks left where the value alone is compared: there the plain search takes seconds."""
TABLES: Final = (4, 12)
"""Next to no table at all, where proofs are forever driven out, and one with room enough."""


class Position(NamedTuple):
    """Is a position in the kernel's numbers."""

    hands: tuple[int, ...]
    leader: int
    trump: int
    trick: bytes


def check(count: int, seed: int) -> list[str]:
    """Returns what the kernel answers wrongly about so many positions, a line each."""
    solvers = {(players, bits): Solver(players, bits) for players in MOST_TRICKS for bits in TABLES}
    wrong: list[str] = []
    for position in islice(positions(Random(seed), MOST_TRICKS), count):
        values = plain_values(position)
        for bits in TABLES:
            found = answers(solvers[len(position.hands), bits], position, values)
            if found != expected(position, values):
                wrong.append(f"{position}, table of {bits} bits: {found}, but the plain values are {values}")
    return wrong


def check_deep(count: int, seed: int) -> list[str]:
    """Returns where a value that the kernel finds, with five tricks left or more, is not the plain search's.

    Asked is only what settles it: whether side 0 takes so many points, and not one more.
    """
    chance = Random(seed)
    solvers = {(players, bits): Solver(players, bits) for players in DEEP for bits in TABLES}
    wrong: list[str] = []
    for _ in range(count):
        players = chance.choice([*DEEP])
        hands = deal(players, chance.choice(DEEP[players]), chance)
        position = Position(tuple(hands), chance.randrange(players), chance.randrange(-1, 4), b"")
        plain = PlainSearch(players, position.trump)
        for bits in TABLES:
            value = solvers[players, bits].value(array("Q", hands), position.leader, position.trump)
            asked = [
                plain.reaches(position.hands, position.leader, b"", target) for target in (value, value + 1)
            ]
            if asked != [True, False]:
                wrong.append(f"{position}, table of {bits} bits: {value}, plainly reached {asked}")
    return wrong


Answers = tuple[int, list[int], list[int], list[int]]


def answers(solver: Solver, position: Position, values: dict[int, int]) -> Answers:
    """Returns what the solver says: the value, by card, which targets are reached, and by which cards."""
    hands, leader, trump, trick = array("Q", position.hands), position.leader, position.trump, position.trick
    by_card, reaching = array("h", [0] * 32), array("h", [0] * 32)
    best = best_of(position, values)
    solver.values(hands, leader, trump, trick, 0, by_card)
    solver.moves_that_reach(hands, leader, trump, best, trick, 0, reaching)
    reached = [solver.reaches(hands, leader, trump, target, trick) for target in (best, best + 1)]
    return solver.value(hands, leader, trump, trick), [*by_card], reached, [*reaching]


def expected(position: Position, values: dict[int, int]) -> Answers:
    best = best_of(position, values)
    by_card = [values.get(card, -1) for card in range(32)]
    reaching = [int(values[card] >= best) if card in values else -1 for card in range(32)]
    return best, by_card, [1, 0], reaching


def best_of(position: Position, values: dict[int, int]) -> int:
    side = (position.leader + len(position.trick)) % 2
    return min(values.values()) if side else max(values.values())


def positions(chance: Random, most_tricks: dict[int, int]) -> Iterator[Position]:
    """Gives positions of chance, for all numbers of players."""
    while True:
        players = chance.choice([*most_tricks])
        hands = deal(players, chance.randint(1, most_tricks[players]), chance)
        leader, trump, trick = chance.randrange(players), chance.randrange(-1, 4), b""
        for _ in range(chance.randrange(players) if chance.random() < 0.5 else 0):
            seat = (leader + len(trick)) % players
            card = chance.choice(playable(hands[seat], trick))
            hands[seat] = without(hands[seat], card)
            trick += bytes([card])
        yield Position(tuple(hands), leader, trump, trick)


def deal(players: int, tricks: int, chance: Random) -> list[int]:
    """Returns hands of so many cards: of the whole pack, of few suits, or of few ranks."""
    pack = [8 * suit + strength for suit in range(4) for strength in range(0 if players == 8 else 2, 8)] * 2
    chance.shuffle(pack)
    narrow = chance.choice([lambda card: 0.0, lambda card: card >> 3, lambda card: -(card & 7)])
    pack.sort(key=lambda card: narrow(card) + 1.5 * chance.random())
    cards = pack[: players * tricks]
    chance.shuffle(cards)
    return [held(cards[seat::players]) for seat in range(players)]


def held(cards: Sequence[int]) -> int:
    hand = 0
    for card in cards:
        hand |= 1 << card + 32 if hand >> card & 1 else 1 << card
    return hand


def without(hand: int, card: int) -> int:
    return hand ^ (1 << card + 32 if hand >> card + 32 & 1 else 1 << card)


def playable(hand: int, trick: bytes) -> list[int]:
    cards = [card for card in range(31, -1, -1) if hand >> card & 1]
    return [card for card in cards if trick and card >> 3 == trick[0] >> 3] or cards


def plain_values(position: Position) -> dict[int, int]:
    """Returns what side 0 takes after each card that may be played."""
    search = PlainSearch(len(position.hands), position.trump)
    seat = (position.leader + len(position.trick)) % len(position.hands)
    held_now = [card for hand in position.hands for card in range(64) if hand >> card & 1]
    points = sum(WORTH[card & 7] for card in [*position.trick, *held_now])
    values = {}
    for card in playable(position.hands[seat], position.trick):
        least, most = 0, points
        while least < most:
            target = (least + most + 1) // 2
            reached = search.reaches_after(card, position.hands, position.leader, position.trick, target)
            least, most = (target, most) if reached else (least, target - 1)
        values[card] = least
    return values


class PlainSearch:
    """Answers whether side 0 takes so many points, and remembers each single answer."""

    def __init__(self, players: int, trump: int) -> None:
        self.players = players
        self.trump = trump
        self.known: dict[tuple[tuple[int, ...], int, bytes, int], bool] = {}

    def reaches(self, hands: tuple[int, ...], leader: int, trick: bytes, target: int) -> bool:
        asked = hands, leader, trick, target
        if asked not in self.known:
            seat = (leader + len(trick)) % self.players
            outcomes = (
                self.reaches_after(card, hands, leader, trick, target)
                for card in playable(hands[seat], trick)
            )
            self.known[asked] = all(outcomes) if seat % 2 else any(outcomes)
        return self.known[asked]

    def reaches_after(
        self, card: int, hands: tuple[int, ...], leader: int, trick: bytes, target: int
    ) -> bool:
        seat = (leader + len(trick)) % self.players
        hands = (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])
        trick += bytes([card])
        if len(trick) < self.players:
            return self.reaches(hands, leader, trick, target)
        winner = (leader + self.winning_place(trick)) % self.players
        if winner % 2 == 0:
            target -= sum(WORTH[card & 7] for card in trick)
        return self.reaches(hands, winner, b"", target) if any(hands) else target <= 0

    def winning_place(self, trick: bytes) -> int:
        """Returns the place of the highest trump, or else card of the suit led; of equal ones the first."""
        trumps = [card for card in trick if card >> 3 == self.trump]
        in_suit = trumps or [card for card in trick if card >> 3 == trick[0] >> 3]
        return trick.index(max(in_suit))
