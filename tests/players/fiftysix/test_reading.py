"""What is read from calls and play: the deals that a seat takes to be likely."""

from collections.abc import Callable
from statistics import fmean

import pytest

from cardavia import games
from cardavia.games.fiftysix import View
from cardavia.players.fiftysix.deals import Drawing
from cardavia.players.fiftysix.evidence import evidence
from cardavia.players.fiftysix.truth import Truth

DEALS = 3000
DIAMONDS = 16
JACK, HIGH, ANY = 0x80, 0x70, 0xFF

Calling = Callable[..., View]
Playing = Callable[..., View]


def amount(hand: int, ranks: int, suit: int = DIAMONDS) -> int:
    """Returns how many cards of these ranks of a suit a hand holds."""
    return (hand >> suit & ranks).bit_count() + (hand >> (suit + 32) & ranks).bit_count()


def likely(view: View, seat: int, test: Callable[[int], bool], seed: int = 0) -> float:
    """Returns in how many of the deals drawn a seat's hand is so."""
    deals = Drawing(view, seed).draw(DEALS)
    return fmean(test(hand) for hand in deals[seat :: view.game.players])


def has_jack(hand: int) -> bool:
    return amount(hand, JACK) > 0


NEUTRAL = "9S TS KH QH KC QC AD KS"
"""Seat 0's hand, without a Jack."""


def after(calling: Calling, calls: str, hand: str = NEUTRAL, players: int = 6) -> View:
    """Returns seat 0's view; the calls are all but its next one."""
    return calling(hand, calls, players)


def test_number_first_shows_the_jack(calling: Calling) -> None:
    before = likely(after(calling, ""), 2, has_jack)
    assert likely(after(calling, "P P 28D P P P"), 2, has_jack) > 0.9 > 0.5 > before


def test_suit_first_denies_it_and_shows_high_cards(calling: Calling) -> None:
    view = after(calling, "P P D28 P P P")
    assert likely(view, 2, has_jack) < 0.1
    assert likely(view, 2, lambda hand: amount(hand, HIGH) >= 3) > 0.8


def test_noes_shows_a_void_in_the_suit_named_last(calling: Calling) -> None:
    view = after(calling, "28D P 29NS P P P", "JD 9D TS KS KH QH KC QC")
    assert likely(view, 2, lambda hand: amount(hand, ANY) == 0) > 0.9


def test_plus_shows_so_many_high_cards_and_no_other(calling: Calling) -> None:
    view = after(calling, "28D P +2D P P P", "JD 9D TS KS KH QH KC QC")
    assert likely(view, 2, lambda hand: amount(hand, JACK | HIGH) == 2 == amount(hand, ANY)) > 0.9


def test_no_trumps_shows_jacks_in_two_suits(calling: Calling) -> None:
    view = after(calling, "P P 28NT P P P")
    two = likely(view, 2, lambda hand: sum(amount(hand, JACK, suit) > 0 for suit in (0, 8, 16, 24)) >= 2)
    assert two > 0.9


@pytest.mark.parametrize("players", [4, 8])
def test_the_same_holds_at_the_other_tables(calling: Calling, players: int) -> None:
    hand = {4: NEUTRAL + " TC AH QS TH", 8: NEUTRAL}[players]
    view = after(calling, "P P 28D" + " P" * (players - 3), hand, players)
    assert likely(view, 2, has_jack) > 0.9


def test_a_partner_is_believed_more_than_an_opponent(calling: Calling) -> None:
    partner = Truth(after(calling, "P P 28D P P P"))
    opponent = Truth(after(calling, "P 28D P P P P"))
    assert partner.error(2) < opponent.error(1)


def test_who_passes_has_fewer_jacks(calling: Calling) -> None:
    before, passed = after(calling, ""), after(calling, "P P P P P 28S")
    assert likely(passed, 2, has_jack) < likely(before, 2, has_jack) - 0.02


def test_who_did_not_follow_suit_has_none_of_it(playing: Playing) -> None:
    view = playing("QD KS QS KH QH KC QC TC", trick="JD KH QC TD")
    for seat in (1, 2):
        assert likely(view, seat, lambda hand: amount(hand, ANY) > 0) == 0


FIRST_TRICK = "JD QD AD KD TD JD"


def told(calls: str, play: str = "") -> View:
    """Returns seat 0's view of a deal in which seat 2 has two high diamonds alone."""
    hands = [
        "JD QD KS QS KH QH KC QC",
        "KD QD 9S AS TS 9H AH TH",
        "9D AD JS JH KS QS KH QH",
        "KD JS JH JC JC 9S AS TS",
        "9D AD TD TD 9C AC TC KC",
        "JD 9H AH TH 9C AC TC QC",
    ]
    return games.game("fiftysix", 6).deal(dealer=5, hands=hands).play_all(calls).play_all(play).view(0)


def test_a_promise_counts_the_cards_that_have_been_played() -> None:
    auction = "28D P +2D P P P P P"
    assert likely(told(auction), 2, lambda hand: amount(hand, ANY) == 2) > 0.9
    assert likely(told(auction, FIRST_TRICK), 2, lambda hand: amount(hand, ANY) == 1) > 0.9


def test_a_seat_that_is_found_out_is_believed_no_more() -> None:
    """It said Noes, and then followed the suit."""
    auction = "28D P 29NS P P P P P"
    honest = Truth(told(auction)).error(2)
    found_out = Truth(told(auction, FIRST_TRICK))
    assert found_out.error(2) > 10 * honest
    assert found_out.error(4) == honest


def test_who_throws_a_point_on_their_trick_had_no_low_card(playing: Playing) -> None:
    """Seat 1 laid the ten on an opponent's Jack; in the other trick it laid the king."""
    hand = "QD KS QS KH QH KC QC TC"
    point, low = playing(hand, trick="JD TD"), playing(hand, trick="JD KD")

    def has_low(held: int) -> bool:
        return amount(held, 0x0C) > 0

    assert likely(point, 1, has_low) < likely(low, 1, has_low) / 2


def test_who_gives_no_point_to_a_partners_trick_has_fewer(playing: Playing) -> None:
    """Seat 2 laid the king, or the ace, on its partner's Jack."""
    hand = "QD KS QS KH QH KC QC TC"
    low, point = playing(hand, trick="JD QD KD"), playing(hand, trick="JD QD AD")

    def has_points(held: int) -> bool:
        return amount(held, HIGH) > 0

    assert likely(low, 2, has_points) < likely(point, 2, has_points) - 0.1


def test_who_takes_the_trick_tells_nothing_more(playing: Playing) -> None:
    view = playing("QD KS QS KH QH KC QC TC", trick="9D JD")
    assert list(evidence(view)) == []


def test_a_liar_at_the_table_does_not_break_the_reading(playing: Playing) -> None:
    """All that its partner says is false, and every deal that is drawn is one that can be."""
    view = playing("QD QD KS QS KH QH KC QC", trick="JD KD", calls="28S P 29NS P D30 P +2S P P P P P")
    deals = Drawing(view, 1).draw(100)
    for place in range(0, len(deals), 6):
        assert [hand.bit_count() for hand in deals[place : place + 6]] == [7, 7, 8, 8, 8, 8]
