"""The Schnapsen solver: compiled and as plain Python, one position or many, in any thread and memory."""

import math
from array import array
from collections import Counter
from itertools import islice
from random import Random
from threading import Event, Thread
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from cardavia.games.schnapsen import CLOSE, Deal, Schnapsen
from cardavia.kernel import schnapsen, schnapsen_worlds
from cardavia.kernel.schnapsen import MOVES, NO_MOVE, UNRESOLVED, Solver, pile, record, table
from cardavia.solvers.schnapsen import Position, new_solver, position_of, table_of

from .uncompiled import uncompiled

GAMES = [Schnapsen(rules=f"classic {switches}") for switches in ("", "close_needs_four", "sharp")]


solver_modules = pytest.mark.parametrize(
    "module", [schnapsen, uncompiled("schnapsen")], ids=["compiled", "uncompiled"]
)


class Solving(NamedTuple):
    """Is what a solver has found, and how many positions it looked at."""

    values: list[int]
    nodes: int


def somewhere(chance: Random, moves: int) -> Deal:
    """Returns a deal after some moves of chance, before its end."""
    game = chance.choice(GAMES)
    deal = game.deal(chance.randrange(2), chance.sample(game.pack, len(game.pack)))
    for _ in range(moves):
        legal = [m for m in deal.legal_moves() if m is not CLOSE or chance.random() < 0.3]
        after = deal.play(chance.choice(legal or deal.legal_moves()))
        deal = deal if after.over else after
    return deal


def like(game: Schnapsen, solver: Any, limit: int | None = None) -> Any:
    """Returns the solver with the rules of a game, and a limit."""
    solver.closing_needs, solver.exchange_needs = game.rules.closing_needs, game.rules.exchange_needs
    if limit is not None:
        solver.limit = limit
    return solver


def solving(solver: Any, position: Position) -> Solving:
    found = array("b", bytes(MOVES))
    solver.values(*position, found)
    return Solving(found.tolist(), solver.nodes)


@pytest.mark.parametrize("moves", [*range(0, 24, 2)])
def test_compiled_and_uncompiled_find_the_same_in_as_many_positions(moves: int) -> None:
    chance, plain = Random(moves), uncompiled("schnapsen")
    assert plain.Solver is not Solver
    for limit in (4000, 900, 30, 1, 0):
        deal = somewhere(chance, moves)
        compiled = solving(like(deal.game, Solver(), limit), position_of(deal))
        assert solving(like(deal.game, plain.Solver(), limit), position_of(deal)) == compiled
        assert compiled.nodes <= limit


def test_compiled_and_uncompiled_put_positions_together_alike() -> None:
    plain = uncompiled("schnapsen")
    assert plain.table([5, 9], 3, 1, 19, 1) == table([5, 9], 3, 1, 19, 1)
    assert table([5, 9], 3, 1, 19, 1) == 5 | 9 << 20 | 3 << 40 | 1 << 42 | 20 << 43 | 1 << 48
    assert plain.record(65, 40, False, 3, True) == record(65, 40, False, 3, True)
    assert plain.pile([*range(10)]) == pile([*range(10)])


@pytest.mark.parametrize("bits", [8, 9, 18])
def test_the_size_of_the_memory_does_not_matter(bits: int) -> None:
    # The small ones wrap the number of the deal every other time, and forget most of what they saw.
    chance, solver = Random(bits), Solver(bits)
    for moves in [*range(4, 22), 3, 0]:
        deal = somewhere(chance, moves)
        fresh = solving(new_solver(deal.game), position_of(deal))
        assert solving(like(deal.game, solver), position_of(deal)).values == fresh.values


def test_what_was_solved_before_does_not_matter() -> None:
    chance, solver = Random(5), Solver()
    for _ in range(600):
        deal = somewhere(chance, chance.randrange(9, 22))
        fresh = solving(new_solver(deal.game), position_of(deal))
        assert solving(like(deal.game, solver), position_of(deal)) == fresh


