"""Who is believed: calls that proved untrue in an earlier deal of the match raise a seat's error."""

import random
from statistics import fmean

import pytest

from cardavia import games
from cardavia.games.fiftysix import PASS, FiftySix, Match, Shown, View
from cardavia.players.fiftysix.deals import Drawing
from cardavia.players.fiftysix.strong_bidding import SampledBidding
from cardavia.players.fiftysix.truth import Truth

GAME = FiftySix(6)
HANDS = (
    "JD QD KS QS KH QH KC QC",
    "KD QD 9S AS TS 9H AH TH",
    "9D AD JS JH KS QS KH QH",
    "KD JS JH JC JC 9S AS TS",
    "9D AD TD TD 9C AC TC KC",
    "JD 9H AH TH 9C AC TC QC",
)
TRUE, UNTRUE = "P P 28S P P P P P", "P P 28D P P P P P"
"""Auctions in which seat 2 says that it has the Jack of spades, which is so, or of diamonds, which is not."""


def shown(calls: str) -> Shown:
    deal = GAME.deal(5, hands=HANDS)
    return Shown(deal.auction.call_all(calls), deal.dealt)


def seen(*earlier: str, calls: str = "P P 28D P P P", viewer: int = 0) -> View:
    deal = GAME.deal(5, hands=HANDS, earlier=tuple(map(shown, earlier)))
    return deal.play_all(calls).view(viewer)


def test_an_untrue_call_raises_the_error_of_its_seat_alone() -> None:
    before, after = Truth(seen()), Truth(seen(UNTRUE))
    assert after.error(2) > 10 * before.error(2)
    assert after.error(4) == before.error(4)


def test_true_calls_lower_it() -> None:
    errors = [Truth(seen(*[TRUE] * deals)).error(2) for deals in range(5)]
    assert errors == sorted(errors, reverse=True)
    assert errors[4] < errors[0]


def test_one_slip_among_many_true_calls_counts_for_less() -> None:
    assert Truth(seen(*[TRUE] * 9, UNTRUE)).error(2) < Truth(seen(UNTRUE)).error(2) / 2


def test_who_never_says_the_truth_is_not_listened_to() -> None:
    assert Truth(seen(*[UNTRUE] * 9)).error(2) == 1


@pytest.mark.parametrize("viewer", [0, 1])
def test_partners_and_opponents_learn_it(viewer: int) -> None:
    honest, found = seen(viewer=viewer), seen(*[UNTRUE] * 3, viewer=viewer)
    assert Truth(found).error(2) > 0.3 > Truth(honest).error(2)


def has_jack(view: View) -> float:
    """Returns in how many of the deals drawn seat 2 has the Jack of diamonds."""
    return fmean(hand >> 16 & 0x80 > 0 for hand in Drawing(view, 1).draw(3000)[2::6])


def test_a_promise_of_a_liar_tells_next_to_nothing() -> None:
    nothing_said = has_jack(seen(calls="P P P P P P"[:-2]))
    assert has_jack(seen()) > 0.9
    assert abs(has_jack(seen(*[UNTRUE] * 9)) - nothing_said) < 0.25


def test_a_match_tells_its_deals_of_those_before() -> None:
    chance, match = random.Random(1), GAME.match()
    while len(match.results) < 3 or match.needs_pack:
        match = step(match, chance)
    assert match.deal is not None
    assert len(match.deal.earlier) == 3
    view = match.deal.view(0)
    assert view.earlier == match.deal.earlier
    assert games.view_from_json(view.to_json()) == view


def step(match: Match, chance: random.Random) -> Match:
    if match.needs_pack:
        return match.start_deal(chance.sample(GAME.pack, len(GAME.pack)))
    assert match.deal is not None
    moves = match.deal.legal_moves()
    return match.play(PASS if PASS in moves else chance.choice(moves))


def test_strong_expects_less_of_a_suit_that_a_liar_has_called() -> None:
    honest, lying = (
        SampledBidding(seen(*earlier, calls="P P 28D P P P"), seed=1, work=5_000, until=None)
        for earlier in ((), [UNTRUE] * 9)
    )
    assert lying.prospects["D"].mean < honest.prospects["D"].mean - 2
    bid = honest.auction.bid
    assert bid is not None
    assert lying.makes(bid) < honest.makes(bid)
