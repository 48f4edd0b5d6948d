"""``cardavia solve`` as a user meets it: a process, what it prints, and its exit code."""

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardavia import games, records, study
from cardavia.cli import main

from ..patience import PATIENCE, WHOLE_RUN
from ..study.positions import FIFTYSIX, SCHNAPSEN

COMMAND = [sys.executable, "-c", "from cardavia.cli import main; main()", "solve"]
OTHER_POINTS = FIFTYSIX.replace("\n\n", '\n[Rules "classic points=2-3-1-1"]\n\n').replace("13:", "12:")


def solve(text: str | bytes, *options: str) -> subprocess.CompletedProcess[str]:
    """Runs the command with the text on its standard input."""
    given = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run(
        [*COMMAND, "-", *options], input=given, capture_output=True, timeout=WHOLE_RUN, check=False
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    )


def whole_deal(players: int = 8, seed: int = 7) -> str:
    """Returns a position of 56 at its first lead, the cards well mixed."""
    game = games.game("fiftysix", players=players)
    pack = list(game.pack)
    random.Random(seed).shuffle(pack)
    deal = game.deal(dealer=0, pack=pack)
    return study.write_position(deal.play_all("28S " + "P " * (players - 1)))


# ── what it prints ────────────────────────────────────────────────────────────────────────────


def test_every_card_of_56_is_printed_with_its_points_best_first() -> None:
    done = solve(FIFTYSIX)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.findall(r"^ +(best)? +(\S+) +(\d+) points$", done.stdout, re.MULTILINE) == [
        ("best", "K♠", "28"), ("", "K♥", "22"), ("", "Q♦", "18"),
    ]  # fmt: skip
    assert "28 spades by seat 0" in done.stdout
    assert "The contract is made" in done.stdout


def test_best_play_is_printed_trick_by_trick() -> None:
    rows = solve(FIFTYSIX).stdout.partition("Best play")[2].splitlines()
    assert [row.split()[:2] for row in rows[:3]] == [["seat", "1"], ["seat", "2"], ["seat", "0"]]
    assert rows[0].split()[2] == "K♠"
    assert [len(row.split()) - 2 for row in rows[:3]] == [3, 4, 4]


def test_every_move_of_schnapsen_is_printed_with_its_game_points() -> None:
    done = solve(SCHNAPSEN)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"best +K♥ +wins 1", done.stdout)
    assert len(re.findall(r"loses 1$", done.stdout, re.MULTILINE)) == 4
    assert "clubs are trumps" in done.stdout


def test_the_position_is_printed_above_its_values() -> None:
    game = games.game("schnapsen")
    hands = ["AS TS KS QS JS", "AH TH KH QH JC"]
    deal = game.deal(dealer=0, hands=hands, stock="JH KC TD KD QD JD AC TC QC AD").play_all("close KH")
    printed = solve(study.write_position(deal)).stdout
    assert re.search(r"seat 1 +A♥ 10♥ Q♥ J♣$", printed, re.MULTILINE)
    assert re.search(r"On the table +seat 1 K♥$", printed, re.MULTILINE)
    assert re.search(r"Stock +J♥ .* A♦ closed by seat 1$", printed, re.MULTILINE)
    assert re.search(r"Points +0:0, and 0:20 pending$", printed, re.MULTILINE)


def test_a_doubled_contract_says_so() -> None:
    assert "28 spades by seat 0, redoubled" in solve(FIFTYSIX.replace("28S P P P", "28S X XX")).stdout


def test_json_is_for_programs() -> None:
    found = json.loads(solve(FIFTYSIX, "--json").stdout)
    assert found.keys() == {"game", "to_act", "values", "best", "line", "exact", "nodes", "stands"}
    assert (found["game"], found["to_act"], found["best"]) == ("fiftysix", 2, ["KS"])
    assert found["values"] == {"KS": 28, "KH": 22, "QD": 18}


