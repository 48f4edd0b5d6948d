"""The packs of a match: how secret and contributions order them, and the check when all is revealed."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, pairwise
from typing import Final, Self, TypeVar

import msgspec
from msgspec.structs import force_setattr

from cardavia.cards import Card, Hand, read_cards
from cardavia.shuffle.commitments import (
    Contribution,
    check_length,
    check_opening,
    read_hex,
    secret_commitment,
)
from cardavia.words import BadPosition, BadRequest

T = TypeVar("T")
Cards = str | Iterable[Card | str]

_PACK: Final = b"cardavia shuffle 1 pack\n"
_FIRST_DEALER: Final = b"cardavia shuffle 1 first dealer\n"
_NUMBERS: Final = range(2**32)
_SIZES: Final = range(257)
_TABLES: Final = range(2, 65)


class Shuffle(msgspec.Struct, frozen=True):
    """Orders every pack of one match, from the dealer's secret and the people's contributions.

    Contributions stand in the order of their seats, however they are given.

    >>> shuffle = Shuffle(bytes(32), (Contribution(2, bytes(range(32))),))
    >>> shuffle.permutation(0, 10)
    (8, 6, 1, 9, 0, 7, 2, 4, 5, 3)
    >>> shuffle.order(1, ("JS", "9S", "AS", "TS"))
    ('AS', 'TS', '9S', 'JS')

    Raises:
        BadRequest: the secret is not 32 bytes long, or two contributions come from one seat.
    """

    secret: bytes
    contributions: tuple[Contribution, ...] = ()

    def __post_init__(self) -> None:
        check_length(self.secret)
        by_seat = sorted(self.contributions, key=lambda contribution: contribution.seat)
        force_setattr(self, "contributions", tuple(by_seat))
        for one, other in pairwise(by_seat):
            if one.seat == other.seat:
                raise BadRequest("shuffle_seat_twice", seat=one.seat)

    @classmethod
    def from_hex(cls, secret: str, contributions: Mapping[int, str]) -> Self:
        """Reads a shuffle as records write it: the secret, and each seat's contribution, in hexadecimal.

        Raises:
            BadText: one of them is not 64 hexadecimal digits.
            BadRequest: there is no such seat.
        """
        opened = tuple(Contribution(seat, read_hex(value)) for seat, value in contributions.items())
        return cls(read_hex(secret), opened)

    def __repr__(self) -> str:
        # A secret in a log, before the match ends, would give every hand away.
        seats = [contribution.seat for contribution in self.contributions]
        return f"<Shuffle {self.commitment} with contributions from seats {seats}>"

    @property
    def commitment(self) -> str:
        """The hash of the secret, which the dealer publishes before anything else."""
        return secret_commitment(self.secret)

    def message(self, n: int) -> bytes:
        """Returns what decides pack ``n`` beside the secret: all contributions and the number, as bytes.

        Raises:
            BadRequest: packs are numbered from 0 to 2³² - 1.
        """
        if not isinstance(n, int) or n not in _NUMBERS:
            raise BadRequest("shuffle_no_such_pack", pack=n)
        return _PACK + self._opened() + n.to_bytes(4, "big")

    def _opened(self) -> bytes:
        opened = b"".join(bytes([one.seat]) + one.value for one in self.contributions)
        return bytes([len(self.contributions)]) + opened

    def stream(self, n: int) -> Iterator[int]:
        """Returns the endless stream of bytes that shuffles pack ``n``: HMAC-SHA-256, block after block."""
        return _stream(self.secret, self.message(n))

    def first_dealer(self, seats: int) -> int:
        """Returns the seat that deals first, drawn from secret and contributions like the packs.

        Raises:
            BadRequest: there are not 2 to 64 seats.
        """
        if not isinstance(seats, int) or seats not in _TABLES:
            raise BadRequest("shuffle_no_such_table", seats=seats, most=_TABLES[-1])
        return _below(seats, _stream(self.secret, _FIRST_DEALER + self._opened()))

    def permutation(self, n: int, size: int) -> tuple[int, ...]:
        """Returns, from the top of pack ``n`` down, the place of each card in the unshuffled pack.

        ``n`` counts every pack of the match from 0, those of thrown-in deals too.

        Raises:
            BadRequest: there is no pack of this number, or of this size (0 … 256 cards).
        """
        if not isinstance(size, int) or size not in _SIZES:
            raise BadRequest("shuffle_no_such_size", size=size, most=_SIZES[-1])
        stream = self.stream(n)
        places = list(range(size))
        for last in range(size - 1, 0, -1):
            chosen = _below(last + 1, stream)
            places[last], places[chosen] = places[chosen], places[last]
        return tuple(places)

    def order(self, n: int, cards: Sequence[T]) -> tuple[T, ...]:
        """Returns ``cards``, the unshuffled pack, in the order of pack ``n``, top card first."""
        return tuple(cards[place] for place in self.permutation(n, len(cards)))


def _stream(secret: bytes, message: bytes) -> Iterator[int]:
    return (
        byte
        for block in count()
        for byte in hmac.digest(secret, message + block.to_bytes(4, "big"), "sha256")
    )


def _below(limit: int, stream: Iterator[int]) -> int:
    # Bytes beyond the last whole multiple of the limit are passed over: they would favour low numbers.
    fair = 256 - 256 % limit
    return next(byte for byte in stream if byte < fair) % limit


def check(
    shuffle: Shuffle,
    *,
    published: str,
    commitments: Mapping[int, str],
    unshuffled: Cards,
    packs: Iterable[Cards],
) -> None:
    """Checks a match that is over: all that was revealed is what was published, and orders every pack.

    ``published`` is the dealer's commitment and ``commitments`` has that of each seat that made
    one, in hexadecimal; ``packs`` are all packs of the match from pack 0 on, top card first.

    Raises:
        BadRequest: secret or contributions are not what was committed to; the message names the seat.
        BadPosition: a pack lies otherwise; the message names pack and card.
        BadText: something cannot be read.
    """
    if read_hex(published).hex() != shuffle.commitment:
        raise BadRequest("shuffle_secret_not_as_published")
    _check_openings(shuffle, published, commitments)
    new_pack = read_cards(unshuffled)
    for n, pack in enumerate(packs):
        _check_pack(n, read_cards(pack), shuffle.order(n, new_pack))


def _check_openings(shuffle: Shuffle, published: str, commitments: Mapping[int, str]) -> None:
    for contribution in shuffle.contributions:
        if contribution.seat not in commitments:
            raise BadRequest("shuffle_never_committed", seat=contribution.seat)
        check_opening(contribution, commitments[contribution.seat], published)
    unopened = commitments.keys() - {contribution.seat for contribution in shuffle.contributions}
    if unopened:
        raise BadRequest("shuffle_never_opened", seat=min(unopened))


def _check_pack(n: int, found: Hand, due: Hand) -> None:
    if len(found) != len(due):
        raise BadPosition("shuffle_pack_of_other_size", pack=n, found=len(found), due=len(due))
    for place, (card, due_card) in enumerate(zip(found, due, strict=True), start=1):
        if card != due_card:
            raise BadPosition("shuffle_pack_differs", pack=n, place=place, found=str(card), due=str(due_card))
