"""Every value's text reads back to the value, and whatever is read gives a value or a refusal."""

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardavia.cards import Card, Strain
from cardavia.games.fiftysix import (
    CALLS,
    PRESETS,
    Call,
    Contract,
    FiftySix,
    Form,
    Rules,
    read_call,
    read_contract,
)
from cardavia.games.fiftysix.rules import rules_from
from cardavia.words import BadRules, IllegalMove, Refusal

SPOKEN = "0123456789+SHDCNTPXJQKA ٣\t.-()=_"
"""What texts that are nearly right are made of."""

anything = st.text(max_size=12) | st.text(SPOKEN, max_size=8)
switches = st.sampled_from([True, False])
points = st.tuples(*[st.integers(0, 7)] * 3).filter(lambda three: sum(three) <= 7)
rule_sets = st.builds(
    Rules,
    compulsory_opening=switches,
    stakes=st.sampled_from(["multiplied", "additive"]),
    match=st.just("tables") | st.integers(1, 999).map("deals({})".format),
    noes_strain=st.sampled_from(["none", "keep"]),
    bid_over_redouble=switches,
    direction=st.sampled_from(["counterclockwise", "clockwise"]),
    short_pack=switches,
    stage_jump=switches,
    stop_when_decided=switches,
    redeal_weak=switches,
    points=points.map(lambda three: "{}-{}-{}-{}".format(*three, 7 - sum(three))),
)
contracts = st.builds(
    Contract,
    st.integers(28, 56),
    st.sampled_from(get_args(Strain)),
    st.integers(0, 7),
    st.sampled_from([1, 2, 4]),
)


def outcome(read: Callable[[str], object], text: str) -> object:
    """Returns what was read, or the refusal: anything else fails the test."""
    try:
        return read(text)
    except Refusal as refusal:
        return refusal


# ── calls ─────────────────────────────────────────────────────────────────────────────────────


def test_there_are_as_many_calls_as_the_forms_make() -> None:
    numbers, suits, steps = 29, 4, 8
    assert len(CALLS) == 4 + numbers * (2 * suits + 2) + steps * suits + 1
    assert {call.form for call in CALLS.values()} == set(Form)


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_calls_text_reads_back_to_it(call: Call) -> None:
    assert read_call(str(call)) is call
    assert read_call(f" {str(call).lower()} ") is call


@given(anything)
@example("28" + "D" * 1000)
@example("9" * 5000 + "D")
@example("2８D")
@example("٢٨D")
@example("028D")
def test_any_text_is_a_call_or_refused(text: str) -> None:
    call = outcome(read_call, text)
    if isinstance(call, Refusal):
        assert call.id in ("bad_call", "call_number_outside")
        assert str(call)
    else:
        assert call is CALLS[text.strip().upper()]


@given(
    st.integers(0, 10**6).filter(lambda number: not 28 <= number <= 56), st.sampled_from(["D", "NT", "NS"])
)
def test_a_bid_of_any_other_number_is_refused_as_a_bid(number: int, strain: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        read_call(f"{number}{strain}")
    assert caught.value.params == {"number": str(number), "least": 28, "most": 56}


# ── moves ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [4, 6, 8])
def test_every_moves_text_reads_back_to_it(players: int) -> None:
    game = FiftySix(players)
    moves = game.all_moves()
    assert len(set(map(str, moves))) == len(moves) == len(CALLS) + len(game.pack) // 2
    assert [game.read_move(str(move)) for move in moves] == list(moves)


@given(anything)
def test_any_text_is_a_move_or_no_move(text: str) -> None:
    move = outcome(FiftySix(4).read_move, text)
    if isinstance(move, Refusal):
        assert move.id in ("unknown_move", "call_number_outside")
        assert str(move)
    else:
        assert isinstance(move, Card | Call)
        assert FiftySix(4).read_move(str(move)) is move


# ── rule sets ─────────────────────────────────────────────────────────────────────────────────


@given(rule_sets)
def test_a_rule_sets_text_reads_back_to_it(rules: Rules) -> None:
    assert rules_from(str(rules)) == rules
    assert hash(rules_from(str(rules))) == hash(rules)
    assert rules_from(rules) is rules


def test_cannot_pay_reads_back_too() -> None:
    rules = Rules(match_end="cannot_pay", compulsory_opening=True)
    assert str(rules) == "classic compulsory_opening match_end=cannot_pay"
    assert rules_from(str(rules)) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_presets_text_is_its_name(name: str) -> None:
    assert str(rules_from(name)) == name


@pytest.mark.parametrize(
    ("text", "shortest"),
    [
        ("classic stage_jump=on", "classic stage_jump"),
        ("international match=deals(6)", "international match=deals(6)"),
        ("international stakes=multiplied match=tables", "classic compulsory_opening"),
        ("classic stakes=additive match=deals(18)", "international compulsory_opening=off"),
        ("  classic   noes_strain=keep  ", "classic noes_strain=keep"),
    ],
)
def test_the_nearest_preset_names_a_rule_set(text: str, shortest: str) -> None:
    assert FiftySix(4, text).rules_text == shortest


@given(
    anything
    | st.text(SPOKEN, max_size=8).map("classic {}".format)
    | st.text(max_size=9).map("classic match={}".format)
)
@example("classic deals=3")
@example("classic __init__=3")
def test_any_text_is_a_rule_set_or_refused(text: str) -> None:
    rules = outcome(rules_from, text)
    if isinstance(rules, Refusal):
        assert isinstance(rules, BadRules)
        assert str(rules)
    else:
        assert rules_from(str(rules)) == rules


def test_a_rule_set_has_a_repr_that_makes_it() -> None:
    rules = Rules(match="deals(12)", redeal_weak=True)
    assert eval(repr(rules)) == rules


# ── contracts ─────────────────────────────────────────────────────────────────────────────────


@given(contracts)
def test_a_contracts_text_reads_back_to_it(contract: Contract) -> None:
    assert read_contract(str(contract)) == contract


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        (Contract(28, "D", 1), "28D by 1"),
        (Contract(56, "NT", 0, 2), "56NT by 0 X"),
        (Contract(40, "S", 7, 4), "40S by 7 XX"),
    ],
)
def test_a_contract_is_written_so(contract: Contract, text: str) -> None:
    assert str(contract) == text


@given(anything | st.from_regex(r"[0-9]{2}[SHDCN]T? by [0-9] ?X{0,3}", fullmatch=True))
@example("27D by 1")
@example("57D by 1")
@example("28D by 8")
@example("28D by 1 ")
@example("28D by 1 XXP")
@example("28D by 1\n")
def test_any_text_is_a_contract_or_refused(text: str) -> None:
    contract = outcome(read_contract, text)
    if isinstance(contract, Refusal):
        assert contract.id == "bad_contract"
        assert str(contract)
    else:
        assert str(contract) == text


# ── games ─────────────────────────────────────────────────────────────────────────────────────


def test_games_of_the_same_rules_are_the_same_game() -> None:
    one, other = FiftySix(4, "international"), FiftySix(4, PRESETS["international"])
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == "FiftySix(players=4, rules='international')"
    assert one != FiftySix(6, "international")
    assert one != FiftySix(4)
    assert one != "fiftysix"
