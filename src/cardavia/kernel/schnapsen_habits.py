"""Plays Schnapsen by habit while the stock is open: each player by its own hand and what it has seen.

Habits are numbers, for the most part in card points, one for each name in :data:`HABITS`: what a card is
worth in the hand, what a trick, a marriage, coming to lead.  Cards, hands and records are those of
:mod:`.schnapsen_strict`; ``habits`` says which set of them is asked for, ``unseen`` are the cards that this
player cannot place.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import ctz, popcount
    from cython.cimports.cardavia.kernel.schnapsen_open import against_closer, as_closer
    from cython.cimports.cardavia.kernel.schnapsen_strict import StrictPlay, above, beating, paired, worth
    from cython.cimports.cardavia.kernel.schnapsen_turned import bit
else:
    from cardavia.kernel.schnapsen_open import against_closer, as_closer
    from cardavia.kernel.schnapsen_strict import StrictPlay, above, beating, paired, worth
    from cardavia.kernel.schnapsen_turned import bit
    from cardavia.kernel.uncompiled import ctz, popcount

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
WEYL = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX = cython.declare(cython.ulonglong, 0xD6E8FEB86659FD93)
DECIDES = cython.declare(cython.double, 1000.0)
"""Outweighs everything else: it ends the deal."""
TRIES = cython.declare(cython.int, 6)
"""How many hands of the other player are tried before closing."""

HABITS = {
    "keep_trump_J": (11.0, 11.0),
    "keep_trump_Q": (11.0, 11.0),
    "keep_trump_K": (12.0, 12.0),
    "keep_trump_T": (14.6, 11.2),
    "keep_trump_A": (23.0, 26.9),
    "keep_T": (3.7, 4.8),
    "keep_A": (12.0, 12.0),
    "keep_pair": (0.78, 0.6),
    "hope": (0.1, 0.1),
    "guard": (0.45, 0.45),
    "waiting": (0.8, 0.28),
    "ruffs_J": (0.1, 0.1),
    "ruffs_Q": (0.17, 0.17),
    "ruffs_K": (0.41, 0.41),
    "ruffs_T": (0.27, 0.27),
    "ruffs_A": (0.93, 0.93),
    "lead_to_marry": (0.39, 0.39),
    "lead_to_exchange": (5.0, 6.4),
    "lead": (-3.2, 0.77),
    "closes": (0.49, 0.28),
    "noise": (2.0, 2.0),
}
"""What players keep and want, in card points or as shares of a marriage's worth; how readily an ace and so on
is trumped; what closing has to bring, as a share of what 66 would; how far chance decides.  The first figure
is for the first three tricks, the second for the two after them.  Found by contests against themselves."""


def new_habits(*players: dict[str, tuple[float, float]]) -> array[float]:
    """Returns the habits of two players as numbers, the usual ones where nothing else is said.

    >>> habits = new_habits({}, {"noise": (0.0, 1.0)})
    >>> len(habits), habits[20], habits[62], habits[83]
    (84, 2.0, 0.0, 1.0)
    """
    sets = [{**HABITS, **own} for own in players]
    return array("d", [own[name][stage] for own in sets for stage in (0, 1) for name in HABITS])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def set_of_habits(who: cython.int, size: cython.int) -> cython.int:
    """Returns which set of habits a player goes by: the second from four cards in the stock on."""
    return 2 * who + (size <= 4)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def holds_one(among: cython.int, unseen: cython.int, drawn: cython.int) -> cython.double:
    """Returns how likely ``drawn`` of the unseen cards hold one of those ``among`` them."""
    none: cython.double = 1.0
    card: cython.int
    for card in range(drawn):
        if unseen - card <= 0:
            break
        none *= cython.cast(cython.double, max(0, unseen - among - card)) / (unseen - card)
    return 1.0 - none


@cython.cclass
class Habits(StrictPlay):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Decides by habit, and by chance: the same ``chance`` brings the same decisions.

    The switches of the rules are how many cards the stock has to hold for closing, and for an exchange.
    """

    def __init__(
        self, habits: cython.double[::1], closing_needs: cython.int = 2, exchange_needs: cython.int = 2
    ) -> None:
        super().__init__()
        if len(habits) != 84:
            raise ValueError(f"{len(habits)} habits; there are 42 for each player")
        self.habits = habits
        self.closing_needs = closing_needs
        self.exchange_needs = exchange_needs
        self.chance = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def below(self, end: cython.int) -> cython.int:
        """Returns an integer from 0 to ``end`` - 1."""
        self.chance = (self.chance + WEYL) & ALL
        mixed: cython.ulonglong = ((self.chance ^ self.chance >> 32) * MIX) & ALL
        mixed = ((mixed ^ mixed >> 32) * MIX) & ALL
        return (mixed >> 32) * end >> 32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def drawn(self, cards: cython.uint) -> cython.uint:
        """Returns one of some cards."""
        place: cython.int = self.below(popcount(cards))
        while place:
            cards &= cards - 1
            place -= 1
        return cards & (~cards + 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def noise(self, habits: cython.int) -> cython.double:
        """Returns what chance adds."""
        return self.habits[21 * habits + 20] * self.below(1024) / 1024.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keeping(
        self,
        card: cython.int,
        hand: cython.uint,
        unseen: cython.uint,
        declared: cython.bint,
        habits: cython.int,
    ) -> cython.double:
        """Returns what is lost by playing a card."""
        base: cython.int = 21 * habits
        rank: cython.int = card >> 2
        suit: cython.uint = 0x11111 << (card & 3)
        lost: cython.double = 0.0
        other: cython.uint = 0
        full: cython.double = 20.0 if card & 3 else 40.0
        if card & 3 == 0:
            lost += self.habits[base + rank]
        elif rank >= 3:
            lost += self.habits[base + rank + 2]
        if rank == 1:
            other = bit(card + 4)
        elif rank == 2:
            other = bit(card - 4)
        if other & hand:
            if not declared:
                lost += self.habits[base + 7] * full
        elif other & unseen:
            lost += self.habits[base + 8] * full
        ten: cython.uint = suit & 0xF000
        ace: cython.uint = suit & 0xF0000
        if unseen & ace and hand & ten and hand & suit & ~ten == bit(card):
            lost += self.habits[base + 9]
        return lost

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def habitual_lead(
        self,
        mine: cython.uint,
        my: cython.uint,
        their: cython.uint,
        their_shown: cython.uint,
        unseen: cython.uint,
        size: cython.int,
        habits: cython.int,
    ) -> cython.int:
        """Returns what a player leads."""
        best: cython.int = -1
        most: cython.double = -1e9
        card: cython.int
        score: cython.double
        cards: cython.uint = mine
        while cards:
            card = ctz(cards)
            cards &= cards - 1
            score = self.noise(habits) + self.lead_score(card, mine, my, their_shown, unseen, habits)
            if score > most:
                most = score
                best = card
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_score(
        self,
        card: cython.int,
        mine: cython.uint,
        my: cython.uint,
        their_shown: cython.uint,
        unseen: cython.uint,
        habits: cython.int,
    ) -> cython.double:
        """Returns what speaks for a lead."""
        base: cython.int = 21 * habits
        trick: cython.bint = my >> 7 & 3 == 3
        drawn: cython.int = 5 - popcount(their_shown)
        left: cython.int = popcount(unseen)
        held: cython.int = (my & 127) + (0 if trick else 20 * (my >> 7 & 3))
        declared: cython.bint = paired(mine) >> card & 1
        gain: cython.int = 0
        score: cython.double = 0.0
        if declared:
            gain = 20 if card & 3 else 40
            score += gain if trick else self.habits[base + 10] * gain
            if trick and held + gain >= 66:
                score += DECIDES
        higher: cython.double = (
            1.0 if their_shown & above(card) else holds_one(popcount(unseen & above(card)), left, drawn)
        )
        ruffed: cython.double = 0.0
        if card & 3:
            ruffed = 1.0 if their_shown & 0x11111 else holds_one(popcount(unseen & 0x11111), left, drawn)
            ruffed *= self.habits[base + 11 + (card >> 2)]
        beaten: cython.double = 1.0 - (1.0 - higher) * (1.0 - ruffed)
        score += (1.0 - 2.0 * beaten) * worth(card)
        if beaten < 1e-9 and held + gain + worth(card) + 2 >= 66:
            score += DECIDES
        return score - self.keeping(card, mine, unseen, declared, habits)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def habitual_reply(
        self,
        led: cython.int,
        hand: cython.uint,
        my: cython.uint,
        their: cython.uint,
        unseen: cython.uint,
        below: cython.int,
        size: cython.int,
        habits: cython.int,
    ) -> cython.int:
        """Returns what a player replies."""
        best: cython.int = -1
        most: cython.double = -1e9
        card: cython.int
        score: cython.double
        cards: cython.uint = hand
        while cards:
            card = ctz(cards)
            cards &= cards - 1
            score = self.noise(habits)
            score += self.reply_score(led, card, hand, my, their, unseen, below, size, habits)
            if score > most:
                most = score
                best = card
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reply_score(
        self,
        led: cython.int,
        card: cython.int,
        hand: cython.uint,
        my: cython.uint,
        their: cython.uint,
        unseen: cython.uint,
        below: cython.int,
        size: cython.int,
        habits: cython.int,
    ) -> cython.double:
        """Returns what speaks for a reply."""
        base: cython.int = 21 * habits
        points: cython.int = worth(led) + worth(card)
        score: cython.double = -self.keeping(card, hand, unseen, False, habits)
        rest: cython.uint = hand ^ bit(card)
        pairs: cython.uint = paired(rest)
        if not beating(led) >> card & 1:
            if their >> 7 & 3 != 3:
                points += 20 * (their >> 7 & 3)
            return score - points - (DECIDES if (their & 127) + points >= 66 else 0.0)
        if my >> 7 & 3 != 3:
            points += 20 * (my >> 7 & 3)
        if (my & 127) + points >= 66:
            score += DECIDES
        score += points + self.habits[base + 18]
        if pairs:
            score += self.habits[base + 16] * (40 if pairs & 0x11111 else 20)
        if rest & 1 and below and size - 2 >= self.exchange_needs:
            score += self.habits[base + 17]
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def closes(
        self,
        mine: cython.uint,
        my: cython.uint,
        their: cython.uint,
        their_shown: cython.uint,
        unseen: cython.uint,
        habits: cython.int,
    ) -> cython.bint:
        """Whether the leader closes: tries some hands that the other player may hold."""
        bar: cython.double = self.habits[21 * habits + 19]
        if bar >= 1.0:
            return False
        hoped: cython.int = my & 127
        cards: cython.uint = mine
        while cards:
            hoped += worth(ctz(cards)) + 3
            cards &= cards - 1
        pairs: cython.uint = paired(mine)
        if pairs:
            hoped += 40 if pairs & 0x11111 else 20
        if my >> 7 & 3 != 3:
            hoped += 20 * (my >> 7 & 3)
        if hoped < 66:
            return False
        closer: cython.uint = as_closer(my, their)
        other: cython.uint = against_closer(their)
        gain: cython.int = closer >> 9 & 3
        loss: cython.int = other >> 9 & 3
        won: cython.int = 0
        lost: cython.int = 0
        _: cython.int
        hand: cython.uint
        rest: cython.uint
        one: cython.uint
        needed: cython.double = bar * gain * TRIES
        for _ in range(TRIES):
            hand = their_shown
            rest = unseen
            while popcount(hand) < 5 and rest:
                one = self.drawn(rest)
                rest ^= one
                hand |= one
            if self.strict(mine, hand, closer, other, 0, 1) > 0:
                won += 1
            else:
                lost += 1
                if (TRIES - lost) * gain - lost * loss < needed:
                    return False
        return won * gain - lost * loss >= needed
