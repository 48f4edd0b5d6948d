"""What only ``strong`` does: it tries its choices in deals, as many as its budget allows."""

from collections.abc import Callable

import pytest

from cardavia.games.fiftysix import View
from cardavia.players.fiftysix import LEVELS
from cardavia.players.fiftysix.outcomes import swings, tables
from cardavia.players.fiftysix.strong_play import Trying
from cardavia.players.player import Budget, Choice

STRONG = LEVELS["strong"](0)
WEAK = "KS QS TH KH QD KD TC QC"

Calling = Callable[..., View]
Playing = Callable[..., View]


def reasons(choice: Choice) -> set[str]:
    return {message.id for message in choice.why}


def test_a_hard_stop_cuts_its_thinking_short(calling: Calling, playing: Playing) -> None:
    for view in (calling(WEAK), playing("JD KS QS KH QH KC QC TC")):
        choice = STRONG.choose(view, Budget(work=50_000, seconds=0))
        assert choice.cut
        assert choice.move in view.legal_moves()


def test_a_stop_that_does_not_come_changes_nothing(calling: Calling, playing: Playing) -> None:
    for view in (calling(WEAK), playing("JD KS QS KH QH KC QC TC")):
        choice = STRONG.choose(view, Budget(work=2_000))
        assert not choice.cut
        assert STRONG.choose(view, Budget(work=2_000, seconds=600)) == choice


def test_more_work_tries_more_deals(playing: Playing) -> None:
    view = playing("JD KS QS KH QH KC QC TC")
    few = Trying(view, view.hand, 1, work=80, until=None)
    many = Trying(view, view.hand, 1, work=8_000, until=None)
    assert (few.deals, many.deals) == (10, 1_000)


def test_where_cards_are_worth_something_else_it_plays_like_fair(playing: Playing) -> None:
    view = playing("JD KS QS KH QH KC QC TC", rules="classic points=4-2-1-0")
    assert STRONG.choose(view, Budget(work=1)) == LEVELS["fair"](0).choose(view)


def test_it_says_how_a_card_did(playing: Playing) -> None:
    choice = STRONG.choose(playing("TD KD QD KS QS KH QH KC", trick="9D JD QD AD KD"), Budget(work=900))
    assert str(choice.move) == "TD"
    assert "why_tried_theirs" in reasons(choice)
    assert "why_partner_has_it" in reasons(choice)


def test_it_says_where_another_card_would_do_as_well(playing: Playing) -> None:
    choice = STRONG.choose(playing("QD QS", others="KS TS TS KD TD AD 9D JC KC TC"), Budget(work=900))
    assert reasons(choice) & {"why_tried_alike", "why_tried_all_alike"}


def test_it_says_what_a_call_promises(calling: Calling) -> None:
    choice = STRONG.choose(calling("JH 9H AH TH KH JD KS QC"), Budget(work=900))
    assert str(choice.move) == "28H"
    assert {"why_bid", "tells_jack"} <= reasons(choice)


@pytest.mark.parametrize(("score", "pays"), [((12, 12), 2), ((1, 23), 1), ((2, 22), 2)])
def test_nobody_is_taken_to_pay_more_than_he_owns(
    calling: Calling, score: tuple[int, int], pays: int
) -> None:
    view = calling(WEAK, "28D P P P P")
    bid = view.auction.bid
    assert bid is not None
    assert swings(bid, view.game, score) == (1, pays)


def test_at_signed_points_all_is_paid(calling: Calling) -> None:
    view = calling(WEAK, "28D P P P P", rules="classic match=deals(6)")
    bid = view.auction.bid
    assert bid is not None
    assert swings(bid, view.game, (0, 0)) == (1, 2)


def test_more_points_are_never_worth_less_to_the_declaring_side(calling: Calling) -> None:
    view = calling(WEAK, "28D P P P P")
    bid = view.auction.bid
    assert bid is not None
    ours = tables(bid, bid.side, view.game, (12, 12), 5.0)
    theirs = tables(bid, 1 - bid.side, view.game, (12, 12), 5.0)
    assert list(ours) == sorted(ours)
    assert theirs == tuple(-value for value in ours)
    assert -2 <= ours[0] < ours[28] < ours[56] <= 1


def test_strongest_tries_four_times_as_many_deals(playing: Playing) -> None:
    view = playing("JD KS QS KH QH KC QC TC")
    seed = 3
    most = LEVELS["strongest"](seed).choose(view, Budget(work=400))
    assert most == LEVELS["strong"](seed).choose(view, Budget(work=1_600))
    assert LEVELS["strongest"](seed).level == "strongest"
