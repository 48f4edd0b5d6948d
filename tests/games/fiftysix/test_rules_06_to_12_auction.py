"""Rules 6 to 12: the auction.  Seat 1 of six calls first where nothing else is said."""

from collections.abc import Callable

import pytest

from cardavia.games.fiftysix import CALLS, Auction, Contract, Deal, Form, read_call

Auctions = Callable[..., Auction]


def legal(auction: Auction) -> set[str]:
    return {call.text for call in auction.legal_calls()}


def callers(auctions: Auctions, calls: str, **table: object) -> list[int]:
    words = calls.split()
    return [auctions(" ".join(words[:n]), **table).to_act for n in range(len(words))]


# ── rule 6: who calls, and what ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [4, 6, 8])
def test_rule_06_dealers_right_calls_first_and_turns_go_round(players: int, auction: Auctions) -> None:
    for dealer in range(players):
        order = callers(auction, "28D" + " P" * (players - 1), players=players, dealer=dealer)
        assert order == [(dealer + 1 + n) % players for n in range(players)]


def test_rule_06_a_call_is_a_bid_a_pass_a_double_or_a_redouble() -> None:
    others = {call.form for call in CALLS.values() if not call.is_bid}
    assert others == {Form.PASS, Form.DOUBLE, Form.REDOUBLE}


def test_rule_06_no_card_is_played_before_the_auction_ends(
    dealt: Callable[..., Deal], refuses: Callable
) -> None:
    deal = dealt({1: "JD"})
    with refuses("auction_goes_on", card="JD"):
        deal.play("JD")


def test_rule_06_what_is_neither_card_nor_call_is_no_move(
    dealt: Callable[..., Deal], refuses: Callable
) -> None:
    with refuses("unknown_move", move="hello"):
        dealt({}).play("hello")


# ── rule 7: numbers ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", range(28, 57))
def test_rule_07_a_first_bid_may_be_any_number_from_28_to_56(number: int, auction: Auctions) -> None:
    for text in (f"{number}D", f"D{number}", f"{number}NT", f"{number}NS"):
        assert text in legal(auction())


@pytest.mark.parametrize("text", ["27C", "57C", "C27", "D0", "0D", "100NT", "1NS", "27nt", "9" * 30 + "D"])
def test_rule_07_no_other_number_is_bid(text: str, auction: Auctions, refuses: Callable) -> None:
    number = text.strip("CDNTSnt")
    with refuses("call_number_outside", number=number, least=28, most=56):
        auction(text)


def test_rule_07_each_bid_is_higher_than_the_last(auction: Auctions, refuses: Callable) -> None:
    for text in ("28S", "30D", "D30", "30S", "30NT", "30NS"):
        with refuses("call_number_too_low", number=read_call(text).number, least=31):
            auction(f"30D {text}")
    assert auction("30D 31C").bid == Contract(31, "C", 2)


def test_rule_07_passes_do_not_lower_the_bid_that_stands(auction: Auctions, refuses: Callable) -> None:
    with refuses("call_number_too_low", number=30, least=31):
        auction("30D P P P P 30S")


def test_rule_07_strains_are_not_ranked(auction: Auctions) -> None:
    for strain in ("S", "H", "D", "C", "NT"):
        above = legal(auction(f"33{strain}"))
        assert {"34S", "34H", "34D", "34C", "34NT"} <= above
        assert not {"33S", "33H", "33D", "33C", "33NT"} & above


def test_rule_07_one_may_overbid_ones_own_side(auction: Auctions) -> None:
    assert auction("28D P 29H").bid == Contract(29, "H", 3)


def test_rule_07_one_may_overbid_oneself(auction: Auctions) -> None:
    assert auction("28D X P P P P 29D").bid == Contract(29, "D", 1)
    assert auction("28D P P 29S P P 30S P P P P P").contract == Contract(30, "S", 1)


def test_rule_07_who_passed_may_call_again(auction: Auctions) -> None:
    assert auction("P P P P P 28D 29S").bid == Contract(29, "S", 1)
    assert auction("P 28D P P P P X").bid == Contract(28, "D", 2, stake=2)


def test_rule_07_nothing_tops_56(auction: Auctions, refuses: Callable) -> None:
    assert legal(auction("56D")) == {"P", "X"}
    with refuses("nothing_tops_56"):
        auction("56D 56S")


