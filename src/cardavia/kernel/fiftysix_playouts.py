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
else:
    from cardavia.kernel.uncompiled import ctz, popcount

ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
SUIT = cython.declare(cython.ulonglong, 0x000000FF_000000FF)
"""All spades, of both copies."""
RANK = cython.declare(cython.ulonglong, 0x01010101)
"""The 7 of each suit."""
JACKS = cython.declare(cython.ulonglong, 0x80808080)
LOW = cython.declare(cython.ulonglong, 0x0F0F0F0F)
"""The cards without points."""
WEYL = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
STAR = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def with_card(cards: cython.ulonglong, card: cython.int) -> cython.ulonglong:
    """Returns the cards and one more, which may be the second copy."""
    return cards | ONE << (card + ((cards >> card & 1) << 5))


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def without_card(cards: cython.ulonglong, card: cython.int) -> cython.ulonglong:
    """Returns the cards and one copy less."""
    return cards ^ ONE << (card + ((cards >> (card + 32) & 1) << 5))


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def points_of(card: cython.int) -> cython.int:
    """Returns the points of a card: J 3, 9 2, A and 10 1 (rule 3)."""
    strength: cython.int = card & 7
    return (strength > 3) + (strength > 5) + (strength > 6)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def suit_above(card: cython.int) -> cython.ulonglong:
    """Returns the cards of the same suit that beat a card: those equal to it do not (rule 15)."""
    return ((ALL - 1) << card) & (SUIT << (card & 24)) & SINGLES


