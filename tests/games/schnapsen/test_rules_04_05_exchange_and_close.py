"""Rules 4 and 5: what the leader may do before leading, while there is a stock."""

import pytest

from cardavia.cards import Card, write_cards
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal, Frozen
from cardavia.words import IllegalMove

from .dealing import CLASSIC

# Hearts are trump, the indicator is the ten; seat 0 leads and holds the trump jack.
DEAL = CLASSIC.deal(
    dealer=1,
    hands=["AS KS QS JH TC", "TS JS AH KC QC"],
    stock="KH QH KD QD AD TD JD AC JC TH",
)
JACK, TEN = Card("JH"), Card("TH")
FOUR_TRICKS = "AS JS KS TS KC TC AD KD".split()
"""Led by seats 0, 0, 1 and 0; the last one leaves two cards in the stock, and seat 0 on lead."""

# Two tricks to go.
EXHAUSTED = CLASSIC.position("H", ["AS JH", "TS AH"], (46, 40), tricks=(4, 4))


def refused(deal: Deal, move: str) -> str:
    """Returns why the move is refused; legal moves and refusals are the same thing seen from two sides."""
    with pytest.raises(IllegalMove) as refusal:
        deal.play(move)
    assert deal.game.read_move(move) not in deal.legal_moves()
    return refusal.value.id


# ── rule 4 ──


def test_rule_04_the_leader_swaps_the_trump_jack_for_the_indicator() -> None:
    after = DEAL.play(EXCHANGE)
    assert write_cards(after.hands[0]) == "AS KS QS TH TC"
    assert (after.indicator, after.stock[-1], after.stock_size) == (JACK, JACK, 10)
    assert (after.trump, after.to_act, after.counts) == ("H", 0, (5, 5))


def test_rule_04_in_the_first_trick_without_a_trick_won() -> None:
    assert DEAL.tricks == (0, 0)
    assert EXCHANGE in DEAL.legal_moves()


@pytest.mark.parametrize("tricks", range(5))
def test_rule_04_at_any_lead_while_the_stock_is_open(tricks: int) -> None:
    deal = DEAL.play_all(" ".join(FOUR_TRICKS[: 2 * tricks]))
    if deal.to_act == 1:
        assert refused(deal, "exchange") == "exchange_needs_jack"
    else:
        assert (deal.stock_size, EXCHANGE in deal.legal_moves()) == (10 - 2 * tricks, True)
        assert deal.play(EXCHANGE).stock == (*deal.stock[:-1], JACK)


def test_rule_04_with_two_cards_left() -> None:
    deal = DEAL.play_all(" ".join(FOUR_TRICKS))
    assert (deal.stock_size, deal.to_act) == (2, 0)
    after = deal.play_all("exchange JD TD")
    # The loser of the last draw gets the jack, here the very player who put it there.
    assert write_cards(after.hands[0]) == "QS TH KH JH QD"
    assert after.draws[1][-1] is Card("JC")


def test_rule_04_the_follower_never_exchanges() -> None:
    deal = CLASSIC.deal(dealer=0, hands=DEAL.hands, stock=DEAL.stock).play("KC")
    assert JACK in deal.hands[deal.to_act or 0]
    assert refused(deal, "exchange") == "exchange_on_lead_only"


def test_rule_04_not_after_leading() -> None:
    assert refused(DEAL.play_all("AS"), "exchange") == "exchange_on_lead_only"


def test_rule_04_never_after_closing_not_even_by_the_closer_at_once() -> None:
    assert refused(DEAL.play(CLOSE), "exchange") == "exchange_after_closing"


def test_rule_04_not_without_a_stock() -> None:
    assert refused(EXHAUSTED, "exchange") == "exchange_needs_stock"


def test_rule_04_only_the_trump_jack_is_exchanged() -> None:
    deal = CLASSIC.deal(dealer=0, hands=DEAL.hands, stock=DEAL.stock)
    assert Card("JS") in deal.hands[1]
    assert refused(deal, "exchange") == "exchange_needs_jack"


