"""One deal, or one match, between computer players."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence

from cardavia.cards import Hand
from cardavia.games import Deal, Game, Match, Seat, Side, fiftysix, schnapsen
from cardavia.players import Budget, Player

Timed = tuple[Seat, float]
"""A seat, and how many milliseconds of processor time one of its decisions took."""


def packs(game: Game, seed: int, number: int) -> Iterator[Hand]:
    """Yields the packs of a contest's deal or match: the same for the same seed and number, anywhere."""
    chance = random.Random(f"{seed} {number}")
    while True:
        pack = list(game.pack)
        chance.shuffle(pack)
        yield tuple(pack)


def play_deal(deal: Deal, players: Sequence[Player], budget: Budget) -> tuple[Deal, list[Timed]]:
    """Plays a deal to its end, with one player for each seat."""
    decisions: list[Timed] = []
    while (seat := deal.to_act) is not None:
        started = time.process_time()
        choice = players[seat].choose(deal.view(seat), budget)
        decisions.append((seat, 1000 * (time.process_time() - started)))
        deal = deal.play(choice.move)
    return deal, decisions


def play_match(match: Match, packs: Iterator[Hand], players: Sequence[Player], budget: Budget) -> Match:
    """Plays a match to its end, with one player for each seat."""
    while match.winner is None:
        if match.needs_pack:
            match = match.start_deal(next(packs))
            continue
        assert match.deal is not None
        seat = match.deal.to_act
        assert seat is not None
        match = match.play(players[seat].choose(match.deal.view(seat), budget).move)
    return match


def gain(deal: Deal, side: Side) -> int:
    """Returns what a side won in a finished deal: tables in 56, game points in Schnapsen."""
    result = deal.result
    if isinstance(result, fiftysix.Result):
        return result.swing[side]
    assert isinstance(result, schnapsen.Result)
    return result.game_points if result.winner == side else -result.game_points
