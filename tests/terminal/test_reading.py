"""What the person types, and what it is taken for."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import games
from cardavia.cards import Card, read_cards
from cardavia.games import AnyGame
from cardavia.games.schnapsen import CLOSE, EXCHANGE
from cardavia.terminal.reading import COMMANDS, Command, Question, read
from cardavia.words import Refusal

FIFTYSIX, SCHNAPSEN = games.game("fiftysix"), games.game("schnapsen")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("jd", "JD"),
        ("DJ", "JD"),
        ("10c", "TC"),
        ("c10", "TC"),
        ("tc", "TC"),
        ("J♦", "JD"),
        ("♦ j", "JD"),
        ("28d", "28D"),
        ("d28", "D28"),
        ("28 d", "28D"),
        ("28♦", "28D"),
        ("♦28", "D28"),
        ("28 diamonds", "28D"),
        ("29ns", "29NS"),
        ("29 noes", "29NS"),
        ("28 nt", "28NT"),
        ("+2d", "+2D"),
        ("plus 2 diamonds", "+2D"),
        ("+2 noes", "+2NS"),
        ("p", "P"),
        ("pass", "P"),
        ("Pass", "P"),
        ("x", "X"),
        ("double", "X"),
        ("xx", "XX"),
        ("redouble", "XX"),
    ],
)
def test_moves_of_56_are_read_in_every_accepted_form(text: str, move: str) -> None:
    assert str(read(text, FIFTYSIX)) == move
    assert read(f"? {text}", FIFTYSIX) == Question(FIFTYSIX.read_move(move))


@pytest.mark.parametrize(
    ("text", "move"),
    [("exchange", EXCHANGE), ("EX", EXCHANGE), ("close", CLOSE), ("cl", CLOSE), ("10h", Card("TH"))],
)
def test_moves_of_schnapsen_are_read_in_every_accepted_form(text: str, move: object) -> None:
    assert read(text, SCHNAPSEN) == move


@pytest.mark.parametrize("game", [FIFTYSIX, SCHNAPSEN], ids=lambda game: game.name)
def test_the_text_of_every_move_reads_back_to_it(game: AnyGame) -> None:
    assert [read(str(move).lower(), game) for move in game.all_moves()] == list(game.all_moves())


@pytest.mark.parametrize("word", COMMANDS)
def test_words_for_the_table_are_no_moves(word: str) -> None:
    assert read(f" {word.upper()} ", FIFTYSIX) == Command(word)


def test_an_empty_line_asks_for_the_table_and_exit_is_quit() -> None:
    assert read("  \n", FIFTYSIX) == Command("table")
    assert read("exit", FIFTYSIX) == Command("quit")


def test_a_question_mark_alone_asks_about_everything() -> None:
    assert read("?", FIFTYSIX) == read(" ?  ", SCHNAPSEN) == Question(None)


HAND = read_cards("JS 9S KS TH KD")


def test_a_rank_or_suit_alone_is_the_one_card_it_can_be() -> None:
    assert read("10", FIFTYSIX, HAND, HAND) is Card("TH")
    assert read("h", FIFTYSIX, HAND, HAND) is Card("TH")
    assert read("k", FIFTYSIX, HAND, read_cards("KD")) is Card("KD")


def test_a_rank_or_suit_that_can_be_several_cards_is_asked_back() -> None:
    with pytest.raises(Refusal, match=r"^Say which: K♠ or K♦\.$"):
        read("k", FIFTYSIX, HAND, HAND)


def test_a_rank_or_suit_that_may_not_be_played_is_refused_by_the_rules_not_by_the_reader() -> None:
    assert read("s", FIFTYSIX, HAND, read_cards("TH")) is Card("JS")


def test_what_is_no_move_is_quoted_as_it_was_typed() -> None:
    with pytest.raises(Refusal, match="“plus zz”") as refused:
        read("plus zz", FIFTYSIX)
    assert refused.value.id == "unknown_move"


def test_a_number_that_no_bid_has_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal, match="28 to 56, not 27"):
        read("27s", FIFTYSIX)


@given(st.text(max_size=12), st.sampled_from([FIFTYSIX, SCHNAPSEN]))
def test_any_line_is_read_or_refused(text: str, game: AnyGame) -> None:
    with suppress(Refusal):
        read(text, game, HAND, HAND)
