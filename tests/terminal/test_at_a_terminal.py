"""A person at a real terminal of 80 by 24: reads the screen, types, slips, and gets up."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardavia import records

from .driver import NEXT_DEAL, Guest, Terminal

# Python warns of pseudo-terminals where threads run, as they do under xdist: ours runs another program.
pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")

CTRL_C, CTRL_D, TAB, ARROW_UP = "\x03", "\x04", "\t", "\x1b[A"

Open = Callable[..., Terminal]


@pytest.fixture
def open_table(tmp_path: Path) -> Iterator[Open]:
    """Gives ``open_table(game, *options)``: a terminal in which the game has begun."""
    opened: list[Terminal] = []

    def open_table(*arguments: str, seed: int | None = 5, size: tuple[int, int] = (24, 80)) -> Terminal:
        chance = () if seed is None else ("--seed", str(seed))
        options = ("--pace", "instant", "--level", "random", *chance)
        opened.append(Terminal("play", *arguments, *options, folder=tmp_path, size=size))
        return opened[-1]

    yield open_table
    for terminal in opened:
        terminal.child.close(force=True)


@pytest.mark.parametrize(
    "table",
    [("schnapsen",), ("fiftysix", "--players=4"), ("fiftysix", "--players=6"), ("fiftysix", "--players=8")],
)
def test_a_whole_deal_is_played_by_what_the_screen_shows(
    open_table: Open, tmp_path: Path, table: tuple[str, ...]
) -> None:
    terminal = open_table(*table)
    guest = Guest(terminal, seed=1, slips=0.3)
    guest.play_deal()
    assert terminal.asks == NEXT_DEAL
    assert guest.refused > 0
    assert max(map(len, terminal.screen.scroll)) <= 80
    terminal.type("quit")
    terminal.type("y")
    assert terminal.ended() == 0
    (file,) = tmp_path.glob("cardavia-*.txt")
    record = records.loads(file.read_bytes())
    assert record.match.results
    assert sum(len(deal.moves) for deal in record.deals) >= guest.moves


def test_the_pack_is_cut_and_the_record_is_where_the_screen_says(open_table: Open, tmp_path: Path) -> None:
    terminal = open_table("schnapsen", seed=None)
    assert terminal.asks == "Cut the pack: type any words, or just Enter ›"
    kept = re.search(r"cardavia-schnapsen-[\d-]+\.txt", "\n".join(terminal.screen.page))
    assert kept
    terminal.type("seven of bells")
    terminal.type("quit")
    terminal.type("y")
    assert terminal.ended() == 0
    assert records.verify((tmp_path / kept[0]).read_bytes()).shuffle == "checked"


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_by_a_key_asks_first_and_ends_quietly(open_table: Open, key: str) -> None:
    terminal = open_table("schnapsen")
    asked = terminal.asks
    assert terminal.press(key) == "Leave the table and end the match here? (y/n) ›"
    assert terminal.type("n") == asked
    terminal.press(key)
    terminal.press(key)
    assert terminal.ended() == 0
    assert "Traceback" not in "\n".join(terminal.screen.scroll)


def test_completion_ends_a_move_that_only_one_legal_card_begins(open_table: Open) -> None:
    terminal = open_table("schnapsen")
    ranks = [card[:-1] for card in terminal.bright_cards()]
    card = next(card for card in terminal.bright_cards() if ranks.count(card[:-1]) == 1)
    typed = card.replace("10", "t")
    terminal.half_typed(typed[0] + TAB, shown=typed.upper())
    terminal.type("")
    assert card not in terminal.hand()


def test_what_was_typed_before_comes_back(open_table: Open) -> None:
    terminal = open_table("schnapsen")
    terminal.type("score")
    terminal.half_typed(ARROW_UP, shown="score")


def test_in_a_window_half_as_wide_a_deal_for_eight_is_played_and_no_word_is_cut(open_table: Open) -> None:
    terminal = open_table("fiftysix", "--players=8", size=(24, 40))
    Guest(terminal, seed=1, slips=0.3).play_deal()
    assert terminal.asks == NEXT_DEAL
    page = "\n".join(terminal.screen.scroll)
    assert max(map(len, terminal.screen.scroll)) <= 40
    assert "…" not in page
    # Every seat is there in every trick, with its whole name at the beginning of a line.
    for name in ("Right", "Partner right", "Across right", "Partner across", "Across left", "Partner left"):
        assert len(re.findall(rf"^  {name}  ", page, re.MULTILINE)) > 8


def test_a_wide_terminal_is_not_filled_to_its_edge(open_table: Open) -> None:
    terminal = open_table("fiftysix", "--players=8", size=(40, 160))
    assert max(map(len, terminal.screen.scroll)) == 96