def test_a_limit_leaves_moves_unresolved_and_the_others_exact() -> None:
    deal = Schnapsen().deal(0, Random(2).sample(Schnapsen().pack, 20))
    whole = solving(Solver(), position_of(deal))
    cut = solving(like(deal.game, Solver(), whole.nodes // 2), position_of(deal))
    assert UNRESOLVED not in whole.values
    assert cut.values.count(UNRESOLVED) > 0
    assert all(a in (b, UNRESOLVED) for a, b in zip(cut.values, whole.values, strict=True))
    assert solving(like(deal.game, Solver(), whole.nodes), position_of(deal)) == whole


def strict_positions(chance: Random, count: int) -> list[Deal]:
    deals = (somewhere(chance, chance.randrange(12, 22)) for _ in iter(int, 1))
    return [*islice((deal for deal in deals if deal.strict and deal.led is None), count)]


@solver_modules
def test_many_strict_positions_at_once(module: ModuleType) -> None:
    deals = [deal for deal in strict_positions(Random(1), 60) if not deal.game.rules.sharp]
    positions = [position_of(deal) for deal in deals]
    found = array("b", bytes(len(deals)))
    tables, records = (array("Q", column) for column in list(zip(*positions, strict=True))[:2])
    assert module.Solver().strict_values(tables, records, found) == len(deals)
    for deal, position, value in zip(deals, positions, found, strict=True):
        best = max(value for value in solving(Solver(), position).values if value != NO_MOVE)
        assert value == (best if deal.to_act == 0 else -best)


def test_many_strict_positions_stop_at_the_limit() -> None:
    positions = [position_of(deal) for deal in strict_positions(Random(1), 60)]
    tables, records = (array("Q", column) for column in list(zip(*positions, strict=True))[:2])
    whole, cut, solver = array("b", bytes(60)), array("b", bytes(60)), Solver()
    solver.strict_values(tables, records, whole)
    solver.limit = solver.nodes // 2
    solved = solver.strict_values(tables, records, cut)
    assert 0 < solved < 60
    assert solver.nodes == solver.limit
    assert cut[:solved] == whole[:solved]


@solver_modules
def test_worlds_are_solved_like_the_deals_that_they_are(module: ModuleType) -> None:
    chance = Random(3)
    for moves in range(8, 20):
        deal = somewhere(chance, moves)
        worlds = [deal, *(swapped(deal, chance) for _ in range(3))]
        assert deal.to_act is not None
        own = [hand if seat == deal.to_act else () for seat, hand in enumerate(deal.hands)]
        hands = array("I", (hand_of_other(world) for world in worlds))
        stocks = array("Q", (position_of(world).stock for world in worlds))
        found, solver = array("b", bytes(MOVES * len(worlds))), like(deal.game, module.Solver())
        solved = solver.worlds(table_of(deal, own), position_of(deal).records, hands, stocks, found)
        assert solved == len(worlds)
        for number, world in enumerate(worlds):
            alone = solving(new_solver(deal.game), position_of(world))
            assert found[MOVES * number : MOVES * (number + 1)].tolist() == alone.values


def hand_of_other(deal: Deal) -> int:
    assert deal.to_act is not None
    return position_of(deal).table >> 20 * (1 - deal.to_act) & 0xFFFFF


def swapped(deal: Deal, chance: Random) -> Deal:
    """Returns a deal that the player to move cannot tell from this one, as far as the rules of sight go."""
    view = deal.view(deal.to_act)
    while True:
        cards = chance.sample(view.unseen, len(view.unseen))
        assert deal.to_act is not None
        other = 1 - deal.to_act
        count = deal.counts[other] - len(view.shown[other])
        hands = [None, None]
        hands[other] = [*view.shown[other], *cards[:count]]
        below = [view.indicator] if view.indicator and view.stock_size else []
        try:
            return view.complete(hands, [*cards[count:], *below])
        except ValueError:
            continue


def test_worlds_stop_at_the_limit() -> None:
    deal = Schnapsen().deal(0, Random(9).sample(Schnapsen().pack, 20))
    position = position_of(deal)
    own = table_of(deal, [(), deal.hands[1]])
    hands, stocks = array("I", [hand_of_other(deal)] * 9), array("Q", [position.stock] * 9)
    solver, found = Solver(), array("b", bytes(MOVES * 9))
    once = solving(Solver(), position).nodes
    solver.limit = 5 * once + once // 2
    assert solver.worlds(own, position.records, hands, stocks, found) == 5
    assert UNRESOLVED not in found[: MOVES * 5]
    assert UNRESOLVED in found[MOVES * 5 : MOVES * 6]


@solver_modules
def test_arrays_that_are_too_short_are_refused(module: ModuleType) -> None:
    solver, three, two = module.Solver(), array("Q", [0] * 3), array("Q", [0] * 2)
    hands = array("I", [0] * 3)
    for call in (
        lambda: solver.values(0, 0, 0, array("b", bytes(21))),
        lambda: solver.worlds(0, 0, hands, two, array("b", bytes(66))),
        lambda: solver.worlds(0, 0, hands, three, array("b", bytes(65))),
        lambda: solver.strict_values(three, two, array("b", bytes(3))),
        lambda: solver.strict_values(three, three, array("b", bytes(2))),
    ):
        with pytest.raises(ValueError, match="places"):
            call()


@solver_modules
@pytest.mark.parametrize("bits", [-1, 7, 29])
def test_a_memory_of_no_sensible_size_is_refused(module: ModuleType, bits: int) -> None:
    with pytest.raises(ValueError, match="memory"):
        module.Solver(bits)


def test_each_thread_has_its_own_solver() -> None:
    deals = [somewhere(Random(number), 0) for number in range(4)]
    alone = [solving(new_solver(deal.game), position_of(deal)) for deal in deals]
    together: list[list[Solving]] = [[] for _ in deals]

    def solve_again_and_again(number: int) -> None:
        solver = new_solver(deals[number].game)
        together[number] += (solving(solver, position_of(deals[number])) for _ in range(5))

    threads = [Thread(target=solve_again_and_again, args=[number]) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == [[found] * 5 for found in alone]


def test_other_threads_go_on_while_one_solves() -> None:
    ran = Event()
    positions = [position_of(deal) for deal in strict_positions(Random(1), 60)] * 20_000
    tables, records = (array("Q", column) for column in list(zip(*positions, strict=True))[:2])
    found = array("b", bytes(len(positions)))
    solver = Thread(target=Solver().strict_values, args=[tables, records, found])
    solver.start()
    watcher = Thread(target=lambda: ran.set() if solver.is_alive() else None)
    watcher.start()
    watcher.join()
    solver.join()
    assert ran.is_set()


worlds_modules = pytest.mark.parametrize(
    "module", [schnapsen_worlds, uncompiled("schnapsen_worlds")], ids=["compiled", "uncompiled"]
)


@worlds_modules
@pytest.mark.parametrize(("unseen", "known"), [(14, 0), (12, 1), (6, 2), (5, 0), (3, 5), (0, 4)])
def test_every_hand_is_there_once(module: ModuleType, unseen: int, known: int) -> None:
    cards, shown = ((1 << unseen) - 1) << 3, (1 << known) - 1 << 3 + unseen
    count = min(5 - known, unseen)
    hands = array("I", bytes(4 * math.comb(unseen, count)))
    assert module.every_hand(cards, shown, count, hands) == len(set(hands)) == len(hands)
    for hand in hands:
        assert hand & shown == shown
        assert not hand & ~(cards | shown)
        assert hand.bit_count() == count + known


@worlds_modules
def test_random_worlds_leave_no_card_out_and_none_twice(module: ModuleType) -> None:
    unseen, known, indicator = 0b1111_0101_1010_1010_0101, 0b1010, 14
    hands, stocks = array("I", bytes(4 * 50)), array("Q", bytes(8 * 50))
    module.random_worlds(unseen, known, 5, indicator, 7, hands, stocks)
    for hand, stock in zip(hands, stocks, strict=True):
        cards = [stock >> 5 * place & 31 for place in range(stock >> 50)]
        above = sum(1 << card for card in cards[:-1])
        assert (hand & known, hand.bit_count(), cards[-1]) == (known, 5, indicator)
        assert (hand ^ known) | above == unseen
        assert (hand ^ known) & above == 0
        assert len(cards) == above.bit_count() + 1
    assert len({*zip(hands, stocks, strict=True)}) > 45


@worlds_modules
def test_worlds_that_have_no_room_are_refused(module: ModuleType) -> None:
    with pytest.raises(ValueError, match="more than 5 hands"):
        module.every_hand(0b1111, 0, 2, array("I", bytes(4 * 5)))
    with pytest.raises(ValueError, match="2 stocks"):
        module.random_worlds(0b111_1111, 0, 5, 9, 1, array("I", bytes(4 * 3)), array("Q", bytes(8 * 2)))


def test_random_worlds_are_the_same_for_the_same_seed_compiled_or_not() -> None:
    found = []
    for module in (schnapsen_worlds, uncompiled("schnapsen_worlds"), schnapsen_worlds):
        hands, stocks = array("I", bytes(4 * 9)), array("Q", bytes(8 * 9))
        module.random_worlds(0x7FFF, 0, 5, 17, 2**64 - 1, hands, stocks)
        found.append((hands, stocks))
    assert found[0] == found[1] == found[2]


def test_random_worlds_favour_nobody() -> None:
    # 5 of 8 cards in hand, 3 in some order above the indicator: each place is one in eight.
    count = 16_000
    hands, stocks = array("I", bytes(4 * count)), array("Q", bytes(8 * count))
    schnapsen_worlds.random_worlds(0xFF, 0, 5, 19, 1, hands, stocks)
    held = Counter(card for hand in hands for card in range(8) if hand >> card & 1)
    lying = Counter((place, stock >> 5 * place & 31) for stock in stocks for place in range(3))
    assert len(lying) == 24
    # Five standard deviations: about one run in a hundred thousand would be outside by chance.
    assert all(abs(held[card] - count * 5 / 8) < 5 * math.sqrt(count * 15 / 64) for card in range(8))
    assert all(abs(times - count / 8) < 5 * math.sqrt(count * 7 / 64) for times in lying.values())
