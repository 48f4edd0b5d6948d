"""The switches of the auction, each value by its name.  Seat 1 of six calls first."""

from collections.abc import Callable

import pytest

from cardavia.games.fiftysix import Auction, Contract

Auctions = Callable[..., Auction]


def legal(auction: Auction) -> set[str]:
    return {call.text for call in auction.legal_calls()}


def numbers(auction: Auction) -> set[int]:
    last = auction.bid.number if auction.bid else 0
    return {call.bids_over(last) for call in auction.legal_calls() if call.is_bid}


# ── compulsory_opening ──────────────────────────────────────────────────────────────────────────


def test_compulsory_opening_off_lets_the_first_caller_pass(auction: Auctions, refuses: Callable) -> None:
    assert "P" in legal(auction())
    with refuses("no_suit_only_as_opening"):
        auction("28P")


def test_compulsory_opening_on_makes_the_first_caller_bid(auction: Auctions, refuses: Callable) -> None:
    opening = auction(rules="classic compulsory_opening")
    assert {"28P", "28D", "D28", "28NS", "56NT"} <= legal(opening)
    assert not {"P", "X", "XX", "+1D"} & legal(opening)
    with refuses("first_caller_may_not_pass"):
        opening.call_all("P")
    with refuses("double_needs_a_bid"):
        opening.call_all("X")


def test_compulsory_opening_on_has_28p_as_the_very_first_call_only(
    auction: Auctions, refuses: Callable
) -> None:
    for calls in ("28P", "28D", "28P P", "28P P P P P X"):
        with refuses("no_suit_only_as_opening"):
            auction(f"{calls} 28P", rules="classic compulsory_opening")


def test_compulsory_opening_on_makes_28p_a_bid_of_28_no_trumps(auction: Auctions) -> None:
    rules = "classic compulsory_opening"
    assert auction("28P P P P P P", rules=rules).contract == Contract(28, "NT", 1)
    assert auction("28P X", rules=rules).bid == Contract(28, "NT", 1, stake=2)
    assert auction("28P 29S", rules=rules).bid == Contract(29, "S", 2)
    assert auction("28P +2D", rules=rules).bid == Contract(30, "D", 2)
    assert 28 not in numbers(auction("28P", rules=rules))


def test_compulsory_opening_on_lets_nobody_pass_out_a_deal(auction: Auctions, refuses: Callable) -> None:
    for players in (4, 6, 8):
        with refuses("first_caller_may_not_pass"):
            auction("P " * players, players=players, rules="international")


# ── noes_strain ─────────────────────────────────────────────────────────────────────────────────


def test_noes_strain_none_makes_noes_no_trumps(auction: Auctions) -> None:
    assert auction("28D 29NS").bid == Contract(29, "NT", 2)
    assert auction("28D +2NS").bid == Contract(30, "NT", 2)


def test_noes_strain_keep_keeps_the_strain_of_the_bid_it_overcalls(auction: Auctions) -> None:
    rules = "classic noes_strain=keep"
    assert auction("28D 29NS", rules=rules).bid == Contract(29, "D", 2)
    assert auction("28D X +2NS", rules=rules).bid == Contract(30, "D", 3)
    assert auction("28D 29NS P +2NS", rules=rules).bid == Contract(31, "D", 4)
    assert auction("28D 29NT 30NS", rules=rules).bid == Contract(30, "NT", 3)
    assert auction("28NS", rules=rules).bid == Contract(28, "NT", 1)
    assert auction("28D 29NT", rules=rules).bid == Contract(29, "NT", 2)
    assert auction("28P 29NS", rules=f"{rules} compulsory_opening").bid == Contract(29, "NT", 2)


# ── bid_over_redouble ───────────────────────────────────────────────────────────────────────────


def test_bid_over_redouble_off_ends_the_auction_at_a_redouble(auction: Auctions) -> None:
    assert auction("28D X XX").over


def test_bid_over_redouble_on_goes_on_until_all_others_pass(auction: Auctions) -> None:
    rules = "classic bid_over_redouble"
    assert not auction("28D X XX P P P P", rules=rules).over
    assert auction("28D X XX P P P P P", rules=rules).contract == Contract(28, "D", 1, stake=4)
    order = [auction("28D X XX" + " P" * n, rules=rules).to_act for n in range(5)]
    assert order == [4, 5, 0, 1, 2]


