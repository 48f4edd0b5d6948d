"""The laws of play: matches end, legal moves are accepted, all else is refused and changes nothing."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from cardavia.cards import Card, missing, write_cards
from cardavia.games.conformance.layout import deal_of, dealt_anew, layout, layout_at_start
from cardavia.games.conformance.random_play import random_match
from cardavia.games.conformance.trial import Trial, demand
from cardavia.games.game import Deal, Match
from cardavia.words import IllegalMove, has

NONSENSE: Final = ("", " ", "\u200b", "JD 9D", "P" * 500, *"what 1D 27D 57D D57 +9D +2NT XXP".split())
"""Text that is no move in any game here."""


def matches_end(trial: Trial, most_moves: int) -> list[Match]:
    """A match of packs and legal moves at random ends, within the bound that was given."""
    course = random_match(trial.game, trial.chance, most_moves)
    demand(course[-1].winner is not None, f"{len(course) - 1} moves and packs, and nobody has won")
    return course


def a_match_waits_for_one_thing(trial: Trial, course: Sequence[Match]) -> None:
    """A match either needs a pack, or awaits a move in its deal, or has been won."""
    for match in course:
        on = match.deal is not None and match.deal.to_act is not None
        states = (match.needs_pack, on, match.winner is not None)
        demand(sum(states) == 1, f"needs a pack, awaits a move, is won: {states}")


def the_score_waits_for_the_end(trial: Trial, course: Sequence[Match]) -> None:
    """The score of a match changes with the last move of a deal, and stands at all other times."""
    for before, after in pairwise(course):
        settled = not before.needs_pack and (after.needs_pack or after.winner is not None)
        demand(settled or before.score == after.score, f"{before.score} became {after.score} within a deal")


def every_pack_is_dealt_whole(trial: Trial, course: Sequence[Match]) -> None:
    """A deal begins with every card of the pack, and nothing has been played yet."""
    for before, after in pairwise(course):
        if before.needs_pack and not after.needs_pack:
            deal = deal_of(after)
            _same_cards(layout_at_start(deal).cards, trial.game.pack)
            demand(layout(deal) == layout_at_start(deal), f"a card has moved: {layout(deal)}")
            demand(not deal.heard and not deal.history, f"something has been heard: {deal.heard}")


def no_card_is_lost(trial: Trial, deal: Deal) -> None:
    """Hands, stock and what was played are at every moment the cards that the deal began with."""
    played = [move for _, move in deal.history if isinstance(move, Card)]
    _same_cards([*layout(deal).cards, *played], layout_at_start(deal).cards)


def _same_cards(cards: Sequence[Card], wanted: Sequence[Card]) -> None:
    lost, extra = write_cards(missing(wanted, cards)), write_cards(missing(cards, wanted))
    demand(not lost and not extra, f"lost: {lost or 'none'}; too many: {extra or 'none'}")


def a_seat_is_to_act_until_the_deal_ends(trial: Trial, deal: Deal) -> None:
    """A deal has a seat to act, and legal moves for it, until there is a result; and then neither."""
    signs = (deal.to_act is None, not deal.legal_moves(), deal.result is not None)
    demand(len(set(signs)) == 1, f"nobody to act, no legal move, a result: {signs}")
    demand(deal.to_act in (*range(trial.game.players), None), f"there is no seat {deal.to_act}")


def legal_moves_are_accepted(trial: Trial, deal: Deal) -> None:
    """Each legal move is one of the game's, listed once; it or its text gives the deal after it."""
    moves, before = deal.legal_moves(), _copy(deal)
    for move, times in Counter(moves).items():
        demand(times == 1, f"{move} is listed {times} times")
        demand(move in trial.game.all_moves(), f"{move} is no move of the game")
        after = deal.play(move)
        demand(after == deal.play(str(move)), f"{move} and its text come to different ends")
        longer = (*deal.history, (deal.to_act, move))
        demand(after.history == longer, f"the history does not end with {move}")
    demand(deal == before, "the deal itself has changed when a legal move was played")


def all_else_is_refused(trial: Trial, deal: Deal) -> None:
    """Every other move, and text that is none, is refused with a reason that can be said; nothing changes."""
    legal, before = set(deal.legal_moves()), _copy(deal)
    seen = [deal.view(viewer).to_json() for viewer in trial.viewers]
    others = [move for move in trial.game.all_moves() if move not in legal]
    reasons = {}
    for said in (*others, *map(str, others), *NONSENSE):
        refused = _refusal(deal, said)
        demand(deal == before, f"the deal has changed when {said} was refused")
        reasons[refused.id] = refused
    for id, refused in reasons.items():
        demand(has(id) and bool(str(refused)), f"the catalogue has no sentence for {id}")
    demand(seen == [deal.view(viewer).to_json() for viewer in trial.viewers], "a view changed with a refusal")


def _refusal(deal: Deal, said: Any) -> IllegalMove:
    try:
        deal.play(said)
    except IllegalMove as refused:
        return refused
    raise AssertionError(f"{said} is accepted, but is not among the legal moves")


def _copy(deal: Deal) -> object:
    """Returns an equal deal that shares nothing with it."""
    return pickle.loads(pickle.dumps(deal))


def the_history_replays(trial: Trial, deal: Deal) -> None:
    """The cards dealt and the moves since are all there is: played anew, they give an equal deal."""
    anew = dealt_anew(deal)
    for seat, move in deal.history:
        demand(anew.to_act == seat, f"seat {anew.to_act} is to act where seat {seat} made {move}")
        anew = anew.play(move)
    demand(anew == deal, "the same cards and moves have come to another deal")
    demand(anew.heard == deal.heard, "the same cards and moves sound otherwise")
