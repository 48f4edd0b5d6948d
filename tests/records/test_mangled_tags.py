"""Mangled tags are refused by one clear sentence, with the line."""

from collections.abc import Callable

import pytest

from cardavia.words import BadRecord

from .places import line_of

Refused = Callable[[str | bytes], BadRecord]


@pytest.mark.parametrize(
    ("tag", "mangled", "id"),
    [
        ('[Game "schnapsen"]', '[Game "skat"]', "unknown_game"),
        ('[Game "schnapsen"]', '[game "schnapsen"]', "record_unknown_tag"),
        ('[Game "schnapsen"]', '[Game "fiftysix"]', "players_not_possible"),
        ('[Players "2"]', '[Players "3"]', "players_not_possible"),
        ('[Players "2"]', '[Players "two"]', "record_not_a_number"),
        ('[Players "2"]', f'[Players "{"2" * 900}"]', "record_not_a_number"),
        ('[Players "2"]', '[Players "²"]', "record_not_a_number"),
        ('[Rules "classic"]', '[Rules "classics"]', "unknown_preset"),
        ('[Rules "classic"]', '[Rules ""]', "unknown_preset"),
        ('[Rules "classic"]', '[Rules "classic blunt"]', "unknown_switch"),
        ('[Rules "classic"]', '[Rules "classic sharp=5"]', "switch_value"),
        ('[Date "2026-03-01"]', '[Date ""]', "record_bad_name"),
        ('[Date "2026-03-01"]', '[Day "2026-03-01"]', "record_unknown_tag"),
        ('[Date "2026-03-01"]', '[Date 2026-03-01]', "record_bad_tag"),
        ('[Date "2026-03-01"]', '[Date "2026-03-01"', "record_bad_tag"),
        ('[Date "2026-03-01"]', '[Date "2026"03"]', "record_bad_tag"),
        ('[Date "2026-03-01"]', '[Date "2026\\03"]', "record_bad_tag"),
        ('[Date "2026-03-01"]', '[Date "2026-03-01"] 2', "record_bad_tag"),
        ('[Seat0 "Anna"]', '[Seat0 " Anna"]', "record_bad_name"),
        ('[Seat0 "Anna"]', '[Seat2 "Anna"]', "no_such_seat"),
        ('[Seat0 "Anna"]', '[Seat00 "Anna"]', "record_unknown_tag"),
        ('[Seat1 "computer fair"]', '[Seat0 "computer fair"]', "record_tag_twice"),
        ('[FirstDealer "1"]', '[FirstDealer "2"]', "no_such_seat"),
        ('[FirstDealer "1"]', '[FirstDealer "-1"]', "record_not_a_number"),
        ('[Score "0:1"]', '[Score "0:2"]', "record_tag_differs"),
        ('[Score "0:1"]', '[Score "1:0"]', "record_tag_differs"),
        ('[Winner "0"]', '[Winner "1"]', "record_tag_differs"),
        ('[Commitment "6390', '[Commitment "x390', "shuffle_bad_hex"),
        ('[Commitment "6390', '[Commitment "390', "shuffle_bad_hex"),
        ('[Committed0 "8c9d', '[Committed0 "٨c9d', "shuffle_bad_hex"),
        ('[Contribution0 "62e6', '[Contribution0 "62e6 ', "shuffle_bad_hex"),
        ('[Secret "cd', '[Secret "', "shuffle_bad_hex"),
    ],
)  # fmt: skip
def test_a_mangled_tag_is_refused_in_its_line(
    refused: Refused, whole: str, tag: str, mangled: str, id: str
) -> None:
    assert tag in whole
    refusal = refused(whole.replace(tag, mangled))
    at = '[Players "2"]' if mangled == '[Game "fiftysix"]' else tag
    assert (refusal.id, refusal.line) == (id, line_of(whole, at))


@pytest.mark.parametrize("text", ["fiftysix-six-whole", "schnapsen-whole"])
def test_a_tag_left_out_is_missed_where_the_deals_begin(
    refused: Refused, golden: dict[str, str], text: str
) -> None:
    lines = golden[text].splitlines()
    tags = [
        line
        for line in lines
        if line.startswith("[") and not line.startswith(("[Cardavia", "[Date", "[Secret"))
    ]
    assert len(tags) >= 11
    for tag in tags:
        less = [line for line in lines if line is not tag]
        refusal = refused("\n".join(less))
        assert refusal.id == "record_tag_missing"
        assert refusal.params["tag"] == tag[1:].partition(" ")[0]
        assert less[refusal.line - 1].startswith("Deal 1")


def test_a_tag_missing_from_tags_alone_is_missed_in_the_last_line(refused: Refused) -> None:
    for text in ('[Cardavia "1"]\n[Game "schnapsen"]\n', '[Cardavia "1"]\n[Game "schnapsen"]'):
        assert (refused(text).id, refused(text).line) == ("record_tag_missing", 2)


def test_the_short_pack_is_for_four(refused: Refused, golden: dict[str, str]) -> None:
    text = golden["fiftysix-four-thrown-in"].replace('[Players "4"]', '[Players "6"]')
    assert (refused(text).id, refused(text).line) == ("short_pack_is_for_four", line_of(text, "[Players"))


def test_a_tag_among_the_deals_is_refused(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("Deal 2", '[Event "x"]\nDeal 2'))
    assert (refusal.id, refusal.line) == ("record_tag_too_late", line_of(whole, "Deal 2"))


def test_no_winner_is_named_before_the_match_is_over(refused: Refused, golden: dict[str, str]) -> None:
    text = golden["schnapsen-played-on-paper"].replace("[Score", '[Winner "0"]\n[Score')
    assert (refused(text).id, refused(text).line) == ("record_winner_too_early", line_of(text, "[Winner"))
