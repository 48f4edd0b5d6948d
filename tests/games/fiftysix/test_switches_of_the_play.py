"""The switches of pack, deal and play, each value by its name."""

import random
from collections.abc import Callable

import pytest

from cardavia import games
from cardavia.cards import Card, missing, read_cards, write_cards
from cardavia.games.fiftysix import Contract, Deal, FiftySix, Match, Result, Rules
from cardavia.games.fiftysix.scoring import decided

Deals = Callable[..., Deal]
Courses = Callable[..., list[Deal]]


# ── points ──────────────────────────────────────────────────────────────────────────────────────


def test_points_3_2_1_1_is_the_rule() -> None:
    assert Rules().points == "3-2-1-1"


def test_points_others_count_in_piles_and_results(dealt: Deals) -> None:
    deal = dealt({1: "JD"}, rules="classic points=1-1-1-4").play_all("28D P P P JD")
    while deal.trick:
        deal = deal.play(deal.legal_moves()[-1])
    assert deal.points == (
        0,
        sum({"T": 4, "K": 0, "Q": 0}.get(card.rank, 1) for card in deal.tricks[0].cards),
    )


# ── short_pack ──────────────────────────────────────────────────────────────────────────────────


def test_short_pack_off_gives_four_players_12_cards_each() -> None:
    assert games.game("fiftysix", 4).hand_size == 12


def test_short_pack_on_gives_four_players_8_cards_each_of_j_9_a_10() -> None:
    game = games.game("fiftysix", 4, "classic short_pack")
    assert game.hand_size == 8
    assert {card.rank for card in game.pack} == set("J9AT")
    assert sum(game.rules.card_points[card.rank] for card in game.pack) == 56


@pytest.mark.parametrize("players", [6, 8])
def test_short_pack_on_is_for_four(players: int, refuses: Callable) -> None:
    with refuses("short_pack_is_for_four", players=players):
        games.game("fiftysix", players, "classic short_pack")


# ── direction ───────────────────────────────────────────────────────────────────────────────────


def test_direction_counterclockwise_goes_up_the_seat_numbers() -> None:
    game = games.game("fiftysix", 6)
    assert [game.next_seat(0, n) for n in range(7)] == [0, 1, 2, 3, 4, 5, 0]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_direction_clockwise_is_the_mirror_image_throughout(players: int) -> None:
    here = games.game("fiftysix", players)
    there = games.game("fiftysix", players, "classic direction=clockwise")

    def mirrored(seat: int | None) -> int | None:
        return None if seat is None else -seat % players

    for seed in range(10):
        rng = random.Random(seed)
        pack, dealer = rng.sample(here.pack, len(here.pack)), rng.randrange(players)
        one = here.match(dealer).start_deal(pack)
        other = there.match(-dealer % players).start_deal(pack)
        while one.deal and not one.deal.over:
            assert other.deal
            assert other.deal.to_act == mirrored(one.deal.to_act)
            assert other.deal.legal_moves() == one.deal.legal_moves()
            move = rng.choice(one.deal.legal_moves())
            one, other = one.play(move), other.play(move)
        assert [mirrored(seat) for seat, _ in other.deal.history] == [seat for seat, _ in one.deal.history]
        assert (other.score, other.dealer) == (one.score, mirrored(one.dealer))
        assert [(mirrored(t.leader), mirrored(t.winner)) for t in other.deal.tricks] == [
            (t.leader, t.winner) for t in one.deal.tricks
        ]


# ── stop_when_decided ───────────────────────────────────────────────────────────────────────────

LAST_TWO = ["JD KS", "QD KC", "KD QS", "QH QC"]


def test_stop_when_decided_off_plays_on_to_the_last_card(ending: Deals) -> None:
    deal = ending(LAST_TWO, pile=25, leader=0).play_all("JD QD KD QH")
    assert not deal.over
    assert deal.play_all("KS KC QS QC").over


def test_stop_when_decided_on_stops_where_the_pile_holds_the_number(ending: Deals) -> None:
    deal = ending(LAST_TWO, "P 28D P P P", rules="classic stop_when_decided", pile=25, leader=0)
    assert not deal.play_all("JD QD KD").over
    after = deal.play_all("JD QD KD QH")
    assert (after.over, after.result) == (True, Result(made=True, points=(28, 28), swing=(1, -1)))
    assert (after.legal_moves(), after.to_act) == ((), None)


def test_stop_when_decided_on_goes_on_one_point_below(ending: Deals) -> None:
    rules = "classic stop_when_decided"
    hands = ["JD 9S", *LAST_TWO[1:]]
    deal = ending(hands, "P 28D P P P", rules=rules, pile=24, leader=0).play_all("JD QD KD QH")
    assert (deal.over, deal.points) == (False, (27, 27))
    assert deal.play_all("9S KC QS QC").result == Result(made=True, points=(29, 27), swing=(1, -1))


@pytest.mark.parametrize("number", [28, 29, 40, 55, 56])
def test_stop_when_decided_on_knows_both_ends(number: int) -> None:
    for declarer in (0, 1):
        contract = Contract(number, "D", declarer)

        def piles(ours: int, theirs: int, mine: int = declarer) -> tuple[int, int]:
            return (ours, theirs) if mine == 0 else (theirs, ours)

        assert decided(contract, piles(number, 0))
        assert not decided(contract, piles(number - 1, 0))
        assert decided(contract, piles(0, 57 - number))
        assert not decided(contract, piles(0, 56 - number))


