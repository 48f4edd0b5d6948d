"""What may be looked back at: matches that are over, and nothing of one that is on."""

import pytest

from cardavia import records, table
from cardavia.table import Finished, finished, finished_match
from cardavia.words import BadRequest
from cardavia.words.message import Message as Sentence

from .sitting import Sitting


def matches(many: int, *, game: str = "schnapsen", players: int = 2, rules: str = "classic") -> Sitting:
    """Plays so many matches at one table, one after the other."""
    sitting = Sitting(game, players, rules=rules)
    sitting.sit("anu")
    for _ in range(many):
        sitting.start()
        sitting.play_until("over")
    return sitting


def test_nothing_of_a_match_is_found_until_its_last_card() -> None:
    log = matches(1).log
    over = len(log)
    assert len(finished(log)) == 1
    for many in {*range(1, over, 7), over - 1}:
        assert finished(log[:many]) == ()
        with pytest.raises(BadRequest) as refused:
            finished_match(log[:many], 1)
        assert refused.value.id == "record_after_match"


def test_a_match_that_is_on_cannot_be_called_finished() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    sitting.start()
    with pytest.raises(BadRequest) as refused:
        Finished(sitting.state, sitting.now, ())
    assert refused.value.id == "record_after_match"


@pytest.mark.parametrize(
    ("game", "players", "rules"),
    [
        ("schnapsen", 2, "classic"),
        ("fiftysix", 4, "classic match=deals(2)"),
        ("fiftysix", 4, "classic match=deals(2) redeal_weak"),
    ],
)
def test_a_finished_match_has_its_record_and_the_reasons_of_every_deal(
    game: str, players: int, rules: str
) -> None:
    found = finished_match(matches(1, game=game, players=players, rules=rules).log)
    assert records.verify(found.record).shuffle == "checked"
    assert found.record.winner is not None
    assert len(found.reasons) == len(found.record.results)
    assert (found.seat_of("anu"), found.seat_of("biju")) == (0, None)


def test_reasons_stand_with_the_deal_in_which_they_were_given() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    sitting.start()
    given: list[tuple[table.Reasons, ...]] = []
    while sitting.state.phase != "over":
        think(sitting)
        if sitting.state.phase != "playing":
            given.append(sitting.state.reasons)
        if sitting.state.phase == "between":
            sitting.do(table.Ready, person="anu", deal=sitting.state.deal_number)
    assert all(given)
    assert finished_match(sitting.log).reasons == tuple(given)


def think(sitting: Sitting) -> None:
    """Makes the next move; the computer player gives a reason that no other move has."""
    state = sitting.state
    if state.to_act == 0:
        sitting.move()
        return
    assert state.on is not None
    where = {"deal": state.deal_number, "ply": state.ply, "move": str(state.on.legal_moves()[0])}
    why = (Sentence("reason", {"number": state.version}),)
    sitting.do(table.ComputerMove, seat=state.to_act, why=why, **where)


def test_each_match_of_a_table_has_its_number_and_the_one_that_is_on_has_none_yet() -> None:
    sitting = matches(2)
    first, second = finished(sitting.log)
    assert (first.number, second.number) == (1, 2)
    assert first.table.version < second.table.version
    assert finished_match(sitting.log) == second
    sitting.start()
    assert finished_match(sitting.log, 1) == first
    for number in (None, 0, 3):
        with pytest.raises(BadRequest):
            finished_match(sitting.log, number)
