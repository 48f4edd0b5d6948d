"""Seats: one for each person, a computer player in the others, and hand-over between them."""

import pytest

from cardavia import table
from cardavia.table import Options, waiting
from cardavia.table.seats import Place
from cardavia.words import BadRequest, BadRules

from .sitting import Sitting


def two_at_four() -> Sitting:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu", "biju")
    sitting.start()
    return sitting


def turn_of(sitting: Sitting, seat: int) -> None:
    while sitting.state.to_act != seat:
        sitting.move()


@pytest.mark.parametrize(
    ("options", "refused"),
    [
        (Options("whist", 4), BadRequest),
        (Options("fiftysix", 5), BadRules),
        (Options("fiftysix", 4, level="brilliant"), BadRequest),
        (Options("schnapsen", 2, rules="brutal"), BadRules),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(options: Options, refused: type[Exception]) -> None:
    with pytest.raises(refused):
        table.open_table("t", options, 0.0)


def test_a_person_has_one_seat() -> None:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu")
    with pytest.raises(BadRequest, match="already"):
        sitting.sit("anu")


def test_a_full_table_takes_nobody() -> None:
    sitting = Sitting()
    sitting.sit("anu", "biju")
    with pytest.raises(BadRequest, match="Every seat"):
        sitting.sit("chitra")
    with pytest.raises(BadRequest, match="taken"):
        sitting.do(table.Sit, person="chitra", name="Chitra", seat=1)
    with pytest.raises(BadRequest, match="taken"):
        sitting.do(table.Sit, person="chitra", name="Chitra", seat=7)


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "x\x00"])
def test_a_name_has_to_be_one_that_can_be_read(name: str) -> None:
    with pytest.raises(BadRequest):
        Sitting().do(table.Sit, person="anu", name=name)


def test_a_long_name_is_cut() -> None:
    sitting = Sitting()
    sitting.do(table.Sit, person="anu", name="  A   very " + "long " * 20)
    person = sitting.state.places[0].person
    assert person is not None
    assert len(person.name) <= 24


def test_a_computer_player_is_asked_to_a_seat_and_sent_away() -> None:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu")
    sitting.do(table.SeatComputer, person="anu", seat=1, level="easy")
    assert sitting.state.places[1].level == "easy"
    with pytest.raises(BadRequest, match="no level"):
        sitting.do(table.SeatComputer, person="anu", seat=2, level="brilliant")
    with pytest.raises(BadRequest, match="taken"):
        sitting.do(table.SeatComputer, person="anu", seat=0, level="easy")
    sitting.do(table.SeatComputer, person="anu", seat=1, level=None)
    assert sitting.state.places[1].empty
    sitting.start()
    with pytest.raises(BadRequest, match="has begun"):
        sitting.do(table.SeatComputer, person="anu", seat=1, level="easy")
    assert [place.level for place in sitting.state.places] == [None, "fair", "fair", "fair"]


def test_only_who_sits_there_asks_for_anything() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    with pytest.raises(BadRequest, match="no seat at this table"):
        sitting.do(table.StartMatch, person="stranger", secret="00" * 32)
    sitting.start()
    with pytest.raises(BadRequest, match="no seat at this table"):
        sitting.do(table.Play, person="stranger", deal=0, ply=0, move="AS")


def test_who_leaves_before_the_match_leaves_the_seat_empty() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    sitting.do(table.Rise, person="anu")
    assert sitting.state.places[0].empty


def test_who_leaves_for_good_is_replaced_to_the_end() -> None:
    sitting = two_at_four()
    sitting.do(table.Rise, person="biju")
    place = sitting.state.places[1]
    assert (place.level, place.leaving) == ("fair", True)
    assert sitting.do(table.Connect, person="biju") == ()
    sitting.play_until("between", "over")


