"""The computer players of 56.

``random`` passes most of the time and plays any card; ``easy`` bids its own strong suit and follows
simple rules; ``fair`` speaks and hears the convention card, counts the cards and plays for its side;
``strong`` weighs its choices over many deals that fit all it has seen and been told; ``strongest`` over four
times as many.
"""

from __future__ import annotations

from collections.abc import Callable

from cardavia.players.fiftysix.at_random import AtRandom
from cardavia.players.fiftysix.easy import Easy
from cardavia.players.fiftysix.fair import Fair
from cardavia.players.fiftysix.strong import MORE, Strong
from cardavia.players.player import Player

LEVELS: dict[str, Callable[[int], Player]] = {
    "random": AtRandom,
    "easy": lambda seed: Easy(),
    "fair": lambda seed: Fair(),
    "strong": Strong,
    "strongest": lambda seed: Strong(seed, "strongest", MORE),
}
"""Makes a player of each level from a seed, the weakest first.  Some leave nothing to chance."""