def test_bid_over_redouble_on_lets_either_side_bid_higher_at_a_fresh_stake(auction: Auctions) -> None:
    rules = "classic bid_over_redouble"
    assert auction("28D X XX 29S", rules=rules).bid == Contract(29, "S", 4, stake=1)
    assert auction("28D X XX P 29S", rules=rules).bid == Contract(29, "S", 5, stake=1)
    assert auction("28D X XX 29S X XX", rules=rules).bid == Contract(29, "S", 4, stake=4)
    assert auction("28D X XX +3H", rules=rules).bid == Contract(31, "H", 4)


def test_bid_over_redouble_on_has_no_double_of_a_redouble(auction: Auctions, refuses: Callable) -> None:
    for call in ("X", "XX", "P X", "P XX"):
        with refuses("already_redoubled"):
            auction(f"28D X XX {call}", rules="classic bid_over_redouble")


def test_bid_over_redouble_on_ends_at_once_at_56(auction: Auctions, refuses: Callable) -> None:
    rules = "classic bid_over_redouble"
    after = auction("56D X XX", rules=rules)
    assert after.contract == Contract(56, "D", 1, stake=4)
    with refuses("auction_over", call="P"):
        after.call_all("P")
    assert not auction("56D X", rules=rules).over
    assert not auction("55D X XX", rules=rules).over
    assert auction("55D X XX 56D P P P P P", rules=rules).contract == Contract(56, "D", 4)


# ── stage_jump ──────────────────────────────────────────────────────────────────────────────────


def test_stage_jump_off_takes_any_higher_bid_over_ones_own_side(auction: Auctions) -> None:
    assert min(numbers(auction("30H P"))) == 31


@pytest.mark.parametrize(("standing", "least"), [(28, 40), (39, 40), (40, 48), (47, 48), (48, 56), (55, 56)])
def test_stage_jump_on_asks_the_next_stage_over_ones_own_side(
    standing: int, least: int, auction: Auctions, refuses: Callable
) -> None:
    over_partner = auction(f"{standing}H P", rules="classic stage_jump")
    assert numbers(over_partner) == set(range(least, 57))
    if standing + 1 < least:
        with refuses("stage_jump_needed", number=standing + 1, least=least):
            over_partner.call_all("+1S")
    with refuses("call_number_too_low", number=standing, least=least):
        over_partner.call_all(f"{standing}S")


def test_stage_jump_on_takes_any_higher_bid_over_the_other_side(auction: Auctions) -> None:
    rules = "classic stage_jump"
    assert min(numbers(auction("30H", rules=rules))) == 31
    assert min(numbers(auction("30H X P", rules=rules))) == 31
    assert min(numbers(auction("30H 31S", rules=rules))) == 32


def test_stage_jump_on_counts_a_doubled_bid_as_ones_own_still(auction: Auctions, refuses: Callable) -> None:
    doubled = auction("30H X", rules="classic stage_jump")
    assert min(numbers(doubled)) == 40
    with refuses("stage_jump_needed", number=32, least=40):
        doubled.call_all("+2S")
    redoubled = auction("30H X XX P", rules="classic stage_jump bid_over_redouble")
    assert min(numbers(redoubled)) == 40


def test_stage_jump_on_holds_for_plus_forms_too(auction: Auctions, refuses: Callable) -> None:
    over_partner = auction("35H P", rules="classic stage_jump")
    plus = {text for text in legal(over_partner) if text[0] == "+"}
    assert plus == {f"+{k}{suit}" for k in (5, 6, 7, 8) for suit in "SHDC"}
    with refuses("stage_jump_needed", number=37, least=40):
        over_partner.call_all("+2NS")


def test_stage_jump_on_lets_nobody_raise_his_own_sides_56(auction: Auctions, refuses: Callable) -> None:
    over_partner = auction("56H P", rules="classic stage_jump")
    assert legal(over_partner) == {"P"}
    with refuses("nothing_tops_56"):
        over_partner.call_all("56S")
    with refuses("plus_past_56", call="+1S", number=57):
        over_partner.call_all("+1S")


def test_stage_jump_on_excepts_28p(auction: Auctions) -> None:
    rules = "classic stage_jump compulsory_opening"
    assert min(numbers(auction("28P P", rules=rules))) == 29
    assert min(numbers(auction("28P X", rules=rules))) == 29
    assert min(numbers(auction("28P P 29D P", rules=rules))) == 40
    assert min(numbers(auction("28NT P", rules=rules))) == 40
