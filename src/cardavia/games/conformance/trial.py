"""What a law of the kit is given, and what it does where a game breaks it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from inspect import cleandoc
from typing import NamedTuple, TypeVar

from cardavia.games.conformance.chance import Chance
from cardavia.games.conformance.layout import describe
from cardavia.games.game import Deal, Game, Seat, View

T = TypeVar("T")
Law = Callable[..., T]
"""A function that takes a trial, and perhaps a deal or the course of a match, and raises an error
where it is broken.  Its docstring is the law."""


class Trial(NamedTuple):
    """Is one game before the laws."""

    game: Game
    seed: int
    chance: Chance
    read_view: Callable[[bytes], View]
    """Reads what ``View.to_json`` wrote."""
    completions: Counter[str]
    """How many completions of views were ``fitting``, and how many ``refused``."""

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and None for a spectator."""
        return (*range(self.game.players), None)


class LawBroken(AssertionError):
    """A game broke a law: which one, how, and where to see it again."""

    def __init__(self, law: Law[object], trial: Trial, where: Sequence[object], how: Exception) -> None:
        self.law = law.__name__
        lines = [
            f"{self.law}: {how}",
            f"the law: {cleandoc(law.__doc__ or '')}",
            f"the game: {trial.game!r}, with seed {trial.seed}",
            *(f"the deal: {describe(what)}" for what in where if isinstance(what, Deal)),
        ]
        super().__init__("\n".join(lines))


def hold(law: Law[T], trial: Trial, *where: object) -> T:
    """Holds a game to a law, and returns what the law has found.

    Raises:
        LawBroken: it breaks the law, or breaks down on the way.
    """
    try:
        return law(trial, *where)
    except Exception as how:
        raise LawBroken(law, trial, where, how) from how


def demand(holds: bool, otherwise: str) -> None:
    """Raises an AssertionError that says what is wrong, unless it holds; also under ``python -O``."""
    if not holds:
        raise AssertionError(otherwise)
