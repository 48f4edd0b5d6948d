"""Rule 15: what each player knows."""

from random import Random

import pytest
from hypothesis import given

from cardavia.cards import Card, read_cards
from cardavia.games.schnapsen import Deal, Frozen
from cardavia.words import BadPosition

from .dealing import CLASSIC, SHARP, any_deals, chances, completed, finished, hidden_cards, viewers

# Hearts are trump; seat 0 leads, with the trump jack and the marriage of spades.
HANDS = ["AS KS QS JH TC", "TS JS AH KC QC"]
DEAL = CLASSIC.deal(dealer=1, hands=HANDS, stock="KH QH KD QD AD TD JD AC JC TH")


@given(any_deals, viewers)
def test_rule_15_what_is_done_openly_everybody_sees(deal: Deal, viewer: int | None) -> None:
    view = deal.view(viewer)
    for name in (
        "indicator trump stock_size points tricks pending closed_by frozen score played table history result "
        "to_act leader led strict counts trick_number shown out over"
    ).split():
        assert getattr(view, name) == getattr(deal, name), name


@given(any_deals, viewers)
def test_rule_15_hands_and_stock_are_hidden_until_the_deal_ends(deal: Deal, viewer: int | None) -> None:
    view = deal.view(viewer)
    assert (view.hands, view.stock) == ((deal.hands, deal.stock) if deal.over else (None, None))
    assert view.hand == (() if viewer is None else deal.hands[viewer])
    assert view.drawn == (() if viewer is None else deal.draws[viewer])


@given(any_deals, viewers, chances)
def test_rule_15_deals_that_a_viewer_cannot_tell_apart_look_the_same(
    deal: Deal, viewer: int | None, chance: Random
) -> None:
    view = deal.view(viewer)
    for hidden in hidden_cards(view, chance, 6):
        if other := completed(view, hidden):
            assert other.view(viewer) == view
            assert other.view(viewer).to_json() == view.to_json()
            assert other.view(viewer).legal_moves() == view.legal_moves()


@given(any_deals, viewers)
def test_rule_15_only_the_player_to_act_sees_legal_moves_and_they_are_the_deals(
    deal: Deal, viewer: int | None
) -> None:
    moves = deal.view(viewer).legal_moves()
    assert moves == (deal.legal_moves() if viewer is not None and viewer == deal.to_act else ())


@given(any_deals, viewers)
def test_rule_15_every_card_is_seen_or_unseen(deal: Deal, viewer: int | None) -> None:
    view = deal.view(viewer)
    placed = {*view.out, *view.hand, *view.shown[0], *view.shown[1]}
    if deal.stock and deal.indicator:
        placed.add(deal.indicator)
    hidden = {*deal.hands[0], *deal.hands[1], *deal.stock} - placed
    assert set(view.unseen) == (set() if deal.over else hidden)


@given(any_deals)
def test_rule_15_cards_shown_are_in_the_hand_that_showed_them(deal: Deal) -> None:
    for seat in (0, 1):
        assert set(deal.shown[seat]) <= set(deal.hands[seat])


@pytest.mark.parametrize("seat", [-1, 2])
def test_rule_15_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadPosition, match="There is no seat"):
        DEAL.view(seat)


def test_rule_15_the_marriage_partner_is_known_until_it_is_played() -> None:
    after = DEAL.play_all("KS TS")
    assert after.view(1).shown == ((Card("QS"),), ())
    assert Card("QS") not in after.view(1).unseen
    assert after.play_all("JS QS").shown == ((), ())
    assert after.play_all("JS AS").shown == ((Card("QS"),), ())


def test_rule_15_the_card_taken_in_exchange_is_known_until_it_is_played() -> None:
    after = DEAL.play("exchange")
    assert after.view(1).shown == ((Card("TH"),), ())
    assert after.view(1).indicator is Card("JH")
    assert after.play("TH").shown == ((), ())


def test_rule_15_a_jack_known_to_be_in_hand_is_known_to_have_left_it() -> None:
    position = CLASSIC.position("H", DEAL.hands, (0, 0), stock=DEAL.stock, shown="JH")
    assert position.shown == ((Card("JH"),), ())
    assert position.play("exchange").shown == ((Card("TH"),), ())


def test_rule_15_the_indicator_taken_with_the_last_draw_is_known() -> None:
    two_left = DEAL.play_all("AS JS KS TS KC TC AD KD")
    after = two_left.play_all("JD TD")
    assert after.stock_size == 0
    assert Card("TH") in after.shown[0]
    exchanged = two_left.play_all("exchange JD TD")
    assert {Card("JH"), Card("TH")} <= set(exchanged.shown[0])


@given(any_deals)
def test_rule_15_with_the_stock_used_up_each_player_knows_the_others_hand(deal: Deal) -> None:
    if deal.stock_size == 0 and not deal.over and not deal.start.closed_away:
        for seat in (0, 1):
            view = deal.view(seat)
            known = {*view.unseen, *view.shown[1 - seat]}
            assert known == set(deal.hands[1 - seat])


def test_rule_15_the_indicator_stays_known_after_closing() -> None:
    view = DEAL.play("close").view(1)
    assert (view.indicator, view.stock_size, view.closed_by, view.frozen) == (Card("TH"), 10, 0, Frozen(0, 0))
    assert Card("TH") not in view.unseen


def test_rule_15_pending_points_are_public() -> None:
    assert DEAL.play("QS").view(1).pending == (20, 0)
    assert DEAL.play("QS").view(None).table.marriage == 20


def test_rule_15_a_king_led_without_its_queen_tells_that_the_queen_is_not_there() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["AS KD QS JH TC", "TS JS AH KC QC"], stock="KH QH KS QD AD TD JD AC JC TH"
    )
    view = deal.play("KD").view(1)
    fits = view.complete(["AS QS JH TC", None], "KH QH KS QD AD TD JD AC JC TH")
    assert fits.view(1) == view
    with pytest.raises(BadPosition, match="cannot end with"):
        view.complete(["AS QD JH TC", None], "KH QH KS QS AD TD JD AC JC TH")


def test_rule_15_in_the_sharp_games_first_trick_a_king_led_tells_nothing() -> None:
    deal = SHARP.deal(dealer=1, hands=HANDS, stock=DEAL.stock)
    view = deal.play("KS").view(1)
    assert (view.shown, view.pending, view.table.marriage) == (((), ()), (0, 0), 0)
    with_queen = view.complete(["AS QS JH TC", None], DEAL.stock)
    without = view.complete(["AS AD JH TC", None], "KH QH KD QD QS TD JD AC JC TH")
    assert with_queen.view(1) == without.view(1) == view


@given(finished)
def test_rule_15_all_is_open_once_the_deal_is_over(deal: Deal) -> None:
    for viewer in (0, 1, None):
        view = deal.view(viewer)
        assert (view.hands, view.stock, view.unseen) == (deal.hands, deal.stock, ())
        assert view.complete([None, None]).hands == deal.hands


def test_cards_of_this_page_make_a_pack() -> None:
    assert {*read_cards(" ".join(HANDS)), *DEAL.stock} == set(CLASSIC.pack)
