"""The table where no terminal is: lines come in from a file, and a plain page goes out."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia import records
from cardavia.cli import main

from ..patience import PATIENCE

CARDAVIA = [sys.executable, "-c", "from cardavia.cli import main; main()"]


def cardavia(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [*CARDAVIA, *arguments]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )


def play(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    options = ("--seed=5", "--pace=instant", "--level=random", "--record=match.txt")
    return cardavia(folder, "play", *arguments, *options, typed=typed)


def test_lines_from_a_pipe_are_played_and_shown_as_typed(tmp_path: Path) -> None:
    played = play(tmp_path, "fiftysix", "--players=4", typed="?\npass\nscore\nquit\nyes\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Your call › pass\n" in played.stdout
    assert "\x1b" not in played.stdout
    assert records.loads((tmp_path / "match.txt").read_bytes()).deals[0].moves


def test_the_end_of_the_pipe_is_the_end_of_the_sitting(tmp_path: Path) -> None:
    played = play(tmp_path, "schnapsen")
    assert (played.returncode, played.stderr) == (0, "")
    assert "The match stays unfinished." in played.stdout
    verified = cardavia(tmp_path, "verify", "match.txt")
    assert verified.returncode == 0


def encoded(encoding: str, folder: Path, *arguments: str, typed: bytes = b"") -> bytes:
    """Returns what is printed where the streams have another encoding."""
    done = subprocess.run(
        [*CARDAVIA, *arguments],
        input=typed,
        capture_output=True,
        cwd=folder,
        env={"PYTHONIOENCODING": encoding, "PYTHONPATH": ":".join(sys.path)},
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_where_suits_cannot_be_written_letters_stand_for_them(tmp_path: Path, encoding: str) -> None:
    options = ("--seed=5", "--pace=instant", "--level=random")
    page = encoded(encoding, tmp_path, "play", "schnapsen", *options, typed=b"quit\ny\n").decode(encoding)
    (hand,) = [line for line in page.splitlines() if "Your hand" in line]
    assert len(re.findall(r"\b(?:10|[AKQJ])[SHDC]\b", hand)) == 5
    assert "-- Schnapsen ----" in page
    assert "Your lead > quit" in page or "Your card > quit" in page
    assert not re.search(r"[AKQJ0]\?", page)


@pytest.mark.parametrize("game", ["schnapsen", "fiftysix"])
def test_the_rules_are_set_where_suits_cannot_be_written(tmp_path: Path, game: str) -> None:
    page = encoded("ascii", tmp_path, "rules", game).decode("ascii")
    assert "?" not in page
    assert page == "".join(f"{line.rstrip()}\n" for line in page.splitlines())


@pytest.mark.parametrize("encoding", ["ascii", "utf-8", "utf-8:surrogateescape"])
def test_bytes_that_are_no_letters_are_words_like_any(tmp_path: Path, encoding: str) -> None:
    options = ("--pace=instant", "--level=random", "--record=match.txt")
    page = encoded(encoding, tmp_path, "play", "schnapsen", *options, typed=b"\xff\xfe\n\xff\nquit\ny\n")
    assert b"The match stays unfinished." in page
    assert records.verify((tmp_path / "match.txt").read_bytes()).shuffle == "checked"


def test_no_line_ends_in_blanks(tmp_path: Path) -> None:
    page = play(tmp_path, "fiftysix", "--players=4", typed="\n?\nhelp\nrules\npass\nquit\ny\n").stdout
    assert [line for line in page.splitlines() if line != line.rstrip()] == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_who_cannot_see_the_table_leaves_no_record(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*CARDAVIA, "play", "schnapsen", "--pace=instant"],
            input=b"\n",
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            timeout=PATIENCE,
            check=False,
        )
    assert b"Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bridge"], "There is no game “bridge”: choose fiftysix or schnapsen."),
        (["fiftysix", "--players=5"], "This game is for 4, 6 or 8 players, not 5."),
        (["schnapsen", "--players=4"], "This game is for 2 players, not 4."),
        (["schnapsen", "--rules=wild"], "There are no rules “wild”"),
        (["schnapsen", "--level=godlike"], "There is no level “godlike”"),
        (["schnapsen", "--seat=2"], "There is no seat 2: 2 seats are numbered from 0."),
        (["schnapsen", "--pace=hasty"], "There is no pace “hasty”: choose normal, slow or instant."),
        (["schnapsen", "--lang=tlh"], "There is no catalogue for “tlh” yet"),
        (["schnapsen", "--name= "], "name"),
        (["schnapsen", "--record=taken.txt"], "There is a file taken.txt already, and it is not overwritten"),
        (["schnapsen", "--record=nowhere/match.txt"], "nowhere/match.txt"),
        (["schnapsen", "--seed=many"], "--seed"),
        (["schnapsen", f"--seed={'9' * 100}"], "A seed has 18 digits at most: choose a shorter one."),
        (["schnapsen", f"--record={'m' * 300}"], ": File name too long"),
    ],
)
def test_what_cannot_be_had_is_refused_in_one_clear_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    (tmp_path / "taken.txt").write_text("mine", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["cardavia", "play", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    shown = capsys.readouterr()
    assert (ended.value.code, shown.out) == (2, "")
    (line,) = shown.err.splitlines()
    assert line.startswith("cardavia: ")
    assert said in line
    assert [path.name for path in tmp_path.iterdir()] == ["taken.txt"]
    assert (tmp_path / "taken.txt").read_text(encoding="utf-8") == "mine"
