"""All levels: legal moves with reasons, out of the view and the seed alone."""

from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings

from cardavia.games import view_from_json
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal
from cardavia.players import Budget, Player
from cardavia.players.schnapsen import LEVELS
from cardavia.words import BadRequest

from .positions import CLASSIC, deals, go_on, seen

every_level = pytest.mark.parametrize("level", LEVELS)


def test_there_are_five_the_weakest_first() -> None:
    assert list(LEVELS) == ["random", "easy", "fair", "strong", "strongest"]
    assert [LEVELS[name](1).level for name in LEVELS] == ["random", "easy", "fair", "strong", "strongest"]


@every_level
@given(deal=deals)
@settings(max_examples=25)
def test_the_move_is_legal_and_told_in_words(level: str, deal: Deal) -> None:
    choice = LEVELS[level](1).choose(seen(deal))
    assert choice.move in deal.legal_moves()
    assert choice.why
    assert all(str(why) for why in choice.why)
    assert not choice.cut


@every_level
@given(deal=deals)
@settings(max_examples=15)
def test_nothing_counts_but_the_view_and_the_seed(level: str, deal: Deal) -> None:
    view = seen(deal)
    copied = view_from_json(view.to_json())
    assert LEVELS[level](3).choose(view) == LEVELS[level](3).choose(copied)


@every_level
@pytest.mark.parametrize("seat", [1, None])
def test_only_the_seat_to_move_is_answered(level: str, seat: int | None) -> None:
    deal = CLASSIC.deal(dealer=1, pack=CLASSIC.pack)
    with pytest.raises(BadRequest, match="not this seat"):
        LEVELS[level](1).choose(deal.view(seat))


@every_level
@given(deal=deals)
@settings(max_examples=10)
def test_out_of_time_there_is_still_a_legal_move(level: str, deal: Deal) -> None:
    assert LEVELS[level](1).choose(seen(deal), Budget(seconds=0.0)).move in deal.legal_moves()


def test_the_hard_stop_is_owned_up_to() -> None:
    deal = CLASSIC.deal(dealer=1, pack=Random(5).sample(CLASSIC.pack, 20)).play("close")
    fair = LEVELS["fair"](1)
    assert fair.choose(seen(deal), Budget(seconds=0.0)).cut
    assert not fair.choose(seen(deal), Budget(seconds=600.0)).cut


def worlds_told(deal: Deal, work: int) -> int:
    why = LEVELS["fair"](1).choose(seen(deal), Budget(work=work)).why[0]
    return int(why.params["worlds"])


def test_work_says_how_many_worlds_are_looked_at() -> None:
    deal = CLASSIC.deal(dealer=1, pack=Random(5).sample(CLASSIC.pack, 20)).play("close")
    assert [worlds_told(deal, work) for work in (1, 1500, 10**6)] == [1, 5, 30]


# ── random ────────────────────────────────────────────────────────────────────────────────────


def test_random_closes_once_in_fifty_leads() -> None:
    deal = CLASSIC.deal(dealer=1, pack=CLASSIC.pack)
    assert EXCHANGE not in deal.legal_moves()
    closed = fmean(LEVELS["random"](seed).choose(seen(deal)).move is CLOSE for seed in range(3000))
    assert 0.012 < closed < 0.028


def test_random_plays_every_card_and_exchanges_now_and_then() -> None:
    deal = CLASSIC.deal(1, hands=["JD KH QH JC AS", "KD TS AH TH AC"], stock="KS QS JS TD QD TC KC QC JH AD")
    moves = [str(LEVELS["random"](seed).choose(seen(deal)).move) for seed in range(400)]
    assert set(moves) == {"exchange", "close", "JD", "KH", "QH", "JC", "AS"}
    assert 150 < moves.count("exchange") < 250


# ── easy ──────────────────────────────────────────────────────────────────────────────────────


def easy_move(deal: Deal, seed: int = 1) -> str:
    return str(LEVELS["easy"](seed).choose(seen(deal)).move)


def test_easy_exchanges_then_declares_and_else_leads_low() -> None:
    other = "KD TS AH TH JC"
    deal = CLASSIC.deal(1, hands=["JD KH QH AC AS", other], stock="KS QS JS TD QD TC KC QC JH AD")
    assert easy_move(deal) == "exchange"
    assert easy_move(deal.play("exchange")) == "QH"
    deal = CLASSIC.deal(1, hands=["JD KH QC AC AS", other], stock="KS QS JS TD QD TC KC QH JH AD")
    assert easy_move(deal.play("exchange")) == "QC"


@pytest.mark.parametrize(
    ("led", "reply", "why"),
    [
        ("JS", "KS", "why_takes"),
        ("JC", "TC", "why_takes"),
        ("TH", "QD", "why_takes"),
        ("AC", "QD", "why_takes"),
        ("JH", "KS", "why_throws_low"),
    ],
)
def test_easy_takes_with_the_lowest_card_and_trumps_only_tens_and_aces(
    led: str, reply: str, why: str
) -> None:
    hands = ["JS AC TH JH JC", "AS TS QD KS TC"]
    deal = CLASSIC.deal(1, hands=hands, stock="QS KH AH TD JD QC KD QH KC AD")
    choice = LEVELS["easy"](1).choose(seen(deal.play(led)))
    assert (str(choice.move), choice.why[0].id) == (reply, why)


# ── one against the other ─────────────────────────────────────────────────────────────────────


def won(one: Player, other: Player, packs: int) -> int:
    """Returns the game points that one wins on balance, with each pack on both sides."""
    total = 0
    for number in range(packs):
        pack = Random(number).sample(CLASSIC.pack, 20)
        for side in (0, 1):
            deal = CLASSIC.deal(number % 2, pack)
            while deal.to_act is not None:
                deal = deal.play((one if deal.to_act == side else other).choose(seen(deal)).move)
            assert deal.result is not None
            total += deal.result.game_points * (1 if deal.result.winner == side else -1)
    return total


def test_each_level_beats_the_one_below() -> None:
    assert won(LEVELS["easy"](1), LEVELS["random"](1), packs=30) > 30
    assert won(LEVELS["fair"](1), LEVELS["easy"](1), packs=15) > 0


def test_a_deal_of_the_middle_is_met_as_any_other() -> None:
    deal = go_on(CLASSIC, 0, Random(4), 6)
    assert {LEVELS[level](1).choose(seen(deal)).move in deal.legal_moves() for level in LEVELS} == {True}
