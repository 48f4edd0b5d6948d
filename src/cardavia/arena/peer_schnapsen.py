"""Measures the package ``schnapsen`` as a program by itself, and prints what it can do in a second.

That package is under the GPL.  So nothing of it is loaded into Cardavia: ``peers.py`` runs this file in
another process, with the number of seconds as its argument.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time


def strict_solves_per_second(seconds: float) -> float:
    """Returns how many positions its best player solves when the stock has just run out."""
    from schnapsen.bots import AlphaBetaBot
    from schnapsen.game import SchnapsenGamePlayEngine

    engine, bot, chance = SchnapsenGamePlayEngine(), AlphaBetaBot(), Random(66)
    solved, taken = 0, 0.0
    while taken < seconds:
        position = engine.get_random_phase_two_state(chance)
        begun = process_time()
        bot.value(position, engine, None, True)
        taken += process_time() - begun
        solved += 1
    return solved / taken


if __name__ == "__main__":
    print(strict_solves_per_second(float(sys.argv[1])))
