"""What was published of a match's shuffle: the commitments, the contributions, in the end the secret."""

from __future__ import annotations

from itertools import pairwise
from typing import Self

import msgspec
from msgspec.structs import force_setattr

from cardavia.games import Seat
from cardavia.shuffle import Contribution, Shuffle, contribution_commitment, read_hex
from cardavia.words import BadRequest


class Opening(msgspec.Struct, frozen=True):
    """Is what one person added to the shuffle, and the hash (hexadecimal) sent before it was opened.

    Whether the two fit is for :func:`records.verify` to say: a record of unfair play is a record too.

    Raises:
        BadText: the hash is not 64 hexadecimal digits.
    """

    contribution: Contribution
    commitment: str

    def __post_init__(self) -> None:
        force_setattr(self, "commitment", read_hex(self.commitment).hex())

    @property
    def seat(self) -> Seat:
        """Whose it is."""
        return self.contribution.seat


class Published(msgspec.Struct, frozen=True):
    """Is all that was published of a shuffle.  Openings stand in the order of their seats.

    >>> shuffle = Shuffle(bytes(32), (Contribution(2, bytes(range(32))),))
    >>> published = Published.of(shuffle)
    >>> published.secret, published.shuffle, list(published.commitments)
    (None, None, [2])

    Raises:
        BadText: the commitment is not 64 hexadecimal digits.
        BadRequest: the secret is not 32 bytes long, or two openings come from one seat.
    """

    commitment: str
    """The hash of the dealer's secret, in hexadecimal."""
    openings: tuple[Opening, ...] = ()
    secret: bytes | None = None
    """The dealer's secret; None until it is revealed."""

    def __post_init__(self) -> None:
        force_setattr(self, "commitment", read_hex(self.commitment).hex())
        force_setattr(self, "openings", tuple(sorted(self.openings, key=lambda opening: opening.seat)))
        for one, other in pairwise(self.openings):
            if one.seat == other.seat:
                raise BadRequest("shuffle_seat_twice", seat=one.seat)
        if self.secret is not None:
            Shuffle(self.secret)

    @classmethod
    def of(cls, shuffle: Shuffle) -> Self:
        """Returns what is published of a shuffle before its first deal: everything but the secret."""
        published = shuffle.commitment
        openings = (Opening(one, contribution_commitment(one, published)) for one in shuffle.contributions)
        return cls(published, tuple(openings))

    @property
    def contributions(self) -> tuple[Contribution, ...]:
        """What the people added, by seat."""
        return tuple(opening.contribution for opening in self.openings)

    @property
    def commitments(self) -> dict[Seat, str]:
        """The hash that each of these seats had sent before, in hexadecimal."""
        return {opening.seat: opening.commitment for opening in self.openings}

    @property
    def shuffle(self) -> Shuffle | None:
        """What orders the packs; None until the secret is revealed."""
        return None if self.secret is None else Shuffle(self.secret, self.contributions)
