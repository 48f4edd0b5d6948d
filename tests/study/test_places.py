"""Finding the deal to study in a file: a position, or a place in the record of a match."""

import pytest

from cardavia import games, records, study
from cardavia.records import Record
from cardavia.words import Refusal


def fiftysix_record(deals: int, moves: int | None = None) -> Record:
    """Returns a record of 56 for four; the last deal breaks off after so many moves."""
    game = games.game("fiftysix", players=4)
    record = records.begin(game, ["a", "b", "c", "d"])
    for number in range(deals):
        record = record.with_pack(game.pack)
        played = 0
        while not record.match.needs_pack and not (number == deals - 1 and played == moves):
            assert record.match.deal is not None
            lawful = map(str, record.match.deal.legal_moves())
            record, played = record.with_move(min(lawful, key=len)), played + 1
    return record


def test_a_deal_that_goes_on_is_studied_where_it_stands() -> None:
    record = fiftysix_record(deals=2, moves=10)
    assert study.find_deal(records.dumps(record)) == record.match.deal


def test_a_deal_that_is_over_is_studied_from_its_first_lead() -> None:
    found = study.find_deal(records.dumps(fiftysix_record(deals=2)))
    assert str(found.contract) == "28NT by 2"
    assert (len(found.auction.calls), found.plays) == (4, ())


def test_schnapsen_is_studied_from_its_first_lead() -> None:
    game = games.game("schnapsen")
    record = records.begin(game, ["Anu", "Biju"]).with_pack(game.pack)
    while not record.match.needs_pack:
        assert record.match.deal is not None
        record = record.with_move(record.match.deal.legal_moves()[-1])
    assert study.find_deal(records.dumps(record)).history == ()


def test_deal_and_ply_choose_any_place() -> None:
    text = records.dumps(fiftysix_record(deals=2))
    found = study.find_deal(text, deal=1, ply=7)
    assert (len(found.history), found.dealer) == (7, 0)
    assert len(study.find_deal(text, ply=2).history) == 2


def test_bytes_are_read_as_text_is() -> None:
    text = records.dumps(fiftysix_record(deals=1, moves=6))
    assert study.find_deal(text.encode()) == study.find_deal(text)


@pytest.mark.parametrize(
    ("deal", "ply", "says"),
    [
        (3, None, "no deal 3"),
        (0, None, "no deal 0"),
        (-1, 0, "no deal -1"),
        (1, 99, "nothing after 99"),
        (1, -1, "nothing after -1"),
    ],
)
def test_a_place_that_is_not_there_is_refused(deal: int, ply: int | None, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        study.find_deal(records.dumps(fiftysix_record(deals=2)), deal, ply)
    assert says in str(refused.value)


def test_a_record_without_a_deal_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        study.find_deal(records.dumps(fiftysix_record(deals=0)))
    assert "none yet" in str(refused.value)


def test_a_deal_that_was_thrown_in_is_refused() -> None:
    game = games.game("fiftysix", players=4, rules="classic redeal_weak")
    # In the canonical order every fourth card goes to one hand: that of seat 0 has no points.
    pack = sorted(game.pack, key=lambda card: "J9ATKQ".index(card.rank))
    by_strength = [pack[i // 4 + 12 * (i % 4)] for i in range(48)]
    record = records.begin(game, ["a", "b", "c", "d"]).with_pack(by_strength)
    assert record.match.needs_pack
    with pytest.raises(Refusal) as refused:
        study.find_deal(records.dumps(record))
    assert "thrown in" in str(refused.value)


def test_a_position_has_no_deals_to_choose_from() -> None:
    game = games.game("schnapsen")
    text = study.write_position(game.deal(pack=game.pack))
    assert study.find_deal(text).hands == game.deal(pack=game.pack).hands
    for place in ({"deal": 1}, {"ply": 0}):
        with pytest.raises(Refusal) as refused:
            study.find_deal(text, **place)
        assert refused.value.id == "position_has_no_places"


def test_what_is_too_large_for_a_record_is_not_read() -> None:
    with pytest.raises(Refusal) as refused:
        study.find_deal("x" * (records.LARGEST + 1))
    assert refused.value.id == "record_too_large"
