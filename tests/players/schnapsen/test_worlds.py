"""What the other player may hold: all that fits the view, and nothing else."""

from random import Random

from hypothesis import given, settings

from cardavia.cards import Card, read_cards
from cardavia.games.schnapsen import Deal
from cardavia.players.schnapsen.bits import bits_of, cards_of
from cardavia.players.schnapsen.worlds import worlds

from .positions import CLASSIC, deals, seen

ALL = 20_000


@given(deals)
@settings(max_examples=40)
def test_the_true_hand_is_always_among_them(deal: Deal) -> None:
    assert deal.to_act is not None
    hands = [world.hand for world in worlds(seen(deal), ALL, Random(1))]
    assert bits_of(deal.hands[1 - deal.to_act]) in hands
    assert len(set(hands)) == len(hands)


@given(deals)
@settings(max_examples=40)
def test_every_world_is_a_deal_that_looks_the_same(deal: Deal) -> None:
    view = seen(deal)
    for world in worlds(view, 5, Random(2)):
        hands = [None, None]
        hands[1 - deal.to_act] = cards_of(world.hand)
        stock = [cards_of(bit)[0] for bit in world.stock]
        assert view.complete(hands, stock).view(view.seat) == view


def test_at_the_first_lead_there_are_two_thousand_and_two() -> None:
    deal = CLASSIC.deal(pack=CLASSIC.pack)
    assert len(worlds(seen(deal), ALL, Random(1))) == 2002
    assert len(worlds(seen(deal), 30, Random(1))) == 30


def test_once_the_stock_is_used_up_there_is_one() -> None:
    deal = CLASSIC.position("C", ["KH TS", "AD KD"], (60, 31), tricks=(4, 4))
    ((hand, stock),) = worlds(seen(deal), ALL, Random(1))
    assert (cards_of(hand), stock) == (read_cards("AD KD"), ())


def test_cards_shown_stay_in_the_hand() -> None:
    # The other player led the queen of a marriage: the king is still there.
    deal = CLASSIC.deal(0, hands=["AS TS JS AH TH", "KD QD JH QH KH"], stock="QS KS TD AC TC KC QC JC JD AD")
    found = worlds(seen(deal.play("QD")), ALL, Random(1))
    assert all(Card("KD") in cards_of(world.hand) for world in found)
    assert len(found) == 220


def test_who_leads_a_king_without_declaring_has_no_queen() -> None:
    deal = CLASSIC.deal(0, hands=["AS TS JS AH TH", "KD JC JH KH QS"], stock="QH KS TD AC TC KC QC QD JD AD")
    found = worlds(seen(deal.play("KD")), ALL, Random(1))
    assert not any(Card("QD") in cards_of(world.hand) for world in found)


def test_who_did_not_follow_suit_has_none_of_it() -> None:
    deal = CLASSIC.deal(1, hands=["AS TS KS AH JH", "KD JD KH QH QS"], stock="JS TH TD JC TC KC QC QD AD AC")
    closed = deal.play_all("close AS QS TS QH")
    found = worlds(seen(closed), ALL, Random(1))
    assert found
    assert not any(card.suit in "SC" for world in found for card in cards_of(world.hand))
