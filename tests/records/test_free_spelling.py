"""What is no mangling: layout, order and spelling that mean nothing."""

import pytest

from cardavia import records
from cardavia.words import BadRecord


def test_layout_line_ends_and_comments_mean_nothing(golden: dict[str, str]) -> None:
    for name in ("fiftysix-four-thrown-in", "schnapsen-played-on-paper", "schnapsen-not-begun"):
        text = golden[name]
        record = records.loads(text)
        tags, _, deals = text.partition("\n\n")
        commented = text.replace("]\n", '] ; [another] "one"\n').replace("End", ";; End\nEnd ; End")
        for same in (
            text.replace("\n", "\r\n"),
            "\ufeff" + text,
            "; a comment\n\n" + commented,
            tags + "\n" + "\n".join(deals.split()),
            text.replace("\n", "\n\n\t"),
            text.removesuffix("\n"),
        ):
            assert records.loads(same) == record
            assert records.loads(same.encode()) == record


def test_the_order_of_the_tags_means_nothing(whole: str) -> None:
    first, *tags = whole.partition("\n\n")[0].splitlines()
    turned = whole.replace("\n".join(tags), "\n".join(reversed(tags)))
    assert turned.startswith(first)
    assert turned != whole
    assert records.loads(turned) == records.loads(whole)


def test_cards_calls_and_hashes_may_be_spelled_otherwise(golden: dict[str, str]) -> None:
    for text, spelled in (
        (golden["schnapsen-whole"], {"exchange QH AH*": "EXCHANGE hq Ah*", "QD TS AH": "dq 10S ha"}),
        (golden["fiftysix-six-whole"], {"   28H   29D": "   28h   29d", "JH* KH  QH  TH": "hj* kh QH 10H"}),
        (golden["schnapsen-whole"], {"cd072cd8be": "CD072CD8BE"}),
    ):
        other = text
        for as_written, otherwise in spelled.items():
            assert as_written in text
            other = other.replace(as_written, otherwise, 1)
        assert records.loads(other) == records.loads(text)


def test_what_is_far_too_long_is_not_even_begun() -> None:
    with pytest.raises(BadRecord, match="at most"):
        records.loads("\n" * (records.LARGEST + 1))
