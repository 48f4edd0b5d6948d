"""What the other player's moves tell of its hand: for certain, and by habit."""

from math import comb

import pytest
from hypothesis import given

from cardavia.games.schnapsen import Deal
from cardavia.players.schnapsen.beliefs import beliefs, evenly
from cardavia.players.schnapsen.worlds import fits
from cardavia.solvers.schnapsen import bits_of, hand_of

from .positions import CLASSIC, chances, deals, seen

HANDS = ["AS TH QH JC KC", "KD TS AH QS AC"]
STOCK = "KS JH JS TD QD TC KH QC AD JD"


def likelihood(deal: Deal, cards: str) -> float:
    """Returns how much more likely the other player holds these cards than if nothing had been done."""
    view = seen(deal)
    believed = beliefs(view)
    wanted = bits_of(view.game.read_move(card) for card in cards.split())  # type: ignore[misc]
    holding = sum(
        weight
        for hand, weight in zip(believed.hands, believed.weights, strict=True)
        if hand & wanted == wanted
    )
    drawn, unseen = view.counts[1 - (view.seat or 0)], len(view.unseen)
    few = len(cards.split())
    return holding / sum(believed.weights) / (comb(unseen - few, drawn - few) / comb(unseen, drawn))


def test_before_anything_is_done_every_hand_is_as_likely() -> None:
    believed = beliefs(seen(CLASSIC.deal(dealer=1, hands=HANDS, stock=STOCK)))
    assert len(believed.hands) == comb(14, 5)
    assert set(believed.weights) == {1.0}


def test_who_leads_a_king_plain_has_not_got_the_queen() -> None:
    deal = CLASSIC.deal(dealer=0, hands=HANDS, stock=STOCK).play("KD")
    assert likelihood(deal, "QD") == 0
    assert likelihood(deal, "QC") > 1


def test_it_may_have_come_later() -> None:
    deal = CLASSIC.deal(dealer=0, hands=HANDS, stock=STOCK).play_all("KD JC")
    assert 0 < likelihood(deal.play("AC"), "QD") < 0.9


def test_who_does_not_exchange_has_hardly_got_the_jack() -> None:
    hands = ["AS TH QH JC KC", "KD TS AH QS AC"]
    deal = CLASSIC.deal(dealer=0, hands=hands, stock="KS JH JS TD QD TC KH QC JD AD").play("AH")
    assert 0 < likelihood(deal, "JD") < 0.1


def test_who_lets_an_ace_go_has_seldom_got_a_trump() -> None:
    deal = CLASSIC.deal(dealer=1, hands=HANDS, stock=STOCK).play_all("AS QS")
    assert likelihood(deal, "TD") < 0.9


def test_who_does_not_declare_has_seldom_got_a_marriage() -> None:
    deal = CLASSIC.deal(dealer=0, hands=HANDS, stock=STOCK).play("QS")
    assert likelihood(deal, "KH QD") > likelihood(deal, "KD QD")


def test_who_leads_an_ace_has_seldom_got_a_jack_to_lead() -> None:
    deal = CLASSIC.deal(dealer=0, hands=HANDS, stock=STOCK).play("AC")
    assert likelihood(deal, "JH") < 1 < likelihood(deal, "TD")


def test_who_lets_a_jack_go_may_still_hold_a_ten() -> None:
    deal = CLASSIC.deal(dealer=1, hands=HANDS, stock=STOCK).play_all("JC QS")
    assert 0.4 < likelihood(deal, "TC") < 1


@given(deal=deals)
def test_what_is_ruled_out_cannot_be(deal: Deal) -> None:
    view = seen(deal)
    believed = beliefs(view)
    assert deal.to_act is not None
    assert bits_of(deal.hands[1 - deal.to_act]) in believed.hands
    if view.strict:
        below = (view.indicator,) if view.stock_size and view.indicator else ()
        for hand in map(hand_of, believed.hands[:: max(1, len(believed.hands) // 5)]):
            stock = [card for card in view.unseen if card not in hand]
            assert fits(view, hand, (*stock, *below)) or view.played


@given(deal=deals, chance=chances)
@pytest.mark.parametrize("count", [1, 64, 300])
def test_hands_are_picked_as_often_as_they_are_likely(count: int, deal: Deal, chance: object) -> None:
    from random import Random

    assert isinstance(chance, Random)
    believed = beliefs(seen(deal))
    picked = evenly(believed, count, chance)
    assert len(picked) == count
    total = sum(believed.weights)
    for hand, weight in zip(believed.hands, believed.weights, strict=True):
        assert abs(picked.count(hand) - count * weight / total) <= 1.001
