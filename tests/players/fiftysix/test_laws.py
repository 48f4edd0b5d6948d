"""What holds for every level of 56, whatever the rules, the seats and the cards."""

import ast
import random
from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import conventions, games
from cardavia.games import fiftysix
from cardavia.games.fiftysix import Deal, FiftySix
from cardavia.players.fiftysix import LEVELS
from cardavia.players.player import Budget, Choice
from cardavia.words import BadRequest

SWITCHES = (
    "compulsory_opening stakes=additive match=deals(2) match_end=cannot_pay noes_strain=keep "
    "bid_over_redouble direction=clockwise short_pack stage_jump stop_when_decided redeal_weak points=4-2-1-0"
).split()
RULES = [*fiftysix.PRESETS, *(f"classic {switch}" for switch in SWITCHES)]
TABLES = [
    (players, rules) for rules in RULES for players in (4, 6, 8) if players == 4 or "short" not in rules
]

SURE = {"why_lead_stands", "why_take_stands", "why_partner_has_it", "why_take_last", "why_ours_anyway"}
"""The reasons that say the trick is ours for certain."""

BUDGET = Budget(work=60)
"""Enough for every reason to turn up; the levels up to ``fair`` take what they need."""

seeds = st.integers(0, 10**6)
seats = st.sampled_from([4, 6, 8])


def deal_of(game: FiftySix, seed: int) -> Deal:
    chance = random.Random(seed)
    while True:
        hands = game.deal_out(0, chance.sample(game.pack, len(game.pack)))
        if not (game.rules.redeal_weak and game.is_weak(hands)):
            return game.deal(dealer=0, hands=hands)


def course(deal: Deal, *levels: str, seed: int = 0) -> list[tuple[Deal, Choice]]:
    """Returns each state of a deal played to its end by levels for side 0 and side 1, and the choice made."""
    players = [LEVELS[level](seed) for level in levels]
    found = []
    while deal.to_act is not None:
        choice = players[deal.to_act % len(players)].choose(deal.view(deal.to_act), BUDGET)
        found.append((deal, choice))
        deal = deal.play(choice.move)
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_every_choice_is_legal(level: str, players: int, rules: str) -> None:
    game = FiftySix(players, rules)
    for deal, choice in course(deal_of(game, seed=players), level):
        assert choice.move in deal.legal_moves()
        assert not choice.cut


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [4, 6, 8])
def test_every_choice_has_reasons_that_can_be_said(level: str, players: int) -> None:
    for deal, choice in course(deal_of(FiftySix(players), seed=1), level, "random"):
        assert choice.why
        if deal.to_act is not None and deal.to_act % 2 == 0:
            assert all(str(message).endswith(".") for message in choice.why)


@settings(max_examples=30)
@given(seed=seeds, players=seats)
def test_every_bid_of_fair_and_strong_keeps_its_promise(seed: int, players: int) -> None:
    """Against partners and opponents who bid anyhow, so that all kinds of auctions come up."""
    level = "fair" if seed % 3 else "strong"
    others = "fair" if seed % 2 else "random"
    deal = course(deal_of(FiftySix(players), seed), level, others, seed=seed)[-1][0]
    for index in range(len(deal.auction.calls)):
        seat = deal.auction.seat_of(index)
        if seat % 2 == 0 or others == "fair":
            assert conventions.promise(deal.auction, index).holds(deal.dealt[seat])


@settings(max_examples=30)
@given(seed=seeds, players=seats)
def test_what_fair_and_strong_say_is_sure_is_sure(seed: int, players: int) -> None:
    """Whatever the others then play, the trick is won by the side that said so."""
    chance = random.Random(seed)
    level = "fair" if seed % 3 else "strong"
    for deal, choice in course(deal_of(FiftySix(players), seed), level, "random", seed=seed):
        if SURE & {message.id for message in choice.why}:
            side, tricks = deal.to_act, len(deal.tricks)
            deal = deal.play(choice.move)
            while len(deal.tricks) == tricks:
                deal = deal.play(chance.choice(deal.legal_moves()))
            assert deal.tricks[-1].winner % 2 == side % 2


@settings(max_examples=15)
@given(seed=seeds, players=seats, level=st.sampled_from(list(LEVELS)))
def test_the_same_seed_and_view_give_the_same_choice(seed: int, players: int, level: str) -> None:
    """The view is all: what it was read from and what lies hidden change nothing."""
    for deal, choice in random.Random(seed).sample(
        course(deal_of(FiftySix(players), seed), level, seed=seed), 12
    ):
        view = games.view_from_json(deal.view(deal.to_act).to_json())
        assert LEVELS[level](seed).choose(view, BUDGET) == choice


@settings(max_examples=5)
@given(seed=seeds, players=seats, level=st.sampled_from(["random", "easy", "fair"]))
def test_up_to_fair_a_level_does_not_depend_on_the_budget(seed: int, players: int, level: str) -> None:
    for deal, choice in course(deal_of(FiftySix(players), seed), level, seed=seed):
        assert LEVELS[level](seed).choose(deal.view(deal.to_act), Budget(work=1, seconds=0)) == choice


def test_players_know_of_views_alone() -> None:
    """No module of the players of 56 so much as names a deal or a match."""
    folder = files("cardavia.players.fiftysix")
    for module in (entry for entry in folder.iterdir() if entry.name.endswith(".py")):
        names = {
            alias.name
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom | ast.Import)
            for alias in node.names
        }
        assert not names & {"Deal", "Match", "complete"}, module.name


def test_random_passes_seven_times_in_ten() -> None:
    deal = deal_of(FiftySix(6), seed=1)
    choices = [LEVELS["random"](seed).choose(deal.view(1)).move for seed in range(400)]
    passes = sum(str(choice) == "P" for choice in choices)
    assert 250 <= passes <= 310
    bids = Counter(choice.number for choice in choices if choice.is_bid)
    assert set(bids) == {28, 29, 30}
    assert min(bids.values()) > 20


def test_random_bids_the_lowest_that_it_may() -> None:
    deal = deal_of(FiftySix(6), seed=1).play_all("53S")
    calls = {LEVELS["random"](seed).choose(deal.view(2)).move for seed in range(300)}
    assert {call.bids_over(53) for call in calls if call.is_bid} == {54, 55, 56}
    assert {"number_suit", "suit_number", "plus_suit", "pass"} <= {call.form for call in calls}
    assert "double" not in {call.form for call in calls}


def test_random_passes_where_nothing_tops_the_bid() -> None:
    deal = deal_of(FiftySix(6), seed=1).play_all("56S")
    assert {str(LEVELS["random"](seed).choose(deal.view(2)).move) for seed in range(30)} == {"P"}


def test_random_never_passes_where_it_may_not() -> None:
    deal = deal_of(FiftySix(6, "international"), seed=1)
    assert all(LEVELS["random"](seed).choose(deal.view(1)).move.is_bid for seed in range(40))


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_waits_for_its_turn(level: str) -> None:
    deal = deal_of(FiftySix(6), seed=1)
    for view in (deal.view(2), deal.view(None)):
        with pytest.raises(BadRequest, match="turn"):
            LEVELS[level](0).choose(view)
