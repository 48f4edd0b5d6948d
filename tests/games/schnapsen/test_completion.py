"""Completing a view gives a deal that looks the same from there, wherever there is one, and only there."""

from random import Random

import pytest
from hypothesis import example, given, settings

from cardavia.cards import Card, read_cards, write_cards
from cardavia.games.schnapsen import Deal
from cardavia.words import BadPosition

from .dealing import (
    CLASSIC,
    SHARP,
    any_deals,
    as_it_began,
    chances,
    completed,
    hidden_cards,
    middle_of,
    played_again,
    viewers,
)
from .worlds import worlds

HANDS = ["AS KS QS JH TC", "TS JS AH KC QC"]
DEAL = CLASSIC.deal(dealer=1, hands=HANDS, stock="KH QH KD QD AD TD JD AC JC TH")
TWO_LEFT = DEAL.play_all("AS JS KS TS KC TC AD KD")
DRAWN_BACK = TWO_LEFT.play_all("exchange JD TD")


def fits(deal: Deal, viewer: int | None, hands: list[str | None], stock: str = "") -> bool:
    """Whether there is a deal with these cards; whatever is found has to look right and to play again."""
    view = deal.view(viewer)
    try:
        found = view.complete(hands, stock)
    except BadPosition:
        return False
    assert found.view(viewer) == view
    assert found.view(viewer).to_json() == view.to_json()
    assert played_again(found) == found
    return True


# ── the laws ──


@given(any_deals, viewers)
def test_the_true_deal_always_fits(deal: Deal, viewer: int | None) -> None:
    view = deal.view(viewer)
    found = view.complete(deal.hands, deal.stock)
    assert (found.hands, found.stock) == (deal.hands, deal.stock)
    assert found.view(viewer) == view
    assert found.view(viewer).to_json() == view.to_json()
    assert played_again(found) == found


@given(any_deals, viewers, chances)
def test_a_completed_deal_looks_the_same_and_plays_again_to_the_same_end(
    deal: Deal, viewer: int | None, chance: Random
) -> None:
    view = deal.view(viewer)
    for hidden in hidden_cards(view, chance, 8):
        if found := completed(view, hidden):
            assert found.view(viewer).to_json() == view.to_json()
            assert found.view(viewer) == view
            assert played_again(found) == found


@settings(max_examples=250)
@given(any_deals, viewers, chances)
@example(DRAWN_BACK, 1, Random(0))
@example(DRAWN_BACK, None, Random(0))
def test_a_view_is_completed_exactly_where_trying_every_deal_and_every_draw_finds_one(
    deal: Deal, viewer: int | None, chance: Random
) -> None:
    view = deal.view(viewer)
    if not view.over:
        for hands, stock in hidden_cards(view, chance, 8):
            found = all(seat == viewer or worlds(view, seat, frozenset(hands[seat])) for seat in (0, 1))
            assert (completed(view, (hands, stock)) is not None) == found


@given(any_deals)
def test_the_stock_as_it_was_dealt_is_what_was_drawn_and_what_is_left(deal: Deal) -> None:
    began = as_it_began(deal)
    assert began.stock == deal.dealt_stock
    assert began.hands == deal.dealt
    assert sorted(map(str, (*deal.dealt_stock, *deal.dealt[0], *deal.dealt[1]))) == sorted(
        map(str, (*began.stock, *began.hands[0], *began.hands[1]))
    )


# ── what a seat has done tells what it holds ──


def test_what_was_played_drawn_and_shown_is_worked_back_to_the_deal() -> None:
    found = TWO_LEFT.view(1).complete([TWO_LEFT.hands[0], None], TWO_LEFT.stock)
    assert set(found.dealt[0]) >= set(read_cards("AS KS QS"))
    assert found.dealt[1] == DEAL.hands[1]
    assert found.draws[1] == TWO_LEFT.draws[1]
    assert found.dealt_stock[-1] is Card("TH")


def test_the_partner_of_a_marriage_stays_where_it_was_shown() -> None:
    after = DEAL.play_all("KS TS")
    assert fits(after, 1, ["AS QS JH TC KD", None], "QH AD TD QD JD AC JC TH")
    assert not fits(after, 1, ["AS AD JH TC KD", None], "QH QS TD QD JD AC JC TH")


