"""Matches played at random, by no other knowledge of a game than its legal moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardavia.games.conformance.chance import Chance
from cardavia.games.conformance.layout import deal_of
from cardavia.games.game import Game, Match, Move

PLAINNESS: Final = (2, 5, 7, 8)
"""How many moves in eight are one of the shortest: from a deal of many words to a silent one."""


def random_match(game: Game, chance: Chance, most_moves: int) -> list[Match]:
    """Returns a match played at random, state after state, cut off after so many moves and packs."""
    match = game.match(chance.below(game.players))
    course, plain = [match], 0
    for _ in range(most_moves):
        if match.winner is not None:
            break
        if match.needs_pack:
            match, plain = match.start_deal(chance.order(game.pack)), chance.one_of(PLAINNESS)
        else:
            match = match.play(random_move(deal_of(match).legal_moves(), chance, plain))
        course.append(match)
    return course


def random_move(moves: Iterable[Move], chance: Chance, plain: int) -> Move:
    """Returns one of the moves: in ``plain`` cases of eight one with a text of the least length.

    A pass or a card is short, a bid or an announcement long.  Among the others every length is
    equally likely, so that a redouble is not lost among a hundred bids, and within a length what
    comes earlier in the alphabet, such as a low bid, is likelier.
    """
    said = {str(move): move for move in moves}
    of_length: dict[int, list[str]] = {}
    for text in sorted(said):
        of_length.setdefault(len(text), []).append(text)
    if chance.below(8) < plain or len(of_length) == 1:
        return said[chance.one_of(of_length[min(of_length)])]
    texts = of_length[chance.one_of(sorted(of_length))]
    return said[texts[min(chance.below(len(texts)), chance.below(len(texts)))]]
