"""Deals drawn for a seat of 56: each fits what is known, and comes up as often as it is likely."""

from array import array
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from math import prod
from types import ModuleType

import pytest

from cardavia.cards import Card, read_cards
from cardavia.games import FiftySix
from cardavia.kernel import fiftysix_deals

from .slots import CARDS, bits
from .uncompiled import uncompiled

PLAYERS = [4, 6, 8]
SPADES, HEARTS, DIAMONDS, CLUBS = 1, 2, 4, 8
Weight = Callable[[int, int, int, int, int], float]
"""Of a seat, a suit and its Jacks, other high cards and low ones."""


@pytest.fixture(params=["compiled", "uncompiled"])
def module(request: pytest.FixtureRequest) -> ModuleType:
    """The kernel's module, as it is installed and as plain Python."""
    return fiftysix_deals if request.param == "compiled" else uncompiled("fiftysix_deals")


def even(seat: int, suit: int, jacks: int, high: int, low: int) -> float:
    return 1.0


def tables(players: int, weight: Weight) -> list[float]:
    return [
        weight(seat, suit, jacks, high, low)
        for seat in range(players)
        for suit in range(4)
        for jacks in range(3)
        for high in range(7)
        for low in range(9)
    ]


def draw(
    module: ModuleType,
    pool: str | Iterable[Card],
    missing: list[int],
    deals: int,
    voids: list[int] | None = None,
    weight: Weight = even,
    known: str = "",
    seed: int = 0,
) -> list[tuple[int, ...]]:
    """Returns deals of a pool, seat 0 knowing its own cards."""
    players = len(missing)
    hands = [bits(read_cards(known))] + [0] * (players - 1)
    drawing = module.Deals(
        hands,
        missing,
        bits(read_cards(pool)),
        voids or [0] * players,
        tables(players, weight),
        [1.0] * 16 * players,
        seed,
    )
    out = array("Q", bytes(8 * players * deals))
    drawing.draw(out, 40)
    return [tuple(out[place : place + players]) for place in range(0, len(out), players)]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_deal_gives_each_seat_its_cards_and_leaves_none(module: ModuleType, players: int) -> None:
    game = FiftySix(players)
    size = game.hand_size
    pool = game.pack[size:]
    known = " ".join(map(str, game.pack[:size]))
    for hands in draw(module, pool, [0] + [size] * (players - 1), 20, known=known):
        assert [hand.bit_count() for hand in hands] == [size] * players
        held = Counter(CARDS[place & 31] for hand in hands for place in range(64) if hand >> place & 1)
        assert held == Counter(game.pack)
        assert hands[0] == bits(game.pack[:size])


def test_no_seat_is_dealt_a_suit_that_it_is_out_of(module: ModuleType) -> None:
    voids = [0, SPADES | HEARTS, HEARTS | DIAMONDS, SPADES | CLUBS]
    pool = "JS 9S JH 9H JD 9D JC 9C KD"
    for hands in draw(module, pool, [0, 3, 3, 3], 100, voids):
        for hand, void in zip(hands, voids, strict=True):
            assert not any(hand >> 8 * suit & 255 for suit in range(4) if void >> suit & 1)


def test_a_single_deal_that_fits_is_found_through_a_chain_of_cards(module: ModuleType) -> None:
    voids = [0, HEARTS | DIAMONDS | CLUBS, DIAMONDS | CLUBS, CLUBS]
    (hands,) = draw(module, "JD JH JS", [0, 1, 1, 1], 1, voids)
    assert hands == (0, bits(read_cards("JS")), bits(read_cards("JH")), bits(read_cards("JD")))


def test_deals_that_only_a_round_of_three_cards_joins_all_come_up(module: ModuleType) -> None:
    """Each seat is out of one suit: between the two deals that fit, no two seats can change cards."""
    found = Counter(draw(module, "JS JH JD", [0, 1, 1, 1], 400, [0, SPADES, HEARTS, DIAMONDS]))
    assert len(found) == 2
    assert min(found.values()) > 120


def test_deals_that_only_a_round_of_four_cards_joins_all_come_up(module: ModuleType) -> None:
    voids = [
        0,
        15 ^ (SPADES | HEARTS),
        15 ^ (HEARTS | DIAMONDS),
        15 ^ (DIAMONDS | CLUBS),
        15 ^ (CLUBS | SPADES),
        15,
    ]
    found = Counter(draw(module, "JS JH JD JC", [0, 1, 1, 1, 1, 0], 400, voids))
    assert len(found) == 2
    assert min(found.values()) > 120


def test_deals_come_up_as_often_as_their_weight_says(module: ModuleType) -> None:
    """Held against a count of all deals there are."""

    def weight(seat: int, suit: int, jacks: int, high: int, low: int) -> float:
        return (1 + 2 * jacks) * (1.5**high if seat == 1 else 1.0) if suit == 0 and seat != 3 else 1.0

    cards = read_cards("JS JS 9S KS JD QD")
    exact: Counter[tuple[int, ...]] = Counter()
    for order in permutations(cards):
        seats = [order[:2], order[2:4], order[4:]]
        exact[(0, *map(bits, seats))] += prod(  # type: ignore[assignment] # weights are no whole numbers
            weight(seat, suit, *holding(hand, "SHDC"[suit]))
            for seat, hand in enumerate(seats, 1)
            for suit in range(4)
        )
    drawn = 40_000 if module is fiftysix_deals else 3_000
    found = Counter(draw(module, cards, [0, 2, 2, 2], drawn, weight=weight))
    total = sum(exact.values())
    assert found.keys() <= exact.keys()
    for deal, share in exact.items():
        assert found[deal] / drawn == pytest.approx(share / total, abs=0.01 if drawn > 9_999 else 0.04)


def holding(hand: tuple[Card, ...], suit: str) -> tuple[int, int, int]:
    mine = [card for card in hand if card.suit == suit]
    jacks = sum(card.rank == "J" for card in mine)
    high = sum(card.rank in "9AT" for card in mine)
    return jacks, high, len(mine) - jacks - high


def test_the_weights_may_ask_for_suits_with_a_jack(module: ModuleType) -> None:
    jacks = [1.0] * 64
    jacks[16:32] = [1.0 if suits == HEARTS | CLUBS else 1e-9 for suits in range(16)]
    pool = bits(read_cards("JS JH JC KD QD KC"))
    drawing = module.Deals([0] * 4, [0, 2, 2, 2], pool, [0] * 4, tables(4, even), jacks, 1)
    out = array("Q", bytes(8 * 4 * 50))
    drawing.draw(out, 40)
    assert set(out[1::4]) == {bits(read_cards("JH JC"))}


def test_the_same_seed_draws_the_same_deals(module: ModuleType) -> None:
    pool, missing = "JS 9S JH 9H JD 9D JC 9C KD", [0, 3, 3, 3]
    assert draw(module, pool, missing, 10, seed=5) == draw(module, pool, missing, 10, seed=5)
    assert draw(module, pool, missing, 10, seed=5) != draw(module, pool, missing, 10, seed=6)
    assert draw(fiftysix_deals, pool, missing, 10) == draw(uncompiled("fiftysix_deals"), pool, missing, 10)


def test_what_fits_no_deal_is_refused(module: ModuleType) -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        draw(module, "JS JH", [0, 1, 1, 0], 1, [0, SPADES, SPADES, 0])
    with pytest.raises(ValueError, match="not as many"):
        draw(module, "JS JH", [0, 1, 2, 0], 1)
    with pytest.raises(ValueError, match="no such table"):
        module.Deals([0] * 4, [0] * 4, 0, [0] * 4, [1.0], [1.0])
