"""The runner of proofs: lists them, runs one by name, and its exit code says whether it holds."""

import subprocess
import sys
from pathlib import Path

import pytest

PROVE = Path(__file__).parent.parent / "scripts" / "prove"

HOLDS = '''"""A hand of thirteen is never dealt.

More about it.
"""
from proofs import _figures

def prove(quick: bool) -> tuple[bool, str]:
    print("dealing")
    return True, _figures.of(quick)
'''
FAILS = '''"""The dealer always wins."""

def prove(quick: bool) -> tuple[bool, str]:
    return False, "48 of 100 deals won"
'''
BREAKS = '''"""Nobody can count to 57."""

def prove(quick: bool) -> tuple[bool, str]:
    raise ArithmeticError(57)
'''


@pytest.fixture
def proofs(tmp_path: Path) -> Path:
    folder = tmp_path / "proofs"
    folder.mkdir()
    (folder / "thirteen.py").write_text(HOLDS)
    (folder / "dealer.py").write_text(FAILS)
    (folder / "counting.py").write_text(BREAKS)
    (folder / "_figures.py").write_text("def of(quick): return '100 deals' if quick else '100,000 deals'\n")
    return folder


def prove(proofs: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROVE), "--proofs", str(proofs), *arguments]
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)


def test_without_a_name_every_proof_is_listed_with_what_it_shows(proofs: Path) -> None:
    listed = prove(proofs)
    assert listed.returncode == 0
    assert listed.stdout.splitlines() == [
        "counting     Nobody can count to 57.",
        "dealer       The dealer always wins.",
        "thirteen     A hand of thirteen is never dealt.",
    ]


def test_a_proof_that_holds_ends_with_0_and_its_figures(proofs: Path) -> None:
    proved = prove(proofs, "thirteen")
    assert proved.returncode == 0
    assert proved.stdout.splitlines() == ["dealing", "100,000 deals"]


def test_a_quick_proof_is_told_so(proofs: Path) -> None:
    assert prove(proofs, "thirteen", "--quick").stdout.splitlines()[-1] == "100 deals"


def test_a_proof_that_does_not_hold_ends_with_1_and_its_figures(proofs: Path) -> None:
    proved = prove(proofs, "dealer")
    assert proved.returncode == 1
    assert proved.stdout.splitlines()[-1] == "48 of 100 deals won"


def test_a_proof_that_breaks_does_not_hold(proofs: Path) -> None:
    proved = prove(proofs, "counting")
    assert proved.returncode == 1
    assert "ArithmeticError: 57" in proved.stderr


def test_a_proof_that_does_not_exist_is_refused_with_those_that_do(proofs: Path) -> None:
    refused = prove(proofs, "luck")
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1].endswith(
        "there is no proof 'luck'; there are: counting, dealer, thirteen"
    )


def test_helpers_are_no_proofs(proofs: Path) -> None:
    assert prove(proofs, "_figures").returncode == 2


def test_every_proof_of_the_project_says_what_it_shows() -> None:
    listed = subprocess.run([sys.executable, str(PROVE)], capture_output=True, text=True, check=True)
    assert all(len(line.split(maxsplit=1)) == 2 for line in listed.stdout.splitlines() if line)
