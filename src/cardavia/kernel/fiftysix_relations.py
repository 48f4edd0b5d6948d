"""Which comparisons of cards a proof about 56 leans on.

Whatever a proof has not compared may be otherwise, and the proof still holds.  So one proof serves many
positions, and one card that was tried speaks for others.  A proof's *relations* are bits: bit
4 * worth + suit says that cards of the same worth and suit were compared, an A with a 10, say, or two Jacks;
bit 16 + 4 * worth + suit that a card of more worth was taken to be stronger than one of this worth or less.
A bound with its relations is one number: bound | relations << 8.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

ONE = cython.declare(cython.longlong, 1)
WORTH = cython.declare(cython.int, 0xE500)
"""The worth of each strength, two bits each: 7 8 Q K are worth 0, T A 1, 9 2, J 3."""


def compared(
    relations: cython.longlong, suit: cython.int, power: cython.int, best: cython.int
) -> cython.longlong:
    """Returns what decides a trick once a card of this suit and power joins the best one so far."""
    new: cython.int = WORTH >> 2 * (power - 1 & 7) & 3
    old: cython.int = WORTH >> 2 * (best - 1 & 7) & 3
    if power == 0 or best == 0:
        return relations
    if (power > 16) != (best > 16):
        # A first trump wins whatever lies there.
        return 0 if power > best else relations
    if new == old:
        return relations | ONE << (4 * new + suit)
    if new > old:
        # What is worth more than the best beats the whole trick: what came before no longer counts.
        return ONE << (12 + 4 * new + suit)
    return relations | ONE << (12 + 4 * old + suit)


def between(worth: int, other: int) -> int:
    """Returns all relations of the first suit that tell cards of two worths, and those between, apart."""
    low, high = min(worth, other), max(worth, other)
    alike = sum(1 << 4 * level for level in range(low, high + 1))
    return alike + sum(1 << 16 + 4 * level for level in range(low, high))


def rung(step: int, suits: int) -> int:
    """Returns the part of a ladder that counts the cards of these suits worth more than the step."""
    place, length = ((0, 8), (8, 4), (12, 2))[step]
    return sum((1 << length) - 1 << 16 * suit + place for suit in range(4) if suits >> suit & 1)


def finer(relations: int) -> int:
    """Returns which bits count of two hands' K Q 8 and A, given which cards of equal worth were compared."""
    nothing, one = relations & 15, relations >> 4
    suits = sum((7 * (nothing >> suit & 1) + 8 * (one >> suit & 1)) << 8 * suit for suit in range(4))
    return suits * 0x11 | suits * 0x11 << 32
