"""One match at the terminal as a value: its record, its shuffle, and why the computer players moved."""

from __future__ import annotations

from typing import NamedTuple, Self

import msgspec

from cardavia.games import Move, Seat
from cardavia.records import AnyMatch, Record
from cardavia.shuffle import Shuffle
from cardavia.words import Message


class Reasoned(NamedTuple):
    """Is a move of this deal, and the reasons that a computer player had for it."""

    seat: Seat
    move: Move
    why: tuple[Message, ...]
    part: int
    """The part of the deal that it belongs to: the auction, or one of the tricks."""


class Sitting(msgspec.Struct, frozen=True):
    """Is how far the match has come."""

    record: Record
    shuffle: Shuffle
    reasons: tuple[Reasoned, ...] = ()
    """Every move of the deal that is on, or was last.  Nobody is told before it is over."""

    @property
    def match(self) -> AnyMatch:
        """The match as it stands."""
        return self.record.match

    @property
    def to_act(self) -> Seat | None:
        """The seat to move in the deal that is on; None where none is."""
        deal = self.match.deal
        return deal.to_act if deal else None

    def with_deal(self) -> Self:
        """Returns the match with its next deal dealt; deals that the rules throw in use up their packs."""
        record = self.record
        while record.match.needs_pack:
            record = record.with_pack(self.shuffle.order(len(record.deals), record.game.pack))
        return type(self)(record, self.shuffle)

    def with_move(self, move: Move, why: tuple[Message, ...] = (), part: int = 0) -> Self:
        """Returns the match after a move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        seat = self.to_act
        record = self.record.with_move(str(move))
        assert seat is not None
        return type(self)(record, self.shuffle, (*self.reasons, Reasoned(seat, move, why, part)))

    def revealed(self) -> Self:
        """Returns the match with the secret of its shuffle in the record, once it has ended."""
        record = self.record.with_secret(self.shuffle.secret)
        return type(self)(record, self.shuffle, self.reasons)
