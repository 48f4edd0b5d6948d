"""1,000 random matches of each game, preset and number of players come to their end by the rules.

They are played as the level ``random`` plays: in 56 seven calls in ten pass and the others are one of
the three lowest bids; in Schnapsen the stock is closed at one lead in fifty where it may be.  A match
has ended where a side has won it; one that is not over after 100,000 moves would break the proof, and
so would any move that the rules list as legal and then refuse.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random
from typing import NamedTuple

from cardavia import games
from cardavia.arena import speed
from cardavia.games import Deal, Move, fiftysix, schnapsen

MOST_MOVES = 100_000
BATCH = 25
CLOSES = 1 / 50
TABLES = [
    *(("schnapsen", 2, preset) for preset in schnapsen.PRESETS),
    *(("fiftysix", players, preset) for preset in fiftysix.PRESETS for players in (4, 6, 8)),
]


class Played(NamedTuple):
    """Is what some matches at one table came to: how many ended, their moves, the longest's moves."""

    ended: int
    moves: int
    longest: int


def prove(quick: bool) -> tuple[bool, str]:
    matches = 100 if quick else 1000
    with ProcessPoolExecutor() as pool:
        played = [total(pool.map(play_matches, repeat(table), *shares(matches))) for table in TABLES]
    for table, figures in zip(TABLES, played, strict=True):
        print(*table, f"{figures.ended} of {matches} matches, {figures.moves:,} moves", sep=", ")
    ended, wanted = sum(figures.ended for figures in played), matches * len(TABLES)
    moves, longest = sum(figures.moves for figures in played), max(figures.longest for figures in played)
    return ended == wanted, (
        f"{ended:,} of {wanted:,} matches ended, {matches:,} at each of {len(TABLES)} tables: "
        f"{moves:,} moves in all, {longest:,} in the longest match (bar {MOST_MOVES:,})"
    )


def shares(matches: int) -> tuple[range, range]:
    """Returns the first match of each batch, and the first after it."""
    return range(0, matches, BATCH), range(BATCH, matches + BATCH, BATCH)


def play_matches(table: tuple[str, int, str], first: int, end: int) -> Played:
    return total(play_match(*table, number) for number in range(first, end))


def total(played: Iterator[Played]) -> Played:
    ended, moves, longest = zip(*played, strict=True)
    return Played(sum(ended), sum(moves), max(longest))


def play_match(name: str, players: int, preset: str, number: int) -> Played:
    game = games.game(name, players, preset)
    chance = Random(f"{name} {players} {preset} {number}")
    pack, match, moves = list(game.pack), game.match(chance.randrange(players)), 0
    while match.winner is None and moves < MOST_MOVES:
        if match.needs_pack:
            chance.shuffle(pack)
            match = match.start_deal(pack)
        else:
            match = match.play(random_move(match.deal, chance))
            moves += 1
    return Played(match.winner is not None, moves, moves)


def random_move(deal: Deal, chance: Random) -> Move:
    if isinstance(deal, fiftysix.Deal):
        return speed.random_move(deal, chance)
    moves = deal.legal_moves()
    if schnapsen.CLOSE in moves and chance.random() < CLOSES:
        return schnapsen.CLOSE
    return chance.choice([move for move in moves if move is not schnapsen.CLOSE])