def test_rule_04_a_jack_that_is_the_indicator_stays_there() -> None:
    turned_up = CLASSIC.deal(
        dealer=1, hands=["AS KS QS TH TC", DEAL.hands[1]], stock="KH QH KD QD AD TD JD AC JC JH"
    )
    assert refused(turned_up, "exchange") == "exchange_jack_lies_there"
    assert refused(DEAL.play(EXCHANGE), "exchange") == "exchange_jack_lies_there"


# ── rule 5 ──


def test_rule_05_the_leader_closes_before_leading() -> None:
    after = DEAL.play(CLOSE)
    assert (after.closed_by, after.strict, after.to_act) == (0, True, 0)
    assert (after.stock, after.stock_size, after.indicator) == (DEAL.stock, 10, TEN)


def test_rule_05_exchange_then_close_then_lead() -> None:
    after = DEAL.play_all("exchange close TH AH")
    assert after.closed_by == 0
    assert [str(move) for _, move in after.history] == ["exchange", "close", "TH", "AH"]


@pytest.mark.parametrize("tricks", range(5))
def test_rule_05_at_any_lead_from_the_first_to_two_cards_left(tricks: int) -> None:
    deal = DEAL.play_all(" ".join(FOUR_TRICKS[: 2 * tricks]))
    assert deal.stock_size == 10 - 2 * tricks
    assert CLOSE in deal.legal_moves()
    assert deal.play(CLOSE).counts == (5, 5)


def test_rule_05_nobody_draws_any_more() -> None:
    after = DEAL.play_all("close AS TS")
    assert (after.counts, after.stock, after.draws) == ((4, 4), DEAL.stock, ((), ()))


def test_rule_05_strict_play_begins_at_once() -> None:
    assert refused(DEAL.play_all("close QS"), "KC") == "must_follow_suit"
    assert write_cards(DEAL.play_all("close QS").hands[1]) == "TS JS AH KC QC"
    assert DEAL.play_all("close QS").legal_moves() == (Card("TS"),)


def test_rule_05_the_follower_never_closes_nor_a_leader_who_has_led() -> None:
    assert refused(DEAL.play("AS"), "close") == "close_on_lead_only"


def test_rule_05_the_stock_is_closed_once() -> None:
    assert refused(DEAL.play(CLOSE), "close") == "close_only_once"
    assert refused(DEAL.play_all("close QS TS"), "close") == "close_only_once"


def test_rule_05_no_closing_without_a_stock() -> None:
    assert refused(EXHAUSTED, "close") == "close_needs_stock"


def test_rule_05_the_record_of_the_closers_opponent_is_frozen() -> None:
    deal = DEAL.play_all("AS JS KS TS")
    assert (deal.points, deal.tricks, deal.to_act) == ((33, 14), (1, 1), 1)
    after = deal.play(CLOSE)
    assert (after.closed_by, after.frozen) == (1, Frozen(points=33, tricks=1))


def test_rule_05_the_frozen_record_holds_marriages_that_count() -> None:
    # Seat 0 has a trick, so its twenty counts at once.
    deal = DEAL.play_all("AS JS KS TS")
    assert deal.play(CLOSE).frozen == Frozen(points=2 + 11 + 20, tricks=1)


def test_rule_05_the_frozen_record_leaves_out_what_is_pending() -> None:
    deal = DEAL.play_all("KS TS")
    assert (deal.pending, deal.to_act) == ((20, 0), 1)
    assert deal.play(CLOSE).frozen == Frozen(points=0, tricks=0)


def test_rule_05_the_frozen_record_stays_what_it_was() -> None:
    after = DEAL.play_all("close QS TS AH JH")
    assert (after.points[1], after.tricks[1]) == (3 + 10 + 11 + 2, 2)
    assert after.frozen == Frozen(points=0, tricks=0)
