"""Chooses cards of 56 sensibly, by the own hand and the cards that the others still hold.

A sensible seat leads what cannot be beaten in its suit, takes what it can keep, gives points to a partner
whose card stands, and else throws its lowest card.  Cards are those of :mod:`.fiftysix_playouts`, each in a
set once; the choice is a set as well, of equally good cards.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz
else:
    from cardavia.kernel.uncompiled import ctz

RANK = cython.declare(cython.ulonglong, 0x01010101)
"""The 7 of each suit."""
JACKS = cython.declare(cython.ulonglong, 0x80808080)
LOW = cython.declare(cython.ulonglong, 0x0F0F0F0F)
"""The cards without points."""


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def suit_above(card: cython.int) -> cython.ulonglong:
    """Returns the cards of the same suit that beat a card: those equal to it do not (rule 15)."""
    return (cython.cast(cython.ulonglong, 0xFE) << (card & 7) & 0xFF) << (card & 24)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def beating(card: cython.int, trumps: cython.ulonglong) -> cython.ulonglong:
    """Returns the cards that beat a card which is the best of its trick."""
    return suit_above(card) if trumps >> card & 1 else suit_above(card) | trumps


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sensible_lead(
    cards: cython.ulonglong, others: cython.ulonglong, trumps: cython.ulonglong
) -> cython.ulonglong:
    """Returns the cards that nobody can beat in their suit, those with most points; else low cards."""
    firm: cython.ulonglong = 0
    rest: cython.ulonglong = cards
    while rest:
        if suit_above(ctz(rest)) & others == 0:
            firm |= rest & -rest
        rest &= rest - 1
    return highest(firm) if firm else lowest(spared(cards, trumps))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sensible_answer(
    cards: cython.ulonglong,
    others: cython.ulonglong,
    trumps: cython.ulonglong,
    above: cython.ulonglong,
    ours: cython.bint,
    ruffs: cython.bint,
) -> cython.ulonglong:
    """Returns cards that take the trick for good, or points for a partner, or low cards.

    ``above`` are the cards that beat the best one so far, which is ``ours`` where a partner played it;
    ``ruffs`` says that it is worth trying to take the trick, though it may not last.
    """
    taking: cython.ulonglong
    if ours and above & others == 0:
        return highest(cards & ~JACKS if cards & ~JACKS else cards)
    if ours:
        return lowest(spared(cards, trumps))
    taking = keeping(cards & above, others, trumps)
    if taking == 0 and ruffs:
        taking = cards & above
    return lowest(taking if taking else spared(cards, trumps))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keeping(cards: cython.ulonglong, others: cython.ulonglong, trumps: cython.ulonglong) -> cython.ulonglong:
    """Returns those cards that none of the others' beats."""
    kept: cython.ulonglong = 0
    while cards:
        if beating(ctz(cards), trumps) & others == 0:
            kept |= cards & -cards
        cards &= cards - 1
    return kept


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def spared(cards: cython.ulonglong, trumps: cython.ulonglong) -> cython.ulonglong:
    """Returns those that are no trumps, where one of them is without points; else all."""
    return cards & ~trumps if cards & ~trumps & LOW else cards


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def lowest(cards: cython.ulonglong) -> cython.ulonglong:
    """Returns the cards of the lowest strength."""
    rank: cython.ulonglong = RANK
    while cards & rank == 0:
        rank <<= 1
    return cards & rank


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def highest(cards: cython.ulonglong) -> cython.ulonglong:
    """Returns the cards of the highest strength."""
    rank: cython.ulonglong = JACKS
    while cards & rank == 0:
        rank >>= 1
    return cards & rank
