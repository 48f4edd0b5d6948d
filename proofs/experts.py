"""The level strong plays the published endgames as the experts do: ten runs out of ten, each within a second.

Where a card lies face down the choice may not depend on it: the view is the same in every world. A run is
another seed.  Where closing is right, the lead after it counts too, and its time with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

from cardavia.games.schnapsen import CLOSE, Deal
from cardavia.players import player
from tests.games.schnapsen.published import (
    KNOWN,
    LAST_DRAW,
    ONE_FACE_DOWN,
    face_down_cards,
    set_up,
    set_up_with,
)
from tests.players.schnapsen.last_draws import last_draws

RUNS = 10
QUICK_RUNS = 3
SECOND = 1.0


class Played(NamedTuple):
    """Is what was played in a position, and how long it took."""

    moves: str
    seconds: float


def prove(quick: bool) -> tuple[bool, str]:
    wrong, slowest, decided, runs = [], 0.0, 0, QUICK_RUNS if quick else RUNS
    for name, deal, best in asked():
        for seed in range(runs):
            played = play(deal, seed)
            decided, slowest = decided + 1, max(slowest, played.seconds)
            if played.moves not in best:
                wrong.append(f"{name} {played.moves}")
    figures = f"{decided} decisions in {len(KNOWN) + len(ONE_FACE_DOWN) + 1} positions, {runs} runs each: "
    figures += f"{', '.join(sorted({*wrong})) or 'all'} {'wrong' if wrong else 'right'}"
    return not wrong and slowest <= SECOND, f"{figures}; the slowest took {1000 * slowest:.0f} ms"


def asked() -> Iterator[tuple[str, Deal, list[str]]]:
    """Gives every position with the moves that are right."""
    for one in KNOWN:
        yield one["name"], set_up(one), one["best"]
    for one in ONE_FACE_DOWN:
        yield one["name"], set_up_with(one, face_down_cards(one)[0]), one["best"]
    for deal in last_draws():
        yield LAST_DRAW["name"], deal, LAST_DRAW["best"]


def play(deal: Deal, seed: int) -> Played:
    """Returns what strong plays until a card is on the table, such as ``close QC``."""
    assert deal.to_act is not None
    started = process_time()
    move = player("strong", seed).choose(deal.view(deal.to_act)).move
    played = Played(str(move), process_time() - started)
    if move is not CLOSE:
        return played
    then = play(deal.play(move), seed)
    return Played(f"close {then.moves}", played.seconds + then.seconds)
