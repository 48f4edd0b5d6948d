"""The level that the speed of the rules is measured with: any card, and calls that seldom go high."""

from collections import Counter
from random import Random

import pytest

from cardavia.arena.speed import moves_per_second, random_move
from cardavia.games import FiftySix
from cardavia.games.fiftysix import Deal


def chosen(deal: Deal, times: int = 2_000) -> Counter[str]:
    chance = Random(56)
    return Counter(str(random_move(deal, chance)) for _ in range(times))


@pytest.fixture
def opening() -> Deal:
    game = FiftySix(players=4)
    return game.deal(dealer=0, pack=game.pack)


def test_seven_calls_in_ten_pass_and_the_others_are_the_three_lowest_bids(opening: Deal) -> None:
    calls = chosen(opening)
    assert calls["P"] == pytest.approx(1_400, abs=80)
    assert calls.keys() == {"P", "28S", "28H", "28D"}
    assert chosen(opening.play("35NT")).keys() == {"P", "36S", "36H", "36D"}


def test_over_56_there_is_nothing_but_to_pass(opening: Deal) -> None:
    assert chosen(opening.play("56S")).keys() == {"P"}


def test_who_may_not_pass_bids() -> None:
    game = FiftySix(players=4, rules="international")
    assert chosen(game.deal(0, game.pack)).keys() == {"28P", "28S", "28H"}


def test_every_legal_card_is_played(opening: Deal) -> None:
    play = opening.play_all("28S P P P")
    assert chosen(play).keys() == set(map(str, play.legal_moves()))


def test_whole_deals_are_played_and_counted() -> None:
    assert moves_per_second(0.02) > 0
