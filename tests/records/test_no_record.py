"""What is no record at all is refused at once: by one clear sentence, and never by anything else."""

from collections.abc import Callable

import pytest

from cardavia.words import BadRecord

from .places import line_of

Refused = Callable[[str | bytes], BadRecord]


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
