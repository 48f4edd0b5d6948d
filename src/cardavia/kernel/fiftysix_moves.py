"""Orders the cards that a seat of 56 may play: first what is most likely to settle the matter.

All cards are seen, so that each has an outlook: whether the trick is then its side's for certain, whether
a partner can still win it, and so on.  Within an outlook points and strength count, and how often the card
has settled matters before.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import clz
    from cython.cimports.cardavia.kernel.fiftysix_position import Position
else:
    from cardavia.kernel.fiftysix_position import Position
    from cardavia.kernel.uncompiled import clz

from cardavia.kernel.fiftysix_relations import between

ONE = cython.declare(cython.ulonglong, 1)
WORTH = cython.declare(cython.int, 0xE500)
ROW = 24
"""The most different cards that a hand holds."""
PLAYS = 64
"""The most cards that a deal can still see played."""
HABITS = cython.declare(cython.int, 320)
"""By side, by suit led (none is led first), by card."""

LEAD_WINS = cython.declare(cython.int, 0)
LEAD_TO_PARTNER = cython.declare(cython.int, 1)
LEAD_LOSES = cython.declare(cython.int, 2)
WINS = cython.declare(cython.int, 3)
TO_PARTNER = cython.declare(cython.int, 4)
AHEAD = cython.declare(cython.int, 5)
LOSES = cython.declare(cython.int, 6)
WEIGHTS = (
    # to begin with, for each point, for strength
    *(400, 23, 1),
    *(448, 20, -1),
    *(56, -8, -1),
    *(450, 17, -1),
    *(436, 9, -1),
    *(203, -11, -1),
    *(70, -34, -1),
)
HABIT = cython.declare(cython.int, 58)
HINT = cython.declare(cython.int, 200)
"""For a lead in the suit that settled a similar position, twice for the very card."""
NEEDLESS = cython.declare(cython.int, 7)
"""Against taking over what is a partner's already."""
UNSURE_RUFF = cython.declare(cython.int, 46)


