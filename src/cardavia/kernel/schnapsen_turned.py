"""Cards of Schnapsen as the searches call them: by rank, trumps first; see :mod:`.schnapsen_strict`."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz
else:
    from cardavia.kernel.uncompiled import ctz


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def bit(card: cython.int) -> cython.uint:
    """Returns a card as a hand of one."""
    return cython.cast(cython.uint, 1) << card


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turned(card: cython.int, trump: cython.int) -> cython.int:
    """Returns what the searches call a card of :mod:`.schnapsen`."""
    return card % 5 << 2 | (card // 5 - trump) & 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turned_hand(cards: cython.uint, trump: cython.int) -> cython.uint:
    """Returns what the searches call a hand of :mod:`.schnapsen`."""
    result: cython.uint = 0
    while cards:
        result |= bit(turned(ctz(cards), trump))
        cards &= cards - 1
    return result
