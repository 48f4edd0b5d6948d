"""Positions of Schnapsen: deals that begin in their middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cardavia.cards import Card, Hand, Suit, missing, read_suit, write_cards
from cardavia.games.game import Pair, Seat
from cardavia.games.schnapsen.deal import Deal
from cardavia.games.schnapsen.public import Known, Start, at_start
from cardavia.games.schnapsen.scoring import GOAL, Frozen
from cardavia.games.schnapsen.tricks import partner, points_of, sort_hand
from cardavia.words import BadPosition

if TYPE_CHECKING:
    from cardavia.games.schnapsen.game import Schnapsen


class Draft(msgspec.Struct, frozen=True):
    """Is a position as it is written down, not yet known to be possible.

    ``hands`` are what each player holds now; ``led`` is the card on the table and in neither hand.
    ``points`` are credited points, a marriage just led with them; ``pending`` marriages declared
    without a trick.  ``tricks`` says how many each has won: at most as many as cards are gone; where
    the other numbers do not matter, (1, 1) says that both have one.  ``frozen`` is points and tricks
    of the closer's opponent at closing.  ``stock`` is from the top down, the indicator last; for a
    closed stock it may be left out, its cards are then among those gone.  ``shown`` are cards known to
    be in the hand that holds them.  ``score`` is what each player needs to win the match.
    """

    trump: str
    hands: tuple[Hand, ...]
    points: Pair
    tricks: Pair
    pending: Pair
    to_lead: Seat
    led: Card | None
    closed_by: Seat | None
    frozen: Pair | None
    stock: Hand
    shown: Hand
    score: Pair


def position(game: Schnapsen, draft: Draft) -> Deal:
    """Returns the deal that a draft describes.

    Raises:
        BadPosition: it cannot arise; what is wrong is in its message.
    """
    trump = read_suit(draft.trump)
    _check_seats(game, draft)
    hands = _check_hands(draft)
    gone = _check_cards(game, draft)
    _check_stock(draft, trump)
    _check_tricks(draft, gone)
    _check_points(draft, gone)
    closed_away = draft.closed_by is not None and not draft.stock
    start = Start(
        hand_size=max(len(hand) for hand in hands),
        gone=gone,
        tricks_played=sum(draft.tricks) if closed_away else len(gone) // 2,
        lead=draft.led,
        shown=_shown(game, draft, hands),
        points=draft.points,
        tricks=draft.tricks,
        pending=draft.pending,
        closed_by=draft.closed_by,
        frozen=Frozen(*draft.frozen) if draft.frozen is not None else None,
        stock_size=len(draft.stock),
    )
    indicator = draft.stock[-1] if draft.stock else None
    begun = at_start(game, 1 - draft.to_lead, draft.score, start, trump, indicator, draft.to_lead)
    return Deal(**begun, dealt=hands, hands=hands, stock=draft.stock, draws=((), ()))


def _check_seats(game: Schnapsen, draft: Draft) -> None:
    game.check_seat(draft.to_lead)
    if draft.closed_by is not None:
        game.check_seat(draft.closed_by)
    if (draft.closed_by is None) != (draft.frozen is None):
        raise BadPosition("closed_and_frozen_go_together")
    if min(draft.score) < 1:
        raise BadPosition("score_over", one=draft.score[0], other=draft.score[1])


def _check_hands(draft: Draft) -> Known:
    if len(draft.hands) != 2:
        raise BadPosition("hands_not_one_each", hands=len(draft.hands), seats=2)
    size = len(draft.hands[1 - draft.to_lead])
    wanted = size - (draft.led is not None)
    if len(draft.hands[draft.to_lead]) != wanted:
        raise BadPosition(
            "hand_size", seat=draft.to_lead, cards=len(draft.hands[draft.to_lead]), wanted=wanted
        )
    if not 1 <= size <= 5 or (draft.stock and draft.closed_by is None and size != 5):
        raise BadPosition("hand_size", seat=1 - draft.to_lead, cards=size, wanted=5)
    return sort_hand(draft.hands[0]), sort_hand(draft.hands[1])


def _check_cards(game: Schnapsen, draft: Draft) -> Hand:
    led = () if draft.led is None else (draft.led,)
    there = [*draft.hands[0], *draft.hands[1], *draft.stock, *led]
    if extra := missing(there, game.pack):
        raise BadPosition("not_in_the_pack", cards=write_cards(extra))
    if astray := missing(draft.shown, [*draft.hands[0], *draft.hands[1]]):
        raise BadPosition("shown_in_no_hand", cards=write_cards(astray))
    return sort_hand(missing(game.pack, there))


def _check_stock(draft: Draft, trump: Suit) -> None:
    if len(draft.stock) % 2 or len(draft.stock) > 10:
        raise BadPosition("stock_not_even", cards=len(draft.stock))
    if draft.stock and draft.stock[-1].suit != trump:
        raise BadPosition("indicator_is_trump", card=draft.stock[-1].text)


def _check_tricks(draft: Draft, gone: Hand) -> None:
    if min(draft.tricks) < 0 or sum(draft.tricks) > len(gone) // 2:
        raise BadPosition("too_many_tricks", tricks=sum(draft.tricks), most=len(gone) // 2)
    for seat in (0, 1):
        if draft.tricks[seat] == 0 and draft.points[seat]:
            raise BadPosition("points_without_a_trick", seat=seat, points=draft.points[seat])
        if draft.tricks[seat] and draft.pending[seat]:
            raise BadPosition("pending_with_a_trick", seat=seat, points=draft.pending[seat])
        if draft.pending[seat] not in range(0, 101, 20):
            raise BadPosition("marriages_are_twenties", points=draft.pending[seat])
    if draft.frozen is not None and draft.closed_by is not None:
        other = 1 - draft.closed_by
        if not (0 <= draft.frozen[0] <= draft.points[other] and 0 <= draft.frozen[1] <= draft.tricks[other]):
            raise BadPosition("frozen_above_present", points=draft.frozen[0], tricks=draft.frozen[1])


def _check_points(draft: Draft, gone: Hand) -> None:
    if min(draft.points) < 0 or max(draft.points) >= GOAL:
        raise BadPosition("points_of_a_finished_deal", points=max(draft.points), goal=GOAL)
    over = sum(draft.points) - points_of(gone)
    # Cards closed away unseen are among those gone: the tricks may hold less than all of it.
    exact = draft.closed_by is None or bool(draft.stock)
    if over > 100 or (exact and over not in range(0, 101, 20)):
        raise BadPosition("points_do_not_add_up", points=sum(draft.points), gone=points_of(gone))


def _shown(game: Schnapsen, draft: Draft, hands: Known) -> Known:
    shown = [sort_hand(card for card in draft.shown if card in hand) for hand in hands]
    other = partner(draft.led) if draft.led is not None else None
    plain = game.rules.sharp and not sum(draft.tricks)
    if other in hands[draft.to_lead] and not plain and other not in shown[draft.to_lead]:
        # A king or queen led from a marriage has shown its partner (rule 7).
        shown[draft.to_lead] = sort_hand([*shown[draft.to_lead], other])
    return shown[0], shown[1]
