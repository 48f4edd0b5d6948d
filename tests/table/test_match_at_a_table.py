"""A match at a table, from the first person to the last card."""

import pytest

from cardavia import records, table
from cardavia.table import read_event, write_event
from cardavia.table.evolve import replay
from cardavia.words import BadRequest, IllegalMove

from .sitting import Sitting, commitment, secret


def a_match(game: str = "schnapsen", players: int = 2, **more: str) -> Sitting:
    sitting = Sitting(game, players, **more)
    sitting.sit("anu")
    sitting.start()
    return sitting


@pytest.mark.parametrize(
    ("game", "players", "rules"),
    [
        ("schnapsen", 2, "classic"),
        ("fiftysix", 4, "classic match=deals(2)"),
        ("fiftysix", 6, "classic match=deals(1)"),
        ("fiftysix", 4, "classic match=deals(1) redeal_weak"),
    ],
)
def test_a_match_is_played_to_its_end_and_its_record_checks(game: str, players: int, rules: str) -> None:
    sitting = a_match(game, players, rules=rules)
    sitting.play_until("over")
    state = sitting.state
    assert state.match is not None
    assert state.exchange is not None
    assert state.record is not None
    assert state.match.winner in (0, 1)
    verdict = records.verify(records.dumps(state.record.with_secret(state.exchange.secret)))
    assert (verdict.shuffle, verdict.contributions) == ("checked", 1)


def test_the_log_is_all_there_is() -> None:
    sitting = a_match()
    sitting.play_until("over")
    again = replay([read_event(write_event(event)) for event in sitting.log])
    assert again == sitting.state
    assert again.version == len(sitting.log)


def test_after_a_match_another_one_can_begin() -> None:
    sitting = a_match("fiftysix", 4, rules="classic match=deals(1)")
    sitting.play_until("over")
    sitting.start()
    assert sitting.state.phase == "playing"
    assert sitting.state.match is not None
    assert sitting.state.match.results == ()


def test_a_command_happens_once_however_often_it_is_sent() -> None:
    sitting = a_match()
    state = sitting.state
    while sitting.state.to_act != 0:
        sitting.move()
    state = sitting.state
    assert state.on is not None
    parts = {"person": "anu", "deal": state.deal_number, "ply": state.ply, "move": str(state.on.hands[0][0])}
    assert len(sitting.do(table.Play, id="once", **parts)) == 1
    for _ in range(3):
        assert sitting.do(table.Play, id="once", **parts) == ()
    with pytest.raises(BadRequest, match="moved on"):
        sitting.do(table.Play, id="another", **parts)


def test_what_the_shell_does_by_itself_uses_up_no_memory_of_commands() -> None:
    sitting = a_match()
    sitting.do(table.Disconnect, id="", person="anu")
    sitting.do(table.Connect, id="", person="anu")
    assert "" not in sitting.state.done
    assert sitting.state.places[0].away_since is None


def test_no_move_is_made_before_the_cards_are_dealt_nor_a_match_started_twice() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    with pytest.raises(IllegalMove):
        sitting.do(table.Play, person="anu", deal=0, ply=0, move="AS")
    with pytest.raises(BadRequest, match="asks nothing of you"):
        sitting.do(table.Commit, person="anu", commitment=secret("x"))
    sitting.start()
    with pytest.raises(BadRequest, match="has begun"):
        sitting.do(table.StartMatch, person="anu", secret=secret("another"))
    with pytest.raises(BadRequest, match="asks nothing of you"):
        sitting.do(table.Contribute, person="anu", value=secret("x"))


def test_what_is_due_comes_no_sooner() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    assert sitting.due() == ()
    sitting.start()
    while sitting.state.to_act != 1:
        sitting.move()
    # A computer player's move is thought, not simply due.
    sitting.now += 100
    assert sitting.due() == ()


def test_a_refused_command_may_be_sent_again_with_the_same_id_and_a_better_move() -> None:
    sitting = a_match()
    while sitting.state.to_act != 0:
        sitting.move()
    state = sitting.state
    where = {"person": "anu", "deal": state.deal_number, "ply": state.ply}
    assert state.on is not None
    held = state.on.hands[1][0]
    with pytest.raises(IllegalMove):
        sitting.do(table.Play, id="c", move=str(held), **where)
    assert sitting.do(table.Play, id="c", move=str(state.on.hands[0][0]), **where)


