"""Searches the play of 56 with all cards seen: can side 0 still take so many points?

Every answer is a bound with its relations.  Where side 0 reaches the target it is a lower bound, no less
than the target; where it does not, an upper bound below it.  ``points`` are those still to be taken, the ones
lying included, and ``tricks`` those still to be finished.

A :class:`Trick` in progress is the seat to play, how many cards lie there, the suit led (-1 for none), the
best power so far, who won so far, the points lying, and the relations that decided so far.
"""

from __future__ import annotations

from collections import namedtuple

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import clz
    from cython.cimports.cardavia.kernel.fiftysix_moves import Moves
    from cython.cimports.cardavia.kernel.fiftysix_position import Position
    from cython.cimports.cardavia.kernel.fiftysix_relations import compared
    from cython.cimports.cardavia.kernel.fiftysix_table import Table
else:
    from cardavia.kernel.fiftysix_moves import Moves
    from cardavia.kernel.fiftysix_position import Position
    from cardavia.kernel.fiftysix_relations import compared
    from cardavia.kernel.fiftysix_table import Table
    from cardavia.kernel.uncompiled import clz

    Trick = namedtuple("Trick", "seat place led best winner lying relations")

SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
WORTH = cython.declare(cython.int, 0xE500)
ROW = cython.declare(cython.int, 24)


def begun(leader: cython.int) -> Trick:
    """Returns a trick before its first card."""
    return Trick(leader, 0, -1, 0, leader, 0, 0)


class Search:
    """Answers questions about one position after another; one object a thread."""

    def __init__(self, players: int, table_bits: int) -> None:
        self.players = players
        self.position = Position(players)
        self.table = Table(players, table_bits)
        self.moves = Moves()
        self.nodes = 0
        self.limit = 0
        self.lead = 0
        self.stopped = False

    def begin(self, limit: cython.longlong) -> cython.void:
        """Counts nodes from 0 again, up to a limit; 0 is none."""
        self.nodes = 0
        self.limit = limit
        self.stopped = False

    def before(
        self, leader: cython.int, target: cython.int, points: cython.int, tricks: cython.int
    ) -> cython.longlong:
        """Returns the answer before a trick."""
        result: cython.longlong
        spent: cython.longlong
        if target <= 0:
            return 0
        if target > points:
            return points
        if tricks == 1:
            return self.last_trick(leader, points)
        self.table.sign(self.position, leader, tricks)
        result = self.table.find(tricks, target)
        if result >= 0:
            return result
        spent = self.nodes
        result = self.turn(begun(leader), target, points, tricks)
        if not self.stopped:
            self.table.keep(tricks, target, result, self.lead, self.nodes - spent)
        return result

    def last_trick(self, leader: cython.int, points: cython.int) -> cython.longlong:
        """Returns the answer before the last trick, in which nobody has a choice."""
        trick: Trick = begun(leader)
        while trick.place < self.players:
            trick = self.joined(trick, 63 - clz(self.position.hands[trick.seat] & SINGLES))
        return (0 if trick.winner & 1 else points) | trick.relations << 8

    def turn(
        self, trick: Trick, target: cython.int, points: cython.int, tricks: cython.int
    ) -> cython.longlong:
        """Returns the answer where a seat has to play a card."""
        cards: cython.ulonglong = self.position.playable(trick.seat, trick.led)
        row: cython.int = ROW * (self.players * tricks - trick.place)
        count: cython.int = 1
        if self.limit > 0 and self.nodes == self.limit:
            self.stopped = True
            return 0
        self.nodes += 1
        if cards & cards - 1 == 0:
            self.moves.cards[row] = 63 - clz(cards)
        elif trick.led < 0:
            count = self.moves.leads(self.position, trick.seat, self.table.hint(tricks, trick.seat & 1), row)
        else:
            count = self.moves.answers(
                self.position, trick.seat, trick.place, trick.led, trick.best, trick.winner, row
            )
        return self.tried(trick, target, points, tricks, row, count)

    def tried(
        self,
        trick: Trick,
        target: cython.int,
        points: cython.int,
        tricks: cython.int,
        row: cython.int,
        count: cython.int,
    ) -> cython.longlong:
        """Returns the answer from trying the cards of a row in their order, until one of them settles it."""
        side: cython.int = trick.seat & 1
        bound: cython.int = 255 if side else 0
        value: cython.int
        card: cython.int
        index: cython.int
        result: cython.longlong
        leant_on: cython.longlong = 0
        skipped: cython.ulonglong = 0
        for index in range(count):
            card = self.moves.cards[row + index]
            if skipped >> card & 1:
                continue
            result = self.played(card, trick, target, points, tricks)
            if self.stopped:
                return 0
            value = result & 255
            if (value < target) == side:
                if count > 1:
                    self.moves.praise(side, trick.led, card)
                if trick.place == 0:
                    self.lead = card
                return result
            if count > 1:
                self.moves.blame(side, trick.led, card)
            bound = min(bound, value) if side else max(bound, value)
            leant_on |= result >> 8
            result = self.moves.spoken_for(side, row, index, count, result, target)
            skipped |= result & SINGLES
            value = result >> 32
            bound = min(bound, value) if side else max(bound, value)
        return bound | leant_on << 8

    def played(
        self, card: cython.int, trick: Trick, target: cython.int, points: cython.int, tricks: cython.int
    ) -> cython.longlong:
        """Returns the answer after a card."""
        hand: cython.ulonglong = self.position.hands[trick.seat]
        after: Trick = self.joined(trick, card)
        result: cython.longlong
        self.position.take(trick.seat, card)
        if after.place == self.players:
            result = self.finished(after, target, points, tricks)
        else:
            result = self.turn(after, target, points, tricks)
        self.position.hands[trick.seat] = hand
        return result

    def finished(
        self, trick: Trick, target: cython.int, points: cython.int, tricks: cython.int
    ) -> cython.longlong:
        """Returns the answer after the last card of a trick."""
        gain: cython.int = 0 if trick.winner & 1 else trick.lying
        result: cython.longlong = self.before(trick.winner, target - gain, points - trick.lying, tricks - 1)
        return gain + (result & 255) | (result >> 8 | trick.relations) << 8

    def joined(self, trick: Trick, card: cython.int) -> Trick:
        """Returns the trick with one more card, which its seat plays."""
        led: cython.int = card >> 3 if trick.led < 0 else trick.led
        power: cython.int = self.position.power(card, led)
        wins: cython.bint = power > trick.best
        return Trick(
            trick.seat + 1 if trick.seat + 1 < self.players else 0,
            trick.place + 1,
            led,
            power if wins else trick.best,
            trick.seat if wins else trick.winner,
            trick.lying + (WORTH >> 2 * (card & 7) & 3),
            compared(trick.relations, card >> 3, power, trick.best),
        )
