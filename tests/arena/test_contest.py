"""Contests are fair to both levels, and their figures do not depend on how the work is spread."""

import math

import pytest

from cardavia import games, players
from cardavia.arena.blocks import Entry, play_deals
from cardavia.arena.contest import contest, cores
from cardavia.arena.deals import gain, packs, play_deal, play_match
from cardavia.players import Budget
from cardavia.words import BadRequest, BadRules

SCHNAPSEN = Entry("schnapsen", 2, "classic", "easy", "random", seed=5)
SIX = Entry("fiftysix", 6, "classic", "easy", "random", seed=5)


@pytest.mark.parametrize("entry", [SCHNAPSEN, SIX], ids=["schnapsen", "fiftysix"])
def test_a_level_against_itself_comes_out_even(entry: Entry) -> None:
    itself = Entry(entry.game, entry.players, entry.rules, "random", "random", seed=3)
    for gains in play_deals(itself, range(6)).gains:
        assert sum(gains) == 0


def test_swapping_the_levels_turns_every_gain_round() -> None:
    swapped = Entry("schnapsen", 2, "classic", "random", "easy", seed=5)
    there, back = play_deals(SCHNAPSEN, range(8)), play_deals(swapped, range(8))
    assert [tuple(-gain for gain in reversed(gains)) for gains in there.gains] == list(back.gains)


def test_the_figures_are_the_same_in_one_process_and_in_several() -> None:
    alone = contest(SCHNAPSEN, 24, 2)
    with cores(2) as executor:
        spread = contest(SCHNAPSEN, 24, 2, executor=executor)
    for figure in ("deals", "per_deal", "interval", "deals_won_a", "matches"):
        assert getattr(alone, figure) == getattr(spread, figure)


def test_the_interval_is_that_of_the_pairs_of_plays() -> None:
    outcome = contest(SCHNAPSEN, 20)
    means = [sum(gains) / 2 for gains in play_deals(SCHNAPSEN, range(20)).gains]
    average = sum(means) / 20
    error = math.sqrt(sum((mean - average) ** 2 for mean in means) / 19 / 20)
    assert outcome.per_deal == pytest.approx(average, abs=1e-4)
    assert outcome.interval == pytest.approx((average - 1.96 * error, average + 1.96 * error), abs=1e-3)


def test_every_match_has_a_winner_and_every_decision_is_timed() -> None:
    outcome = contest(SCHNAPSEN, 4, 3)
    assert sum(outcome.matches) == 6
    assert outcome.decision_ms.keys() == {"a", "b"}
    assert 0 < outcome.decision_ms["a"].median <= outcome.decision_ms["a"].p95


def test_progress_is_told_of_every_deal_and_match() -> None:
    told: list[int] = []
    contest(SCHNAPSEN, 13, 2, progress=told.append)
    assert sum(told) == 15


def test_without_duplicates_each_pack_is_played_once_and_the_sides_take_turns() -> None:
    single = Entry("schnapsen", 2, "classic", "easy", "random", seed=5, duplicate=False)
    both, once = play_deals(SCHNAPSEN, range(6)).gains, play_deals(single, range(6)).gains
    assert [gains[number % 2] for number, gains in enumerate(both)] == [gains[0] for gains in once]


def test_packs_depend_on_seed_and_number_alone() -> None:
    game = games.game("fiftysix", players=4)
    assert next(packs(game, 1, 2)) == next(packs(game, 1, 2))
    assert len({next(packs(game, seed, number)) for seed in (0, 1) for number in range(-2, 3)}) == 10


def test_packs_that_are_thrown_in_are_passed_over() -> None:
    entry = Entry("fiftysix", 4, "classic redeal_weak", "random", "random", seed=1)
    assert len(play_deals(entry, range(4)).gains) == 4


def test_a_deal_is_zero_sum() -> None:
    game = games.game("fiftysix", players=4)
    seats = [players.player("random", seat) for seat in range(4)]
    deal, decisions = play_deal(game.deal(pack=next(packs(game, 0, 0))), seats, Budget())
    assert gain(deal, 0) == -gain(deal, 1)
    assert len(decisions) == len(deal.history)


def test_a_match_is_played_to_its_end() -> None:
    game = games.game("fiftysix", players=4, rules="classic match=deals(2)")
    seats = [players.player("random", seat) for seat in range(4)]
    match = play_match(game.match(), packs(game, 0, 0), seats, Budget())
    assert match.winner in (0, 1)
    assert match.needs_pack is False


@pytest.mark.parametrize(
    ("entry", "deals", "refused", "says"),
    [
        (Entry("schnapsen", 2, "classic", "brilliant", "random"), 9, BadRequest, "no level “brilliant”"),
        (Entry("whist", 2, "classic", "easy", "random"), 9, BadRequest, "no game “whist”"),
        (Entry("fiftysix", 5, "classic", "easy", "random"), 9, BadRules, "not 5"),
        (SCHNAPSEN, 1, BadRequest, "needs 2 deals"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(
    entry: Entry, deals: int, refused: type[Exception], says: str
) -> None:
    with pytest.raises(refused, match=says):
        contest(entry, deals)