def test_a_card_exchanged_early_was_in_hand_early() -> None:
    after = DEAL.play_all("exchange AS JS")
    assert after.shown == ((Card("TH"),), ())
    assert fits(after, 1, ["KS QS TH TC KH", None], "KD QD AD TD JD AC JC JH")
    assert not fits(after, 1, ["KS QS TC KH KD", None], "TH QD AD TD JD AC JC JH")


def test_the_exchanged_jack_drawn_back_as_the_last_card() -> None:
    assert DRAWN_BACK.shown[0] == read_cards("QS TH JH")
    for viewer in (0, 1, None):
        assert fits(DRAWN_BACK, viewer, [write_cards(hand) for hand in DRAWN_BACK.hands])
    played = DRAWN_BACK.play_all("JC JH")
    for viewer in (0, 1, None):
        assert fits(played, viewer, [write_cards(hand) for hand in played.hands])


def test_the_exchanged_jack_drawn_by_the_other_as_the_last_card() -> None:
    deal = CLASSIC.position("H", TWO_LEFT.hands, (30, 26), tricks=(2, 2), stock="JC TH")
    after = deal.play_all("exchange JD QC")
    assert Card("JH") in after.shown[1]
    assert Card("JC") in after.hands[0]
    for viewer in (0, 1, None):
        assert fits(after, viewer, [write_cards(hand) for hand in after.hands])


def test_a_card_beaten_though_it_could_not_be_told_by_how_little() -> None:
    after = DEAL.play_all("close QS TS")
    assert fits(after, 0, [None, "JS AH KC QC"], write_cards(DEAL.stock))
    assert fits(after, 0, [None, "JS AH KC JC"], "KH QH KD QD AD TD JD AC QC TH")


def test_a_lower_card_in_strict_play_tells_that_there_was_no_higher_one() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["TS KD QD JH TC", "JS QS AH KC QC"], stock="KH QH KS AS AD TD JD AC JC TH"
    )
    after = deal.play_all("close TS JS")
    assert fits(after, 0, [None, "QS AH KC QC"], "KH QH KS AS AD TD JD AC JC TH")
    assert not fits(after, 0, [None, "AS AH KC QC"], "KH QH KS QS AD TD JD AC JC TH")


def test_a_trump_in_strict_play_tells_that_there_was_none_of_the_suit() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["TS KD QD JH TC", "AC QH AH KC QC"], stock="KH JS KS AS QS TD JD AD JC TH"
    )
    after = deal.play_all("close TS AH")
    assert fits(after, 0, [None, "QH AC KC QC"], "KH JS KS AS QS TD JD AD JC TH")
    assert not fits(after, 0, [None, "QH AC KC QS"], "KH JS KS AS QC TD JD AD JC TH")


def test_a_king_led_plain_tells_that_its_queen_came_later() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["KS AS TS AC TC", "JS QC AH KC JC"], stock="QS QD KD QH AD TD JD JH KH TH"
    )
    led = deal.play("KS")
    assert not fits(led, 1, ["AS TS AC QS", None], "TC QD KD QH AD TD JD JH KH TH")
    # By now the queen may have been drawn, and then it was: all the rest was dealt.
    found = led.play("JS").view(1).complete(["QS AS TS AC TC", None], "KD QH AD TD JD JH KH TH")
    assert found.draws[0] == (Card("QS"),)


def test_a_spectator_completes_both_hands() -> None:
    after = DEAL.play_all("KS TS")
    assert fits(
        after, None, [write_cards(after.hands[0]), write_cards(after.hands[1])], write_cards(after.stock)
    )
    with pytest.raises(BadPosition, match="Give one hand for each seat"):
        after.view(None).complete([after.hands[0]], after.stock)
    with pytest.raises(BadPosition, match="Say what seat 1 holds"):
        after.view(None).complete([after.hands[0], None], after.stock)


# ── positions as starts ──


