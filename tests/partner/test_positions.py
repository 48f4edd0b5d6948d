"""Every position that the proof ``partner`` counts: what a good partner does there, ``strong`` does."""

import importlib.util
import sys
from pathlib import Path

import pytest

from cardavia.players import Budget

PROOF = Path(__file__).parent.parent.parent / "proofs" / "partner.py"
_spec = importlib.util.spec_from_file_location("partner_proof", PROOF)
assert _spec is not None
assert _spec.loader is not None
partner = importlib.util.module_from_spec(_spec)
sys.modules[_spec.name] = partner
_spec.loader.exec_module(partner)

POSITIONS = list(partner.positions())


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_strong(position) -> None:  # type: ignore[no-untyped-def] # its class comes with the proof
    assert position.finds("strong", Budget(work=5_000))


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_what_a_good_partner_may_do_is_allowed_there(position) -> None:  # type: ignore[no-untyped-def]
    legal = {str(move) for move in position.view.legal_moves()}
    assert position.good <= legal
    assert len(legal) > len(position.good)


def test_positions_are_of_all_tables_and_told_apart() -> None:
    assert {position.view.game.players for position in POSITIONS} == {4, 6, 8}
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= 60
