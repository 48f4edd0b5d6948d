"""What is agreed before the first card: the game, its rules, the computer players and the pace."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cardavia.games import AnyGame, game

Pace = Literal["calm", "normal", "instant"]

PACES: Final[dict[Pace, tuple[float, float]]] = {
    "calm": (1.4, 2.0),
    "normal": (0.8, 1.2),
    "instant": (0.0, 0.0),
}
"""Seconds before a computer player's move, and how long a finished trick stays on the table first."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is what was agreed when the table was opened."""

    game: str
    players: int
    rules: str = "classic"
    level: str = "fair"
    """The level of the computer players that fill empty seats and stand in for persons."""
    pace: Pace = "normal"
    grace: float = 20.0
    """Seconds for which an absent person's turn waits before a computer player stands in."""
    patience: float = 30.0
    """Seconds for which the next deal waits for persons who have not said that they are ready."""

    def settled(self) -> AnyGame:
        """Returns the game with its rules.

        Raises:
            BadRequest: there is no such game.
            BadRules: the rule set cannot be played.
        """
        return game(self.game, self.players, self.rules)
