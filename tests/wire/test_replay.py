"""A match looked back at: what everybody held, at every moment, and whether the cards were dealt fairly."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cardavia import players, records, table
from cardavia.games import game
from cardavia.records import Published, Record
from cardavia.shuffle import Shuffle
from cardavia.table import finished_match
from cardavia.wire import Replay, page_view, replay
from cardavia.words import speak

from ..table.sitting import Sitting

GAMES = [
    ("schnapsen", 2, "classic"),
    ("fiftysix", 4, "classic match=deals(2)"),
    ("fiftysix", 6, "classic match=deals(1)"),
]
SHUFFLE = Shuffle(bytes(32), ())


def a_match(name: str, seats: int, rules: str, deals: int = 100, shuffle: Shuffle = SHUFFLE) -> Record:
    """Plays a match, or so many deals of it, without a table."""
    played = game(name, seats, rules)
    names = ["Anna", *["computer fair"] * (seats - 1)]
    dealer = SHUFFLE.first_dealer(seats)
    record = records.begin(played, names, dealer, date="2026-03-01", published=Published.of(SHUFFLE))
    while record.winner is None and len(record.deals) < deals:
        record = record.with_pack(shuffle.order(len(record.deals), played.pack))
        while (deal := record.match.deal) is not None and not record.match.needs_pack and not deal.over:
            assert deal.to_act is not None
            record = record.with_move(players.player("random", 1).choose(deal.view(deal.to_act)).move)
    return record


@pytest.mark.parametrize(("name", "seats", "rules"), GAMES)
def test_each_moment_is_what_a_spectator_saw_of_it_then(name: str, seats: int, rules: str) -> None:
    sitting = Sitting(name, seats, rules=rules)
    sitting.sit("anu")
    sitting.start()
    seen = {}
    while sitting.state.phase != "over":
        shown = page_view(table.view(sitting.state, None))
        seen[shown.deal, shown.ply] = shown.table
        if sitting.state.phase == "between":
            sitting.do(table.Ready, person="anu", deal=sitting.state.deal_number)
        else:
            sitting.move()
    looked_at = replay(finished_match(sitting.log).record)
    assert len(seen) > 10
    for (deal, ply), shown_then in seen.items():
        assert looked_at.deals[deal].frames[ply].table == shown_then


@pytest.mark.parametrize(("name", "seats", "rules"), GAMES)
def test_all_hands_are_open_from_the_first_moment_to_the_last(name: str, seats: int, rules: str) -> None:
    record = a_match(name, seats, rules)
    for dealt, deal in zip(record.deals, replay(record).deals, strict=True):
        pack = Counter(str(card) for card in dealt.pack)
        for frame in deal.frames:
            assert Counter(card for hand in frame.hands for card in hand) <= pack
            assert tuple(len(hand) for hand in frame.hands) == frame.table.counts
        assert len(deal.frames) == 1 + len(dealt.moves)
        assert deal.frames[-1].table.result is not None


@pytest.mark.parametrize(("name", "seats", "rules"), GAMES)
def test_all_of_it_travels_and_is_read_again(name: str, seats: int, rules: str) -> None:
    looked_at = replay(a_match(name, seats, rules), table="t", match=2, seat=1)
    text = msgspec.json.encode(looked_at)
    assert msgspec.json.encode(msgspec.json.decode(text, type=Replay)) == text
    assert (looked_at.view.id, looked_at.match, looked_at.seat) == ("t", 2, 1)


def test_who_sat_there_and_how_the_match_went() -> None:
    looked_at = replay(a_match("schnapsen", 2, "classic"))
    anna, computer = looked_at.view.seats
    assert (anna.name, anna.level, computer.name, computer.level) == ("Anna", None, "", "fair")
    assert (looked_at.view.phase, looked_at.view.seat, looked_at.date) == ("over", None, "2026-03-01")
    assert looked_at.deals[0].score == (7, 7)
    assert looked_at.view.score is not None
    assert 0 in looked_at.view.score


def test_somebody_who_only_calls_himself_a_computer_keeps_his_name() -> None:
    record = records.begin(game("schnapsen"), ["computer wizard", "a computer fair"])
    assert [seat.name for seat in replay(record).view.seats] == ["computer wizard", "a computer fair"]


def test_a_match_that_breaks_off_is_shown_as_far_as_it_goes() -> None:
    assert replay(records.begin(game("schnapsen"), ["a", "b"])).deals == ()
    begun = a_match("schnapsen", 2, "classic", deals=1)
    assert replay(begun).view.phase == "between"
    assert replay(begun.at(1, 3)).view.phase == "playing"
    assert len(replay(begun.at(1, 3)).deals[0].frames) == 4


def test_deals_that_were_thrown_in_are_left_out_and_the_others_keep_their_numbers_and_reasons() -> None:
    record = a_match(
        "fiftysix", 4, "classic match=deals(2) redeal_weak", shuffle=Shuffle(bytes([47]) * 32, ())
    )
    thrown_in = [n for n, deal in enumerate(record.deals, 1) if not deal.moves]
    assert thrown_in
    given = tuple((table.Reasons(0, ply, ()),) for ply in range(len(record.results)))
    deals = replay(record, given).deals
    assert [deal.number for deal in deals] == [n for n, deal in enumerate(record.deals, 1) if deal.moves]
    assert tuple(deal.reasons for deal in deals) == given


@pytest.mark.parametrize(
    ("secret", "checked"),
    [(bytes(32), "checked"), (None, "no secret yet"), (bytes([1]) * 32, "failed")],
)
def test_the_shuffle_is_checked_and_unfair_play_is_shown_too(secret: bytes | None, checked: str) -> None:
    record = a_match("schnapsen", 2, "classic")
    looked_at = replay(record.with_secret(secret) if secret else record)
    assert looked_at.checked == checked
    assert all(speak(sentence) for sentence in looked_at.verdict)
    assert looked_at.deals


def test_a_record_without_a_word_of_its_shuffle_says_so() -> None:
    record = records.begin(game("schnapsen"), ["a", "b"]).with_pack(game("schnapsen").pack)
    assert replay(record).checked == "no shuffle data"
