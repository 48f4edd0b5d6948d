"""Searches the play of 56 with all cards seen: can side 0 still take so many points?

Every answer is a bound with its relations.  Where side 0 reaches the target it is a lower bound, no less
than the target; where it does not, an upper bound below it.  A trick in progress is the suit led, the best
power so far, who won so far, the points lying, and the relations that decided so far.  ``points`` are those
still to be taken, the ones lying included, and ``tricks`` those still to be finished.
"""

from __future__ import annotations

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

SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
WORTH = cython.declare(cython.int, 0xE500)
ROW = cython.declare(cython.int, 24)


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

    def trick(
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
        result = self.turn(leader, 0, -1, 0, leader, 0, 0, target, points, tricks)
        if not self.stopped:
            self.table.keep(tricks, target, result, self.lead, self.nodes - spent)
        return result

    def last_trick(self, leader: cython.int, points: cython.int) -> cython.longlong:
        """Returns the answer before the last trick, in which nobody has a choice."""
        led: cython.int = (63 - clz(self.position.hands[leader] & SINGLES)) >> 3
        best: cython.int = 0
        winner: cython.int = leader
        relations: cython.longlong = 0
        seat: cython.int
        later: cython.int
        card: cython.int
        power: cython.int
        for later in range(self.players):
            seat = (leader + later) % self.players
            card = 63 - clz(self.position.hands[seat] & SINGLES)
            power = self.position.power(card, led)
            relations = compared(relations, card >> 3, power, best)
            if power > best:
                best = power
                winner = seat
        return (0 if winner & 1 else points) | relations << 8

    def turn(
        self,
        seat: cython.int,
        place: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        lying: cython.int,
        relations: cython.longlong,
        target: cython.int,
        points: cython.int,
        tricks: cython.int,
    ) -> cython.longlong:
        """Returns the answer where a seat has to play a card."""
        cards: cython.ulonglong = self.position.playable(seat, led)
        row: cython.int = ROW * (self.players * tricks - place)
        count: cython.int = 1
        if self.limit > 0 and self.nodes == self.limit:
            self.stopped = True
            return 0
        self.nodes += 1
        if cards & cards - 1 == 0:
            self.moves.cards[row] = 63 - clz(cards)
        elif led < 0:
            count = self.moves.leads(self.position, seat, self.table.hint(tricks, seat & 1), row)
        else:
            count = self.moves.answers(self.position, seat, place, led, best, winner, row)
        return self.tried(
            seat, place, led, best, winner, lying, relations, target, points, tricks, row, count
        )

    def tried(
        self,
        seat: cython.int,
        place: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        lying: cython.int,
        relations: cython.longlong,
        target: cython.int,
        points: cython.int,
        tricks: cython.int,
        row: cython.int,
        count: cython.int,
    ) -> cython.longlong:
        """Returns the answer from trying the cards of a row in their order, until one of them settles it."""
        side: cython.int = seat & 1
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
            result = self.played(
                card, seat, place, led, best, winner, lying, relations, target, points, tricks
            )
            if self.stopped:
                return 0
            value = result & 255
            if (value < target) == side:
                if count > 1:
                    self.moves.praise(side, led, card)
                if place == 0:
                    self.lead = card
                return result
            if count > 1:
                self.moves.blame(side, led, card)
            bound = min(bound, value) if side else max(bound, value)
            leant_on |= result >> 8
            result = self.moves.spoken_for(side, row, index, count, result, target)
            skipped |= result & SINGLES
            value = result >> 32
            bound = min(bound, value) if side else max(bound, value)
        return bound | leant_on << 8

    def played(
        self,
        card: cython.int,
        seat: cython.int,
        place: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        lying: cython.int,
        relations: cython.longlong,
        target: cython.int,
        points: cython.int,
        tricks: cython.int,
    ) -> cython.longlong:
        """Returns the answer after a card."""
        hand: cython.ulonglong = self.position.hands[seat]
        gain: cython.int
        power: cython.int
        result: cython.longlong
        if led < 0:
            led = card >> 3
        power = self.position.power(card, led)
        relations = compared(relations, card >> 3, power, best)
        if power > best:
            best = power
            winner = seat
        lying += WORTH >> 2 * (card & 7) & 3
        self.position.take(seat, card)
        if place + 1 == self.players:
            gain = 0 if winner & 1 else lying
            result = self.trick(winner, target - gain, points - lying, tricks - 1)
            result = gain + (result & 255) | (result >> 8 | relations) << 8
        else:
            result = self.turn(
                seat + 1 if seat + 1 < self.players else 0,
                place + 1,
                led,
                best,
                winner,
                lying,
                relations,
                target,
                points,
                tricks,
            )
        self.position.hands[seat] = hand
        return result
