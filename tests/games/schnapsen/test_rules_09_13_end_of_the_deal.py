"""Rules 9 to 13: when a deal ends, who has won it, and how many game points it is worth."""

import pytest

from cardavia.games.schnapsen import Deal, Frozen, Result
from cardavia.games.schnapsen.scoring import against_closer, game_points, played_out, reached
from cardavia.words import IllegalMove

from .dealing import CLASSIC

Pair = tuple[int, int]


def three_aces(
    points: Pair, tricks: Pair = (4, 2), closed_by: int | None = None, frozen: Pair | None = None
) -> Deal:
    """Returns a deal in which seat 0 leads three aces to three tens: 21 points each; 57 are gone."""
    hands = ["AS AH AD", "TS TH TD"]
    return CLASSIC.position("C", hands, points, tricks=tricks, closed_by=closed_by, frozen=frozen)


def last_trick(points: Pair, closed_by: int | None = None, frozen: Pair | None = None) -> Deal:
    """Returns a deal before its last trick, which brings seat 0, on lead, 13 points."""
    return CLASSIC.position("C", ["AS", "JS"], points, tricks=(4, 4), closed_by=closed_by, frozen=frozen)


def lost_last_trick(points: Pair, closed_by: int | None = None, frozen: Pair | None = None) -> Deal:
    """Returns the same before a last trick which brings the 13 points to seat 1."""
    return CLASSIC.position("C", ["JS", "AS"], points, tricks=(4, 4), closed_by=closed_by, frozen=frozen)


def with_a_stock(points: Pair) -> Deal:
    """Returns a deal with four cards in the stock in which seat 0 leads an ace to a ten."""
    hands = ["AS KH QH JS AD", "TS KD QD JD TD"]
    return CLASSIC.position("C", hands, points, tricks=(2, 1), stock="AH TH JH TC")


# ── rule 9 ──


def test_rule_09_66_is_recognised_after_a_trick() -> None:
    assert three_aces((44, 33)).play_all("AS TS").result is None
    assert three_aces((45, 32)).play_all("AS TS").points == (66, 32)
    assert three_aces((45, 32)).play_all("AS TS").over


def test_rule_09_before_drawing() -> None:
    deal = with_a_stock((45, 22))
    after = deal.play_all("AS TS")
    assert (after.points, after.result) == ((66, 22), Result(0, 2, "sixty_six"))
    assert (after.stock, after.stock_size, after.counts) == (deal.stock, 4, (4, 4))
    assert after.draws == ((), ())


def test_rule_09_after_the_marriage_before_the_reply() -> None:
    deal = CLASSIC.position("C", ["KH QH", "AH AD"], (46, 45), tricks=(4, 4))
    assert deal.play("KH").result == Result(0, 1, "sixty_six")


def test_rule_09_on_the_last_trick_too_before_rule_13() -> None:
    deal = last_trick((53, 54))
    assert deal.play_all("AS JS").result == Result(0, 1, "sixty_six")


def test_rule_09_on_the_last_trick_too_before_rule_12() -> None:
    deal = last_trick((53, 40), closed_by=0, frozen=(33, 1))
    assert deal.play_all("AS JS").result == Result(0, 1, "sixty_six")


def test_rule_09_nobody_else_can_cross() -> None:
    # The marriage brings 20, and the trick, which takes its king, goes to the other: both are counted.
    deal = CLASSIC.position("C", ["KH QH JD", "AH AD JS"], (40, 47), tricks=(3, 4))
    after = deal.play_all("KH AH")
    assert (after.points, after.result) == ((60, 62), None)


def test_rule_09_the_last_trick_stays_the_last() -> None:
    assert three_aces((45, 32)).trick_number == 8
    assert three_aces((45, 32)).play_all("AS TS").trick_number == 8
    assert last_trick((52, 55)).trick_number == last_trick((52, 55)).play_all("AS JS").trick_number == 10
    declared = CLASSIC.position("C", ["KH QH", "AH AD"], (46, 45), tricks=(4, 4))
    assert declared.trick_number == declared.play("KH").trick_number == 9


def test_rule_09_nothing_is_played_after_the_end() -> None:
    after = three_aces((45, 32)).play_all("AS TS")
    assert (after.to_act, after.legal_moves()) == (None, ())
    with pytest.raises(IllegalMove, match="The deal is over"):
        after.play("AH")


# ── rule 10 ──


@pytest.mark.parametrize(
    ("points", "tricks", "worth"),
    [((45, 52), (4, 3), 1), ((64, 33), (4, 3), 1), ((45, 32), (4, 3), 2), ((57, 0), (7, 0), 3)],
)
def test_rule_10_a_player_at_66_wins_by_what_the_loser_has(points: Pair, tricks: Pair, worth: int) -> None:
    after = three_aces(points, tricks).play_all("AS TS")
    assert after.result == Result(0, worth, "sixty_six")


@pytest.mark.parametrize(("loser", "worth"), [(Frozen(33, 1), 1), (Frozen(32, 1), 2), (Frozen(0, 0), 3)])
def test_rule_10_the_line_is_drawn_at_33_and_at_a_trick(loser: Frozen, worth: int) -> None:
    assert game_points(loser) == worth


