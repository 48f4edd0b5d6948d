"""The terminal in every language: a whole match, its questions and its help, and no line too wide."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

from cardavia.terminal.voice import Voice
from cardavia.words import LANGUAGES

from .sittings import Sat

QUESTIONS = ["?", "hint", "help", "score", "auction", "last", "table", "rules"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [("schnapsen", {}), ("fiftysix", {"players": 8, "rules": "classic match=deals(1)"})],
    ids=["Schnapsen", "56"],
)
def test_a_match_is_played_in_every_language(
    game: str, options: dict[str, object], language: str, tmp_path: Path
) -> None:
    asked = iter(QUESTIONS)

    def hands(offered: Sequence[str]) -> str:
        question = next(asked, None) if offered else None
        return question or next(iter(offered), "")

    voice = Voice(language)
    sat = Sat(game, hands, tmp_path / "match.txt", voice=voice, **options)
    assert next(asked, None) is None
    assert max(map(cell_len, sat.page.splitlines())) <= 80
    assert voice.say("terminal_help_help") in sat.page
