"""The golden records: read by every version, written the same by this one, and what they tell."""

import pytest

from cardavia import records
from cardavia.records import Verdict

VERDICTS = {
    "fiftysix-six-whole": Verdict(
        deals=9, moves=533, shuffle="checked", contributions=3, first_dealer=1, drawn_dealer=1, score=(0, 24),
        winner=1, winners=("computer fair", "computer fair", "computer strong"),
    ),
    "fiftysix-six-in-play": Verdict(
        deals=1, moves=34, shuffle="no secret yet", contributions=4, first_dealer=2, drawn_dealer=None,
        score=(12, 12), winner=None, winners=(),
    ),
    "fiftysix-eight-international": Verdict(
        deals=2, moves=160, shuffle="checked", contributions=0, first_dealer=2, drawn_dealer=2, score=(1, -1),
        winner=None, winners=(),
    ),
    "fiftysix-four-thrown-in": Verdict(
        deals=3, moves=52, shuffle="checked", contributions=1, first_dealer=0, drawn_dealer=0, score=(12, 12),
        winner=None, winners=(),
    ),
    "schnapsen-whole": Verdict(
        deals=9, moves=120, shuffle="checked", contributions=1, first_dealer=1, drawn_dealer=1, score=(0, 1),
        winner=0, winners=("Anna",),
    ),
    "schnapsen-played-on-paper": Verdict(
        deals=3, moves=40, shuffle="no shuffle data", contributions=0, first_dealer=0, drawn_dealer=None,
        score=(7, 5), winner=None, winners=(),
    ),
    "schnapsen-not-begun": Verdict(
        deals=0, moves=0, shuffle="no secret yet", contributions=1, first_dealer=1, drawn_dealer=None,
        score=(7, 7), winner=None, winners=(),
    ),
}  # fmt: skip


def test_every_golden_record_has_its_verdict(golden: dict[str, str]) -> None:
    assert golden.keys() == VERDICTS.keys()


@pytest.mark.parametrize("name", VERDICTS)
def test_a_golden_record_is_read_verified_and_written_again(golden: dict[str, str], name: str) -> None:
    text = golden[name]
    record = records.loads(text)
    assert records.verify(text) == records.verify(record) == VERDICTS[name]
    assert records.dumps(record) == text
    assert records.replay(record) == record.match


@pytest.mark.parametrize("name", VERDICTS)
def test_a_golden_record_can_be_recorded_again(golden: dict[str, str], name: str) -> None:
    record = records.loads(golden[name])
    again = records.begin(
        record.game, record.names, record.first_dealer, date=record.date, published=record.published
    )
    for deal in record.deals:
        again = again.with_pack(deal.pack)
        for move in deal.moves:
            again = again.with_move(move)
    assert again == record


def test_the_golden_records_show_what_there_is_to_write(golden: dict[str, str]) -> None:
    said = set(" ".join(golden.values()).split())
    forms = "28P 28H D30 40NT 29NS +2D +2NS P X XX".split()
    assert said >= {*forms, "exchange", "close", "pending", "frozen", "drawn", "Thrown", "made", "failed"}
    assert said >= {"QH(40)*", "QS(20)", "(sixty_six)", "(closer_failed)"}
