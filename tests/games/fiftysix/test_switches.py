"""The switches as a whole.  Those of auction, play and match have files of their own.

A test is named after its switch, then the value: ``test_noes_strain_keep_keeps_the_strain_…``.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cardavia import games
from cardavia.games.fiftysix import PRESETS, Rules
from cardavia.games.fiftysix.rules import rules_from

VALUES = {
    "compulsory_opening": ("off", "on"),
    "stakes": ("multiplied", "additive"),
    "match": ("tables", "deals"),
    "match_end": ("no_tables", "cannot_pay"),
    "noes_strain": ("none", "keep"),
    "bid_over_redouble": ("off", "on"),
    "direction": ("counterclockwise", "clockwise"),
    "short_pack": ("off", "on"),
    "stage_jump": ("off", "on"),
    "stop_when_decided": ("off", "on"),
    "redeal_weak": ("off", "on"),
    "points": ("3_2_1_1", "others"),
}


@pytest.mark.parametrize(("switch", "value"), [(name, value) for name in VALUES for value in VALUES[name]])
def test_every_value_of_every_switch_has_its_test(switch: str, value: str) -> None:
    assert set(VALUES) == set(Rules.__struct_fields__)
    files = [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_switches_of_*.py")]
    assert any(re.search(rf"^def test_{switch}_{value}_", text, re.MULTILINE) for text in files)


def test_every_switch_is_off_in_classic() -> None:
    assert PRESETS["classic"] == Rules()
    assert rules_from("classic") == Rules()


def test_international_is_compulsory_opening_additive_and_18_deals() -> None:
    rules = rules_from("international")
    assert rules == Rules(compulsory_opening=True, stakes="additive", match="deals(18)")
    assert sorted(PRESETS) == ["classic", "international"]


NO_VALUES = {
    "stakes": ("on", "", 7, None),
    "match": ("on", "deals", "deals(0)", "deals(1000)", "deals(-2)", "deals(٣)", "deals(02)", 7, None),
    "match_end": ("on", "", 7, None),
    "noes_strain": ("off", "S", 7, None),
    "direction": ("left", "", 7, None),
    "stage_jump": ("yes", 1, None),
    "short_pack": ("yes", 0, None),
    "redeal_weak": ("yes", 1, None),
    "points": (3211, None, "on"),
}


@pytest.mark.parametrize(
    ("switch", "value"), [(switch, value) for switch in NO_VALUES for value in NO_VALUES[switch]]
)
def test_a_value_that_a_switch_does_not_take_is_refused(
    switch: str, value: object, refuses: Callable
) -> None:
    with refuses("switch_value", switch=switch, value=str(value)):
        Rules(**{switch: value})


def test_the_switches_that_are_on_are_named() -> None:
    assert rules_from("classic").switches_on == ()
    assert rules_from("international stage_jump").switches_on == (
        "compulsory_opening",
        "stakes=additive",
        "match=deals(18)",
        "stage_jump",
    )


def test_switches_that_contradict_each_other_are_refused(refuses: Callable) -> None:
    with refuses("switches_contradict", one="match=deals(6)", other="match_end=cannot_pay"):
        games.game("fiftysix", 4, "classic match=deals(6) match_end=cannot_pay")
