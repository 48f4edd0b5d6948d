"""How ``fair`` calls: a hand, the calls before it, and what a sensible partner would say.

Six players unless said; seat 0 calls first, so seats 0, 2 and 4 are one side.
"""

from collections.abc import Callable

import pytest

from cardavia import conventions
from cardavia.games.fiftysix import View, stage
from cardavia.players.fiftysix import LEVELS
from cardavia.players.player import Choice

FAIR = LEVELS["fair"](0)
WEAK = "KS QS TH KH QD KD TC QC"

Calling = Callable[..., View]


def said(view: View) -> str:
    return str(FAIR.choose(view).move)


def reasons(choice: Choice) -> set[str]:
    return {message.id for message in choice.why}


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        pytest.param("JH 9H AH TH KH JD KS QC", "28H", id="number first with the Jack"),
        pytest.param("9S 9S AS TS KS JD AD QH", "S28", id="suit first when strong without it"),
        pytest.param("JS JH JD JC AH TS KC QC", "28NT", id="no trumps with Jacks in several suits"),
        pytest.param(WEAK, "P", id="weak"),
        pytest.param("JS JS 9S AS TS KS JD QH", "40S 48S", id="at once to the next stage with a mighty hand"),
        pytest.param("JS JS 9S 9S AS AS TS TS", "56S", id="all 56 with eight tricks in hand"),
    ],
)
def test_the_first_caller(calling: Calling, hand: str, calls: str) -> None:
    assert said(calling(hand)) in calls.split()


@pytest.mark.parametrize(
    ("hand", "after", "calls"),
    [
        pytest.param("KD QD 9C AC KC QC KS QH", "28D P", "P", id="leaves partner's bid with nothing to add"),
        pytest.param("KS QS TH KH QD KD JC JC", "28D P", "P", id="one fair suit is no reason to overrule"),
        pytest.param("JC AC KC 9C QC TC KH QD", "28H P", "29C 30C", id="a far better suit is one"),
        pytest.param("JD 9D AD TD KC QC KS QH", "28D P", "29D +4D 40D", id="shows the other Jack"),
        pytest.param("JH 9H AH TH KH JD KS QC", "28C", "29H", id="competes"),
        pytest.param(WEAK, "28C", "P", id="does not compete with a weak hand"),
        pytest.param("9D AD JS JC 9C KC QC TH", "28D 29H P P", "P +2D 30C", id="supports or leaves it"),
        pytest.param("JS JS 9S KS JD JH AH QC", "P 40S", "X", id="doubles what cannot be made"),
        pytest.param(
            "JS 9S JH JC AC TD KD QH", "P 34D P 36D P 38D", "X", id="doubles a bid without its Jacks"
        ),
        pytest.param("JS JS 9S AS AS KS JH JD", "28S X P P P P", "XX", id="redoubles"),
        pytest.param("JS 9S AS KH QH KD QD TC", "28S X P P P P", "P", id="does not redouble what may fail"),
        pytest.param("JS JS 9S 9S AS TS KS JD", "28H P", "40S 48S 56S", id="goes for a stage"),
        pytest.param(WEAK, "P P P P P", "P", id="last to call, and passing out is as good as anything"),
        pytest.param(
            "JS 9S AS TS KS QD KD TC", "P P P P", "28S", id="rather its suit than 28 no trumps passed out"
        ),
        pytest.param("JH 9H AH TH KH JD KS QC", "55H", "X P", id="nothing silly over 55"),
        pytest.param("JS JS JH JH JD JD JC JC", "56H", "X", id="doubles 56 with all the Jacks"),
    ],
)
def test_later_calls(calling: Calling, hand: str, after: str, calls: str) -> None:
    assert said(calling(hand, after)) in calls.split()


@pytest.mark.parametrize(
    ("hand", "after", "rules", "calls"),
    [
        pytest.param(WEAK, "", "international", "28P", id="may not pass: opens without naming a suit"),
        pytest.param("JS 9S AS TS KS QD KD TC", "", "international", "28S", id="opens with its suit"),
        pytest.param(WEAK, "28P", "international", "P", id="may pass after the first call"),
        pytest.param(
            "JC 9C KC QC TD KD QS KS", "28D P", "classic stage_jump", "P", id="no jump without the cards"
        ),
    ],
)
def test_calls_under_switches(calling: Calling, hand: str, after: str, rules: str, calls: str) -> None:
    assert said(calling(hand, after, rules=rules)) in calls.split()


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_side_does_not_bid_against_itself(calling: Calling, players: int) -> None:
    """Whoever has named a suit does not come back to it over a partner's other suit."""
    hand = "JS 9S AS KS QS KH KD TC" + " JH QH QD KC" * (players == 4)
    after = " ".join(["28S", "P", "29H", *["P"] * (players - 3)])
    assert said(calling(hand, after, players=players)) == "P"


@pytest.mark.parametrize(
    ("hand", "stages"),
    [("JS 9S AS TS KS JD QH KC", {1}), ("JS JS 9S AS TS KS JD QH", {2, 3}), ("JS JS 9S 9S AS TS KS QS", {4})],
)
def test_the_next_stage_has_to_be_likely(calling: Calling, hand: str, stages: set[int]) -> None:
    assert stage(FAIR.choose(calling(hand)).move.number) in stages


def test_it_says_what_partner_has_told(calling: Calling) -> None:
    choice = FAIR.choose(calling("JD 9D AD TD KC QC KS QH", "28D P"))
    (both,) = [message for message in choice.why if message.id == "why_both_jacks"]
    assert both.params == {"suit": "D", "who": 0}


def test_it_says_what_its_own_bid_tells(calling: Calling) -> None:
    view = calling("9S 9S AS TS KS JD AD QH")
    choice = FAIR.choose(view)
    assert conventions.describe(choice.move, view.auction) in choice.why


@pytest.mark.parametrize(
    ("hand", "after", "reason"),
    [
        (WEAK, "", "why_pass_at_first"),
        (WEAK, "28D P", "why_pass_ours"),
        (WEAK, "28D", "why_pass_theirs"),
        (WEAK, "P P P P P", "why_pass_out"),
        ("JS 9S AS TS KS QD KD TC", "P P P P", "why_not_passed_out"),
        ("JH 9H AH TH KH JD KS QC", "28C", "why_bid_over_them"),
        ("JC AC KC 9C QC TC KH QD", "28H P", "why_better_strain"),
        ("JS JS 9S 9S AS TS KS JD", "28H P", "why_bid_higher_stage"),
        ("JS JS 9S KS JD JH AH QC", "P 40S", "why_double"),
        ("JS JS 9S AS AS KS JH JD", "28S X P P P P", "why_redouble"),
    ],
)
def test_it_says_why(calling: Calling, hand: str, after: str, reason: str) -> None:
    choice = FAIR.choose(calling(hand, after))
    assert reason in reasons(choice)
    assert all(str(message).endswith(".") for message in choice.why)
