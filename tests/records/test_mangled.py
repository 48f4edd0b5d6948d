"""A mangled record is refused: by one clear sentence, with the line, and never by anything else."""

from collections.abc import Callable

import pytest

from cardavia import records
from cardavia.words import BadRecord

Refused = Callable[[str | bytes], BadRecord]


@pytest.fixture(scope="module")
def whole(golden: dict[str, str]) -> str:
    return golden["schnapsen-whole"]


def line_of(text: str, part: str) -> int:
    return 1 + text[: text.index(part)].count("\n")


# ── what is no record ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "; only a comment\n",
        "Deal 1  dealer 0",
        '[Event "FIBER"]',
        "[Cardavia]",
        "hello [",
        "\x00\x01",
    ],
)
def test_what_is_no_record_is_refused_at_once(refused: Refused, text: str) -> None:
    assert refused(text).id == "record_is_none"
    assert refused(text.encode()).id == "record_is_none"


@pytest.mark.parametrize("version", ["2", "10", "", "one", "1.0"])
def test_a_record_of_an_unknown_version_is_refused(refused: Refused, whole: str, version: str) -> None:
    refusal = refused(whole.replace('[Cardavia "1"]', f'[Cardavia "{version}"]'))
    assert (refusal.id, refusal.line, refusal.params["found"]) == ("record_of_another_version", 1, version)


def test_a_record_of_other_rules_is_refused(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace('[RulesVersion "1"]', '[RulesVersion "2"]'))
    assert (refusal.id, refusal.line) == ("record_of_other_rules", 3)


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16", "cp1252"])
def test_another_encoding_is_refused_where_it_shows(refused: Refused, whole: str, encoding: str) -> None:
    text = whole.replace("Anna", "Béla")
    refusal = refused(text.encode(encoding))
    assert refusal.id == "record_not_utf8"
    assert refusal.line == (1 if encoding == "utf-16" else line_of(text, "Béla"))


def test_binary_junk_is_refused(refused: Refused) -> None:
    assert refused(bytes(range(256)) * 40).id == "record_not_utf8"
    assert refused(bytes(1000)).id == "record_is_none"


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x1b", "\x7f", "\x85", "\r", "\ud800"])
def test_control_characters_are_refused(refused: Refused, whole: str, character: str) -> None:
    refusal = refused(whole.replace("Deal 3", f"Deal {character}3"))
    assert (refusal.id, refusal.line) == ("record_unprintable", line_of(whole, "Deal 3"))
    assert refusal.params["character"] == f"U+{ord(character):04X}"


def test_a_huge_line_is_refused(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("Deal 3", "Deal" + " " * 1_000_000 + "3"))
    assert (refusal.id, refusal.line) == ("record_line_too_long", line_of(whole, "Deal 3"))
    assert "1000" in str(refusal)


def test_a_huge_word_is_quoted_in_short(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("Deal 3", "Deal " + "3" * 900))
    assert (refusal.id, refusal.line) == ("record_differs", line_of(whole, "Deal 3"))
    assert len(str(refusal)) < 500


# ── tags ──────────────────────────────────────────────────────────────────────────────────────


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


# ── deals ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("part", "mangled", "id"),
    [
        ("QD TS AH  JS", "QD TS AH  ZZ", "bad_card"),
        ("QD TS AH  JS", "QD TS AH  TS", "not_the_pack"),
        ("QD TS AH  JS", "TS AH  JS", "not_the_pack"),
        ("0: TS QS  AH", "0: TS QS  KH", "record_differs"),
        ("Stock  TH TD", "Stock  TD TH", "record_differs"),
        ("Trump  S", "Trump  H", "record_differs"),
        ("  1.  0: QD", "  2.  0: QD", "record_differs"),
        ("  1.  0: QD", "  1.  1: QD", "record_differs"),
        ("QD AD* ", "QD AD ", "record_differs"),
        ("QD AD* ", "QD* AD ", "record_differs"),
        ("QD AD* ", "QD(20) AD* ", "record_differs"),
        ("0:14  drawn TH TD", "0:15  drawn TH TD", "record_differs"),
        ("0:14  drawn TH TD", "0:14  drawn TD TH", "record_differs"),
        ("0:14  drawn TH TD", "0:14", "record_line_too_short"),
        ("exchange QH AH*", "close QH AH*", "record_differs"),
        ("exchange QH AH*", "exchange exchange QH AH*", "exchange_jack_lies_there"),
        ("exchange QH AH*", "28D QH AH*", "unknown_move"),
        ("close AS* KS ", "close close AS* KS ", "close_only_once"),
        ("close AS* KS ", "close AS* QC ", "must_follow_suit"),
        ("close AS* KS ", "close KS* AS ", "card_not_in_hand"),
        ("TS* JH ", "TS * JH ", "unknown_move"),
        ("Result  1 wins 2 (closer_failed)", "Result  0 wins 2 (closer_failed)", "record_differs"),
        ("Result  1 wins 2 (closer_failed)", "Result  1 wins 3 (closer_failed)", "record_differs"),
        ("Result  1 wins 2 (closer_failed)", "Result  1 wins 2 (sixty_six)", "record_differs"),
        ("Score  7:5", "Score  7:4", "record_differs"),
        ("Deal 2  dealer 0", "Deal 2  dealer 1", "record_differs"),
        ("Deal 2  dealer 0", "Deal 3  dealer 0", "record_differs"),
        ("Deal 2  dealer 0", "Dael 2  dealer 0", "record_next_deal_or_end"),
        ("End", "Deal 10  dealer 0\nEnd", "match_over"),
        ("End", "Result\nEnd", "record_match_is_over"),
        ("End", "The end", "record_match_is_over"),
    ],
)
def test_a_mangled_deal_is_refused_in_its_line(
    refused: Refused, whole: str, part: str, mangled: str, id: str
) -> None:
    assert part in whole
    text = whole.replace(part, mangled, 1)
    refusal = refused(text)
    assert (refusal.id, refusal.line) == (id, line_of(whole, part))


