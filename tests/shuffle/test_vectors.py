"""The published vectors hold, step by step: what other programs are measured by."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cardavia.cards import pack_of, write_cards
from cardavia.shuffle import Shuffle, check, contribution_commitment

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))["vectors"]
UNSHUFFLED = {
    write_cards(pack_of(("A", "T", "K", "Q", "J"))),
    write_cards(pack_of(("J", "9", "A", "T"), copies=2)),
    write_cards(pack_of(("J", "9", "A", "T", "K", "Q"), copies=2)),
    write_cards(pack_of(("J", "9", "A", "T", "K", "Q", "8", "7"), copies=2)),
}
Vector = dict[str, Any]

each_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])


def shuffle_of(vector: Vector) -> Shuffle:
    return Shuffle.from_hex(vector["secret"], {one["seat"]: one["value"] for one in vector["contributions"]})


@each_vector
def test_commitments_are_as_published(vector: Vector) -> None:
    shuffle = shuffle_of(vector)
    assert shuffle.commitment == vector["commitment"]
    assert [contribution_commitment(one, shuffle.commitment) for one in shuffle.contributions] == [
        one["commitment"] for one in vector["contributions"]
    ]


@each_vector
def test_message_and_first_block_are_as_published(vector: Vector) -> None:
    shuffle = shuffle_of(vector)
    assert (shuffle.message(vector["n"]) + bytes(4)).hex() == vector["message"]
    assert bytes(islice(shuffle.stream(vector["n"]), 32)).hex() == vector["block"]


@each_vector
def test_chosen_numbers_come_from_the_stream_and_make_the_permutation(vector: Vector) -> None:
    chosen = [int(number) for number in vector["chosen"].split()]
    places = list(range(len(chosen) + 1))
    stream = islice(shuffle_of(vector).stream(vector["n"]), vector["bytes_used"])
    passed_over = 0
    for last, number in zip(range(len(chosen), 0, -1), chosen, strict=True):
        byte = next(stream)
        while byte // (last + 1) == 256 // (last + 1):
            byte, passed_over = next(stream), passed_over + 1
        assert byte % (last + 1) == number
        places[last], places[number] = places[number], places[last]
    assert (passed_over, list(stream)) == (vector["bytes_passed_over"], [])
    assert " ".join(map(str, places)) == vector["permutation"]


@each_vector
def test_the_first_dealer_is_as_published(vector: Vector) -> None:
    shuffle = shuffle_of(vector)
    drawn = {str(seats): shuffle.first_dealer(seats) for seats in (2, 4, 6, 8)}
    assert drawn == vector["first_dealer"]


@each_vector
def test_the_pack_is_as_published(vector: Vector) -> None:
    shuffle, new_pack = shuffle_of(vector), vector["unshuffled"].split()
    assert " ".join(map(str, shuffle.permutation(vector["n"], len(new_pack)))) == vector["permutation"]
    assert " ".join(shuffle.order(vector["n"], new_pack)) == vector["pack"]


@pytest.mark.parametrize("vector", [one for one in VECTORS if one["n"] == 0], ids=lambda one: one["name"])
def test_a_first_pack_passes_the_check(vector: Vector) -> None:
    commitments = {one["seat"]: one["commitment"] for one in vector["contributions"]}
    check(
        shuffle_of(vector),
        published=vector["commitment"],
        commitments=commitments,
        unshuffled=vector["unshuffled"],
        packs=[vector["pack"]],
    )


def test_the_vectors_cover_every_pack_and_what_an_implementer_may_forget() -> None:
    assert {vector["unshuffled"] for vector in VECTORS} == UNSHUFFLED
    assert {len(vector["contributions"]) for vector in VECTORS} >= {0, 1, 2, 3, 6, 8}
    assert {vector["n"] for vector in VECTORS} >= {0, 1, 1000, 2**32 - 1}
    assert any(vector["bytes_passed_over"] for vector in VECTORS)
    assert any(vector["bytes_used"] > 64 for vector in VECTORS)