@cython.final
@cython.cclass
class PlayOuts:
    """Plays a position to its end, over and over.

    Its seats are given what is known of their hands; each time, the cards that nobody is known to hold
    are dealt at random among the seats that lack cards, whatever their play may have told.  Any seat may
    play sensibly, from its own hand and the cards that are gone: it leads what cannot be beaten in its
    suit, takes what it can keep, gives points to a partner whose card stands, and else throws its lowest
    card.  All others play any card that follows suit, each copy as likely as any other.  Not to be shared
    among threads.

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

    players: cython.int
    trump: cython.int
    trumps: cython.ulonglong
    sensible: cython.uint
    chance: cython.ulonglong
    tricks: cython.int
    begun: cython.int
    first_leader: cython.int
    points: cython.int
    pooled: cython.int
    known: cython.ulonglong[::1]
    missing: cython.uchar[::1]
    pool: cython.uchar[::1]
    trick: cython.uchar[::1]
    hands: cython.ulonglong[::1]
    line: cython.uchar[::1]
    played: cython.int
    # the trick on the table
    leader: cython.int
    waiting: cython.int
    follow: cython.ulonglong
    winner: cython.int
    above: cython.ulonglong
    worth: cython.int

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
        self.trump = trump
        self.trumps = SUIT << (8 * trump) & SINGLES if trump >= 0 else 0
        self.sensible = sensible
        self.chance = ((seed + 1) * WEYL ^ (seed + 1) >> 7) & ALL or WEYL
        self.begun = len(trick)
        self.first_leader = leader
        self.points = points
        self.known = array("Q", hands)
        self.missing = array("B", missing)
        self.trick = array("B", [*trick, 0])
        cards = [*held(pool), 0]
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_out(self) -> cython.int:
        """Deals, plays on to the end; returns the points of the side of seat 0."""
        points: cython.int = self.points
        seat: cython.int
        _trick: cython.int
        self.deal()
        self.take_up()
        for _trick in range(self.tricks):
            while self.waiting > 0:
                seat = (self.leader + self.players - self.waiting) % self.players
                self.put(seat, self.choice(seat))
            if self.winner & 1 == 0:
                points += self.worth
            self.clear(self.winner)
        return points

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
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
                hand = with_card(hand, card)
            self.hands[seat] = hand

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def take_up(self) -> cython.void:
        """Lays the cards of the trick on the table as they were played."""
        place: cython.int
        self.clear(self.first_leader)
        for place in range(self.begun):
            self.lay((self.leader + place) % self.players, self.trick[place])
        self.played = 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def clear(self, leader: cython.int) -> cython.void:
        """Begins a trick."""
        self.leader = self.winner = leader
        self.waiting = self.players
        self.follow = 0
        self.above = SINGLES
        self.worth = 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def put(self, seat: cython.int, card: cython.int) -> cython.void:
        """Plays a card from a hand."""
        self.hands[seat] = without_card(self.hands[seat], card)
        self.line[self.played] = card
        self.played += 1
        self.lay(seat, card)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def lay(self, seat: cython.int, card: cython.int) -> cython.void:
        """Lays a card on the table: the highest trump wins, else the highest of the suit led (rule 15)."""
        if self.follow == 0:
            self.follow = SUIT << (card & 24)
        if self.above >> card & 1:
            self.winner = seat
            self.above = self.beating(card)
        self.worth += points_of(card)
        self.waiting -= 1

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def beating(self, card: cython.int) -> cython.ulonglong:
        """Returns the cards that beat a card which is the best of its trick."""
        if self.trumps >> card & 1:
            return suit_above(card)
        return suit_above(card) | self.trumps

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def choice(self, seat: cython.int) -> cython.int:
        """Returns the card that a seat plays: of the suit led if it has any (rule 14)."""
        cards: cython.ulonglong = self.hands[seat] & self.follow
        if cards == 0:
            cards = self.hands[seat]
        if self.sensible >> seat & 1 == 0:
            return self.any_of(cards)
        if self.follow == 0:
            return self.sensible_lead(seat, cards & SINGLES)
        return self.sensible_answer(seat, cards & SINGLES)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sensible_lead(self, seat: cython.int, cards: cython.ulonglong) -> cython.int:
        """Returns a card that nobody can beat in its suit, the one with most points; else a low card."""
        others: cython.ulonglong = self.others(seat)
        firm: cython.ulonglong = 0
        rest: cython.ulonglong = cards
        while rest:
            if suit_above(ctz(rest)) & others == 0:
                firm |= rest & -rest
            rest &= rest - 1
        return self.highest(firm) if firm else self.lowest(self.spared(cards))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sensible_answer(self, seat: cython.int, cards: cython.ulonglong) -> cython.int:
        """Returns a card that takes the trick for good, or points for a partner, or a low card."""
        others: cython.ulonglong = self.others(seat) if self.waiting > 1 else 0
        taking: cython.ulonglong
        if (self.winner ^ seat) & 1 == 0:
            if self.above & others == 0:
                return self.highest(cards & ~JACKS if cards & ~JACKS else cards)
            return self.lowest(self.spared(cards))
        taking = self.keeping(cards & self.above, others)
        if taking == 0 and self.worth > 0 and cards & self.follow == 0:
            taking = cards & self.above  # a ruff is worth trying
        return self.lowest(taking if taking else self.spared(cards))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keeping(self, cards: cython.ulonglong, others: cython.ulonglong) -> cython.ulonglong:
        """Returns those cards that none of the others' beats."""
        kept: cython.ulonglong = 0
        while cards:
            if self.beating(ctz(cards)) & others == 0:
                kept |= cards & -cards
            cards &= cards - 1
        return kept

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def others(self, seat: cython.int) -> cython.ulonglong:
        """Returns the cards that the other seats hold, which any seat can tell: they have not been seen."""
        cards: cython.ulonglong = 0
        other: cython.int
        for other in range(self.players):
            if other != seat:
                cards |= self.hands[other]
        return cards & SINGLES

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def spared(self, cards: cython.ulonglong) -> cython.ulonglong:
        """Returns those that are no trumps, where one of them is without points; else all."""
        return cards & ~self.trumps if cards & ~self.trumps & LOW else cards

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def lowest(self, cards: cython.ulonglong) -> cython.int:
        """Returns a card of the lowest strength."""
        rank: cython.ulonglong = RANK
        while cards & rank == 0:
            rank <<= 1
        return self.any_of(cards & rank)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def highest(self, cards: cython.ulonglong) -> cython.int:
        """Returns a card of the highest strength."""
        rank: cython.ulonglong = JACKS
        while cards & rank == 0:
            rank >>= 1
        return self.any_of(cards & rank)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def any_of(self, cards: cython.ulonglong) -> cython.int:
        """Returns any of the cards, each copy as likely as another."""
        _skipped: cython.int
        for _skipped in range(self.below(popcount(cards))):
            cards &= cards - 1
        return ctz(cards) & 31

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def below(self, limit: cython.int) -> cython.int:
        """Returns a number from 0 up to and without the limit: Marsaglia's xorshift, multiplied."""
        chance: cython.ulonglong = self.chance
        chance ^= chance >> 12
        chance ^= chance << 25 & ALL
        chance ^= chance >> 27
        self.chance = chance
        return cython.cast(cython.int, ((chance * STAR & ALL) >> 32) * limit >> 32)


def held(cards: int) -> list[int]:
    """Returns the cards of a set, both copies of those that are twice in it."""
    return [place & 31 for place in range(64) if cards >> place & 1]


def tricks_left(
    hands: Sequence[int], missing: Sequence[int], pool: int, trick: Sequence[int], leader: int, trump: int
) -> int:
    """Returns how many tricks are to be finished.

    Raises:
        ValueError: the numbers make no position.
    """
    players = len(hands)
    if players not in (4, 6, 8) or not (0 <= leader < players and -1 <= trump < 4 and len(trick) < players):
        raise ValueError("no such table")
    if any(cards >> 32 & ~cards for cards in [*hands, pool]) or len(held(pool)) != sum(missing):
        raise ValueError("no such cards")
    had = [len(held(hand)) + lacking for hand, lacking in zip(hands, missing, strict=True)]
    for place, card in enumerate(trick):
        if not 0 <= card < 32:
            raise ValueError("no such card")
        had[(leader + place) % players] += 1
    if len(set(had)) != 1 or not 0 < had[0] <= 64 // players:
        raise ValueError("the hands are not as long as each other")
    return had[0]
