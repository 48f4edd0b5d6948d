"""The command line as a user meets it: a process, what it prints, and its exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from cardavia import games, kernel, players, records
from cardavia.words import LANGUAGES, Message, speak

from ..patience import WHOLE_RUN


def cardavia(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from cardavia.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=WHOLE_RUN, cwd=cwd, check=False)


def test_contest_prints_its_figures_as_json() -> None:
    done = cardavia(
        "contest", "schnapsen", "--a", "easy", "--b", "random", "--deals", "6", "--json", "--seed", "1"
    )
    figures = json.loads(done.stdout)
    assert done.returncode == 0
    assert figures.keys() == {
        "deals", "a", "b", "per_deal", "interval", "deals_won_a", "matches", "match_interval", "decision_ms",
        "contracts",
    }  # fmt: skip
    assert figures["contracts"] == {}
    assert (figures["deals"], figures["a"], figures["b"], figures["matches"]) == (6, "easy", "random", [0, 0])
    assert figures["interval"][0] <= figures["per_deal"] <= figures["interval"][1]


def test_contest_says_in_words_what_happened() -> None:
    done = cardavia(
        *"contest fiftysix --players 4 --a easy --b random --deals 2 --matches 1 --workers 1".split(),
        *("--rules", "classic match=deals(1)"),
    )
    assert done.returncode == 0
    assert "easy against random" in done.stdout
    assert "tables a deal over 2 packs" in done.stdout
    assert "Matches:" in done.stdout


def test_contest_of_matches_alone_says_who_won_how_many() -> None:
    words = "contest schnapsen --a easy --b random --deals 0 --matches 2 --workers 1".split()
    done = cardavia(*words)
    assert done.returncode == 0
    first, second = done.stdout.splitlines()
    assert first == "easy against random"
    won = json.loads(cardavia(*words, "--json").stdout)["matches"]
    assert second == f"Matches: {won[0]} to {won[1]}."


def test_bench_measures_the_rules_and_the_kernel() -> None:
    figures = json.loads(cardavia("bench", "--seconds", "0.1", "--json").stdout)
    assert figures["kernel"] == kernel.which()
    assert figures["moves_per_s"] > 0
    assert figures["schnapsen_strict_solves_per_s"] > 0
    assert all(figures["fiftysix_playouts_per_s"][players] > 0 for players in "468")
    for solved in ("fiftysix_contract_ms", "fiftysix_exact_ms"):
        assert figures[solved].keys() == {"4", "6", "8"}
        for times in figures[solved].values():
            assert times.keys() == {"median", "mean", "decided_in_1s"}
            assert 0 <= times["decided_in_1s"] <= 1
            assert times["mean"] > 0
    assert figures["peers"].keys() == {"open_spiel", "rlcard", "endplay", "schnapsen"}


def test_doctor_finds_all_well() -> None:
    done = cardavia("doctor")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("All is well") == 4
    told = json.loads(cardavia("doctor", "--json").stdout)
    assert told["works"] == {"fiftysix": True, "schnapsen": True, "kernel": True, "page": True}


def test_doctor_says_which_kernel_runs() -> None:
    facts = json.loads(cardavia("doctor", "--json").stdout)["facts"]
    assert facts["kernel"] == kernel.which()
    assert ("is not compiled" in cardavia("doctor").stdout) == (not kernel.COMPILED)


@pytest.mark.parametrize(("game", "last"), [("fiftysix", 19), ("schnapsen", 15)])
def test_rules_prints_every_numbered_rule(game: str, last: int) -> None:
    done = cardavia("rules", game)
    assert done.returncode == 0
    starts = {line.split()[0] for line in done.stdout.splitlines() if line.strip()}
    assert {str(number) for number in range(1, last + 1)} <= starts
    assert max(map(len, done.stdout.splitlines())) <= 88


def test_rules_marks_the_switches_that_are_on() -> None:
    done = cardavia("rules", "fiftysix", "--rules", "international stage_jump")
    assert "match=deals(18)" in done.stdout
    assert "Played differently here" in done.stdout


def test_rules_that_only_four_can_play_are_printed_for_four() -> None:
    done = cardavia("rules", "fiftysix", "--players", "4", "--rules", "classic short_pack")
    assert done.returncode == 0
    assert "see short_pack among the switches" in " ".join(done.stdout.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_in_the_language_asked_for_and_in_the_locale_s(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = cardavia("rules", "schnapsen", "--lang", f"{language}-XX").stdout
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert cardavia("rules", "schnapsen").stdout == asked
    assert speak(Message("rules_schnapsen_section_deal"), language) in asked
    assert max(map(cell_len, asked.splitlines())) <= 88


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_refusals_are_in_the_locale_s_language(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert speak(Message("cli_json"), language).split()[0] in cardavia("verify", "--help").stdout
    unknown = Message("unknown_level", {"level": "nobody", "levels": " ".join(players.levels("schnapsen"))})
    assert speak(unknown, language) in cardavia("contest", "schnapsen", "--a", "nobody").stderr
    no_record = tmp_path / "none.txt"
    no_record.write_text("none", encoding="utf-8")
    problem = speak(Message("record_is_none", {"version": "1"}), language)
    place = speak(Message("record_place", {"line": 1, "problem": problem}), language)
    assert place in cardavia("verify", str(no_record)).stderr


def test_verify_accepts_a_record_of_its_own(tmp_path: Path) -> None:
    game = games.game("schnapsen")
    record = records.begin(game, ["Anu", "Biju"]).with_pack(game.pack)
    path = tmp_path / "match.txt"
    path.write_text(records.dumps(record), encoding="utf-8")
    done = cardavia("verify", str(path))
    assert done.returncode == 0, done.stderr
    assert json.loads(cardavia("verify", str(path), "--json").stdout)["deals"] in (0, 1)


def test_version_and_help() -> None:
    assert cardavia("--version").stdout.startswith("cardavia ")
    assert "fiftysix" in cardavia("play", "--help").stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("rules whist", "no game “whist”"),
        ("rules fiftysix --lang tlh", "no catalogue for “tlh”"),
        ("rules fiftysix --rules brutal", "no rules “brutal”"),
        ("verify no-such-file.txt", "no-such-file.txt"),
        ("verify .", "Is a directory"),
        ("contest schnapsen --a brilliant", "no level “brilliant”"),
        ("contest fiftysix --players 5", "not 5"),
        ("contest fiftysix --deals many", "--deals"),
        ("contest schnapsen --deals 0", "or 0 deals and at least 1 match"),
        ("contest schnapsen --deals 1 --matches 5", "at least 2 deals"),
        ("contest schnapsen --work 0", "at least 1 unit"),
        ("contest schnapsen --deals 10000000000000000000000", "--deals"),
        ("--port 8000 verify match.txt", "--port stands before verify"),
        ("--lan serve", "--lan stands before serve"),
        ("--no-browser rules fiftysix", "--no-browser stands before rules"),
        ("bench --seconds 0", "0.1"),
        ("play whist", "no game “whist”"),
        ("play fiftysix --players 5", "not 5"),
        ("fly", "fly"),
        ("rules", "game"),
        ("rules fiftysix --loud", "--loud"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(words: str, says: str, tmp_path: Path) -> None:
    done = cardavia(*words.split(), cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("cardavia: ")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\x01\x02\xff\xfe",
        b"\xff\xfeC\x00a\x00r\x00d\x00",
        b"[Cardavia \"99\"]\n",
        b"PK\x03\x04 not a text at all",
        b"x" * 200_000,
        b"[Game \"schnapsen\"]\n[Game \"schnapsen\"]\n",
        "♠ ♥ ♦ ♣\n".encode(),
        b"{\"game\": \"schnapsen\"}",
        b"\n\n\n",
    ],
)  # fmt: skip
def test_a_mangled_record_is_one_clear_line_with_its_place(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mangled.txt"
    path.write_bytes(content)
    done = cardavia("verify", str(path))
    assert done.returncode == 2
    assert done.stderr.startswith("cardavia: ")
    assert done.stderr.count("\n") == 1
    assert "line" in done.stderr.lower()
    assert path.read_bytes() == content
