"""Known cases with their right answers, by their numbers.  Six players and dealer 0 where not said."""

from collections import Counter
from collections.abc import Callable

import pytest

from cardavia import games
from cardavia.cards import read_cards, write_cards
from cardavia.games.fiftysix import Auction, Contract, Deal, Match, Result, Rules, read_call, winning_place
from cardavia.games.fiftysix.scoring import decided, result

Auctions = Callable[..., Auction]
Deals = Callable[..., Deal]


def after_one_more(
    score: tuple[int, int], gain: int, rules: str = "classic", results: tuple[Result, ...] = ()
) -> Match:
    """Returns a match after one more deal, in which side 0 wins or pays so many tables."""
    game = games.game("fiftysix", 4, rules)
    number = {1: 28, 2: 40, 4: 56, -2: 28, -4: 48}[gain]
    points = (53, 0) if gain > 0 else (24, 29)
    deal = game.position(
        ["JD", "QD", "KD", "QD"], f"P {number}NT P P P", leader=0, points=points, score=score
    )
    match = Match(game, score, dealer=0, deal=deal, results=results)
    for card in ("JD", "QD", "KD", "QD"):
        match = match.play(card)
    assert match.results[-1].swing == (gain, -gain)
    return match


@pytest.mark.parametrize(("players", "cards", "hand"), [(4, 48, 12), (6, 48, 8), (8, 64, 8)])
def test_case_01_the_packs(players: int, cards: int, hand: int) -> None:
    game = games.game("fiftysix", players)
    assert set(Counter(game.pack).values()) == {2}
    assert (len(game.pack), game.hand_size) == (cards, hand)
    assert sum(game.rules.card_points[card.rank] for card in game.pack) == 56


def test_case_02_the_short_pack() -> None:
    game = games.game("fiftysix", 4, "classic short_pack")
    assert (len(game.pack), game.hand_size) == (32, 8)
    assert Counter(card.rank for card in game.pack) == dict.fromkeys("J9AT", 8)
    assert sum(game.rules.card_points[card.rank] for card in game.pack) == 56


def test_case_04_the_order_of_calls_and_the_next_dealer(auction: Auctions) -> None:
    assert [auction("P " * n).to_act for n in range(6)] == [1, 2, 3, 4, 5, 0]
    game = games.game("fiftysix", 6)
    match = game.match().start_deal(game.pack)
    while match.deal and not match.deal.over:
        match = match.play(match.deal.legal_moves()[0])
    assert match.dealer == 1


def test_case_05_after_30_hearts(auction: Auctions) -> None:
    legal = {call.text for call in auction("30H").legal_calls()}
    assert not {"30C", "30NT", "29S"} & legal
    assert "31C" in legal


def test_case_06_numbers_outside(auction: Auctions, refuses: Callable) -> None:
    for text, number in (("27C", "27"), ("57C", "57")):
        with refuses("call_number_outside", number=number):
            read_call(text)
    assert auction("56C").bid == Contract(56, "C", 1)


def test_case_07_a_partner_is_raised(auction: Auctions) -> None:
    assert auction("30H P 32H").bid == Contract(32, "H", 3)


def test_case_09_all_others_pass(auction: Auctions, refuses: Callable) -> None:
    after = auction("28H P P P P P")
    assert after.contract == Contract(28, "H", 1)
    with refuses("auction_over", call="P"):
        after.call_all("P")


def test_case_10_everybody_passes(dealt: Deals, refuses: Callable) -> None:
    deal = dealt({}, players=6).play_all("P P P P P P")
    assert (deal.contract, deal.to_act) == (Contract(28, "NT", 1, stake=1), 1)
    with refuses("first_caller_may_not_pass"):
        dealt({}, players=6, rules="international").play("P")


def test_case_11_no_double_of_ones_own_side_or_of_nothing(auction: Auctions, refuses: Callable) -> None:
    with refuses("double_own_side"):
        auction("28H P X")
    with refuses("double_needs_a_bid"):
        auction("P X")


def test_case_12_passes_between_bid_and_double(auction: Auctions) -> None:
    assert auction("28H P P X").bid == Contract(28, "H", 1, stake=2)


