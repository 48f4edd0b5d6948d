"""Contests are fair to both levels, and their figures do not depend on how the work is spread."""

import math

import pytest

from cardavia import games, players
from cardavia.arena.blocks import Entry, play_deals
from cardavia.arena.contest import contest, cores
from cardavia.arena.contracts import Notary
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
    spent = outcome.decision_ms["a"]
    assert 0 < spent.median <= spent.p95 <= spent.most
    assert outcome.match_interval is not None
    assert outcome.match_interval[0] <= outcome.matches[0] / 6 <= outcome.match_interval[1]


@pytest.mark.parametrize("entry", [SCHNAPSEN, SIX], ids=["schnapsen", "fiftysix"])
def test_where_only_matches_are_played_there_are_no_figures_of_deals(entry: Entry) -> None:
    outcome = contest(entry, 0, 2)
    assert (outcome.deals, outcome.per_deal, outcome.interval, outcome.deals_won_a) == (0, None, None, None)
    assert (outcome.decision_ms, outcome.contracts) == ({}, {})
    assert sum(outcome.matches) == 4
    assert outcome.match_interval is not None
    assert outcome.matches == contest(entry, 2, 2).matches


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
        (SCHNAPSEN, 1, BadRequest, "needs at least 2 deals"),
        (SCHNAPSEN, 0, BadRequest, "at least 1 match"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(
    entry: Entry, deals: int, refused: type[Exception], says: str
) -> None:
    with pytest.raises(refused, match=says):
        contest(entry, deals)


def test_contracts_of_56_are_counted_for_the_level_that_bid_them() -> None:
    entry = Entry("fiftysix", 6, "classic", "fair", "random", seed=5)
    blocks = play_deals(entry, range(6))
    bid = contest(entry, 6).contracts
    for level, by_a in (("a", True), ("b", False)):
        taken_down = [declared for declared in blocks.contracts if declared.by_a == by_a]
        counted = bid[level]
        assert counted.made + counted.failed == len(taken_down) > 0
        assert counted.made == sum(declared.made for declared in taken_down)
        assert counted.stand_made <= min(counted.made, counted.stand)
        assert counted.stand <= counted.solved <= len(taken_down)
    assert len(blocks.contracts) <= 12


def test_a_contract_stands_or_not_whatever_was_made_of_it() -> None:
    """Side 0 holds every high spade: 28 stands, though it is thrown away here."""
    game = games.game("fiftysix", players=4)
    hands = [
        "JS JS 9S 9S AS AS TS TS KS KS QS QS",
        "JH JH 9H 9H AH AH TH TH KH KH QH QH",
        "JC JC 9C 9C AC AC TC TC KC KC QC QC",
        "JD JD 9D 9D AD AD TD TD KD KD QD QD",
    ]
    deal = game.deal(dealer=3, hands=hands).play_all("28S P P P")
    while not deal.over:
        deal = deal.play(deal.legal_moves()[-1])
    (declared,) = Notary(game).take_down(deal, side_of_a=0)
    assert declared.stands is declared.by_a is True
    (theirs,) = Notary(game).take_down(deal, side_of_a=1)
    assert not theirs.by_a


def test_deals_passed_out_and_other_games_have_no_contract_to_take_down() -> None:
    game = games.game("fiftysix", players=4)
    deal = game.deal(pack=game.pack).play_all("P P P P")
    assert Notary(game).take_down(deal, 0) == ()
    assert contest(SCHNAPSEN, 2).contracts == {}


def test_where_cards_have_other_points_it_is_not_known_what_stands() -> None:
    entry = Entry("fiftysix", 4, "classic points=4-2-1-0", "easy", "random", seed=5)
    bid = contest(entry, 3).contracts["a"]
    assert bid.made + bid.failed > 0 == bid.solved
