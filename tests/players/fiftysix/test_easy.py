"""How ``easy`` calls and plays: simple rules, kept."""

from collections.abc import Callable

import pytest

from cardavia.games.fiftysix import View
from cardavia.players.fiftysix import LEVELS

EASY = LEVELS["easy"](0)
WEAK = "KS QS TH KH QD KD TC QC"

Calling = Callable[..., View]
Playing = Callable[..., View]


@pytest.mark.parametrize(
    ("hand", "after", "call"),
    [
        pytest.param("JH 9H AH TH KH JD KS QC", "", "28H", id="its strong suit"),
        pytest.param("9S 9S AS TS KS QD AD QH", "", "S28", id="suit first without the Jack"),
        pytest.param("JH 9H AH TH KH JD KS QC", "28C", "29H", id="over the other side"),
        pytest.param("JH 9H AH TH KH JD KS QC", "28C P", "P", id="not over its own"),
        pytest.param("JH 9H AH TH KH JD KS QC", "35C", "P", id="not higher than its suit is strong"),
        pytest.param("JH JD AH TH KS QS KC QC", "36C", "X", id="doubles a high bid with two Jacks"),
        pytest.param(WEAK, "", "P", id="passes a weak hand"),
    ],
)
def test_calls(calling: Calling, hand: str, after: str, call: str) -> None:
    assert str(EASY.choose(calling(hand, after)).move) == call


def test_opens_without_a_suit_where_it_may_not_pass(calling: Calling) -> None:
    assert str(EASY.choose(calling(WEAK, rules="international")).move) == "28P"


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        pytest.param("JH 9S AS TS KS QS KC QC", "", "JH", id="leads a Jack"),
        pytest.param("9S AS TS KS 9H QD KC QC", "", "9S", id="leads the best of its longest suit"),
        pytest.param("TH QH KH 9S AS TS KS QC", "JH QH", "TH", id="points to a partner who has the trick"),
        pytest.param("JH 9H KH 9S AS TS KS QC", "TH", "9H", id="beats the trick as low as it can"),
        pytest.param("9H TH KH 9S AS TS KS QC", "JH", "KH", id="throws its lowest where it cannot"),
        pytest.param("TS QS 9D KC QC TC AC KD", "JH", "QS", id="ruffs with its lowest trump"),
        pytest.param("TH QC KC", "KH", "TH", id="plays its only card of the suit"),
    ],
)
def test_plays(playing: Playing, hand: str, trick: str, card: str) -> None:
    others = None if len(hand.split()) == 8 else "QS QS KS KS TS TS AS AS 9S 9S JS JS QD KD"
    assert str(EASY.choose(playing(hand, trick, others=others, calls="28S P P P P P")).move) == card
