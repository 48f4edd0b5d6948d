"""The switches of scoring and match, each value by its name."""

from collections.abc import Callable

import pytest

from cardavia import games
from cardavia.games.fiftysix import Contract, Match, Rules, stakes
from cardavia.games.fiftysix.rules import rules_from
from cardavia.games.fiftysix.scoring import result

# ── stakes ──────────────────────────────────────────────────────────────────────────────────────


def test_stakes_multiplied_doubles_and_doubles_again() -> None:
    assert [stakes(40, stake, Rules()) for stake in (1, 2, 4)] == [(2, 3), (4, 6), (8, 12)]


@pytest.mark.parametrize("number", [28, 40, 48, 56])
def test_stakes_additive_adds_1_and_2_in_total_to_receipts_and_payments_alike(number: int) -> None:
    rules = Rules(stakes="additive")
    receives, pays = stakes(number, 1, Rules())
    assert [stakes(number, stake, rules) for stake in (1, 2, 4)] == [
        (receives, pays),
        (receives + 1, pays + 1),
        (receives + 2, pays + 2),
    ]


def test_stakes_additive_is_what_the_result_says() -> None:
    contract, rules = Contract(40, "D", 1, stake=4), Rules(stakes="additive")
    assert result(contract, (16, 40), rules).swing == (-4, 4)
    assert result(contract, (17, 39), rules).swing == (5, -5)


# ── match and match_end ─────────────────────────────────────────────────────────────────────────


def match_of(rules: str, gains: list[int], score: tuple[int, int] | None = None) -> Match:
    """Returns a match of deals in which side 0 makes 28 (1), 40 (2), … or fails in 28 (-2), 40 (-3), …"""
    game = games.game("fiftysix", 4, rules)
    match = game.match() if score is None else Match(game, score, dealer=0)
    for gain in gains:
        number = {1: 28, 2: 40, 3: 48, 4: 56}[gain if gain > 0 else -gain - 1]
        leader = match.dealer if match.dealer % 2 == 0 else game.next_seat(match.dealer)
        calls = " P" * (1 - match.dealer % 2) + f" {number}NT P P P"
        hands = ["JD" if seat == leader else "QD" if seat % 2 else "KD" for seat in range(4)]
        points = (53, 0) if gain > 0 else (24, 29)
        deal = game.position(
            hands, calls, dealer=match.dealer, leader=leader, points=points, score=match.score
        )
        match = Match(game, match.score, match.dealer, deal, match.results)
        for _ in range(4):
            match = match.play(match.deal.legal_moves()[0])
        assert match.results[-1].swing == (gain, -gain)
    return match


def test_match_tables_goes_on_until_a_side_has_none() -> None:
    assert match_of("classic", [1, -2] * 10).score == (2, 22)
    assert match_of("classic", [1, -2] * 10).winner is None
    assert match_of("classic", [1, -2] * 10 + [-2]).winner == 1


def test_match_deals_counts_signed_points_uncapped_from_zero() -> None:
    match = match_of("classic match=deals(9)", [-5, -5, -5, -5, 1])
    assert (match.score, match.winner, match.needs_pack) == ((-19, 19), None, True)


def test_match_deals_ends_after_n_deals_where_they_are_unlevel() -> None:
    assert match_of("classic match=deals(3)", [1, -2]).winner is None
    assert match_of("classic match=deals(3)", [1, -2, 2]).winner == 0
    assert match_of("classic match=deals(3)", [1, -2, -3]).winner == 1
    assert match_of("classic match=deals(1)", [-2]).winner == 1
    assert not match_of("classic match=deals(1)", [-2]).needs_pack


def test_match_deals_plays_six_more_where_they_are_level_and_all_of_them() -> None:
    level = [2, -2]
    assert match_of("classic match=deals(2)", level).winner is None
    for more in range(1, 6):
        assert match_of("classic match=deals(2)", level + [4] * more).winner is None
    assert match_of("classic match=deals(2)", [*level, 4, 4, 4, 4, 4, -5]).winner == 0


def test_match_deals_plays_single_deals_where_they_are_level_still() -> None:
    still = [2, -2] * 4
    assert match_of("classic match=deals(2)", still).winner is None
    assert match_of("classic match=deals(2)", [*still, -2]).winner == 1
    assert match_of("classic match=deals(2)", [*still, 1]).winner == 0


def test_match_deals_passes_the_deal_on_all_the_while() -> None:
    assert [match_of("classic match=deals(2)", [2, -2] * n).dealer for n in range(5)] == [0, 2, 0, 2, 0]


def test_match_deals_of_18_is_international() -> None:
    assert Rules(match="deals(18)").deals == rules_from("international").deals == 18
    assert rules_from("classic").deals is None
    assert games.game("fiftysix", 4, "international").match().score == (0, 0)


@pytest.mark.parametrize("score", [(1, 1), (12, 12), (121, -121), (0, 1)])
def test_match_deals_begins_no_deal_at_a_score_that_cannot_be(
    score: tuple[int, int], refuses: Callable
) -> None:
    game = games.game("fiftysix", 4, "classic match=deals(2)")
    assert game.deal(pack=game.pack, score=(100, -100)).score == (100, -100)
    with refuses("score_not_of_deals", one=score[0], other=score[1], most=100):
        game.deal(pack=game.pack, score=score)


def test_match_end_no_tables_loses_at_zero() -> None:
    assert match_of("classic", [-2], score=(2, 22)).winner == 1
    assert match_of("classic", [4], score=(20, 4)).winner == 0


def test_match_end_cannot_pay_plays_on_at_zero_and_loses_when_more_is_owed() -> None:
    rules = "classic match_end=cannot_pay"
    at_zero = match_of(rules, [-2], score=(2, 22))
    assert (at_zero.score, at_zero.winner, at_zero.needs_pack) == ((0, 24), None, True)
    lost = match_of(rules, [-2, -2], score=(2, 22))
    assert (lost.score, lost.winner) == ((0, 24), 1)
    assert match_of(rules, [-3], score=(2, 22)).score == (0, 24)
    assert match_of(rules, [-3], score=(2, 22)).winner == 1
    assert match_of(rules, [-2, 1], score=(2, 22)).score == (1, 23)
    assert match_of(rules, [2], score=(23, 1)).winner == 0


def test_match_end_cannot_pay_begins_deals_at_zero_tables(refuses: Callable) -> None:
    game = games.game("fiftysix", 4, "classic match_end=cannot_pay")
    assert game.deal(pack=game.pack, score=(0, 24)).score == (0, 24)
    with refuses("score_not_24_tables", one=-1, other=25, least=0):
        game.deal(pack=game.pack, score=(-1, 25))
