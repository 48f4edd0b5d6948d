"""Draws deals of 56 that fit what a seat knows and has been told, each as often as it is likely.

The numbers are those of the play-outs: a suit is 0 to 3 for S, H, D, C, a card 8 * suit + strength, a hand 64
bits, of which bit *c* says that there is a card *c*, bit 32 + *c* that there are both copies.  The cards
of one seat and suit are counted in a single number, a *holding*: 63 for each Jack, 9 for each other
card worth points, 1 for each card worth none.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
WEYL = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
STAR = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)
HOLDINGS: int = 189
"""How many holdings of a suit there are: 0 to 2 Jacks, 0 to 6 other high cards, 0 to 8 low ones."""
LONGEST = cython.declare(cython.int, 4)
"""How many seats pass cards on at once: a round through five visits one of four suits twice."""
SETTLING: int = 40
"""How many changes a card are made before the first deal is drawn."""


@cython.final
@cython.cclass
class Deals:
    """Deals the cards that one seat does not see, over and over: a random walk through the deals that fit.

    Two to four seats pass one card each to the next of them, and keep the change with the chance that
    leaves every deal as frequent as its weight says (Metropolis).  The weight of a deal is the product
    of those of its hidden hands; a hand's is the product of its suits', by their holdings, and of one by the
    suits in which it has a Jack.  Suits that a seat is out of stay out of its hand.  Not to be shared among
    threads.

    Args:
        hands: for each seat the cards that it is known to hold.
        missing: for each seat how many cards it holds besides.
        pool: all cards that are held besides.
        voids: for each seat the suits of which it has no card, a bit each.
        weights: by seat, suit and holding (``HOLDINGS`` of them), for the cards held besides: above zero.
        jacks: by seat and by the suits in which it has a Jack among those cards, a bit each (16): above zero.
        seed: where chance starts.

    Raises:
        ValueError: no deal fits, or the numbers make no table.
    """

    players: cython.int
    dealt: cython.int
    hidden: cython.int
    longest: cython.int
    chance: cython.ulonglong
    known: cython.ulonglong[::1]
    seats: cython.int[::1]
    first: cython.int[::1]
    sizes: cython.int[::1]
    voids: cython.int[::1]
    cards: cython.int[::1]
    holdings: cython.int[::1]
    weights: cython.double[::1]
    jacks: cython.double[::1]
    hand_weights: cython.double[::1]
    givers: cython.int[::1]
    given: cython.int[::1]

    def __init__(
        self,
        hands: Sequence[int],
        missing: Sequence[int],
        pool: int,
        voids: Sequence[int],
        weights: Sequence[float],
        jacks: Sequence[float],
        seed: int = 0,
    ) -> None:
        """Takes what is known, and finds a first deal that fits."""
        players = len(hands)
        lengths = (len(missing), len(voids), len(weights), len(jacks))
        if lengths != (players, players, players * 4 * HOLDINGS, players * 16):
            raise ValueError("no such table")
        piles = first_deal(pool, missing, voids)
        self.players = players
        self.chance = ((seed + 1) * WEYL ^ (seed + 1) >> 7) & ALL or WEYL
        self.known = array("Q", hands)
        self.seats = array("i", [seat for seat in range(players) if missing[seat]] or [0])
        self.hidden = sum(1 for lacking in missing if lacking)
        self.first = array("i", [sum(missing[:seat]) for seat in range(players)])
        self.sizes = array("i", missing)
        self.voids = array("i", voids)
        self.cards = array("i", [*(card for pile in piles for card in pile), 0])
        self.dealt = sum(missing)
        self.holdings = array("i", bytes(16 * players))
        self.weights = array("d", weights)
        self.jacks = array("d", jacks)
        self.hand_weights = array("d", bytes(8 * players))
        self.givers = array("i", bytes(4 * LONGEST))
        self.given = array("i", bytes(4 * LONGEST))
        # Without suits ruled out, passing cards between two seats leads everywhere.
        self.longest = min(LONGEST, self.hidden) if any(voids) else min(2, self.hidden)
        self.count()
        self.walk(SETTLING * self.dealt)

    def draw(self, out: cython.ulonglong[::1], changes: cython.int) -> None:
        """Writes deals, one after the other, each as the hands of all seats in turn.

        Other threads run meanwhile.

        Args:
            out: an ``array("Q")`` or other writable buffer with room for whole deals.
            changes: how many changes are tried between one deal and the next.
        """
        place: cython.Py_ssize_t
        deals: cython.Py_ssize_t = len(out) // self.players
        with cython.nogil:
            for place in range(deals):
                self.walk(changes)
                self.write(out, place * self.players)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write(self, out: cython.ulonglong[::1], at: cython.Py_ssize_t) -> cython.void:
        """Writes the deal as it is now."""
        seat: cython.int
        place: cython.int
        card: cython.int
        hand: cython.ulonglong
        for seat in range(self.players):
            hand = self.known[seat]
            for place in range(self.first[seat], self.first[seat] + self.sizes[seat]):
                card = self.cards[place]
                hand |= ONE << (card + ((hand >> card & 1) << 5))
            out[at + seat] = hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def count(self) -> cython.void:
        """Counts every holding, and weighs every hand."""
        place: cython.int
        seat: cython.int
        for seat in range(self.players):
            for place in range(self.first[seat], self.first[seat] + self.sizes[seat]):
                self.take(seat, self.cards[place], 1)
            self.hand_weights[seat] = self.weigh(seat)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def take(self, seat: cython.int, card: cython.int, times: cython.int) -> cython.void:
        """Counts a card in, or out with -1."""
        strength: cython.int = card & 7
        counts: cython.int = 1
        if strength > 3:
            counts = 9 if strength < 7 else 63
        self.holdings[4 * seat + (card >> 3)] += times * counts

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def weigh(self, seat: cython.int) -> cython.double:
        """Returns the weight of a seat's hand."""
        weight: cython.double = 1
        with_jack: cython.int = 0
        suit: cython.int
        holding: cython.int
        for suit in range(4):
            holding = self.holdings[4 * seat + suit]
            weight *= self.weights[189 * (4 * seat + suit) + holding]
            if holding >= 63:
                with_jack |= 1 << suit
        return weight * self.jacks[16 * seat + with_jack]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def walk(self, changes: cython.int) -> cython.void:
        """Tries so many changes."""
        _change: cython.int
        if self.hidden < 2:
            return
        for _change in range(changes):
            self.try_change(2 if self.longest == 2 else 2 + self.below(self.longest - 1))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def try_change(self, many: cython.int) -> cython.void:
        """Lets so many seats pass on a card each; takes that back where chance or a void is against it."""
        giver: cython.int
        before: cython.double = 1
        after: cython.double = 1
        if not self.pick(many):
            return
        for giver in range(many):
            before *= self.hand_weights[self.givers[giver]]
        self.pass_on(many, 1)
        for giver in range(many):
            after *= self.weigh(self.givers[giver])
        if after < before and self.part() * before >= after:
            self.pass_on(many, -1)
            return
        self.keep(many)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pick(self, many: cython.int) -> cython.bint:
        """Picks the seats and their cards; returns whether each may hold what it is passed."""
        giver: cython.int
        other: cython.int
        seat: cython.int
        suit: cython.int
        for giver in range(many):
            other = self.below(self.hidden - giver)
            seat = self.seats[giver + other]
            self.seats[giver + other] = self.seats[giver]
            self.seats[giver] = seat
            self.givers[giver] = seat
            self.given[giver] = self.first[seat] + self.below(self.sizes[seat])
        for giver in range(many):
            seat = self.givers[giver + 1 if giver + 1 < many else 0]
            suit = self.cards[self.given[giver]] >> 3
            if self.voids[seat] >> suit & 1:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def pass_on(self, many: cython.int, times: cython.int) -> cython.void:
        """Counts the cards picked as passed on, or with -1 as passed back."""
        giver: cython.int
        card: cython.int
        for giver in range(many):
            card = self.cards[self.given[giver]]
            self.take(self.givers[giver], card, -times)
            self.take(self.givers[giver + 1 if giver + 1 < many else 0], card, times)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def keep(self, many: cython.int) -> cython.void:
        """Puts the cards where they have been counted."""
        giver: cython.int = many - 1
        last: cython.int = self.cards[self.given[giver]]
        while giver > 0:
            self.cards[self.given[giver]] = self.cards[self.given[giver - 1]]
            giver -= 1
        self.cards[self.given[0]] = last
        for giver in range(many):
            self.hand_weights[self.givers[giver]] = self.weigh(self.givers[giver])

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def next(self) -> cython.ulonglong:
        """Returns 64 bits of chance: Marsaglia's xorshift, multiplied."""
        chance: cython.ulonglong = self.chance
        chance ^= chance >> 12
        chance ^= chance << 25 & ALL
        chance ^= chance >> 27
        self.chance = chance
        return chance * STAR & ALL

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def below(self, limit: cython.int) -> cython.int:
        """Returns a number from 0 up to and without the limit."""
        return cython.cast(cython.int, (self.next() >> 32) * limit >> 32)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def part(self) -> cython.double:
        """Returns a number from 0 up to and without 1."""
        return cython.cast(cython.double, self.next() >> 11) / 9007199254740992.0


