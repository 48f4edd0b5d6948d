"""Rule 3: tricks while there is a stock to draw from."""

import pytest

from cardavia.cards import Card, write_cards
from cardavia.games.schnapsen import beats

from .dealing import CLASSIC

# Hearts are trump; seat 0 leads.
DEAL = CLASSIC.deal(
    dealer=1,
    hands=["AS KS QS JH TC", "TS JS AH KC QC"],
    stock="KH QH KD QD AD TD JD AC JC TH",
)


@pytest.mark.parametrize(
    ("lead", "reply", "taken"),
    [
        ("TS", "AS", True),
        ("KS", "TS", True),
        ("AS", "TS", False),
        ("QS", "JS", False),
        ("AS", "JH", True),
        ("JS", "AD", False),
        ("JH", "AS", False),
        ("JH", "QH", True),
    ],
)
def test_rule_03_the_higher_card_of_the_suit_led_wins_and_a_trump_beats_the_rest(
    lead: str, reply: str, taken: bool
) -> None:
    assert beats(Card(reply), Card(lead), "H") == taken


def test_rule_03_nobody_has_to_follow_or_to_trump() -> None:
    assert DEAL.legal_moves()[-5:] == DEAL.hands[0]
    for lead in ("AS", "TC", "JH"):
        after = DEAL.play(lead)
        assert after.to_act == 1
        assert after.legal_moves() == DEAL.hands[1]


def test_rule_03_a_card_has_to_be_in_hand() -> None:
    with pytest.raises(ValueError, match="is not in your hand"):
        DEAL.play("TS")


def test_rule_03_the_winner_takes_both_cards_points_and_leads() -> None:
    after = DEAL.play_all("QS TS")
    assert (after.points, after.tricks, after.to_act) == ((0, 13), (0, 1), 1)
    assert after.trick_number == 2


@pytest.mark.parametrize(("moves", "winner"), [("AS TS", 0), ("TC AH", 1)])
def test_rule_03_the_winner_draws_first_then_the_loser(moves: str, winner: int) -> None:
    after = DEAL.play_all(moves)
    assert after.draws[winner] == (Card("KH"),)
    assert after.draws[1 - winner] == (Card("QH"),)
    assert Card("KH") in after.hands[winner]
    assert Card("QH") in after.hands[1 - winner]
    assert (after.stock_size, after.counts) == (8, (5, 5))
    assert write_cards(after.stock) == "KD QD AD TD JD AC JC TH"


def test_rule_03_the_loser_of_the_fifth_trick_takes_the_indicator() -> None:
    after = DEAL.play_all("AS JS KS TS KC TC JH QC")
    assert (after.stock_size, after.to_act) == (2, 0)
    after = after.play_all("QS QH")
    assert (after.stock_size, after.to_act, after.counts) == (0, 1, (5, 5))
    assert after.draws[1][-1] is Card("JC")
    assert after.draws[0][-1] is Card("TH")
    assert Card("TH") in after.hands[0]


def test_rule_03_hands_stay_at_five_while_the_stock_lasts() -> None:
    deal = DEAL
    for trick in range(1, 6):
        assert (deal.trick_number, deal.stock_size, deal.counts) == (trick, 12 - 2 * trick, (5, 5))
        assert not deal.strict
        deal = deal.play(deal.hands[deal.leader][-1])
        assert deal.counts[deal.leader] == 4
        deal = deal.play(deal.hands[1 - deal.leader][-1])
    assert (deal.trick_number, deal.stock_size, deal.counts, deal.strict) == (6, 0, (5, 5), True)


def test_rule_03_between_tricks_nothing_lies_on_the_table() -> None:
    assert not DEAL.between_tricks
    assert not DEAL.play("AS").between_tricks
    assert DEAL.play_all("AS JS").between_tricks
    assert not DEAL.play_all("AS JS exchange").between_tricks
    assert not DEAL.play_all("AS JS close").between_tricks
