"""The laws of values: nothing ever changes, everything can be stored, every text reads back."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence

from cardavia.cards import Card
from cardavia.games.conformance.layout import deal_of
from cardavia.games.conformance.random_play import random_match
from cardavia.games.conformance.trial import Trial, demand
from cardavia.games.game import Deal, Game, Match, MatchView, View


def nothing_is_missing(trial: Trial) -> None:
    """Game, match, deal and views have everything that ``cardavia.games.game`` names."""
    match = random_match(trial.game, trial.chance, most_moves=50)[-1]
    deal = deal_of(match)
    parts = {Game: trial.game, Match: match, MatchView: match.view(0), Deal: deal, View: deal.view(0)}
    for shape, part in parts.items():
        lacking = [name for name in dir(shape) if not name.startswith("_") and not hasattr(part, name)]
        demand(not lacking, f"a {type(part).__name__} lacks {' '.join(lacking)}")


def moves_read_back(trial: Trial) -> None:
    """Every move has a text of its own that reads back to it, and every card is a move."""
    moves = trial.game.all_moves()
    demand(len(set(moves)) == len(moves) == len({str(move) for move in moves}), "two moves are the same")
    for move in moves:
        read = trial.game.read_move(str(move))
        demand(read == move and str(read) == str(move), f"{move} reads back as {read}")
    for card in trial.game.pack:
        demand(Card(str(card)) is card and card in moves, f"{card} is no card, or no move")


def rules_read_back(trial: Trial) -> None:
    """The text of the rules makes an equal game, whose rules have that text."""
    game = trial.game
    make: Callable[[int, str], Game] = type(game)
    read = make(game.players, game.rules_text)
    demand(read == game, f"{game.rules_text!r} makes another game: {read!r}")
    demand(read.rules_text == game.rules_text, f"{game.rules_text!r} comes back as {read.rules_text!r}")


def deals_are_values(trial: Trial, deal: Deal) -> None:
    """Deals and their views never change, have a hash, and come back from a pickle as they were."""
    for value in (deal, *map(deal.view, trial.viewers)):
        _is_a_value(value)


def matches_are_values(trial: Trial, course: Sequence[Match]) -> None:
    """Games, matches and their views never change, have a hash, and come back from a pickle as they were."""
    for value in (course[0], course[-1], *map(course[-1].view, trial.viewers)):
        _is_a_value(value)
    _can_be_stored(trial.game)


def _is_a_value(value: object) -> None:
    names = [name for name in dir(value) if not name.startswith("_")]
    loose = [name for name in names if not _is_fixed(value, name)]
    demand(not loose, f"a {type(value).__name__} lets itself be changed: {' '.join(loose)}")
    _can_be_stored(value)


def _is_fixed(value: object, name: str) -> bool:
    try:
        setattr(value, name, getattr(value, name))
    except (AttributeError, TypeError):
        return True
    return False


def _can_be_stored(value: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    same = again == value and hash(again) == hash(value)
    demand(same, f"a {type(value).__name__} comes back as another one")