class TestTheShuffle:
    def test_nobody_opens_before_all_are_bound(self) -> None:
        sitting = Sitting("fiftysix", 4)
        sitting.sit("anu", "biju")
        sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
        exchange = sitting.state.exchange
        assert exchange is not None
        assert exchange.seats == (0, 1)
        sitting.do(table.Commit, person="anu", commitment=commitment(exchange.published, 0))
        with pytest.raises(BadRequest, match="still missing"):
            sitting.do(table.Contribute, person="anu", value=secret("seat 0"))
        with pytest.raises(BadRequest, match="here already"):
            sitting.do(table.Commit, person="anu", commitment=commitment(exchange.published, 0))

    def test_nobody_sees_what_others_opened_before_all_have(self) -> None:
        sitting = Sitting("fiftysix", 4)
        sitting.sit("anu", "biju")
        sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
        exchange = sitting.state.exchange
        assert exchange is not None
        for seat, person in enumerate(("anu", "biju")):
            sitting.do(table.Commit, person=person, commitment=commitment(exchange.published, seat))
        sitting.do(table.Contribute, person="anu", value=secret("seat 0"))
        with pytest.raises(BadRequest, match="here already"):
            sitting.do(table.Contribute, person="anu", value=secret("seat 0"))
        seen = [table.view(sitting.state, viewer).shuffle for viewer in (0, 1, None)]
        assert [dict(shuffle.values) for shuffle in seen if shuffle] == [{0: secret("seat 0")}, {}, {}]
        sitting.do(table.Contribute, person="biju", value=secret("seat 1"))
        opened = table.view(sitting.state, None).shuffle
        assert opened is not None
        assert set(opened.values) == {0, 1}

    def test_what_is_opened_has_to_be_what_was_committed_to(self) -> None:
        sitting = Sitting()
        sitting.sit("anu")
        sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
        exchange = sitting.state.exchange
        assert exchange is not None
        sitting.do(table.Commit, person="anu", commitment=commitment(exchange.published, 0))
        with pytest.raises(BadRequest, match="does not fit the hash"):
            sitting.do(table.Contribute, person="anu", value=secret("another"))
        assert sitting.state.phase == "shuffling"

    def test_who_does_not_open_is_left_out_and_the_secret_is_a_new_one(self) -> None:
        sitting = Sitting("fiftysix", 4)
        sitting.sit("anu", "biju")
        sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
        first = sitting.state.exchange
        assert first is not None
        sitting.do(table.Commit, person="anu", commitment=commitment(first.published, 0))
        sitting.now += 10
        assert sitting.due() == ()
        sitting.now += 10
        sitting.due()
        second = sitting.state.exchange
        assert second is not None
        assert second.seats == (0,)
        assert second.published != first.published

    def test_when_nobody_opens_the_dealer_alone_shuffles(self) -> None:
        sitting = Sitting("fiftysix", 4)
        sitting.sit("anu")
        sitting.do(table.StartMatch, person="anu", secret=secret("dealer"))
        sitting.now += 20
        sitting.due()
        assert sitting.state.phase == "playing"

    def test_the_secret_is_shown_when_the_match_is_over_and_not_before(self) -> None:
        sitting = a_match("fiftysix", 4, rules="classic match=deals(1)")
        seen = table.view(sitting.state, 0).shuffle
        assert seen is not None
        assert seen.secret is None
        sitting.play_until("over")
        seen = table.view(sitting.state, None).shuffle
        assert seen is not None
        assert seen.secret == secret("dealer")


class TestTakingBack:
    def lead(self) -> Sitting:
        sitting = a_match()
        while sitting.state.to_act != 0 or (sitting.state.on and sitting.state.on.led):  # type: ignore[union-attr]
            sitting.move()
        return sitting

    def back(self, sitting: Sitting) -> None:
        state = sitting.state
        sitting.do(table.TakeBack, person="anu", deal=state.deal_number, ply=state.ply)

    def test_a_lead_may_be_taken_back_until_the_computer_has_answered(self) -> None:
        sitting = self.lead()
        before = sitting.state
        assert before.on is not None
        sitting.move(str(before.on.hands[0][0]))
        assert table.view(sitting.state, 0).can_take_back
        assert not table.view(sitting.state, 1).can_take_back
        self.back(sitting)
        assert sitting.state.match == before.match
        assert sitting.state.record == before.record

    def test_once_answered_it_stays(self) -> None:
        sitting = self.lead()
        assert sitting.state.on is not None
        sitting.move(str(sitting.state.on.hands[0][0]))
        sitting.move()
        with pytest.raises(BadRequest, match="nothing to take back"):
            self.back(sitting)

    def test_closing_may_be_taken_back_before_and_after_the_lead(self) -> None:
        sitting = self.lead()
        before = sitting.state
        assert before.on is not None
        sitting.move("close")
        sitting.move(str(before.on.hands[0][0]))
        self.back(sitting)
        self.back(sitting)
        assert sitting.state.match == before.match

    def test_a_reply_after_which_a_card_was_drawn_stays(self) -> None:
        sitting = a_match()
        while sitting.state.to_act != 0 or not (sitting.state.on and sitting.state.on.led):  # type: ignore[union-attr]
            sitting.move()
        assert sitting.state.on is not None
        sitting.move(str(sitting.state.on.hands[0][0]))
        assert not table.view(sitting.state, 0).can_take_back

    def test_not_from_an_old_view_of_the_table(self) -> None:
        sitting = self.lead()
        assert sitting.state.on is not None
        sitting.move(str(sitting.state.on.hands[0][0]))
        with pytest.raises(BadRequest, match="moved on"):
            sitting.do(table.TakeBack, person="anu", deal=0, ply=sitting.state.ply - 1)

    def test_not_from_somebody_who_has_sat_down_since(self) -> None:
        sitting = Sitting("fiftysix", 4)
        sitting.sit("anu")
        sitting.start()
        while sitting.state.to_act != 0:
            sitting.move()
        sitting.move()
        assert table.view(sitting.state, 0).can_take_back
        sitting.sit("biju")
        assert not table.view(sitting.state, 0).can_take_back

    def test_with_two_people_at_the_table_nothing_is_taken_back(self) -> None:
        sitting = Sitting("fiftysix", 4)
        sitting.sit("anu", "biju")
        sitting.start()
        while sitting.state.to_act != 0:
            sitting.move()
        sitting.move()
        assert not table.view(sitting.state, 0).can_take_back