def test_case_13_a_higher_bid_clears_the_double(auction: Auctions) -> None:
    after = auction("28H X 29H")
    assert after.bid == Contract(29, "H", 3, stake=1)
    assert after.to_act == 4
    assert after.call_all("X").bid == Contract(29, "H", 3, stake=2)


def test_case_15_a_redouble_starts_the_play_at_four_times(dealt: Deals) -> None:
    deal = dealt({1: "JD"}, players=6).play_all("28H X XX")
    assert deal.contract == Contract(28, "H", 1, stake=4)
    assert str(*deal.play("JD").trick) == "JD"


def test_case_16_redoubles_and_doubles_out_of_place(auction: Auctions, refuses: Callable) -> None:
    with refuses("redouble_needs_a_double"):
        auction("28H XX")
    with refuses("redouble_own_double"):
        auction("28H X P XX")
    with refuses("already_doubled"):
        auction("28H X X")


def test_case_18_plus_counts_on(auction: Auctions) -> None:
    assert auction("28D +2D").bid == Contract(30, "D", 2)
    assert auction("28C +1H").bid == Contract(29, "H", 2)


def test_case_19_plus_out_of_place(auction: Auctions, refuses: Callable) -> None:
    with refuses("plus_needs_a_bid", call="+1H"):
        auction("+1H")
    with refuses("plus_past_56", call="+2H", number=57):
        auction("55S +2H")


def test_case_21_two_ways_of_saying_the_same(dealt: Deals) -> None:
    views = [dealt({}, players=6).play_all(f"{text} P P P P P").view(4) for text in ("28D", "D28")]
    assert views[0].contract == views[1].contract == Contract(28, "D", 1)
    assert [str(view.auction.calls[0]) for view in views] == ["28D", "D28"]


def test_case_22_following_and_not_following(ending: Deals) -> None:
    hands = ["AS AH", "9C KC", "QC JH", "KS 9H", "QD QS", "KD TD"]
    deal = ending(hands, "28H P P P P P").play("9C")
    assert write_cards(deal.legal_moves()) == "QC"
    assert write_cards(deal.play("QC").legal_moves()) == "KS 9H"


def test_case_23_two_jacks_of_the_suit_led(ending: Deals) -> None:
    hands = ["AC", "9C", "JC", "TC", "KC", "JC"]
    assert ending(hands).play_all("9C JC TC KC JC AC").tricks[0].winner == 2
    assert ending(hands, leader=5).play_all("JC AC 9C JC TC KC").tricks[0].winner == 5
    assert winning_place(read_cards("JC AC 9C JC TC KC"), "NT") == 0


@pytest.mark.parametrize(
    ("number", "made", "failed"),
    [(39, 1, -2), (40, 2, -3), (47, 2, -3), (48, 3, -4), (55, 3, -4), (56, 4, -5)],
)
def test_case_25_the_scale(number: int, made: int, failed: int) -> None:
    contract = Contract(number, "D", declarer=2)
    assert result(contract, (number, 56 - number), Rules()).swing == (made, -made)
    assert result(contract, (number - 1, 57 - number), Rules()).swing == (failed, -failed)


def test_case_27_tables_are_zero_sum_capped_and_nought_is_a_number() -> None:
    game = games.game("fiftysix", 4)
    odd = game.position(["JD", "QD", "KD", "QD"], "30NT P P P", leader=0, points=(22, 31))
    match = Match(game, (12, 12), dealer=0, deal=odd)
    for card in ("JD", "QD", "KD", "QD"):
        match = match.play(card)
    assert (match.score, match.winner) == ((11, 13), None)

    broke = after_one_more((2, 22), -2)
    assert (broke.score, broke.winner) == ((0, 24), 1)
    capped = after_one_more((1, 23), -4)
    assert (capped.score, capped.winner) == ((0, 24), 1)
    other = after_one_more((23, 1), 4)
    assert (other.score, other.winner, other.needs_pack) == ((24, 0), 0, False)
    assert other.view(0).score == (24, 0)


