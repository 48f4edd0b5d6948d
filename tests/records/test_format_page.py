"""The page docs/record-format.md: its examples are records, and it names every tag and section."""

import re
from pathlib import Path

import pytest

from cardavia import records
from cardavia.records.passages import SECTIONS

PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```\n(\[Cardavia .*?)```", PAGE, re.DOTALL)
TAGS = (
    "Cardavia Game RulesVersion Players Rules Date Seat0 FirstDealer Score Winner "
    "Commitment Committed0 Contribution0 Secret"
).split()


def uncommented(text: str) -> str:
    return "".join(line.partition(";")[0].rstrip() + "\n" for line in text.splitlines())


def test_there_is_an_example_of_each_game() -> None:
    assert [records.loads(text).game.name for text in EXAMPLES] == ["fiftysix", "schnapsen"]


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_is_just_what_is_written_and_comments(text: str) -> None:
    record = records.loads(text)
    assert records.dumps(record) == uncommented(text)
    assert records.replay(record) == record.match


@pytest.mark.parametrize(("text", "shuffle"), [*zip(EXAMPLES, ["checked", "no secret yet"], strict=True)])
def test_an_example_is_verified(text: str, shuffle: str) -> None:
    verdict = records.verify(text)
    assert verdict.shuffle == shuffle
    assert verdict.drawn_dealer in (None, verdict.first_dealer)


def test_the_page_names_every_tag_and_section() -> None:
    tags = PAGE.partition("## Tags")[2].partition("## Deals")[0]
    for tag in TAGS:
        assert f"| `{tag}`" in tags
        assert any(f"[{tag} " in text for text in EXAMPLES)
    grammar = PAGE.partition("```ebnf")[2].partition("```")[0]
    for section in SECTIONS:
        assert f'"{section}"' in grammar
        assert f"\n{section}" in "\n".join(EXAMPLES) or f"`{section} in`" in PAGE


def test_the_page_states_the_version() -> None:
    assert f"'[Cardavia \"{records.VERSION}\"]'" in PAGE
