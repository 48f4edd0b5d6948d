"""Endings are solved exactly: by the values that are published, and by playing everything out."""

from typing import Any

import pytest
from hypothesis import given, settings

from cardavia.cards import Card
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal
from cardavia.players.schnapsen.bits import ABOVE, BIT, CARDS, WORTH, bits_of, cards_of, strongest_first
from cardavia.players.schnapsen.endings import Side, last_trick, sixty_six
from cardavia.players.schnapsen.foresight import look_ahead
from cardavia.players.schnapsen.worlds import World

from ...games.schnapsen.published import KNOWN, name_of, set_up
from .positions import CLASSIC, SHARP, deals, seen


def solved(deal: Deal) -> dict[str, int]:
    """Returns what each card is worth to the player to move, with all cards seen."""
    assert deal.to_act is not None
    stock = tuple(BIT[card] for card in deal.stock)
    outlook = look_ahead(seen(deal), [World(bits_of(deal.hands[1 - deal.to_act]), stock)])
    return {str(card): values[0] for card, values in outlook.values.items()}


def played_out(deal: Deal) -> dict[str, int]:
    """Returns the same by the rules alone, trying every card to the end."""
    seat = deal.to_act
    assert seat is not None
    cards = [move for move in deal.legal_moves() if move not in (EXCHANGE, CLOSE)]
    return {str(card): outcome(deal.play(card), seat) for card in cards}


def outcome(deal: Deal, seat: int) -> int:
    if deal.result is not None:
        return deal.result.game_points if deal.result.winner == seat else -deal.result.game_points
    best = max(played_out(deal).values())
    return best if deal.to_act == seat else -best


@pytest.mark.parametrize("position", KNOWN, ids=name_of)
def test_a_published_ending_has_its_values(position: dict[str, Any]) -> None:
    assert solved(set_up(position)) == position["values"]


@given(deals.filter(lambda deal: deal.strict and max(deal.counts) <= 4))
@settings(max_examples=60)
def test_four_cards_each_are_worth_what_trying_everything_finds(deal: Deal) -> None:
    assert solved(deal) == played_out(deal)


def test_a_marriage_that_waits_counts_with_the_first_trick() -> None:
    # The ace takes the ten of trumps: 21 and the 40 that waited make 61, and the last trick brings 7 more.
    deal = CLASSIC.position(
        "S", ["AS KH", "TS QD"], (0, 60), tricks=(0, 3), pending=(40, 0), closed_by=0, frozen=(60, 3)
    )
    assert solved(deal) == played_out(deal) == {"AS": 1, "KH": -2}


def test_in_the_sharp_game_the_first_lead_declares_nothing_though_the_stock_is_closed() -> None:
    # Forty would be enough for three tricks out of five: in the sharp game they have to wait.
    hands, stock = ["KD QD AD AC JC", "TD JS QS AH TH"], "KS TS AS KC QC TC KH QH JH JD"
    classic, sharp = (
        solved(game.deal(dealer=1, hands=hands, stock=stock).play("close")) for game in (CLASSIC, SHARP)
    )
    assert sharp["QD"] < classic["QD"]


@given(deals.filter(lambda deal: deal.stock_size == 2 and not deal.strict))
@settings(max_examples=30)
def test_the_last_two_cards_of_the_stock_are_drawn_as_they_lie(deal: Deal) -> None:
    assert deal.to_act is not None
    cards = [move for move in deal.legal_moves() if move not in (EXCHANGE, CLOSE)]
    assert solved(deal) == {str(card): once_drawn(deal.play(card), deal.to_act) for card in cards}


def once_drawn(deal: Deal, seat: int) -> int:
    """Returns what a deal is worth to a seat, the trick with the last two cards played by the rules."""
    if deal.result is not None:
        return outcome(deal, seat)
    if deal.led is None:
        best = max(solved(deal).values())
        return best if deal.to_act == seat else -best
    replies = [once_drawn(deal.play(card), seat) for card in deal.legal_moves()]
    return max(replies) if deal.to_act == seat else min(replies)


def test_66_is_worth_what_the_loser_has_left() -> None:
    winner = Side(0, 66)
    assert [sixty_six(winner, Side(0, points)) for points in (33, 32, 0)] == [1, 2, 3]
    assert sixty_six(Side(0, 66, gain=2), Side(0, 40)) == 2


def test_the_last_trick_wins_one_but_never_saves_a_closer() -> None:
    assert last_trick(Side(0, 60), Side(0, 60)) == 1
    assert last_trick(Side(0, 60, gain=1, closed=True), Side(0, 60, gain=2)) == -2
    assert last_trick(Side(0, 60, gain=3), Side(0, 60, gain=1, closed=True)) == 3


def test_bits_are_cards_and_back() -> None:
    assert [CARDS[bit] for bit in strongest_first(bits_of(CLASSIC.pack))] == list(
        cards_of(bits_of(CLASSIC.pack))
    )
    assert cards_of(bits_of(map(Card, "JH AS KH TD".split()))) == tuple(map(Card, "AS TD KH JH".split()))
    assert cards_of(ABOVE[BIT[Card("KH")]]) == (Card("AH"), Card("TH"))
    assert sum(WORTH.values()) == 120
