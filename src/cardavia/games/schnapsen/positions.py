"""Positions of Schnapsen: deals that begin in their middle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from cardavia.cards import Card, Hand, Suit, missing, read_suit, write_cards
from cardavia.games.game import Pair, Seat
from cardavia.games.schnapsen.course import add_card, put
from cardavia.games.schnapsen.deal import Deal
from cardavia.games.schnapsen.public import HAND_SIZE, Known, Start, at_start
from cardavia.games.schnapsen.scoring import GOAL, Frozen
from cardavia.games.schnapsen.tricks import partner, points_of, sort_hand
from cardavia.words import BadPosition

if TYPE_CHECKING:
    from cardavia.games.schnapsen.game import Schnapsen

MARRIAGES: Final = 20 + 20 + 20 + 40
"""What all four marriages are worth together (rule 7)."""


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
    game.check_seat(draft.to_lead)
    game.check_score(draft.score)
    hands = _check_hands(draft)
    start = Start(
        gone=_check_cards(game, draft),
        lead=draft.led,
        shown=_shown(draft, hands),
        points=draft.points,
        tricks=draft.tricks,
        pending=draft.pending,
        closed_by=draft.closed_by,
        frozen=Frozen(*draft.frozen) if draft.frozen is not None else None,
        stock_size=len(draft.stock),
    )
    indicator = draft.stock[-1] if draft.stock else None
    check_start(start, game, trump, indicator)
    if draft.led is not None and not (game.rules.sharp and start.tricks_played == 0):
        start = replace(start, shown=_shown_by_lead(start.shown, hands, draft.to_lead, draft.led))
    begun = at_start(game, 1 - draft.to_lead, draft.score, start, trump, indicator, draft.to_lead)
    return Deal(**begun, dealt=hands, hands=hands, stock=draft.stock, draws=((), ()))


def _check_hands(draft: Draft) -> Known:
    if len(draft.hands) != 2:
        raise BadPosition("hands_not_one_each", hands=len(draft.hands), seats=2)
    wanted = len(draft.hands[1 - draft.to_lead]) - (draft.led is not None)
    cards = len(draft.hands[draft.to_lead])
    if cards != wanted:
        raise BadPosition("hand_size", seat=draft.to_lead, cards=cards, wanted=wanted)
    return sort_hand(draft.hands[0]), sort_hand(draft.hands[1])


def _check_cards(game: Schnapsen, draft: Draft) -> Hand:
    """Returns the cards that are gone."""
    led = () if draft.led is None else (draft.led,)
    there = [*draft.hands[0], *draft.hands[1], *draft.stock, *led]
    if extra := missing(there, game.pack):
        raise BadPosition("not_in_the_pack", cards=write_cards(extra))
    if astray := missing(draft.shown, [*draft.hands[0], *draft.hands[1]]):
        raise BadPosition("shown_in_no_hand", cards=write_cards(astray))
    return sort_hand(missing(game.pack, there))


def _shown(draft: Draft, hands: Known) -> Known:
    first, second = (sort_hand(card for card in draft.shown if card in hand) for hand in hands)
    return first, second


def _shown_by_lead(shown: Known, hands: Known, leader: Seat, led: Card) -> Known:
    """Rule 7: a king or queen led from a marriage has shown the other one."""
    other = partner(led)
    if other is None or other not in hands[leader]:
        return shown
    return put(shown, leader, add_card(shown[leader], other))


def check_start(start: Start, game: Schnapsen, trump: Suit, indicator: Card | None) -> None:
    """Refuses a start that no deal leads to.

    Raises:
        BadPosition: it cannot arise; what is wrong is in its message.
    """
    _check_places(start, game, indicator)
    _check_stock(start, trump, indicator)
    _check_closing(start, game)
    _check_tricks(start)
    _check_points(start)


def _check_places(start: Start, game: Schnapsen, indicator: Card | None) -> None:
    seen = [card for card in (start.lead, indicator) if card is not None]
    if extra := missing([*seen, *start.gone, *start.shown[0], *start.shown[1]], game.pack):
        raise BadPosition("not_in_the_pack", cards=write_cards(extra))


def _check_stock(start: Start, trump: Suit, indicator: Card | None) -> None:
    if start.stock_size not in range(0, 11, 2):
        raise BadPosition("stock_not_even", cards=start.stock_size)
    if len(start.gone) % 2:
        raise BadPosition("gone_not_in_tricks", cards=len(start.gone), seats=2)
    if (indicator is None) != (start.stock_size == 0):
        raise BadPosition("indicator_ends_stock")
    if indicator is not None and indicator.suit != trump:
        raise BadPosition("indicator_is_trump", card=indicator.text)
    if not 1 <= start.hand_size <= HAND_SIZE:
        raise BadPosition("hand_size_outside", cards=start.hand_size, most=HAND_SIZE)
    if start.stock_size and start.closed_by is None and start.hand_size != HAND_SIZE:
        raise BadPosition("hand_not_full", cards=start.hand_size, wanted=HAND_SIZE)


def _check_closing(start: Start, game: Schnapsen) -> None:
    if start.closed_by is None or start.frozen is None:
        if start.closed_by is not None or start.frozen is not None:
            raise BadPosition("closed_and_frozen_go_together")
        return
    game.check_seat(start.closed_by)
    other, then = 1 - start.closed_by, start.frozen
    if not (0 <= then.points <= start.points[other] and 0 <= then.tricks <= start.tricks[other]):
        raise BadPosition("frozen_above_present", points=then.points, tricks=then.tricks)
    if then.points and not then.tricks:
        raise BadPosition("points_without_a_trick", seat=other, points=then.points)


def _check_tricks(start: Start) -> None:
    # Of a stock closed away at least two cards are among those gone.
    most = len(start.gone) // 2 - start.closed_away
    if min(start.tricks) < 0 or sum(start.tricks) > most:
        raise BadPosition("too_many_tricks", tricks=sum(start.tricks), most=most)
    for seat in (0, 1):
        if start.tricks[seat] == 0 and start.points[seat]:
            raise BadPosition("points_without_a_trick", seat=seat, points=start.points[seat])
        if start.tricks[seat] and start.pending[seat]:
            raise BadPosition("pending_with_a_trick", seat=seat, points=start.pending[seat])
    # Only the leader of the first trick declares without one, and only once.
    if min(start.pending) < 0 or sum(start.pending) not in (0, 20, 40):
        raise BadPosition("pending_is_one_marriage", points=sum(start.pending))


def _check_points(start: Start) -> None:
    if min(start.points) < 0 or max(start.points) >= GOAL:
        raise BadPosition("points_of_a_finished_deal", points=max(start.points), goal=GOAL)
    gone = points_of(start.gone)
    over = sum(start.points) - gone
    # Cards closed away unseen are among those gone: the tricks may hold less than all of it.
    if over > MARRIAGES or (not start.closed_away and over not in range(0, MARRIAGES + 1, 20)):
        raise BadPosition("points_do_not_add_up", points=sum(start.points), gone=gone)
