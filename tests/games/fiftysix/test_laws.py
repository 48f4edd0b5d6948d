"""What holds in every deal: the auction beside a second telling of its rules, and laws of the whole."""

import copy
import pickle
import random
import re
from collections import Counter
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games import fiftysix, game
from cardavia.games.fiftysix import CALLS, RANK_ORDER, Auction, Deal, Rules
from cardavia.words import IllegalMove

Courses = Callable[..., list[Deal]]

seeds = st.integers(0, 2**32)
players = st.sampled_from([4, 6, 8])
rule_sets = st.sampled_from(
    [
        "classic",
        "international",
        "classic noes_strain=keep stage_jump",
        "classic stage_jump compulsory_opening bid_over_redouble",
        "classic direction=clockwise stop_when_decided redeal_weak bid_over_redouble",
    ]
)
moments = st.floats(0, 1)


# ── the auction, told once more from the bare list of calls ──────────────────────────────────


NUMBERS = {call: int(re.sub(r"\D", "", call)) for call in CALLS if call not in ("P", "X", "XX")}
"""The number in the text of each bid: steps, for the plus forms."""


def bids(calls: list[str]) -> list[tuple[int, int]]:
    """Returns where in the list a bid was made, and the number it came to."""
    made: list[tuple[int, int]] = []
    for place, call in enumerate(calls):
        if call not in ("P", "X", "XX"):
            made.append((place, NUMBERS[call] + made[-1][1] if call.startswith("+") else NUMBERS[call]))
    return made


def has_ended(calls: list[str], seats: int, rules: Rules) -> bool:
    made = bids(calls)
    if not made:
        return len(calls) == seats
    place, number = made[-1]
    if "XX" in calls[place:] and (number == 56 or not rules.bid_over_redouble):
        return True
    return calls[-(seats - 1) :] == ["P"] * (seats - 1)


def next_calls(calls: list[str], seats: int, rules: Rules) -> list[str]:
    """Returns every call that may come next."""
    if has_ended(calls, seats, rules):
        return []
    opening = rules.compulsory_opening and not calls
    others = {"P": not opening, "28P": opening, "X": False, "XX": False}
    place, number, least = 0, 0, 28
    if made := bids(calls):
        place, number = made[-1]
        mine, since = (len(calls) - place) % 2 == 0, calls[place:]
        others["X"] = not mine and "X" not in since
        others["XX"] = mine and "X" in since and "XX" not in since
        least = number + 1
        if rules.stage_jump and mine and calls[place] != "28P":
            least = 40 if number < 40 else 48 if number < 48 else 56 if number < 56 else 57

    def allowed(call: str) -> bool:
        if call in others:
            return others[call]
        if call.startswith("+"):
            return number > 0 and least <= number + NUMBERS[call] <= 56
        return least <= NUMBERS[call]

    return [call for call in CALLS if allowed(call)]


@settings(max_examples=40)
@given(seeds, players, rule_sets)
def test_the_auction_allows_what_the_rules_say(seed: int, seats: int, text: str) -> None:
    rng, rules = random.Random(seed), game("fiftysix", seats, text).rules
    auction = Auction(rules, seats, first=rng.randrange(seats))
    while True:
        said = [call.text for call in auction.calls]
        legal = [call.text for call in auction.legal_calls()]
        assert legal == next_calls(said, seats, rules)
        assert auction.over == has_ended(said, seats, rules)
        if not legal:
            break
        weights = [30 if call == "P" else 25 if call in ("X", "XX") else 1 for call in legal]
        near = legal[:12] if rng.random() < 0.8 else legal
        auction = auction.call_all([CALLS[rng.choices(near, weights[: len(near)])[0]]])
    made = bids(said)
    if made:
        place, number = made[-1]
        stake = 4 if "XX" in said[place:] else 2 if "X" in said[place:] else 1
        declarer = (auction.first + place * rules.step) % seats
        assert (auction.contract.number, auction.contract.stake) == (number, stake)
        assert auction.contract.declarer == declarer
    else:
        assert str(auction.contract) == f"28NT by {auction.first}"


