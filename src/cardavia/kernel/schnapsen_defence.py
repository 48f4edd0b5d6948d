"""Plans the strict play of a closed deal of Schnapsen for several worlds at once: best defence.

A solver that sees all cards plays each world in its own way; a player cannot tell the worlds apart, and
needs one plan that serves all of them until the cards played tell them apart.  A plan is found here that
wins as many worlds as possible against an opponent who sees everything.

Everything is seen from the planner's side.  ``gone`` are the cards that the other player has played, ``at``
is where the plans found are to stand in the sets of :mod:`.schnapsen_plans`, and ``deep`` tells how many more
tricks are planned: beyond them, each world is played as if its cards were seen.

Positions are told as in :mod:`.schnapsen`, and played as in :mod:`.schnapsen_strict`.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import clz, ctz, popcount
    from cython.cimports.cardavia.kernel.schnapsen_plans import Plans
    from cython.cimports.cardavia.kernel.schnapsen_strict import (
        beating,
        marriage_wins,
        out,
        paired,
        replies,
        with_marriage,
        with_trick,
        worth,
    )
    from cython.cimports.cardavia.kernel.schnapsen_turned import turned, turned_hand
else:
    from cardavia.kernel.schnapsen_plans import Plans
    from cardavia.kernel.schnapsen_strict import (
        beating,
        marriage_wins,
        out,
        paired,
        replies,
        with_marriage,
        with_trick,
        worth,
    )
    from cardavia.kernel.schnapsen_turned import turned, turned_hand
    from cardavia.kernel.uncompiled import clz, ctz, popcount

WORLDS = 64
"""How many worlds can be planned for at once."""
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.cclass
class Planner(Plans):  # type: ignore[misc] # mypy takes what is compiled for Any
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
        return self.deepen(
            turned_hand(table >> 20 * seat & 0xFFFFF, trump),
            records >> 12 * seat & 0xFFF,
            records >> 12 * (1 - seat) & 0xFFF,
            ALL >> (64 - count),
            trump,
            won,
        )

    @cython.cfunc
    @cython.exceptval(check=False)
    def deepen(
        self,
        mine: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        trump: cython.int,
        won: cython.ulonglong[::1],
    ) -> cython.int:
        """Plans one trick, then two, as far as the limit allows; keeps the last that was finished."""
        card: cython.int
        deep: cython.int
        found: cython.ulonglong[::1] = array("Q", bytes(8 * 20))
        able: cython.uint = replies(mine, self.led) if self.led >= 0 else mine
        tricks: cython.int = popcount(mine)
        with cython.nogil:
            for deep in range(tricks - 1 if tricks > 1 else 1):
                for card in range(20):
                    found[card] = 0
                    if able >> turned(card, trump) & 1:
                        found[card] = self.first(turned(card, trump), mine, my, their, worlds, deep)
                if self.stopped:
                    return deep
                for card in range(20):
                    won[card] = found[card]
        return tricks - 1 if tricks > 1 else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def first(
        self,
        card: cython.int,
        mine: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
    ) -> cython.ulonglong:
        """Returns the worlds of the heaviest plan that begins with a card."""
        count: cython.int
        if self.led >= 0:
            mine ^= cython.cast(cython.uint, 1) << card
            count = self.my_trick(self.led, card, mine, 0, my, their, worlds, deep, 0)
        elif self.plain:
            mine ^= cython.cast(cython.uint, 1) << card
            count = self.their_reply(card, mine, 0, my, their, worlds, deep, 0)
        else:
            count = self.my_lead(card, mine, 0, my, their, worlds, deep, 0)
        return self.plans[self.extreme(0, count, 1)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def on_lead(
        self,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans with the planner to lead; returns how many there are."""
        self.plans[at] = worlds
        if marriage_wins(mine, my):
            return 1
        worlds = self.winnable(mine, gone, my, their, worlds, True)
        self.plans[at] = worlds
        if self.stopped or not deep or not worlds & (worlds - 1) or not mine & (mine - 1):
            return 1
        count: cython.int = 0
        card: cython.int
        left: cython.uint = mine
        while left:
            card = 63 - clz(left)
            left ^= cython.cast(cython.uint, 1) << card
            count = self.gather(
                at, count, self.my_lead(card, mine, gone, my, their, worlds, deep - 1, at + 24)
            )
            if self.plans[at] == worlds:
                break
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def my_lead(
        self,
        card: cython.int,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans that begin with this lead, and the marriage that it declares."""
        if paired(mine) >> card & 1:
            my = with_marriage(my, card)
            if out(my):
                self.plans[at] = worlds
                return 1
        mine ^= cython.cast(cython.uint, 1) << card
        return self.their_reply(card, mine, gone, my, their, worlds, deep, at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def their_reply(
        self,
        card: cython.int,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans once the planner has led: a world is won if it is won whatever is replied."""
        reply: cython.int
        count: cython.int = 1
        group: cython.ulonglong
        start: cython.int = self.deal_out(gone, card, worlds, at)
        self.plans[at] = worlds
        for reply in range(20):
            group = self.groups[start + reply] & self.alive(at, count)
            if group:
                count = self.restrict(
                    at,
                    count,
                    self.groups[start + reply],
                    self.trick(card, reply, mine, gone, my, their, group, deep, at + 24),
                )
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(
        self,
        card: cython.int,
        reply: cython.int,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans after a trick to which the planner has led."""
        points: cython.uint = worth(card) + worth(reply)
        gone |= cython.cast(cython.uint, 1) << reply
        if beating(card) >> reply & 1:
            return self.lost_trick(mine, gone, my, with_trick(their, points), worlds, deep, at)
        return self.won_trick(mine, gone, with_trick(my, points), their, worlds, deep, at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def my_trick(
        self,
        card: cython.int,
        reply: cython.int,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans after a trick in which the planner has replied."""
        points: cython.uint = worth(card) + worth(reply)
        if beating(card) >> reply & 1:
            return self.won_trick(mine, gone, with_trick(my, points), their, worlds, deep, at)
        return self.lost_trick(mine, gone, my, with_trick(their, points), worlds, deep, at)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def won_trick(
        self,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans after a trick that the planner took and was credited with."""
        self.plans[at] = worlds
        if out(my):
            return 1
        if mine:
            return self.on_lead(mine, gone, my, their, worlds, deep, at)
        # Whoever closed has failed.
        if my >> 11 & 1:
            self.plans[at] = 0
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lost_trick(
        self,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans after a trick that the other player took and was credited with."""
        self.plans[at] = 0
        if out(their):
            return 1
        if mine:
            return self.on_their_lead(mine, gone, my, their, worlds, deep, at)
        if their >> 11 & 1:
            self.plans[at] = worlds
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def on_their_lead(
        self,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans with the other player to lead: a world is won if it is won whatever is led."""
        worlds = self.winnable(mine, gone, my, their, worlds, False)
        self.plans[at] = worlds
        if self.stopped or not deep or not worlds & (worlds - 1) or not mine & (mine - 1):
            return 1
        place: cython.int
        count: cython.int = 1
        group: cython.ulonglong
        start: cython.int = self.deal_out(gone, -1, worlds, at)
        for place in range(40):
            group = self.groups[start + place] & self.alive(at, count)
            if group:
                count = self.restrict(
                    at,
                    count,
                    self.groups[start + place],
                    self.their_lead(place, mine, gone, my, their, group, deep - 1, at + 24),
                )
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def their_lead(
        self,
        place: cython.int,
        mine: cython.uint,
        gone: cython.uint,
        my: cython.uint,
        their: cython.uint,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans against a lead: a card, from place 20 on with the marriage that it declares."""
        card: cython.int = place % 20
        reply: cython.int
        count: cython.int = 0
        if place >= 20:
            their = with_marriage(their, card)
            if out(their):
                self.plans[at] = 0
                return 1
        gone |= cython.cast(cython.uint, 1) << card
        able: cython.uint = replies(mine, card)
        while able:
            reply = ctz(able)
            able &= able - 1
            count = self.gather(
                at,
                count,
                self.my_trick(
                    card,
                    reply,
                    mine ^ cython.cast(cython.uint, 1) << reply,
                    gone,
                    my,
                    their,
                    worlds,
                    deep,
                    at + 24,
                ),
            )
            if self.plans[at] == worlds:
                break
        return count