def first_deal(pool: int, missing: Sequence[int], voids: Sequence[int]) -> list[list[int]]:
    """Returns for each seat some cards of the pool, as many as it lacks and none of its voids.

    Raises:
        ValueError: there are none.
    """
    cards = [place & 31 for place in range(64) if pool >> place & 1]
    if len(cards) != sum(missing):
        raise ValueError("the cards are not as many as the seats lack")
    piles: list[list[int]] = [[] for _ in missing]
    for card in cards:
        _make_room(card, piles, missing, voids)
    return piles


def _make_room(card: int, piles: list[list[int]], missing: Sequence[int], voids: Sequence[int]) -> None:
    """Gives a card to a seat that may hold it, which may pass one of its own on, and so forth."""
    came: dict[int, tuple[int, int]] = {}
    """By seat: who would pass it which card; -1 for the card that comes new."""
    seats = range(len(piles))
    ways = [(seat, -1, card) for seat in seats if not voids[seat] >> (card >> 3) & 1]
    for seat, giver, passed in ways:  # grows as it is walked through
        if seat in came:
            continue
        came[seat] = (giver, passed)
        if len(piles[seat]) < missing[seat]:
            _hand_on(seat, came, piles)
            return
        for held in piles[seat]:
            ways += [(to, seat, held) for to in seats if to not in came and not voids[to] >> (held >> 3) & 1]
    raise ValueError("no deal fits these voids")


def _hand_on(seat: int, came: dict[int, tuple[int, int]], piles: list[list[int]]) -> None:
    while seat >= 0:
        giver, card = came[seat]
        piles[seat].append(card)
        if giver >= 0:
            piles[giver].remove(card)
        seat = giver
