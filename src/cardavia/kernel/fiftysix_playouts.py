"""Plays deals of 56 to the end, at random or sensibly: what a position is worth, roughly and fast.

A suit is a number, 0 to 3 for S, H, D, C, or -1 where there are no trumps.  A card is a number
8 * suit + strength, with strength 0 to 7 for 7 8 Q K T A 9 J.  Two packs are in play, so that a set of
cards is 64 bits: bit *c* says that there is a card *c*, bit 32 + *c* that there are both copies.
Sides are the seats of one parity.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz, popcount
    from cython.cimports.cardavia.kernel.fiftysix_sensible import beating, sensible_answer, sensible_lead
else:
    from cardavia.kernel.fiftysix_sensible import beating, sensible_answer, sensible_lead
    from cardavia.kernel.uncompiled import ctz, popcount

from cardavia.kernel.fiftysix_arguments import cards_of, tricks_left

ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
SUIT = cython.declare(cython.ulonglong, 0x000000FF_000000FF)
"""All spades, of both copies."""
WORTH = cython.declare(cython.int, 0xE500)
"""The points of each strength, two bits each (rule 3): J 3, 9 2, A and 10 1."""
WEYL = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
STAR = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)


class PlayOuts:
    """Plays a position to its end, over and over.

    Its seats are given what is known of their hands; each time, the cards that nobody is known to hold
    are dealt at random among the seats that lack cards, whatever their play may have told.  Any seat may
    play sensibly, see :mod:`.fiftysix_sensible`.  All others play any card that follows suit, each copy as
    likely as any other.  Not to be shared among threads.

    Args:
        hands: for each seat the cards that it is known to hold.
        missing: for each seat how many cards it holds besides.
        pool: all cards that are held besides.
        trick: the cards on the table in the order they were played.
        leader: the seat that led to this trick.
        trump: the suit, or -1 for no trumps.
        points: what the side of seat 0 has in its pile.
        sensible: the seats that play sensibly, a bit each.
        seed: where chance starts.

    Raises:
        ValueError: these numbers make no position.
    """

    def __init__(
        self,
        hands: Sequence[int],
        missing: Sequence[int] | None = None,
        pool: int = 0,
        trick: Sequence[int] = (),
        leader: int = 0,
        trump: int = -1,
        points: int = 0,
        sensible: int = 0,
        seed: int = 0,
    ) -> None:
        """Takes the position."""
        missing = [0] * len(hands) if missing is None else missing
        self.tricks = tricks_left(hands, missing, pool, trick, leader, trump)
        self.players = len(hands)
        self.trumps = SUIT << (8 * trump) & SINGLES if trump >= 0 else 0
        self.beating = array("Q", [beating(card, self.trumps) for card in range(32)])
        self.sensible = sensible
        self.chance = ((seed + 1) * WEYL ^ (seed + 1) >> 7) & ALL or WEYL
        self.begun = len(trick)
        self.first_leader = leader
        self.points = points
        self.known = array("Q", hands)
        self.missing = array("B", missing)
        self.trick = array("B", [*trick, 0])
        cards = [*cards_of(pool), 0]
        self.pooled = len(cards) - 1
        self.pool = array("B", cards)
        self.hands = array("Q", hands)
        self.line = array("B", bytes(64))
        self.played = 0

    def run(self, points: cython.uchar[::1]) -> None:
        """Plays as many times as there is room, and writes what the side of seat 0 gets each time.

        Other threads run meanwhile.

        Args:
            points: a ``bytearray`` or other writable buffer of bytes; each becomes 0 to 56.
        """
        place: cython.Py_ssize_t
        times: cython.Py_ssize_t = len(points)
        with cython.nogil:
            for place in range(times):
                points[place] = self.play_out()

    def last_line(self) -> bytes:
        """Returns the cards that were played the last time, in order."""
        return bytes(self.line[: self.played])

    def play_out(self) -> cython.int:
        """Deals, plays on to the end; returns the points of the side of seat 0."""
        points: cython.int = self.points
        seat: cython.int
        _trick: cython.int
        self.deal()
        self.take_up()
        for _trick in range(self.tricks):
            seat = (self.leader + self.players - self.waiting) % self.players
            while self.waiting > 0:
                self.put(seat, self.choice(seat))
                seat = seat + 1 if seat + 1 < self.players else 0
            if self.winner & 1 == 0:
                points += self.worth
            self.clear(self.winner)
        return points

    def deal(self) -> cython.void:
        """Gives each seat what is known of its hand, and of the pool what it lacks."""
        left: cython.int = self.pooled
        seat: cython.int
        _lacking: cython.int
        drawn: cython.int
        card: cython.uchar
        hand: cython.ulonglong
        for seat in range(self.players):
            hand = self.known[seat]
            for _lacking in range(self.missing[seat]):
                drawn = self.below(left)
                left -= 1
                card = self.pool[drawn]
                self.pool[drawn] = self.pool[left]
                self.pool[left] = card
                hand |= ONE << (card + ((hand >> card & 1) << 5))
            self.hands[seat] = hand

    def take_up(self) -> cython.void:
        """Lays the cards of the trick on the table as they were played."""
        place: cython.int
        self.clear(self.first_leader)
        for place in range(self.begun):
            self.lay((self.leader + place) % self.players, self.trick[place])
        self.played = 0

    def clear(self, leader: cython.int) -> cython.void:
        """Begins a trick."""
        self.leader = self.winner = leader
        self.waiting = self.players
        self.follow = 0
        self.above = SINGLES
        self.worth = 0

    def put(self, seat: cython.int, card: cython.int) -> cython.void:
        """Plays a card from a hand."""
        self.hands[seat] ^= ONE << (card + ((self.hands[seat] >> (card + 32) & 1) << 5))
        self.line[self.played] = card
        self.played += 1
        self.lay(seat, card)

    def lay(self, seat: cython.int, card: cython.int) -> cython.void:
        """Lays a card on the table: the highest trump wins, else the highest of the suit led (rule 15)."""
        if self.follow == 0:
            self.follow = SUIT << (card & 24)
        if self.above >> card & 1:
            self.winner = seat
            self.above = self.beating[card]
        self.worth += WORTH >> 2 * (card & 7) & 3
        self.waiting -= 1

    def choice(self, seat: cython.int) -> cython.int:
        """Returns the card that a seat plays: of the suit led if it has any (rule 14)."""
        cards: cython.ulonglong = self.hands[seat] & self.follow
        if cards == 0:
            cards = self.hands[seat]
        if self.sensible >> seat & 1 == 0:
            return self.any_of(cards)
        if self.follow == 0:
            return self.any_of(sensible_lead(cards & SINGLES, self.others(seat), self.trumps))
        return self.any_of(
            sensible_answer(
                cards & SINGLES,
                self.others(seat) if self.waiting > 1 else 0,
                self.trumps,
                self.above,
                (self.winner ^ seat) & 1 == 0,
                self.worth > 0 and cards & self.follow == 0,
            )
        )

    def others(self, seat: cython.int) -> cython.ulonglong:
        """Returns the cards that the other seats hold, which any seat can tell: they have not been seen."""
        cards: cython.ulonglong = 0
        other: cython.int
        for other in range(self.players):
            if other != seat:
                cards |= self.hands[other]
        return cards & SINGLES

    def any_of(self, cards: cython.ulonglong) -> cython.int:
        """Returns any of the cards, each copy as likely as another."""
        _skipped: cython.int
        for _skipped in range(self.below(popcount(cards))):
            cards &= cards - 1
        return ctz(cards) & 31

    def below(self, limit: cython.int) -> cython.int:
        """Returns a number from 0 up to and without the limit: Marsaglia's xorshift, multiplied."""
        chance: cython.ulonglong = self.chance
        chance ^= chance >> 12
        chance ^= chance << 25 & ALL
        chance ^= chance >> 27
        self.chance = chance
        return cython.cast(cython.int, ((chance * STAR & ALL) >> 32) * limit >> 32)
