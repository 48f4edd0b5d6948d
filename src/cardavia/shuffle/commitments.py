"""What dealer and people bind themselves to before the first card, and how it is opened."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

import msgspec

from cardavia.words import BadRequest, BadText

LENGTH: Final = 32
"""The length of a secret, a contribution and a hash, in bytes."""

# What is hashed begins with what it is: a hash of one kind never serves as one of another.
_SECRET: Final = b"cardavia shuffle 1 secret\n"
_CONTRIBUTION: Final = b"cardavia shuffle 1 contribution\n"
_SEATS: Final = range(64)


def new_secret() -> bytes:
    """Returns 32 fresh bytes from the operating system: a dealer's secret, or a person's contribution.

    This is where chance comes in; all else in the shuffle is a pure function.
    """
    return secrets.token_bytes(LENGTH)


class Contribution(msgspec.Struct, frozen=True):
    """Holds the 32 random bytes that the person in one seat (0 … 63) adds to the shuffle.

    Computer players, and people who were not there when the match began, have none.

    Raises:
        BadRequest: there is no such seat, or there are not 32 bytes.
    """

    seat: int
    value: bytes

    def __post_init__(self) -> None:
        if self.seat not in _SEATS:
            raise BadRequest("shuffle_no_such_seat", seat=self.seat, most=_SEATS[-1])
        check_length(self.value)


def secret_commitment(secret: bytes) -> str:
    """Returns the hash, in hexadecimal, by which the dealer is bound to a secret.

    >>> secret_commitment(bytes(32))
    '69464d7615ecabbacd57112fa01b90235d012247c6f3b41e6dac4a62a81ca50e'

    Raises:
        BadRequest: the secret is not 32 bytes long.
    """
    check_length(secret)
    return hashlib.sha256(_SECRET + secret).hexdigest()


def contribution_commitment(contribution: Contribution, published: str) -> str:
    """Returns the hash, in hexadecimal, by which a person is bound to a contribution.

    It covers the seat and ``published``, the dealer's commitment: it cannot be copied to another
    seat, nor used in another match, nor have been made before the dealer was bound.

    Raises:
        BadText: ``published`` is not 64 hexadecimal digits.
    """
    seat = bytes([contribution.seat])
    return hashlib.sha256(_CONTRIBUTION + read_hex(published) + seat + contribution.value).hexdigest()


def check_opening(contribution: Contribution, commitment: str, published: str) -> None:
    """Checks that a contribution is the one that its seat committed to, under the dealer's commitment.

    Raises:
        BadRequest: it is another.
        BadText: a commitment is not 64 hexadecimal digits.
    """
    if read_hex(commitment).hex() != contribution_commitment(contribution, published):
        raise BadRequest("shuffle_not_as_committed", seat=contribution.seat)


def read_hex(text: str) -> bytes:
    """Returns the 32 bytes that 64 hexadecimal digits, small or capital, stand for.

    Raises:
        BadText: the text is anything else.
    """
    if not re.fullmatch(r"[0-9A-Fa-f]{64}", text):
        raise BadText("shuffle_bad_hex", digits=2 * LENGTH)
    return bytes.fromhex(text)


def check_length(value: bytes) -> None:
    """Checks that a secret or contribution has 32 bytes; raises BadRequest where it has not."""
    if len(value) != LENGTH:
        raise BadRequest("shuffle_bad_length", length=LENGTH, found=len(value))
