"""The level ``strongest``: plays like ``strong``, and the last trick with a stock as nobody can exploit it.

Then eleven cards are hidden, and what both players should do is found exactly: an equilibrium of that trick
under what is believed of both hands, in which some plays are mixed by chance.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cardavia.games.game import Seat
from cardavia.games.schnapsen import EXCHANGE, View
from cardavia.kernel import COMPILED
from cardavia.players.player import Budget, Choice
from cardavia.players.schnapsen.equity import stakes
from cardavia.players.schnapsen.evidence import weigh
from cardavia.players.schnapsen.strong import choose_strongly
from cardavia.solvers.schnapsen_last_draw import LEFT, Game, last_draw
from cardavia.words import Message

ROUNDS: Final = 200
"""How many rounds the equilibrium is sought: after half as many nobody gains a thousandth of a game point."""
ALONE: Final = 0.98
"""The share from which on a move stands alone: what is left of others is from the first rounds."""


PATIENCE: Final = 0.5
"""The seconds that have to be there for it: it takes a quarter of that, and cannot be cut short."""


def choose_best(view: View, chance: random.Random, budget: Budget) -> Choice:
    """Returns what the strongest player would play."""
    if view.strict or view.stock_size != LEFT or EXCHANGE in view.legal_moves() or not COMPILED:
        return choose_strongly(view, chance, budget)
    if budget.seconds is not None and budget.seconds < PATIENCE:
        return replace(choose_strongly(view, chance, budget), cut=True)
    mix = solved(view).mix()
    move = chance.choices([*mix], [*mix.values()])[0]
    if mix[move] < ALONE:
        return Choice(move, (Message.of("why_mixed", percent=max(1, round(100 * mix[move]))),))
    like_strong = choose_strongly(view, chance, budget)
    return like_strong if like_strong.move == move else Choice(move, (Message.of("why_cannot_be_bettered"),))


def solved(view: View) -> Game:
    """Returns the last trick with a stock as a game of hidden hands, in equilibrium."""
    assert view.seat is not None
    at_stake = stakes(view)
    # To the leader: the other player wins the match where the viewer does not.
    mine = view.leader == view.seat
    chances = [at_stake(points) if mine else 1 - at_stake(-points) for points in range(-3, 4)]
    game = last_draw(view, chances, lambda seat, hands: _believed(view, seat, hands))
    game.kernel.improve(ROUNDS)
    return game


def _believed(view: View, seat: Seat, hands: Sequence[int]) -> list[float]:
    """Returns how likely a seat holds some hands, by what everybody saw before this trick."""
    return weigh(view, seat, view.played, array("I", hands))
