"""Other programs that play such games, measured here where they are installed.

None of them plays 56, so each does what it has that is nearest: deals of another trick game played at
random, or such a deal solved.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

Figures = dict[str, float]
"""What was measured, by name: ``…_per_s`` or ``…_ms``."""
_ALONE: Final = Path(__file__).with_name("peer_schnapsen.py")


def peers(seconds: float) -> dict[str, Figures | None]:
    """Returns the figures of each peer, measured for so many seconds of one core; None: not installed."""
    return {name: _measured(module, measure, seconds) for name, (module, measure) in PEERS.items()}


def _measured(module: str, measure: Callable[[float], Figures], seconds: float) -> Figures | None:
    if find_spec(module) is None:
        return None
    try:
        return measure(seconds)
    except (ImportError, subprocess.CalledProcessError):
        return None  # what is installed of it does not work here


def open_spiel(seconds: float) -> Figures:
    """Measures whole deals of Hearts and of Skat, each move taken at random."""
    import pyspiel

    def deal(name: str) -> Callable[[Random], int]:
        game = pyspiel.load_game(name)

        def play(chance: Random) -> int:
            state, moves = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(actions, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    moves += 1
            return moves

        return play

    return {f"{name}_moves_per_s": _moves_per_second(deal(name), seconds / 2) for name in ("hearts", "skat")}


def rlcard(seconds: float) -> Figures:
    """Measures whole deals of Bridge, each call and card taken at random."""
    from rlcard import make

    table = make("bridge", config={"seed": 56})

    def play(chance: Random) -> int:
        state, moves = table.reset()[0], 0
        while not table.is_over():
            state = table.step(chance.choice(list(state["legal_actions"])))[0]
            moves += 1
        return moves

    return {"bridge_moves_per_s": _moves_per_second(play, seconds)}


def _moves_per_second(play: Callable[[Random], int], seconds: float) -> float:
    chance, moves, begun, taken = Random(56), 0, process_time(), 0.0
    while taken < seconds:
        moves += play(chance)
        taken = process_time() - begun
    return round(moves / taken)


def endplay(seconds: float) -> Figures:
    """Measures Bridge deals solved with Bo Haglund's double-dummy solver: every lead, spades trumps."""
    from endplay import generate_deal
    from endplay.dds import solve_board
    from endplay.types import Denom

    spent: list[float] = []
    while sum(spent) < seconds:
        deal = generate_deal(seed=len(spent))
        deal.trump = Denom.spades
        begun = process_time()
        solve_board(deal)
        spent.append(process_time() - begun)
    return {"bridge_every_lead_ms": round(1000 * median(spent), 3)}


def schnapsen(seconds: float) -> Figures:
    """Measures positions solved when the stock has just run out, in a process of its own."""
    run = subprocess.run(
        [sys.executable, str(_ALONE), str(seconds)], capture_output=True, text=True, check=True
    )
    return {"strict_solves_per_s": round(float(run.stdout), 1)}


PEERS: Final[dict[str, tuple[str, Callable[[float], Figures]]]] = {
    "open_spiel": ("pyspiel", open_spiel),
    "rlcard": ("rlcard", rlcard),
    "endplay": ("endplay", endplay),
    "schnapsen": ("schnapsen", schnapsen),
}
"""For each peer the module it is known by, and how it is measured."""
