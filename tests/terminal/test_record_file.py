"""The file of the record: whose name is free, and what is in it whenever one looks."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from cardavia import games, records
from cardavia.terminal.keeping import RecordFile
from cardavia.words import BadRequest

NOW = datetime(2026, 3, 1, 20, 15)
BEGUN = records.begin(games.game("schnapsen"), ["Anna", "computer"])


def test_a_match_is_named_by_its_game_and_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert str(RecordFile.named_by_time("schnapsen", NOW).path) == "cardavia-schnapsen-2026-03-01-2015.txt"


def test_matches_of_the_same_minute_do_not_overwrite_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = []
    for _ in range(3):
        file = RecordFile.named_by_time("schnapsen", NOW)
        file.keep(BEGUN)
        names.append(file.path.stem[-6:])
    assert names == ["1-2015", "2015-2", "2015-3"]


def test_a_file_that_exists_is_never_taken(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BadRequest, match="not overwritten"):
        RecordFile.claimed(tmp_path / "mine.txt")
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"


def test_the_file_holds_the_last_record_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    file = RecordFile.claimed(tmp_path / "match.txt")
    for kept in (BEGUN, BEGUN.with_pack(BEGUN.game.pack)):
        file.keep(kept)
        assert records.loads(file.path.read_bytes()) == kept
    assert list(tmp_path.iterdir()) == [file.path]


def test_a_record_that_cannot_be_written_leaves_the_one_before(tmp_path: Path) -> None:
    file = RecordFile.claimed(tmp_path / "match.txt")
    file.keep(BEGUN)
    (tmp_path / f".cardavia-{os.getpid()}.part").mkdir()
    with pytest.raises(OSError, match="cardavia"):
        file.keep(BEGUN.with_pack(BEGUN.game.pack))
    assert records.loads(file.path.read_bytes()) == BEGUN


def test_there_is_no_file_before_there_is_a_record(tmp_path: Path) -> None:
    RecordFile.claimed(tmp_path / "match.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_came_in_between_is_not_overwritten(tmp_path: Path) -> None:
    file = RecordFile.claimed(tmp_path / "match.txt")
    file.path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        file.keep(BEGUN)
    assert file.path.read_text(encoding="utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [file.path]


def test_the_longest_name_that_a_file_may_have_will_do(tmp_path: Path) -> None:
    file = RecordFile.claimed(tmp_path / ("m" * 251 + ".txt"))
    file.keep(BEGUN)
    assert records.loads(file.path.read_bytes()) == BEGUN
    with pytest.raises(OSError, match="too long"):
        RecordFile.claimed(tmp_path / ("m" * 252 + ".txt"))
