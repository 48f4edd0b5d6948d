"""How ``fair`` plays: what a good partner does with a card, and does not.

Six players unless said.  Seat 0 leads to the trick, so the seat to play is the number of cards on the
table: seats 0, 2 and 4 are one side.  What is neither in the hand, in the trick nor with the others is gone.
"""

from collections.abc import Callable

import pytest

from cardavia.games.fiftysix import View
from cardavia.players.fiftysix import LEVELS

FAIR = LEVELS["fair"](0)
SPADES, CLUBS, NO_TRUMPS = "28S P P P P P", "28C P P P P P", "28NT P P P P P"

Playing = Callable[..., View]


def played(view: View) -> str:
    return str(FAIR.choose(view).move)


def reasons(view: View) -> set[str]:
    return {message.id for message in FAIR.choose(view).why}


# ── partner has the trick ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("hand", "trick", "calls", "cards"),
    [
        pytest.param("TC KC QC JS 9S KH QH KD", "QC JC KC AC 9C", SPADES, "TC", id="points to a sure trick"),
        pytest.param(
            "9C TC KC JS 9S AS KH QH", "QC JC KC AC QC", SPADES, "9C", id="the nine, with a Jack still out"
        ),
        pytest.param(
            "JC TC KC QS KS QH KH QD", "QC JC KC AC QC", NO_TRUMPS, "TC", id="not the second Jack, the ten"
        ),
        pytest.param(
            "JS TS QC TC KC QH TH KH", "KD JD QD KD AD", SPADES, "TC TH", id="void: points, and no trump"
        ),
        pytest.param(
            "JS TS QC TC KC QH TH KH", "JD KD 9D KD", SPADES, "TC TH", id="the same with one still to play"
        ),
        pytest.param(
            "TC AC KC QH KH QS KS QD", "JC QC", NO_TRUMPS, "TC AC", id="the first of two equal Jacks wins"
        ),
        pytest.param(
            "QD KD QS KS QH KH JS 9S", "TC JC KC AC QC", NO_TRUMPS, "QD KD QH KH QS KS 9S", id="keeps a Jack"
        ),
    ],
)
def test_a_trick_that_partner_has(playing: Playing, hand: str, trick: str, calls: str, cards: str) -> None:
    assert played(playing(hand, trick, calls=calls)) in cards.split()


def test_no_trump_is_wasted_on_partners_winner(playing: Playing) -> None:
    view = playing("JS TS QC TC KC QH TH KH", "KD JD QD KD AD", calls=SPADES)
    assert {"why_partner_has_it", "why_no_trump_on_partner"} <= reasons(view)


# ── the other side has the trick ──────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("hand", "trick", "calls", "cards"),
    [
        pytest.param(
            "9C TC KC JS 9S AS KH QH", "JC KC QC AC QC", SPADES, "KC", id="a worthless card on their trick"
        ),
        pytest.param(
            "TC AC KC QH KH QS KS QD", "QC JC", NO_TRUMPS, "KC", id="its own Jack's equal came first"
        ),
        pytest.param(
            "JC TC KC QS KS QH KH QD", "JC QC KC AC QC", NO_TRUMPS, "KC", id="an equal Jack does not beat"
        ),
        pytest.param(
            "JD 9D KD AS TS KS QS QC", "AD KD TD QD TD", NO_TRUMPS, "9D", id="last: the cheaper of two"
        ),
        pytest.param(
            "JS TS QC TC KC QH TH KH", "JD KD 9D KD TD", SPADES, "TS", id="last: ruffs with the lower trump"
        ),
        pytest.param(
            "JS QS QC KC QH KH KC QC", "9D KD JD KD AD", SPADES, "QS", id="last: with the lowest trump"
        ),
        pytest.param("QS QC TC KC QH TH KH KC", "9S KS JS QS KS", SPADES, "QS", id="follows where it has to"),
        pytest.param(
            "9S AS TH KH QH TC KC QC", "JD KD 9D AD TD", SPADES, "AS 9S", id="last: ruffs a rich trick"
        ),
        pytest.param(
            "TS KH TH QH KC TC QC KS",
            "JD KD QD KD QD",
            NO_TRUMPS,
            "KH QH KC QC KS",
            id="throws no point away",
        ),
    ],
)
def test_a_trick_that_they_have(playing: Playing, hand: str, trick: str, calls: str, cards: str) -> None:
    assert played(playing(hand, trick, calls=calls)) in cards.split()


