"""The last trick with a stock as a game of hidden hands: what is found is an equilibrium."""

from array import array
from random import Random

import pytest

from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal, Schnapsen, View
from cardavia.kernel import schnapsen_last_draw
from cardavia.kernel.schnapsen_last_draw import HIDDEN, LastDraw
from cardavia.solvers.schnapsen import bits_of, values
from cardavia.solvers.schnapsen_last_draw import Game, last_draw, shown_before
from cardavia.words import BadPosition

from .uncompiled import uncompiled

GAME = Schnapsen()
POINTS = (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0)


def fifth_tricks(count: int, game: Schnapsen = GAME) -> list[Deal]:
    """Returns deals with two cards left in the stock, before and after the lead by turns."""
    found: list[Deal] = []
    seed = 0
    while len(found) < count:
        seed += 1
        chance = Random(seed)
        deal = game.deal(seed % 2, chance.sample(game.pack, 20))
        while not deal.over and deal.stock_size > 2:
            moves = deal.legal_moves()
            cards = [move for move in moves if move is not CLOSE]
            deal = deal.play(EXCHANGE if EXCHANGE in moves else chance.choice(cards))
        if not deal.over and EXCHANGE in deal.legal_moves():
            deal = deal.play(EXCHANGE)
        if not deal.over and seed % 2:
            deal = deal.play(chance.choice([move for move in deal.legal_moves() if move is not CLOSE]))
        if not deal.over:
            found.append(deal)
    return found


def seen(deal: Deal) -> View:
    return deal.view(deal.to_act)


def solved(view: View, rounds: int = 200) -> Game:
    game = last_draw(view, POINTS, lambda seat, hands: [1.0] * len(hands))
    game.kernel.improve(rounds)
    return game


@pytest.mark.parametrize("deal", fifth_tricks(6))
def test_neither_player_gains_by_playing_otherwise(deal: Deal) -> None:
    game = solved(seen(deal))
    value, leader, other = game.kernel.gains()
    assert -1e-9 <= leader < 0.002
    assert -1e-9 <= other < 0.002
    assert -3 <= value <= 3


def test_before_any_round_there_is_much_to_gain() -> None:
    assert min(solved(seen(deal), 0).kernel.gains()[1] for deal in fifth_tricks(4)) > 0.05


@pytest.mark.parametrize("deal", fifth_tricks(6))
def test_the_mix_is_of_legal_moves_and_complete(deal: Deal) -> None:
    mix = solved(seen(deal)).mix()
    assert set(mix) == set(deal.legal_moves())
    assert sum(mix.values()) == pytest.approx(1)
    assert min(mix.values()) >= 0


@pytest.mark.parametrize("deal", fifth_tricks(6))
def test_where_the_hands_are_known_it_is_what_the_deal_is_worth(deal: Deal) -> None:
    held = list(deal.hands)
    if deal.led is not None:
        held[deal.leader] = (*held[deal.leader], deal.led)
    game = last_draw(
        seen(deal),
        POINTS,
        lambda seat, hands: [float(hand == bits_of(held[seat])) for hand in hands],
    )
    game.kernel.improve(300)
    worth = values(deal)
    best = max(value for value in worth.values() if value is not None)
    mix = game.mix()
    assert sum(share for move, share in mix.items() if worth[str(move)] == best) > 0.99


def test_compiled_or_not_the_rounds_go_alike() -> None:
    chances, some = array("d", POINTS), array("d", bytes(8 << HIDDEN))
    some[0b00000011111] = some[0b00000101111] = 1.0
    others = array("d", bytes(8 << HIDDEN))
    for place in range(5, HIDDEN):
        others[2047 & ~0b11111 & ~(1 << place)] = others[2047 & ~0b101111 & ~(1 << place)] = 0.5
    found = []
    for module in (schnapsen_last_draw, uncompiled("schnapsen_last_draw")):
        game = module.LastDraw(0b11111111111, 3, 15, 20 | 3 << 7 | (30 | 3 << 7) << 12, chances, some, others)
        game.improve(2)
        found.append((game.gains(), game.leads(0b11111), game.nodes))
    assert found[0] == found[1]


def test_a_strategy_of_ones_own_can_be_weighed() -> None:
    (deal,) = fifth_tricks(1)
    game = solved(seen(deal), 50).kernel
    value, leader, _ = game.gains()
    hands = [hand for hand in range(1 << HIDDEN) if hand.bit_count() == 5]
    for hand in hands:
        game.lead_always(hand, 0)
    assert game.leads(hands[0]) == [1, 0, 0, 0, 0, 0]
    always, gain, _ = game.gains()
    assert gain > leader
    assert always + gain == pytest.approx(value + leader, abs=1e-9)
    game.reply_always(hands[0], 10, False, 3)
    assert game.replies(hands[0], 10, False) == [0, 0, 0, 1, 0]


def test_without_closing_nobody_closes() -> None:
    (deal,) = [deal for deal in fifth_tricks(4, Schnapsen(rules="classic close_needs_four")) if not deal.led][
        :1
    ]
    assert CLOSE not in solved(seen(deal)).mix()


def test_what_was_shown_is_known_until_it_is_played() -> None:
    deal = GAME.deal(1, hands=["KH QH JC TC JD", "KS AH TD AC QD"], stock="KC JS QS QC TH TS JH AS KD AD")
    assert [str(card) for card in shown_before(seen(deal.play(EXCHANGE)), 0)] == ["AD"]
    declared = deal.play_all("KH QD")
    assert [str(card) for card in shown_before(seen(declared), 0)] == ["QH"]


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="11, 7, 2048"):
        LastDraw(1, 0, 0, 0, array("d", POINTS), array("d", [1.0]), array("d", [1.0]))
    with pytest.raises(BadPosition):
        last_draw(GAME.deal(1, pack=GAME.pack).view(0), POINTS, lambda seat, hands: [1.0] * len(hands))
    (deal,) = fifth_tricks(1)
    with pytest.raises(BadPosition):
        last_draw(deal.view(1 - (deal.to_act or 0)), POINTS, lambda seat, hands: [1.0] * len(hands))
