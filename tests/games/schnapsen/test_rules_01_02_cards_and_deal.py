"""Rules 1 and 2: the twenty cards, and how they are dealt."""

from random import Random

import pytest
from hypothesis import given

from cardavia.cards import Card, Hand, read_cards, write_cards
from cardavia.games.schnapsen import POINTS, RANK_ORDER, Schnapsen, points_of, sort_hand
from cardavia.words import BadPosition, BadText

from .dealing import CLASSIC, chances, games, seats, viewers

PACK = read_cards("AS KS QS JD TC JS TS KD QD AH TH KH QH JH AD TD AC KC QC JC")


def test_rule_01_twenty_cards_make_the_pack() -> None:
    assert write_cards(CLASSIC.pack) == (
        "AS TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC KC QC JC"  # suit by suit, each from the top
    )


def test_rule_01_every_suit_has_eleven_ten_four_three_and_two_points() -> None:
    assert [POINTS[Card(rank + "H")] for rank in RANK_ORDER] == [11, 10, 4, 3, 2]
    assert points_of(CLASSIC.pack) == 120


def test_rule_01_a_hand_is_sorted_by_suit_and_from_the_top_down() -> None:
    assert write_cards(sort_hand(read_cards("JC AS KD TS QC JH TD"))) == "AS TS JH TD KD QC JC"


def test_rule_02_three_to_each_the_indicator_two_to_each() -> None:
    deal = CLASSIC.deal(dealer=0, pack=PACK)
    assert set(deal.hands[1]) == set(read_cards("AS KS QS KD QD"))
    assert set(deal.hands[0]) == set(read_cards("JD TC JS AH TH"))
    assert (deal.indicator, deal.trump) == (Card("TS"), "S")
    assert write_cards(deal.stock) == "KH QH JH AD TD AC KC QC JC TS"
    assert (deal.stock_size, deal.counts) == (10, (5, 5))


def test_rule_02_with_the_other_dealer_the_hands_change_places() -> None:
    one, other = (CLASSIC.deal(dealer=dealer, pack=PACK) for dealer in (0, 1))
    assert one.hands == other.hands[::-1]
    assert one.stock == other.stock


@pytest.mark.parametrize("dealer", [0, 1])
def test_rule_02_the_non_dealer_leads(dealer: int) -> None:
    assert CLASSIC.deal(dealer=dealer, pack=PACK).to_act == 1 - dealer


@given(games, seats, chances, viewers)
def test_rule_02_a_player_sees_its_own_places_in_the_pack_and_the_indicators(
    game: Schnapsen, dealer: int, chance: Random, viewer: int | None
) -> None:
    pack = chance.sample(game.pack, 20)
    view = game.deal(dealer, pack).view(viewer)
    hidden = [pack[place] for place in game.hidden_places(viewer, dealer)]
    assert sort_hand(hidden) == view.unseen
    assert len(hidden) == (19 if viewer is None else 14)


@pytest.mark.parametrize(
    ("pack", "lacking", "extra"),
    [
        (PACK[:-1], "JC", ""),
        ((*PACK, Card("JC")), "", "JC"),
        ((*PACK[:-1], Card("9C")), "JC", "9C"),
        (None, write_cards(CLASSIC.pack), ""),
    ],
)
def test_rule_01_nothing_but_the_whole_pack_is_dealt(
    pack: tuple[Card, ...] | None, lacking: str, extra: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        CLASSIC.deal(pack=pack)
    assert refused.value.params == {"lacking": lacking, "extra": extra}


def test_rule_02_hands_and_stock_can_be_given_out_as_they_are_wanted() -> None:
    deal = CLASSIC.deal(dealer=0, pack=PACK)
    again = CLASSIC.deal(dealer=0, hands=["JD TC JS AH TH", "AS KS QS KD QD"], stock=deal.stock)
    assert again == deal


def test_rule_02_hands_given_out_have_five_cards_each_and_with_the_stock_make_the_pack() -> None:
    stock = PACK[10:]
    wrong: list[tuple[list[Hand | str], Hand]] = [
        ([PACK[:5]], stock),
        ([PACK[:4], PACK[4:10]], stock),
        ([PACK[:5], PACK[5:10]], stock[1:]),
        (["AS KS QS JD 9C", PACK[5:10]], stock),
    ]
    for hands, below in wrong:
        with pytest.raises(BadPosition):
            CLASSIC.deal(hands=hands, stock=below)


def test_rule_02_a_seat_that_is_not_there_deals_nothing() -> None:
    for seat in (-1, 2):
        with pytest.raises(BadPosition, match="There is no seat"):
            CLASSIC.deal(dealer=seat, pack=PACK)
        with pytest.raises(BadPosition, match="There is no seat"):
            CLASSIC.match(first_dealer=seat)


def test_rule_02_what_is_no_card_is_not_dealt() -> None:
    with pytest.raises(BadText):
        CLASSIC.deal(pack="AS KS QS JOKER")
