"""Tries cards of 56 in one deal after another: plays each on to its end, all seats looking one trick ahead.

The numbers are those of the play-outs: a suit is 0 to 3 for S, H, D, C, or -1 for no trumps, a card is
8 * suit + strength, a hand 64 bits, of which bit *c* says that there is a card *c*, bit 32 + *c* that there
are both copies.  The *power* of a card in a trick is 0 where it cannot win, else 1 + strength, and 16 more
for a trump.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import clz, popcount
else:
    from cardavia.kernel.uncompiled import clz, popcount

ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
SINGLES = cython.declare(cython.ulonglong, 0xFFFFFFFF)
OURS = cython.declare(cython.int, 1000)
"""What a card is worth for winning the trick for its side, beside which the rest is detail."""
BOSS = cython.declare(cython.int, 30)
"""What it costs to give away a card that nobody can beat in its suit."""
TRUMP = cython.declare(cython.int, 44)
"""What it costs to give away a trump.

This and the other figures below were found by trying: they bring the points nearest to those of best play
in some sixteen hundred deals of all sizes that were solved."""


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def worth(card: cython.int) -> cython.int:
    """Returns the points of a card: J 3, 9 2, A and 10 1 (rule 3)."""
    return 0xE500 >> 2 * (card & 7) & 3


@cython.final
@cython.cclass
class Trials:
    """Plays deals to their end, each seat seeing all cards but no further than the trick on the table.

    A seat takes the trick for its side where that can be done for good, gives points to a trick that is
    its side's, and else throws its least card; it leads what stands, or what a partner can
    take.  Nothing is left to chance.  Not to be shared among threads.

    Args:
        players: 4, 6 or 8.
        trump: the suit, or -1 for no trumps.
        leader: the seat that led to this trick.
        trick: the cards on the table in the order they were played.

    Raises:
        ValueError: these numbers make no table.
    """

    players: cython.int
    trump: cython.int
    first_leader: cython.int
    begun: cython.int
    trick: cython.uchar[::1]
    hands: cython.ulonglong[::1]
    # the trick on the table
    leader: cython.int
    laid: cython.int
    led: cython.int
    best: cython.int
    winner: cython.int
    points: cython.int
    # what later seats can bring to it
    ours: cython.int
    theirs: cython.int

    def __init__(self, players: int, trump: int, leader: int, trick: bytes = b"") -> None:
        """Takes the table."""
        if players not in (4, 6, 8) or not (-1 <= trump <= 3 and 0 <= leader < players):
            raise ValueError("no such table")
        if len(trick) >= players or any(card > 31 for card in trick):
            raise ValueError("no such trick")
        self.players = players
        self.trump = trump
        self.first_leader = leader
        self.begun = len(trick)
        self.trick = array("B", [*trick, 0])
        self.hands = array("Q", bytes(8 * players))

    def run(self, deals: cython.ulonglong[::1], cards: cython.uchar[::1], out: cython.uchar[::1]) -> None:
        """Tries each card in each deal; writes what the side of seat 0 takes from this trick on.

        Other threads run meanwhile.

        Args:
            deals: the hands of all seats in turn, one deal after the other.
            cards: the cards that the seat to play tries, each in its hand; none: it does as it likes.
            out: for each deal and card a byte; for each deal one where there are no cards.
        """
        deal: cython.Py_ssize_t
        tried: cython.Py_ssize_t
        place: cython.Py_ssize_t = 0
        deals_in_all: cython.Py_ssize_t = len(deals) // self.players
        cards_in_all: cython.Py_ssize_t = len(cards)
        if len(out) < deals_in_all * max(1, cards_in_all):
            raise ValueError("no room for all the points")
        with cython.nogil:
            for deal in range(deals_in_all):
                if cards_in_all == 0:
                    out[deal] = self.play_on(deals, deal * self.players, -1)
                for tried in range(cards_in_all):
                    out[place] = self.play_on(deals, deal * self.players, cards[tried])
                    place += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_on(self, deals: cython.ulonglong[::1], at: cython.Py_ssize_t, card: cython.int) -> cython.int:
        """Plays one deal on, the card first; returns the points of the side of seat 0."""
        points: cython.int = 0
        place: cython.int
        seat: cython.int
        for place in range(self.players):
            self.hands[place] = deals[at + place]
        self.clear(self.first_leader)
        for place in range(self.begun):
            self.lay((self.leader + place) % self.players, self.trick[place])
        while self.hands[(self.leader + self.laid) % self.players]:
            while self.laid < self.players:
                seat = (self.leader + self.laid) % self.players
                if card < 0:
                    card = self.lead(seat) if self.laid == 0 else self.answer(seat)
                self.hands[seat] ^= ONE << (card + ((self.hands[seat] >> (card + 32) & 1) << 5))
                self.lay(seat, card)
                card = -1
            if self.winner & 1 == 0:
                points += self.points
            self.clear(self.winner)
        return points

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def clear(self, leader: cython.int) -> cython.void:
        """Begins a trick."""
        self.leader = self.winner = leader
        self.laid = self.best = self.points = 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def lay(self, seat: cython.int, card: cython.int) -> cython.void:
        """Lays a card on the table: the highest trump wins, else the highest of the suit led (rule 15)."""
        power: cython.int
        if self.laid == 0:
            self.led = card >> 3
        power = self.power(card)
        if power > self.best:
            self.best = power
            self.winner = seat
        self.points += worth(card)
        self.laid += 1

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def power(self, card: cython.int) -> cython.int:
        """Returns the power of a card in this trick."""
        if card >> 3 == self.trump:
            return (card & 7) + 17
        return (card & 7) + 1 if card >> 3 == self.led else 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def strongest(self, seat: cython.int, led: cython.int) -> cython.int:
        """Returns the highest power that a seat can bring to a trick in this suit (rules 14 and 15)."""
        cards: cython.ulonglong = self.hands[seat] >> 8 * led & 255
        if cards:
            return 64 - clz(cards) + (16 if led == self.trump else 0)
        if self.trump >= 0:
            cards = self.hands[seat] >> 8 * self.trump & 255
            if cards:
                return 80 - clz(cards)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look_ahead(self, seat: cython.int, led: cython.int) -> cython.void:
        """Finds the highest power that the seats to come can bring, by side."""
        later: cython.int = seat
        power: cython.int
        _place: cython.int
        self.ours = self.theirs = 0
        for _place in range(self.laid + 1, self.players):
            later += 1
            if later == self.players:
                later = 0
            power = self.strongest(later, led)
            if (later ^ seat) & 1:
                self.theirs = max(self.theirs, power)
            else:
                self.ours = max(self.ours, power)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def is_boss(self, seat: cython.int, card: cython.int) -> cython.bint:
        """Whether no other hand has a higher card of the suit."""
        above: cython.ulonglong = (
            (ALL - 1) << card & (cython.cast(cython.ulonglong, 255) << (card & 24)) & SINGLES
        )
        other: cython.int
        higher: cython.ulonglong = 0
        for other in range(self.players):
            if other != seat:
                higher |= self.hands[other] & above
        return higher == 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def given(self, seat: cython.int, card: cython.int) -> cython.int:
        """Returns what is good about giving a card to a trick that is ours."""
        score: cython.int = 10 * worth(card) + (card & 7)
        if self.is_boss(seat, card):
            score -= BOSS
        if card >> 3 == self.trump:
            score -= TRUMP
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead(self, seat: cython.int) -> cython.int:
        """Returns the card that a seat leads."""
        cards: cython.ulonglong = self.hands[seat] & SINGLES
        card: cython.int
        chosen: cython.int = -1
        score: cython.int
        highest: cython.int = -100000
        suit: cython.int = -1
        while cards:
            card = 63 - clz(cards)
            cards ^= ONE << card
            if card >> 3 != suit:
                suit = card >> 3
                self.look_ahead(seat, suit)
            score = self.lead_score(seat, card)
            if score > highest:
                highest = score
                chosen = card
        return chosen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_score(self, seat: cython.int, card: cython.int) -> cython.int:
        """Returns how good a card looks as a lead: what stands, and what a partner takes, before all else."""
        suit: cython.int = card >> 3
        score: cython.int = 4 * self.length(seat, suit)
        power: cython.int = (card & 7) + (17 if suit == self.trump else 1)
        if power < self.theirs and self.ours <= self.theirs:
            return score + 56 - 18 * worth(card) + 5 * (card & 7)
        if suit == self.trump:
            score += self.drawn(seat)
        if power >= self.theirs:
            return score + 400 + 23 * worth(card) + (card & 7)
        return score + 448 + 6 * worth(card) + (card & 7)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def drawn(self, seat: cython.int) -> cython.int:
        """Returns what it brings to draw the trumps of the others: theirs gladly, a partner's not at all."""
        other: cython.int
        score: cython.int = 0
        for other in range(self.players):
            if other != seat and self.length(other, self.trump):
                score += 15 if (other ^ seat) & 1 else -90
        return score

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def length(self, seat: cython.int, suit: cython.int) -> cython.int:
        """Returns how many kinds of card of a suit a seat holds."""
        return popcount(self.hands[seat] >> 8 * suit & 255)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def answer(self, seat: cython.int) -> cython.int:
        """Returns the card that a seat plays to a trick that another led to."""
        cards: cython.ulonglong = self.hands[seat] & (cython.cast(cython.ulonglong, 255) << 8 * self.led)
        card: cython.int
        chosen: cython.int = -1
        score: cython.int
        highest: cython.int = -100000
        if cards == 0:
            cards = self.hands[seat] & SINGLES
        if cards & (cards - 1) == 0:
            return 63 - clz(cards)
        self.look_ahead(seat, self.led)
        while cards:
            card = 63 - clz(cards)
            cards ^= ONE << card
            score = self.answer_score(seat, card)
            if score > highest:
                highest = score
                chosen = card
        return chosen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def answer_score(self, seat: cython.int, card: cython.int) -> cython.int:
        """Returns how good a card looks in a trick that another led to."""
        power: cython.int = self.power(card)
        with_us: cython.bint = (self.winner ^ seat) & 1 == 0 or power > self.best
        top: cython.int = max(power, self.best)
        if with_us and top >= self.theirs:
            return OURS + self.given(seat, card)
        if self.ours > self.theirs and self.ours > top:
            return OURS - 20 + self.given(seat, card)
        return 12 * self.length(seat, card >> 3) - 8 * worth(card)
