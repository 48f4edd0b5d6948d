"""The computer players: a view in, a choice out.  They never see a deal.

>>> from cardavia import games, players
>>> game = games.game("schnapsen")
>>> deal = game.deal(pack=game.pack)
>>> choice = players.player("random", seed=1).choose(deal.view(deal.to_act))
>>> deal.play(choice.move).to_act is not None
True
"""

from __future__ import annotations

from cardavia.games import View
from cardavia.players import fiftysix, schnapsen
from cardavia.players.player import Budget, Choice, Player
from cardavia.words import BadRequest

_LEVELS = {"fiftysix": fiftysix.LEVELS, "schnapsen": schnapsen.LEVELS}


def levels(game: str) -> tuple[str, ...]:
    """Returns the levels that a game's computer players come in, the weakest first.

    Raises:
        BadRequest: there is no such game.
    """
    if game not in _LEVELS:
        raise BadRequest("unknown_game", game=game, games=" ".join(_LEVELS))
    return tuple(_LEVELS[game])


def player(level: str, seed: int = 0) -> Player:
    """Returns a computer player of this level, for whichever game its views are of.

    Raises:
        BadRequest: no game has such a level.
    """
    known = tuple(dict.fromkeys(name for table in _LEVELS.values() for name in table))
    if level not in known:
        raise BadRequest("unknown_level", level=level, levels=" ".join(known))
    return _EitherGame(level, seed)


class _EitherGame:
    """Plays whichever game it is shown."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self._seed = seed

    def choose(self, view: View, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
        """Returns a legal move for the view's seat, with reasons.

        Raises:
            BadRequest: it is not the viewer's turn, or the level does not play this game.
        """
        if view.seat is None or view.to_act != view.seat:
            raise BadRequest("not_your_turn")
        table = _LEVELS[view.game.name]
        if self.level not in table:
            raise BadRequest("unknown_level", level=self.level, levels=" ".join(table))
        return table[self.level](self._seed).choose(view, budget)

    def __repr__(self) -> str:
        return f"player({self.level!r}, seed={self._seed})"


__all__ = ["Budget", "Choice", "Player", "levels", "player"]
