"""Plays deals of Schnapsen on as club players do: by what each has seen of them, until all is seen.

While the stock is open both players go by the habits of :mod:`.schnapsen_habits`; once it is used up, or
closed, the deal is solved.  Positions are told as in :mod:`.schnapsen`, and seen from the leader's side
inside.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz
    from cython.cimports.cardavia.kernel.schnapsen_habits import Habits, set_of_habits
    from cython.cimports.cardavia.kernel.schnapsen_open import against_closer, as_closer
    from cython.cimports.cardavia.kernel.schnapsen_strict import (
        beating,
        out,
        paired,
        prize,
        with_marriage,
        with_trick,
        worth,
    )
    from cython.cimports.cardavia.kernel.schnapsen_turned import bit, turned, turned_hand
else:
    from cardavia.kernel.schnapsen_habits import Habits, set_of_habits
    from cardavia.kernel.schnapsen_open import against_closer, as_closer
    from cardavia.kernel.schnapsen_strict import (
        beating,
        out,
        paired,
        prize,
        with_marriage,
        with_trick,
        worth,
    )
    from cardavia.kernel.schnapsen_turned import bit, turned, turned_hand
    from cardavia.kernel.uncompiled import ctz

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
WEYL = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
OUTCOMES = 7
"""How many places there are for each card: one for each outcome, from -3 to 3 game points."""


@cython.cclass
class Rollouts(Habits):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Plays positions on, and whole deals; ``habits`` are those of player 0 and then of player 1.

    >>> from cardavia.kernel.schnapsen_habits import new_habits
    >>> Rollouts(new_habits({"closes": (9.0, 9.0)}, {})).duel(seed=1, deals=50) < 0
    True
    """

    def outcomes(
        self,
        table: cython.ulonglong,
        records: cython.ulonglong,
        shown: cython.ulonglong,
        gone: cython.uint,
        hands: cython.uint[::1],
        indicator: cython.int,
        size: cython.int,
        seed: cython.ulonglong,
        counts: cython.longlong[::1],
    ) -> None:
        """Counts how often each card of the player to move brought what, from 7 * card on.

        In each world the other player holds one of these hands, and the stock lies in any order above the
        indicator.  ``shown`` are the cards known to be in the players' hands, ``gone`` those played.
        """
        world: cython.Py_ssize_t
        count: cython.Py_ssize_t = len(hands)
        trump: cython.int = table >> 40 & 3
        led: cython.int = table >> 43 & 31
        seat: cython.int = (table >> 42 & 1) ^ (led != 0)
        mine: cython.uint = turned_hand(table >> 20 * seat & 0xFFFFF, trump)
        first: cython.int = turned(led - 1, trump) if led else -1
        out_of_play: cython.uint = turned_hand(gone, trump)
        below: cython.int = turned(indicator, trump)
        my_shown: cython.uint = turned_hand(shown >> 20 * seat & 0xFFFFF, trump)
        their_shown: cython.uint = turned_hand(shown >> 20 * (1 - seat) & 0xFFFFF, trump)
        my: cython.uint = records >> 12 * seat & 0xFFF
        their: cython.uint = records >> 12 * (1 - seat) & 0xFFF
        plain: cython.bint = table >> 48 & 1
        theirs: cython.uint
        card: cython.int
        value: cython.int
        stock: cython.ulonglong
        start: cython.ulonglong
        if len(counts) < 140:
            raise ValueError(f"{len(counts)} places; 140 are needed")
        with cython.nogil:
            for world in range(count):
                theirs = turned_hand(hands[world], trump)
                self.chance = (seed + world) * WEYL & ALL
                stock = self.shuffled(0xFFFFF & ~(mine | theirs | out_of_play | bit(below)), below)
                start = self.chance
                for card in range(20):
                    if not mine >> turned(card, trump) & 1:
                        continue
                    # Every card meets the same chance.
                    self.chance = start
                    value = self.from_move(
                        turned(card, trump),
                        first,
                        mine,
                        theirs,
                        my,
                        their,
                        my_shown,
                        their_shown,
                        stock,
                        size,
                        out_of_play,
                        seat,
                        plain,
                    )
                    counts[7 * card + value + 3] += 1

    def duel(self, seed: cython.ulonglong, deals: cython.int) -> cython.longlong:
        """Plays so many deals, each twice with the seats swapped; returns what player 0 wins in all."""
        total: cython.longlong = 0
        deal: cython.int
        with cython.nogil:
            for deal in range(deals):
                self.chance = (seed + deal) * WEYL & ALL
                total += self.twice()
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def twice(self) -> cython.int:
        """Deals, and returns what player 0 wins on lead and then against the same cards."""
        mine: cython.uint = 0
        theirs: cython.uint = 0
        _: cython.int
        below: cython.int = 4 * self.below(5)
        for _ in range(5):
            mine |= self.drawn(0xFFFFF & ~(mine | theirs | bit(below)))
            theirs |= self.drawn(0xFFFFF & ~(mine | theirs | bit(below)))
        stock: cython.ulonglong = self.shuffled(0xFFFFF & ~(mine | theirs | bit(below)), below)
        start: cython.ulonglong = self.chance
        result: cython.int = self.run(mine, theirs, 0, 0, 0, 0, stock, 10, 0, 0)
        self.chance = start
        return result - self.run(mine, theirs, 0, 0, 0, 0, stock, 10, 0, 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shuffled(self, cards: cython.uint, below: cython.int) -> cython.ulonglong:
        """Returns some cards in any order as a stock, above the card below them."""
        stock: cython.ulonglong = 0
        place: cython.int = 0
        card: cython.uint
        while cards:
            card = self.drawn(cards)
            cards ^= card
            stock |= cython.cast(cython.ulonglong, ctz(card)) << 5 * place
            place += 1
        return stock | cython.cast(cython.ulonglong, below) << 5 * place

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def from_move(
        self,
        card: cython.int,
        led: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        my_shown: cython.uint,
        their_shown: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        gone: cython.uint,
        who: cython.int,
        plain: cython.bint,
    ) -> cython.int:
        """Returns what a card brings to the player who plays it."""
        if led >= 0:
            return -self.finish(
                led, card, theirs, mine, their, my, their_shown, my_shown, stock, size, gone, 1 - who
            )
        return self.lead_on(
            card, mine, theirs, my, their, my_shown, their_shown, stock, size, gone, who, plain
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def run(
        self,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        my_shown: cython.uint,
        their_shown: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        gone: cython.uint,
        who: cython.int,
    ) -> cython.int:
        """Returns what the leader wins, who is to move."""
        if not size:
            return self.strict(mine, theirs, my, their, -3, 3)
        self.nodes += 1
        below: cython.int = stock >> 5 * (size - 1) & 31
        if mine & 1 and size >= self.exchange_needs:
            mine ^= 1 | bit(below)
            my_shown |= bit(below)
            stock ^= cython.cast(cython.ulonglong, below) << 5 * (size - 1)
            below = 0
        unseen: cython.uint = 0xFFFFF & ~(mine | gone | their_shown | bit(below))
        habits: cython.int = set_of_habits(who, size)
        if size >= self.closing_needs and self.closes(mine, my, their, their_shown, unseen, habits):
            return self.strict(mine, theirs, as_closer(my, their), against_closer(their), -3, 3)
        card: cython.int = self.habitual_lead(mine, my, their, their_shown, unseen, size, habits)
        return self.lead_on(
            card, mine, theirs, my, their, my_shown, their_shown, stock, size, gone, who, False
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_on(
        self,
        card: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        my_shown: cython.uint,
        their_shown: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        gone: cython.uint,
        who: cython.int,
        plain: cython.bint,
    ) -> cython.int:
        """Returns what the leader wins with a lead."""
        if not plain and paired(mine) >> card & 1:
            my = with_marriage(my, card)
            if out(my):
                return prize(my, their)
            my_shown |= paired(mine) & 0x11111 << (card & 3)
        mine ^= bit(card)
        my_shown &= mine
        gone |= bit(card)
        below: cython.int = stock >> 5 * (size - 1) & 31
        unseen: cython.uint = 0xFFFFF & ~(theirs | gone | my_shown | bit(below))
        reply: cython.int = self.habitual_reply(
            card, theirs, their, my, unseen, below, size, set_of_habits(1 - who, size)
        )
        return self.finish(
            card, reply, mine, theirs, my, their, my_shown, their_shown, stock, size, gone, who
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def finish(
        self,
        card: cython.int,
        reply: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        my_shown: cython.uint,
        their_shown: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        gone: cython.uint,
        who: cython.int,
    ) -> cython.int:
        """Returns what the leader wins after the reply."""
        points: cython.uint = worth(card) + worth(reply)
        first: cython.uint = bit(stock & 31)
        second: cython.uint = bit(stock >> 5 & 31)
        theirs ^= bit(reply)
        their_shown &= theirs
        gone |= bit(card) | bit(reply)
        if beating(card) >> reply & 1:
            their = with_trick(their, points)
            if out(their):
                return -prize(their, my)
            return -self.run(
                theirs | first,
                mine | second,
                their,
                my,
                their_shown,
                my_shown,
                stock >> 10,
                size - 2,
                gone,
                1 - who,
            )
        my = with_trick(my, points)
        if out(my):
            return prize(my, their)
        return self.run(
            mine | first, theirs | second, my, their, my_shown, their_shown, stock >> 10, size - 2, gone, who
        )
