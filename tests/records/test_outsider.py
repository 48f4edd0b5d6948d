"""An outsider takes shuffle and packs out of a record and checks them, with docs/fairness.md alone."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
NEW_PACKS = {
    "fiftysix-six-whole": ("J9ATKQ", 2),
    "fiftysix-four-thrown-in": ("J9AT", 2),
    "fiftysix-eight-international": ("J9ATKQ87", 2),
    "schnapsen-whole": ("ATKQJ", 1),
}


@pytest.mark.parametrize("name", NEW_PACKS)
def test_a_record_holds_all_it_takes_to_check_its_shuffle(golden: dict[str, str], name: str) -> None:
    page: dict[str, Any] = {}
    exec(re.findall(r"```python\n(import .*?)```", PAGE, re.DOTALL)[0], page)
    text, (ranks, copies) = golden[name], NEW_PACKS[name]
    tags = dict(re.findall(r'\[(\w+) "(.*)"\]', text))
    people = [
        (int(tag[9:]), value, tags[f"Contribution{tag[9:]}"])
        for tag, value in tags.items()
        if tag.startswith("Committed")
    ]
    new_pack = " ".join(rank + suit for suit in "SHDC" for rank in ranks for _ in range(copies))
    packs = dict(enumerate(" ".join(pack.split()) for pack in re.findall(r"Pack\n([^a-z]*)Hands", text)))
    verify = page["verify"]
    assert verify(tags["Commitment"], tags["Secret"], people, new_pack, packs) is None
    assert len(packs) == text.count("Deal ")
    turned = packs | {1: " ".join(reversed(packs[1].split()))}
    assert verify(tags["Commitment"], tags["Secret"], people, new_pack, turned) == "pack 1"
