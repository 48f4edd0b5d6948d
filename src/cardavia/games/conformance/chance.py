"""The kit's chance: packs and moves that look random, and are the same on every machine for ever.

The rules know no chance of their own, and a play-through that is on record has to stay what it is
when Python changes its generators.  Hence a few lines of SHA-256.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Gives what looks random and is settled by a seed.

    >>> chance = Chance("fiftysix", 1)
    >>> chance.below(6), chance.one_of("SHDC"), chance.order("SHDC")
    (1, 'D', ('S', 'D', 'H', 'C'))
    """

    def __init__(self, *seed: str | int) -> None:
        self._seed = sha256(repr(seed).encode())
        self._drawn = 0

    def below(self, limit: int) -> int:
        """Returns a number from 0 to one below the limit."""
        block = self._seed.copy()
        block.update(b" %d" % self._drawn)
        self._drawn += 1
        return int.from_bytes(block.digest()[:8], "big") % limit

    def one_of(self, items: Sequence[T]) -> T:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def order(self, items: Sequence[T]) -> tuple[T, ...]:
        """Returns all of the items, shuffled."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            chosen = self.below(last + 1)
            shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
        return tuple(shuffled)

    def moved(self, items: Sequence[T], places: Sequence[int]) -> tuple[T, ...]:
        """Returns the items after those in some places have changed places: all of them, or just two."""
        places = self.order(places)
        if self.below(2):
            places = places[:2]
        moved = list(items)
        for place, other in zip(places, (*places[1:], *places[:1]), strict=True):
            moved[place] = items[other]
        return tuple(moved)
