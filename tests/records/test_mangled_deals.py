"""Mangled deals are refused by one clear sentence, with the line: of what is wrong, not of what follows."""

from collections.abc import Callable

import pytest

from cardavia import records
from cardavia.words import BadRecord

from .places import line_of

Refused = Callable[[str | bytes], BadRecord]


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
