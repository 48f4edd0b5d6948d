"""The worlds of a player of Schnapsen: what the other player may hold, and how the stock may lie.

Cards, hands and stocks are those of :mod:`.schnapsen`, whose solver takes the worlds found here.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz, popcount
else:
    from cardavia.kernel.uncompiled import ctz, popcount

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
WEYL = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX = cython.declare(cython.ulonglong, 0xD6E8FEB86659FD93)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def nth(cards: cython.uint, n: cython.int) -> cython.uint:
    """Returns the n-th of some cards, counted from 0, as a hand of one."""
    while n:
        cards &= cards - 1
        n -= 1
    return cards & (~cards + 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def picked(numbers: cython.uint, cards: cython.uint) -> cython.uint:
    """Returns those of some cards whose numbers among them, as bits, are given."""
    hand: cython.uint = 0
    while numbers:
        hand |= nth(cards, ctz(numbers))
        numbers &= numbers - 1
    return hand


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_choice(numbers: cython.uint) -> cython.uint:
    """Returns the next higher integer with as many bits set."""
    lowest: cython.uint = numbers & (~numbers + 1)
    carried: cython.uint = numbers + lowest
    return carried | (numbers ^ carried) // lowest >> 2


def every_hand(
    unseen: cython.uint, known: cython.uint, count: cython.int, hands: cython.uint[::1]
) -> cython.Py_ssize_t:
    """Writes every hand of the known cards and ``count`` unseen ones; returns how many hands there are.

    >>> from array import array
    >>> hands = array("I", [0] * 3)
    >>> every_hand(0b0111, 0b1000, 2, hands), [f"{hand:b}" for hand in hands]
    (3, ['1011', '1101', '1110'])
    """
    end: cython.uint = cython.cast(cython.uint, 1) << popcount(unseen)
    numbers: cython.uint = (cython.cast(cython.uint, 1) << count) - 1
    written: cython.Py_ssize_t = 0
    while numbers < end:
        if written == len(hands):
            raise ValueError(f"there are more than {written} hands")
        hands[written] = known | picked(numbers, unseen)
        written += 1
        if numbers == 0:
            break
        numbers = next_choice(numbers)
    return written


def random_worlds(
    unseen: cython.uint,
    known: cython.uint,
    size: cython.int,
    indicator: cython.int,
    seed: cython.ulonglong,
    hands: cython.uint[::1],
    stocks: cython.ulonglong[::1],
) -> None:
    """Writes as many worlds as ``hands`` and ``stocks`` have places, each as likely as any other.

    The other player holds the known cards and some of the unseen, ``size`` in all; the other unseen cards
    are the stock in any order, above the indicator.  The same seed gives the same worlds.
    """
    world: cython.Py_ssize_t
    count: cython.Py_ssize_t = len(hands)
    if len(stocks) != count:
        raise ValueError(f"{count} hands have room, but {len(stocks)} stocks")
    chance: cython.ulonglong = (seed * WEYL) & ALL
    with cython.nogil:
        for world in range(count):
            chance = write_world(unseen, known, size, indicator, chance, hands, stocks, world)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_world(
    unseen: cython.uint,
    hand: cython.uint,
    size: cython.int,
    indicator: cython.int,
    chance: cython.ulonglong,
    hands: cython.uint[::1],
    stocks: cython.ulonglong[::1],
    world: cython.Py_ssize_t,
) -> cython.ulonglong:
    """Writes one world; returns the state of chance after it."""
    stock: cython.ulonglong = 0
    place: cython.int = 0
    card: cython.uint
    while unseen:
        chance = (chance + WEYL) & ALL
        card = nth(unseen, below(popcount(unseen), chance))
        unseen ^= card
        if popcount(hand) < size:
            hand |= card
        else:
            stock |= cython.cast(cython.ulonglong, ctz(card)) << 5 * place
            place += 1
    hands[world] = hand
    stock |= cython.cast(cython.ulonglong, indicator) << 5 * place
    stocks[world] = stock | cython.cast(cython.ulonglong, place + 1) << 50
    return chance


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def below(end: cython.int, chance: cython.ulonglong) -> cython.int:
    """Returns an integer from 0 to ``end`` - 1, as evenly as chance falls."""
    chance = ((chance ^ chance >> 32) * MIX) & ALL
    chance = ((chance ^ chance >> 32) * MIX) & ALL
    return (chance >> 32) * end >> 32
