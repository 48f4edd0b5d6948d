"""What a move in Schnapsen tells of its player's hand, the stock being open.

A hand is the likelier the more a player by habit would have made the move with it: habits are those of
:mod:`.schnapsen_habits`, without chance.  Players differ, so that a move against habit is unlikely, no more
than that.  Some of the cards held now were drawn later; each hand that may have been held then counts alike.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz, popcount
    from cython.cimports.cardavia.kernel.schnapsen_habits import Habits, set_of_habits
    from cython.cimports.cardavia.kernel.schnapsen_strict import paired
    from cython.cimports.cardavia.kernel.schnapsen_turned import bit, turned, turned_hand
else:
    from cardavia.kernel.schnapsen_habits import Habits, set_of_habits
    from cardavia.kernel.schnapsen_strict import paired
    from cardavia.kernel.schnapsen_turned import bit, turned, turned_hand
    from cardavia.kernel.uncompiled import ctz, popcount

ALIKE = cython.declare(cython.double, 0.5)
"""Moves that differ by no more, in card points, are as natural."""


@cython.cclass
class Testimony(Habits):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Is a move and how things stood before it, for the player who made it.

    ``my`` is its player's record, ``shown`` what that player knew of the other hand, ``below`` the card below
    the stock and ``size`` how many cards that had.  ``led`` is the card replied to, -1 on lead.
    """

    def make(
        self,
        trump: cython.int,
        card: cython.int,
        led: cython.int,
        declared: cython.uint,
        my: cython.uint,
        their: cython.uint,
        gone: cython.uint,
        shown: cython.uint,
        below: cython.int,
        size: cython.int,
    ) -> None:
        """Takes up a move; ``declared`` says whether it declared a marriage."""
        self.trump = trump
        self.card = turned(card, trump)
        self.led = turned(led, trump) if led >= 0 else -1
        self.declared = declared
        self.my = my
        self.their = their
        self.below_stock = turned(below, trump)
        self.shown = turned_hand(shown, trump)
        self.seen = turned_hand(gone, trump) | self.shown | bit(self.below_stock)
        self.size = size

    def weigh(
        self,
        hands: cython.uint[::1],
        weights: cython.double[::1],
        then: cython.uint,
        since: cython.uint,
        known: cython.uint,
        drawn: cython.int,
        trust: cython.double,
        keeps_jack: cython.double,
    ) -> None:
        """Multiplies the weight of each hand held now by how likely the move was.

        ``then`` are the cards held at the move that have gone since, the card moved among them, ``since``
        those that came openly, ``known`` those held for certain at the move; ``drawn`` is how many cards were
        drawn since, and ``trust`` how often a player moves by habit.  ``keeps_jack`` is how often one leads
        without exchanging the trump jack.
        """
        place: cython.Py_ssize_t
        count: cython.Py_ssize_t = len(hands)
        hand: cython.uint
        if len(weights) != count:
            raise ValueError(f"{count} hands have {len(weights)} weights")
        then = turned_hand(then, self.trump)
        since = turned_hand(since, self.trump)
        known = turned_hand(known, self.trump)
        with cython.nogil:
            for place in range(count):
                if weights[place] > 0.0:
                    hand = turned_hand(hands[place], self.trump) & ~since | then
                    weights[place] *= self.on_average(hand, hand & ~known, drawn, trust, keeps_jack)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def on_average(
        self,
        hand: cython.uint,
        loose: cython.uint,
        drawn: cython.int,
        trust: cython.double,
        keeps_jack: cython.double,
    ) -> cython.double:
        """Returns how likely the move was, where any of the loose cards may be those drawn since."""
        total: cython.double = 0.0
        ways: cython.int = 0
        one: cython.uint
        if drawn == 0:
            return self.how_likely(hand, trust, keeps_jack)
        while popcount(loose) >= drawn:
            one = loose & (~loose + 1)
            loose ^= one
            total += self.on_average(hand ^ one, loose, drawn - 1, trust, keeps_jack) * self.ways(
                popcount(loose), drawn - 1
            )
            ways += self.ways(popcount(loose), drawn - 1)
        return total / ways if ways else 1.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ways(self, cards: cython.int, drawn: cython.int) -> cython.int:
        """Returns in how many ways some of the cards may have been drawn."""
        result: cython.int = 1
        place: cython.int
        for place in range(drawn):
            result = result * (cards - place) // (place + 1)
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def how_likely(self, hand: cython.uint, trust: cython.double, keeps_jack: cython.double) -> cython.double:
        """Returns how likely a player makes the move with this hand."""
        if self.led < 0 and (paired(hand) >> self.card & 1) != self.declared:
            return 0.0
        unseen: cython.uint = 0xFFFFF & ~(hand | self.seen)
        if self.led >= 0:
            unseen &= ~bit(self.led)
        cards: cython.uint = hand
        card: cython.int
        made: cython.double = self.score(self.card, hand, unseen)
        alike: cython.int = 0
        score: cython.double
        while cards:
            card = ctz(cards)
            cards &= cards - 1
            score = self.score(card, hand, unseen)
            if score > made + ALIKE:
                alike = -1
                break
            alike += 1 if score >= made - ALIKE else 0
        result: cython.double = (1.0 - trust) / popcount(hand)
        if alike > 0:
            result += trust / alike
        if self.led < 0 and hand & 1 and self.size >= self.exchange_needs:
            result *= keeps_jack
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def score(self, card: cython.int, hand: cython.uint, unseen: cython.uint) -> cython.double:
        """Returns what habit says for a card."""
        habits: cython.int = set_of_habits(0, self.size)
        if self.led < 0:
            return self.lead_score(card, hand, self.my, self.shown, unseen, habits)
        return self.reply_score(
            self.led, card, hand, self.my, self.their, unseen, self.below_stock, self.size, habits
        )
