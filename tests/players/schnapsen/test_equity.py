"""What game points are worth at a score."""

from itertools import product

import pytest

from cardavia.players.schnapsen.equity import MATCH, Won, match_chance, measured, stakes, table_from

from ...games.schnapsen.published import ONE_FACE_DOWN
from .positions import CLASSIC, any_world_of, seen

NEEDS = range(1, MATCH + 1)


def test_either_player_wins() -> None:
    for mine, other in product(NEEDS, NEEDS):
        either = match_chance(mine, other, leads=True) + match_chance(other, mine, leads=False)
        assert either == pytest.approx(1)


def test_needing_less_is_better() -> None:
    for mine, other in product(range(1, MATCH), NEEDS):
        for leads in (True, False):
            assert match_chance(mine, other, leads) > match_chance(mine + 1, other, leads)


def test_a_match_is_won_at_zero() -> None:
    assert [match_chance(0, other, leads=False) for other in NEEDS] == [1.0] * MATCH


def test_one_deal_each_decides_by_what_it_brings() -> None:
    table = table_from(Won((0.5, 0.0, 0.0), (0.3, 0.2, 0.0)))
    assert table[0][0] == 0.5
    # The leader needs one point and the dealer two: after 0.3 of all deals both need one, leads swapped.
    assert table[0][1] == pytest.approx(0.5 + 0.3 * 0.5)


def test_the_measured_table_is_near_even_at_the_start() -> None:
    assert abs(measured()[MATCH - 1][MATCH - 1] - 0.5) < 0.03


def test_at_stake_more_is_never_worse() -> None:
    for one in ONE_FACE_DOWN:
        chances = stakes(seen(any_world_of(one))).chances
        assert list(chances) == sorted(chances)


def test_three_points_are_worth_no_more_than_what_is_missing() -> None:
    deal = CLASSIC.position("S", ["AS", "TS"], (40, 59), tricks=(4, 5), score=(1, 2))
    at_stake = stakes(seen(deal))
    assert (at_stake(1), at_stake(3)) == (1.0, 1.0)
    assert (at_stake(-3), at_stake(-2)) == (0.0, 0.0)
    assert 0 < at_stake(-1) < 1
