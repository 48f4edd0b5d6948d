"""The contracts of a contest of 56: how many were made, and how many would be with all cards seen.

A contract is set beside best play: whether it would stand from the first lead on if everybody saw all cards.
That is no reproach to whoever could not see them; it tells the bidding from the play of the cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from cardavia.games import AnyGame, Deal, FiftySix, Side, fiftysix
from cardavia.kernel.fiftysix_double_dummy import Solver
from cardavia.solvers.fiftysix import stands
from cardavia.words import BadRules

NODES: Final = 300_000
"""How many cards are tried to find out whether a contract stands: enough for nearly all of them."""
TABLE_BITS: Final = 16


class Declared(NamedTuple):
    """Is one contract, and what became of it."""

    by_a: bool
    """Whether level a bid it."""
    made: bool
    doubled: bool
    """Or redoubled."""
    stands: bool | None
    """Whether it is made when all play their best, all cards seen; None where that was not found out."""


class Contracts(msgspec.Struct, frozen=True):
    """Is what became of the contracts that a level bid; deals passed out are left out."""

    made: int
    failed: int
    doubled_made: int
    """Those made that were doubled or redoubled."""
    doubled_failed: int
    solved: int
    """Of how many it is known whether they stand when all play their best, all cards seen."""
    stand: int
    """How many of these do."""
    stand_made: int
    """How many of those that stand were made."""

    @classmethod
    def of(cls, declared: Iterable[Declared]) -> Contracts:
        """Counts contracts."""
        bids = list(declared)
        made = [bid for bid in bids if bid.made]
        failed = [bid for bid in bids if not bid.made]
        return cls(
            made=len(made),
            failed=len(failed),
            doubled_made=sum(bid.doubled for bid in made),
            doubled_failed=sum(bid.doubled for bid in failed),
            solved=sum(bid.stands is not None for bid in bids),
            stand=sum(bid.stands is True for bid in bids),
            stand_made=sum(bid.stands is True for bid in made),
        )


class Notary:
    """Takes down contracts of 56, each with whether it stands; not to be shared among threads."""

    def __init__(self, game: AnyGame) -> None:
        self._solver = Solver(game.players, TABLE_BITS) if isinstance(game, FiftySix) else None

    def take_down(self, deal: Deal, side_of_a: Side) -> tuple[Declared, ...]:
        """Returns the contract of a deal that has ended; nothing where nobody bid."""
        if not isinstance(deal, fiftysix.Deal) or deal.auction.bid is None:
            return ()
        bid, result = deal.auction.bid, deal.result
        assert result is not None
        return (Declared(bid.side == side_of_a, result.made, bid.stake > 1, self._stands(deal)),)

    def _stands(self, deal: fiftysix.Deal) -> bool | None:
        begun = deal.game.deal(deal.dealer, hands=deal.dealt, score=deal.score)
        for call in deal.auction.calls:
            begun = begun.play(call)
        try:
            return stands(begun, NODES, self._solver)
        except BadRules:  # Its cards have other points than the kernel reckons with.
            return None
