"""Every order is equally likely, as far as counting can tell: the proof's measure on fewer packs."""

import runpy
from pathlib import Path

import pytest

PROOF = runpy.run_path(str(Path(__file__).parents[2] / "proofs" / "shuffle.py"))


@pytest.mark.parametrize("size", [20, 48])
def test_each_card_and_each_two_come_to_each_place_as_often_as_chance_has_it(size: int) -> None:
    assert PROOF["evidence"](PROOF["fair_packs"](10_000, size), size) >= 0.01


FAULTS = ["remainder of every byte", "swaps each card with any", "only cuts the pack"]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_shuffle_is_caught_by_the_same_measure(fault: str) -> None:
    assert PROOF["evidence"](PROOF["faulty_packs"](fault, 10_000, 48), 48) < 1e-6


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"), [(18.307, 10, 0.05), (67.328, 100, 0.995), (149.449, 100, 0.001)]
)
def test_the_tail_is_that_of_the_tables_of_chi_square(statistic: float, freedom: int, p: float) -> None:
    assert PROOF["tail"](statistic, freedom) == pytest.approx(p, rel=0.02)