class Moves:
    """Holds the cards to be tried at each point of a line of play, and what has settled matters before."""

    def __init__(self) -> None:
        self.cards = array("i", [0] * ROW * (PLAYS + 1))
        self.scores = array("i", [0] * ROW * (PLAYS + 1))
        self.weights = array("i", WEIGHTS)
        self.tried = array("i", [0] * HABITS)
        self.settled = array("i", [0] * HABITS)
        self.apart = array("q", [between(worth, other) for worth in range(4) for other in range(4)])
        self.forget()

    def forget(self) -> None:
        """Forgets what has settled matters: each card seems to do so half the time."""
        habit: cython.int
        for habit in range(HABITS):
            self.tried[habit] = 16
            self.settled[habit] = 8

    def praise(self, side: cython.int, led: cython.int, card: cython.int) -> cython.void:
        """Remembers that a card settled matters."""
        self.tried[32 * (5 * side + led + 1) + card] += 1
        self.settled[32 * (5 * side + led + 1) + card] += 1

    def blame(self, side: cython.int, led: cython.int, card: cython.int) -> cython.void:
        """Remembers that a card did not."""
        self.tried[32 * (5 * side + led + 1) + card] += 1

    def leads(self, position: Position, seat: cython.int, hint: cython.int, row: cython.int) -> cython.int:
        """Puts the cards that a seat may lead into a row, the best one first; returns how many there are."""
        cards: cython.ulonglong = position.playable(seat, -1)
        suit: cython.int = -1
        ours: cython.int = 0
        theirs: cython.int = 0
        count: cython.int = 0
        card: cython.int
        outlook: cython.int
        score: cython.int
        while cards:
            card = 63 - clz(cards)
            cards ^= ONE << card
            if card >> 3 != suit:
                suit = card >> 3
                ours = position.threats(seat, 0, suit)
                theirs = ours >> 8
                ours &= 255
            outlook = LEAD_LOSES
            if position.power(card, suit) >= theirs:
                outlook = LEAD_WINS
            elif ours > theirs:
                outlook = LEAD_TO_PARTNER
            score = self.weighed(outlook, card, 160 * (seat & 1))
            if hint >> 3 == suit:
                score += 2 * HINT if card == hint else HINT
            self.insert(row, count, card, score)
            count += 1
        return count

    def answers(
        self,
        position: Position,
        seat: cython.int,
        place: cython.int,
        led: cython.int,
        best: cython.int,
        winner: cython.int,
        row: cython.int,
    ) -> cython.int:
        """Puts the cards that a seat may play to a trick into a row, the best one first; returns how many."""
        cards: cython.ulonglong = position.playable(seat, led)
        ours: cython.int = position.threats(seat, place, led)
        theirs: cython.int = ours >> 8
        with_us: cython.bint = (seat ^ winner) & 1 == 0
        count: cython.int = 0
        card: cython.int
        power: cython.int
        high: cython.int
        score: cython.int
        outlook: cython.int
        ours &= 255
        while cards:
            card = 63 - clz(cards)
            cards ^= ONE << card
            power = position.power(card, led)
            high = max(power, best)
            outlook = LOSES
            if (with_us or power > best) and high >= theirs:
                outlook = WINS
            elif ours > theirs and ours > high:
                outlook = TO_PARTNER
            elif with_us or power > best:
                outlook = AHEAD
            score = self.weighed(outlook, card, 160 * (seat & 1) + 32 * (led + 1))
            if power > best and (outlook == TO_PARTNER or (outlook == WINS and with_us)):
                score -= NEEDLESS
            if power > 16 and card >> 3 != led and outlook != WINS:
                score -= UNSURE_RUFF
            self.insert(row, count, card, score)
            count += 1
        return count

    def weighed(self, outlook: cython.int, card: cython.int, habit: cython.int) -> cython.int:
        """Returns how soon a card is to be tried, the higher the sooner."""
        return (
            self.weights[3 * outlook]
            + self.weights[3 * outlook + 1] * (WORTH >> 2 * (card & 7) & 3)
            + self.weights[3 * outlook + 2] * (card & 7)
            + HABIT * self.settled[habit + card] // self.tried[habit + card]
        )

    def insert(self, row: cython.int, count: cython.int, card: cython.int, score: cython.int) -> cython.void:
        """Puts a card into its place among those already in the row."""
        place: cython.int = row + count
        while place > row and self.scores[place - 1] < score:
            self.scores[place] = self.scores[place - 1]
            self.cards[place] = self.cards[place - 1]
            place -= 1
        self.scores[place] = score
        self.cards[place] = card

    def spoken_for(
        self,
        side: cython.int,
        row: cython.int,
        index: cython.int,
        count: cython.int,
        result: cython.longlong,
        target: cython.int,
    ) -> cython.ulonglong:
        """Returns the cards that need no trying after one that failed | a bound that covers them all << 32.

        Where the proof has not told a card from the one that failed, it fails alike, give or take the points
        by which the two differ.
        """
        card: cython.int = self.cards[row + index]
        worth: cython.int = WORTH >> 2 * (card & 7) & 3
        bound: cython.int = result & 255
        other: cython.int
        slack: cython.int
        cards: cython.ulonglong = 0
        later: cython.int
        value: cython.int = bound
        for later in range(index + 1, count):
            other = self.cards[row + later]
            if other >> 3 != card >> 3:
                continue
            slack = WORTH >> 2 * (other & 7) & 3
            if result >> 8 & self.apart[4 * worth + slack] << (card >> 3):
                continue
            slack = slack - worth if slack > worth else worth - slack
            slack = bound - slack if side else bound + slack
            if (slack < target) != side:
                cards |= ONE << other
                value = min(value, slack) if side else max(value, slack)
        return cards | cython.cast(cython.ulonglong, value) << 32