def test_rule_10_with_the_stock_still_open() -> None:
    deal = with_a_stock((45, 42))
    assert deal.play_all("AS TS").result == Result(0, 1, "sixty_six")


# ── rule 11 ──


@pytest.mark.parametrize(("frozen", "worth"), [((33, 2), 1), ((32, 2), 2), ((20, 1), 2), ((0, 0), 3)])
def test_rule_11_the_closer_at_66_wins_by_the_frozen_record(frozen: Pair, worth: int) -> None:
    after = three_aces((45, 40), closed_by=0, frozen=frozen).play_all("AS TS")
    assert after.result == Result(0, worth, "sixty_six")


# ── rule 12 ──


@pytest.mark.parametrize(("frozen", "worth"), [((33, 2), 2), ((11, 1), 2), ((0, 0), 3)])
def test_rule_12_the_other_reaches_66_first(frozen: Pair, worth: int) -> None:
    after = three_aces((45, 40), closed_by=1, frozen=frozen).play_all("AS TS")
    assert after.result == Result(0, worth, "closer_beaten")
    assert after.over


@pytest.mark.parametrize("closers_points", [0, 32, 33, 65])
def test_rule_12_whatever_the_closer_has(closers_points: int) -> None:
    tricks = (4, 2) if closers_points else (4, 0)
    deal = three_aces((45, closers_points), tricks, closed_by=1, frozen=(20, 1))
    assert deal.play_all("AS TS").result == Result(0, 2, "closer_beaten")


def test_rule_12_by_a_marriage_too() -> None:
    deal = CLASSIC.position("C", ["KH QH", "AH AD"], (46, 30), tricks=(3, 3), closed_by=1, frozen=(0, 0))
    assert deal.play("QH").result == Result(0, 3, "closer_beaten")


@pytest.mark.parametrize(("frozen", "worth"), [((33, 2), 2), ((11, 1), 2), ((0, 0), 3)])
def test_rule_12_a_closer_who_loses_the_last_trick_below_66_has_failed(frozen: Pair, worth: int) -> None:
    after = lost_last_trick((50, 40), closed_by=0, frozen=frozen).play_all("JS AS")
    assert after.points == (50, 53)
    assert after.result == Result(1, worth, "closer_failed")


@pytest.mark.parametrize(("frozen", "worth"), [((30, 1), 2), ((0, 0), 3)])
def test_rule_12_a_closer_who_wins_the_last_trick_below_66_has_failed(frozen: Pair, worth: int) -> None:
    after = last_trick((52, 40), closed_by=0, frozen=frozen).play_all("AS JS")
    assert after.points == (65, 40)
    assert after.result == Result(1, worth, "closer_failed")


def test_rule_12_a_closed_deal_lasts_while_there_are_cards_in_hand() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["AS TS AH JD JC", "KS QS JS KD KC"], stock="KH QH QD QC AD TD TC AC JH TH"
    )
    after = deal.play_all("close JC KC KD JD KS AS TS QS")  # seat 1 declares its diamonds
    assert (after.counts, after.result) == ((1, 1), None)
    ended = after.play_all("AH JS")
    assert ended.stock == deal.stock
    assert (ended.points, ended.result) == ((15 + 13 + 13, 6 + 6 + 20), Result(1, 3, "closer_failed"))


# ── rule 13 ──


@pytest.mark.parametrize("points", [(47, 60), (52, 55), (45, 62)])
def test_rule_13_the_last_tricks_winner_scores_one(points: Pair) -> None:
    assert last_trick(points).play_all("AS JS").result == Result(0, 1, "last_trick")


@pytest.mark.parametrize("points", [(60, 47), (55, 52), (65, 42)])
def test_rule_13_though_the_other_may_have_more(points: Pair) -> None:
    assert lost_last_trick(points).play_all("JS AS").result == Result(1, 1, "last_trick")


def test_rule_13_there_is_no_bonus_of_ten_for_it() -> None:
    assert last_trick((52, 55)).play_all("AS JS").points == (65, 55)


@pytest.mark.parametrize(("loser", "winner"), [(0, 1), (1, 0)])
def test_rule_13_is_one_point_whatever_the_loser_has(loser: int, winner: int) -> None:
    assert played_out(winner, None, None) == Result(winner, 1, "last_trick")


# ── rules 10 to 13, the sums alone ──


def test_rules_11_and_12_the_record_at_closing_decides_not_the_one_now() -> None:
    now = Frozen(50, 4)
    assert reached(0, 0, Frozen(0, 0), now) == Result(0, 3, "sixty_six")
    assert reached(1, 0, Frozen(0, 0), now) == Result(1, 3, "closer_beaten")
    assert played_out(0, 0, Frozen(0, 0)) == Result(1, 3, "closer_failed")


def test_rule_12_is_worth_two_or_three_never_one() -> None:
    assert [against_closer(Frozen(points, tricks)) for points, tricks in [(60, 4), (20, 1), (0, 0)]] == [
        2,
        2,
        3,
    ]