# ── the play, told once more ──────────────────────────────────────────────────────────────────


@given(seeds, players, rule_sets)
def test_tricks_fall_as_the_rules_say(wander: Courses, seed: int, seats: int, rules: str) -> None:
    *_, last = wander(seed, seats, rules)
    step, strain, leader = last.game.rules.step, last.contract.strain, last.auction.first
    hands, piles = [list(hand) for hand in last.dealt], [0, 0]
    for trick in last.tricks:
        assert trick.leader == leader
        led = trick.cards[0].suit
        order = [(leader + n * step) % seats for n in range(seats)]
        for seat, card in zip(order, trick.cards, strict=True):
            assert card.suit == led or led not in {held.suit for held in hands[seat]}
            hands[seat].remove(card)
        suits = [card.suit for card in trick.cards]
        winning = strain if strain in suits else led
        ranks = [RANK_ORDER.index(c.rank) if c.suit == winning else len(RANK_ORDER) for c in trick.cards]
        leader = order[ranks.index(min(ranks))]
        assert trick.winner == leader
        piles[leader % 2] += sum({"J": 3, "9": 2, "A": 1, "T": 1}.get(card.rank, 0) for card in trick.cards)
    assert last.points == tuple(piles)
    assert last.hands == tuple(map(tuple, hands))


# ── laws of the whole ─────────────────────────────────────────────────────────────────────────


@settings(max_examples=40)
@given(seeds, players, rule_sets, moments)
def test_just_the_legal_moves_are_accepted(
    wander: Courses, seed: int, seats: int, rules: str, moment: float
) -> None:
    course = wander(seed, seats, rules)
    deal = course[round(moment * (len(course) - 1))]
    before, legal = copy.deepcopy(deal), deal.legal_moves()
    for move in deal.game.all_moves():
        try:
            after = deal.play(move)
        except IllegalMove:
            assert move not in legal
        else:
            assert move in legal
            assert after == deal.play(str(move))
            assert after.history == (*deal.history, (deal.to_act, move))
    assert deal == before
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (not deal.over)


@given(seeds, players, rule_sets)
def test_no_point_and_no_card_is_ever_lost(wander: Courses, seed: int, seats: int, rules: str) -> None:
    for deal in wander(seed, seats, rules):
        out = [*deal.trick, *(card for hand in deal.hands for card in hand)]
        assert sum(deal.points) + sum(deal.game.rules.card_points[card.rank] for card in out) == 56
        taken = [card for trick in deal.tricks for card in trick.cards]
        assert Counter([*out, *taken]) == Counter(deal.game.pack)
        assert (deal.result is not None) == deal.over == (deal.to_act is None)


@given(seeds, players, rule_sets)
def test_what_one_side_receives_the_other_pays(wander: Courses, seed: int, seats: int, rules: str) -> None:
    last = wander(seed, seats, rules)[-1]
    made = last.points[last.contract.side] >= last.contract.number
    receives, pays = fiftysix.stakes(last.contract.number, last.contract.stake, last.game.rules)
    assert last.result.made == made
    assert last.result.swing[last.contract.side] == (receives if made else -pays)
    assert sum(last.result.swing) == 0


@settings(max_examples=50)
@given(seeds, players, rule_sets, moments)
def test_deals_views_and_matches_are_plain_values(
    wander: Courses, seed: int, seats: int, rules: str, moment: float
) -> None:
    course = wander(seed, seats, rules)
    deal = course[round(moment * (len(course) - 1))]
    for value in (deal, deal.view(1), deal.view(None), deal.game.match(), deal.auction):
        again = pickle.loads(pickle.dumps(value))
        assert again == copy.copy(value) == value
        assert hash(again) == hash(value)


@given(seeds, players, rule_sets)
def test_a_deal_is_its_cards_and_its_history(wander: Courses, seed: int, seats: int, rules: str) -> None:
    last = wander(seed, seats, rules)[-1]
    again = last.game.deal(last.dealer, hands=last.dealt)
    assert again.play_all(" ".join(str(move) for _, move in last.history)) == last
