"""Plays a closed deal of Schnapsen by plans that have to serve several worlds at once.

Everything is seen from the planner's side.  A :class:`Stand` is the planner's hand, the cards that the other
player has played, and the records of both.  ``worlds`` are those that are still possible and worth winning,
``at`` is where the plans found are to stand in the sets of :mod:`.schnapsen_plans`, and ``deep`` tells how
many more tricks are planned: beyond them, each world is played as if its cards were seen.

Positions are played as in :mod:`.schnapsen_strict`.
"""

from __future__ import annotations

from collections import namedtuple

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel import schnapsen_strict as strict
    from cython.cimports.cardavia.kernel.bits import clz, ctz
    from cython.cimports.cardavia.kernel.schnapsen_plans import Plans
else:
    from cardavia.kernel import schnapsen_strict as strict
    from cardavia.kernel.schnapsen_plans import Plans
    from cardavia.kernel.uncompiled import clz, ctz

    Stand = namedtuple("Stand", "mine gone my their")

ONE = cython.declare(cython.uint, 1)


class PlannedPlay(Plans):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Finds what the plans win from any point of a trick on; each method returns how many plans it found."""

    def planned_out(self, mine: cython.uint, worlds: cython.ulonglong, deep: cython.int) -> cython.bint:
        """Whether nothing is left to plan: no worlds to choose between, no choice, or no depth."""
        return self.stopped or not deep or not worlds & (worlds - 1) or not mine & (mine - 1)

    def on_lead(self, stand: Stand, worlds: cython.ulonglong, deep: cython.int, at: cython.int) -> cython.int:
        """Finds the plans with the planner to lead."""
        self.plans[at] = worlds
        if strict.marriage_wins(stand.mine, stand.my):
            return 1
        worlds = self.winnable(stand.mine, stand.gone, stand.my, stand.their, worlds, True)
        self.plans[at] = worlds
        if self.planned_out(stand.mine, worlds, deep):
            return 1
        count: cython.int = 0
        card: cython.int
        left: cython.uint = stand.mine
        while left:
            card = 63 - clz(left)
            left ^= ONE << card
            count = self.gather(at, count, self.my_lead(card, stand, worlds, deep - 1, at + 24))
            if self.plans[at] == worlds:
                break
        return count

    def my_lead(
        self,
        card: cython.int,
        stand: Stand,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans that begin with this lead, and the marriage that it declares."""
        my: cython.uint = strict.declared(stand.my, stand.mine, card)
        if strict.out(my):
            self.plans[at] = worlds
            return 1
        stand = Stand(stand.mine ^ ONE << card, stand.gone, my, stand.their)
        return self.their_reply(card, stand, worlds, deep, at)

    def their_reply(
        self,
        card: cython.int,
        stand: Stand,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans once the planner has led: a world is won if it is won whatever is replied."""
        reply: cython.int
        after: Stand
        count: cython.int = 1
        group: cython.ulonglong
        start: cython.int = self.deal_out(stand.gone, card, worlds, at)
        self.plans[at] = worlds
        for reply in range(20):
            group = self.groups[start + reply] & self.alive(at, count)
            if group:
                after = Stand(stand.mine, stand.gone | ONE << reply, stand.my, stand.their)
                count = self.restrict(
                    at,
                    count,
                    self.groups[start + reply],
                    self.trick(card, reply, True, after, group, deep, at + 24),
                )
        return count

    def on_their_lead(
        self, stand: Stand, worlds: cython.ulonglong, deep: cython.int, at: cython.int
    ) -> cython.int:
        """Finds the plans with the other player to lead: a world is won if it is won whatever is led."""
        worlds = self.winnable(stand.mine, stand.gone, stand.my, stand.their, worlds, False)
        self.plans[at] = worlds
        if self.planned_out(stand.mine, worlds, deep):
            return 1
        place: cython.int
        count: cython.int = 1
        group: cython.ulonglong
        start: cython.int = self.deal_out(stand.gone, -1, worlds, at)
        for place in range(40):
            group = self.groups[start + place] & self.alive(at, count)
            if group:
                count = self.restrict(
                    at,
                    count,
                    self.groups[start + place],
                    self.their_lead(place, stand, group, deep - 1, at + 24),
                )
        return count

    def their_lead(
        self,
        place: cython.int,
        stand: Stand,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans against a lead: a card, from place 20 on with the marriage that it declares."""
        card: cython.int = place % 20
        reply: cython.int
        after: Stand
        count: cython.int = 0
        their: cython.uint = stand.their
        able: cython.uint = strict.replies(stand.mine, card)
        if place >= 20:
            their = strict.with_marriage(their, card)
            if strict.out(their):
                self.plans[at] = 0
                return 1
        while able:
            reply = ctz(able)
            able &= able - 1
            after = Stand(stand.mine ^ ONE << reply, stand.gone | ONE << card, stand.my, their)
            count = self.gather(at, count, self.trick(card, reply, False, after, worlds, deep, at + 24))
            if self.plans[at] == worlds:
                break
        return count

    def trick(
        self,
        card: cython.int,
        reply: cython.int,
        leads: cython.bint,
        stand: Stand,
        worlds: cython.ulonglong,
        deep: cython.int,
        at: cython.int,
    ) -> cython.int:
        """Finds the plans after a trick to which the planner has led, or replied."""
        points: cython.uint = strict.worth(card) + strict.worth(reply)
        taken: cython.bint = strict.beating(card) >> reply & 1
        if taken == leads:
            stand = Stand(stand.mine, stand.gone, stand.my, strict.with_trick(stand.their, points))
            return self.lost_trick(stand, worlds, deep, at)
        stand = Stand(stand.mine, stand.gone, strict.with_trick(stand.my, points), stand.their)
        return self.won_trick(stand, worlds, deep, at)

    def won_trick(
        self, stand: Stand, worlds: cython.ulonglong, deep: cython.int, at: cython.int
    ) -> cython.int:
        """Finds the plans after a trick that the planner took and was credited with."""
        self.plans[at] = worlds
        if strict.out(stand.my):
            return 1
        if stand.mine:
            return self.on_lead(stand, worlds, deep, at)
        # Whoever closed has failed.
        if stand.my >> 11 & 1:
            self.plans[at] = 0
        return 1

    def lost_trick(
        self, stand: Stand, worlds: cython.ulonglong, deep: cython.int, at: cython.int
    ) -> cython.int:
        """Finds the plans after a trick that the other player took and was credited with."""
        self.plans[at] = 0
        if strict.out(stand.their):
            return 1
        if stand.mine:
            return self.on_their_lead(stand, worlds, deep, at)
        if stand.their >> 11 & 1:
            self.plans[at] = worlds
        return 1
