"""A record grows with its match and takes nothing that the rules refuse."""

import copy
import pickle
from typing import Any

import pytest

from cardavia import games, records
from cardavia.cards import Card
from cardavia.records import DealRecord, Opening, Published, Record
from cardavia.shuffle import Contribution, Shuffle
from cardavia.words import BadPosition, BadRecord, BadRequest, BadText, IllegalMove

SCHNAPSEN = games.game("schnapsen")
FOUR = games.game("fiftysix", 4)
SHUFFLE = Shuffle(bytes(32), (Contribution(1, bytes(range(32))), Contribution(0, bytes(range(1, 33)))))


def begun(**more: Any) -> Record:
    return records.begin(SCHNAPSEN, ["Anna", "computer fair"], **more)


def test_a_record_begins_without_a_deal() -> None:
    record = begun(first_dealer=1, date="2026-03-01")
    assert (record.names, record.deals, record.score, record.winner) == (
        ("Anna", "computer fair"),
        (),
        (7, 7),
        None,
    )
    assert record.match == SCHNAPSEN.match(first_dealer=1)


def test_a_record_goes_along_with_its_match() -> None:
    match = SCHNAPSEN.match().start_deal(SCHNAPSEN.pack)
    record = begun().with_pack(SCHNAPSEN.pack)
    for move in ("KH", "QS", "close", "QH", "AH"):
        match, record = match.play(move), record.with_move(move)
        assert record.match == match
        assert records.replay(record) == match
    assert [str(move) for move in record.deals[0].moves] == ["KH", "QS", "close", "QH", "AH"]


def test_moves_are_taken_as_values_and_as_text() -> None:
    dealt = begun().with_pack(" ".join(map(str, SCHNAPSEN.pack)))
    assert dealt.with_move("kh") == dealt.with_move(Card("KH"))
    assert dealt == begun().with_pack(list(SCHNAPSEN.pack))


def test_a_record_never_changes() -> None:
    record = begun()
    record.with_pack(SCHNAPSEN.pack).with_move("KH")
    assert record == begun()
    with pytest.raises(AttributeError):
        record.date = "today"  # type: ignore[misc]


def test_a_record_copies_and_pickles() -> None:
    record = begun(published=Published.of(SHUFFLE)).with_pack(SCHNAPSEN.pack).with_move("KH")
    assert pickle.loads(pickle.dumps(record)) == copy.deepcopy(record) == record
    assert hash(copy.copy(record)) == hash(record)


def test_the_steps_show_the_match_after_each_pack_and_move() -> None:
    record = begun().with_pack(SCHNAPSEN.pack).with_move("KH").with_move("QS")
    steps = list(record.steps())
    assert [step.deal and len(step.deal.history) for step in steps] == [None, 0, 1, 2]
    assert steps[-1] == record.match


def test_at_gives_the_record_as_it_was() -> None:
    one = begun().with_pack(SCHNAPSEN.pack)
    two = one.with_move("KH")
    assert two.at(deal=1, moves=0) == one
    assert two.at(deal=1, moves=1) == two
    assert two.at(deal=1, moves=0).match == one.match


@pytest.mark.parametrize(
    ("deal", "moves", "id"),
    [
        (0, 0, "record_no_such_deal"),
        (2, 0, "record_no_such_deal"),
        (1, 2, "record_no_such_move"),
        (1, -1, "record_no_such_move"),
    ],
)
def test_at_refuses_what_is_not_there(deal: int, moves: int, id: str) -> None:
    record = begun().with_pack(SCHNAPSEN.pack).with_move("KH")
    with pytest.raises(BadRequest) as caught:
        record.at(deal, moves)
    assert caught.value.id == id
    assert str(caught.value).endswith(".")


def test_at_goes_back_to_earlier_deals(golden: dict[str, str]) -> None:
    whole = records.loads(golden["schnapsen-whole"])
    early = whole.at(deal=3, moves=4)
    assert len(early.deals) == 3
    assert early.winner is None
    assert early.results == whole.results[:2]
    assert [result.game_points for result in whole.match.results] == [2, 1, 2, 1, 1, 1, 1, 2, 2]
    assert early.deals[:2] == whole.deals[:2]
    assert records.loads(records.dumps(early)) == early


# ── what a record refuses ─────────────────────────────────────────────────────────────────────


def test_an_illegal_move_is_refused_as_the_rules_refuse_it() -> None:
    record = begun().with_pack(SCHNAPSEN.pack)
    with pytest.raises(IllegalMove, match="is not in your hand"):
        record.with_move("AC")
    with pytest.raises(IllegalMove, match="neither a card nor"):
        record.with_move("28D")


def test_a_move_without_a_deal_is_refused() -> None:
    with pytest.raises(IllegalMove) as caught:
        begun().with_move("KH")
    assert caught.value.id == "no_deal_is_on"


