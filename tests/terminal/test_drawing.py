"""What the tables look like on a page of 80 columns, as golden pages; and what is bright on them.

``REWRITE_GOLDEN=1 pytest tests/terminal/test_drawing.py`` draws the golden pages anew: look at the
difference before it is kept.
"""

import os
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from cardavia.cards import read_cards
from cardavia.terminal.drawing import hand, heading, rows, sentence
from cardavia.terminal.voice import Voice

from .scenes import SCENES, called_out, dealt, fiftysix_face, first_legal, printed, with_moves

GOLDEN = Path(__file__).with_name("golden")

every_scene = pytest.mark.parametrize("name", SCENES)


@every_scene
def test_the_table_looks_as_it_did(name: str) -> None:
    golden, page = GOLDEN / f"{name}.txt", printed(SCENES[name]())
    if os.environ.get("REWRITE_GOLDEN"):
        golden.write_text(page, encoding="utf-8")
    assert page == golden.read_text(encoding="utf-8")


def test_every_golden_page_is_drawn() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SCENES)


@every_scene
@pytest.mark.parametrize("width", [36, 40, 50, 60, 72])
def test_on_a_narrow_page_every_word_is_there_and_whole(name: str, width: int) -> None:
    narrow, wide = (printed(SCENES[name](), columns) for columns in (width, 80))
    assert max(map(cell_len, narrow.splitlines())) <= width
    assert words(narrow) == words(wide)


def words(page: str) -> list[str]:
    """Returns the words of a page in order of the alphabet; lines across it are as long as there is room."""
    return sorted(page.replace("─", " ").split())


@every_scene
@pytest.mark.parametrize("width", [80, 96, 132])
def test_no_line_is_wider_than_the_page(name: str, width: int) -> None:
    assert max(map(cell_len, printed(SCENES[name](), width).splitlines())) <= width


@every_scene
def test_the_table_and_the_line_to_type_on_fit_24_lines(name: str) -> None:
    assert len(printed(SCENES[name]()).splitlines()) + 2 <= 24


def bold(drawn: object) -> list[str]:
    """Returns what is printed in bold."""
    page = Console(file=StringIO(), width=80, force_terminal=True, color_system="standard")
    return [s.text for s in page.render(drawn) if s.style and s.style.bold]  # type: ignore[arg-type]


def test_the_cards_that_may_be_played_are_bright() -> None:
    held = read_cards("JS 9S TH JD")
    assert bold(hand(held, read_cards("JD TH"), Voice())) == ["10♥", "J♦"]


def test_red_suits_are_red_in_hands_and_in_sentences() -> None:
    held = hand(read_cards("JS TH"), (), Voice())
    assert [str(span.style) for span in held.spans] == ["dim", "dim bright_red"]
    said = sentence("J♠ and 10♥ or 28♦")
    assert [said.plain[span.start : span.end] for span in said.spans] == ["10♥", "28♦"]


def test_a_heading_crosses_the_page_whatever_its_width() -> None:
    assert {len(printed(heading("Deal 1", "you deal"), width).rstrip("\n")) for width in (60, 80)} == {60, 80}


def test_facts_stand_below_each_other_and_long_ones_wrap_in_their_column() -> None:
    page = printed(rows([("Contract", "word " * 20), ("Piles", "we 1, they 2")])).splitlines()
    assert [line[:18].strip() for line in page] == ["Contract", "", "Piles"]
    assert page[1].startswith(" " * 18 + "word")


def test_at_every_seat_the_person_sits_at_the_near_edge() -> None:
    match = first_legal(called_out(6), until_trick=2)
    for me in range(6):
        lines = printed(fiftysix_face(6, me).screen(match.view(me))).splitlines()
        assert lines[7].strip() == "You", lines


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_clockwise_the_calls_still_stand_in_turn_order(seats: int) -> None:
    match = with_moves(dealt(seats, "classic direction=clockwise"), "28H P")
    while match.deal and match.deal.to_act != 0:
        match = match.play("P")
    page = printed(fiftysix_face(seats).screen(match.view(0))).splitlines()
    calls = next(line for line in page if "28♥" in line)
    assert calls.split()[0] == "28♥"
    assert page[calls_above(page, calls)].split()[0] == "Left"


def calls_above(page: list[str], calls: str) -> int:
    return page.index(calls) - 1