def test_who_got_up_takes_the_own_seat_again_and_no_other() -> None:
    sitting = two_at_four()
    sitting.do(table.Rise, person="biju")
    for command, parts in (
        (table.Rise, {}),
        (table.Play, {"deal": 0, "ply": sitting.state.ply, "move": "P"}),
    ):
        with pytest.raises(BadRequest, match="no seat at this table"):
            sitting.do(command, person="biju", **parts)
    assert sitting.do(table.Disconnect, person="biju") == ()
    sitting.do(table.Sit, person="biju", name="Biju", seat=3)
    assert [place.by_person for place in sitting.state.places] == [True, True, False, False]
    with pytest.raises(BadRequest, match="already"):
        sitting.sit("biju")


def test_who_got_up_is_no_longer_there_when_the_next_match_begins() -> None:
    sitting = Sitting("fiftysix", 4, rules="classic match=deals(1)")
    sitting.sit("anu", "biju")
    sitting.start()
    sitting.do(table.Rise, person="biju")
    sitting.play_until("over")
    sitting.start()
    assert sitting.state.places[1] == Place(level="fair")
    sitting.sit("chitra")


def test_a_turn_is_its_own_seats() -> None:
    sitting = two_at_four()
    turn_of(sitting, 0)
    where = {"deal": 0, "ply": sitting.state.ply, "move": "P"}
    with pytest.raises(BadRequest, match="turn"):
        sitting.do(table.Play, person="biju", **where)
    with pytest.raises(BadRequest, match="A person plays here"):
        sitting.do(table.ComputerMove, seat=0, **where)
    with pytest.raises(BadRequest, match="turn"):
        sitting.do(table.ComputerMove, seat=2, **where)


def test_an_absent_persons_turn_waits_then_a_computer_player_stands_in_and_hands_back() -> None:
    sitting = two_at_four()
    turn_of(sitting, 1)
    sitting.do(table.Disconnect, person="biju")
    assert sitting.do(table.Disconnect, person="biju") == ()
    (due,) = waiting(sitting.state)
    assert (due.kind, due.seat, due.at) == ("stand_in", 1, sitting.now + 20)
    sitting.now += 19
    assert sitting.due() == ()
    sitting.now += 2
    sitting.due()
    assert table.view(sitting.state, 0).seats[1].level == "fair"
    with pytest.raises(BadRequest, match="playing for you"):
        sitting.do(table.Play, person="biju", deal=0, ply=sitting.state.ply, move="P")
    sitting.move()
    sitting.do(table.Connect, person="biju")
    seen = table.view(sitting.state, 0).seats[1]
    assert (seen.level, seen.away, seen.name) == (None, False, "Biju")


def test_with_nobody_there_the_match_waits() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    sitting.start()
    turn_of(sitting, 0)
    sitting.do(table.Disconnect, person="anu")
    assert waiting(sitting.state) == ()


def test_somebody_may_take_over_a_computer_players_seat_in_mid_match() -> None:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu")
    sitting.start()
    sitting.do(table.Sit, person="chitra", name="Chitra", seat=2)
    assert sitting.state.places[2].by_person


def test_nobody_sits_down_in_the_middle_of_the_shuffle() -> None:
    sitting = Sitting("fiftysix", 4)
    sitting.sit("anu")
    sitting.do(table.StartMatch, person="anu", secret="11" * 32)
    with pytest.raises(BadRequest, match="being shuffled"):
        sitting.sit("chitra")


def test_the_next_deal_waits_for_everybody_but_not_for_ever() -> None:
    sitting = two_at_four()
    while sitting.state.phase == "playing":
        sitting.move()
    assert sitting.state.phase == "between"
    sitting.do(table.Ready, person="anu", deal=0)
    assert sitting.do(table.Ready, person="anu", deal=0) == ()
    assert sitting.state.phase == "between"
    assert table.view(sitting.state, 0).next_deal_at is not None
    sitting.now += 31
    sitting.due()
    assert sitting.state.phase == "playing"
    with pytest.raises(BadRequest, match="moved on"):
        sitting.do(table.Ready, person="biju", deal=0)
