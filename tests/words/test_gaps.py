"""A catalogue with gaps: English stands in, sentence by sentence."""

from collections.abc import Iterator

import pytest

from cardavia.words import Message, catalogue, has, speak
from cardavia.words.catalogue import source

GAPPY = {
    "en": ("first = one\nsecond = two { $n ->\n    [one] card\n   *[other] cards\n}\n",),
    "tlh": ("first = wa’\n",),
}


@pytest.fixture
def klingon(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language that lacks a sentence."""
    monkeypatch.setattr(catalogue, "LANGUAGES", ("en", "tlh"))
    monkeypatch.setattr(catalogue, "_texts", GAPPY.__getitem__)
    loaded = (catalogue._load, catalogue.source)
    for one in loaded:
        one.cache_clear()
    yield "tlh"
    for one in loaded:
        one.cache_clear()


def test_what_it_has_is_spoken_in_it(klingon: str) -> None:
    assert speak(Message("first"), klingon) == "wa’"


def test_what_it_lacks_is_spoken_in_english(klingon: str) -> None:
    assert not has("second", klingon)
    assert speak(Message("second", {"n": 2}), klingon) == "two cards"


def test_what_it_lacks_stands_in_its_text_in_english(klingon: str) -> None:
    text = source(klingon)
    assert text.count("first =") == 1
    assert "first = wa’" in text
    assert "second =" in text