def test_case_31_a_double_and_five_passes(auction: Auctions) -> None:
    after = auction("28H X P P P P P")
    assert [after.seat_of(n) for n in range(7)] == [1, 2, 3, 4, 5, 0, 1]
    assert (after.over, after.contract) == (True, Contract(28, "H", 1, stake=2))


def test_case_32_noes_to_begin_with(auction: Auctions) -> None:
    assert auction("28NS P P P P P").contract == Contract(28, "NT", 1)


def test_case_33_plus_on_28p(auction: Auctions) -> None:
    after = auction("28P +2D", rules="classic compulsory_opening")
    assert after.bid == Contract(30, "D", 2)
    assert after.bid.side == 0


def test_case_34_noes_keeps_the_strain(auction: Auctions) -> None:
    rules = "classic noes_strain=keep"
    assert auction("28D 29NT 30NS", rules=rules).bid == Contract(30, "NT", 3)
    assert auction("28D 29NS", rules=rules).bid == Contract(29, "D", 2)


def test_case_35_a_bid_over_a_redouble(auction: Auctions) -> None:
    after = auction("28H X XX 29S X", rules="classic bid_over_redouble")
    assert after.bid == Contract(29, "S", 4, stake=2)


def test_case_37_the_stage_jump(auction: Auctions, refuses: Callable) -> None:
    rules = "classic stage_jump"
    with refuses("stage_jump_needed", number=32, least=40):
        auction("30H P 32H", rules=rules)
    assert auction("30H P 40H", rules=rules).bid == Contract(40, "H", 3)
    assert auction("30H 31S", rules=rules).bid == Contract(31, "S", 2)


def test_case_38_additive_stakes() -> None:
    rules = Rules(stakes="additive")
    for stake, made, failed in ((2, 3, -4), (4, 4, -5)):
        contract = Contract(40, "D", declarer=0, stake=stake)
        assert result(contract, (40, 16), rules).swing == (made, -made)
        assert result(contract, (39, 17), rules).swing == (failed, -failed)


def test_case_39_two_deals_level_then_six_more() -> None:
    rules = "classic match=deals(2)"
    match = after_one_more((0, 0), -2, rules)
    match = after_one_more(match.score, 2, rules, match.results)
    assert (match.score, match.winner) == ((0, 0), None)
    winners = []
    for _ in range(6):
        match = after_one_more(match.score, 1, rules, match.results)
        winners.append(match.winner)
    assert winners == [None, None, None, None, None, 0]
    assert match.score == (6, -6)


def test_case_40_who_can_pay_plays_on() -> None:
    rules = "classic match_end=cannot_pay"
    match = after_one_more((2, 22), -2, rules)
    assert (match.score, match.winner) == ((0, 24), None)
    match = after_one_more(match.score, -2, rules)
    assert (match.score, match.winner) == ((0, 24), 1)


def test_case_41_defenders_at_28_and_at_29() -> None:
    contract = Contract(28, "D", declarer=0)
    assert not decided(contract, (20, 28))
    assert decided(contract, (20, 29))
    assert not result(contract, (20, 29), Rules()).made


def test_case_42_a_worthless_hand_is_thrown_in() -> None:
    poor = read_cards("KS KS QS QS KH QH KH QH")
    game = games.game("fiftysix", 6, "classic redeal_weak")
    rest = [card for card in game.pack if card not in poor]
    pack = [card for n in range(8) for card in (*rest[5 * n : 5 * n + 5], poor[n])]
    match = game.match(first_dealer=3).start_deal(pack)
    assert (match.thrown_in, match.deal, match.dealer, match.score) == (1, None, 3, (12, 12))
    assert match.needs_pack
    assert all(match.view(viewer).deal is None for viewer in (None, 0, 1, 2, 3, 4, 5))


def test_case_43_clockwise(auction: Auctions) -> None:
    rules = "classic direction=clockwise"
    assert [auction("P " * n, rules=rules).to_act for n in range(6)] == [5, 4, 3, 2, 1, 0]
    game = games.game("fiftysix", 6, rules)
    match = game.match().start_deal(game.pack)
    while match.deal and not match.deal.over:
        match = match.play(match.deal.legal_moves()[0])
    assert match.dealer == 5
