"""The page offers every level that there is: its list is a copy, since the page knows no players."""

import re
from pathlib import Path

import pytest

from cardavia import players
from cardavia.words import LANGUAGES, Message, speak

SETTINGS = Path(__file__).parents[2] / "frontend" / "src" / "lib" / "settings.svelte.ts"


@pytest.mark.parametrize("game", ["schnapsen", "fiftysix"])
def test_the_page_offers_every_level_the_weakest_first(game: str) -> None:
    line = re.search(rf"  {game}: \[(.*)\],", SETTINGS.read_text(encoding="utf-8"))
    assert line is not None
    assert re.findall(r'"(\w+)"', line[1]) == list(players.levels(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", players.levels("schnapsen"))
def test_every_level_has_a_name_in_every_language(level: str, language: str) -> None:
    name = speak(Message("page_level_name", {"level": level}), language)
    assert language == "en" or name != level
