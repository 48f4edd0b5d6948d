"""An outsider checks the shuffle: with the page docs/fairness.md and the standard library, nothing of ours.

The verifier is taken from the page and runs as it is printed there.
"""

import hmac
import json
import re
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cardavia.cards import pack_of, write_cards
from cardavia.shuffle import Contribution, Shuffle, contribution_commitment
from cardavia.words import BadRequest

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))["vectors"]
VERIFIER = re.findall(r"```python\n(import .*?)```", PAGE, re.DOTALL)[0]
NEW_PACKS = [
    pack_of(("A", "T", "K", "Q", "J")),
    pack_of(("J", "9", "A", "T"), copies=2),
    pack_of(("J", "9", "A", "T", "K", "Q"), copies=2),
    pack_of(("J", "9", "A", "T", "K", "Q", "8", "7"), copies=2),
]

People = list[tuple[int, str, str]]
Verify = Callable[[str, str, People, str, dict[int, str]], str | None]


@pytest.fixture(scope="module")
def verify() -> Verify:
    page: dict[str, Any] = {}
    exec(compile(VERIFIER, "docs/fairness.md", "exec"), page)
    return page["verify"]  # type: ignore[no-any-return]


def a_match(number: int) -> tuple[str, str, People, str, dict[int, str]]:
    """Returns a match of four packs, dealt by the package, as the verifier takes it."""
    new_pack = NEW_PACKS[number % 4]
    shuffle = Shuffle(
        sha256(b"secret %d" % number).digest(),
        tuple(Contribution(seat, sha256(b"%d %d" % (seat, number)).digest()) for seat in range(number % 9)),
    )
    people = [
        (one.seat, contribution_commitment(one, shuffle.commitment), one.value.hex())
        for one in shuffle.contributions
    ]
    packs = {n: write_cards(shuffle.order(n, new_pack)) for n in (0, 1, 2, number)}
    return shuffle.commitment, shuffle.secret.hex(), people, write_cards(new_pack), packs


def test_the_verifier_is_short_and_needs_the_standard_library_alone() -> None:
    assert len(VERIFIER.splitlines()) <= 30
    imported = set(re.findall(r"(?m)^ *(?:import|from) (\w+)", VERIFIER))
    assert imported == {"hashlib", "hmac", "itertools"}
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_verifier_agrees_with_the_published_vectors(verify: Verify, vector: dict[str, Any]) -> None:
    people = [(one["seat"], one["commitment"], one["value"]) for one in vector["contributions"]]
    packs = {vector["n"]: vector["pack"]}
    assert verify(vector["commitment"], vector["secret"], people, vector["unshuffled"], packs) is None


def test_the_verifier_agrees_with_800_packs_of_200_matches(verify: Verify) -> None:
    for number in range(3, 203):
        assert verify(*a_match(number)) is None


@pytest.mark.parametrize("seats", [2, 4, 6, 8, 64])
def test_the_first_dealer_is_drawn_as_the_page_says(seats: int) -> None:
    drawn = []
    for number in range(300):
        secret, value = sha256(b"secret %d" % number).digest(), sha256(b"0 %d" % number).digest()
        contributions = bytes([1, 0]) + value
        numbers = (
            byte
            for block in range(9)
            for byte in hmac.digest(
                secret,
                b"cardavia shuffle 1 first dealer\n" + contributions + block.to_bytes(4, "big"),
                "sha256",
            )
        )
        expected = next(byte for byte in numbers if byte < 256 - 256 % seats) % seats
        drawn.append(Shuffle(secret, (Contribution(0, value),)).first_dealer(seats))
        assert drawn[-1] == expected
    assert len(set(drawn)) > seats * 0.9


@pytest.mark.parametrize("seats", [0, 1, 65])
def test_there_is_no_table_for_less_than_two_or_more_than_64(seats: int) -> None:
    with pytest.raises(BadRequest, match="2 to 64 seats"):
        Shuffle(bytes(32)).first_dealer(seats)


@pytest.mark.parametrize("number", range(20, 32))
def test_the_verifier_finds_what_was_changed(verify: Verify, number: int) -> None:
    published, secret, people, unshuffled, packs = a_match(number)
    _, another_secret, *_ = a_match(number + 1)
    turned = " ".join(reversed(packs[2].split()))
    assert verify(published, another_secret, people, unshuffled, packs) == "secret"
    assert verify(published, secret, people, unshuffled, packs | {2: turned}) == "pack 2"
    assert verify(published, secret, people[:-1], unshuffled, packs) == ("pack 0" if people else None)
    for seat, commitment, _ in people[:1]:
        changed = [(seat, commitment, secret), *people[1:]]
        assert verify(published, secret, changed, unshuffled, packs) == f"seat {seat}"


def test_the_worked_example_of_the_page_is_one_of_the_vectors() -> None:
    page = "".join(PAGE.partition("## One pack, worked out")[2].partition("## From Python")[0].split())
    (vector,) = (vector for vector in VECTORS if vector["name"].endswith("one byte is passed over"))
    (person,) = vector["contributions"]
    for shown in (
        *(vector[key] for key in ("secret", "commitment", "message", "block")),
        *(vector[key] for key in ("chosen", "unshuffled", "pack")),
        person["value"],
        person["commitment"],
    ):
        assert shown.replace(" ", "") in page


def test_the_page_shows_how_each_unshuffled_pack_begins() -> None:
    rows = re.findall(r"\| (\d+) \| ([^|]+) \| `([^`]+)` \|", PAGE)
    assert {(int(cards), ranks.replace(" ", ""), begins) for cards, ranks, begins in rows} == {
        (len(pack), "".join(dict.fromkeys(card.rank for card in pack)), write_cards(pack[:6]))
        for pack in NEW_PACKS
    }
