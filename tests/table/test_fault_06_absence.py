"""Fault 6: one seat's absence alters what others wait for.  Here every deadline is the table's own."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import table
from cardavia.table import Waiting, waiting

from .sitting import Sitting, commitment, secret


def three_at_four(phase: str = "playing") -> Sitting:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu", "biju", "chitra")
    sitting.start()
    while sitting.state.to_act != 1:
        sitting.move()
    if phase == "between":
        while sitting.state.phase == "playing":
            sitting.move()
    return sitting


def due(sitting: Sitting) -> Waiting:
    (one,) = waiting(sitting.state)
    return one


def away(sitting: Sitting, *people: str) -> None:
    for person in people:
        sitting.do(table.Disconnect, person=person)


def back(sitting: Sitting, *people: str) -> None:
    for person in people:
        sitting.do(table.Connect, person=person)


COMINGS_AND_GOINGS = st.lists(
    st.tuples(
        st.sampled_from([table.Connect, table.Disconnect]),
        st.sampled_from(["chitra", "watcher"]),
        st.floats(0.1, 3.0),
    ),
    max_size=6,
)


@settings(max_examples=30)
@given(COMINGS_AND_GOINGS)
def test_fault_06_an_absent_players_deadline_is_moved_by_nobody_elses_coming_and_going(
    others: list[tuple[Any, str, float]],
) -> None:
    sitting = three_at_four()
    away(sitting, "biju")
    before = due(sitting)
    assert (before.kind, before.seat) == ("stand_in", 1)
    for command, person, seconds in others:
        sitting.now += seconds
        sitting.do(command, person=person)
        assert due(sitting) == before
    sitting.now = before.at
    sitting.due()
    assert sitting.state.places[1].level == "fair"


@settings(max_examples=30)
@given(COMINGS_AND_GOINGS)
def test_fault_06_a_computer_player_is_not_kept_from_its_move_by_who_comes_and_goes(
    others: list[tuple[Any, str, float]],
) -> None:
    sitting = three_at_four()
    while sitting.state.to_act != 3:
        sitting.move()
    before = due(sitting)
    assert (before.kind, before.seat) == ("think", 3)
    for command, person, seconds in others:
        sitting.now += seconds
        sitting.do(command, person=person)
        assert due(sitting) == before


@settings(max_examples=30)
@given(COMINGS_AND_GOINGS)
def test_fault_06_the_exchange_of_the_shuffle_takes_no_longer_for_who_comes_and_goes(
    others: list[tuple[Any, str, float]],
) -> None:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu", "biju", "chitra")
    sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
    before = due(sitting)
    assert before == Waiting("drop_from_shuffle", sitting.now + 15)
    for command, person, seconds in others:
        sitting.now += seconds
        sitting.do(command, person=person)
        assert due(sitting) == before


def test_fault_06_who_gets_up_puts_nobody_off_and_is_replaced_at_the_own_turn_from_then_on() -> None:
    sitting = three_at_four()
    away(sitting, "biju")
    before = due(sitting)
    sitting.now += 5
    sitting.do(table.Rise, person="chitra")
    assert due(sitting) == before
    back(sitting, "biju")
    sitting.do(table.Rise, person="biju")
    assert due(sitting) == Waiting("think", sitting.now + 0.8, 1)


def test_fault_06_who_flickers_gains_no_time_and_who_returns_has_it_all() -> None:
    sitting = three_at_four()
    for _ in range(5):
        away(sitting, "biju")
        assert due(sitting).at == sitting.now + 20
        sitting.now += 19
        back(sitting, "biju")
        assert waiting(sitting.state) == ()


def test_fault_06_while_nobody_is_there_no_time_runs() -> None:
    sitting = three_at_four()
    away(sitting, "biju", "chitra")
    assert due(sitting).kind == "stand_in"
    away(sitting, "anu")
    assert waiting(sitting.state) == ()
    sitting.now += 100_000
    back(sitting, "anu")
    assert due(sitting) == Waiting("stand_in", sitting.now + 20, 1)
    sitting.now += 5
    back(sitting, "chitra")
    assert due(sitting) == Waiting("stand_in", sitting.now + 15, 1)


def test_fault_06_a_shuffle_waits_while_nobody_is_there() -> None:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu", "biju")
    sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
    away(sitting, "anu", "biju")
    assert waiting(sitting.state) == ()
    sitting.now += 1000
    back(sitting, "biju")
    assert due(sitting) == Waiting("drop_from_shuffle", sitting.now + 15)


class TestTheNextDeal:
    """It comes when all are ready, and waits for whoever is away as for a turn."""

    def test_all_are_ready(self) -> None:
        sitting = three_at_four("between")
        assert due(sitting) == Waiting("next_deal", sitting.state.since + 30)
        for person in ("anu", "biju", "chitra"):
            assert sitting.state.phase == "between"
            sitting.do(table.Ready, person=person, deal=0)
        assert sitting.state.phase == "playing"

    def test_whoever_was_not_ready_goes_away(self) -> None:
        sitting = three_at_four("between")
        for person in ("anu", "biju"):
            sitting.do(table.Ready, person=person, deal=0)
        sitting.now += 2
        away(sitting, "chitra")
        assert due(sitting) == Waiting("next_deal", sitting.now + 20)
        sitting.now += 20
        sitting.due()
        assert sitting.state.phase == "playing"

    def test_whoever_has_been_away_for_long_is_waited_for_by_nobody(self) -> None:
        sitting = three_at_four("between")
        away(sitting, "biju", "chitra")
        assert waiting(sitting.state) == ()
        sitting.now += 25
        sitting.do(table.Ready, person="anu", deal=0)
        assert sitting.state.phase == "playing"

    def test_whoever_is_away_is_waited_for_no_longer_than_anybody_else(self) -> None:
        sitting = three_at_four("between")
        for person in ("anu", "biju"):
            sitting.do(table.Ready, person=person, deal=0)
        began = sitting.state.since
        sitting.now += 25
        away(sitting, "chitra")
        assert due(sitting) == Waiting("next_deal", began + 30)

    def test_somebody_gets_up_and_is_waited_for_no_more(self) -> None:
        sitting = three_at_four("between")
        for person in ("anu", "biju"):
            sitting.do(table.Ready, person=person, deal=0)
        sitting.do(table.Rise, person="chitra")
        assert due(sitting).at <= sitting.now
        sitting.due()
        assert sitting.state.phase == "playing"

    def test_alone_with_computer_players_one_takes_ones_time(self) -> None:
        sitting = Sitting("fiftysix", 4)
        sitting.sit("anu")
        sitting.start()
        sitting.play_until("between")
        assert waiting(sitting.state) == ()
        assert table.view(sitting.state, 0).next_deal_at is None


@pytest.mark.parametrize("committed", [False, True])
def test_who_gets_up_in_the_middle_of_the_shuffle_leaves_no_hole(committed: bool) -> None:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu", "biju")
    sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
    exchange = sitting.state.exchange
    assert exchange is not None
    if committed:
        for seat, person in enumerate(("anu", "biju")):
            sitting.do(table.Commit, person=person, commitment=commitment(exchange.published, seat))
    sitting.do(table.Rise, person="biju")
    assert sitting.state.places[1].level == "fair"
    sitting.now += 15
    sitting.due()
    sitting.now += 15
    sitting.due()
    assert sitting.state.phase == "playing"
    assert all(place.by_person or place.level for place in sitting.state.places)
    sitting.play_until("between")


def test_when_the_only_person_gets_up_in_the_shuffle_it_comes_to_its_end() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
    sitting.do(table.Rise, person="anu")
    sitting.now += 15
    sitting.due()
    assert sitting.state.phase == "playing"
    assert [place.level for place in sitting.state.places] == ["fair", "fair"]
