"""The auction of 56 (rules 6 to 12): who may say what, and the contract it comes to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, cached_property
from typing import Final, NamedTuple, Self, cast

import msgspec

from cardavia.cards import NO_TRUMPS, Strain
from cardavia.games.fiftysix.calls import CALLS, HIGHEST, LOWEST, PASS, Call, Form, read_call
from cardavia.games.fiftysix.rules import Rules
from cardavia.games.game import Seat, Side
from cardavia.words import BadText, IllegalMove

STAGES: Final = (LOWEST, 40, 48, HIGHEST)
"""The numbers at which the scale of rule 17 rises."""


class Contract(msgspec.Struct, frozen=True):
    """Is what the auction came to: number, strain, declarer's side and the stake.

    >>> str(Contract(28, "D", 1, 2))
    '28D by 1 X'
    """

    number: int
    strain: Strain
    declarer: Seat
    stake: int = 1
    """1 undoubled, 2 doubled, 4 redoubled."""

    @property
    def side(self) -> Side:
        """The declaring side: the parity of the declarer's seat (rule 1)."""
        return self.declarer % 2

    def __str__(self) -> str:
        return f"{self.number}{self.strain} by {self.declarer}{_STAKE_TEXTS[self.stake]}"


_STAKE_TEXTS: Final = {1: "", 2: " X", 4: " XX"}
_CONTRACT: Final = re.compile(r"(2[89]|[34][0-9]|5[0-6])(S|H|D|C|NT) by ([0-7])( XX?|)")


def read_contract(text: str) -> Contract:
    """Reads a contract as ``str`` writes it.

    >>> read_contract("29NT by 3 XX")
    Contract(number=29, strain='NT', declarer=3, stake=4)

    Raises:
        BadText: the text is no contract.
    """
    found = _CONTRACT.fullmatch(text)
    if not found:
        raise BadText("bad_contract", text=text)
    number, strain, declarer, stake = found.groups()
    stakes = {text: stake for stake, text in _STAKE_TEXTS.items()}
    return Contract(int(number), cast(Strain, strain), int(declarer), stakes[stake])


class Standing(NamedTuple):
    """What the next call has to answer to: all of an auction that the rules ask about."""

    rules: Rules
    opening: bool
    number: int
    """The number of the bid that stands; 0 where there is none."""
    least: int
    """The lowest number that may be bid now; above 56 where none may."""
    stake: int
    own: bool
    """Whether the bid that stands is the caller's own side's."""