def test_a_pack_is_dealt_only_when_it_is_due() -> None:
    with pytest.raises(IllegalMove) as caught:
        begun().with_pack(SCHNAPSEN.pack).with_pack(SCHNAPSEN.pack)
    assert caught.value.id == "deal_goes_on"
    with pytest.raises(BadPosition):
        begun().with_pack(FOUR.pack)
    with pytest.raises(BadText):
        begun().with_pack("AS ZZ")


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Béla", "Csaba"], []])
def test_every_seat_has_a_name(names: list[str]) -> None:
    with pytest.raises(BadRequest) as caught:
        records.begin(SCHNAPSEN, names)
    assert caught.value.id == "record_names"
    assert "2 seats" in str(caught.value)


NOT_ONE_LINE = [
    "",
    " Anna",
    "Anna\n",
    "A\x00",
    "x" * 101,
    "a\u202eb",
    "a\u200bb",
    "\ud800",
    "a\u2028b",
    "\x85",
]
NOT_SEEN = ["\u2800", "\u3164\u3164", "A\u115f", "\u200d", "\u200c\ufe0f"]


@pytest.mark.parametrize("name", [*NOT_ONE_LINE, *NOT_SEEN])
def test_names_and_dates_are_one_line_of_plain_text(name: str) -> None:
    for make in (lambda: records.begin(SCHNAPSEN, ["Anna", name]), lambda: begun(date=name or " ")):
        with pytest.raises(BadRequest) as caught:
            make()
        assert caught.value.id == "record_bad_name"
        assert str(caught.value).isprintable()


def test_dealer_and_contributors_have_a_seat() -> None:
    with pytest.raises(BadPosition):
        begun(first_dealer=2)
    with pytest.raises(BadPosition):
        begun(published=Published.of(Shuffle(bytes(32), (Contribution(2, bytes(32)),))))


# ── what was published ────────────────────────────────────────────────────────────────────────


def test_before_the_first_deal_all_but_the_secret_is_published() -> None:
    published = Published.of(SHUFFLE)
    assert published.secret is None
    assert published.shuffle is None
    assert published.commitment == SHUFFLE.commitment
    assert published.contributions == SHUFFLE.contributions
    assert list(published.commitments) == [0, 1]


@pytest.mark.parametrize("secret", [SHUFFLE.secret, SHUFFLE.secret.hex(), SHUFFLE.secret.hex().upper()])
def test_the_secret_comes_in_the_end(secret: bytes | str) -> None:
    record = begun(published=Published.of(SHUFFLE)).with_secret(secret)
    assert record.published is not None
    assert record.published.shuffle == SHUFFLE


def test_a_secret_needs_something_to_belong_to() -> None:
    with pytest.raises(BadRequest) as caught:
        begun().with_secret(bytes(32))
    assert caught.value.id == "record_secret_of_nothing"
    assert str(caught.value).endswith(".")
    with pytest.raises(BadRequest):
        begun(published=Published.of(SHUFFLE)).with_secret(b"short")
    with pytest.raises(BadText):
        begun(published=Published.of(SHUFFLE)).with_secret("short")


def test_openings_stand_by_seat_and_hashes_in_small_letters() -> None:
    one, other = Published.of(SHUFFLE).openings
    published = Published(
        SHUFFLE.commitment.upper(), (other, Opening(one.contribution, one.commitment.upper()))
    )
    assert published == Published.of(SHUFFLE)


def test_what_is_no_hash_is_refused() -> None:
    with pytest.raises(BadText):
        Published("abc")
    with pytest.raises(BadText):
        Opening(SHUFFLE.contributions[0], "abc")
    one, _other = Published.of(SHUFFLE).openings
    with pytest.raises(BadRequest, match="only one"):
        Published(SHUFFLE.commitment, (one, one))


# ── records put together by hand ──────────────────────────────────────────────────────────────


def by_hand(*deals: DealRecord) -> Record:
    return Record(SCHNAPSEN, ("Anna", "computer fair"), deals=deals)


def test_replay_looks_at_every_move_of_a_record_put_together_by_hand() -> None:
    good = begun().with_pack(SCHNAPSEN.pack).with_move("KH").with_move("QS")
    bad = by_hand(DealRecord(good.deals[0].pack, (*good.deals[0].moves, Card("QS"))))
    for refuse in (records.replay, records.dumps, records.verify):
        with pytest.raises(BadRecord) as caught:
            refuse(bad)
        assert (caught.value.id, caught.value.params["move"]) == ("card_not_in_hand", "QS")
        last = records.dumps(good).splitlines()[caught.value.line - 1]
        assert last.split() == ["2.", "1:"]


def test_replay_looks_at_every_pack_of_a_record_put_together_by_hand() -> None:
    for deals in ([DealRecord(SCHNAPSEN.pack[1:])], [DealRecord(SCHNAPSEN.pack)] * 2):
        with pytest.raises(BadRecord) as caught:
            records.replay(by_hand(*deals))
        assert caught.value.id in ("not_the_pack", "deal_goes_on")


def test_moves_of_another_game_are_refused_like_any_other() -> None:
    call = FOUR.read_move("28D")
    with pytest.raises(BadRecord) as caught:
        records.replay(by_hand(DealRecord(SCHNAPSEN.pack, (call,))))
    assert caught.value.id == "unknown_move"
