"""Rules 7 and 8: king and queen of a suit, and when they count."""

from typing import Any

import pytest

from cardavia.cards import Card
from cardavia.games.schnapsen import GOAL, Deal, Result, marriage, partner

from .dealing import CLASSIC

# Hearts are trump; seat 0 leads and holds the marriage of spades, seat 1 that of clubs.
DEAL = CLASSIC.deal(
    dealer=1,
    hands=["AS KS QS JH TC", "TS JS AH KC QC"],
    stock="KH QH KD QD AD TD JD AC JC TH",
)


def ending(hands: list[str], points: tuple[int, int], **more: Any) -> Deal:
    """Returns a deal without a stock in which both have a trick, hearts trump, seat 0 on lead."""
    return CLASSIC.position("H", hands, points, **{"tricks": (1, 1), **more})


# ── rule 7 ──


@pytest.mark.parametrize(("card", "other"), [("KD", "QD"), ("QD", "KD")])
def test_rule_07_king_and_queen_of_a_suit_are_partners(card: str, other: str) -> None:
    assert partner(Card(card)) is Card(other)


@pytest.mark.parametrize("card", ["AD", "TD", "JD"])
def test_rule_07_no_other_card_has_a_partner(card: str) -> None:
    assert partner(Card(card)) is None
    assert marriage(DEAL, DEAL.game.pack, Card(card)) == 0


@pytest.mark.parametrize(("lead", "left"), [("KS", "QS"), ("QS", "KS")])
def test_rule_07_leading_either_of_the_two_declares_twenty(lead: str, left: str) -> None:
    after = DEAL.play(lead)
    assert (after.table.marriage, after.pending) == (20, (20, 0))
    assert after.shown == ((Card(left),), ())


@pytest.mark.parametrize("lead", ["KH", "QH"])
def test_rule_07_in_trumps_it_is_forty(lead: str) -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["KH QH AS TS JS", "KS QS AH KC QC"], stock="JH KD QD AD TD JD AC JC TC TH"
    )
    assert deal.play(lead).pending == (40, 0)


def test_rule_07_the_follower_declares_nothing() -> None:
    after = DEAL.play_all("TC KC")
    assert (after.pending, after.points, after.shown) == ((0, 0), (14, 0), ((), ()))


def test_rule_07_a_king_without_its_queen_declares_nothing() -> None:
    deal = ending(["KD AS", "QD TS"], (50, 42))
    assert deal.play("KD").table.marriage == 0


def test_rule_07_a_card_just_exchanged_counts() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["AS KS QS JH KH", "TS JS AH KC QC"], stock="TC TH KD QD AD TD JD AC JC QH"
    )
    after = deal.play_all("exchange KH")
    assert (after.pending, after.shown) == ((40, 0), ((Card("QH"),), ()))


def test_rule_07_a_card_drawn_later_counts() -> None:
    after = DEAL.play_all("AS JS")
    assert Card("KH") in after.hands[0]
    deal = CLASSIC.deal(
        dealer=1, hands=["AS KS JH TC QD", "TS JS AH KC QC"], stock="QS QH KD KH AD TD JD AC JC TH"
    )
    assert deal.play_all("AS JS KS").points == (11 + 2 + 20, 0)


def test_rule_07_each_suit_is_declared_once() -> None:
    deal = ending(["KD QD AS", "JS JD TC"], (24, 64)).play_all("AS JS KD JD")
    assert deal.points[0] == 24 + 13 + 20 + 6
    after = deal.play("QD")
    assert (after.table.marriage, after.points) == (0, deal.points)


def test_rule_07_both_players_may_declare_in_one_deal() -> None:
    after = DEAL.play_all("QS TS QC")
    assert (after.table.marriage, after.points, after.pending) == (20, (0, 33), (20, 0))


def test_rule_07_it_is_declared_after_closing_too() -> None:
    assert DEAL.play_all("close KS").pending == (20, 0)
    deal = ending(["KD QD", "AD JS"], (10, 20), closed_by=1, frozen=(10, 1))
    assert deal.play("KD").points == (30, 20)


# ── rule 8 ──


def test_rule_08_without_a_trick_it_is_pending_and_counts_for_nothing() -> None:
    after = DEAL.play("KS")
    assert (after.pending, after.points) == ((20, 0), (0, 0))


def test_rule_08_its_own_trick_credits_it() -> None:
    after = DEAL.play_all("KS JS")
    assert (after.points, after.pending, after.tricks) == ((4 + 2 + 20, 0), (0, 0), (1, 0))


def test_rule_08_a_later_trick_credits_it() -> None:
    lost = DEAL.play_all("KS TS")
    assert (lost.points, lost.pending) == ((0, 14), (20, 0))
    after = lost.play_all("JS AS")
    assert (after.points, after.pending) == ((2 + 11 + 20, 14), (0, 0))


def test_rule_08_it_is_credited_after_closing_too() -> None:
    after = DEAL.play_all("KS TS close JS AS")
    assert (after.points, after.pending) == ((33, 14), (0, 0))
    assert after.closed_by == 1


def test_rule_08_trick_points_and_pending_bonus_count_together() -> None:
    deal = ending(
        ["AS KD QD", "TS AD JD"], (0, 40), tricks=(0, 3), pending=(40, 0), closed_by=1, frozen=(0, 0)
    )
    credited = deal.play_all("AS TS")
    assert (credited.points, credited.pending, credited.over) == ((61, 40), (0, 0), False)
    assert credited.play("KD").points == (81, 40)
    assert credited.play("KD").result == Result(0, 3, "closer_beaten")


def test_rule_08_with_a_trick_won_it_counts_at_once() -> None:
    after = DEAL.play_all("AS JS KS")
    assert (after.points, after.pending) == ((11 + 2 + 20, 0), (0, 0))
    assert after.to_act == 1


@pytest.mark.parametrize(("points", "over"), [(46, True), (45, False)])
def test_rule_08_a_marriage_that_makes_66_ends_the_deal_before_the_reply(points: int, over: bool) -> None:
    # Gone are cards worth 85, and one marriage of twenty.
    deal = ending(["KD QD", "AD AS"], (points, 91 - points))
    after = deal.play("KD")
    assert after.points[0] == points + 20
    assert after.over == over == (after.to_act is None)
    if over:
        assert after.result == Result(0, 1, "sixty_six")
        assert after.legal_moves() == ()


def test_rule_08_the_card_led_then_belongs_to_no_trick() -> None:
    after = ending(["KD QD", "AD AS"], (46, 45)).play("KD")
    assert (after.tricks, after.points, after.played) == ((1, 1), (66, 45), ())
    assert (after.led, after.table.reply, after.counts) == (Card("KD"), None, (1, 2))
    assert after.points[0] >= GOAL


def test_rule_08_pending_is_no_trick_and_not_33_either() -> None:
    # Seat 0 has forty pending and nothing else: it lost without a trick.
    deal = ending(["JD JC", "AD AC"], (0, 54), tricks=(0, 4), pending=(40, 0), closed_by=1, frozen=(0, 0))
    after = deal.play_all("JD AD")
    assert after.points == (0, 67)
    assert after.result == Result(1, 3, "sixty_six")
    assert after.pending == (40, 0)
