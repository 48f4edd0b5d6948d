"""Deals that begin in their middle: what may be set up, and that it goes on like the deal it comes from."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cards import Card
from cardavia.games.schnapsen import Deal
from cardavia.words import BadPosition, BadText

from .dealing import CLASSIC, chances, goes_on, middle_of, some_move

OPEN = (
    "trump points tricks pending closed_by frozen leader led to_act strict counts result shown trick_number"
)


@given(goes_on, st.booleans(), chances)
def test_a_position_rebuilt_from_the_middle_goes_on_like_the_deal(
    deal: Deal, with_stock: bool, chance: Random
) -> None:
    again = middle_of(deal, stock=with_stock)
    away = again.start.closed_away
    assert away == (deal.closed_by is not None and not with_stock)
    while True:
        for name in OPEN.split():
            assert getattr(again, name) == getattr(deal, name), name
        assert again.hands == deal.hands
        assert again.table.marriage == deal.table.marriage
        assert again.legal_moves() == deal.legal_moves()
        if not away:
            assert (again.stock, again.out) == (deal.stock, deal.out)
        if again.start.stock_size:
            assert again.indicator == deal.indicator
        if deal.over:
            break
        move = some_move(deal, chance)
        deal, again = deal.play(move), again.play(move)


@given(goes_on)
def test_a_position_of_a_position_is_the_same(deal: Deal) -> None:
    once = middle_of(deal)
    assert middle_of(once) == once
    assert once.history == ()
    assert once.view(0).start == once.start


def test_a_position_says_how_far_the_deal_has_come() -> None:
    deal = CLASSIC.position("H", ["AS JH", "TS AH"], (46, 40), tricks=(4, 4))
    assert (deal.trick_number, deal.counts, deal.stock_size, deal.indicator) == (9, (2, 2), 0, None)
    assert deal.dealt == deal.hands
    assert len(deal.out) == 16


def test_a_card_led_is_in_neither_hand_and_no_move_of_the_history() -> None:
    deal = CLASSIC.position("H", ["JH", "TS AH"], (46, 40), tricks=(4, 4), led="AS")
    assert (deal.counts, deal.to_act, deal.led, deal.history) == ((1, 2), 1, Card("AS"), ())
    assert deal.play("TS").history == ((1, Card("TS")),)
    assert deal.play("TS").out == tuple(card for card in CLASSIC.pack if card.text not in ("JH", "AH"))


def test_where_the_tricks_do_not_matter_one_each_will_do() -> None:
    assert CLASSIC.position("H", ["AS JH", "TS AH"], (46, 40), tricks=(1, 1)).tricks == (1, 1)


def test_a_king_or_queen_led_with_its_partner_in_hand_has_shown_it() -> None:
    deal = CLASSIC.position("H", ["QS", "TS AS"], (46, 46), tricks=(4, 4), led="KS")
    assert (deal.shown, deal.table.marriage) == (((Card("QS"),), ()), 20)


def test_cards_are_shown_in_the_hand_that_holds_them() -> None:
    deal = CLASSIC.position("H", ["AS JH", "TS AH"], (46, 40), tricks=(4, 4), shown="AH AS")
    assert deal.shown == ((Card("AS"),), (Card("AH"),))


HANDS = ["AS JH", "TS AH"]
FULL = ["AS KS QS JH TC", "TS JS AH KC QC"]
STOCK = "KH QH KD QD AD TD JD AC JC TH"

TOO_MANY_POINTS = {
    "hands": ["AS AH AD AC TS", "TH TD TC KS KH"],
    "points": (65, 65),
    "tricks": (2, 2),
    "closed_by": 0,
    "frozen": (20, 1),
}
"""Gone are cards worth 28, and all four marriages are worth 100."""

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "hands_not_one_each": {"hands": ["AS JH"]},
    "hand_size": {"hands": ["AS JH", "TS"]},
    "hand_size_outside": {"hands": ["", ""]},
    "hand_not_full": {"stock": "AC TC KC QC JC TH"},
    "not_in_the_pack": {"hands": ["AS 9H", "TS AH"]},
    "shown_in_no_hand": {"shown": "TD"},
    "stock_not_even": {"stock": "AC TC TH"},
    "indicator_is_trump": {"hands": FULL, "stock": STOCK, "trump": "S", "points": (0, 0), "tricks": (0, 0)},
    "no_such_seat": {"to_lead": 2},
    "closed_and_frozen_go_together": {"closed_by": 0},
    "score_outside": {"score": (0, 3)},
    "too_many_tricks": {"tricks": (8, 8)},
    "points_without_a_trick": {"tricks": (4, 0)},
    "pending_with_a_trick": {"pending": (20, 0)},
    "pending_is_one_marriage": {"points": (0, 60), "tricks": (0, 6), "pending": (60, 0)},
    "frozen_above_present": {"closed_by": 0, "frozen": (41, 2), "tricks": (3, 3)},
    "points_of_a_finished_deal": {"points": (66, 20)},
    "points_do_not_add_up": {"points": (46, 41)},
}
"""What is refused, by its message: one thing each that is wrong with a position that is right."""


@pytest.mark.parametrize("reason", IMPOSSIBLE)
def test_a_position_that_cannot_arise_is_refused(reason: str) -> None:
    right: dict[str, Any] = {"trump": "H", "hands": HANDS, "points": (46, 40), "tricks": (4, 4)}
    assert CLASSIC.position(**right)
    with pytest.raises(BadPosition) as refused:
        CLASSIC.position(**{**right, **IMPOSSIBLE[reason]})
    assert refused.value.id == reason


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["AS JH TD", "TS AH TC"], "led": "AC"},
        {"hands": ["AS KS QS JS TS AH", "TH KH QH JH AD TD"], "points": (0, 0), "tricks": (0, 0)},
        {"hands": FULL, "stock": STOCK + " AS JH", "points": (0, 0)},
        {"led": "AS"},
        {"hands": ["AS JH", "AS AH"]},
        {"frozen": (20, 1)},
        {"closed_by": 2, "frozen": (0, 0), "tricks": (3, 3)},
        {"closed_by": 0, "frozen": (-1, 1), "tricks": (3, 3)},
        {"closed_by": 0, "frozen": (20, 0), "tricks": (3, 3)},
        {"closed_by": 0, "frozen": (20, 4), "tricks": (3, 3)},
        {"closed_by": 0, "frozen": (20, 1), "tricks": (4, 4)},
        {"tricks": (-1, 4)},
        {"points": (-4, 50)},
        {"points": (46, 0), "tricks": (4, 0), "pending": (0, -20)},
        {"points": (86, 0), "tricks": (8, 0)},
        TOO_MANY_POINTS,
        {"hands": FULL, "stock": STOCK, "points": (0, 0), "tricks": (0, 0), "pending": (-20, 40)},
        {"score": (7, 8)},
        {"to_lead": -1},
    ],
)
def test_nor_is_anything_else_that_is_wrong(wrong: dict[str, Any]) -> None:
    right: dict[str, Any] = {"trump": "H", "hands": HANDS, "points": (46, 40), "tricks": (4, 4)}
    with pytest.raises(BadPosition):
        CLASSIC.position(**{**right, **wrong})


@pytest.mark.parametrize("wrong", [{"trump": "X"}, {"led": "joker"}, {"hands": ["AS", "??"]}, {"stock": "1"}])
def test_what_is_no_card_or_suit_is_refused(wrong: dict[str, Any]) -> None:
    right: dict[str, Any] = {"trump": "H", "hands": HANDS, "points": (46, 40), "tricks": (4, 4)}
    with pytest.raises(BadText):
        CLASSIC.position(**{**right, **wrong})