@pytest.mark.parametrize(
    ("part", "mangled", "id"),
    [
        ("Auction     2     3", "Auction     3     2", "record_differs"),
        ("          28H   29D", "          28H   28D", "call_number_too_low"),
        ("          28H   29D", "          28H   57D", "call_number_outside"),
        ("          28H   29D", "          28H   +9D", "unknown_move"),
        ("          28H   29D", "          28H    XX", "redouble_needs_a_double"),
        ("          28H   29D", "          29D   28H", "call_number_too_low"),
        ("     P     P     P\nContract", "     P     P\nContract", "record_deal_goes_on"),
        ("     P     P     P\nContract", "     P     P     P     P\nContract", "auction_over"),
        ("Contract  30D by 0", "Contract  30D by 2", "record_differs"),
        ("Contract  30D by 0", "Contract  30D by 0 X", "record_differs"),
        ("Contract  30D by 0\n", "", "record_differs"),
        ("JH* KH  QH  TH", "JH  KH* QH  TH", "record_differs"),
        ("JH* KH  QH  TH", "KH  JH* QH  TH", "card_not_in_hand"),
        ("Result  failed", "Result  made", "record_differs"),
        ("points 25:31  swing -2 +2", "points 31:25  swing -2 +2", "record_differs"),
        ("points 25:31  swing -2 +2", "points 25:31  swing +2 -2", "record_differs"),
        ("Result  failed  points 25:31  swing -2 +2\n", "", "record_differs"),
    ],
)  # fmt: skip
def test_a_mangled_deal_of_56_is_refused_in_its_line(
    refused: Refused, golden: dict[str, str], part: str, mangled: str, id: str
) -> None:
    whole = golden["fiftysix-six-whole"]
    assert part in whole
    refusal = refused(whole.replace(part, mangled, 1))
    at = "Contract" if id == "record_deal_goes_on" else part.strip()
    assert (refusal.id, refusal.line) == (id, line_of(whole, at))


def test_an_exchange_left_out_shows_when_its_card_is_played(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("exchange QH AH*", "QH AH*"))
    assert (refusal.id, refusal.params["move"]) == ("card_not_in_hand", "KS")
    assert refusal.line == line_of(whole, "close AS* KS")


@pytest.mark.parametrize("part", ["Result  1 wins 2 (closer_failed)", "Score  7:5", "Trump  S"])
def test_a_line_left_out_is_named_where_it_should_stand(refused: Refused, whole: str, part: str) -> None:
    lines = whole.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(part))
    del lines[place]
    refusal = refused("\n".join(lines))
    assert refusal.line == place + (2 if part.startswith("Score") else 1)
    assert str(refusal.params["due"]).startswith(" ".join(part.split()))


def test_the_refusal_says_what_would_be_right(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("0:14  drawn TH TD", "0:15  drawn TH TD", 1))
    assert refusal.params == {
        "line": refusal.line,
        "found": "0:15",
        "due": "1. 0: QD AD* 0:14 drawn TH TD",
    }


def test_an_illegal_move_is_named_with_the_reason(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("close AS* KS ", "close AS* QC "))
    line = line_of(whole, "close AS* KS ")
    sentence = str(records.placed(refusal, str(refusal.message)))
    assert sentence.startswith(f"Line {line}, “QC”: You can follow suit, so you must")
    assert isinstance(refusal.__cause__, ValueError)


