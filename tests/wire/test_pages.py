"""Views as pages read them: what is legal, why the rest is not, and nothing that the rules are needed for."""

from __future__ import annotations

import msgspec
import pytest

from cardavia import table
from cardavia.wire import PageView, page_view, write_message
from cardavia.wire.messages import ServerMessage, Show
from cardavia.words import speak

from ..table.sitting import Sitting

GAMES = [
    ("schnapsen", 2, "classic"),
    ("fiftysix", 4, "classic match=deals(1)"),
    ("fiftysix", 8, "classic match=deals(1)"),
]


def pages(game: str, players: int, rules: str) -> list[PageView]:
    """Returns what each seat and a spectator see at every moment of some deals."""
    sitting = Sitting(game, players, rules=rules)
    sitting.sit("anu", "biju")
    seen = []

    def look() -> None:
        for viewer in (0, 1, None):
            seen.append(page_view(table.view(sitting.state, viewer)))

    look()
    sitting.start()
    while sitting.state.phase == "playing":
        look()
        sitting.move()
    look()
    return seen


@pytest.mark.parametrize(("game", "players", "rules"), GAMES)
def test_at_ones_turn_each_card_is_legal_or_says_why_not(game: str, players: int, rules: str) -> None:
    turns = 0
    for page in pages(game, players, rules):
        deal = page.table
        if deal is None or page.seat is None or deal.to_act != page.seat:
            assert deal is None or not (deal.legal or deal.refusals)
            continue
        turns += 1
        calling = getattr(deal, "calling", False)
        assert not set(deal.legal) & set(deal.refusals)
        assert calling or set(deal.hand) <= set(deal.legal) | set(deal.refusals)
        assert all(speak(reason) for reason in deal.refusals.values())
    assert turns > 5


@pytest.mark.parametrize(("game", "players", "rules"), GAMES)
def test_everything_that_is_shown_can_be_read_again(game: str, players: int, rules: str) -> None:
    for page in pages(game, players, rules):
        frame = write_message(Show(page))
        assert write_message(msgspec.json.decode(frame, type=ServerMessage)) == frame
        assert len(page.seats) == page.players == players


@pytest.mark.parametrize(("game", "players", "rules"), GAMES)
def test_hands_are_as_long_as_is_said(game: str, players: int, rules: str) -> None:
    for page in pages(game, players, rules):
        if page.table is not None and page.seat is not None:
            assert len(page.table.hand) == page.table.counts[page.seat]
        elif page.table is not None:
            assert page.table.hand == ()
