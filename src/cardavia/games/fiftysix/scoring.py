"""What a deal of 56 is worth (rules 16 and 17)."""

from __future__ import annotations

from typing import Final

import msgspec

from cardavia.cards import Hand
from cardavia.games.fiftysix.auction import STAGES, Contract
from cardavia.games.fiftysix.rules import Rules
from cardavia.games.game import Pair, Side

_STAKE_ADDS: Final = {1: 0, 2: 1, 4: 2}


class Result(msgspec.Struct, frozen=True):
    """Is how a deal ended."""

    made: bool
    """Whether the declaring side's pile reached its number (rule 16)."""
    points: Pair
    """Card points in each side's pile; after a whole deal together 56."""
    swing: Pair
    """Tables for each side by rule 17, the one the other's loss; the match may apply less."""


def credit(points: Pair, side: Side, cards: Hand, rules: Rules) -> Pair:
    """Returns the piles' points after a side has taken these cards (rule 3)."""
    worth = sum(rules.card_points[card.rank] for card in cards)
    return (points[0] + worth, points[1]) if side == 0 else (points[0], points[1] + worth)


def stage(number: int) -> int:
    """Returns the stage of a bid on the scale of rule 17: 1 (28–39) to 4 (56)."""
    return sum(number >= lowest for lowest in STAGES)


def stakes(number: int, stake: int, rules: Rules) -> tuple[int, int]:
    """Returns the tables that a contract wins when made and costs when failed (rule 17).

    >>> stakes(28, 1, Rules()), stakes(40, 2, Rules()), stakes(40, 2, Rules(stakes="additive"))
    ((1, 2), (4, 6), (3, 4))
    """
    wins = stage(number)
    if rules.stakes == "additive":
        return wins + _STAKE_ADDS[stake], wins + 1 + _STAKE_ADDS[stake]
    return wins * stake, (wins + 1) * stake


def decided(contract: Contract, points: Pair) -> bool:
    """Whether the piles alone decide the contract already (switch ``stop_when_decided``)."""
    ours, theirs = points[contract.side], points[1 - contract.side]
    return ours >= contract.number or theirs >= 57 - contract.number


def result(contract: Contract, points: Pair, rules: Rules) -> Result:
    """Returns the result of a deal whose piles hold these points.

    >>> result(Contract(28, "D", declarer=1), (29, 27), Rules())
    Result(made=False, points=(29, 27), swing=(2, -2))
    """
    made = points[contract.side] >= contract.number
    wins, costs = stakes(contract.number, contract.stake, rules)
    gain = wins if made else -costs
    return Result(made, points, (gain, -gain) if contract.side == 0 else (-gain, gain))
