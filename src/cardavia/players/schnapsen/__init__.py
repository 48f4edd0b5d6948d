"""The computer players of Schnapsen, by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.players.player import Player
from cardavia.players.schnapsen.at_random import choose_at_random
from cardavia.players.schnapsen.easy import choose_easily
from cardavia.players.schnapsen.fair import choose_fairly
from cardavia.players.schnapsen.level import Level
from cardavia.players.schnapsen.strong import choose_strongly
from cardavia.players.schnapsen.strongest import choose_best


def _random(seed: int) -> Player:
    return Level("random", choose_at_random, seed)


def _easy(seed: int) -> Player:
    return Level("easy", choose_easily, seed)


def _strongest(seed: int) -> Player:
    return Level("strongest", choose_best, seed)


def _strong(seed: int) -> Player:
    return Level("strong", choose_strongly, seed)


def _fair(seed: int) -> Player:
    return Level("fair", choose_fairly, seed)


LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "random": _random,
    "easy": _easy,
    "fair": _fair,
    "strong": _strong,
    "strongest": _strongest,
}
"""The levels, the weakest first: each makes a player from a seed."""

__all__ = ["LEVELS"]
