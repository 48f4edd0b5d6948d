"""The tasks of a contest: some deals, or some matches, with the same cards for both levels.

A task knows all it needs and holds nothing: it runs in this process, another one or on another
machine, and brings the same home.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from cardavia.arena.contracts import Declared, Notary
from cardavia.arena.deals import gain, packs, play_deal, play_match
from cardavia.cards import Hand
from cardavia.games import AnyGame, Side, game
from cardavia.players import Budget, Player, player


class Entry(msgspec.Struct, frozen=True):
    """Is what a contest is about: the game, level a against level b, and where chance starts."""

    game: str
    players: int
    rules: str
    a: str
    b: str
    seed: int = 0
    duplicate: bool = True
    """Whether each pack is played twice, with the sides swapped."""
    budget: Budget = Budget()

    def settled(self) -> AnyGame:
        """Returns the game with its rules."""
        return game(self.game, self.players, self.rules)

    def seated(self, side_of_a: Side) -> list[Player]:
        """Returns a player for each seat, level a on the side given."""
        sides = (self.a, self.b) if side_of_a == 0 else (self.b, self.a)
        return [player(sides[seat % 2], self.seed) for seat in range(self.players)]

    def sides_of_a(self, number: int) -> tuple[Side, ...]:
        """Returns the sides that level a takes with the pack of this number, one after the other."""
        return (0, 1) if self.duplicate else (number % 2,)


class Block(NamedTuple):
    """Is what one task brings home."""

    gains: tuple[tuple[int, ...], ...] = ()
    """For each pack what level a won, each time it was played."""
    times: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
    """Milliseconds of each decision of level a and of level b."""
    contracts: tuple[Declared, ...] = ()
    """The contracts of 56 that were bid."""
    matches: tuple[tuple[bool, ...], ...] = ()
    """For each match whether level a won it, each time it was played."""


def play_deals(entry: Entry, numbers: range) -> Block:
    """Plays the deals of these numbers, each on its own at the score of a new match."""
    game = entry.settled()
    gains: list[tuple[int, ...]] = []
    times: tuple[list[float], list[float]] = ([], [])
    contracts: list[Declared] = []
    notary = Notary(game)
    for number in numbers:
        dealer, pack = number % game.players, _pack(game, entry.seed, number)
        won: list[int] = []
        for side in entry.sides_of_a(number):
            deal, decisions = play_deal(game.deal(dealer, pack), entry.seated(side), entry.budget)
            won.append(gain(deal, side))
            contracts += notary.take_down(deal, side)
            for seat, spent in decisions:
                times[seat % 2 != side].append(spent)
        gains.append(tuple(won))
    return Block(tuple(gains), (tuple(times[0]), tuple(times[1])), contracts=tuple(contracts))


def play_matches(entry: Entry, numbers: range) -> Block:
    """Plays the matches of these numbers to their end."""
    game = entry.settled()
    won: list[tuple[bool, ...]] = []
    for number in numbers:
        plays: list[bool] = []
        for side in entry.sides_of_a(number):
            start = game.match(number % game.players)
            # Below zero, so that no match opens with the packs of the single deals.
            match = play_match(start, packs(game, entry.seed, -1 - number), entry.seated(side), entry.budget)
            plays.append(match.winner == side)
        won.append(tuple(plays))
    return Block(matches=tuple(won))


def _pack(game: AnyGame, seed: int, number: int) -> Hand:
    """Returns the first pack of this number that is not thrown in (56, switch ``redeal_weak``)."""
    match = game.match(number % game.players)
    return next(pack for pack in packs(game, seed, number) if match.start_deal(pack).deal is not None)
