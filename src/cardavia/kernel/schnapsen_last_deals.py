"""Solves all deals of Schnapsen that may be there with two cards left in the stock, for every lead and reply.

Eleven cards are hidden from everybody: five with the leader, five with the other player, one face down above
the indicator.  After the trick both draw, and from there on both see all cards: a deal is worth what it is
solved for.  Closing counts for what it is worth with all cards seen.

Hands are the lowest eleven bits, one for each hidden card from the lowest number on.  The k-th choice of a
hand is its k-th card.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel import schnapsen_strict as strict
    from cython.cimports.cardavia.kernel.bits import ctz, popcount
    from cython.cimports.cardavia.kernel.schnapsen_open import against_closer, as_closer
    from cython.cimports.cardavia.kernel.schnapsen_strict import StrictPlay
    from cython.cimports.cardavia.kernel.schnapsen_turned import bit, turned
else:
    from cardavia.kernel import schnapsen_strict as strict
    from cardavia.kernel.schnapsen_open import against_closer, as_closer
    from cardavia.kernel.schnapsen_strict import StrictPlay
    from cardavia.kernel.schnapsen_turned import bit, turned
    from cardavia.kernel.uncompiled import ctz, popcount

HANDS = 462
"""How many hands of five there are among eleven cards."""
DEALS = 2772
"""How many deals: six cards may lie face down beside each hand."""


class LastDeals(StrictPlay):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Is all deals that are likely at all, and what the leader wins in each.

    ``number`` tells a hand's number, and ``places`` for each card of a numbered hand what the other player
    sees when it is led: twice the hidden card, and one more with a marriage.  Deal by deal, ``leaders`` and
    ``others`` are the numbers of the hands, ``likely`` the deal's likelihood, ``values`` what the leader
    wins by its lead and the reply, 25 in all, and ``closed`` what it wins by closing.
    """

    def __init__(
        self,
        cards: cython.uint,
        trump: cython.int,
        indicator: cython.int,
        records: cython.ulonglong,
        leads: cython.double[::1],
        others: cython.double[::1],
    ) -> None:
        super().__init__()
        self.cards = array("I", [turned(card, trump) for card in range(20) if cards >> card & 1])
        self.indicator = turned(indicator, trump)
        self.my = records & 0xFFF
        self.their = records >> 12 & 0xFFF
        self.number = array("i", [-1] * 2048)
        self.places = array("i", bytes(4 * 5 * HANDS))
        self.leaders, self.others = array("i", bytes(4 * DEALS)), array("i", bytes(4 * DEALS))
        self.likely = array("d", bytes(8 * DEALS))
        self.values, self.closed = array("b", bytes(25 * DEALS)), array("b", bytes(DEALS))
        self.deals = 0
        self.total = 0.0
        with cython.nogil:
            self.count_hands()
            self.deal_out(leads, others)

    def count_hands(self) -> cython.void:
        """Gives each hand of five its number."""
        hand: cython.uint
        hands: cython.int = 0
        for hand in range(2048):
            if popcount(hand) == 5:
                self.number[hand] = hands
                self.place_leads(hands, hand)
                hands += 1

    def place_leads(self, number: cython.int, hand: cython.uint) -> cython.void:
        """Says for each card of a hand what the other player sees when it is led."""
        choice: cython.int = 0
        pairs: cython.uint = strict.paired(self.spread(hand))
        card: cython.int
        while hand:
            card = ctz(hand)
            hand &= hand - 1
            self.places[5 * number + choice] = 2 * card + (pairs >> self.cards[card] & 1)
            choice += 1

    def deal_out(self, leads: cython.double[::1], others: cython.double[::1]) -> cython.void:
        """Finds every deal that both players' hands make likely, as the product of the two."""
        hand: cython.uint
        down: cython.int
        other: cython.uint
        for hand in range(2048):
            if popcount(hand) != 5 or leads[hand] <= 0:
                continue
            for down in range(11):
                other = 2047 & ~(hand | bit(down))
                if not hand >> down & 1 and others[other] > 0:
                    self.add(hand, other, down, leads[hand] * others[other])

    def add(
        self, hand: cython.uint, other: cython.uint, down: cython.int, likely: cython.double
    ) -> cython.void:
        """Adds a deal, solved."""
        self.likely[self.deals] = likely
        self.total += likely
        self.leaders[self.deals] = self.number[hand]
        self.others[self.deals] = self.number[other]
        self.solve(self.deals, self.spread(hand), self.spread(other), self.cards[down])
        self.deals += 1

    def spread(self, hand: cython.uint) -> cython.uint:
        """Returns a hand of hidden cards as the search calls it."""
        result: cython.uint = 0
        while hand:
            result |= bit(self.cards[ctz(hand)])
            hand &= hand - 1
        return result

    def solve(
        self, deal: cython.int, mine: cython.uint, theirs: cython.uint, down: cython.int
    ) -> cython.void:
        """Finds what a deal is worth to the leader, by its lead and the reply; and if it is closed."""
        choice: cython.int
        reply: cython.int
        lead: cython.int
        my: cython.uint
        at: cython.int = 25 * deal
        for choice in range(5):
            lead = self.cards[self.places[5 * self.leaders[deal] + choice] >> 1]
            my = strict.declared(self.my, mine, lead)
            for reply in range(11):
                if theirs >> self.cards[reply] & 1:
                    self.values[at] = self.after(lead, self.cards[reply], mine, theirs, my, down)
                    at += 1
        self.closed[deal] = self.strict(
            mine, theirs, as_closer(self.my, self.their), against_closer(self.their), -3, 3
        )

    def after(
        self,
        lead: cython.int,
        reply: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        down: cython.int,
    ) -> cython.int:
        """Returns what the leader wins with the trick or before: its winner draws the card face down."""
        points: cython.uint = strict.worth(lead) + strict.worth(reply)
        their: cython.uint = self.their
        if strict.out(my):
            return strict.prize(my, their)
        mine ^= bit(lead)
        theirs ^= bit(reply)
        if strict.beating(lead) >> reply & 1:
            their = strict.with_trick(their, points)
            if strict.out(their):
                return -strict.prize(their, my)
            return -self.strict(theirs | bit(down), mine | bit(self.indicator), their, my, -3, 3)
        my = strict.with_trick(my, points)
        if strict.out(my):
            return strict.prize(my, their)
        return self.strict(mine | bit(down), theirs | bit(self.indicator), my, their, -3, 3)