def test_stop_when_decided_on_comes_to_the_same_tables(wander: Courses) -> None:
    stopped = 0
    for seed in range(60):
        *_, whole = wander(seed, 6)
        early = games.game("fiftysix", 6, "classic stop_when_decided").deal(whole.dealer, hands=whole.dealt)
        for _, move in whole.history:
            early = early if early.over else early.play(move)
        assert (early.result.made, early.result.swing) == (whole.result.made, whole.result.swing)
        assert early.auction.calls == whole.auction.calls
        assert early.tricks == whole.tricks[: len(early.tricks)]
        stopped += len(early.tricks) < len(whole.tricks)
    assert stopped > 10


# ── redeal_weak ─────────────────────────────────────────────────────────────────────────────────


def pack_with(game: FiftySix, hand: str, seat: int = 3, dealer: int = 0) -> list[Card]:
    """Returns a pack that gives this seat this hand."""
    held = list(read_cards(hand))
    rest = random.Random(4).sample(missing(game.pack, held), len(game.pack) - len(held))
    place = next(n for n in range(game.players) if game.next_seat(dealer, 1 + n) == seat)
    return [held.pop() if n % game.players == place else rest.pop() for n in range(len(game.pack))]


POOR = "KS KS QS QS KH KH QH QH"


def test_redeal_weak_off_plays_any_deal() -> None:
    game = games.game("fiftysix", 6)
    deal = game.match().start_deal(pack_with(game, POOR)).deal
    assert deal
    assert write_cards(deal.hands[3]) == POOR


def test_redeal_weak_on_throws_in_a_hand_without_points() -> None:
    game = games.game("fiftysix", 6, "classic redeal_weak")
    match = game.match(first_dealer=2)
    thrown = match.start_deal(pack_with(game, POOR, dealer=2))
    assert (thrown.deal, thrown.thrown_in, thrown.needs_pack) == (None, 1, True)
    assert (thrown.dealer, thrown.score, thrown.results) == (2, (12, 12), ())
    again = thrown.start_deal(pack_with(game, POOR, seat=0, dealer=2))
    assert (again.deal, again.thrown_in, again.dealer) == (None, 2, 2)
    dealt = again.start_deal(pack_with(game, "JS KS QS QS KH KH QH QH", dealer=2))
    assert dealt.deal
    assert (dealt.deal.dealer, dealt.thrown_in) == (2, 2)
    assert dealt.view(0).thrown_in == 2


def test_redeal_weak_on_throws_in_a_side_without_a_jack(dealt: Deals) -> None:
    game = games.game("fiftysix", 4, "classic redeal_weak")
    one_side = dealt({0: "JS JS JH JH 9S", 2: "JD JD JC JC 9H", 1: "9S AS", 3: "9H AH"}).hands
    assert game.is_weak(one_side)
    assert game.is_weak([*one_side[1:], one_side[0]])
    assert not game.is_weak(dealt({0: "JS JS JH JH 9S", 2: "JD JD JC 9H", 1: "JC AS", 3: "9H AH"}).hands)


def test_redeal_weak_on_shows_nobody_the_cards_thrown_in() -> None:
    game = games.game("fiftysix", 6, "classic redeal_weak")
    one = game.match().start_deal(pack_with(game, POOR, seat=1))
    other = game.match().start_deal(pack_with(game, POOR, seat=4))
    assert one == other
    assert one.view(1).to_json() == other.view(1).to_json()


def test_redeal_weak_on_keeps_the_last_deal_in_sight_while_throwing_in(wander: Courses) -> None:
    game = games.game("fiftysix", 6, "classic redeal_weak")
    last = wander(1, 6, "classic redeal_weak", dealer=0)[-1]
    match = Match(game, (12, 12), dealer=1, deal=last, results=(last.result,))
    thrown = match.start_deal(pack_with(game, POOR, dealer=1))
    assert (thrown.deal, thrown.needs_pack, thrown.thrown_in) == (last, True, 1)


def test_redeal_weak_on_refuses_such_hands_elsewhere_too(refuses: Callable, dealt: Deals) -> None:
    game = games.game("fiftysix", 6, "classic redeal_weak")
    with refuses("weak_deal_thrown_in"):
        game.deal(pack=pack_with(game, POOR))
    hands = games.game("fiftysix", 6).deal(pack=pack_with(game, POOR)).hands
    with refuses("weak_deal_thrown_in"):
        game.deal(hands=hands)
    with refuses("weak_deal_thrown_in"):
        game.position(hands, "28D P P P P P")
    fair = game.deal(pack=pack_with(game, "JS KS QS QS KH KH QH QH"))
    with refuses("weak_deal_thrown_in"):
        fair.view(None).complete(hands)


def test_redeal_weak_on_looks_at_the_first_trick_too(refuses: Callable) -> None:
    game = games.game("fiftysix", 6, "classic redeal_weak")
    free = games.game("fiftysix", 6)
    weak = free.deal(pack=pack_with(game, POOR)).play_all("28D P P P P P")
    weak = weak.play(weak.legal_moves()[0])
    with refuses("weak_deal_thrown_in"):
        game.position(weak.hands, "28D P P P P P", trick=weak.trick)
    fair = game.deal(pack=pack_with(game, POOR.replace("KS KS", "JS KS"))).play_all("28D P P P P P")
    fair = fair.play(fair.legal_moves()[0])
    middle = game.position(fair.hands, "28D P P P P P", trick=fair.trick)
    hands = list(map(list, fair.hands))
    jack, king = read_cards("JS KS")
    other = next(seat for seat, hand in enumerate(hands) if seat != 3 and king in hand)
    hands[3][hands[3].index(jack)], hands[other][hands[other].index(king)] = king, jack
    with refuses("weak_deal_thrown_in"):
        middle.view(None).complete(hands)


def test_redeal_weak_on_asks_nothing_of_the_middle_of_a_deal(ending: Deals) -> None:
    deal = ending(["KD", "QD", "KS", "QS"], rules="classic redeal_weak")
    assert deal.view(None).complete(deal.hands) == deal