def test_a_ruff_says_so(playing: Playing) -> None:
    view = playing("JS TS QC TC KC QH TH KH", "JD KD 9D KD TD", calls=SPADES)
    assert {"why_take_last", "why_cheapest", "why_ruff"} <= reasons(view)


def test_a_partner_still_to_play_with_the_jack_will_take_it(playing: Playing) -> None:
    """Seat 3 has shown a Jack of diamonds, so seat 1 need not spend its nine on a ten."""
    view = playing("9D QD KS QS QH KH QC KC", "TD", calls="P P P 28D P P 29C P P P P P")
    assert played(view) == "QD"
    assert reasons(view) == {"why_partner_to_come"}


# ── leading ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("hand", "others", "calls", "cards"),
    [
        pytest.param(
            "QD TD TH KH QC KC QS KS", None, "P P 28D P 29S P P P P P", "QD TD", id="to partner's Jack"
        ),
        pytest.param(
            "QD KD TH KH QC KC QS KS", None, "P P 28D P 29NT P P P P P", "QD KD", id="in no trumps too"
        ),
        pytest.param(
            "JS JS KH QH",
            "9S 9S AS AS TS TS JH JH 9H 9H AH AH TH TH KH QH JC JC 9C 9C",
            NO_TRUMPS,
            "JS",
            id="cashes a Jack that nothing beats",
        ),
        pytest.param(
            "9D KD QS",
            "AD AD TD TD 9D KS QS TS TS KH QH KH QH TH TH",
            NO_TRUMPS,
            "9D",
            id="counts: with both Jacks gone the nine is high",
        ),
        pytest.param(
            "9D KD QS",
            "JD AD TD TD 9D KS QS TS TS KH QH KH QH TH TH",
            NO_TRUMPS,
            "QS KD",
            id="counts: one Jack is still out",
        ),
        pytest.param(
            "JC JC AH TH",
            "QC KC 9S 9S AS AS TS TS JH 9H 9H AH KH KH QH QH JD JD 9D 9D",
            CLUBS,
            "JC",
            id="draws the last trumps",
        ),
        pytest.param(
            "KC JD QS KS",
            "JS JS 9S 9S AS AS TS TS KH QH KH QH TH TH 9H 9H AH AH JH JH",
            CLUBS,
            "JD KC",
            id="with no trump out a side winner or the trump",
        ),
    ],
)
def test_leads(playing: Playing, hand: str, others: str | None, calls: str, cards: str) -> None:
    assert played(playing(hand, others=others, calls=calls)) in cards.split()


def test_a_lead_to_partner_says_who_showed_the_jack(playing: Playing) -> None:
    choice = FAIR.choose(playing("QD TD TH KH QC KC QS KS", calls="P P 28D P 29S P P P P P"))
    (message,) = [message for message in choice.why if message.id == "why_lead_to_partner"]
    assert message.params == {"suit": "D", "who": 2}


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_only_card_is_played_for_that_reason(playing: Playing, players: int) -> None:
    others = "KS KS QS QS TS TS 9S 9S KH KH QH QH TH"[: 3 * (2 * players - 3) - 1]
    calls = " ".join(["28NT", *["P"] * (players - 1)])
    view = playing("QD KC", "KD", others=others, calls=calls, players=players)
    assert reasons(view) == {"why_only_card"}
