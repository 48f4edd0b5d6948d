"""Solving 56: what each card comes to, held against the rules and against positions worked out by hand."""

import importlib.util
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardavia import games
from cardavia.cards import Card, read_cards
from cardavia.games.fiftysix import Deal
from cardavia.solvers.fiftysix import CARDS, SLOTS, hand_bits, position_of, solve, stands, strains, trump_of
from cardavia.words import Refusal

TRUMP_WITH_THE_KING = {
    "hands": ["9D AD 9C", "KH AC", "KS KH QD", "JH 9H JC"],
    "leader": 1,
    "trick": "AC",
    "points": (13, 28),
}
"""Spades are trumps; seat 2 can trump the ace of clubs, or keep its only trump for later."""


def in_play(calls: str = "28S P P P", rules: str = "classic", **position: Any) -> Deal:
    game = games.game("fiftysix", players=4, rules=rules)
    deal = game.position(calls=calls, **{"dealer": 3, **position})
    assert isinstance(deal, Deal)
    return deal


@pytest.fixture(scope="module")
def adapter_check() -> ModuleType:
    path = Path(__file__).parents[2] / "proofs" / "_fiftysix_adapter_check.py"
    spec = importlib.util.spec_from_file_location("fiftysix_adapter_check", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ── the rules and the kernel, both ways ───────────────────────────────────────────────────────


def test_rules_and_kernel_agree_on_cards_tricks_and_endings(adapter_check: ModuleType) -> None:
    assert adapter_check.check(count=4000, seed=56) == []


def test_the_check_would_notice_a_kernel_with_other_trumps(
    adapter_check: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adapter_check, "trump_of", lambda strain: -1)
    assert adapter_check.check(count=400, seed=56) != []


# ── cards as integers ─────────────────────────────────────────────────────────────────────────


def test_slots_run_by_suit_and_strength() -> None:
    assert [CARDS[slot].text for slot in (0, 7, 8, 22, 31)] == ["7S", "JS", "7H", "9D", "JC"]
    assert [SLOTS[card] for card in CARDS] == list(range(32))
    assert [trump_of(strain) for strain in ("S", "H", "D", "C", "NT")] == [0, 1, 2, 3, -1]


def test_the_second_copy_of_a_card_is_a_bit_of_the_upper_half() -> None:
    assert hand_bits(read_cards("JS")) == 1 << 7
    assert hand_bits(read_cards("JS 9C JS")) == 1 << 7 | 1 << 39 | 1 << 30


def test_where_turns_go_clockwise_the_seats_are_mirrored() -> None:
    hands = ["9D AD 9C", "JH 9H JC", "KS KH QD", "KH AC"]
    turned = in_play(
        rules="classic direction=clockwise", hands=hands, dealer=1, leader=3, trick="AC", points=(13, 28)
    )
    assert position_of(turned) == position_of(in_play(**TRUMP_WITH_THE_KING))
    assert solve(turned) == solve(in_play(**TRUMP_WITH_THE_KING))


# ── values ────────────────────────────────────────────────────────────────────────────────────


def test_every_card_comes_to_what_its_pile_holds_at_the_end() -> None:
    solved = solve(in_play(**TRUMP_WITH_THE_KING))
    assert solved.values == {"KS": 28, "KH": 22, "QD": 18}
    assert (solved.best, solved.value, solved.exact, solved.stands) == (("KS",), 28, True, True)
    assert solved.nodes > 0


def test_the_line_is_best_play_to_the_last_card() -> None:
    deal = in_play(**TRUMP_WITH_THE_KING)
    end = deal.play_all(" ".join(solve(deal).line))
    assert end.result is not None
    assert end.result.points == (28, 28)


def test_the_other_sides_values_are_its_own_points() -> None:
    after = in_play(**TRUMP_WITH_THE_KING).play("KS")
    solved = solve(after)
    assert after.to_act == 3
    assert solved.value == 28
    assert solved.stands is True
    # Whatever seat 3 plays, the two sides share 56.
    assert all(value is not None and value <= 28 for value in solved.values.values())


def test_the_contract_of_the_other_side_fails_by_the_same_cards() -> None:
    assert solve(in_play("P 29S P P P", **TRUMP_WITH_THE_KING)).stands is False
    assert stands(in_play("P 29S P P P", **TRUMP_WITH_THE_KING)) is False
    assert stands(in_play("P 28S P P P", **TRUMP_WITH_THE_KING)) is True


def test_equal_cards_are_one_move() -> None:
    hands = ["JS JS", "9S 9S", "AS AS", "TS TS"]
    deal = in_play(hands=hands, points=(20, 22))
    solved = solve(deal)
    assert solved.values == {"JS": 34}
    assert solved.line == ("JS", "9S", "AS", "TS", "JS", "9S", "AS", "TS")


def test_of_all_equally_good_cards_each_is_best() -> None:
    solved = solve(in_play(hands=["JS JH", "9S 9H", "AS AH", "TS TH"], points=(20, 22)))
    assert solved.best == ("JS", "JH")


def test_where_play_stops_early_the_values_are_those_of_the_whole_deal() -> None:
    rules = "classic stop_when_decided"
    # Eight points in four cards: the first trick makes 28 and ends it.
    hands = ["JS 9S", "KH QH", "JH 9H", "KD QD"]
    deal = in_play(rules=rules, hands=hands, points=(24, 22))
    solved = solve(deal)
    assert solved.values == {"JS": 34, "9S": 34}
    assert solved.line == ("JS", "KH", "JH", "KD")
    assert deal.play_all(" ".join(solved.line)).over


def test_a_contract_that_the_piles_have_decided_needs_no_search() -> None:
    made = in_play(hands=["KS", "QS", "KH", "QH"], points=(30, 26))
    failed = in_play("40S P P P", hands=["KS", "QS", "KH", "QH"], points=(30, 26))
    assert (stands(made), solve(made).stands) == (True, True)
    assert (stands(failed), solve(failed).stands) == (False, False)


# ── strains ───────────────────────────────────────────────────────────────────────────────────


def by_suits(players: int = 4) -> Deal:
    """Returns a deal in which each seat holds both copies of one suit whole."""
    game = games.game("fiftysix", players=players)
    pack = game.pack
    hands = [pack[seat * game.hand_size : (seat + 1) * game.hand_size] for seat in range(players)]
    deal = game.deal(dealer=3, hands=hands)
    assert isinstance(deal, Deal)
    return deal


def test_a_hand_of_one_suit_takes_every_trick_when_that_suit_is_trumps() -> None:
    deal = by_suits()
    assert deal.auction.first == 0
    # Spades with seat 0, hearts 1, diamonds 2, clubs 3; at no trumps whoever leads is never beaten.
    assert strains(deal) == {"S": (56, 0), "H": (0, 56), "D": (56, 0), "C": (0, 56), "NT": (56, 0)}


def test_strains_look_at_the_cards_as_they_were_dealt() -> None:
    called = by_suits().play_all("28S P P P")
    assert strains(called.play("JS")) == strains(called)


def test_strains_of_a_position_in_the_middle_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        strains(in_play(**TRUMP_WITH_THE_KING))
    assert refused.value.id == "solve_strains_begun"


# ── limits and refusals ───────────────────────────────────────────────────────────────────────


def well_shuffled(players: int, seed: int = 7) -> Deal:
    """Returns a whole deal with its cards well mixed, at its first lead."""
    game = games.game("fiftysix", players=players)
    pack = list(game.pack)
    random.Random(seed).shuffle(pack)
    deal = game.deal(dealer=0, pack=pack)
    played = deal.play_all("28S " + "P " * (players - 1))
    assert isinstance(played, Deal)
    return played


def in_its_last_tricks(seed: int) -> Deal:
    """Returns a deal for four after seven tricks of cards at random."""
    chance, deal = random.Random(seed), well_shuffled(4, seed)
    while len(deal.tricks) < 7:
        deal = deal.play(chance.choice(deal.legal_moves()))
    return deal


def test_a_limit_that_comes_first_leaves_values_open() -> None:
    deal = well_shuffled(8)
    solved = solve(deal, node_limit=1)
    assert solved.values.keys() == {str(card) for card in deal.legal_moves()}
    assert None in solved.values.values()
    assert (solved.exact, solved.best, solved.line, solved.value) == (False, (), (), None)
    assert stands(deal, node_limit=1) is None
    assert None in strains(deal, node_limit=1).values()


def test_the_nodes_searched_stay_within_the_limit() -> None:
    assert 1000 < solve(well_shuffled(8), node_limit=2000).nodes < 2200


def test_whether_the_contract_stands_may_be_known_before_its_points() -> None:
    decided = [
        solved for seed in range(12) if (solved := solve(well_shuffled(6, seed), node_limit=20_000)).stands
    ]
    assert decided
    assert not any(solved.exact for solved in decided)


def test_a_limit_that_comes_after_the_values_breaks_off_the_line() -> None:
    deal = next(
        deal for seed in range(50) if len((deal := in_its_last_tricks(seed)).legal_moves()) > 1
        and solve(deal).nodes > 500
    )  # fmt: skip
    whole = solve(deal)
    lines = {len(solve(deal, node_limit).line) for node_limit in range(whole.nodes // 2, 2 * whole.nodes, 20)}
    # No line while a value is missing, then longer and longer ones.
    assert {0, len(whole.line)} < lines


@pytest.mark.parametrize(
    ("deal", "id"),
    [
        (by_suits(), "solve_auction_on"),
        (in_play(hands=["JS", "9S", "AS", "TS"], points=(27, 22)).play_all("JS 9S AS TS"), "solve_deal_over"),
        (in_play(rules="classic points=4-1-1-1", hands=["KS", "QS", "KH", "QH"], points=(28, 28)),
         "solve_other_points"),
    ],
)  # fmt: skip
def test_what_cannot_be_solved_is_refused_with_its_reason(deal: Deal, id: str) -> None:
    with pytest.raises(Refusal) as refused:
        solve(deal)
    assert refused.value.id == id
    assert str(refused.value).endswith(".")


def test_a_limit_of_no_nodes_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        solve(in_play(**TRUMP_WITH_THE_KING), node_limit=0)
    assert refused.value.id == "solve_node_limit"


def test_no_card_is_lost_between_text_and_slot() -> None:
    assert {Card(card.text) for card in CARDS} == set(SLOTS)
