"""Plans for a closed deal: the best that one way to play can win, whatever the other player holds."""

from array import array
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from types import ModuleType

import pytest

from cardavia.games.schnapsen import CLOSE, Deal, Schnapsen, View
from cardavia.kernel import schnapsen_defence
from cardavia.solvers.schnapsen import bits_of, hand_of, records_of, table_of
from cardavia.solvers.schnapsen_plan import MOST, hidden_hands, plan
from cardavia.words import BadPosition

from .uncompiled import uncompiled

GAME = Schnapsen()
modules = pytest.mark.parametrize(
    "module", [schnapsen_defence, uncompiled("schnapsen_defence")], ids=["compiled", "uncompiled"]
)


def closed_deals(count: int, cards: int) -> Iterator[Deal]:
    """Gives deals that were closed, with so many cards in hand and the player to move in doubt."""
    seed = 0
    while count:
        seed += 1
        chance = Random(seed)
        deal = GAME.deal(seed % 2, chance.sample(GAME.pack, 20))
        open_tricks = chance.randrange(1, 4)
        while not deal.over and (len(deal.played) < open_tricks or deal.led is not None):
            deal = deal.play(chance.choice([move for move in deal.legal_moves() if move is not CLOSE]))
        if not deal.over:
            deal = deal.play(CLOSE)
        while not deal.over and max(deal.counts) > cards:
            deal = deal.play(chance.choice(deal.legal_moves()))
        if not deal.over:
            count -= 1
            yield deal


def possible(view: View, most: int) -> list[Deal]:
    """Returns up to so many deals that look like this one to the viewer."""
    assert view.seat is not None
    assert view.indicator is not None
    deals: list[Deal] = []
    for hand in map(hand_of, hidden_hands(view)):
        stock = (*(card for card in view.unseen if card not in hand), view.indicator)
        try:
            deals.append(view.complete([None, hand] if view.seat == 0 else [hand, None], stock))
        except BadPosition:
            continue
        if len(deals) == most:
            break
    return deals


Worlds = frozenset[int]


def plans(deals: dict[int, Deal], seat: int) -> set[Worlds]:
    """Returns what every single plan wins, by the rules alone: the worlds are told apart by what is heard."""
    some = next(iter(deals.values()))
    if len({deal.over for deal in deals.values()}) > 1 or some.over:
        # Deals that ended are decided; the others go on by themselves.
        won = frozenset(world for world, deal in deals.items() if deal.result and deal.result.winner == seat)
        rest = {world: deal for world, deal in deals.items() if not deal.over}
        return {won | more for more in plans(rest, seat)} if rest else {won}
    if some.to_act == seat:
        found: set[Worlds] = set()
        for move in some.legal_moves():
            found |= plans({world: deal.play(move) for world, deal in deals.items()}, seat)
        return found
    groups: dict[str, dict[int, Deal]] = {}
    for world, deal in deals.items():
        for move in deal.legal_moves():
            after = deal.play(move)
            groups.setdefault(after.heard[-1], {})[world] = after
    result: set[Worlds] = {frozenset(deals)}
    for group in groups.values():
        rest_of = frozenset(deals) - frozenset(group)
        result = {one & (other | rest_of) for one, other in product(result, plans(group, seat))}
    return result


def most_won(deal: Deal, worlds: Sequence[Deal], move: object) -> int:
    assert deal.to_act is not None
    after = {number: world.play(str(move)) for number, world in enumerate(worlds)}
    return max(len(won) for won in plans(after, deal.to_act))


@pytest.mark.parametrize("cards", [2, 3])
def test_a_plan_wins_as_much_as_the_best_of_all_there_are(cards: int) -> None:
    in_doubt = 0
    for deal in closed_deals(40, cards):
        assert deal.to_act is not None
        view = deal.view(deal.to_act)
        worlds = possible(view, 5)
        hands = [bits_of(world.hands[1 - deal.to_act]) for world in worlds]
        found = plan(view, hands, [1] * len(hands), 10**9)
        for move, won in found.won.items():
            assert won.bit_count() == most_won(deal, worlds, move)
        in_doubt += len(hands) > 1
    assert in_doubt > 20


def planned(module: ModuleType, deal: Deal, limit: int) -> tuple[list[int], int, int]:
    assert deal.to_act is not None
    view = deal.view(deal.to_act)
    hands = array("I", [*hidden_hands(view)][:12])
    weights, won = array("I", range(1, len(hands) + 1)), array("Q", bytes(160))
    planner = module.Planner()
    planner.limit = limit
    own = [deal.hands[seat] if seat == deal.to_act else () for seat in (0, 1)]
    tricks = planner.plan(table_of(view, own), records_of(view), hands, weights, won)
    return won.tolist(), tricks, planner.nodes


@pytest.mark.parametrize("limit", [50, 10**9])
def test_compiled_or_not_the_plans_are_the_same(limit: int) -> None:
    for deal in closed_deals(6, 4):
        compiled = planned(schnapsen_defence, deal, limit)
        assert compiled == planned(uncompiled("schnapsen_defence"), deal, limit)


def test_a_limit_makes_shorter_plans() -> None:
    deals = list(closed_deals(30, 5))
    assert {planned(schnapsen_defence, deal, 10**9)[1] for deal in deals} == {4}
    shorter = {planned(schnapsen_defence, deal, 300)[1] for deal in deals}
    assert min(shorter) < 4


@modules
@pytest.mark.parametrize(("hands", "weights", "places"), [(0, 0, 20), (65, 65, 20), (2, 1, 20), (2, 2, 19)])
def test_arrays_that_do_not_fit_are_refused(
    module: ModuleType, hands: int, weights: int, places: int
) -> None:
    planner = module.Planner()
    with pytest.raises(ValueError, match="worlds"):
        planner.plan(
            0,
            0,
            array("I", bytes(4 * hands)),
            array("I", bytes(4 * weights)),
            array("Q", bytes(8 * places)),
        )


def test_whoever_is_not_to_move_has_nothing_to_plan() -> None:
    deal = next(closed_deals(1, 4))
    assert deal.to_act is not None
    with pytest.raises(BadPosition):
        plan(deal.view(1 - deal.to_act), [0], [1], 1)
    with pytest.raises(BadPosition):
        plan(GAME.deal(1, pack=GAME.pack).view(0), [0], [1], 1)
    with pytest.raises(BadPosition):
        hidden_hands(deal.view(None))


def test_more_worlds_than_there_is_room_for_are_refused() -> None:
    deal = next(closed_deals(1, 4))
    assert deal.to_act is not None
    with pytest.raises(ValueError, match="1 to 64"):
        plan(deal.view(deal.to_act), [31] * (MOST + 1), [1] * (MOST + 1), 1)
