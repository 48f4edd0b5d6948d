"""What all levels of Schnapsen share: the turn is checked, and chance is handed in."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from cardavia.games import View as AnyView
from cardavia.games.schnapsen import View
from cardavia.players.player import Budget, Choice, chance
from cardavia.words import BadRequest

Decide = Callable[[View, random.Random, Budget], Choice]
"""A way to play: from a view whose turn it is, a source of chance and a budget to a choice."""


class Level(msgspec.Struct, frozen=True):
    """Is a computer player of Schnapsen: its level's name, its way to play, its seed."""

    level: str
    decide: Decide
    seed: int = 0

    def choose(self, view: AnyView, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
        """Returns a legal move for the view's seat, with reasons.

        Raises:
            BadRequest: it is not the viewer's turn.
        """
        assert isinstance(view, View), "the players of Schnapsen play Schnapsen"
        if view.seat is None or view.to_act != view.seat:
            raise BadRequest("not_your_turn")
        return self.decide(view, chance(self.seed, view), budget)
