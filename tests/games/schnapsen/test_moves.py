"""Moves as text: what is written reads back, and what cannot be read is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cards import Card
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Announcement, Move
from cardavia.words import IllegalMove

from .dealing import CLASSIC


@pytest.mark.parametrize("move", CLASSIC.all_moves())
def test_the_text_of_every_move_reads_back(move: Move) -> None:
    assert CLASSIC.read_move(str(move)) is move


def test_there_are_twenty_cards_and_two_announcements() -> None:
    assert set(CLASSIC.all_moves()) == {EXCHANGE, CLOSE, *CLASSIC.pack}
    assert len(CLASSIC.all_moves()) == 22


@pytest.mark.parametrize(
    ("text", "move"),
    [("CLOSE", CLOSE), (" exchange ", EXCHANGE), ("10h", Card("TH")), ("hq", Card("QH")), ("9D", Card("9D"))],
)
def test_moves_are_read_as_people_write_them(text: str, move: Move) -> None:
    assert CLASSIC.read_move(text) == move


@given(st.text() | st.sampled_from(["exchange close", "JD JD", "10", "1D", "", "P", "28D"]))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = CLASSIC.read_move(text)
    except IllegalMove:
        return
    assert isinstance(move, Card | Announcement)
    assert CLASSIC.read_move(str(move)) is move


@given(st.text())
def test_any_text_is_played_or_refused_and_the_deal_is_as_it_was(text: str) -> None:
    deal = CLASSIC.deal(dealer=1, pack=CLASSIC.pack)
    before = deal.view(None).to_json()
    try:
        after = deal.play(text)
    except IllegalMove:
        assert deal.view(None).to_json() == before
    else:
        assert len(after.history) == 1
