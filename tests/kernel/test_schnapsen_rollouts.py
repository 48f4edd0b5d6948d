"""Deals of Schnapsen played on by habit: the same compiled or not, and nothing is known that cannot be."""

from array import array
from random import Random
from types import ModuleType

import pytest

from cardavia.games.schnapsen import CLOSE, Deal, Schnapsen
from cardavia.kernel import schnapsen_rollouts
from cardavia.kernel.schnapsen_habits import HABITS, new_habits
from cardavia.kernel.schnapsen_rollouts import Rollouts
from cardavia.solvers.schnapsen import bits_of
from cardavia.solvers.schnapsen_plan import hidden_hands
from cardavia.solvers.schnapsen_rollouts import play_on
from cardavia.words import BadPosition

from .uncompiled import uncompiled

GAMES = [Schnapsen(rules=f"classic {switches}") for switches in ("", "close_needs_four", "sharp")]


def open_deal(seed: int) -> Deal:
    """Returns a deal with an open stock, after some moves of chance."""
    chance = Random(seed)
    game = GAMES[seed % 3]
    deal = game.deal(chance.randrange(2), chance.sample(game.pack, 20))
    for _ in range(chance.randrange(10)):
        after = deal.play(chance.choice([move for move in deal.legal_moves() if move is not CLOSE]))
        if after.over or after.strict:
            break
        deal = after
    return deal


def played_on(deal: Deal, seed: int = 1) -> dict[str, tuple[int, ...]]:
    assert deal.to_act is not None
    view = deal.view(deal.to_act)
    hands = [*hidden_hands(view)]
    found = play_on(view, Random(5).sample(hands, min(8, len(hands))), seed)
    return {str(card): counts for card, counts in found.items()}


@pytest.mark.parametrize("seed", range(12))
def test_compiled_or_not_the_deals_go_alike(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = open_deal(seed)
    compiled = played_on(deal)
    monkeypatch.setattr(
        "cardavia.solvers.schnapsen_rollouts.Rollouts", uncompiled("schnapsen_rollouts").Rollouts
    )
    assert played_on(deal) == compiled


@pytest.mark.parametrize("seed", range(12))
def test_every_card_is_played_on_in_every_world(seed: int) -> None:
    deal = open_deal(seed)
    assert deal.to_act is not None
    found = played_on(deal)
    assert set(found) == {str(card) for card in deal.hands[deal.to_act]}
    worlds = {sum(counts) for counts in found.values()}
    assert len(worlds) == 1
    assert all(counts[3] == 0 for counts in found.values())


def test_chance_is_its_seed() -> None:
    deal = GAMES[0].deal(1, pack=Random(3).sample(GAMES[0].pack, 20))
    assert played_on(deal, 1) == played_on(deal, 1)
    assert played_on(deal, 1) != played_on(deal, 2)


def test_a_marriage_that_makes_66_ends_the_deal() -> None:
    deal = GAMES[0].position(
        "D", ["KH QH JC TC JD", "KS AH TD AC QD"], (48, 17), tricks=(2, 2), stock=["AD", "KD"]
    )
    hands = [bits_of(deal.hands[1])] * 10
    found = play_on(deal.view(0), hands, 1)
    # Seventeen points are fewer than 33, and a trick: two game points in every world.
    assert {str(card) for card, counts in found.items() if counts[5] == 10} == {"KH", "QH"}


def test_in_the_sharp_game_the_first_lead_declares_nothing() -> None:
    hands = ["KH QH JC TC JD", "KS AH TD AC QD"]
    stock = "JS TS QS AS JH TH KC QC AD KD"
    led = {game: played_on(game.deal(dealer=1, hands=hands, stock=stock))["QH"] for game in GAMES}
    assert led[GAMES[0]] != led[GAMES[2]]


def test_nobody_is_better_than_itself() -> None:
    assert Rollouts(new_habits({}, {})).duel(seed=9, deals=300) == 0


def test_a_duel_turned_round_is_the_same_duel() -> None:
    eager, usual = {**HABITS, "closes": (0.1, 0.1)}, HABITS
    one, other = (
        Rollouts(new_habits(*pair)).duel(seed=9, deals=300) for pair in ((eager, usual), (usual, eager))
    )
    assert one == -other != 0


def test_closing_is_worth_something() -> None:
    assert Rollouts(new_habits({}, {"closes": (9.0, 9.0)})).duel(seed=9, deals=2000) > 0


def test_a_duel_goes_alike_uncompiled() -> None:
    never = new_habits({}, {"closes": (9.0, 9.0)})
    plain = uncompiled("schnapsen_rollouts").Rollouts(never)
    assert plain.duel(4, 5) == Rollouts(never).duel(4, 5)


@pytest.mark.parametrize("module", [schnapsen_rollouts, uncompiled("schnapsen_rollouts")])
def test_arrays_that_are_too_short_are_refused(module: ModuleType) -> None:
    with pytest.raises(ValueError, match="42 for each"):
        module.Rollouts(array("d", [0.0] * 83))
    rollouts = module.Rollouts(new_habits({}, {}))
    with pytest.raises(ValueError, match="140"):
        rollouts.outcomes(0, 0, 0, 0, array("I", [0]), 0, 10, 1, array("q", [0] * 139))


def test_who_is_not_to_move_or_has_a_closed_stock_is_refused() -> None:
    deal = GAMES[0].deal(1, pack=GAMES[0].pack)
    with pytest.raises(BadPosition):
        play_on(deal.view(1), [31], 1)
    with pytest.raises(BadPosition):
        play_on(deal.play(CLOSE).view(0), [31], 1)
