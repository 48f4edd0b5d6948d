"""Before the first card, dealer and people bind themselves, and what they open has to fit."""

import hashlib

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardavia.shuffle import (
    Contribution,
    check_opening,
    contribution_commitment,
    new_secret,
    read_hex,
    secret_commitment,
)
from cardavia.words import BadRequest, BadText

values = st.binary(min_size=32, max_size=32)
seats = st.integers(0, 63)
contributions = st.builds(Contribution, seats, values)
PUBLISHED = secret_commitment(bytes(32))


def test_a_fresh_secret_has_256_bits_and_is_never_the_same() -> None:
    fresh = {new_secret() for _ in range(1000)}
    assert len(fresh) == 1000
    assert {len(secret) for secret in fresh} == {32}


@given(values, values)
def test_a_commitment_binds_the_dealer_to_one_secret(secret: bytes, other: bytes) -> None:
    assert (secret_commitment(secret) == secret_commitment(other)) == (secret == other)


@given(contributions, contributions, values, values)
def test_a_commitment_binds_a_person_to_one_contribution_of_one_seat_in_one_match(
    one: Contribution, other: Contribution, secret: bytes, other_secret: bytes
) -> None:
    assume(secret != other_secret)
    published, otherwise = secret_commitment(secret), secret_commitment(other_secret)
    commitment = contribution_commitment(one, published)
    assert (commitment == contribution_commitment(other, published)) == (one == other)
    assert commitment != contribution_commitment(one, otherwise)


@given(values, seats)
def test_no_hash_of_one_kind_serves_as_one_of_another(value: bytes, seat: int) -> None:
    hashes = {
        hashlib.sha256(value).hexdigest(),
        secret_commitment(value),
        contribution_commitment(Contribution(seat, value), value.hex()),
    }
    assert len(hashes) == 3


@given(contributions)
def test_what_is_opened_fits_its_commitment_in_small_or_capital_digits(contribution: Contribution) -> None:
    commitment = contribution_commitment(contribution, PUBLISHED)
    check_opening(contribution, commitment, PUBLISHED)
    check_opening(contribution, commitment.upper(), PUBLISHED.upper())


@given(contributions, st.integers(0, 255))
def test_another_contribution_than_the_one_committed_to_is_refused(
    contribution: Contribution, bit: int
) -> None:
    changed = (int.from_bytes(contribution.value, "big") ^ 1 << bit).to_bytes(32, "big")
    commitment = contribution_commitment(contribution, PUBLISHED)
    with pytest.raises(BadRequest) as refusal:
        check_opening(Contribution(contribution.seat, changed), commitment, PUBLISHED)
    assert (refusal.value.id, refusal.value.params) == (
        "shuffle_not_as_committed",
        {"seat": contribution.seat},
    )


def test_a_commitment_copied_from_another_seat_cannot_be_opened() -> None:
    copied = contribution_commitment(Contribution(0, bytes(32)), PUBLISHED)
    with pytest.raises(BadRequest, match="The contribution of seat 1 does not fit the hash"):
        check_opening(Contribution(1, bytes(32)), copied, PUBLISHED)


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_secrets_and_contributions_have_32_bytes(length: int) -> None:
    with pytest.raises(BadRequest, match=f"must be 32 bytes long, not {length}"):
        secret_commitment(bytes(length))
    with pytest.raises(BadRequest, match=f"must be 32 bytes long, not {length}"):
        Contribution(0, bytes(length))


@pytest.mark.parametrize("seat", [-1, 64, 256])
def test_a_seat_outside_0_to_63_is_refused(seat: int) -> None:
    with pytest.raises(BadRequest, match=f"There is no seat {seat}: seats are numbered from 0 to 63"):
        Contribution(seat, bytes(32))


@given(values)
def test_hexadecimal_reads_back(value: bytes) -> None:
    assert read_hex(value.hex()) == read_hex(value.hex().upper()) == value


NOT_64_DIGITS = {
    "nothing": "",
    "one too few": "0" * 63,
    "one too many": "0" * 65,
    "a line end": "0" * 64 + "\n",
    "a letter": "g" + "0" * 63,
    "a prefix": "0x" + "0" * 62,
    "spaces": "00 " * 21 + "0",
    "digits of another script": "٠" * 64,
}


@pytest.mark.parametrize("text", NOT_64_DIGITS.values(), ids=NOT_64_DIGITS)
def test_what_is_not_64_hexadecimal_digits_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="written with 64 digits, each 0–9 or a–f"):
        read_hex(text)
    with pytest.raises(BadText):
        contribution_commitment(Contribution(0, bytes(32)), text)
