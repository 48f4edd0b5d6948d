"""One position of 56, at any point of a trick, and the questions that may be asked about it."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import popcount
    from cython.cimports.cardavia.kernel.fiftysix_search import Search, begun
else:
    from cardavia.kernel.fiftysix_search import Search, begun
    from cardavia.kernel.uncompiled import popcount

ONES_UP = cython.declare(cython.ulonglong, 0xF0F0F0F0_F0F0F0F0)
"""The cards worth one point or more: J 9 A 10."""
TWOS_UP = cython.declare(cython.ulonglong, 0xC0C0C0C0_C0C0C0C0)
THREES = cython.declare(cython.ulonglong, 0x80808080_80808080)
ANY = cython.declare(cython.int, -1)


class Question:
    """Holds a position and its search; a card of -1 asks for the best one."""

    def __init__(self, players: int, table_bits: int) -> None:
        self.search = Search(players, table_bits)

    def begin(self, node_limit: int) -> None:
        """Forgets all that was found out, and counts nodes from 0 again, up to a limit; 0 is none."""
        self.search.table.forget()
        self.search.moves.forget()
        self.search.begin(node_limit)

    def nodes(self) -> int:
        """Returns how many cards were tried since the last beginning."""
        nodes: int = self.search.nodes
        return nodes

    def pose(self, hands: Sequence[int], leader: int, trump: int, trick: bytes, tricks: int) -> None:
        """Takes a position, which has so many tricks to finish."""
        cards: cython.ulonglong
        self.search.position.trump = trump
        self.points = 0
        self.tricks = tricks
        for seat in range(self.search.players):
            cards = hands[seat]
            self.search.position.hands[seat] = cards
            self.points += popcount(cards & ONES_UP) + popcount(cards & TWOS_UP) + popcount(cards & THREES)
        self.trick = begun(leader)
        for card in trick:
            self.trick = self.search.joined(self.trick, card)
        self.points += self.trick.lying

    def playable(self) -> int:
        """Returns the cards that the seat to act may play, a bit each."""
        cards: int = self.search.position.playable(self.trick.seat, self.trick.led)
        return cards

    def bound(self, card: cython.int, target: cython.int) -> cython.int:
        """Returns a bound that is below the target just where what side 0 takes is; -1 unresolved."""
        result: cython.longlong
        if target <= 0:
            return 0
        if target > self.points:
            return self.points
        with cython.nogil:
            result = self.answer(card, target)
        return -1 if self.search.stopped else result & 255

    def answer(self, card: cython.int, target: cython.int) -> cython.longlong:
        """Returns what the search answers after a card."""
        if card != ANY:
            return self.search.played(card, self.trick, target, self.points, self.tricks)
        if self.trick.place == 0:
            return self.search.before(self.trick.seat, target, self.points, self.tricks)
        return self.search.turn(self.trick, target, self.points, self.tricks)

    def value(self, card: cython.int, guess: cython.int) -> cython.int:
        """Returns the points that side 0 takes after a card, beginning from a guess; -1 unresolved."""
        least: cython.int = 0
        most: cython.int = self.points
        target: cython.int
        bound: cython.int
        while least < most:
            target = max(least + 1, min(most, guess + 1 if guess == least else guess))
            bound = self.bound(card, target)
            if bound < 0:
                return -1
            if bound >= target:
                least = bound
            else:
                most = bound
            guess = bound
        return least
