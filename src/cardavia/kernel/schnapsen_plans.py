"""Sets of plans for the strict play of a closed deal of Schnapsen: what each plan wins.

Once the stock is closed a deal has two outcomes only, so that a plan is worth a set of worlds, those that it
wins: 64 bits.  A choice of the planner adds plans; where the opponent chooses, a world is won if it is won
after every card that may be played there.  Of the sets that arise only those are kept that no other one
holds, and of these the heaviest twelve: what is found is always a plan, though perhaps not the best.

A set of plans stands in ``plans`` from a place ``at`` on.  Behind it there is room for another set, and then,
24 places on, the sets of which it is made.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz
    from cython.cimports.cardavia.kernel.schnapsen_strict import StrictPlay, paired, replies
else:
    from cardavia.kernel.schnapsen_strict import StrictPlay, paired, replies
    from cardavia.kernel.uncompiled import ctz


@cython.cclass
class Plans(StrictPlay):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Is the worlds that are planned for, and room for the plans of every trick."""

    def __init__(self) -> None:
        super().__init__()
        self.hands = array("I", bytes(4 * 64))
        self.weights = array("I", bytes(4 * 64))
        self.plans = array("Q", bytes(8 * 1024))
        self.groups = array("Q", bytes(8 * 1024))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def winnable(
        self,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        leads: cython.bint,
    ) -> cython.ulonglong:
        """Returns the worlds that a planner wins who sees all cards: no plan wins another."""
        theirs: cython.uint
        won: cython.bint
        world: cython.ulonglong
        result: cython.ulonglong = 0
        while worlds and not self.stopped:
            world = worlds & (~worlds + 1)
            worlds ^= world
            theirs = self.hands[ctz(world)] & ~gone
            if leads:
                won = self.strict(mine, theirs, my, their, 0, 1) > 0
            else:
                won = self.strict(theirs, mine, their, my, -1, 0) < 0
            if won:
                result |= world
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deal_out(
        self, gone: cython.uint, led: cython.int, worlds: cython.ulonglong, at: cython.int
    ) -> cython.int:
        """Sorts the worlds by the cards that the other player may play there; returns the first place.

        There are forty: one for each card, and another for each card led that declares a marriage.
        """
        start: cython.int = at // 24 * 40
        place: cython.int
        for place in range(40):
            self.groups[start + place] = 0
        able: cython.uint
        pairs: cython.uint
        world: cython.ulonglong
        while worlds:
            world = worlds & (~worlds + 1)
            worlds ^= world
            able = self.hands[ctz(world)] & ~gone
            pairs = 0
            if led >= 0:
                able = replies(able, led)
            else:
                pairs = paired(able)
            while able:
                place = ctz(able)
                able &= able - 1
                self.groups[start + place + (20 if pairs >> place & 1 else 0)] |= world
        return start

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def alive(self, at: cython.int, count: cython.int) -> cython.ulonglong:
        """Returns the worlds that some plan wins."""
        place: cython.int
        result: cython.ulonglong = 0
        for place in range(at, at + count):
            result |= self.plans[place]
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def gather(self, at: cython.int, count: cython.int, more: cython.int) -> cython.int:
        """Adds the plans of one more choice, 24 places on; returns how many there are now."""
        place: cython.int
        for place in range(at + 24, at + 24 + more):
            count = self.add(at, count, self.plans[place])
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def restrict(
        self, at: cython.int, count: cython.int, group: cython.ulonglong, more: cython.int
    ) -> cython.int:
        """Joins each plan with each against one more card, which the group of worlds allows."""
        one: cython.int
        other: cython.int
        joined: cython.int = 0
        for one in range(at, at + count):
            for other in range(at + 24, at + 24 + more):
                joined = self.add(at + 12, joined, self.plans[one] & (self.plans[other] | ~group))
        for one in range(at, at + joined):
            self.plans[one] = self.plans[one + 12]
        return joined

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add(self, at: cython.int, count: cython.int, plan: cython.ulonglong) -> cython.int:
        """Adds a plan unless another one holds it; returns how many there are now."""
        place: cython.int
        kept: cython.int = at
        for place in range(at, at + count):
            if plan & ~self.plans[place] == 0:
                return count
        for place in range(at, at + count):
            if self.plans[place] & ~plan:
                self.plans[kept] = self.plans[place]
                kept += 1
        if kept < at + 12:
            self.plans[kept] = plan
            return kept + 1 - at
        place = self.extreme(at, 12, -1)
        if self.weight(plan) > self.weight(self.plans[place]):
            self.plans[place] = plan
        return 12

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def extreme(self, at: cython.int, count: cython.int, sign: cython.int) -> cython.int:
        """Returns where the heaviest of some plans stands, or with a sign of -1 the lightest."""
        place: cython.int
        result: cython.int = at
        for place in range(at + 1, at + count):
            if sign * self.weight(self.plans[place]) > sign * self.weight(self.plans[result]):
                result = place
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weight(self, plan: cython.ulonglong) -> cython.longlong:
        """Returns how likely the worlds of a plan are, in the measure that was given."""
        result: cython.longlong = 0
        while plan:
            result += self.weights[ctz(plan)]
            plan &= plan - 1
        return result
