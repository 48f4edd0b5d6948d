"""The trick on the table as the seat to play sees it: who may still take it, and how likely."""

from __future__ import annotations

from functools import cached_property

from cardavia.cards import Card, Strain, Suit
from cardavia.games import Seat
from cardavia.games.fiftysix import STRENGTH, View, winning_place
from cardavia.players.fiftysix.reckoning import Reckoning


def beats(card: Card, other: Card, strain: Strain) -> bool:
    """Whether a card laid later takes the trick from another that holds it (rule 15).

    >>> beats(Card("JD"), Card("JD"), "H"), beats(Card("QH"), Card("JD"), "H")
    (False, True)
    """
    if card.suit == other.suit:
        return STRENGTH[card] > STRENGTH[other]
    return card.suit == strain


class _Voids(dict[tuple[Seat, Suit], float]):
    """Is how likely each seat is to hold no card of a suit, reckoned when first asked."""

    def __init__(self, reckoning: Reckoning) -> None:
        self._reckoning = reckoning

    def __missing__(self, asked: tuple[Seat, Suit]) -> float:
        seat, suit = asked
        self[asked] = self._reckoning.lacks(seat, self._reckoning.of_suit(suit))
        return self[asked]


class Outlook:
    """Is what the seat to play can reckon of the trick on the table and of tricks to come."""

    def __init__(self, view: View) -> None:
        contract = view.contract
        assert contract is not None, "cards are played once the auction is over"
        self.view = view
        self.reckoning = Reckoning(view)
        self.strain: Strain = contract.strain
        self.worth = view.game.rules.card_points
        self.trumps = [card for card in self.reckoning.unseen if card.suit == self.strain]
        left = view.game.players - 1 - len(view.trick)
        self.to_come = [view.game.next_seat(self.reckoning.me, i + 1) for i in range(left)]
        """The seats that play to this trick after the viewer, in their order."""
        self._stands: dict[Card, float] = {}
        self._void = _Voids(self.reckoning)

    @cached_property
    def holder(self) -> tuple[Card, Seat] | None:
        """The card that takes the trick as it lies, and whose it is; None on a lead."""
        if not self.view.trick:
            return None
        place = winning_place(self.view.trick, self.strain)
        return self.view.trick[place], self.view.game.next_seat(self.view.leader, place)

    @cached_property
    def on_table(self) -> int:
        """The points in the trick so far."""
        return sum(self.worth[card.rank] for card in self.view.trick)

    @cached_property
    def average(self) -> float:
        """The points of a card that is not seen, on average."""
        unseen = self.reckoning.unseen
        points = sum(self.worth[card.rank] * copies for card, copies in unseen.items())
        return points / max(1, unseen.total())

    @cached_property
    def each_trick(self) -> float:
        """The points that the tricks not yet taken hold, on average."""
        tricks = self.view.rounds - len(self.view.tricks)
        return (56 - sum(self.view.points)) / tricks

    def ours(self, seat: Seat) -> bool:
        """Whether a seat is on the viewer's side."""
        return seat % 2 == self.reckoning.me % 2

    def takes(self, card: Card) -> bool:
        """Whether a card of the viewer's would take the trick as it lies."""
        return self.holder is None or beats(card, self.holder[0], self.strain)

    def goes_to_us(self, card: Card) -> float:
        """Returns how likely the viewer's side takes the trick once the viewer has played a card."""
        led = self.view.trick[0].suit if self.view.trick else card.suit
        if self.holder is None or self.takes(card):
            return self._kept(card, self.reckoning.me, led)
        best, seat = self.holder
        return self._kept(best, seat, led) if self.ours(seat) else 1 - self._kept(best, seat, led)

    def _kept(self, best: Card, holder: Seat, led: Suit) -> float:
        """Returns how likely the side that holds the trick now has it in the end.

        Each seat that can is taken to win the trick from the other side, with the lowest card that does.
        """
        ladder = self._ladder(best)
        # How likely the trick has changed sides so many times.
        after = [1.0] + [0.0] * len(ladder)
        for seat in self.to_come:
            with_holder = seat % 2 == holder % 2
            for changes in range(len(ladder) - 1, -1, -1):
                if with_holder == (changes % 2 == 1):
                    taken = after[changes] * self.beaten_by(seat, ladder[changes], led)
                    after[changes] -= taken
                    after[changes + 1] += taken
        return sum(after[::2])

    def _ladder(self, best: Card) -> list[Card]:
        """Returns the card that holds the trick and the unseen kinds that beat it, from the lowest up."""
        above = [card for card in self.reckoning.unseen if beats(card, best, self.strain)]
        above.sort(key=lambda card: (card.suit == self.strain, STRENGTH[card]))
        return [best, *above][: len(self.to_come)]

    def beaten_by(self, seat: Seat, best: Card, led: Suit) -> float:
        """Returns how likely a seat can beat the best card of a trick in which a suit was led."""
        reckoning = self.reckoning
        higher = reckoning.has(seat, self.higher(best))
        if best.suit == led == self.strain:
            return higher
        out_of_suit = self._void[seat, led]
        if best.suit == self.strain:
            return out_of_suit * higher
        return higher + out_of_suit * reckoning.has(seat, self.trumps)

    def higher(self, card: Card) -> list[Card]:
        """Returns the unseen kinds of card that are higher in its suit."""
        unseen = self.reckoning.unseen
        return [other for other in unseen if other.suit == card.suit and STRENGTH[other] > STRENGTH[card]]

    def stands(self, card: Card) -> float:
        """Returns how likely no opponent beats a card if it were led now."""
        if card not in self._stands:
            chance = 1.0
            for seat in self.reckoning.opponents:
                chance *= 1 - self.beaten_by(seat, card, card.suit)
            self._stands[card] = chance
        return self._stands[card]