def test_a_trick_left_out_is_named_not_what_follows_from_it(refused: Refused, golden: dict[str, str]) -> None:
    for name in ("schnapsen-whole", "fiftysix-six-whole"):
        lines = golden[name].splitlines()
        for place, line in enumerate(lines):
            if line.startswith("  2.  "):
                refusal = refused("\n".join([*lines[:place], *lines[place + 1 :]]))
                assert (refusal.id, refusal.line) == ("record_differs", place + 1)
                assert str(refusal.params["due"]).startswith("2. ")


def test_the_last_trick_left_out_means_that_the_deal_goes_on(refused: Refused, whole: str) -> None:
    lines = whole.splitlines()
    for place, line in enumerate(lines):
        if line.startswith("Result"):
            refusal = refused("\n".join([*lines[: place - 1], *lines[place:]]))
            assert refusal.line == place
            assert refusal.id == "record_differs"
            assert refusal.params["found"] == "Result"


def test_a_whole_deal_left_out_is_noticed(refused: Refused, whole: str) -> None:
    start, end = whole.index("Deal 3"), whole.index("Deal 4")
    refusal = refused(whole[:start] + whole[end:])
    assert (refusal.id, refusal.line) == ("record_differs", line_of(whole, "Deal 3"))


def test_a_deal_that_begins_too_early_is_refused(refused: Refused, golden: dict[str, str]) -> None:
    text = golden["fiftysix-six-in-play"]
    refusal = refused(text.replace("End", "Deal 2  dealer 3\nEnd"))
    assert (refusal.id, refusal.line) == ("deal_goes_on", line_of(text, "End"))


def test_moves_of_a_thrown_in_deal_are_refused(refused: Refused, golden: dict[str, str]) -> None:
    text = golden["fiftysix-four-thrown-in"]
    refusal = refused(text.replace("Thrown in", "Auction 3 2 1 0 P P P P"))
    assert (refusal.id, refusal.line) == ("record_differs", line_of(text, "Thrown in"))
    assert refusal.params["due"] == "Thrown in"


def test_every_line_dropped_doubled_or_swapped_is_noticed(refused: Refused, golden: dict[str, str]) -> None:
    lines = golden["fiftysix-six-in-play"].splitlines()
    # Tags have no order, and lines of the pack that are whole rounds give the same hands in any order.
    in_order = [line for line in lines[lines.index("Hands") :] if line]
    for place, line in enumerate(lines):
        if line and not line.startswith("[Date"):
            refused("\n".join([*lines[:place], *lines[place + 1 :]]))
            refused("\n".join([*lines[:place], line, *lines[place:]]))
        if line in in_order[:-1] and lines[place + 1]:
            refused("\n".join([*lines[:place], lines[place + 1], line, *lines[place + 2 :]]))


def test_every_truncation_is_noticed(refused: Refused, golden: dict[str, str]) -> None:
    for name in ("fiftysix-six-in-play", "schnapsen-played-on-paper"):
        text = golden[name].rstrip("\n")
        for length in range(0, len(text), 11):
            refused(text[:length])
            refused(text[:length].encode()[:-1])


def test_a_record_that_breaks_off_says_what_should_follow(refused: Refused, whole: str) -> None:
    refusal = refused(whole[: whole.index("Score  7:5")])
    assert (refusal.id, refusal.params["due"]) == ("record_breaks_off", "Score 7:5")
    refusal = refused(whole[: whole.index("End")])
    assert (refusal.id, refusal.params["due"]) == ("record_breaks_off", "End")
    assert str(refusal.message) == "The record breaks off: its last line should be “End”."


@pytest.mark.parametrize(
    "garbage", ["x", "End", "Deal 10", "Deal 10 dealer 0 Pack AS Play 1. 0: KS", "*", "\n\n1"]
)
def test_nothing_stands_behind_the_end(refused: Refused, whole: str, garbage: str) -> None:
    refusal = refused(whole + garbage)
    assert (refusal.id, refusal.params["found"]) == ("record_after_end", garbage.split()[0])


def test_sections_without_a_deal_are_refused(refused: Refused, golden: dict[str, str]) -> None:
    text = golden["schnapsen-not-begun"]
    for section in ("Pack AS", "Auction 0 1 P", "Play 1. 0: AS", "Hands"):
        refusal = refused(text.replace("End", f"{section}\nEnd"))
        assert (refusal.id, refusal.params["due"]) == ("record_next_deal_or_end", "Deal 1")


def test_a_second_pack_in_a_deal_is_refused(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("Hands", "Pack AS\nHands", 1))
    assert (refusal.id, refusal.line) == ("record_differs", line_of(whole, "Hands"))


def test_a_deal_without_a_pack_is_refused_where_it_begins(refused: Refused, whole: str) -> None:
    refusal = refused(whole.replace("Pack\n", "\n", 1))
    assert (refusal.id, refusal.line) == ("not_the_pack", line_of(whole, "Deal 1"))


# ── what is no mangling ───────────────────────────────────────────────────────────────────────


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
