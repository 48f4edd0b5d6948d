"""Solves whole deals of Schnapsen of which every card is seen, the order of the stock as well.

As long as the stock is open any card may be played, the leader may exchange and close, and both draw after
each trick (rules 3 to 5).  Cards, hands, records and values are those of :mod:`.schnapsen_strict`.  The
stock is an integer of five bits a card, the top card lowest and the indicator last.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel import schnapsen_strict as strict
    from cython.cimports.cardavia.kernel.bits import clz, ctz
    from cython.cimports.cardavia.kernel.schnapsen_strict import StrictPlay
else:
    from cardavia.kernel import schnapsen_strict as strict
    from cardavia.kernel.schnapsen_strict import StrictPlay
    from cardavia.kernel.uncompiled import clz, ctz

ODD = cython.declare(cython.ulonglong, 0xD6E8FEB86659FD93)
M64 = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def indicator(stock: cython.ulonglong, size: cython.int) -> cython.int:
    """Returns the card that lies face up under the stock."""
    return stock >> 5 * (size - 1) & 31


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def key_of(
    mine: cython.uint,
    theirs: cython.uint,
    my: cython.uint,
    their: cython.uint,
    stock: cython.ulonglong,
    size: cython.int,
) -> cython.ulonglong:
    """Returns 64 bits that no two positions of one deal share.

    While the stock is open nobody has anything in the last three bits of a record: there go its pairs of
    cards, and whether the trump jack lies under it.
    """
    one: cython.ulonglong = 1
    key: cython.ulonglong = one * mine | one * theirs << 20 | one * my << 40 | one * their << 52
    if size:
        key |= one * (size >> 1) << 49
        if indicator(stock, size) == 0:
            key |= one << 63
    return key


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stirred(key: cython.ulonglong) -> cython.ulonglong:
    """Returns the key with its bits spread evenly; two keys never become one."""
    key ^= key >> 32
    key = key * ODD & M64
    key ^= key >> 32
    key = key * ODD & M64
    return key ^ key >> 32


def as_closer(my: cython.uint, their: cython.uint) -> cython.uint:
    """Returns the record of the player who closes: 66 brings what it would bring now (rule 11)."""
    return my | strict.prize(my, their) << 9 | 1 << 11


def against_closer(their: cython.uint) -> cython.uint:
    """Returns the record of the other player once the stock is closed (rule 12)."""
    return their | (2 if their >> 7 & 3 == 3 else 3) << 9


class OpenPlay(StrictPlay):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Is a search through a whole deal, with a memory of ``2 ** bits`` positions.

    The memory is one word a place: the part of the stirred key that the place itself does not tell, from
    bit ``bits`` on; the number of the deal in between; the highest and the lowest possible value in three
    bits each.
    """

    def __init__(self, bits: cython.int = 14) -> None:
        super().__init__()
        if not 8 <= bits <= 28:
            raise ValueError(f"a memory of 2 ** {bits} positions: it can be 8 to 28")
        self.bits = bits
        self.memory = array("Q", bytes(8 << bits))
        self.deal = 0
        self.closing_needs = 2
        self.exchange_needs = 2

    def forget(self) -> cython.void:
        """Begins another deal, of which nothing is known yet."""
        place: cython.int
        self.stopped = False
        self.deal += 1
        if self.deal >> (self.bits - 6):
            for place in range(1 << self.bits):
                self.memory[place] = 0
            self.deal = 1

    def lead(
        self,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader, who is to move with five cards in hand."""
        high: cython.int = strict.prize(my, their)
        low: cython.int = -strict.prize(their, my)
        if alpha >= high or strict.marriage_wins(mine, my):
            return high
        if beta <= low:
            return low
        key: cython.ulonglong = stirred(key_of(mine, theirs, my, their, stock, size))
        place: cython.Py_ssize_t = key & ((1 << self.bits) - 1)
        sign: cython.ulonglong = key >> self.bits << self.bits | self.deal << 6
        known: cython.ulonglong = self.memory[place]
        if known >> 6 == sign >> 6:
            high = cython.cast(cython.int, known >> 3 & 7) - 3
            low = cython.cast(cython.int, known & 7) - 3
            if alpha >= high or low == high:
                return high
            if beta <= low:
                return low
        if alpha < low:
            alpha = low
        if beta > high:
            beta = high
        value: cython.int
        if size:
            value = self.moves(mine, theirs, my, their, stock, size, alpha, beta)
        else:
            value = self.strict(mine, theirs, my, their, alpha, beta)
        if self.stopped:
            return value
        if value > alpha:
            low = value
        if value < beta:
            high = value
        self.memory[place] = sign | cython.cast(cython.ulonglong, (high + 3) << 3 | (low + 3))
        return value

    def moves(
        self,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the best value of the leader's moves: exchange, closing, then every card."""
        best: cython.int = alpha
        if self.nodes == self.limit:
            self.stopped = True
            return best
        self.nodes += 1
        value: cython.int
        card: cython.int
        if mine & 1 and size >= self.exchange_needs:
            value = self.exchange(mine, theirs, my, their, stock, size, alpha, beta)
            if value > best:
                best = value
        if best < beta and size >= self.closing_needs:
            value = self.close(mine, theirs, my, their, best, beta)
            if value > best:
                best = value
        sure: cython.uint = strict.unbeaten(mine, theirs)
        if theirs & 0x11111:
            sure &= 0x11111
        pairs: cython.uint = strict.paired(mine) & ~sure
        rest: cython.uint = mine & ~sure & ~pairs
        while best < beta and sure | pairs | rest:
            if sure:
                card = 63 - clz(sure)
                sure ^= cython.cast(cython.uint, 1) << card
            elif pairs:
                card = ctz(pairs)
                pairs &= pairs - 1
            else:
                card = ctz(rest)
                rest &= rest - 1
            value = self.open_lead(card, mine, theirs, my, their, stock, size, best, beta)
            if value > best:
                best = value
        return best

    def exchange(
        self,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of exchanging the trump jack (rule 4)."""
        card: cython.int = indicator(stock, size)
        mine ^= 1 | cython.cast(cython.uint, 1) << card
        stock ^= cython.cast(cython.ulonglong, card) << 5 * (size - 1)
        return self.lead(mine, theirs, my, their, stock, size, alpha, beta)

    def close(
        self,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of closing the stock (rules 5, 11 and 12)."""
        return self.lead(mine, theirs, as_closer(my, their), against_closer(their), 0, 0, alpha, beta)

    def open_lead(
        self,
        card: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of this lead, with the marriage that it declares."""
        my = strict.declared(my, mine, card)
        if strict.out(my):
            return strict.prize(my, their)
        mine ^= cython.cast(cython.uint, 1) << card
        return self.open_reply(card, mine, theirs, my, their, stock, size, alpha, beta)

    def open_reply(
        self,
        card: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of a card that lies on the table: any card may answer it."""
        best: cython.int = beta
        reply: cython.int
        value: cython.int
        higher: cython.uint = theirs & strict.above(card)
        trumps: cython.uint = theirs & 0x11111 if card & 3 else 0
        rest: cython.uint = theirs & ~higher & ~trumps
        while best > alpha and higher | trumps | rest:
            if higher:
                reply = 63 - clz(higher)
                higher ^= cython.cast(cython.uint, 1) << reply
            elif trumps:
                reply = ctz(trumps)
                trumps &= trumps - 1
            else:
                reply = ctz(rest)
                rest &= rest - 1
            value = self.open_trick(card, reply, mine, theirs, my, their, stock, size, alpha, best)
            if value < best:
                best = value
        return best

    def open_trick(
        self,
        card: cython.int,
        reply: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of a finished trick: its winner draws first."""
        one: cython.uint = 1
        points: cython.uint = strict.worth(card) + strict.worth(reply)
        first: cython.uint = one << (stock & 31)
        second: cython.uint = one << (stock >> 5 & 31)
        theirs ^= one << reply
        if strict.beating(card) >> reply & 1:
            their = strict.with_trick(their, points)
            if strict.out(their):
                return -strict.prize(their, my)
            return -self.lead(theirs | first, mine | second, their, my, stock >> 10, size - 2, -beta, -alpha)
        my = strict.with_trick(my, points)
        if strict.out(my):
            return strict.prize(my, their)
        return self.lead(mine | first, theirs | second, my, their, stock >> 10, size - 2, alpha, beta)
