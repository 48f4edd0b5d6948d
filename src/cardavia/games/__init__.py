"""The rules of both games as immutable values, and the kit that proves a game keeps its promises.

>>> from cardavia import games
>>> game = games.game("schnapsen")
>>> match = game.match(first_dealer=0).start_deal(game.pack)
>>> match.deal.to_act, match.score
(1, (7, 7))
"""

from __future__ import annotations

from typing import Final

import msgspec

from cardavia.games.conformance import assert_game_conforms
from cardavia.games.fiftysix import FiftySix
from cardavia.games.fiftysix import Rules as FiftySixRules
from cardavia.games.fiftysix import View as FiftySixView
from cardavia.games.game import Deal, Game, Match, MatchView, Move, Seat, Side, View
from cardavia.games.schnapsen import Rules as SchnapsenRules
from cardavia.games.schnapsen import Schnapsen
from cardavia.games.schnapsen import View as SchnapsenView
from cardavia.words import BadRequest, BadRules, BadText

GAMES: Final = ("fiftysix", "schnapsen")

AnyGame = FiftySix | Schnapsen


def game(
    name: str, players: int | None = None, rules: str | FiftySixRules | SchnapsenRules = "classic"
) -> AnyGame:
    """Returns a game with its rules settled.

    Args:
        name: ``fiftysix`` or ``schnapsen``.
        players: 4, 6 or 8 for fiftysix (6 when None); 2 for schnapsen.
        rules: a preset and its switches as text, such as ``"classic stage_jump"``, or a rules object.

    >>> game("fiftysix", players=4, rules="international match=deals(6)")
    FiftySix(players=4, rules='international match=deals(6)')

    Raises:
        BadRequest: there is no such game.
        BadRules: the rule set cannot be played.
    """
    if name == "fiftysix" and isinstance(rules, str | FiftySixRules):
        return FiftySix(6 if players is None else players, rules)
    if name == "schnapsen" and isinstance(rules, str | SchnapsenRules):
        return Schnapsen(2 if players is None else players, rules)
    if name in GAMES:
        raise BadRules("rules_of_another_game", game=name)
    raise BadRequest("unknown_game", game=name, games=" ".join(GAMES))


def view_from_json(data: bytes | str) -> FiftySixView | SchnapsenView:
    """Returns the view that :meth:`View.to_json` wrote.

    Raises:
        BadText: the data is no view.
        Refusal: the view contradicts the rules or itself.
    """
    from cardavia.games.fiftysix import view_json as fiftysix_json
    from cardavia.games.schnapsen import view_json as schnapsen_json

    try:
        wire = msgspec.json.decode(data, type=dict[str, object])
        if wire.get("game") == "schnapsen":
            return schnapsen_json.read_view(msgspec.convert(wire, schnapsen_json.ViewJson))
        return fiftysix_json.read_view(msgspec.convert(wire, fiftysix_json.ViewJson))
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadText("bad_view", problem=str(error)) from None


__all__ = [
    "GAMES",
    "AnyGame",
    "Deal",
    "FiftySix",
    "Game",
    "Match",
    "MatchView",
    "Move",
    "Schnapsen",
    "Seat",
    "Side",
    "View",
    "assert_game_conforms",
    "game",
    "view_from_json",
]
