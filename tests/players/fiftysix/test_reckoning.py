"""What a seat reckons of the cards it does not see."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import games
from cardavia.cards import Card, read_cards
from cardavia.games.fiftysix import View
from cardavia.players.fiftysix import LEVELS
from cardavia.players.fiftysix.reckoning import Reckoning

Calling = Callable[..., View]


def expected(view: View, seat: int, cards: str) -> float:
    return sum(Reckoning(view).expected[card][seat] for card in read_cards(cards))


def somewhere(seed: int, players: int) -> View:
    """Returns the view of whoever is to act somewhere in the play, after calls that keep their promises."""
    chance, game = random.Random(seed), games.game("fiftysix", players)
    deal = game.deal(pack=chance.sample(game.pack, len(game.pack)))
    while not deal.auction.over:
        deal = deal.play(LEVELS["fair"](0).choose(deal.view(deal.to_act)).move)
    for _ in range(chance.randrange(len(game.pack) - players)):
        deal = deal.play(chance.choice(deal.legal_moves()))
    return deal.view(deal.to_act)


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), players=st.sampled_from([4, 6, 8]))
def test_the_figures_agree_with_what_is_public(seed: int, players: int) -> None:
    """Every card lies somewhere, nobody holds what it cannot, and hands are as large as they are."""
    view = somewhere(seed, players)
    reckoning = Reckoning(view)
    for card, copies in Counter(view.unseen).items():
        assert sum(reckoning.expected[card]) == pytest.approx(copies)
        assert all(reckoning.expected[card][s] == 0 for s in range(players) if card.suit in view.voids[s])
    for seat in reckoning.others:
        held = sum(row[seat] for row in reckoning.expected.values())
        assert held == pytest.approx(view.counts[seat], abs=0.75)


@pytest.mark.parametrize(
    ("call", "cards", "least", "most"),
    [
        pytest.param("28D", "JD", 0.7, 1.5, id="number first: about one Jack"),
        pytest.param("D28", "JD", 0.0, 0.1, id="suit first: no Jack"),
        pytest.param("D28", "9D AD TD", 2.5, 3.5, id="suit first: three high cards"),
        pytest.param("28NT", "JS JH JD JC", 1.5, 2.5, id="no trumps: two Jacks"),
        pytest.param("28D P +2D", "JD 9D AD TD", 1.5, 2.5, id="plus two: two high cards"),
        pytest.param("28D P +2D", "KD QD", 0.0, 0.2, id="plus two: no others"),
        pytest.param("28D P 29NS", "JD 9D AD TD KD QD", 0.0, 0.4, id="Noes: void"),
    ],
)
def test_a_promise_moves_the_cards(
    calling: Calling, call: str, cards: str, least: float, most: float
) -> None:
    view = calling("KS QS TH KH KC QC TC AH", call)
    assert least <= expected(view, len(call.split()) - 1, cards) <= most


def test_without_a_promise_the_seats_are_alike(calling: Calling) -> None:
    view = calling("KS QS TH KH KC QC TC AH", "P P P")
    assert expected(view, 0, "JD") == pytest.approx(expected(view, 5, "JD"))


def test_a_promise_that_cannot_be_kept_is_not_believed(calling: Calling) -> None:
    view = calling("JD JD TH KH KC QC TC AH", "28D")
    assert Card("JD") not in Reckoning(view).expected
    assert Reckoning(view).has(0, (Card("JD"),)) == 0


def test_a_shown_jack_is_a_partners_to_be_led_to(calling: Calling) -> None:
    assert Reckoning(calling("KS QS TH KH KC QC TC AH", "28D P")).partner_showing_jack("D") == 0
    assert Reckoning(calling("KS QS TH KH KC QC TC AH", "28D")).partner_showing_jack("D") is None
    assert Reckoning(calling("KS QS TH KH KC QC TC AH", "D28 P")).partner_showing_jack("D") is None


def test_a_shown_jack_once_played_is_shown_no_more() -> None:
    game = games.game("fiftysix", 4)
    deal = game.deal(dealer=3, pack=game.pack)
    jack = next(seat for seat in range(4) if Card("JD") in deal.hands[seat])
    for seat in range(4):
        deal = deal.play("28D" if seat == jack else "P")
    while not deal.auction.over:
        deal = deal.play("P")
    partner = (jack + 2) % 4
    assert Reckoning(deal.view(partner)).partner_showing_jack("D") == jack
    while not any(seat == jack and card == Card("JD") for seat, card in deal.plays):
        moves = deal.legal_moves()
        deal = deal.play(Card("JD") if deal.to_act == jack and Card("JD") in moves else moves[-1])
    assert Reckoning(deal.view(partner)).partner_showing_jack("D") is None


def test_whoever_did_not_follow_is_void() -> None:
    game = games.game("fiftysix", 4)
    hands = [
        "JS 9S AS TS KS QS JD 9D AD TD KD QD",
        "JH 9H AH TH KH QH JC 9C AC TC KC QC",
        "JS 9S AS TS KS QS JD 9D AD TD KD QD",
        "JH 9H AH TH KH QH JC 9C AC TC KC QC",
    ]
    deal = game.deal(dealer=3, hands=hands).play_all("28NT P P P JS JH")
    reckoning = Reckoning(deal.view(2))
    assert reckoning.lacks(1, reckoning.of_suit("S")) == 1
    assert reckoning.lacks(3, reckoning.of_suit("S")) < 1