# ── rule 8: the spoken forms ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "form", "number", "strain"),
    [
        ("29D", Form.NUMBER_SUIT, 29, "D"),
        ("D29", Form.SUIT_NUMBER, 29, "D"),
        ("29NT", Form.NUMBER_NO_TRUMPS, 29, "NT"),
        ("29NS", Form.NUMBER_NOES, 29, "NT"),
        *((f"+{k}H", Form.PLUS_SUIT, 28 + k, "H") for k in range(1, 9)),
        ("+2NS", Form.PLUS_NOES, 30, "NT"),
    ],
)
def test_rule_08_a_form_gives_number_and_strain(
    text: str, form: Form, number: int, strain: str, auction: Auctions
) -> None:
    after = auction(f"28S {text}")
    assert after.bid == Contract(number, strain, 2)
    assert (after.calls[-1].text, after.calls[-1].form) == (text, form)


@pytest.mark.parametrize(("one", "other"), [("28D", "D28"), ("28NT", "28NS")])
def test_rule_08_the_form_is_public_and_kept_and_binds_nothing(
    one: str, other: str, dealt: Callable[..., Deal]
) -> None:
    spoken = [dealt({}).play(one), dealt({}).play(other)]
    assert spoken[0].auction.bid == spoken[1].auction.bid
    assert spoken[0].legal_moves() == spoken[1].legal_moves()
    for deal, text in zip(spoken, (one, other), strict=True):
        assert [str(call) for _, call in deal.view(None).history] == [text]


def test_rule_08_the_plus_forms_need_a_bid_before_them(auction: Auctions, refuses: Callable) -> None:
    for calls in ("", "P P"):
        for text in ("+1D", "+8C", "+2NS"):
            with refuses("plus_needs_a_bid", call=text):
                auction(f"{calls} {text}")


def test_rule_08_plus_counts_from_the_last_bids_number_doubled_or_not(auction: Auctions) -> None:
    assert auction("28D +2D").bid == Contract(30, "D", 2)
    assert auction("28D X +2D").bid == Contract(30, "D", 3)
    assert auction("28D P P P +2D +3S +2NS").bid == Contract(35, "NT", 1)


def test_rule_08_plus_does_not_pass_56(auction: Auctions, refuses: Callable) -> None:
    assert auction("54D +2NS").bid == Contract(56, "NT", 2)
    with refuses("plus_past_56", call="+3C", number=57):
        auction("54D +3C")
    with refuses("plus_past_56", call="+2NS", number=57):
        auction("55S +2NS")
    with refuses("plus_past_56", call="+1C", number=57):
        auction("56S +1C")


@pytest.mark.parametrize(
    "text", ["+0D", "+9D", "+10D", "+1NS", "+3NS", "+2NT", "+2", "+D", "D+2", "28", "P28", "29P"]
)
def test_rule_08_other_plus_forms_are_not_spoken(text: str, auction: Auctions, refuses: Callable) -> None:
    with refuses("bad_call", text=text):
        auction(f"28D {text}")


def test_rule_08_noes_as_the_very_first_bid_is_legal(auction: Auctions) -> None:
    assert auction("29NS P P P P P").contract == Contract(29, "NT", 1)
    assert auction("P P 29NS").bid == Contract(29, "NT", 3)


def test_rule_08_truth_is_never_enforced(dealt: Callable[..., Deal]) -> None:
    rich, poor = dealt({1: "JD JD 9D 9D AD AD"}), dealt({3: "JD JD 9D 9D AD AD"})
    assert rich.legal_moves() == poor.legal_moves()
    assert {"28D", "D28", "28NS"} <= set(map(str, poor.legal_moves()))


def test_rule_08_28p_is_not_spoken_under_the_classic_rules(auction: Auctions, refuses: Callable) -> None:
    for calls in ("", "28D", "P"):
        with refuses("no_suit_only_as_opening"):
            auction(f"{calls} 28P")


# ── rule 9: double ────────────────────────────────────────────────────────────────────────────


def test_rule_09_the_other_side_may_double(auction: Auctions) -> None:
    assert auction("28D X").bid == Contract(28, "D", 1, stake=2)


def test_rule_09_there_must_be_a_bid_to_double(auction: Auctions, refuses: Callable) -> None:
    for calls in ("X", "P X", "P P P P P X"):
        with refuses("double_needs_a_bid"):
            auction(calls)


def test_rule_09_ones_own_sides_bid_is_not_doubled(auction: Auctions, refuses: Callable) -> None:
    for calls in ("28D P X", "28D P P P X", "28D 29S P X", "28D P 29H P X"):
        with refuses("double_own_side"):
            auction(calls)


def test_rule_09_a_bid_by_the_other_side_may_be_doubled_after_passes(auction: Auctions) -> None:
    assert auction("28D P P X").bid == Contract(28, "D", 1, stake=2)
    assert auction("28D P P P P X").bid == Contract(28, "D", 1, stake=2)


def test_rule_09_a_doubled_bid_is_not_doubled_again(auction: Auctions, refuses: Callable) -> None:
    for calls in ("28D X X", "28D X P X", "28D X P P X"):
        with refuses("already_doubled"):
            auction(calls)


