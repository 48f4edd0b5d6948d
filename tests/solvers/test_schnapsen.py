"""Solving Schnapsen: what each move wins or loses, held against experts, the rules, and plain minimax."""

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict

from cardavia.cards import Card
from cardavia.games.schnapsen import PRESETS, Deal, Rules, Schnapsen
from cardavia.solvers.schnapsen import (
    CARDS,
    NUMBERS,
    PLACES,
    SWITCHES,
    Position,
    hand_of,
    move_of,
    new_solver,
    position_of,
    solve,
    values,
)
from cardavia.words import BadPosition, BadRequest, BadRules

from ..games.schnapsen.dealing import CLASSIC, SHARP, as_it_began, chances, deal_of, go_on, goes_on, middles
from ..games.schnapsen.published import KNOWN, LAST_DRAW, ONE_FACE_DOWN, name_of, set_up, set_up_with

still_on = st.one_of(goes_on, middles.filter(lambda deal: not deal.over))


@pytest.fixture(scope="module")
def against_the_rules() -> ModuleType:
    path = Path(__file__).parents[2] / "proofs" / "_schnapsen_kernel_check.py"
    spec = importlib.util.spec_from_file_location("schnapsen_kernel_check", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def value_of(deal: Deal, moves: str) -> int:
    """Returns what the last of these moves is worth to whoever makes it."""
    *before, last = moves.split()
    value = values(deal.play_all(" ".join(before)))[last]
    assert value is not None
    return value


def counted(value: int, score: tuple[int, int]) -> int:
    """Returns the game points that count for the first player (rule 14)."""
    return max(-score[1], min(value, score[0]))


def outcome(deal: Deal, seat: int) -> int:
    assert deal.result is not None
    return deal.result.game_points if deal.result.winner == seat else -deal.result.game_points


@pytest.mark.parametrize("position", KNOWN, ids=name_of)
def test_experts_with_both_hands_known(position: dict[str, Any]) -> None:
    solved = solve(set_up(position))
    assert solved.values == position["values"]
    assert set(solved.best) == set(position["best"])


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_experts_with_one_card_face_down(position: dict[str, Any]) -> None:
    score = position.get("score", (7, 7))
    for moves, told in position["values"].items():
        for face_down, value in told.items():
            deal = set_up_with(position, Card(face_down))
            assert counted(value_of(deal, moves), score) == value


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_no_move_is_better_on_average_than_what_experts_call_best(position: dict[str, Any]) -> None:
    cards = next(iter(position["values"].values()))
    worlds = [set_up_with(position, Card(face_down)) for face_down in cards]
    score = position.get("score", (7, 7))
    # What is announced without its lead could choose another lead in each world.
    cards_led = [card.text for card in worlds[0].hands[0]] if worlds[0].led is None else []
    ways = {*values(worlds[0]), *(f"close {card}" for card in cards_led)} - {"close", "exchange"}

    def mean(moves: str) -> float:
        return sum(counted(value_of(deal, moves), score) for deal in worlds) / len(worlds)

    assert max(map(mean, ways)) == pytest.approx(max(map(mean, position["best"])))


def test_experts_on_the_discard_before_the_last_draw() -> None:
    # P34: what was led is not told; any card will do that takes the trick from every discard weighed.
    ours, theirs = LAST_DRAW["points_with_led"]
    for drawn in LAST_DRAW["other_after_draw"].split():
        for led, worth in {"AS": 11, "AH": 11, "KD": 4, "TD": 10}.items():
            other = LAST_DRAW["other_after_draw"].replace(drawn, "").split()
            deal = CLASSIC.position(
                LAST_DRAW["trump"],
                [LAST_DRAW["hand"], other],
                (ours, theirs - worth),
                tricks=(1, 1),
                to_lead=1,
                led=led,
                stock=[drawn, LAST_DRAW["indicator"]],
            )
            found = values(deal)
            assert {move: found[move] for move in LAST_DRAW["values"]} == LAST_DRAW["values"]


def test_random_positions_against_the_rules(against_the_rules: ModuleType) -> None:
    assert against_the_rules.check(400, seed=4) == []


def test_endings_against_plain_minimax_through_the_rules(against_the_rules: ModuleType) -> None:
    assert against_the_rules.check_endings(1500, seed=4) == []


@given(still_on)
def test_a_move_is_worth_what_the_deal_after_it_is(deal: Deal) -> None:
    seat, found = deal.to_act, values(deal)
    assert seat is not None
    assert [*found] == [str(move) for move in deal.legal_moves()]
    for move, value in found.items():
        after = deal.play(move)
        if after.over:
            assert value == outcome(after, seat)
        else:
            best = max(value for value in values(after).values() if value is not None)
            assert value == (best if after.to_act == seat else -best)


@given(still_on)
def test_the_best_line_brings_what_it_promises(deal: Deal) -> None:
    solved = solve(deal)
    assert deal.to_act is not None
    assert solved.exact
    assert solved.line[0] in solved.best
    assert outcome(deal.play_all(" ".join(solved.line)), deal.to_act) == solved.value


@given(still_on)
@settings(max_examples=50)
def test_nobody_closes_in_the_best_line_who_does_as_well_without(deal: Deal) -> None:
    solved = solve(deal)
    if solved.line[0] == "close":
        assert solved.best == ("close",)


@given(chances, st.integers(1, 3000))
@settings(max_examples=50)
def test_a_limit_is_kept_and_what_it_leaves_open_is_said(chance: Random, limit: int) -> None:
    deal = deal_of(CLASSIC, 0, chance, 0)
    whole, cut = solve(deal), solve(deal, node_limit=limit)
    assert cut.nodes <= limit
    assert cut.exact == (None not in cut.values.values())
    assert all(value in (None, whole.values[move]) for move, value in cut.values.items())
    assert cut.best == (whole.best if cut.exact else ())
    assert cut.line == whole.line[: len(cut.line)]


def test_what_a_limit_leaves_open_has_no_best_move() -> None:
    deal = CLASSIC.deal(0, CLASSIC.pack)
    cut = solve(deal, node_limit=1)
    assert (cut.exact, cut.best, cut.line, cut.nodes, cut.value) == (False, (), (), 1, None)
    assert None in cut.values.values()


def test_the_same_solver_gives_the_same_values_again() -> None:
    deal = CLASSIC.deal(0, CLASSIC.pack)
    solver = new_solver(CLASSIC)
    first, nodes = values(deal, solver), solver.nodes
    assert (values(deal, solver), solver.nodes) == (first, nodes)


def test_sharp_leads_the_first_trick_without_a_marriage() -> None:
    hands = ["KS QS AS TS JS", "AH TH KH QH JC"]
    for game, found in {CLASSIC: 0, SHARP: 1}.items():
        deal = game.deal(dealer=1, hands=hands, stock="JH KC TD KD QD JD AC TC QC AD")
        assert position_of(deal).table >> 48 == found
    assert "exchange" not in values(SHARP.deal(1, hands=hands, stock="JH KC TD KD QD JD AC TC QC AD"))


def test_the_numbers_of_cards_and_moves() -> None:
    assert [card.text for card in CARDS[:5]] == ["JS", "QS", "KS", "TS", "AS"]
    assert [NUMBERS[card] for card in CARDS] == [*range(20)]
    assert [PLACES[move_of(place)] for place in range(22)] == [*range(22)]
    assert hand_of((1 << 20) - 1) == CARDS


@given(st.one_of(goes_on, middles.filter(lambda deal: not deal.over)))
def test_a_position_tells_where_every_card_is(deal: Deal) -> None:
    position = position_of(deal)
    assert isinstance(position, Position)
    first, second = hand_of(position.table & 0xFFFFF), hand_of(position.table >> 20 & 0xFFFFF)
    assert (set(first), set(second)) == (set(deal.hands[0]), set(deal.hands[1]))
    assert position.stock >> 50 == (0 if deal.strict else deal.stock_size)


def test_every_switch_of_the_rules_is_known() -> None:
    assert set(asdict(PRESETS["classic"])) == SWITCHES


def test_a_switch_that_the_solver_does_not_know_is_refused() -> None:
    class Wider(Rules, frozen=True):
        always_pending: bool = False

    class Unheard(Wider, frozen=True):
        @property
        def switches_on(self) -> tuple[str, ...]:
            return ("sharp", "always_pending")

    game = Schnapsen(rules=Unheard())
    with pytest.raises(BadRules, match="always_pending") as refusal:
        solve(game.deal(0, game.pack))
    assert refusal.value.id == "solve_other_switches"


def test_a_deal_that_is_over_is_refused() -> None:
    over = go_on(CLASSIC.deal(0, CLASSIC.pack), Random(1))
    assert over.over
    for function in (solve, values, position_of):
        with pytest.raises(BadPosition) as refusal:
            function(over)
        assert refusal.value.id == "solve_deal_over"
    assert solve(as_it_began(over)).exact


@pytest.mark.parametrize("limit", [0, -1])
def test_a_limit_of_nothing_is_refused(limit: int) -> None:
    with pytest.raises(BadRequest) as refusal:
        solve(CLASSIC.deal(0, CLASSIC.pack), node_limit=limit)
    assert refusal.value.id == "solve_node_limit"


def test_a_limit_beyond_all_counting_is_none() -> None:
    deal = CLASSIC.deal(0, CLASSIC.pack)
    assert solve(deal, node_limit=10**30) == solve(deal)
