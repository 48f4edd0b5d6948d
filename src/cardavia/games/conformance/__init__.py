"""The conformance kit: plays a game at random and holds it to the laws that make it a game here.

For whoever writes a game of the shape of :mod:`cardavia.games.game`.  A law is a function, its
docstring what it says; the games of this package are held to them under every one of their rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from cardavia.games.conformance.chance import Chance
from cardavia.games.conformance.laws_of_play import (
    a_match_waits_for_one_thing,
    a_seat_is_to_act_until_the_deal_ends,
    all_else_is_refused,
    every_pack_is_dealt_whole,
    legal_moves_are_accepted,
    matches_end,
    no_card_is_lost,
    the_history_replays,
    the_score_waits_for_the_end,
)
from cardavia.games.conformance.laws_of_scoring import SCORING
from cardavia.games.conformance.laws_of_sight import (
    completions_could_have_been_dealt,
    hidden_cards_do_not_show,
    only_the_seat_to_act_has_moves,
    some_completion_fits,
    true_cards_complete_a_view,
    twins_look_alike,
    views_read_back,
)
from cardavia.games.conformance.laws_of_values import (
    deals_are_values,
    matches_are_values,
    moves_read_back,
    nothing_is_missing,
    rules_read_back,
)
from cardavia.games.conformance.play_digest import play_digest
from cardavia.games.conformance.random_play import random_match, random_move
from cardavia.games.conformance.trial import Law, LawBroken, Trial, hold
from cardavia.games.game import Deal, Game, View

OF_A_GAME: Final[tuple[Law[None], ...]] = (nothing_is_missing, moves_read_back, rules_read_back)
"""Laws that a game keeps before a card is dealt."""
OF_A_MATCH: Final[tuple[Law[None], ...]] = (
    a_match_waits_for_one_thing,
    the_score_waits_for_the_end,
    every_pack_is_dealt_whole,
    matches_are_values,
)
"""Laws that the whole course of a match keeps, once it has ended."""
OF_A_DEAL: Final[tuple[Law[None], ...]] = (
    no_card_is_lost,
    a_seat_is_to_act_until_the_deal_ends,
    legal_moves_are_accepted,
    all_else_is_refused,
    only_the_seat_to_act_has_moves,
    views_read_back,
    true_cards_complete_a_view,
    hidden_cards_do_not_show,
    deals_are_values,
)
"""Laws that a deal keeps at every moment, also one that began as a position."""
OF_A_DEALT_DEAL: Final[tuple[Law[None], ...]] = (the_history_replays, completions_could_have_been_dealt)
"""Laws that a deal keeps at every moment where it began with the whole pack."""


def assert_game_conforms(
    game: Game,
    *,
    matches: int = 3,
    moments: int = 30,
    seed: int = 0,
    most_moves: int = 50_000,
    read_view: Callable[[bytes], View] | None = None,
) -> None:
    """Plays random matches of a game and holds it to every law.

    Args:
        game: the game, with its rules.
        matches: how many matches are played to their end.
        moments: at how many moments of each match everything is looked at closely.
        seed: settles the packs and the moves; the same seed, the same matches.
        most_moves: the bound within which a match has to end.
        read_view: reads the JSON of a view; :func:`cardavia.games.view_from_json` when None.

    >>> from cardavia import games
    >>> assert_game_conforms(games.game("schnapsen"), matches=1, moments=2)

    Raises:
        LawBroken: the game broke a law; the message says which one, how and where.
    """
    trial = _trial(game, seed, read_view)
    for law in OF_A_GAME:
        hold(law, trial)
    for _ in range(matches):
        _hold_a_match(trial, moments, most_moves)
    hold(some_completion_fits, trial)


def assert_deal_conforms(
    deal: Deal, *, moments: int = 5, seed: int = 0, read_view: Callable[[bytes], View] | None = None
) -> None:
    """Plays a deal, such as a position, to its end at random, and holds it to the laws of a deal.

    ``moments``, ``seed`` and ``read_view`` are as in :func:`assert_game_conforms`.

    Raises:
        LawBroken: the deal broke a law.
    """
    trial = _trial(deal.game, seed, read_view)
    course = [deal]
    while deal.legal_moves():
        deal = deal.play(random_move(deal.legal_moves(), trial.chance, plain=5))
        course.append(deal)
    _hold_deals(trial, OF_A_DEAL, (course[0], course[-1], *trial.chance.order(course)[:moments]))


def _hold_a_match(trial: Trial, moments: int, most_moves: int) -> None:
    course = hold(matches_end, trial, most_moves)
    for law in (*OF_A_MATCH, *SCORING.get(trial.game.name, ())):
        hold(law, trial, course)
    deals = [match.deal for match in course if match.deal is not None]
    chosen = (deals[-1], *trial.chance.order(deals)[:moments])
    _hold_deals(trial, (*OF_A_DEAL, *OF_A_DEALT_DEAL), chosen)
    for _ in range(moments):
        hold(twins_look_alike, trial)


def _hold_deals(trial: Trial, laws: Iterable[Law[None]], deals: Iterable[Deal]) -> None:
    for deal in deals:
        for law in laws:
            hold(law, trial, deal)


def _trial(game: Game, seed: int, read_view: Callable[[bytes], View] | None) -> Trial:
    from cardavia.games import view_from_json

    return Trial(game, seed, Chance("trial", seed), read_view or view_from_json, Counter())


__all__ = [
    "OF_A_DEAL",
    "OF_A_DEALT_DEAL",
    "OF_A_GAME",
    "OF_A_MATCH",
    "Chance",
    "LawBroken",
    "assert_deal_conforms",
    "assert_game_conforms",
    "play_digest",
    "random_match",
    "random_move",
]