def test_rule_09_a_higher_bid_of_either_side_cancels_the_double(auction: Auctions) -> None:
    assert auction("28D X 29D").bid == Contract(29, "D", 3, stake=1)
    assert auction("28D X P 29S").bid == Contract(29, "S", 4, stake=1)


def test_rule_09_who_doubled_in_vain_may_double_again_or_bid(auction: Auctions) -> None:
    cancelled = auction("28D X P P 29D P P")
    assert cancelled.to_act == 2
    assert cancelled.call_all("X").bid == Contract(29, "D", 5, stake=2)
    assert cancelled.call_all("30S").bid == Contract(30, "S", 2, stake=1)


def test_rule_09_after_a_cancelled_double_the_new_bid_is_doubled_afresh(
    auction: Auctions, refuses: Callable
) -> None:
    assert auction("28D X 29D X").bid == Contract(29, "D", 3, stake=2)
    with refuses("double_own_side"):
        auction("28D X P 29S P X")
    assert auction("28D X P 29S X").bid == Contract(29, "S", 4, stake=2)


# ── rule 10: redouble ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("calls", ["28D X XX", "28D X P P XX", "28D X P P P P XX"])
def test_rule_10_either_partner_of_the_doubled_side_redoubles_and_ends_the_auction(
    calls: str, auction: Auctions, refuses: Callable
) -> None:
    after = auction(calls)
    assert (after.over, after.contract) == (True, Contract(28, "D", 1, stake=4))
    assert after.legal_calls() == ()
    for call in ("P", "X", "XX", "29D"):
        with refuses("auction_over", call=call):
            after.call(read_call(call))


def test_rule_10_only_a_doubled_bid_is_redoubled(auction: Auctions, refuses: Callable) -> None:
    for calls in ("XX", "P XX", "28D XX", "28D P XX", "28D X 29D XX"):
        with refuses("redouble_needs_a_double"):
            auction(calls)


def test_rule_10_the_doubling_side_does_not_redouble(auction: Auctions, refuses: Callable) -> None:
    for calls in ("28D X P XX", "28D X P P P XX"):
        with refuses("redouble_own_double"):
            auction(calls)


# ── rule 11: the end ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [4, 6, 8])
def test_rule_11_all_others_pass_and_who_bid_last_is_not_asked_again(
    players: int, auction: Auctions, refuses: Callable
) -> None:
    passes = " P" * (players - 2)
    assert not auction("28H" + passes, players=players).over
    after = auction("28H" + passes + " P", players=players)
    assert (after.over, after.contract) == (True, Contract(28, "H", 1))
    with refuses("auction_over", call="P"):
        after.call(read_call("P"))


@pytest.mark.parametrize("players", [4, 6, 8])
def test_rule_11_after_a_double_all_but_the_doubler_are_asked_the_high_bidder_last(
    players: int, auction: Auctions
) -> None:
    calls = "28H X" + " P" * (players - 1)
    assert callers(auction, calls, players=players)[2:] == [(3 + n) % players for n in range(players - 1)]
    assert callers(auction, calls, players=players)[-1] == 1
    assert auction(calls, players=players).contract == Contract(28, "H", 1, stake=2)


def test_rule_11_passes_are_counted_from_the_last_bid_or_double(auction: Auctions) -> None:
    assert not auction("28H P P P P X P P P P").over
    assert auction("28H P P P P X P P P P P").over
    assert not auction("28H P P P P 29H P P P P").over


def test_rule_11_it_stays_open_at_56_so_that_56_can_be_doubled(auction: Auctions) -> None:
    assert not auction("56H").over
    assert auction("56H P P X P P P P P").contract == Contract(56, "H", 1, stake=2)
    assert auction("56H X XX").contract == Contract(56, "H", 1, stake=4)


def test_rule_11_passes_before_the_first_bid_end_nothing(auction: Auctions) -> None:
    assert not auction("P P P P P").over
    assert not auction("P P P P P 28D P P P P").over


def test_rule_11_a_card_comes_when_the_calls_are_over(dealt: Callable[..., Deal], refuses: Callable) -> None:
    deal = dealt({1: "JD"}).play_all("28D P P P")
    with refuses("auction_over", call="P"):
        deal.play("P")
    assert str(*deal.play("JD").trick) == "JD"


# ── rule 12: nobody bids ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [4, 6, 8])
def test_rule_12_all_pass_28_no_trumps_for_the_side_of_dealers_right(players: int, auction: Auctions) -> None:
    for dealer in range(players):
        after = auction("P " * players, players=players, dealer=dealer)
        first = (dealer + 1) % players
        assert after.contract == Contract(28, "NT", first, stake=1)
        assert after.contract.side == 1 - dealer % 2
    assert not auction("P " * (players - 1), players=players).over
