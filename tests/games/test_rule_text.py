"""Rule sets as text: a preset, then each switch that differs from it."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.games.rule_text import read_rules, switches, write_rules
from cardavia.words import BadRules


class HouseRules(msgspec.Struct, frozen=True):
    """The rules of no game: two switches that are on or off, and one with values."""

    jokers: bool = False
    barefoot: bool = True
    tea: str = "green"


PRESETS = {"plain": HouseRules(), "festive": HouseRules(jokers=True, tea="mint")}
rule_sets = st.builds(HouseRules, st.booleans(), st.booleans(), st.sampled_from(["green", "black", "mint"]))


@given(rule_sets)
def test_rules_written_read_back(rules: HouseRules) -> None:
    assert read_rules(write_rules(rules, PRESETS), PRESETS) == rules


@given(rule_sets)
def test_no_preset_says_it_in_fewer_words(rules: HouseRules) -> None:
    written = write_rules(rules, PRESETS).split()
    for preset in PRESETS.values():
        differing = [
            name for name in HouseRules.__struct_fields__ if getattr(rules, name) != getattr(preset, name)
        ]
        assert len(written) <= 1 + len(differing)


@given(rule_sets, st.sampled_from(list(PRESETS)))
def test_the_switches_lead_from_a_preset_to_the_rules(rules: HouseRules, preset: str) -> None:
    way = switches(rules, PRESETS[preset])
    assert read_rules(" ".join([preset, *way]), PRESETS) == rules
    assert len(way) == sum(getattr(rules, n) != getattr(PRESETS[preset], n) for n in rules.__struct_fields__)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (HouseRules(), "plain"),
        (HouseRules(jokers=True), "plain jokers"),
        (HouseRules(barefoot=False), "plain barefoot=off"),
        (HouseRules(jokers=True, tea="mint"), "festive"),
        (HouseRules(jokers=True, tea="mint", barefoot=False), "festive barefoot=off"),
        (HouseRules(tea="mint"), "plain tea=mint"),
    ],
)
def test_a_rule_set_is_written_so(rules: HouseRules, text: str) -> None:
    assert write_rules(rules, PRESETS) == text


@pytest.mark.parametrize(
    "text", ["plain jokers", "plain jokers=on", "plain jokers=", "  plain  jokers  ", "festive tea=green"]
)
def test_a_switch_that_is_on_is_read_so(text: str) -> None:
    assert read_rules(text, PRESETS) == HouseRules(jokers=True)


@pytest.mark.parametrize(
    ("text", "id", "params"),
    [
        ("", "unknown_preset", {"preset": "", "presets": "plain festive"}),
        ("jokers", "unknown_preset", {"preset": "jokers", "presets": "plain festive"}),
        ("Plain", "unknown_preset", {"preset": "Plain", "presets": "plain festive"}),
        ("plain hats", "unknown_switch", {"switch": "hats", "switches": "jokers barefoot tea"}),
        ("plain =on", "unknown_switch", {"switch": "", "switches": "jokers barefoot tea"}),
        ("plain plain", "unknown_switch", {"switch": "plain", "switches": "jokers barefoot tea"}),
        ("plain jokers=3", "switch_value", {"switch": "jokers", "value": "3", "values": "on off"}),
        ("plain jokers=on=off", "switch_value", {"switch": "jokers", "value": "on=off", "values": "on off"}),
    ],
)
def test_what_is_no_rule_set_is_refused(text: str, id: str, params: dict[str, str]) -> None:
    with pytest.raises(BadRules) as caught:
        read_rules(text, PRESETS)
    assert (caught.value.id, caught.value.params) == (id, params)
    assert str(caught.value).endswith(".")
