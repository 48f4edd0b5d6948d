"""Matches go as they went when somebody last read them, and the rules version says whether they should.

``scripts/golden`` writes the files anew; what has changed in them is to be read before it is committed.
"""

import runpy
from pathlib import Path
from typing import Any

import pytest

PLAYED = runpy.run_path(str(Path(__file__).with_name("play_throughs.py")))
GOLDEN: Path = PLAYED["GOLDEN"]
KNOWN: dict[str, dict[str, Any]] = PLAYED["known_versions"]()


@pytest.mark.parametrize("name", PLAYED["MATCHES"])
def test_the_match_goes_as_it_went(name: str) -> None:
    assert PLAYED["play_through"](name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_no_match_is_left_from_a_game_that_is_gone() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == PLAYED["MATCHES"].keys()


@pytest.mark.parametrize(
    ("game", "happenings"),
    [
        (
            "fiftysix",
            ["  P  ", " X ", " XX", " +2", "NS ", "NT by", "28P", "makes", "fails", "won the match"],
        ),
        ("fiftysix", [", doubled", ", redoubled", "28NT by", "+2NS"]),
        ("schnapsen", ["exchanges for", "closes", "declares 20", "declares 40", "won the match"]),
        ("schnapsen", ["sixty six", "closer failed", "last trick"]),
    ],
)
def test_what_can_happen_does_happen_in_them(game: str, happenings: list[str]) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in GOLDEN.glob(f"{game}*.txt"))
    assert [what for what in happenings if what not in texts] == []


@pytest.mark.parametrize("name", PLAYED["EVERY_GAME"])
def test_the_rules_version_rises_when_play_changes_and_only_then(name: str) -> None:
    now = PLAYED["version"](name)
    wrong = PLAYED["changed_alone"](KNOWN[name], now)
    assert wrong is None, f"{name}: {wrong}"
    assert KNOWN[name] == now, f"{name}: run scripts/golden and read what has changed"


def test_every_switch_shows_in_the_digest_of_some_game() -> None:
    shown = {
        name.split()[-1]
        for name, entry in KNOWN.items()
        if "classic " in name and entry["digest"] != KNOWN[name.rpartition(" ")[0]]["digest"]
    }
    assert shown == {*PLAYED["SWITCHES"]}


@pytest.mark.parametrize(
    ("digest", "version", "wrong"),
    [
        ("a", 1, None),
        ("b", 2, None),
        ("b", 1, "the same moves come to another end, so the game's rules version has to rise"),
        ("a", 2, "the rules version has changed, but the same moves come to the same end"),
    ],
)
def test_a_change_of_play_or_version_alone_is_found_out(digest: str, version: int, wrong: str | None) -> None:
    then, now = {"version": 1, "digest": "a"}, {"version": version, "digest": digest}
    assert PLAYED["changed_alone"](then, now) == wrong
