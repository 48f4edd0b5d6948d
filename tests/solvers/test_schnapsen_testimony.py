"""What moves tell of a hand: as the level fair would choose, and whatever may have been drawn since."""

from array import array
from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from cardavia.cards import Card, Hand, missing
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal, Schnapsen, partner
from cardavia.kernel import schnapsen_testimony
from cardavia.kernel.schnapsen_habits import new_habits
from cardavia.players.schnapsen.answering import weigh_replies
from cardavia.players.schnapsen.leading import weigh_leads
from cardavia.solvers.schnapsen import bits_of, hand_of
from cardavia.solvers.schnapsen_plan import hidden_hands
from cardavia.solvers.schnapsen_testimony import likelihoods, moves

from ..kernel.uncompiled import uncompiled

GAMES = [Schnapsen(rules=f"classic {switches}") for switches in ("", "sharp")]
TRUST, KEEPS, ALIKE = 0.5, 0.03, 0.5


def dealt(seed: int) -> Deal:
    chance, game = Random(seed), GAMES[seed % 2]
    return game.deal(chance.randrange(2), chance.sample(game.pack, 20))


def later(seed: int) -> Deal:
    """Returns a deal with an open stock after some moves of chance."""
    chance, deal = Random(seed), dealt(seed)
    for _ in range(2 + seed % 7):
        after = deal.play(chance.choice([move for move in deal.legal_moves() if move is not CLOSE]))
        if after.over or after.strict:
            break
        deal = after
    return deal


def likely(before: Deal, hand: Hand, card: Card, marriage: int) -> float:
    """Returns how likely the player to move makes a move with this hand, by the weights of fair."""
    seat = before.to_act
    assert seat is not None
    assert before.indicator is not None
    hands = (hand, before.hands[1]) if seat == 0 else (before.hands[0], hand)
    rest = missing(before.game.pack, [*hands[0], *hands[1], *before.out, before.indicator])
    view = before.view(1 - seat).complete(hands, (*rest, before.indicator)).view(seat)
    if view.led is None and (partner(card) in hand) != bool(marriage):
        return 0.0
    totals = {one.card: one.total for one in (weigh_leads if view.led is None else weigh_replies)(view)}
    alike = sum(total >= totals[card] - ALIKE for total in totals.values())
    natural = TRUST / alike if max(totals.values()) <= totals[card] + ALIKE else 0.0
    keeps = KEEPS if view.led is None and EXCHANGE in view.legal_moves() else 1.0
    return (natural + (1 - TRUST) / len(hand)) * keeps


@pytest.mark.parametrize("seed", range(0, 16, 2))
def test_a_lead_tells_what_fair_would_lead(seed: int) -> None:
    before = dealt(seed)
    seat = before.leader
    card = before.hands[seat][seed % 5]
    view = before.play(card).view(1 - seat)
    hands = array("I", Random(seed).sample(hidden_hands(view), 40))
    for bits, found in zip(hands, likelihoods(view, seat, [view.table], hands, TRUST, KEEPS), strict=True):
        assert found == pytest.approx(likely(before, (*hand_of(bits), card), card, view.table.marriage))


@pytest.mark.parametrize("seed", range(8))
def test_a_reply_tells_as_much_whichever_card_was_drawn_since(seed: int) -> None:
    before = dealt(seed)
    before = before.play(before.hands[before.leader][seed % 5])
    if before.over:
        return
    seat = 1 - before.leader
    card = before.hands[seat][seed % 3]
    after = before.play(card)
    view = after.view(1 - seat)
    hands = array("I", Random(seed).sample(hidden_hands(view), 20))
    found = likelihoods(view, seat, view.played, hands, TRUST, KEEPS)
    for bits, told in zip(hands, found, strict=True):
        kept = combinations(hand_of(bits), 4)
        assert told == pytest.approx(fmean(likely(before, (*hand, card), card, 0) for hand in kept))


@pytest.mark.parametrize("seed", range(10))
def test_compiled_or_not_moves_tell_the_same(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = later(seed)
    view = deal.view(deal.to_act)
    assert view.seat is not None
    hands = array("I", Random(seed).sample(hidden_hands(view), min(30, len(hidden_hands(view)))))
    tricks = (*view.played, view.table)
    compiled = likelihoods(view, 1 - view.seat, tricks, hands, TRUST, KEEPS)
    monkeypatch.setattr(
        "cardavia.solvers.schnapsen_testimony.Testimony", uncompiled("schnapsen_testimony").Testimony
    )
    assert likelihoods(view, 1 - view.seat, tricks, hands, TRUST, KEEPS) == pytest.approx(compiled)


@pytest.mark.parametrize("seed", range(30))
def test_the_cards_that_are_held_are_never_ruled_out(seed: int) -> None:
    deal = later(seed)
    view = deal.view(deal.to_act)
    assert view.seat is not None
    held = array("I", [bits_of(deal.hands[1 - view.seat])])
    assert likelihoods(view, 1 - view.seat, (*view.played, view.table), held, TRUST, KEEPS)[0] > 0


def test_the_first_lead_of_the_sharp_game_tells_nothing() -> None:
    deal = dealt(1)
    view = deal.play(deal.hands[deal.leader][0]).view(1 - deal.leader)
    hands = hidden_hands(view)[:5]
    assert likelihoods(view, deal.leader, [view.table], hands, TRUST, KEEPS) == [1.0] * 5


def test_moves_are_told_with_how_things_stood() -> None:
    deal = (
        GAMES[0]
        .deal(dealer=1, hands=["KH QH JD TC AS", "KS AH TD AC QD"], stock="JS TS QS JH TH KC QC KD JC AD")
        .play_all("exchange KH AH AC TC")
    )
    first, second = moves(deal.view(1), 0, deal.played)
    assert (first[0], first[2], first[3]) == (0, Card("KH"), True)
    assert (first[1].points, first[1].stock_size) == ((0, 0), 10)
    assert (second[0], second[1].led, second[1].points) == (1, Card("AC"), (0, 15))


def test_arrays_of_different_lengths_are_refused() -> None:
    testimony = schnapsen_testimony.Testimony(new_habits({}, {}))
    with pytest.raises(ValueError, match="2 hands have 1 weights"):
        testimony.weigh(array("I", [1, 2]), array("d", [1.0]), 1, 0, 1, 0, 0.5, 0.1)
