"""The last trick of Schnapsen with a stock, played as a game of hidden hands: an equilibrium of it.

Eleven cards are hidden from everybody: five with the leader, five with the other player, one face down above
the indicator.  How likely a deal is, is the product of what is believed of both hands.  The leader
closes or leads, the other player replies, both draw, and from there on both see all cards: the deal is worth
what it is solved for.  Closing counts for what it is worth with all cards seen.

The strategies are found by regret matching (CFR+): each choice is taken in proportion to how much is
regretted not to have taken it, and the mean of all rounds comes nearer and nearer to an equilibrium.  How
near is computed, not sampled: see :meth:`LastDraw.gains`.  Replies reckon with a leader whose hand slips once
in a thousand times, so that they make sense after a lead that nobody would choose.

Hands are the lowest eleven bits, one for each hidden card from the lowest number on.  The k-th choice of a
hand is its k-th card; a leader's sixth is to close.
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
    from cython.cimports.cardavia.kernel.schnapsen_strict import (
        StrictPlay,
        beating,
        out,
        paired,
        prize,
        with_marriage,
        with_trick,
        worth,
    )
    from cython.cimports.cardavia.kernel.schnapsen_turned import bit, turned
else:
    from cardavia.kernel.schnapsen_open import against_closer, as_closer
    from cardavia.kernel.schnapsen_strict import (
        StrictPlay,
        beating,
        out,
        paired,
        prize,
        with_marriage,
        with_trick,
        worth,
    )
    from cardavia.kernel.schnapsen_turned import bit, turned
    from cardavia.kernel.uncompiled import ctz, popcount

SLIPS = cython.declare(cython.double, 0.001)
HIDDEN = 11
"""How many cards nobody sees all of."""


@cython.cclass
class LastDraw(StrictPlay):  # type: ignore[misc] # mypy takes what is compiled for Any
    """Is the fifth trick from where everybody may see it.

    Args:
        cards: the eleven hidden cards, by their numbers in :mod:`.schnapsen`, as bits.
        trump: the trump suit.
        indicator: the card under the stock.
        records: of the leader and, twelve bits up, of the other player.
        chances: what each outcome is worth to the leader, from -3 to 3 game points.
        leads: how likely the leader holds a hand, in any measure, by the hand.
        others: the same of the other player.
        closing: whether the rules let the leader close.
    """

    cards: cython.uint[::1]
    number: cython.int[::1]
    leaders: cython.int[::1]
    others: cython.int[::1]
    places: cython.int[::1]
    likely: cython.double[::1]
    values: cython.schar[::1]
    closed: cython.schar[::1]
    chances: cython.double[::1]
    lead_regrets: cython.double[::1]
    lead_now: cython.double[::1]
    lead_sums: cython.double[::1]
    lead_worth: cython.double[::1]
    reply_regrets: cython.double[::1]
    reply_now: cython.double[::1]
    reply_sums: cython.double[::1]
    reply_worth: cython.double[::1]
    deals: cython.int
    total: cython.double
    rounds: cython.int
    closing: cython.bint
    indicator: cython.int
    my: cython.uint
    their: cython.uint

    def __init__(
        self,
        cards: cython.uint,
        trump: cython.int,
        indicator: cython.int,
        records: cython.ulonglong,
        chances: cython.double[::1],
        leads: cython.double[::1],
        others: cython.double[::1],
        closing: cython.bint = True,
    ) -> None:
        super().__init__()
        given = popcount(cards), len(chances), len(leads), len(others)
        if given != (11, 7, 2048, 2048):
            raise ValueError(f"{given} hidden cards, outcomes and hands; 11, 7, 2048 and 2048 are needed")
        self.cards = array("I", [turned(card, trump) for card in range(20) if cards >> card & 1])
        self.indicator = turned(indicator, trump)
        self.my = records & 0xFFF
        self.their = records >> 12 & 0xFFF
        self.chances = chances
        self.closing = closing
        self.number = array("i", [-1] * 2048)
        self.leaders, self.others = array("i", bytes(4 * 2772)), array("i", bytes(4 * 2772))
        self.likely = array("d", bytes(8 * 2772))
        self.values, self.closed = array("b", bytes(25 * 2772)), array("b", bytes(2772))
        self.lead_regrets = array("d", bytes(8 * 462 * 6))
        self.lead_now = array("d", bytes(8 * 462 * 6))
        self.lead_sums = array("d", bytes(8 * 462 * 6))
        self.lead_worth = array("d", bytes(8 * 462 * 6))
        self.reply_regrets = array("d", bytes(8 * 462 * 22 * 5))
        self.reply_now = array("d", bytes(8 * 462 * 22 * 5))
        self.reply_sums = array("d", bytes(8 * 462 * 22 * 5))
        self.reply_worth = array("d", bytes(8 * 462 * 22 * 5))
        self.places = array("i", bytes(4 * 462 * 5))
        self.rounds = 0
        with cython.nogil:
            self.deal_out(leads, others)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deal_out(self, leads: cython.double[::1], others: cython.double[::1]) -> cython.void:
        """Lists the hands and the deals, and solves each deal for every lead and reply."""
        hand: cython.uint
        down: cython.int
        theirs: cython.uint
        hands: cython.int = 0
        self.deals = 0
        self.total = 0.0
        for hand in range(2048):
            if popcount(hand) == 5:
                self.number[hand] = hands
                self.place_leads(hands, hand)
                hands += 1
        for hand in range(2048):
            if popcount(hand) != 5 or leads[hand] <= 0:
                continue
            for down in range(11):
                theirs = 2047 & ~(hand | cython.cast(cython.uint, 1) << down)
                if hand >> down & 1 or others[theirs] <= 0:
                    continue
                self.likely[self.deals] = leads[hand] * others[theirs]
                self.total += self.likely[self.deals]
                self.leaders[self.deals] = self.number[hand]
                self.others[self.deals] = self.number[theirs]
                self.solve(self.deals, self.spread(hand), self.spread(theirs), self.cards[down])
                self.deals += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def place_leads(self, number: cython.int, hand: cython.uint) -> cython.void:
        """Says for each card of a hand what the other player sees when it is led."""
        choice: cython.int = 0
        pairs: cython.uint = paired(self.spread(hand))
        card: cython.int
        while hand:
            card = ctz(hand)
            hand &= hand - 1
            self.places[5 * number + choice] = 2 * card + (pairs >> self.cards[card] & 1)
            choice += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def spread(self, hand: cython.uint) -> cython.uint:
        """Returns a hand of hidden cards as the search calls it."""
        result: cython.uint = 0
        while hand:
            result |= bit(self.cards[ctz(hand)])
            hand &= hand - 1
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def solve(
        self, deal: cython.int, mine: cython.uint, theirs: cython.uint, down: cython.int
    ) -> cython.void:
        """Finds what a deal is worth to the leader, by its lead and the reply; and if it is closed."""
        choice: cython.int
        answer: cython.int
        lead: cython.int
        reply: cython.int
        my: cython.uint
        place: cython.int
        pairs: cython.uint = paired(mine)
        leader: cython.int = self.leaders[deal]
        for choice in range(5):
            place = self.places[5 * leader + choice]
            lead = self.cards[place >> 1]
            my = with_marriage(self.my, lead) if pairs >> lead & 1 else self.my
            answer = 0
            for reply in range(11):
                if theirs >> self.cards[reply] & 1:
                    self.values[25 * deal + 5 * choice + answer] = (
                        prize(my, self.their)
                        if out(my)
                        else self.after(lead, self.cards[reply], mine, theirs, my, down)
                    )
                    answer += 1
        self.closed[deal] = self.strict(
            mine, theirs, as_closer(self.my, self.their), against_closer(self.their), -3, 3
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        lead: cython.int,
        reply: cython.int,
        mine: cython.uint,
        theirs: cython.uint,
        my: cython.uint,
        down: cython.int,
    ) -> cython.int:
        """Returns what the leader wins after the trick: its winner draws the card face down."""
        points: cython.uint = worth(lead) + worth(reply)
        their: cython.uint = self.their
        mine ^= bit(lead)
        theirs ^= bit(reply)
        if beating(lead) >> reply & 1:
            their = with_trick(their, points)
            if out(their):
                return -prize(their, my)
            return -self.strict(theirs | bit(down), mine | bit(self.indicator), their, my, -3, 3)
        my = with_trick(my, points)
        if out(my):
            return prize(my, their)
        return self.strict(mine | bit(down), theirs | bit(self.indicator), my, their, -3, 3)

    def improve(self, rounds: cython.int) -> None:
        """Plays so many more rounds, in each of which both players regret."""
        _: cython.int
        at: cython.int
        with cython.nogil:
            for _ in range(rounds):
                self.rounds += 1
                self.match()
                self.weigh_leads()
                self.regret(
                    self.lead_worth, self.lead_now, self.lead_regrets, 462, 6, 6 if self.closing else 5, 1
                )
                self.match()
                self.weigh_replies(SLIPS)
                self.regret(self.reply_worth, self.reply_now, self.reply_regrets, 462 * 22, 5, 5, -1)
                # Later rounds are better ones, and count for more.
                for at in range(462 * 6):
                    self.lead_sums[at] += self.rounds * self.lead_now[at]
                for at in range(462 * 22 * 5):
                    self.reply_sums[at] += self.rounds * self.reply_now[at]

    def gains(self) -> tuple[float, float, float]:
        """Returns what the strategies are worth to the leader, and what either player could gain.

        That is what its best answer to the other's strategy brings more than its own, on average over all
        deals and as ``chances`` counts it; in an equilibrium neither gains anything.
        """
        hand: cython.int
        place: cython.int
        choice: cython.int
        value: cython.double = 0.0
        best: cython.double = 0.0
        least: cython.double = 0.0
        self.settle()
        self.weigh_leads()
        for hand in range(462):
            best += self.extreme(self.lead_worth, 6 * hand, 6 if self.closing else 5, 1)
            for choice in range(6):
                value += self.lead_now[6 * hand + choice] * self.lead_worth[6 * hand + choice]
            least += self.lead_now[6 * hand + 5] * self.lead_worth[6 * hand + 5]
        self.weigh_replies(0.0)
        for place in range(462 * 22):
            least += self.extreme(self.reply_worth, 5 * place, 5, -1)
        return value / self.total, (best - value) / self.total, (value - least) / self.total

    def leads(self, hand: cython.uint) -> list[float]:
        """Returns how likely the leader makes each choice of a hand."""
        self.settle()
        first: cython.int = 6 * self.number[hand]
        return [self.lead_now[first + choice] for choice in range(6)]

    def replies(self, hand: cython.uint, card: cython.int, declared: cython.bint) -> list[float]:
        """Returns how likely the other player makes each choice of a hand, by the hidden card led."""
        self.settle()
        first: cython.int = 5 * (22 * self.number[hand] + 2 * card + declared)
        return [self.reply_now[first + choice] for choice in range(5)]

    def lead_always(self, hand: cython.uint, choice: cython.int) -> None:
        """Has the leader make one choice of a hand, whatever was found before."""
        first: cython.int = 6 * self.number[hand]
        other: cython.int
        for other in range(6):
            self.lead_sums[first + other] = other == choice

    def reply_always(
        self, hand: cython.uint, card: cython.int, declared: cython.bint, choice: cython.int
    ) -> None:
        """Has the other player make one choice of a hand, by the hidden card led."""
        first: cython.int = 5 * (22 * self.number[hand] + 2 * card + declared)
        other: cython.int
        for other in range(5):
            self.reply_sums[first + other] = other == choice

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def match(self) -> cython.void:
        """Makes each choice as likely as it is regretted."""
        self.spread_out(self.lead_regrets, self.lead_now, 462, 6, 6 if self.closing else 5)
        self.spread_out(self.reply_regrets, self.reply_now, 462 * 22, 5, 5)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def settle(self) -> cython.void:
        """Makes each choice as likely as it was on average."""
        self.spread_out(self.lead_sums, self.lead_now, 462, 6, 6 if self.closing else 5)
        self.spread_out(self.reply_sums, self.reply_now, 462 * 22, 5, 5)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def spread_out(
        self,
        weights: cython.double[::1],
        shares: cython.double[::1],
        count: cython.int,
        room: cython.int,
        choices: cython.int,
    ) -> cython.void:
        """Turns weights into shares, equal ones where there is no weight at all."""
        at: cython.int
        place: cython.int
        choice: cython.int
        total: cython.double
        for place in range(count):
            at = room * place
            total = 0.0
            for choice in range(choices):
                total += weights[at + choice]
            for choice in range(choices):
                shares[at + choice] = weights[at + choice] / total if total > 0 else 1.0 / choices

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weigh_leads(self) -> cython.void:
        """Finds what each lead is worth to the leader, summed over the deals."""
        deal: cython.int
        choice: cython.int
        answer: cython.int
        lead: cython.int
        reply: cython.int
        likely: cython.double
        at: cython.int
        for at in range(462 * 6):
            self.lead_worth[at] = 0.0
        for deal in range(self.deals):
            lead = self.leaders[deal]
            likely = self.likely[deal]
            at = 25 * deal
            for choice in range(5):
                reply = 5 * (22 * self.others[deal] + self.places[5 * lead + choice])
                for answer in range(5):
                    self.lead_worth[6 * lead + choice] += (
                        likely * self.reply_now[reply + answer] * self.chances[3 + self.values[at]]
                    )
                    at += 1
            self.lead_worth[6 * lead + 5] += likely * self.chances[3 + self.closed[deal]]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weigh_replies(self, slips: cython.double) -> cython.void:
        """Finds what each reply is worth to the leader, summed over the deals in which it is asked for."""
        led: cython.double
        deal: cython.int
        choice: cython.int
        answer: cython.int
        lead: cython.int
        reply: cython.int
        likely: cython.double
        at: cython.int
        for at in range(462 * 22 * 5):
            self.reply_worth[at] = 0.0
        for deal in range(self.deals):
            lead = self.leaders[deal]
            likely = self.likely[deal]
            at = 25 * deal
            for choice in range(5):
                reply = 5 * (22 * self.others[deal] + self.places[5 * lead + choice])
                led = likely * ((1.0 - slips) * self.lead_now[6 * lead + choice] + slips / 6)
                for answer in range(5):
                    self.reply_worth[reply + answer] += led * self.chances[3 + self.values[at]]
                    at += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def regret(
        self,
        worths: cython.double[::1],
        shares: cython.double[::1],
        regrets: cython.double[::1],
        count: cython.int,
        room: cython.int,
        choices: cython.int,
        sign: cython.double,
    ) -> cython.void:
        """Adds what each choice would have brought more than the strategy; below zero nothing is kept."""
        at: cython.int
        place: cython.int
        choice: cython.int
        mean: cython.double
        more: cython.double
        for place in range(count):
            at = room * place
            mean = 0.0
            for choice in range(at, at + choices):
                mean += shares[choice] * worths[choice]
            for choice in range(at, at + choices):
                more = regrets[choice] + sign * (worths[choice] - mean)
                regrets[choice] = more if more > 0 else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def extreme(
        self, worths: cython.double[::1], at: cython.int, choices: cython.int, sign: cython.double
    ) -> cython.double:
        """Returns the highest of some choices, or with a sign of -1 the lowest."""
        choice: cython.int
        result: cython.double = worths[at]
        for choice in range(at + 1, at + choices):
            if sign * worths[choice] > sign * result:
                result = worths[choice]
        return result
