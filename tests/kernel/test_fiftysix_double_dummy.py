"""The solver of 56: what it answers is true, however it was compiled and however little it may remember."""

from __future__ import annotations

import importlib.util
from array import array
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random
from threading import Thread
from types import ModuleType

import pytest

from cardavia.kernel import fiftysix_double_dummy
from cardavia.kernel.fiftysix_double_dummy import Solver

from .uncompiled import uncompiled

PLAYERS = [4, 6, 8]
ENDINGS = {4: 7, 6: 5, 8: 4}
"""Tricks left of endings that take the compiled solver a millisecond or two."""
SPADES, NO_TRUMPS = 0, -1
SEVEN, EIGHT, QUEEN, KING, TEN, ACE, NINE, JACK = (1 << strength for strength in range(8))
"""All of them spades."""
HEARTS, DIAMONDS = 8, 16


@pytest.fixture(scope="module")
def check() -> ModuleType:
    """The proof's plain search and positions of chance."""
    path = Path(__file__).parents[2] / "proofs" / "_fiftysix_kernel_check.py"
    spec = importlib.util.spec_from_file_location("fiftysix_kernel_check", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["compiled", "uncompiled"])
def solver(request: pytest.FixtureRequest) -> Callable[..., Solver]:
    """Makes a solver, as it is installed and as plain Python."""
    module = fiftysix_double_dummy if request.param == "compiled" else uncompiled("fiftysix_double_dummy")
    return module.Solver  # type: ignore[no-any-return]


def hands_of(check: ModuleType, players: int, tricks: int, chance: Random) -> array[int]:
    return array("Q", check.deal(players, tricks, chance))


def both(card: int) -> int:
    return card | card << 32


def test_a_plain_search_comes_to_the_same_values(check: ModuleType) -> None:
    assert check.check(count=250, seed=1) == []


def test_so_it_does_with_the_kernel_uncompiled(check: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "Solver", uncompiled("fiftysix_double_dummy").Solver)
    assert check.check(count=25, seed=2) == []


def test_it_agrees_with_a_plain_search_with_five_to_seven_tricks_left(check: ModuleType) -> None:
    assert check.check_deep(count=4, seed=1) == []


