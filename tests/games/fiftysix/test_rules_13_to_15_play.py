"""Rules 13 to 15: who leads, what may be played, who takes the trick."""

from collections.abc import Callable
from itertools import product

import pytest

from cardavia.cards import read_cards, write_cards
from cardavia.games.fiftysix import RANK_ORDER, Deal, Trick, playable, winning_place

Deals = Callable[..., Deal]


def legal(deal: Deal) -> str:
    return " ".join(map(str, deal.legal_moves()))


# ── rule 13: the first lead ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("declarer", [0, 1, 2, 3])
def test_rule_13_dealers_right_leads_whoever_declares(declarer: int, dealt: Deals) -> None:
    for dealer in range(4):
        passes = (declarer - dealer - 1) % 4
        deal = dealt({}, dealer=dealer).play_all("P " * passes + "28D P P P")
        assert deal.contract
        assert deal.contract.declarer == declarer
        assert deal.to_act == (dealer + 1) % 4


def test_rule_13_any_card_may_be_led(dealt: Deals) -> None:
    deal = dealt({1: "JS JS 9S KH KH QH TD TD AC AC QC QC"}).play_all("28D P P P")
    assert legal(deal) == "JS 9S KH QH TD AC QC"


# ── rule 14: following suit ───────────────────────────────────────────────────────────────────


def test_rule_14_who_can_follow_suit_must(dealt: Deals, refuses: Callable) -> None:
    deal = dealt({1: "9C", 2: "QC KC KC JH JS"}).play_all("28H P P P 9C")
    assert set(legal(deal).split()) <= {"JC", "9C", "AC", "TC", "KC", "QC"}
    cards = " ".join(dict.fromkeys(card.text for card in deal.hands[2] if card.suit == "C"))
    with refuses("must_follow_suit", suit="C", cards=cards):
        deal.play("JH")


def test_rule_14_who_cannot_follow_plays_anything_and_need_not_trump(ending: Deals) -> None:
    deal = ending(["AS AH", "9C KC", "KS 9H", "QD QS"], "28H P P P").play("9C")
    assert legal(deal) == "KS 9H"


def test_rule_14_a_trump_led_is_followed_too(ending: Deals, refuses: Callable) -> None:
    deal = ending(["AS AH", "9H KC", "KS QH", "QD QS"], "28H P P P").play("9H")
    with refuses("must_follow_suit", suit="H", cards="QH"):
        deal.play("KS")


def test_rule_14_a_card_has_to_be_in_hand(ending: Deals, refuses: Callable) -> None:
    deal = ending(["AS AH", "9C KC", "KS 9H", "QD QS"])
    with refuses("card_not_in_hand", card="JD"):
        deal.play("JD")


def test_rule_14_equal_cards_are_one_choice() -> None:
    hand = read_cards("JS JS 9D 9D")
    assert write_cards(playable(hand, ())) == "JS 9D"
    assert write_cards(playable(hand, read_cards("QD"))) == "9D"
    assert write_cards(playable(hand, read_cards("QC"))) == "JS 9D"


def test_rule_14_of_two_equal_cards_one_is_played_and_one_stays(ending: Deals) -> None:
    deal = ending(["JD JD", "9D KC", "KS 9H", "QD QS"], leader=0).play("JD")
    assert write_cards(deal.hands[0]) == "JD"


# ── rule 15: the trick ────────────────────────────────────────────────────────────────────────


def take(cards: str, strain: str) -> str:
    trick = read_cards(cards)
    return trick[winning_place(trick, strain)].text


def test_rule_15_the_highest_card_of_the_suit_led_wins() -> None:
    for high, low in product(RANK_ORDER, RANK_ORDER):
        higher = RANK_ORDER.index(high) < RANK_ORDER.index(low)
        assert winning_place(read_cards(f"{low}D {high}D"), "NT") == int(higher)


def test_rule_15_cards_of_other_suits_win_nothing() -> None:
    assert take("QD JS JH JC", "NT") == "QD"
    assert take("QD JS JH JC", "D") == "QD"


def test_rule_15_the_highest_trump_wins() -> None:
    assert take("JD 7C 9D QC", "C") == "QC"
    assert take("JD 9C JC 9D", "C") == "JC"
    assert take("QC JD 9D KC", "C") == "KC"


@pytest.mark.parametrize(("strain", "place"), [("NT", 1), ("C", 1), ("H", 3)])
def test_rule_15_of_two_identical_cards_the_one_played_first_wins(strain: str, place: int) -> None:
    assert winning_place(read_cards("9C JC AC 9H JC 9H"), strain) == place


@pytest.mark.parametrize("players", [4, 6, 8])
def test_rule_15_the_winner_takes_the_cards_to_the_pile_and_leads_next(players: int, dealt: Deals) -> None:
    deal = dealt({1: "KD", 2: "JD", 3: "9D"}, players).play_all("28NT" + " P" * (players - 1))
    for card in ("KD", "JD", "9D"):
        deal = deal.play(card)
    while deal.trick:
        deal = deal.play(deal.legal_moves()[-1])
    (trick,) = deal.tricks
    worth = sum({"J": 3, "9": 2, "A": 1, "T": 1}.get(card.rank, 0) for card in trick.cards)
    assert (trick.leader, trick.winner) == (1, 2)
    assert (deal.to_act, deal.points) == (2, (worth, 0))


def test_rule_15_a_trick_keeps_its_cards_in_the_order_played(ending: Deals) -> None:
    deal = ending(["AS AH", "9C KC", "KS 9H", "QD QS"], "28H P P P").play_all("9C 9H QD AS")
    assert deal.tricks == (Trick(1, read_cards("9C 9H QD AS"), 2),)
    assert deal.to_act == 2


def test_rule_15_hands_are_played_out(wander: Callable[..., list[Deal]], refuses: Callable) -> None:
    for seed in range(20):
        *_, last = wander(seed, players=8)
        assert last.over
        assert (last.hands, len(last.tricks)) == (((),) * 8, 8)
        assert (last.to_act, last.legal_moves()) == (None, ())
        for move in ("P", "JD"):
            with refuses("deal_over", move=move):
                last.play(move)
