"""Solves the strict play of Schnapsen, with the stock used up or closed and both hands seen (rule 6).

Everything is told from the leader's side, so that nobody needs a seat: ``mine`` and ``my`` are the leader's
hand and record, ``theirs`` and ``their`` the other player's.  A value is the leader's game points, from -3
to 3; ``alpha`` and ``beta`` say between which values it matters.

A card is ``4 * rank + suit``: ranks J Q K T A from 0, and trumps are suit 0 whatever their name.  A hand
has one bit for each card, so that from low to high its bits are its cards from cheap to dear.

A record is how a player stands in the deal:

====  ========================================================================
bits  meaning
====  ========================================================================
0-6   card points credited
7-8   3 with a trick won; until then the pending marriage: 0, 1 (20) or 2 (40)
9-10  the game points that 66 brings once somebody has closed, else 0
11    whether this player has closed
====  ========================================================================
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import clz, ctz
else:
    from cardavia.kernel.uncompiled import clz, ctz


def worth(card: cython.int) -> cython.uint:
    """Returns the points of a card (rule 1): J 2, Q 3, K 4, T 10, A 11."""
    return 0xBA432 >> (card & 28) & 15


def above(card: cython.int) -> cython.uint:
    """Returns the higher cards of the same suit."""
    return cython.cast(cython.uint, 0x111110) << card & 0xFFFFF


def beating(card: cython.int) -> cython.uint:
    """Returns the replies that take a trick from this lead (rule 3)."""
    return above(card) | 0x11111 if card & 3 else above(card)


def replies(hand: cython.uint, card: cython.int) -> cython.uint:
    """Returns the replies that strict play allows (rule 6); either all of them take the trick or none."""
    allowed: cython.uint = hand & above(card)
    if not allowed:
        allowed = hand & 0x11111 << (card & 3)
    if not allowed:
        allowed = hand & 0x11111
    return allowed if allowed else hand


def unbeaten(mine: cython.uint, theirs: cython.uint) -> cython.uint:
    """Returns the leads that take the trick in strict play."""
    lower: cython.uint = theirs >> 4
    lower |= lower >> 4
    lower |= lower >> 8
    sure: cython.uint = mine & ~lower
    if theirs & 0x11111:
        # A suit that they lack gets trumped.
        sure &= ((theirs | lower) & 15) * 0x11111 | 0x11111
    return sure


def paired(hand: cython.uint) -> cython.uint:
    """Returns the kings and queens that make a marriage."""
    queens: cython.uint = hand & hand >> 4 & 0xF0
    return queens | queens << 4


def with_marriage(record: cython.uint, card: cython.int) -> cython.uint:
    """Returns the record after a marriage: 20, in trumps 40, and pending without a trick (rules 7 and 8)."""
    twenties: cython.uint = 1 if card & 3 else 2
    return record + 20 * twenties if record >> 7 & 3 == 3 else record + (twenties << 7)


def declared(record: cython.uint, hand: cython.uint, card: cython.int) -> cython.uint:
    """Returns the leader's record after a lead: with the marriage that it declares, if it does."""
    return with_marriage(record, card) if paired(hand) >> card & 1 else record


def with_trick(record: cython.uint, points: cython.uint) -> cython.uint:
    """Returns the record after a trick of so many points: what was pending counts now (rule 8)."""
    pending: cython.uint = record >> 7 & 3
    return record + points if pending == 3 else (record | 3 << 7) + points + 20 * pending


def out(record: cython.uint) -> cython.bint:
    """Whether a player has 66 (rule 9)."""
    return record & 127 >= 66


def prize(winner: cython.uint, loser: cython.uint) -> cython.int:
    """Returns what 66 would bring a player now (rules 10 to 12), the most that there is for it."""
    gain: cython.int = winner >> 9 & 3
    if gain:
        return gain
    if loser >> 7 & 3 != 3:
        return 3
    return 1 if loser & 127 >= 33 else 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def last_trick(winner: cython.uint, loser: cython.uint) -> cython.int:
    """Returns what the last trick brings where nobody has 66 (rules 12 and 13): a closer has failed."""
    gain: cython.int = winner >> 9 & 3
    loss: cython.int = loser >> 9 & 3
    if winner >> 11 & 1:
        return -loss
    return gain if gain else 1


def marriage_wins(hand: cython.uint, record: cython.uint) -> cython.bint:
    """Whether some marriage brings the leader 66 at once (rule 8)."""
    pairs: cython.uint = paired(hand)
    if not pairs or record >> 7 & 3 != 3:
        return False
    return record & 127 >= (26 if pairs & 0x11111 else 46)


# Hands and records travel side by side, here and in schnapsen_open: as one value, like the trick of 56, they
# cost these searches some four percent.
class StrictPlay:
    """Is a search through strict play; it counts the positions that it looks at."""

    def __init__(self) -> None:
        self.nodes = 0
        self.limit = 1 << 62
        self.stopped = False

    def strict(
        self,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader, who is to lead."""
        most: cython.int = prize(my, their)
        best: cython.int = -prize(their, my)
        if alpha >= most:
            return most
        if beta <= best:
            return best
        if self.nodes == self.limit:
            self.stopped = True
            return best
        self.nodes += 1
        if marriage_wins(mine, my):
            return most
        if best < alpha:
            best = alpha
        if beta > most:
            beta = most
        card: cython.int
        value: cython.int
        sure: cython.uint = unbeaten(mine, theirs)
        rest: cython.uint = mine & ~sure
        while best < beta and sure | rest:
            if sure:
                card = 63 - clz(sure)
                sure ^= cython.cast(cython.uint, 1) << card
            else:
                card = ctz(rest)
                rest &= rest - 1
            value = self.strict_lead(card, mine, theirs, my, their, best, beta)
            if value > best:
                best = value
        return best

    def strict_lead(
        self,
        card: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of this lead, with the marriage that it declares."""
        my = declared(my, mine, card)
        if out(my):
            return prize(my, their)
        return self.strict_reply(
            card, mine ^ cython.cast(cython.uint, 1) << card, theirs, my, their, alpha, beta
        )

    def strict_reply(
        self,
        card: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of a card that lies on the table."""
        best: cython.int = beta
        reply: cython.int
        value: cython.int
        left: cython.uint = replies(theirs, card)
        taking: cython.bint = left & beating(card) != 0
        while best > alpha and left:
            # In the suit led the dearest first where it takes the trick, else always the cheapest.
            reply = 63 - clz(left) if taking and left & 0x11111 << (card & 3) else ctz(left)
            left ^= cython.cast(cython.uint, 1) << reply
            value = self.strict_trick(card, reply, taking, mine, theirs, my, their, alpha, best)
            if value < best:
                best = value
        return best

    def strict_trick(
        self,
        card: cython.int,
        reply: cython.int,
        taken: cython.bint,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        their: cython.uint,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """Returns the value for the leader of a finished trick, ``taken`` or not by the other player."""
        points: cython.uint = worth(card) + worth(reply)
        theirs ^= cython.cast(cython.uint, 1) << reply
        if taken:
            their = with_trick(their, points)
            if out(their):
                return -prize(their, my)
            return -self.strict(theirs, mine, their, my, -beta, -alpha) if mine else -last_trick(their, my)
        my = with_trick(my, points)
        if out(my):
            return prize(my, their)
        return self.strict(mine, theirs, my, their, alpha, beta) if mine else last_trick(my, their)
