"""All that ``cardavia bench`` measures: the rules, the kernel, and the peers that are installed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final, Literal, TypeVar

import msgspec

from cardavia import kernel
from cardavia.arena.kernel_speed import (
    PLAYERS,
    Times,
    contract_tests,
    exact_values,
    for_seconds,
    playouts_per_second,
    strict_solves_per_second,
    times,
)
from cardavia.arena.peers import Figures, peers
from cardavia.arena.speed import moves_per_second

Figure = TypeVar("Figure")
CONTRACTS: Final = 34
"""How many deals are asked whether the contract stands, for each second."""
STEPS: Final = 3 + 3 * len(PLAYERS)
"""How many things are measured."""


class Bench(msgspec.Struct, frozen=True):
    """Is what was measured, as ``cardavia bench --json`` prints it; 56 by its number of players."""

    kernel: Literal["compiled", "uncompiled"]
    moves_per_s: int
    """Calls and cards of whole random deals of 56 with six seats, through the rules."""
    fiftysix_playouts_per_s: dict[str, int]
    """Whole deals dealt and played out at random by the kernel."""
    schnapsen_strict_solves_per_s: int
    """Positions solved when the stock has just run out."""
    fiftysix_contract_ms: dict[str, Times]
    """Whole deals: whether 28 in seat 0's best suit stands."""
    fiftysix_exact_ms: dict[str, Times]
    """Whole deals: the points of each side."""
    peers: dict[str, Figures | None]
    """Other programs; None: not installed."""


def bench(seconds: float, step: Callable[[], object] = lambda: None) -> Bench:
    """Measures everything, each for so many seconds of one core, and takes a step after each.

    Contracts are asked about a number of deals that the seconds alone decide: a few deals take most of the
    time, and whoever stopped at one of those would count it for too much.  Points are found for so long, of
    three deals at least.  A deal is given up after one and a half seconds (or five times the seconds) where
    only the contract is asked, and where its points are after three times the seconds.
    """
    contracts = max(3, round(CONTRACTS * seconds))

    def by_players(measure: Callable[[int], Figure]) -> dict[str, Figure]:
        return {str(players): stepped(measure(players)) for players in PLAYERS}

    def stepped(figure: Figure) -> Figure:
        step()
        return figure

    return Bench(
        kernel=kernel.which(),
        moves_per_s=stepped(round(moves_per_second(seconds))),
        fiftysix_playouts_per_s=by_players(lambda players: round(playouts_per_second(players, seconds))),
        schnapsen_strict_solves_per_s=stepped(round(strict_solves_per_second(seconds))),
        fiftysix_contract_ms=by_players(
            lambda players: times(islice(contract_tests(players, min(1.5, 5 * seconds)), contracts))
        ),
        fiftysix_exact_ms=by_players(
            lambda players: times(for_seconds(exact_values(players, 3 * seconds), seconds))
        ),
        peers=stepped(peers(seconds)),
    )
