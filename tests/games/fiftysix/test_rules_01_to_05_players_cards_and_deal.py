"""Rules 1 to 5: who sits where, what the cards are worth, and how they are dealt."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from cardavia import games
from cardavia.cards import SUITS, read_cards, write_cards
from cardavia.games.fiftysix import RANK_ORDER, STRENGTH, Deal, Rules, sort_hand

tables = pytest.mark.parametrize("players", [4, 6, 8])


@tables
def test_rule_01_each_seat_sits_between_two_opponents(players: int) -> None:
    game = games.game("fiftysix", players)
    for seat in range(players):
        assert {game.next_seat(seat) % 2, game.next_seat(seat, -1) % 2} == {1 - seat % 2}
    assert Counter(seat % 2 for seat in range(players)) == {0: players // 2, 1: players // 2}


@pytest.mark.parametrize("players", [-4, 0, 1, 2, 3, 5, 7, 9, 10, 12])
def test_rule_01_only_4_6_or_8_play(players: int, refuses: Callable) -> None:
    with refuses("players_not_possible", players=players, possible="4 6 8"):
        games.game("fiftysix", players)


def test_rule_01_six_play_where_nobody_says_how_many() -> None:
    assert games.game("fiftysix").players == 6


@pytest.mark.parametrize(
    ("players", "ranks", "cards", "hand"),
    [(4, "J9ATKQ", 48, 12), (6, "J9ATKQ", 48, 8), (8, "J9ATKQ87", 64, 8)],
)
def test_rule_02_the_pack_holds_each_card_twice(players: int, ranks: str, cards: int, hand: int) -> None:
    game = games.game("fiftysix", players)
    assert Counter(map(str, game.pack)) == {rank + suit: 2 for rank in ranks for suit in SUITS}
    assert (len(game.pack), game.hand_size) == (cards, hand)


def test_rule_03_the_jack_is_high_then_9_ace_10_king_queen_8_7() -> None:
    assert RANK_ORDER == ("J", "9", "A", "T", "K", "Q", "8", "7")
    hearts = sorted((card for card in STRENGTH if card.suit == "H"), key=STRENGTH.__getitem__, reverse=True)
    assert write_cards(hearts) == "JH 9H AH TH KH QH 8H 7H"


def test_rule_03_hands_are_sorted_by_suit_from_the_top_down() -> None:
    assert write_cards(sort_hand(read_cards("7C QS 9D JH TD 9D JS AH"))) == "JS QS JH AH 9D 9D TD 7C"


def test_rule_03_jack_3_nine_2_ace_and_ten_1_others_nothing() -> None:
    assert Rules().card_points == {"J": 3, "9": 2, "A": 1, "T": 1, "K": 0, "Q": 0, "8": 0, "7": 0}


@tables
def test_rule_03_the_deal_is_worth_56(players: int) -> None:
    game = games.game("fiftysix", players)
    assert sum(game.rules.card_points[card.rank] for card in game.pack) == 56


@pytest.mark.parametrize(
    ("points", "total"), [("3-2-1-0", 48), ("0-0-0-0", 0), ("11-10-4-3", 224), ("9-9-9-9", 288)]
)
def test_rule_03_a_rule_set_that_does_not_total_56_is_refused(
    points: str, total: int, refuses: Callable
) -> None:
    with refuses("points_not_56", points=points, total=total):
        games.game("fiftysix", 4, f"classic points={points}")


@pytest.mark.parametrize(
    "points", ["", "3-2-1", "3-2-1-1-0", "3 2 1 1", "3-2-1-x", "-3-2-1", "03-2-1-1", "٣-2-1-1"]
)
def test_rule_03_points_are_four_numbers(points: str, refuses: Callable) -> None:
    with refuses("switch_value", switch="points", value=points, values="3-2-1-1"):
        Rules(points=points)


def test_rule_03_points_that_total_56_otherwise_are_a_rule_set() -> None:
    game = games.game("fiftysix", 4, "classic points=4-0-2-1")
    assert [game.rules.card_points[rank] for rank in "J9ATKQ"] == [4, 0, 2, 1, 0, 0]


@tables
def test_rule_04_the_pack_is_dealt_one_card_at_a_time_from_dealers_right(players: int) -> None:
    game = games.game("fiftysix", players)
    for dealer in range(players):
        deal = game.deal(dealer, game.pack)
        for place in range(players):
            seat = (dealer + 1 + place) % players
            assert deal.hands[seat] == sort_hand(game.pack[place::players])


@tables
def test_rule_04_each_seat_gets_its_own_places_of_the_pack(players: int) -> None:
    game = games.game("fiftysix", players, "classic direction=clockwise")
    for dealer, seat in product(range(players), range(players)):
        hidden = game.hidden_places(seat, dealer)
        got = [card for place, card in enumerate(game.pack) if place not in hidden]
        assert sort_hand(got) == game.deal(dealer, game.pack).hands[seat]
    assert game.hidden_places(None, dealer=0) == tuple(range(len(game.pack)))


def test_rule_04_a_pack_may_be_text() -> None:
    game = games.game("fiftysix", 4)
    assert game.deal(2, write_cards(game.pack)) == game.deal(2, game.pack)


@tables
def test_rule_04_the_deal_passes_to_the_right(players: int) -> None:
    game = games.game("fiftysix", players)
    match = game.match(first_dealer=players - 1).start_deal(game.pack)
    assert match.deal
    assert match.deal.dealer == players - 1
    while match.deal and not match.deal.over:
        match = match.play(match.deal.legal_moves()[0])
    assert match.dealer == 0
    again = match.start_deal(game.pack)
    assert again.deal
    assert (again.deal.dealer, again.deal.to_act) == (0, 1)


def test_rule_04_any_seat_may_deal_first_and_no_other() -> None:
    game = games.game("fiftysix", 6)
    assert [game.match(first_dealer=seat).dealer for seat in range(6)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("seat", [-1, 6, 100])
def test_rule_04_a_dealer_sits_at_the_table(seat: int, refuses: Callable) -> None:
    game = games.game("fiftysix", 6)
    with refuses("no_such_seat", seat=seat, seats=6):
        game.match(first_dealer=seat)
    with refuses("no_such_seat", seat=seat, seats=6):
        game.deal(dealer=seat, pack=game.pack)


def test_rule_04_just_this_games_pack_is_dealt(refuses: Callable) -> None:
    game = games.game("fiftysix", 4)
    with refuses("not_the_pack", lacking="JS", extra="9C"):
        game.deal(pack=[*game.pack[1:], game.pack[-1]][:-1] + list(read_cards("9C")))
    with refuses("not_the_pack", lacking="QC QC", extra=""):
        game.deal(pack=game.pack[:-2])
    with refuses("not_the_pack", lacking="", extra="7D"):
        game.deal(pack=[*game.pack, *read_cards("7D")])
    with refuses("not_the_pack", lacking=write_cards(game.pack), extra=""):
        game.deal()
    with refuses("bad_card", text="1D"):
        game.deal(pack="1D JS")


def test_rule_04_whole_hands_may_be_given_out(dealt: Callable[..., Deal], refuses: Callable) -> None:
    deal = dealt({2: "JD JD JH JH JS JS JC JC 9D 9D 9H 9H"})
    assert write_cards(deal.hands[2]) == "JS JS JH JH 9H 9H JD JD 9D 9D JC JC"
    game, hands = deal.game, list(deal.hands)
    with refuses("hands_not_one_each", hands=3, seats=4):
        game.deal(hands=hands[:3])
    with refuses("hand_size", seat=1, cards=11, wanted=12):
        game.deal(hands=[hands[0], hands[1][1:], hands[2], hands[3]])
    with refuses("not_the_pack"):
        game.deal(hands=[hands[0], hands[0], hands[2], hands[3]])


def test_rule_05_each_side_starts_with_12_tables() -> None:
    for players in (4, 6, 8):
        match = games.game("fiftysix", players).match()
        assert (match.score, match.winner, match.needs_pack) == ((12, 12), None, True)


def test_rule_05_a_deal_by_itself_begins_as_a_match_does() -> None:
    game = games.game("fiftysix", 4)
    assert game.deal(pack=game.pack).score == (12, 12)
    assert game.deal(pack=game.pack, score=(1, 23)).score == (1, 23)


@pytest.mark.parametrize("score", [(0, 24), (24, 0), (12, 13), (-1, 25), (10**9, 24 - 10**9)])
def test_rule_05_there_are_24_tables_and_none_without_has_a_deal(
    score: tuple[int, int], refuses: Callable
) -> None:
    game = games.game("fiftysix", 4)
    with refuses("score_not_24_tables", one=score[0], other=score[1], least=1):
        game.deal(pack=game.pack, score=score)
