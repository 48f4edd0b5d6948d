"""The last trick of Schnapsen with a stock, played as a game of hidden hands: an equilibrium of it.

The deals are those of :mod:`.schnapsen_last_deals`; how likely one is, is the product of what is believed of
both hands.  The leader closes or leads, the other player replies, and the deal is worth what it is solved
for.  A leader's choices are its five cards and, the sixth, to close; the other player's are its five cards.

The strategies are found by :mod:`.schnapsen_strategy`.  How near they are to an equilibrium is computed, not
sampled: see :meth:`LastDraw.gains`.  Replies reckon with a leader whose hand slips once in a thousand times,
so that they make sense after a lead that nobody would choose.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import popcount
    from cython.cimports.cardavia.kernel.schnapsen_last_deals import LastDeals
    from cython.cimports.cardavia.kernel.schnapsen_strategy import Strategy
else:
    from cardavia.kernel.schnapsen_last_deals import LastDeals
    from cardavia.kernel.schnapsen_strategy import Strategy
    from cardavia.kernel.uncompiled import popcount

from cardavia.kernel.schnapsen_last_deals import HANDS

SLIPS = cython.declare(cython.double, 0.001)
HIDDEN = 11
"""How many cards nobody sees all of."""


@cython.cclass
class LastDraw(LastDeals):  # type: ignore[misc] # mypy takes what is compiled for Any
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

    chances: cython.double[::1]
    leading: Strategy
    replying: Strategy
    rounds: cython.int

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
        given = popcount(cards), len(chances), len(leads), len(others)
        if given != (11, 7, 2048, 2048):
            raise ValueError(f"{given} hidden cards, outcomes and hands; 11, 7, 2048 and 2048 are needed")
        super().__init__(cards, trump, indicator, records, leads, others)
        self.chances = chances
        self.leading = Strategy(HANDS, 6, 6 if closing else 5)
        self.replying = Strategy(22 * HANDS, 5, 5)
        self.rounds = 0

    def improve(self, rounds: cython.int) -> None:
        """Plays so many more rounds, in each of which both players regret."""
        _: cython.int
        with cython.nogil:
            for _ in range(rounds):
                self.rounds += 1
                self.match()
                self.weigh_leads()
                self.leading.regret(1)
                self.match()
                self.weigh_replies(SLIPS)
                self.replying.regret(-1)
                # Later rounds are better ones, and count for more.
                self.leading.remember(self.rounds)
                self.replying.remember(self.rounds)

    def gains(self) -> tuple[float, float, float]:
        """Returns what the strategies are worth to the leader, and what either player could gain.

        That is what its best answer to the other's strategy brings more than its own, on average over all
        deals and as ``chances`` counts it; in an equilibrium neither gains anything.
        """
        place: cython.int
        at: cython.int
        value: cython.double = 0.0
        best: cython.double = 0.0
        least: cython.double = 0.0
        self.settle()
        self.weigh_leads()
        for place in range(self.leading.places):
            best += self.leading.extreme(place, 1)
            least += self.leading.shares[6 * place + 5] * self.leading.worths[6 * place + 5]
        for at in range(6 * self.leading.places):
            value += self.leading.shares[at] * self.leading.worths[at]
        self.weigh_replies(0.0)
        for place in range(self.replying.places):
            least += self.replying.extreme(place, -1)
        return value / self.total, (best - value) / self.total, (value - least) / self.total

    def leads(self, hand: cython.uint) -> list[float]:
        """Returns how likely the leader makes each choice of a hand."""
        mix: list[float] = self.leading.mix(self.number[hand])
        return mix

    def replies(self, hand: cython.uint, card: cython.int, declared: cython.bint) -> list[float]:
        """Returns how likely the other player makes each choice of a hand, by the hidden card led."""
        mix: list[float] = self.replying.mix(22 * self.number[hand] + 2 * card + declared)
        return mix

    def lead_always(self, hand: cython.uint, choice: cython.int) -> None:
        """Has the leader make one choice of a hand, whatever was found before."""
        self.leading.always(self.number[hand], choice)

    def reply_always(
        self, hand: cython.uint, card: cython.int, declared: cython.bint, choice: cython.int
    ) -> None:
        """Has the other player make one choice of a hand, by the hidden card led."""
        self.replying.always(22 * self.number[hand] + 2 * card + declared, choice)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def match(self) -> cython.void:
        """Lets both players choose by their regrets."""
        self.leading.match()
        self.replying.match()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def settle(self) -> cython.void:
        """Lets both players choose as they did on average."""
        self.leading.settle()
        self.replying.settle()

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
        at: cython.int = 0
        self.leading.forget_worths()
        for deal in range(self.deals):
            lead = 6 * self.leaders[deal]
            likely = self.likely[deal]
            for choice in range(5):
                reply = self.reply_to(deal, choice)
                for answer in range(reply, reply + 5):
                    self.leading.worths[lead + choice] += (
                        likely * self.replying.shares[answer] * self.chances[3 + self.values[at]]
                    )
                    at += 1
            self.leading.worths[lead + 5] += likely * self.chances[3 + self.closed[deal]]

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
        at: cython.int = 0
        self.replying.forget_worths()
        for deal in range(self.deals):
            lead = 6 * self.leaders[deal]
            for choice in range(5):
                reply = self.reply_to(deal, choice)
                led = (1.0 - slips) * self.leading.shares[lead + choice] + slips / 6
                led *= self.likely[deal]
                for answer in range(reply, reply + 5):
                    self.replying.worths[answer] += led * self.chances[3 + self.values[at]]
                    at += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reply_to(self, deal: cython.int, choice: cython.int) -> cython.int:
        """Returns where the other player's choices stand once the leader has made one of its own."""
        return 5 * (22 * self.others[deal] + self.places[5 * self.leaders[deal] + choice])
