"""The play of a card by ``strong``: each card is tried in many deals that fit all that is known."""

from __future__ import annotations

import time
from array import array
from operator import mul
from typing import Final, NamedTuple

from cardavia.cards import Card
from cardavia.games.fiftysix import Contract, View
from cardavia.kernel.fiftysix_trials import Trials
from cardavia.players.fiftysix.deals import Drawing, place
from cardavia.players.fiftysix.outcomes import TOTAL, tables
from cardavia.players.fiftysix.outlook import Outlook
from cardavia.solvers.fiftysix import SLOTS, trump_of

SPREADS: Final = (0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.0)
"""By tricks to come after this one: the standard deviation between a trial and how the deal would end."""
A_POINT: Final = 0.02
"""What a point is worth in tables, besides what it does for the contract."""
A_GIFT: Final = 0.03
"""What it is worth to give an ace or a ten to a trick that is ours for sure, and to none that is theirs."""
BATCH: Final = 250
"""How many deals are drawn at a time."""


class Tried(NamedTuple):
    """Is a card, and how it did."""

    card: Card
    value: float
    """The tables that our side may expect, and a little for points."""
    well: float
    """How likely the deal ends well for us: our contract made, or theirs beaten."""


class Trying:
    """Is the play as the seat to play sees it: deals drawn, and what each card comes to in each of them.

    Every card is played in every deal, and the deal played out.
    """

    def __init__(
        self, view: View, cards: tuple[Card, ...], seed: int, work: int, until: float | None
    ) -> None:
        assert view.contract is not None
        assert view.seat is not None
        self.view, self.cards, self.contract = view, cards, view.contract
        self.slots = [SLOTS[card] for card in cards]
        self.side = view.seat % 2
        self.cut = False
        to_come = min(view.counts[view.seat] - 1, len(SPREADS) - 1)
        self.tables = self._tables(view.contract, SPREADS[to_come])
        self.counts = [[0] * (TOTAL + 1) for _ in cards]
        drawing = Drawing(view, seed)
        self.deals = 0
        deals = max(1, work // len(cards))
        for first in range(0, deals, BATCH):
            if self._late(first, until):
                break
            self._try(drawing.draw(min(BATCH, deals - first)))

    def best(self, outlook: Outlook) -> Tried:
        """Returns the card worth most; what goes to a trick that is decided counts for itself."""
        return max(reversed(self.tried()), key=lambda tried: tried.value + _gift(outlook, tried.card))

    def tried(self) -> list[Tried]:
        """Returns every card with how it did."""
        least, most = min(self.tables), max(self.tables)
        sign = 1 if self.side == 0 else -1
        found = []
        for card, counts in zip(self.cards, self.counts, strict=True):
            won = sum(map(mul, counts, self.tables)) / self.deals
            points = sum(map(mul, counts, range(TOTAL + 1))) / self.deals
            found.append(Tried(card, won + A_POINT * sign * points, (won - least) / (most - least)))
        return found

    def _tables(self, contract: Contract, spread: float) -> tuple[float, ...]:
        return tables(contract, self.side, self.view.game, self.view.score, spread)

    def _late(self, done: int, until: float | None) -> bool:
        """Whether the hard stop has come; something is always done."""
        self.cut = self.cut or (done > 0 and until is not None and time.monotonic() >= until)
        return self.cut

    def _try(self, drawn: array[int]) -> None:
        """Tries each card in each deal."""
        view = self.view
        trick = bytes(SLOTS[card] for card in view.trick)
        leader = place(view.leader, view.game)
        deals = len(drawn) // view.game.players
        out = bytearray(deals * len(self.cards))
        trials = Trials(view.game.players, trump_of(self.contract.strain), leader, trick)
        trials.run(drawn, bytearray(self.slots), out)
        points = out.translate(_more(view.points[0]))
        for number, counts in enumerate(self.counts):
            mine = points[number :: len(self.cards)]
            for total in set(mine):
                counts[total] += mine.count(total)
        self.deals += deals


def _more(points: int) -> bytes:
    """Returns the table that adds points to each byte."""
    return bytes(min(TOTAL, points + more) for more in range(256))


def _gift(outlook: Outlook, card: Card) -> float:
    """Returns what giving an ace or a ten is worth, where the trials hardly tell whether now or later."""
    if card.rank not in "AT" or outlook.holder is None or outlook.takes(card):
        return 0.0
    chance = outlook.goes_to_us(card)
    return A_GIFT if chance == 1 else -A_GIFT if chance == 0 else 0.0
