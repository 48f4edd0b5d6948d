"""What everybody sees of a deal of 56 (rule 19): the part that deals and views share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import msgspec

from cardavia.cards import Card, Hand
from cardavia.games.fiftysix.auction import Auction, Contract
from cardavia.games.fiftysix.calls import Call
from cardavia.games.fiftysix.earlier import Shown
from cardavia.games.fiftysix.scoring import Result, credit, decided, result
from cardavia.games.fiftysix.tricks import Trick, winning_place
from cardavia.games.game import Pair, Seat

if TYPE_CHECKING:
    from cardavia.games.fiftysix.game import FiftySix

Move = Card | Call


class Start(msgspec.Struct, frozen=True):
    """Is where the play begins: at the first lead, or for a position in the middle."""

    leader: Seat
    trick: Hand = ()
    """Cards already on the table, the leader's first."""
    points: Pair = (0, 0)
    """Card points already in each side's pile."""
    gone: Hand = ()
    """Cards already in the piles, sorted."""


class Public(msgspec.Struct, frozen=True):
    """Is all of a deal that is said and done openly."""

    game: FiftySix
    dealer: Seat
    score: Pair
    """Tables (or points, switch ``match``) of each side when the deal began."""
    earlier: tuple[Shown, ...]
    """The deals of the match that ended before this one, the first of them first."""
    start: Start
    auction: Auction
    leader: Seat
    """Who leads, or led, to the trick on the table (rules 13 and 15)."""
    trick: Hand
    """The trick on the table, the leader's card first."""
    points: Pair
    """Card points in each side's pile."""
    tricks: tuple[Trick, ...]
    """The tricks finished since the start."""
    over: bool
    """Whether the deal has ended."""

    def open_part(self) -> dict[str, Any]:
        """Returns what is public, field by field: what a deal hands on to its views, and they to it."""
        return {name: getattr(self, name) for name in Public.__struct_fields__}

    @property
    def contract(self) -> Contract | None:
        """The contract; None while the auction is on."""
        return self.auction.contract

    @property
    def to_act(self) -> Seat | None:
        """The seat to call or play; None once the deal is over."""
        if self.over:
            return None
        if not self.auction.over:
            return self.auction.to_act
        return (self.leader + len(self.trick) * self.game.rules.step) % self.game.players

    @property
    def result(self) -> Result | None:
        """How the deal ended (rules 16 and 17); None while it goes on."""
        contract = self.contract
        return result(contract, self.points, self.game.rules) if self.over and contract else None

    @property
    def rounds(self) -> int:
        """How many tricks are played from the start on, if none stops the play."""
        return (len(self.game.pack) - len(self.start.gone)) // self.game.players

    @property
    def laid(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card of the tricks since the start, those on the table by then included, with its seat."""
        step, players = self.game.rules.step, self.game.players
        tricks = [*((trick.leader, trick.cards) for trick in self.tricks), (self.leader, self.trick)]
        return tuple(
            ((leader + i * step) % players, card) for leader, cards in tricks for i, card in enumerate(cards)
        )

    @property
    def between_tricks(self) -> bool:
        """Whether a trick has just been finished and nobody has led to the next."""
        return bool(self.tricks) and not self.trick

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card played since the start, with its seat."""
        return self.laid[len(self.start.trick) :]

    @property
    def history(self) -> tuple[tuple[Seat, Move], ...]:
        """Every call and card since the start, with its seat."""
        calls = [(self.auction.seat_of(i), call) for i, call in enumerate(self.auction.calls)]
        return (*calls, *self.plays)

    @property
    def heard(self) -> tuple[str, ...]:
        """The text of every call and card since the start."""
        return tuple(str(move) for _, move in self.history)

    def after_call(self, call: Call) -> Self:
        """Returns this after a call.

        Raises:
            IllegalMove: the rules do not allow it here (rules 7 to 12).
        """
        return msgspec.structs.replace(self, auction=self.auction.call(call))

    def after_card(self, card: Card) -> Self:
        """Returns this after a card was laid to the trick; whose hand it left is not looked at."""
        trick = (*self.trick, card)
        if len(trick) < self.game.players:
            return msgspec.structs.replace(self, trick=trick)
        rules, contract = self.game.rules, self.contract
        assert contract is not None
        winner = (self.leader + winning_place(trick, contract.strain) * rules.step) % self.game.players
        points = credit(self.points, winner % 2, trick, rules)
        last = len(self.tricks) + 1 == self.rounds
        return msgspec.structs.replace(
            self,
            leader=winner,
            trick=(),
            points=points,
            tricks=(*self.tricks, Trick(self.leader, trick, winner)),
            over=last or (rules.stop_when_decided and decided(contract, points)),
        )
