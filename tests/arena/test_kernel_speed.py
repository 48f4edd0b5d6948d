"""What the bench measures: deals of chance that are the same each time, and times that hide nothing."""

from itertools import islice, repeat
from random import Random

import pytest

from cardavia.arena import kernel_speed
from cardavia.arena.kernel_speed import Answer, Times, times


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_deal_has_every_card_and_the_seats_lead_in_turn(players: int) -> None:
    dealt = list(islice(kernel_speed.deals(players), players + 1))
    assert [deal.leader for deal in dealt] == [*range(players), 0]
    for deal in dealt:
        counts = [hand.bit_count() for hand in deal.hands]
        assert counts == [12 if players == 4 else 8] * players
        singles, doubles = 0, 0
        for hand in deal.hands:
            singles |= hand
            doubles += (hand & 0xFFFFFFFF).bit_count() + (hand >> 32).bit_count()
        assert (singles & 0xFFFFFFFF).bit_count() == doubles // 2
    assert [*islice(kernel_speed.deals(players), 3)] == dealt[:3]


def test_strict_positions_of_schnapsen_have_five_cards_a_hand_and_nobody_is_out() -> None:
    chance = Random(1)
    for _ in range(50):
        table, records = kernel_speed.strict_position(chance)
        hands = table & 0xFFFFF, table >> 20 & 0xFFFFF
        assert [hand.bit_count() for hand in hands] == [5, 5]
        assert hands[0] & hands[1] == 0
        points = records & 127, records >> 12 & 127
        assert max(points) < 66
        # Ten cards are gone: with the points still in the hands they are all 120.
        worth = sum((2, 3, 4, 10, 11)[card % 5] for card in range(20) if (hands[0] | hands[1]) >> card & 1)
        assert sum(points) + worth == 120


def test_a_deal_that_was_given_up_is_not_among_the_decided() -> None:
    answers = [Answer(0.5, True), Answer(1.2, True), Answer(0.9, False), Answer(0.1, True)]
    assert times(answers) == Times(median=850.0, mean=675.0, decided_in_1s=0.5)


def test_there_is_no_median_where_half_of_the_deals_were_given_up() -> None:
    assert times([Answer(0.1, True), Answer(0.2, False)]).median is None


def test_deals_are_measured_until_the_seconds_are_over_and_no_fewer_than_three() -> None:
    assert len(kernel_speed.for_seconds(repeat(Answer(0.3, True)), 2.0)) == 7
    assert len(kernel_speed.for_seconds(repeat(Answer(9.0, True)), 2.0)) == 3


def test_a_deal_is_given_up_when_patience_ends() -> None:
    assert not any(answer.found for answer in islice(kernel_speed.exact_values(4, patience=0.001), 3))
