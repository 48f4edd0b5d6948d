"""The table where no terminal is: lines come in from a file, and a plain page goes out."""

import subprocess
import sys
from pathlib import Path

import pytest

from cardavia import records
from cardavia.cli import main

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
        timeout=60,
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


def test_where_suits_cannot_be_written_the_game_goes_on(tmp_path: Path) -> None:
    options = ("--seed=5", "--pace=instant", "--level=random", "--record=match.txt")
    played = subprocess.run(
        [*CARDAVIA, "play", "schnapsen", *options],
        input=b"quit\ny\n",
        capture_output=True,
        cwd=tmp_path,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
        timeout=60,
        check=False,
    )
    assert (played.returncode, played.stderr) == (0, b"")
    assert b"10?" in played.stdout or b"K?" in played.stdout


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
