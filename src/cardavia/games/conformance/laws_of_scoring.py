"""The laws of scoring of 56 and of Schnapsen: what a deal is worth, and who pays for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeVar

from cardavia.games import fiftysix, schnapsen
from cardavia.games.conformance.trial import Law, Trial, demand

M = TypeVar("M", fiftysix.Match, schnapsen.Match)


def tables_change_hands(trial: Trial, course: Sequence[fiftysix.Match]) -> None:
    """What one side of 56 wins the other loses: what the result says, or all that is left (rules 17, 18)."""
    for before, after in _settled(course):
        swing = after.results[-1].swing
        gains = after.score[0] - before.score[0], after.score[1] - before.score[1]
        lost_all = after.game.rules.deals is None and after.winner is not None and 0 in after.score
        part = lost_all and gains[0] * swing[0] >= 0 and abs(gains[0]) < abs(swing[0])
        demand(sum(gains) == 0 == sum(swing), f"won by one, not lost by the other: {gains} of {swing}")
        demand(gains == swing or part, f"{gains} have changed hands, not {swing}")


def card_points_make_56(trial: Trial, course: Sequence[fiftysix.Match]) -> None:
    """The card points in the piles, on the table and in the hands are 56 at every moment (rule 3)."""
    for match in course:
        if (deal := match.deal) is not None:
            worth = match.game.rules.card_points
            out = sum(worth[card.rank] for cards in (deal.trick, *deal.hands) for card in cards)
            demand(sum(deal.points) + out == 56, f"{deal.points} in the piles and {out} elsewhere")


def the_pile_decides(trial: Trial, course: Sequence[fiftysix.Match]) -> None:
    """A contract of 56 is made by a pile of at least its number; whole deals leave 56 in both (rule 16)."""
    for _, after in _settled(course):
        deal, result = after.deal, after.results[-1]
        assert deal is not None
        assert deal.contract is not None
        made = result.points[deal.contract.side] >= deal.contract.number
        demand(result.made == made, f"{deal.contract} with {result.points}: {result.made}")
        demand(any(deal.hands) or sum(result.points) == 56, f"{result.points} after a whole deal")


def counts_only_fall(trial: Trial, course: Sequence[schnapsen.Match]) -> None:
    """A deal of Schnapsen takes 1, 2 or 3 off its winner's count, but never below zero (rule 14)."""
    for before, after in _settled(course):
        result = after.results[-1]
        due = list(before.score)
        due[result.winner] = max(0, due[result.winner] - result.game_points)
        demand(result.game_points in (1, 2, 3), f"{result.game_points} game points won")
        demand([*after.score] == due, f"{before.score} has become {after.score} with {result}")


def _settled(course: Sequence[M]) -> Iterator[tuple[M, M]]:
    """Gives the match before and after the last move of each deal."""
    return ((one, other) for one, other in pairwise(course) if len(other.results) > len(one.results))


SCORING: Final[Mapping[str, tuple[Law[None], ...]]] = {
    "fiftysix": (tables_change_hands, card_points_make_56, the_pile_decides),
    "schnapsen": (counts_only_fall,),
}
