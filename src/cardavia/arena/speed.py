"""How fast the rules are: whole random deals of 56 with six seats, call by call and card by card."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import process_time
from typing import Final

from cardavia.games.fiftysix import PASS, Deal, FiftySix, Move

STRETCHES: Final = 5
_PASSES: Final = 0.7


def moves_per_second(seconds: float) -> float:
    """Returns how many moves one core plays in a second: the best of five stretches of its own time.

    Whole deals are played as the level ``random`` plays them; shuffling, dealing, the list of legal
    moves and the choice are all in the figure.  The stretches take ``seconds`` together.
    """
    return max(_stretch(seconds / STRETCHES, Random(seed)) for seed in range(STRETCHES))


def _stretch(seconds: float, chance: Random) -> float:
    game = FiftySix(players=6)
    pack = list(game.pack)
    moves, begun, taken = 0, process_time(), 0.0
    while taken <= seconds:
        chance.shuffle(pack)
        deal = game.deal(dealer=moves % 6, pack=pack)
        while not deal.over:
            deal = deal.play(random_move(deal, chance))
            moves += 1
        taken = process_time() - begun
    return moves / taken


def random_move(deal: Deal, chance: Random) -> Move:
    """Returns any card, or a call: seven in ten pass, the others are one of the three lowest bids."""
    moves = deal.legal_moves()
    if deal.auction.over:
        return chance.choice(moves)
    if PASS in moves and chance.random() < _PASSES:
        return PASS
    # Legal calls are listed with the lowest bids first.
    lowest = list(islice((call for call in deal.auction.legal_calls() if call.is_bid), 3))
    return chance.choice(lowest or [PASS])
