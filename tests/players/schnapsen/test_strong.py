"""The level strong: right where experts were asked, sure of its plan, and hard to beat when it is lost."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from cardavia.cards import Card
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal
from cardavia.players import Budget, Choice
from cardavia.players.schnapsen import LEVELS
from cardavia.players.schnapsen.known import known_deal, right_answers
from cardavia.solvers.schnapsen import values
from cardavia.words import Message

from ...games.schnapsen.published import KNOWN, LAST_DRAW, ONE_FACE_DOWN, name_of, set_up
from .last_draws import last_draws
from .positions import CLASSIC, any_world_of, deals, seen


def choice(deal: Deal, seed: int = 1, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
    return LEVELS["strong"](seed).choose(seen(deal), budget)


def ids(choice: Choice) -> list[str]:
    return [why.id for why in choice.why]


def moves(deal: Deal, seed: int) -> str:
    """Returns what is chosen until a card is played, such as ``close QC``."""
    chosen = choice(deal, seed).move
    return f"close {moves(deal.play(chosen), seed)}" if chosen is CLOSE else str(chosen)


def named(name: str) -> Deal:
    (position,) = (one for one in ONE_FACE_DOWN if one["name"] == name)
    return any_world_of(position)


# ── where experts were asked ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("position", KNOWN, ids=name_of)
def test_with_all_cards_known_it_plays_what_wins(position: dict[str, Any]) -> None:
    assert {moves(set_up(position), seed) for seed in range(3)} <= set(position["best"])


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_with_one_card_face_down_it_decides_as_the_experts(position: dict[str, Any]) -> None:
    assert {moves(any_world_of(position), seed) for seed in range(3)} <= set(position["best"])


def test_p34_it_lets_the_last_draw_go_to_the_other_player_with_the_right_card() -> None:
    assert {moves(deal, 1) for deal in last_draws()} <= set(LAST_DRAW["best"])


# ── closing ───────────────────────────────────────────────────────────────────────────────────


def test_p24_after_closing_it_does_not_lead_what_wins_only_if_the_cards_are_seen() -> None:
    closed = named("P24").play("close")
    assert str(choice(closed).move) in {"AD", "JD"}
    assert "why_plan_safe" in ids(choice(closed))


def test_p30_it_closes_because_losing_one_point_loses_the_match_already() -> None:
    played = choice(named("P30"))
    assert played.move is CLOSE
    assert "why_match_is_lost_anyway" in ids(played)


def test_p30_at_the_start_of_a_match_it_does_not() -> None:
    (position,) = (one for one in ONE_FACE_DOWN if one["name"] == "P30")
    assert choice(any_world_of({**position, "score": (7, 7)})).move is not CLOSE


def test_it_says_what_closing_wins_and_loses() -> None:
    assert Message.of("why_close_stakes", gain=2, loss=2) in choice(named("P23")).why


# ── known cards ───────────────────────────────────────────────────────────────────────────────


def test_lost_it_leaves_the_other_player_the_fewest_right_answers() -> None:
    lost = [deal for deal in endings() if max(worth(deal)) < 0]
    assert lost
    for deal in lost:
        played = choice(deal)
        assert deal.to_act is not None
        right, ways = right_answers(deal.play(played.move), deal.to_act)
        for move in deal.legal_moves():
            if worth(deal)[deal.legal_moves().index(move)] == max(worth(deal)):
                others = right_answers(deal.play(move), deal.to_act)
                assert right * others[1] <= others[0] * ways
        assert (Message.of("why_hardest", right=right, ways=ways) in played.why) == (right < ways)


def endings() -> Iterator[Deal]:
    """Gives deals with the stock just used up, and neither player far ahead."""
    for seed in range(40):
        chance = Random(seed)
        cards = chance.sample(CLASSIC.pack, 10)
        gone = sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}[card.rank] for card in CLASSIC.pack)
        gone -= sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}[card.rank] for card in cards)
        yield CLASSIC.position("S", [cards[:5], cards[5:]], (gone // 2, gone - gone // 2), tricks=(3, 2))


def worth(deal: Deal) -> list[int]:
    return [value or 0 for value in values(deal).values()]


def test_what_it_sees_through_is_the_deal() -> None:
    for deal in endings():
        assert known_deal(seen(deal)).hands == deal.hands


# ── and else ──────────────────────────────────────────────────────────────────────────────────


def test_it_exchanges_before_anything_else() -> None:
    deal = CLASSIC.deal(1, hands=["JD KH QH JC AS", "KD TS AH TH AC"], stock="KS QS JS TD QD TC KC QC JH AD")
    assert (choice(deal).move, ids(choice(deal))) == (EXCHANGE, ["why_exchanges"])


def test_a_marriage_that_makes_66_is_declared() -> None:
    deal = CLASSIC.position(
        "D", ["KH QH JC TC JD", "KS AH TD AC QD"], (48, 17), tricks=(2, 2), stock=["AD", "KD"]
    )
    played = choice(deal.play(EXCHANGE))
    assert played.move in {Card("KH"), Card("QH"), Card("KD")}
    assert played.why[0].id == "why_makes_66"


def test_the_hard_stop_is_owned_up_to() -> None:
    deal = CLASSIC.deal(dealer=1, pack=Random(5).sample(CLASSIC.pack, 20))
    assert choice(deal, budget=Budget(seconds=0.0)).cut
    assert not choice(deal, budget=Budget(seconds=600.0)).cut
    closed = deal.play("close")
    assert choice(closed, budget=Budget(seconds=0.0)).cut


@given(deal=deals)
@settings(max_examples=10)
def test_a_hundred_worlds_are_looked_at_however_little_the_work(deal: Deal) -> None:
    assert choice(deal, budget=Budget(work=1)) == choice(deal, budget=Budget(work=500))
