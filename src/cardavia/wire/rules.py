"""The full rules as a page shows them: the text, figures drawn from the rules, and a match to look into.

The text is :func:`cardavia.words.rules.rules_page`; no figure here is written down twice, they are asked
of the rules that are played.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise

import msgspec

from cardavia import records
from cardavia.cards import Card
from cardavia.games import GAMES, AnyGame, FiftySix, fiftysix, game, schnapsen
from cardavia.games.fiftysix.auction import STAGES
from cardavia.games.fiftysix.calls import HIGHEST
from cardavia.games.game import Pair
from cardavia.wire.replay import Replay, replay
from cardavia.words import BadRequest
from cardavia.words.rules import RulesPage, rules_page


class RankWorth(msgspec.Struct, frozen=True):
    """Is a rank, and what each card of it is worth."""

    rank: str
    points: int
    players: int | None
    """How many have to play for it to be in the pack; None where it always is."""


class Stage(msgspec.Struct, frozen=True):
    """Is one stage of the scale of 56 (rule 17): contracts from and to, and what they win and cost."""

    least: int
    most: int
    undoubled: Pair
    doubled: Pair
    redoubled: Pair


class FullRules(msgspec.Struct, frozen=True):
    """Is the full rules of a game as they apply at a table."""

    rules: str
    """The rule set as text."""
    page: RulesPage
    ranks: tuple[RankWorth, ...]
    """From the highest down (rule 3 of 56, rule 1 of Schnapsen)."""
    scale: tuple[Stage, ...]
    """Empty for Schnapsen."""


def full_rules(name: str, rules: str = "classic", players: int | None = None) -> FullRules:
    """Returns the full rules of a game, as a table for so many plays by them; of any table without.

    >>> [(one.rank, one.points) for one in full_rules("schnapsen").ranks]
    [('A', 11), ('T', 10), ('K', 4), ('Q', 3), ('J', 2)]
    >>> full_rules("fiftysix", "classic stakes=additive", players=6).scale[0]
    Stage(least=28, most=39, undoubled=(1, 2), doubled=(2, 3), redoubled=(3, 4))

    Raises:
        BadRequest: there is no such game.
        BadRules: the rule set cannot be played, or not by so many.
    """
    settled = game(name, players, rules)
    page = rules_page(name, settled.rules.switches_on)
    if not isinstance(settled, FiftySix):
        return FullRules(settled.rules_text, page, _ranks(settled), ())
    whole = settled if players or settled.rules.short_pack else FiftySix(8, settled.rules)
    return FullRules(settled.rules_text, page, _ranks(whole, settled), _scale(settled.rules))


def _ranks(whole: AnyGame, usual: AnyGame | None = None) -> tuple[RankWorth, ...]:
    """Those that the usual pack lacks are marked with how many play with the whole one."""
    worth = {card.rank: _worth(whole, card) for card in whole.pack}
    always = {card.rank for card in (usual or whole).pack}
    return tuple(
        RankWorth(rank, points, None if rank in always else whole.players) for rank, points in worth.items()
    )


def _worth(played: AnyGame, card: Card) -> int:
    if isinstance(played, FiftySix):
        return played.rules.card_points[card.rank]
    return schnapsen.tricks.POINTS[card]


def _scale(rules: fiftysix.Rules) -> tuple[Stage, ...]:
    return tuple(
        Stage(least, beyond - 1, *(fiftysix.stakes(least, stake, rules) for stake in (1, 2, 4)))
        for least, beyond in pairwise((*STAGES, HIGHEST + 1))
    )


@cache
def example(name: str) -> Replay:
    """Returns the match that the worked examples of a game's rules are of, to be looked into.

    >>> [len(deal.frames) for deal in example("schnapsen").deals]
    [21, 11]

    Raises:
        BadRequest: there is no such game.
    """
    if name not in GAMES:
        raise BadRequest("unknown_game", game=name, games=" ".join(GAMES))
    text = files("cardavia.wire").joinpath("examples", f"{name}.txt").read_text(encoding="utf-8")
    return replay(records.loads(text))
