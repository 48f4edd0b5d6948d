"""Messages become sentences: in the language asked for, whole, or not at all."""

import subprocess
import sys
from importlib.resources import files
from typing import Any

import pytest

from cardavia.words import LANGUAGES, BadText, Message, has, speak
from cardavia.words.catalogue import NoSentence, ids


def test_a_message_is_spoken_with_its_parameters() -> None:
    assert speak(Message.of("bad_suit", text="Z")) == "“Z” is not a suit: write S, H, D or C."


def test_a_refusal_reads_as_its_sentence() -> None:
    assert str(BadText("bad_suit", text="Z")) == "“Z” is not a suit: write S, H, D or C."


@pytest.mark.parametrize("language", ["xx", "en-IN", "", "../words/en"])
def test_a_language_without_catalogue_is_spoken_in_english(language: str) -> None:
    assert speak(Message.of("suit_name", suit="H"), language) == "hearts"


def test_an_unknown_id_is_a_fault_never_a_blank() -> None:
    with pytest.raises(NoSentence, match="no catalogue has the sentence 'nonesuch'"):
        speak(Message.of("nonesuch"))


def test_a_missing_parameter_is_a_fault_never_a_gap() -> None:
    with pytest.raises(NoSentence, match=r"'bad_suit' cannot be said .* Unknown external: text"):
        speak(Message.of("bad_suit"))


def test_a_fault_is_a_key_error() -> None:
    assert issubclass(NoSentence, KeyError)


def test_a_very_long_text_is_quoted_in_part() -> None:
    sentence = speak(Message.of("bad_suit", text="Z" * 10_000))
    assert sentence.startswith("“ZZZ")
    assert "Z…” is not a suit" in sentence
    assert len(sentence) < 300


def test_all_cards_of_56_fit_in_a_sentence() -> None:
    held = " ".join(rank + suit for suit in "SHDC" for rank in "J9ATKQ87" for _pack in range(2))
    assert speak(Message.of("bad_suit", text=held)) == f"“{held}” is not a suit: write S, H, D or C."


def test_has_and_ids_tell_what_a_language_itself_can_say() -> None:
    assert has("suit_name")
    assert "suit_name" in ids("en")
    assert not has("nonesuch")
    assert not has("suit_name", "xx")
    assert ids("xx") == frozenset()


def test_the_languages_are_the_folders_beside_the_catalogue() -> None:
    folders = {folder.name for folder in files("cardavia.words").iterdir() if folder.is_dir()}
    assert set(LANGUAGES) == folders - {"__pycache__"}
    assert LANGUAGES[0] == "en"
    assert len(set(LANGUAGES)) == len(LANGUAGES)


def test_words_cost_nothing_until_spoken() -> None:
    code = "import sys, cardavia.words; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert {"fluent", "babel"}.isdisjoint(loaded.split())


def test_a_number_beyond_all_measure_is_still_spoken() -> None:
    assert "seat 10¹⁵…" in speak(Message.of("no_such_seat", seat=10**9000, seats=6))
    assert "seat −10¹⁵…" in speak(Message.of("no_such_seat", seat=-(10**40), seats=6))


@pytest.mark.parametrize("value", [None, 4.5, b"\x00", [1], {"a": 1}])
def test_what_is_neither_number_nor_text_is_quoted_as_it_is_written_in_python(value: Any) -> None:
    assert repr(value) in speak(Message("unknown_game", {"game": value, "games": "fiftysix schnapsen"}))
