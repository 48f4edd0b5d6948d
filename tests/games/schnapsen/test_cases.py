"""Situations in which other programs have gone wrong, and the right answers."""

import pytest

from cardavia.cards import Card, write_cards
from cardavia.games.schnapsen import CLOSE, Frozen, Result
from cardavia.words import IllegalMove

from .dealing import CLASSIC

DEAL = CLASSIC.deal(
    dealer=1,
    hands=["AS KS QS JH TC", "TS JS AH KC QC"],
    stock="KH QH KD QD AD TD JD AC JC TH",
)


def test_case_r01_the_player_chooses_which_card_of_the_marriage_to_lead() -> None:
    # With 40 points the king makes 40 + 20 + 4 + 2 and the queen one point less.
    deal = CLASSIC.position("H", ["KD QD JC", "JD TS JS"], (40, 57), tricks=(3, 4))
    king, queen = deal.play_all("KD JD"), deal.play_all("QD JD")
    assert (king.points[0], king.result) == (66, Result(0, 1, "sixty_six"))
    assert (queen.points[0], queen.result) == (65, None)


def test_case_r02_a_marriage_that_makes_66_needs_no_reply() -> None:
    deal = CLASSIC.position("H", ["KD QD", "AD TS"], (50, 42), tricks=(4, 4))
    after = deal.play("QD")
    assert (after.points[0], after.to_act, after.result) == (70, None, Result(0, 1, "sixty_six"))


def test_case_r03_a_marriage_of_a_player_who_never_gets_a_trick_never_counts() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["KH QH JS JC JD", "AH TH AS AC AD"], stock="TS TC TD KS KC KD QS QC QD JH"
    )
    after = deal.play_all("KH AH")
    assert (after.pending, after.points) == ((40, 0), (0, 15))
    after = after.play_all("close AS JS AC JC AD JD TH QH")
    assert (after.points, after.tricks, after.pending) == ((0, 67), (0, 5), (40, 0))
    assert after.result == Result(1, 3, "sixty_six")


def test_case_r04_a_marriage_declared_before_the_first_trick_counts_with_it() -> None:
    deal = CLASSIC.deal(
        dealer=1, hands=["KS QS AD JH TC", "TS KD AH KC QC"], stock="JS QH KH QD AC TD JD AS JC TH"
    )
    after = deal.play_all("QS TS")
    assert (after.points, after.pending) == ((0, 13), (20, 0))
    after = after.play_all("KD AD")
    assert (after.points, after.pending) == ((15 + 20, 13), (0, 0))


def test_case_r04_and_ends_the_deal_where_that_makes_66() -> None:
    deal = CLASSIC.position(
        "H",
        ["AD AS KC QC", "TD TS JC TC"],
        (0, 20),
        tricks=(0, 2),
        pending=(40, 0),
        closed_by=1,
        frozen=(0, 0),
    )
    assert deal.play_all("AD TD").points == (61, 20)
    assert deal.play_all("AD TD AS TS").result == Result(0, 3, "closer_beaten")


def test_case_r05_a_closer_who_succeeds_is_paid_by_the_record_at_closing() -> None:
    # At closing the opponent had 20 points and a trick; by the end it has 41.
    deal = CLASSIC.position(
        "H", ["AD AS KC", "TD TS AC"], (45, 41), tricks=(3, 2), closed_by=0, frozen=(20, 1)
    )
    assert deal.play_all("AD TD").result == Result(0, 2, "sixty_six")


@pytest.mark.parametrize(("frozen", "worth"), [((30, 1), 2), ((0, 0), 3)])
def test_case_r07_the_closers_opponent_at_66_ends_the_deal_at_once(
    frozen: tuple[int, int], worth: int
) -> None:
    deal = CLASSIC.position("H", ["AD AS KC", "TD TS AC"], (50, 5), tricks=(3, 1), closed_by=1, frozen=frozen)
    after = deal.play_all("AD TD")
    assert (after.counts, after.result) == ((2, 2), Result(0, worth, "closer_beaten"))


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ("close", "exchange"),
        ("AS", "exchange"),
        ("AS", "close"),
        ("close", "close"),
        ("close AS TS", "close"),
        ("close AS TS", "exchange"),
    ],
)
def test_case_r08_no_exchange_and_no_closing_out_of_turn_or_after_closing(before: str, move: str) -> None:
    deal = DEAL.play_all(before)
    seen = deal.view(None).to_json()
    with pytest.raises(IllegalMove):
        deal.play(move)
    assert deal == DEAL.play_all(before)
    assert deal.view(None).to_json() == seen


def test_case_r08_nor_without_a_stock() -> None:
    deal = CLASSIC.position("H", ["AS JH", "TS AH"], (46, 40), tricks=(4, 4))
    for move in ("exchange", "close"):
        with pytest.raises(IllegalMove):
            deal.play(move)


@pytest.mark.parametrize("points", [(60, 47), (65, 42), (55, 52)])
def test_case_r09_with_an_open_stock_the_last_trick_is_worth_one_game_point(points: tuple[int, int]) -> None:
    deal = CLASSIC.position("H", ["JS", "AS"], points, tricks=(5, 4))
    after = deal.play_all("JS AS")
    assert after.points == (points[0], points[1] + 13)
    assert after.result == Result(1, 1, "last_trick")


def test_case_r10_a_closer_with_64_has_lost_though_it_took_the_last_trick() -> None:
    deal = CLASSIC.position("H", ["AS", "JS"], (51, 36), tricks=(5, 3), closed_by=0, frozen=(30, 1))
    after = deal.play_all("AS JS")
    assert after.points == (64, 36)
    assert after.result == Result(1, 2, "closer_failed")


@pytest.mark.parametrize(
    ("hand", "lead", "replies"),
    [
        ("TH QH JS", "KH", "TH"),
        ("QH JS AD", "KH", "QH"),
        ("AS JS AD", "KH", "AS JS"),
        ("QS AD AC", "TS", "QS"),
        ("QS AD AC", "KS", "QS"),
    ],
)
def test_case_r11_closed_follow_and_beat_else_follow_else_trump(hand: str, lead: str, replies: str) -> None:
    deal = CLASSIC.position(
        "S", ["JH JC", hand], (9, 10), tricks=(1, 1), led=lead, to_lead=0, closed_by=0, frozen=(10, 1)
    )
    assert " ".join(map(str, deal.legal_moves())) == replies


def test_case_r12_the_loser_of_the_fifth_trick_gets_the_indicator_or_the_jack_left_for_it() -> None:
    two_left = DEAL.play_all("AS JS KS TS KC TC AD KD")
    for before, last in (("", "TH"), ("exchange ", "JH")):
        after = two_left.play_all(before + "JD TD")
        assert after.leader == 1
        assert after.draws[0][-1] is Card(last)
        assert after.draws[1][-1] is Card("JC")
        for seat in (0, 1):
            view = after.view(seat)
            assert {*view.unseen, *view.shown[1 - seat]} == set(after.hands[1 - seat])


def test_case_r13_the_partner_of_a_marriage_and_the_card_exchanged_are_known_until_played() -> None:
    after = DEAL.play_all("exchange KS JS")
    assert write_cards(after.view(1).shown[0]) == "QS TH"
    assert not {Card("QS"), Card("TH")} & set(after.view(1).unseen)
    assert write_cards(after.play_all("TH TS").view(1).shown[0]) == "QS"
    assert CLOSE in after.view(0).legal_moves()
    assert after.play(CLOSE).frozen == Frozen(0, 0)
