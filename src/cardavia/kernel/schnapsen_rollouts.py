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


@cython.final
@cython.cclass
class Rollouts(Habits):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Plays positions on, and whole deals; ``habits`` are those of player 0 and then of player 1.

    >>> from cardavia.kernel.schnapsen_habits import new_habits
    >>> Rollouts(new_habits({"closes": (9.0, 9.0)}, {})).duel(seed=1, deals=50) < 0
    True
    """

    # The deal between two tricks: the hands, the records and what is known of each hand, first of ``who``
    # leads; the stock, and how many cards it has; the cards played.
    mine: cython.uint
    theirs: cython.uint
    my: cython.uint
    their: cython.uint
    my_shown: cython.uint
    their_shown: cython.uint
    stock: cython.ulonglong
    size: cython.int
    gone: cython.uint
    who: cython.int

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
        move: cython.int
        won: cython.int
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
                    move = turned(card, trump)
                    if not mine >> move & 1:
                        continue
                    # Every card meets the same chance.
                    self.chance = start
                    self.begin(mine, theirs, stock, size, out_of_play, seat)
                    self.my, self.their = my, their
                    self.my_shown, self.their_shown = my_shown, their_shown
                    if led:
                        self.turn_round()
                        won = self.finish(first, move) or self.play_on()
                    else:
                        won = self.lead_on(move, plain) or self.play_on()
                    counts[7 * card + (won if self.who == seat else -won) + 3] += 1

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
        total: cython.int = 0
        lead: cython.int
        won: cython.int
        for lead in range(2):
            self.chance = start
            self.begin(mine, theirs, stock, 10, 0, lead)
            won = self.play_on()
            total += -won if self.who else won
        return total

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
    def begin(
        self,
        mine: cython.uint,
        theirs: cython.uint,
        stock: cython.ulonglong,
        size: cython.int,
        gone: cython.uint,
        who: cython.int,
    ) -> cython.void:
        """Takes up a deal in which ``who`` leads, with nothing won and nothing shown."""
        self.mine, self.theirs = mine, theirs
        self.my = self.their = self.my_shown = self.their_shown = 0
        self.stock, self.size, self.gone, self.who = stock, size, gone, who

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turn_round(self) -> cython.void:
        """Puts the other player on lead."""
        self.mine, self.theirs = self.theirs, self.mine
        self.my, self.their = self.their, self.my
        self.my_shown, self.their_shown = self.their_shown, self.my_shown
        self.who ^= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_on(self) -> cython.int:
        """Plays on until the deal is won, and returns what the player then on lead has won."""
        won: cython.int = 0
        while self.size and not won:
            won = self.next_trick()
        return won or self.solved(self.my, self.their)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def solved(self, my: cython.uint, their: cython.uint) -> cython.int:
        """Returns what the leader wins with these records when all is seen."""
        return self.strict(self.mine, self.theirs, my, their, -3, 3)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def next_trick(self) -> cython.int:
        """Plays a trick by habit, or closes; returns what has been won by that, 0 where the deal goes on."""
        self.nodes += 1
        size: cython.int = self.size
        below: cython.int = self.stock >> 5 * (size - 1) & 31
        if self.mine & 1 and size >= self.exchange_needs:
            self.mine ^= 1 | bit(below)
            self.my_shown |= bit(below)
            self.stock ^= cython.cast(cython.ulonglong, below) << 5 * (size - 1)
            below = 0
        mine: cython.uint = self.mine
        my: cython.uint = self.my
        their: cython.uint = self.their
        their_shown: cython.uint = self.their_shown
        unseen: cython.uint = 0xFFFFF & ~(mine | self.gone | their_shown | bit(below))
        habits: cython.int = set_of_habits(self.who, size)
        if size >= self.closing_needs and self.closes(mine, my, their, their_shown, unseen, habits):
            return self.solved(as_closer(my, their), against_closer(their))
        return self.lead_on(self.habitual_lead(mine, my, their, their_shown, unseen, size, habits), False)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_on(self, card: cython.int, plain: cython.bint) -> cython.int:
        """Plays a lead, with its marriage unless plain, and the habitual reply; returns what has been won."""
        if not plain and paired(self.mine) >> card & 1:
            self.my = with_marriage(self.my, card)
            if out(self.my):
                return prize(self.my, self.their)
            self.my_shown |= paired(self.mine) & 0x11111 << (card & 3)
        self.mine ^= bit(card)
        self.my_shown &= self.mine
        self.gone |= bit(card)
        size: cython.int = self.size
        below: cython.int = self.stock >> 5 * (size - 1) & 31
        unseen: cython.uint = 0xFFFFF & ~(self.theirs | self.gone | self.my_shown | bit(below))
        habits: cython.int = set_of_habits(1 - self.who, size)
        return self.finish(
            card, self.habitual_reply(card, self.theirs, self.their, self.my, unseen, below, size, habits)
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def finish(self, card: cython.int, reply: cython.int) -> cython.int:
        """Plays a reply; whoever takes the trick leads, and what that player has won is returned."""
        self.theirs ^= bit(reply)
        self.their_shown &= self.theirs
        self.gone |= bit(card) | bit(reply)
        if beating(card) >> reply & 1:
            self.turn_round()
        self.my = with_trick(self.my, worth(card) + worth(reply))
        if out(self.my):
            return prize(self.my, self.their)
        self.mine |= bit(self.stock & 31)
        self.theirs |= bit(self.stock >> 5 & 31)
        self.stock >>= 10
        self.size -= 2
        return 0