def test_a_position_with_a_king_led_and_no_queen_shown_had_no_queen_there() -> None:
    deal = CLASSIC.position(
        "H",
        ["AS TS JS JH TC", "TD AH KC QC"],
        (0, 0),
        to_lead=1,
        led="KD",
        stock="QD QH QS KS AD KH JD AC JC TH",
    )
    assert fits(deal, 0, [None, "TD AH KC QC"], "QD QH QS KS AD KH JD AC JC TH")
    assert not fits(deal, 0, [None, "QD AH KC QC"], "TD QH QS KS AD KH JD AC JC TH")
    # After the trick it may have been drawn; then all the rest was there before.
    found = deal.play("AS").view(0).complete([None, "TD QD AH KC QC"], "QS KS AD KH JD AC JC TH")
    assert (found.draws[1], found.dealt[1]) == ((Card("QD"),), read_cards("AH TD KC QC"))


def test_a_position_with_a_marriage_led_has_shown_it() -> None:
    deal = CLASSIC.position(
        "H", ["AS TS JS JH TC", "QD AH KC QC"], (0, 0), pending=(0, 20), to_lead=1, led="KD",
        stock="KH QH QS KS AD TD JD AC JC TH",
    )  # fmt: skip
    assert (deal.shown, deal.table.marriage) == (((), (Card("QD"),)), 20)
    assert fits(deal, 0, [None, "QD AH KC QC"], "KH QH QS KS AD TD JD AC JC TH")
    assert not fits(deal, 0, [None, "TD AH KC QC"], "KH QH QS KS AD QD JD AC JC TH")


def test_what_a_position_has_shown_was_there_at_its_start() -> None:
    deal = CLASSIC.position(
        "H", ["AS KS QS JH TC", "TS JS AH KC JC"], (0, 0), stock="KH QH KD QD AD TD JD AC QC TH", shown="JC"
    ).play_all("TC KC")
    assert deal.draws == ((Card("KH"),), (Card("QH"),))
    for drawn in ("QH", "QC", "AD"):
        stock = " ".join(["QH" if card.text == drawn else card.text for card in deal.stock])
        found = deal.view(0).complete([None, f"TS JS AH JC {drawn}"], stock)
        assert Card("JC") in found.dealt[1]
        assert played_again(found) == found


def test_a_position_in_the_sharp_games_first_trick_tells_nothing_of_the_queen() -> None:
    deal = SHARP.position(
        "H",
        ["AS TS JS JH TC", "QD AH KC QC"],
        (0, 0),
        to_lead=1,
        led="KD",
        stock="KH QH QS KS AD TD JD AC JC TH",
    )
    assert (deal.shown, deal.table.marriage) == (((), ()), 0)
    assert fits(deal, 0, [None, "QD AH KC QC"], "KH QH QS KS AD TD JD AC JC TH")
    assert fits(deal, 0, [None, "TD AH KC QC"], "KH QH QS KS AD QD JD AC JC TH")


def test_a_position_with_its_closed_stock_and_one_without() -> None:
    closed = DEAL.play_all("AS JS close KS")
    for stock in (True, False):
        deal = middle_of(closed, stock=stock)
        assert deal.closed_by == 0
        assert deal.stock == (closed.stock if stock else ())
        assert fits(deal, 0, [None, write_cards(deal.hands[1])], write_cards(deal.stock))
    assert not fits(middle_of(closed), 0, [None, write_cards(closed.hands[1])], "")


# ── endings ──


def test_a_deal_that_ended_in_the_middle_of_a_trick() -> None:
    deal = CLASSIC.position("H", ["KD QD", "AD AS"], (46, 45), tricks=(4, 4)).play("KD")
    assert deal.over
    for viewer in (0, 1, None):
        assert fits(deal, viewer, ["QD", "AS AD"])
        assert not fits(deal, viewer, ["AD", "AS QD"])


def test_once_the_deal_is_over_all_is_known_and_need_not_be_said() -> None:
    deal = CLASSIC.deal(dealer=0, pack="AH TH KH JS JC JD JH QH AC QS KS TS TC AD TD KD AS KC QC QD")
    over = deal.play_all("close AH JS TH QS KH")
    for viewer in (0, 1, None):
        found = over.view(viewer).complete([None, None])
        assert (found.hands, found.stock) == (over.hands, over.stock)
        assert played_again(found) == found
    reordered = write_cards((*over.stock[1:-1], over.stock[0], over.stock[-1]))
    assert not fits(over, 0, [write_cards(hand) for hand in over.hands], reordered)