def test_the_check_would_notice_a_solver_that_forgets_a_trump(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Forgetful(Solver):
        def _pose(self, hands, leader, trump, trick, node_limit):  # type: ignore[no-untyped-def]
            super()._pose(hands, leader, -1 if trump == 3 else trump, trick, node_limit)

    monkeypatch.setattr(check, "Solver", Forgetful)
    assert check.check(count=30, seed=1) != []


def test_compiled_and_uncompiled_find_the_same_with_as_many_nodes(check: ModuleType) -> None:
    module = uncompiled("fiftysix_double_dummy")
    solvers = {players: (Solver(players, 5), module.Solver(players, 5)) for players in PLAYERS}
    for position in islice(check.positions(Random(3), {4: 5, 6: 4, 8: 3}), 45):
        hands, leader, trump, trick = array("Q", position.hands), *position[1:]
        found = set()
        for solver in solvers[len(hands)]:
            out = array("h", [0] * 32)
            value, nodes = solver.value(hands, leader, trump, trick), solver.nodes
            solver.values(hands, leader, trump, trick, 0, out)
            found.add((value, nodes, *out, solver.nodes))
        assert len(found) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_too_small_for_anything_changes_no_value(check: ModuleType, players: int) -> None:
    large, small = Solver(players, 16), Solver(players, 4)
    chance = Random(4)
    for _ in range(60):
        hands = hands_of(check, players, ENDINGS[players], chance)
        leader, trump = chance.randrange(players), chance.randrange(-1, 4)
        assert large.value(hands, leader, trump) == small.value(hands, leader, trump)


@pytest.mark.parametrize("players", PLAYERS)
def test_from_one_seat_further_on_the_other_side_has_the_points(check: ModuleType, players: int) -> None:
    solver = Solver(players, 16)
    chance = Random(5)
    for _ in range(40):
        hands = hands_of(check, players, ENDINGS[players], chance)
        leader, trump = chance.randrange(players), chance.randrange(-1, 4)
        moved = array("Q", [hands[-1], *hands[:-1]])
        points = sum(check.WORTH[card & 7] for hand in hands for card in range(64) if hand >> card & 1)
        ours = solver.value(hands, leader, trump)
        assert ours + solver.value(moved, (leader + 1) % players, trump) == points


def test_whole_deals_stand_where_their_value_says_so(check: ModuleType) -> None:
    chance = Random(6)
    solver = Solver(6, 18)
    decided = set()
    for _ in range(12):
        hands = hands_of(check, 6, 8, chance)
        value = solver.value(hands, 1, SPADES, node_limit=300_000)
        stands = solver.reaches(hands, 1, SPADES, 28, node_limit=300_000)
        if value >= 0 and stands >= 0:
            assert stands == (value >= 28)
            decided.add(stands)
    assert decided == {0, 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_five_strains_are_worth_what_each_is_worth_alone(
    check: ModuleType, solver: Callable[..., Solver], players: int
) -> None:
    shared = solver(players, 10)
    chance = Random(7)
    for _ in range(3):
        hands = hands_of(check, players, 3, chance)
        out = array("h", [0] * 5)
        shared.strains(hands, 1, 0, out)
        assert [*out] == [shared.value(hands, 1, trump) for trump in (0, 1, 2, 3, NO_TRUMPS)]


def test_of_two_equal_cards_the_first_takes_the_trick(solver: Callable[..., Solver]) -> None:
    hands = array("Q", [JACK, JACK, QUEEN, ACE])
    assert solver(4, 4).value(hands, 0, NO_TRUMPS) == 7
    assert solver(4, 4).value(hands, 1, NO_TRUMPS) == 0


def test_the_lowest_trump_takes_a_jack(solver: Callable[..., Solver]) -> None:
    hands = array("Q", [JACK << HEARTS, QUEEN, ACE << HEARTS, ACE << DIAMONDS])
    assert solver(4, 4).value(hands, 0, SPADES) == 0
    assert solver(4, 4).value(hands, 0, NO_TRUMPS) == 5


def test_points_in_the_unfinished_trick_count(solver: Callable[..., Solver]) -> None:
    hands = array("Q", [0, 0, QUEEN, NINE])
    assert solver(4, 4).value(hands, 0, NO_TRUMPS, bytes([7, 5])) == 6


def test_equal_cards_are_one_move_and_suit_is_followed(solver: Callable[..., Solver]) -> None:
    out = array("h", [0] * 32)
    hands = array("Q", [KING | JACK << HEARTS, both(NINE), QUEEN, both(ACE) | TEN << HEARTS])
    hands[2] |= QUEEN << HEARTS
    hands[0] |= KING << HEARTS
    hands[1] |= NINE << HEARTS
    solver(4, 4).values(hands, 2, NO_TRUMPS, bytes([7]), 0, out)
    assert [card for card in range(32) if out[card] != -1] == [5]


def test_nothing_is_left_after_the_last_card(solver: Callable[..., Solver]) -> None:
    out = array("h", [0] * 32)
    nothing = array("Q", [0] * 4)
    assert solver(4, 4).value(nothing, 0, SPADES) == 0
    assert solver(4, 4).reaches(nothing, 0, SPADES, 1) == 0
    solver(4, 4).values(nothing, 0, SPADES, b"", 0, out)
    assert set(out) == {-1}


def test_a_node_limit_leaves_questions_open_and_hands_untouched(
    check: ModuleType, solver: Callable[..., Solver]
) -> None:
    hands = hands_of(check, 6, 5, Random(8))
    before = [*hands]
    some, whole = solver(6, 8), array("h", [0] * 32)
    value = some.value(hands, 0, NO_TRUMPS)
    assert some.nodes > 1000
    assert some.value(hands, 0, NO_TRUMPS, node_limit=20) == -1
    assert some.nodes == 20
    assert some.reaches(hands, 0, NO_TRUMPS, value, node_limit=20) == -1
    some.values(hands, 0, NO_TRUMPS, b"", 20, whole)
    assert -2 in whole
    assert some.nodes == 20
    some.moves_that_reach(hands, 0, NO_TRUMPS, value, b"", 20, whole)
    assert -2 in whole
    some.strains(hands, 0, 20, strains := array("h", [0] * 5))
    assert -1 in strains
    assert [*hands] == before


def test_what_was_asked_before_changes_neither_value_nor_nodes(
    check: ModuleType, solver: Callable[..., Solver]
) -> None:
    hands = hands_of(check, 4, 4, Random(9))
    fresh, used = solver(4, 6), solver(4, 6)
    for leader in (1, 2, 3):
        used.value(hands, leader, SPADES)
    assert used.value(hands, 0, SPADES) == fresh.value(hands, 0, SPADES)
    assert used.nodes == fresh.nodes


def test_solvers_in_threads_of_their_own_do_not_disturb_each_other(check: ModuleType) -> None:
    hands = [hands_of(check, 6, 5, Random(seed)) for seed in range(20)]
    found: dict[int, list[int]] = {}

    def work(thread: int) -> None:
        solver = Solver(6, 12)
        found[thread] = [solver.value(hand, 0, SPADES) for hand in hands]

    threads = [Thread(target=work, args=(thread,)) for thread in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    work(3)
    assert all(values == found[3] for values in found.values())


@pytest.mark.parametrize(
    ("hands", "leader", "trump", "trick", "reason"),
    [
        ([JACK] * 3, 0, 0, b"", "3 hands, but 4 players"),
        ([JACK, JACK, JACK, NINE], 0, 0, b"", "three times"),
        ([JACK, NINE, 0, 0], 1, 0, bytes([7, 6]), "seat 2 holds 0 cards"),
        ([both(JACK) | NINE, KING | both(TEN), ACE, QUEEN], 0, 0, b"", "seat 2 holds 1 cards"),
        ([JACK << 32, NINE, ACE, KING], 0, 0, b"", "second copy of a card without the first"),
        ([SEVEN, EIGHT, KING, ACE], 0, 0, b"", "only eight players hold"),
        ([JACK, NINE, ACE, KING], 4, 0, b"", "seat 4 cannot lead"),
        ([JACK, NINE, ACE, KING], -1, 0, b"", "seat -1 cannot lead"),
        ([JACK, NINE, ACE, KING], 0, 4, b"", "4 is no trump suit"),
        ([JACK, NINE, ACE, KING], 0, 0, bytes([7, 6, 5, 4]), "4 cards lie in the trick"),
        ([JACK, NINE, ACE, KING], 0, 0, bytes([40]), "card 40"),
        ([0, JACK, JACK, NINE], 0, 0, bytes([7]), "three times"),
    ],
)
def test_numbers_that_make_no_position_are_refused(
    solver: Callable[..., Solver], hands: list[int], leader: int, trump: int, trick: bytes, reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        solver(4, 4).value(array("Q", hands), leader, trump, trick)


@pytest.mark.parametrize(("players", "table_bits"), [(5, 18), (0, 18), (4, 3), (4, 27)])
def test_no_solver_for_other_numbers_of_players_or_tables(
    solver: Callable[..., Solver], players: int, table_bits: int
) -> None:
    with pytest.raises(ValueError, match=r"players|power"):
        solver(players, table_bits)
