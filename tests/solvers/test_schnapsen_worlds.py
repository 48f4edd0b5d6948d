"""What moves of Schnapsen are worth in every world that a player thinks possible."""

from math import comb
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.cards import Card, missing
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal, View, sort_hand
from cardavia.solvers.schnapsen import values
from cardavia.solvers.schnapsen_worlds import Worlds, every_world, if_closed, if_exchanged, rate, some_worlds
from cardavia.words import BadPosition, BadRequest

from ..games.schnapsen.dealing import CLASSIC, chances, goes_on
from ..games.schnapsen.published import ONE_FACE_DOWN, name_of
from ..players.schnapsen.positions import any_world_of

few_worlds = goes_on.filter(lambda deal: deal.strict or deal.stock_size <= 2)


def seen(deal: Deal) -> View:
    return deal.view(deal.to_act)


def deal_in(view: View, worlds: Worlds, number: int) -> Deal | None:
    """Returns the deal that a world is, where it fits all that was said and done."""
    hand, stock = worlds.cards(number)
    below = stock or missing(view.unseen, hand) + ((view.indicator,) if view.stock_size else ())
    try:
        return view.complete([hand, None] if view.seat else [None, hand], below)
    except BadPosition:
        return None


@given(few_worlds)
@settings(max_examples=60)
def test_a_move_is_worth_in_each_world_what_it_is_worth_in_that_deal(deal: Deal) -> None:
    view = seen(deal)
    worlds = every_world(view)
    ratings = rate(view, worlds)
    assert [*ratings.values] == [*deal.legal_moves()]
    for number in Random(1).sample(range(ratings.worlds), min(ratings.worlds, 5)):
        if world := deal_in(view, worlds, number):
            assert {str(move): value[number] for move, value in ratings.values.items()} == values(world)


@given(few_worlds)
@settings(max_examples=60)
def test_the_true_world_is_among_them_and_none_twice(deal: Deal) -> None:
    view = seen(deal)
    worlds = every_world(view)
    assert len({*zip(*worlds, strict=True)}) == len(worlds.hands)
    other = 1 - deal.to_act if deal.to_act is not None else 0
    found = [sort_hand(worlds.cards(number)[0]) for number in range(len(worlds.hands))]
    assert found.count(deal.hands[other]) == 1
    stock = worlds.cards(found.index(deal.hands[other]))[1]
    assert stock == (() if deal.strict else deal.stock)


def after_tricks(tricks: int, chance: Random) -> Deal:
    """Returns a deal after so many tricks of cards, with nothing shown and nothing closed."""
    while True:
        deal = CLASSIC.deal(0, chance.sample(CLASSIC.pack, 20))
        for _ in range(2 * tricks):
            deal = deal if deal.over else deal.play(chance.choice([*deal.legal_moves()][-4:]))
        if not (deal.over or deal.strict or deal.shown != ((), ())):
            return deal


@pytest.mark.parametrize(("tricks", "worlds"), [(4, 6), (3, 336), (2, 30_240)])
def test_how_many_worlds_there_are_with_an_open_stock(tricks: int, worlds: int) -> None:
    deal = after_tricks(tricks, Random(tricks))
    assert len(every_world(seen(deal)).hands) == worlds


@pytest.mark.parametrize(("tricks", "hands"), [(0, 2002), (1, 792), (2, 252), (3, 56)])
def test_how_many_hands_there_are_after_closing(tricks: int, hands: int) -> None:
    deal = after_tricks(tricks, Random(tricks))
    worlds = every_world(if_closed(seen(deal)))
    assert len(worlds.hands) == hands == comb(14 - 2 * tricks, 5)
    assert not any(worlds.stocks)


@given(st.sampled_from(ONE_FACE_DOWN).filter(lambda position: "led" not in position))
def test_closing_is_weighed_over_every_hand(position: dict[str, Any]) -> None:
    deal = any_world_of(position)
    view, closed = seen(deal), if_closed(seen(deal))
    ratings = rate(closed, every_world(closed))
    best = [max(values) for values in zip(*ratings.values.values(), strict=True)]
    # World by world closing is worth its best lead, which nobody can choose who does not see the world.
    assert rate(view, every_world(view)).values[CLOSE].tolist() == best
    assert [*ratings.values] == [*deal.play(CLOSE).legal_moves()]


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_worlds_that_experts_weigh(position: dict[str, Any]) -> None:
    view = seen(any_world_of(position))
    ratings = rate(view, every_world(view))
    for move, told in position["values"].items():
        if " " not in move and "score" not in position:
            assert sorted(ratings.values[Card(move)]) == sorted(told.values())
            assert ratings.mean(Card(move)) == pytest.approx(sum(told.values()) / len(told))
            assert ratings.won(Card(move)) == sum(value > 0 for value in told.values())


def about_to_exchange(chance: Random) -> Deal:
    while True:
        deal = after_tricks(chance.randrange(4), chance)
        if EXCHANGE in deal.legal_moves():
            return deal


@given(chances.map(about_to_exchange))
def test_a_view_after_exchanging_is_that_of_the_deal_after_it(deal: Deal) -> None:
    view = if_exchanged(seen(deal))
    assert view == seen(deal.play(EXCHANGE))


@given(goes_on.filter(lambda deal: CLOSE in deal.legal_moves()))
def test_a_view_after_closing_is_that_of_the_closed_deal(deal: Deal) -> None:
    assert if_closed(seen(deal)) == seen(deal.play(CLOSE))


@given(goes_on.filter(lambda deal: not deal.strict), st.integers(0, 2**64 - 1))
@settings(max_examples=60)
def test_random_worlds_are_worlds(deal: Deal, seed: int) -> None:
    view = seen(deal)
    worlds = some_worlds(view, 3, seed)
    assert worlds == some_worlds(view, 3, seed)
    assert deal.to_act is not None
    for held, below in map(worlds.cards, range(3)):
        assert {*held, *below[:-1]} == {*view.unseen, *view.shown[1 - deal.to_act]}
        assert {*view.shown[1 - deal.to_act]} <= {*held}
        assert (len(held), len(below), below[-1]) == (
            deal.counts[1 - deal.to_act],
            deal.stock_size,
            view.indicator,
        )


def test_random_worlds_of_strict_play_are_all_there_are() -> None:
    view = if_closed(seen(after_tricks(2, Random(1))))
    assert some_worlds(view, 3, 1) == every_world(view)


def test_a_limit_leaves_worlds_out() -> None:
    view = seen(after_tricks(1, Random(1)))
    worlds = some_worlds(view, 20, 1)
    whole, cut = rate(view, worlds), rate(view, worlds, node_limit=20_000)
    assert 0 < cut.worlds < whole.worlds == 20
    for move, values_then in cut.values.items():
        assert values_then == whole.values[move][: cut.worlds]


def test_only_the_player_to_move_weighs_worlds() -> None:
    deal = after_tricks(3, Random(1))
    assert deal.to_act is not None
    for seat in (1 - deal.to_act, None):
        with pytest.raises(BadPosition) as refusal:
            every_world(deal.view(seat))
        assert refusal.value.id == "solve_not_your_turn"
    view = seen(deal)
    with pytest.raises(BadRequest):
        rate(view, every_world(view), node_limit=0)