class Auction(msgspec.Struct, frozen=True, dict=True):
    """Is an auction so far.

    >>> auction = Auction(Rules(), players=6, first=1).call_all("28H P P X P P P P P")
    >>> auction.over, str(auction.contract)
    (True, '28H by 1 X')
    """

    rules: Rules
    players: int
    first: Seat
    """Dealer's right-hand neighbour, who calls first (rule 6)."""
    calls: tuple[Call, ...] = ()
    bid: Contract | None = None
    """The bid that stands, with its stake."""
    passes: int = 0
    """How many passes followed the last call that was none."""

    @property
    def over(self) -> bool:
        """Whether the auction has ended (rules 10 to 12)."""
        if self.bid is None:
            return self.passes == self.players
        if self.bid.stake == 4 and (not self.rules.bid_over_redouble or self.bid.number == HIGHEST):
            return True
        return self.passes == self.players - 1

    @property
    def to_act(self) -> Seat:
        """The seat to call, while the auction is on (rule 6)."""
        return (self.first + len(self.calls) * self.rules.step) % self.players

    @property
    def contract(self) -> Contract | None:
        """The contract; None while the auction is on."""
        if not self.over:
            return None
        return self.bid or Contract(LOWEST, NO_TRUMPS, self.first)

    @cached_property
    def standing(self) -> Standing:
        """What the next call has to answer to."""
        if self.bid is None:
            return Standing(self.rules, not self.calls, 0, LOWEST, 0, False)
        own = self.bid.side == self.to_act % 2
        return Standing(self.rules, False, self.bid.number, self._least(own), self.bid.stake, own)

    def _least(self, own: bool) -> int:
        assert self.bid is not None
        number = self.bid.number
        # 28P named no suit: building on it is no raise (switch stage_jump).
        if not (self.rules.stage_jump and own) or self.calls_bidding[-1].form is Form.NO_SUIT:
            return number + 1
        return next((stage for stage in STAGES if stage > number), HIGHEST + 1)

    @property
    def calls_bidding(self) -> tuple[Call, ...]:
        """The bids among the calls, in their order."""
        return tuple(call for call in self.calls if call.is_bid)

    def seat_of(self, index: int) -> Seat:
        """Returns the seat that made the call of this index."""
        return (self.first + index * self.rules.step) % self.players

    def legal_calls(self) -> tuple[Call, ...]:
        """Returns every call that the rules allow now."""
        return () if self.over else _legal(self.standing)

    def call(self, call: Call) -> Self:
        """Returns the auction after a call.

        Raises:
            IllegalMove: the rules do not allow it here; the reason is in its message.
        """
        if self.over:
            raise IllegalMove("auction_over", call=call.text)
        if refused := refusal(call, self.standing):
            raise refused
        calls = (*self.calls, call)
        if call == PASS:
            return type(self)(self.rules, self.players, self.first, calls, self.bid, self.passes + 1)
        return type(self)(self.rules, self.players, self.first, calls, self._bid_after(call), 0)

    def call_all(self, calls: str | Iterable[Call]) -> Self:
        """Returns the auction after several calls, given as calls or as text."""
        auction = self
        for call in calls.split() if isinstance(calls, str) else calls:
            auction = auction.call(read_call(call) if isinstance(call, str) else call)
        return auction

    def _bid_after(self, call: Call) -> Contract:
        if not call.is_bid:
            assert self.bid is not None
            return msgspec.structs.replace(self.bid, stake=self.bid.stake * 2)
        last = self.bid.number if self.bid else 0
        return Contract(call.bids_over(last), self._strain_of(call), self.to_act)

    def _strain_of(self, call: Call) -> Strain:
        if call.suit is not None:
            return call.suit
        if call.is_noes and self.rules.noes_strain == "keep" and self.bid is not None:
            return self.bid.strain
        return NO_TRUMPS


@cache
def _legal(standing: Standing) -> tuple[Call, ...]:
    return tuple(call for call in CALLS.values() if refusal(call, standing) is None)


def refusal(call: Call, standing: Standing) -> IllegalMove | None:
    """Returns why the rules forbid this call, or None where they allow it (rules 7 to 11)."""
    if call.is_bid:
        return _refuse_bid(call, standing)
    if call.form is Form.PASS:
        return _refuse_pass(standing)
    return _refuse_double(standing) if call.form is Form.DOUBLE else _refuse_redouble(standing)


def _refuse_pass(standing: Standing) -> IllegalMove | None:
    if standing.opening and standing.rules.compulsory_opening:
        return IllegalMove("first_caller_may_not_pass")
    return None


def _refuse_bid(call: Call, standing: Standing) -> IllegalMove | None:
    if call.form is Form.NO_SUIT and not (standing.opening and standing.rules.compulsory_opening):
        return IllegalMove("no_suit_only_as_opening")
    if call.is_plus and standing.number == 0:
        return IllegalMove("plus_needs_a_bid", call=call.text)
    number = call.bids_over(standing.number)
    if number > HIGHEST:
        return IllegalMove("plus_past_56", call=call.text, number=number)
    if number >= standing.least:
        return None
    if standing.least > HIGHEST:
        return IllegalMove("nothing_tops_56")
    if number > standing.number:
        return IllegalMove("stage_jump_needed", number=number, least=standing.least)
    return IllegalMove("call_number_too_low", number=number, least=standing.least)


def _refuse_double(standing: Standing) -> IllegalMove | None:
    if standing.number == 0:
        return IllegalMove("double_needs_a_bid")
    if standing.stake > 1:
        return IllegalMove("already_redoubled" if standing.stake == 4 else "already_doubled")
    return IllegalMove("double_own_side") if standing.own else None


def _refuse_redouble(standing: Standing) -> IllegalMove | None:
    if standing.stake == 4:
        return IllegalMove("already_redoubled")
    if standing.stake != 2:
        return IllegalMove("redouble_needs_a_double")
    return None if standing.own else IllegalMove("redouble_own_double")
