"""A deal of 56 as a page reads it."""

from __future__ import annotations

import msgspec

from cardavia import conventions
from cardavia.cards import Card
from cardavia.games import Seat
from cardavia.games.fiftysix import DOUBLE, REDOUBLE, Call, Contract, Result, View, stakes, winning_place
from cardavia.games.fiftysix.auction import STAGES
from cardavia.games.fiftysix.tricks import refuse_card
from cardavia.games.game import Pair
from cardavia.words import Message


class CallMade(msgspec.Struct, frozen=True):
    """Is a call as it was spoken, and what it tells by the convention card."""

    seat: Seat
    text: str
    tells: Message


class ContractView(msgspec.Struct, frozen=True):
    """Is the bid that stands, or the contract, with what it wins and costs."""

    number: int
    strain: str
    seat: Seat
    stake: int
    wins: int
    costs: int
    needed: int
    """Card points that the declaring side still needs."""
    left: int
    """Card points that are in nobody's pile yet."""


class Pad(msgspec.Struct, frozen=True):
    """Is what an auction pad has to know: which keys there are and what they come to."""

    scale: tuple[tuple[int, int, int], ...]
    """From which number on a contract wins and costs how many tables, undoubled."""
    tells: dict[str, Message]
    """What each kind of call tells: by form and suit, ``number_suit:D``; the call itself is filled in."""
    raised: tuple[int, int] | None
    """What the bid that stands wins and costs after the double or redouble that is possible now."""
    untrue: tuple[str, ...]
    """The kinds of call that would not be true of the viewer's hand.  Nobody is held to it."""


class Laid(msgspec.Struct, frozen=True):
    """Is a card on the table, and who laid it."""

    seat: Seat
    card: str


class TrickView(msgspec.Struct, frozen=True):
    """Is a trick, the leader's card first, and who takes it as it lies."""

    cards: tuple[Laid, ...]
    takes: Seat | None
    points: int


class FiftySixDeal(msgspec.Struct, frozen=True, tag_field="game", tag="fiftysix"):
    """Is a deal of 56."""

    first: Seat
    """Who calls and leads first."""
    to_act: Seat | None
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    legal: tuple[str, ...]
    refusals: dict[str, Message]
    """Why each of the viewer's other cards may not be played now."""
    calling: bool
    calls: tuple[CallMade, ...]
    contract: ContractView | None
    """The bid that stands while the auction is on; then the contract."""
    pad: Pad | None
    trick: TrickView
    last_trick: TrickView | None
    tricks: int
    """How many tricks have been finished."""
    points: Pair
    hands: tuple[tuple[str, ...], ...] | None
    """Every hand as it was dealt, once the deal is over (rule 19)."""
    result: Result | None


def fiftysix_deal(view: View) -> FiftySixDeal:
    """Returns a viewer's deal laid out for a page."""
    mine = view.seat is not None and view.to_act == view.seat
    playing = mine and view.auction.over
    return FiftySixDeal(
        first=view.auction.first,
        to_act=view.to_act,
        hand=_texts(view.hand),
        counts=view.counts,
        legal=tuple(str(move) for move in view.legal_moves()),
        refusals=_refusals(view) if playing else {},
        calling=not view.auction.over,
        calls=tuple(_call_made(view, index) for index in range(len(view.auction.calls))),
        contract=_contract(view),
        pad=_pad(view) if mine and not playing else None,
        trick=_trick(view, view.leader, view.trick),
        last_trick=_trick(view, view.tricks[-1].leader, view.tricks[-1].cards) if view.tricks else None,
        tricks=len(view.tricks),
        points=view.points,
        hands=None if view.hands is None else tuple(_texts(hand) for hand in view.complete(view.hands).dealt),
        result=view.result,
    )


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.text for card in cards)


def _refusals(view: View) -> dict[str, Message]:
    refused = ((card, refuse_card(card, view.hand, view.trick)) for card in view.hand)
    return {card.text: refusal.message for card, refusal in refused if refusal is not None}


def _call_made(view: View, index: int) -> CallMade:
    promise = conventions.promise(view.auction, index)
    return CallMade(view.auction.seat_of(index), promise.call.text, promise.message)


def _contract(view: View) -> ContractView | None:
    contract: Contract | None = view.contract or view.auction.bid
    if contract is None:
        return None
    wins, costs = stakes(contract.number, contract.stake, view.game.rules)
    needed = max(0, contract.number - view.points[contract.side])
    left = 56 - sum(view.points)
    return ContractView(
        contract.number, contract.strain, contract.declarer, contract.stake, wins, costs, needed, left
    )


def _pad(view: View) -> Pad:
    kinds: dict[str, Call] = {}
    for call in view.auction.legal_calls():
        # A plus call promises as many cards as it has steps: each is a kind of its own.
        kinds.setdefault(_kind(call), call)
    told = {kind: conventions.telling(call, view.auction) for kind, call in kinds.items()}
    return Pad(
        scale=tuple((number, *stakes(number, 1, view.game.rules)) for number in STAGES),
        tells={kind: promise.message for kind, promise in told.items()},
        raised=_raised(view),
        untrue=tuple(kind for kind, promise in told.items() if not promise.holds(view.hand)),
    )


def _raised(view: View) -> tuple[int, int] | None:
    bid = view.auction.bid
    if bid is None or not {DOUBLE, REDOUBLE} & set(view.legal_moves()):
        return None
    return stakes(bid.number, 2 * bid.stake, view.game.rules)


def _kind(call: Call) -> str:
    steps = f":{call.number}" if call.is_plus else ""
    return f"{call.form.value}:{call.suit or ''}{steps}"


def _trick(view: View, leader: Seat, cards: tuple[Card, ...]) -> TrickView:
    seats = [view.game.next_seat(leader, i) for i in range(len(cards))]
    contract = view.contract
    takes = seats[winning_place(cards, contract.strain)] if cards and contract else None
    worth = sum(view.game.rules.card_points[card.rank] for card in cards)
    return TrickView(
        tuple(Laid(seat, card.text) for seat, card in zip(seats, cards, strict=True)), takes, worth
    )
