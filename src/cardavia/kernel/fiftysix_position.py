"""The hands of 56 as numbers: what may be played, and what it can win.

A card is the number 8 * suit + strength: suits 0 to 3 for S H D C, strengths 0 to 7 for 7 8 Q K T A 9 J.
A hand is 64 bits: bit *c* says that there is a card *c*, bit 32 + *c* that there are both copies.  The
*worth* of a card is its points, 0 to 3.  Its *power* in a trick is 0 where it cannot win, else
1 + strength, and 16 more for a trump.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import clz
else:
    from cardavia.kernel.uncompiled import clz

ONE = cython.declare(cython.ulonglong, 1)
SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
SUIT = cython.declare(cython.ulonglong, 0x000000FF_000000FF)


class Position:
    """Is what each seat holds, and which suit is trump: -1 for none."""

    def __init__(self, players: cython.int) -> None:
        self.players = players
        self.trump = -1
        self.hands = array("Q", [0] * 8)

    def playable(self, seat: cython.int, led: cython.int) -> cython.ulonglong:
        """Returns the cards that a seat may play, equal ones once (rule 14); -1 is led where it leads."""
        cards: cython.ulonglong = self.hands[seat] & SINGLES
        following: cython.ulonglong = 0
        if led >= 0:
            following = cards & SUIT << 8 * led
        return following if following else cards

    def take(self, seat: cython.int, card: cython.int) -> cython.void:
        """Takes one copy of a card out of a hand."""
        hand: cython.ulonglong = self.hands[seat]
        self.hands[seat] = hand ^ ONE << (card + (32 if hand >> (32 + card) & 1 else 0))

    def power(self, card: cython.int, led: cython.int) -> cython.int:
        """Returns a card's power in a trick (rule 15)."""
        if card >> 3 == self.trump:
            return (card & 7) + 17
        return (card & 7) + 1 if card >> 3 == led else 0

    def strongest(self, seat: cython.int, led: cython.int) -> cython.int:
        """Returns the highest power that a seat can bring to a trick."""
        cards: cython.ulonglong = self.hands[seat] >> 8 * led & 255
        if cards:
            return 64 - clz(cards) + (16 if led == self.trump else 0)
        if self.trump >= 0:
            cards = self.hands[seat] >> 8 * self.trump & 255
            if cards:
                return 80 - clz(cards)
        return 0

    def threats(self, seat: cython.int, place: cython.int, led: cython.int) -> cython.int:
        """Returns the highest power that comes after a seat: its own side's | the other side's << 8."""
        ours: cython.int = 0
        theirs: cython.int = 0
        later: cython.int
        for later in range(1, self.players - place):
            seat = seat + 1 if seat + 1 < self.players else 0
            if later & 1:
                theirs = max(theirs, self.strongest(seat, led))
            else:
                ours = max(ours, self.strongest(seat, led))
        return ours | theirs << 8
