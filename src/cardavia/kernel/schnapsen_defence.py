"""Plans the strict play of a closed deal of Schnapsen for several worlds at once: best defence.

A solver that sees all cards plays each world in its own way; a player cannot tell the worlds apart, and
needs one plan that serves all of them until the cards played tell them apart.  A plan is found here that
wins as many worlds as possible against an opponent who sees everything.

Positions are told as in :mod:`.schnapsen`, and played as in :mod:`.schnapsen_planned_play`.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import popcount
    from cython.cimports.cardavia.kernel.schnapsen_planned_play import PlannedPlay, Stand
    from cython.cimports.cardavia.kernel.schnapsen_strict import replies
    from cython.cimports.cardavia.kernel.schnapsen_turned import turned, turned_hand
else:
    from cardavia.kernel.schnapsen_planned_play import PlannedPlay, Stand
    from cardavia.kernel.schnapsen_strict import replies
    from cardavia.kernel.schnapsen_turned import turned, turned_hand
    from cardavia.kernel.uncompiled import popcount

WORLDS = 64
"""How many worlds can be planned for at once."""
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
ONE = cython.declare(cython.uint, 1)


@cython.cclass
class Planner(PlannedPlay):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Plans for one player of a closed deal, at most :data:`WORLDS` worlds at once.

    ``limit`` is how many positions one call may look at, ``nodes`` how many the last one did.
    """

    led: cython.int
    plain: cython.bint

    def plan(
        self,
        table: cython.ulonglong,
        records: cython.ulonglong,
        hands: cython.uint[::1],
        weights: cython.uint[::1],
        won: cython.ulonglong[::1],
    ) -> cython.int:
        """Finds for each card which worlds the best plan wins that begins with it; 0 for no such card.

        ``hands`` are what the player who is not to move may hold, of which ``table`` has nothing, and
        ``weights`` how likely each is, in any measure.  ``won`` has twenty places.  Returns how many tricks
        of the plan were planned, this one with them; 0 where ``limit`` did not suffice for any.
        """
        count: cython.Py_ssize_t = len(hands)
        if not 1 <= count <= 64 or len(weights) != count or len(won) < 20:
            raise ValueError(f"{count} worlds, {len(weights)} weights, {len(won)} places; 1 to 64, and 20")
        world: cython.Py_ssize_t
        trump: cython.int = table >> 40 & 3
        led: cython.int = table >> 43 & 31
        seat: cython.int = (table >> 42 & 1) ^ (led != 0)
        for world in range(count):
            self.hands[world] = turned_hand(hands[world], trump)
            self.weights[world] = weights[world]
        self.led = turned(led - 1, trump) if led else -1
        self.plain = table >> 48 & 1
        self.nodes = 0
        self.stopped = False
        stand: Stand = Stand(
            turned_hand(table >> 20 * seat & 0xFFFFF, trump),
            0,
            records >> 12 * seat & 0xFFF,
            records >> 12 * (1 - seat) & 0xFFF,
        )
        return self.deepen(stand, ALL >> (64 - count), trump, won)

    @cython.cfunc
    @cython.exceptval(check=False)
    def deepen(
        self, stand: Stand, worlds: cython.ulonglong, trump: cython.int, won: cython.ulonglong[::1]
    ) -> cython.int:
        """Plans one trick, then two, as far as the limit allows; keeps the last that was finished."""
        card: cython.int
        deep: cython.int
        found: cython.ulonglong[::1] = array("Q", bytes(8 * 20))
        able: cython.uint = replies(stand.mine, self.led) if self.led >= 0 else stand.mine
        tricks: cython.int = max(1, popcount(stand.mine) - 1)
        with cython.nogil:
            for deep in range(tricks):
                for card in range(20):
                    found[card] = 0
                    if able >> turned(card, trump) & 1:
                        found[card] = self.first(turned(card, trump), stand, worlds, deep)
                if self.stopped:
                    return deep
                for card in range(20):
                    won[card] = found[card]
        return tricks

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def first(
        self, card: cython.int, stand: Stand, worlds: cython.ulonglong, deep: cython.int
    ) -> cython.ulonglong:
        """Returns the worlds of the heaviest plan that begins with a card."""
        count: cython.int
        after: Stand = Stand(stand.mine ^ ONE << card, 0, stand.my, stand.their)
        if self.led >= 0:
            count = self.trick(self.led, card, False, after, worlds, deep, 0)
        elif self.plain:
            count = self.their_reply(card, after, worlds, deep, 0)
        else:
            count = self.my_lead(card, stand, worlds, deep, 0)
        return self.plans[self.extreme(0, count, 1)]
