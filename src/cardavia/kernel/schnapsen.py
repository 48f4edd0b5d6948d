"""Solves Schnapsen: what every move of a position is worth, in game points for the player to move.

A card is ``5 * suit + rank``, suits S H D C and ranks J Q K T A from 0; a hand has one bit for each card.
A position is three integers, which :func:`table`, :func:`record` and :func:`pile` put together:

- the table: player 0's hand from bit 0, player 1's from bit 20, the trump suit from bit 40, who leads or
  has led at bit 42, the card led plus one from bit 43, and at bit 48 whether a lead declares nothing
  (the first trick of the sharp game);
- the records of player 0 from bit 0 and player 1 from bit 12, as in :mod:`.schnapsen_strict`;
- the stock: five bits a card, the top card lowest and the indicator last, and from bit 50 how many there
  are; 0 in strict play.

Positions are taken as they come: that they can arise is for the caller to see to.  The switches of the rules
are two numbers of a :class:`Solver`: how many cards the stock has to hold for closing, and for an exchange.

A result has a place for each move: the card, :data:`EXCHANGE` or :data:`CLOSE`.  There stands the move's
value, :data:`NO_MOVE` where it is none, or :data:`UNRESOLVED` where the limit of positions was reached.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz
    from cython.cimports.cardavia.kernel.schnapsen_open import OpenPlay, against_closer, as_closer
    from cython.cimports.cardavia.kernel.schnapsen_strict import beating, replies
    from cython.cimports.cardavia.kernel.schnapsen_turned import turned, turned_hand
else:
    from cardavia.kernel.schnapsen_open import OpenPlay, against_closer, as_closer
    from cardavia.kernel.schnapsen_strict import beating, replies
    from cardavia.kernel.schnapsen_turned import turned, turned_hand
    from cardavia.kernel.uncompiled import ctz

EXCHANGE = 20
CLOSE = 21
MOVES = 22
RECORD = 12
"""How many bits a record has."""
NO_MOVE = -128
UNRESOLVED = 127


def table(
    hands: Sequence[int],
    trump: cython.ulonglong,
    leader: cython.ulonglong,
    led: cython.longlong = -1,
    plain: cython.ulonglong = 0,
) -> int:
    """Returns the table of a position: two hands, the trump suit, and the card led, -1 for none."""
    result: int = hands[0] | hands[1] << 20 | trump << 40 | leader << 42 | (led + 1) << 43 | plain << 48
    return result


def record(
    points: cython.int,
    pending: cython.int = 0,
    trick: cython.bint = True,
    gain: cython.int = 0,
    closer: cython.bint = False,
) -> int:
    """Returns the record of a player.

    ``points`` are credited and ``pending`` is a marriage that waits for a trick; ``trick`` says whether the
    player has won one.  Once the stock is closed, ``gain`` is what 66 brings, and ``closer`` who closed.
    """
    result: int = points | (3 if trick else pending // 20) << 7 | gain << 9 | closer << 11
    return result


def pile(cards: Sequence[int]) -> int:
    """Returns the open stock, given from the top down."""
    return sum(card << 5 * place for place, card in enumerate(cards)) | len(cards) << 50


def check_room(places: cython.Py_ssize_t, needed: cython.Py_ssize_t) -> None:
    """Refuses an array that is too short: nobody looks again when it is written or read."""
    if places < needed:
        raise ValueError(f"an array has {places} places, but {needed} are needed")


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turned_stock(stock: cython.ulonglong, trump: cython.int) -> cython.ulonglong:
    """Returns the cards of a stock for the search."""
    one: cython.ulonglong = 1
    place: cython.int
    size: cython.int = stock >> 50
    result: cython.ulonglong = 0
    for place in range(size):
        result |= one * turned(stock >> 5 * place & 31, trump) << 5 * place
    return result


@cython.cclass
class Solver(OpenPlay):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Solves positions of Schnapsen, one at a time: let every thread have its own.

    Every array has to be long enough, else it is refused with a :exc:`ValueError`.

    ``limit`` is how many positions one call may look at, ``nodes`` how many the last one did.
    ``closing_needs`` and ``exchange_needs`` are how many cards the stock has to hold for them.

    >>> hands = [1 << 5 | 1 << 14, 1 << 9 | 1 << 13]  # JH and AD against AH and TD, spades are trumps
    >>> solver, out = Solver(), memoryview(bytearray(MOVES)).cast("b")
    >>> solver.values(table(hands, 0, 0), record(44) | record(50) << RECORD, 0, out)
    >>> [value for value in out if value != NO_MOVE]
    [1, -1]
    """

    trump: cython.int
    led: cython.int
    plain: cython.bint
    mine: cython.uint
    theirs: cython.uint
    my: cython.uint
    their: cython.uint
    stock: cython.ulonglong
    size: cython.int

    def values(
        self,
        table: cython.ulonglong,
        records: cython.ulonglong,
        stock: cython.ulonglong,
        out: cython.schar[::1],
    ) -> None:
        """Finds what each move is worth to the player to move."""
        check_room(len(out), 22)
        self.nodes = 0
        with cython.nogil:
            self.set_up(table, records, stock)
            self.rate(out, 0)

    def worlds(
        self,
        table: cython.ulonglong,
        records: cython.ulonglong,
        hands: cython.uint[::1],
        stocks: cython.ulonglong[::1],
        out: cython.schar[::1],
    ) -> cython.Py_ssize_t:
        """Finds what each move is worth in one world after another; returns how many it could solve.

        A world is what the player who is not to move holds, and the stock: ``table`` has none of that hand.
        Each world has its own :data:`MOVES` places in ``out``.
        """
        world: cython.Py_ssize_t
        count: cython.Py_ssize_t = len(hands)
        place: cython.int = 20 if (table >> 42 & 1) == (table >> 43 & 31 != 0) else 0
        hand: cython.ulonglong
        check_room(len(stocks), count)
        check_room(len(out), 22 * count)
        self.nodes = 0
        with cython.nogil:
            for world in range(count):
                hand = hands[world]
                self.set_up(table | hand << place, records, stocks[world])
                self.rate(out, 22 * world)
                if self.stopped:
                    count = world
                    break
        return count

    def strict_values(
        self, tables: cython.ulonglong[::1], records: cython.ulonglong[::1], out: cython.schar[::1]
    ) -> cython.Py_ssize_t:
        """Finds what each of many positions in strict play is worth to player 0, with nothing led.

        Returns how many it could solve.
        """
        position: cython.Py_ssize_t
        count: cython.Py_ssize_t = len(tables)
        check_room(len(records), count)
        check_room(len(out), count)
        self.nodes = 0
        with cython.nogil:
            for position in range(count):
                self.set_up(tables[position], records[position], 0)
                out[position] = self.strict(self.mine, self.theirs, self.my, self.their, -3, 3)
                if tables[position] >> 42 & 1:
                    out[position] = -out[position]
                if self.stopped:
                    count = position
                    break
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def set_up(
        self, table: cython.ulonglong, records: cython.ulonglong, stock: cython.ulonglong
    ) -> cython.void:
        """Takes up a position, seen from the leader."""
        leader: cython.int = table >> 42 & 1
        self.trump = table >> 40 & 3
        self.led = table >> 43 & 31
        if self.led:
            self.led = 1 + turned(self.led - 1, self.trump)
        self.plain = table >> 48 & 1
        self.mine = turned_hand(table >> 20 * leader & 0xFFFFF, self.trump)
        self.theirs = turned_hand(table >> 20 * (1 - leader) & 0xFFFFF, self.trump)
        self.my = records >> 12 * leader & 0xFFF
        self.their = records >> 12 * (1 - leader) & 0xFFF
        self.size = stock >> 50
        self.stock = turned_stock(stock, self.trump)
        self.forget()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rate(self, out: cython.schar[::1], start: cython.Py_ssize_t) -> cython.void:
        """Writes what each move is worth into the places from ``start`` on."""
        move: cython.int
        value: cython.int
        for move in range(22):
            value = self.value(move)
            out[start + move] = 127 if self.stopped and value != -128 else value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def value(self, move: cython.int) -> cython.int:
        """Returns what a move is worth to the player to move, and -128 where it is none."""
        if self.led:
            return self.value_of_reply(turned(move, self.trump)) if move < 20 else -128
        if move == 20:
            return self.value_of_exchange()
        if move == 21:
            return self.value_of_close()
        return self.value_of_lead(turned(move, self.trump))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def value_of_reply(self, card: cython.int) -> cython.int:
        """Returns what a reply is worth to the player who makes it."""
        led: cython.int = self.led - 1
        takes: cython.bint = beating(led) >> card & 1
        allowed: cython.uint = self.theirs if self.size else replies(self.theirs, led)
        if not allowed >> card & 1:
            return -128
        if self.size:
            return -self.open_trick(
                led, card, self.mine, self.theirs, self.my, self.their, self.stock, self.size, -3, 3
            )
        return -self.strict_trick(led, card, takes, self.mine, self.theirs, self.my, self.their, -3, 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def value_of_lead(self, card: cython.int) -> cython.int:
        """Returns what a lead is worth to the player who makes it."""
        if not self.mine >> card & 1:
            return -128
        if not self.size:
            return self.strict_value(card, self.my, self.their)
        mine: cython.uint = self.mine ^ cython.cast(cython.uint, 1) << card
        if self.plain:
            return self.open_reply(card, mine, self.theirs, self.my, self.their, self.stock, self.size, -3, 3)
        return self.open_lead(card, self.mine, self.theirs, self.my, self.their, self.stock, self.size, -3, 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def strict_value(self, card: cython.int, my: cython.uint, their: cython.uint) -> cython.int:
        """Returns what a lead in strict play is worth to the leader."""
        mine: cython.uint = self.mine ^ cython.cast(cython.uint, 1) << card
        if self.plain:
            return self.strict_reply(card, mine, self.theirs, my, their, -3, 3)
        return self.strict_lead(card, self.mine, self.theirs, my, their, -3, 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def value_of_exchange(self) -> cython.int:
        """Returns what exchanging is worth (rule 4); the sharp game has none in the first trick."""
        if not self.mine & 1 or not self.size or self.size < self.exchange_needs or self.plain:
            return -128
        return self.exchange(self.mine, self.theirs, self.my, self.their, self.stock, self.size, -3, 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def value_of_close(self) -> cython.int:
        """Returns what closing is worth: as much as the best lead after it (rule 5)."""
        if not self.size or self.size < self.closing_needs:
            return -128
        if not self.plain:
            return self.close(self.mine, self.theirs, self.my, self.their, -3, 3)
        my: cython.uint = as_closer(self.my, self.their)
        their: cython.uint = against_closer(self.their)
        left: cython.uint = self.mine
        best: cython.int = -3
        value: cython.int
        while left:
            value = self.strict_value(ctz(left), my, their)
            left &= left - 1
            if value > best:
                best = value
        return best