def test_a_file_is_read_as_standard_input_is(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(SCHNAPSEN, encoding="utf-8")
    done = subprocess.run([*COMMAND, str(path), "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == json.loads(solve(SCHNAPSEN, "--json").stdout)


def test_while_a_deal_is_called_the_strains_are_compared() -> None:
    game = games.game("fiftysix", players=4)
    hands = [game.pack[seat * 12 : seat * 12 + 12] for seat in range(4)]
    text = study.write_position(game.deal(dealer=3, hands=hands).play("28S"))
    done = solve(text)
    assert done.returncode == 0
    assert re.findall(r"^ +(spades|no trumps) +(\d+:\d+)$", done.stdout, re.MULTILINE) == [
        ("spades", "56:0"), ("no trumps", "56:0"),
    ]  # fmt: skip
    assert json.loads(solve(text, "--json").stdout)["strains"]["H"] == [0, 56]


def test_a_limit_says_that_it_came_first() -> None:
    done = solve(whole_deal(), "--node-limit", "10")
    assert done.returncode == 0
    assert "not known" in done.stdout
    assert "raise --node-limit" in done.stdout
    assert json.loads(solve(whole_deal(), "--node-limit", "10", "--json").stdout)["exact"] is False


def test_the_page_on_solving_shows_what_the_command_prints() -> None:
    page = (Path(__file__).parents[2] / "docs" / "solving.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    positions = [n for n, block in enumerate(blocks) if "Position\n" in block]
    assert len(positions) == 2
    for n in positions:
        printed, shown = solve(blocks[n]).stdout, blocks[n + 1]
        assert shown.strip("\n") in printed


# ── records ───────────────────────────────────────────────────────────────────────────────────


def schnapsen_record() -> records.Record:
    """Returns a record of a deal that is over and one that goes on."""
    game = games.game("schnapsen")
    record = records.begin(game, ["Anu", "Biju"])
    for moves in (100, 3):
        record = record.with_pack(game.pack)
        while moves and not record.match.needs_pack:
            assert record.match.deal is not None
            record, moves = record.with_move(record.match.deal.legal_moves()[-1]), moves - 1
    return record


def test_of_a_record_the_last_deal_is_solved_where_it_stands() -> None:
    record = schnapsen_record()
    deal = record.match.deal
    assert deal is not None
    found = json.loads(solve(records.dumps(record), "--json").stdout)
    assert found["values"].keys() == {str(move) for move in deal.legal_moves()}


def test_deal_and_ply_choose_another_place() -> None:
    record = schnapsen_record()
    deal = record.at(1, 2).match.deal
    assert deal is not None
    found = json.loads(solve(records.dumps(record), "--deal", "1", "--ply", "2", "--json").stdout)
    assert found["to_act"] == deal.to_act
    assert found["values"].keys() == {str(move) for move in deal.legal_moves()}


# ── what cannot be solved ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "options", "says"),
    [
        (FIFTYSIX.replace("9D AD", "9D KH"), "", "More than the pack holds: K♥"),
        (FIFTYSIX.replace("9D AD", "9D"), "", "Seat 0 has 2 cards, but should have 3"),
        (FIFTYSIX.replace("13:28", "93:28"), "", "together it has to be 56"),
        (FIFTYSIX.replace("28S P P P", "28S P P"), "", "is not over"),
        (FIFTYSIX.replace("JC\n", "JX\n", 1), "", "Line 10: “JX” is not a card"),
        (FIFTYSIX, "--deal 1", "one position"),
        (FIFTYSIX, "--node-limit 0", "1 or more"),
        (FIFTYSIX, "--ply some", "--ply"),
        (OTHER_POINTS, "", "not 2-3-1-1"),
        (SCHNAPSEN.replace("26:34", "121:34"), "", "from 0 to below 66, not 121"),
        (SCHNAPSEN.replace("26:34", "64:60"), "", "do not fit the cards gone"),
        (SCHNAPSEN.replace("TS  KH", "TS  QH"), "", "More than the pack holds: Q♥"),
        (SCHNAPSEN.replace("Trump    C", ""), "", "section Trump is missing"),
        (records.dumps(schnapsen_record()), "--deal 7", "no deal 7"),
        (records.dumps(schnapsen_record()), "--deal 1 --ply 99", "nothing after 99"),
        (records.dumps(schnapsen_record()).replace("dealer 0", "dealer 1", 1), "", "Line "),
        ("", "", "should begin with [Cardavia"),
        (b"\xff\xfe\x00\x01", "", "UTF-8"),
        (b"\x1b[31m" * 40_000, "", "Line 1"),
        ("{}", "", "should begin with [Cardavia"),
    ],
)  # fmt: skip
def test_bad_input_is_one_clear_line_and_exit_code_2(
    text: str | bytes,
    options: str,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    given = text if isinstance(text, bytes) else text.encode()
    monkeypatch.setattr(sys, "argv", ["cardavia", "solve", "-", *options.split()])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    assert printed.err.startswith("cardavia: ")
    assert printed.err.count("\n") == 1
    assert says in printed.err


def test_a_deal_that_is_over_has_nothing_to_solve() -> None:
    record = schnapsen_record()
    done = solve(records.dumps(record), "--deal", "1", "--ply", str(len(record.deals[0].moves)))
    assert done.returncode == 2
    assert "the deal is over" in done.stderr.lower()


def test_a_file_that_is_not_there_is_named() -> None:
    done = subprocess.run([*COMMAND, "no-such-file"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no-such-file" in done.stderr


# ── long searches ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no terminals of this kind")
def test_a_long_search_shows_that_it_goes_on_and_can_be_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "whole.txt"
    path.write_text(whole_deal(players=4, seed=1), encoding="utf-8")
    with searching(path) as (process, screen):
        seen = b""
        while b"Solving" not in seen:
            seen += os.read(screen, 1000)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
        assert process.stdout is not None
        assert process.stdout.read() == b""


@contextmanager
def searching(path: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Gives the command at work, and the terminal that is its standard error."""
    screen, end = os.openpty()
    environment = os.environ | {"TERM": "xterm"}
    command = [*COMMAND, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=end, env=environment) as process:
        try:
            yield process, screen
        finally:
            process.kill()
            os.close(screen)
            os.close(end)
