"""What a seat can reckon of the cards it does not see: from cards played, suits not followed, and calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from cardavia import conventions
from cardavia.cards import Card, Suit
from cardavia.games import Seat
from cardavia.games.fiftysix import View

ROUNDS: Final = 5
"""How often counts, promises and copies are brought to agree; more rounds change little."""
DOUBT: Final = 0.05
"""How much of the usual chance is left to what a promise rules out: calls may mislead (rule 8)."""
KEPT: Final = 0.95
"""How likely a promise is taken to be kept."""


class Told(NamedTuple):
    """Is what a promise still asks of the cards that a seat holds now."""

    seat: Seat
    cards: tuple[Card, ...]
    least: int
    most: int | None


class Reckoning:
    """Is how many of each unseen card each other seat is expected to hold.

    Before anything is known a card lies with a seat in proportion to the cards that seat holds.
    Suits not followed are ruled out, promises are believed as far as the cards allow, and all is
    brought to agree: each seat holds as many cards as it does, each card is somewhere.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me: Seat = view.seat
        self.counts = view.counts
        self.unseen: Counter[Card] = Counter(view.unseen)
        self.others = [s for s in range(view.game.players) if s != self.me and self.counts[s]]
        self.partners = [seat for seat in self.others if seat % 2 == self.me % 2]
        self.opponents = [seat for seat in self.others if seat % 2 != self.me % 2]
        self.told = tuple(_told(view, self.unseen))
        self.expected = self._expected()
        self._sure = {(t.seat, t.cards[0]) for t in self.told if t.least and len(t.cards) == 1}

    def _expected(self) -> dict[Card, list[float]]:
        seats, voids, counts = range(len(self.counts)), self.view.voids, self.counts
        table = {
            card: [float(counts[s]) if s != self.me and card.suit not in voids[s] else 0.0 for s in seats]
            for card in self.unseen
        }
        for told in self.told:
            if told.most == 0:
                for card in told.cards:
                    table[card][told.seat] *= DOUBT
        for _ in range(ROUNDS):
            _fit_copies(table, self.unseen)
            for told in self.told:
                _fit_promise(table, told)
            _fit_counts(table, self.others, counts)
        _fit_copies(table, self.unseen)
        return table

    def lacks(self, seat: Seat, cards: Iterable[Card]) -> float:
        """Returns how likely a seat is to hold none of these kinds of card."""
        chance = 1.0
        for card in cards:
            copies = self.unseen.get(card, 0)
            if copies:
                share = 1 - self.expected[card][seat] / copies
                chance *= share if copies == 1 else share * share
                if (seat, card) in self._sure:
                    chance = min(chance, 1 - KEPT)
        return chance

    def has(self, seat: Seat, cards: Iterable[Card]) -> float:
        """Returns how likely a seat is to hold one of these kinds of card at least."""
        return 1 - self.lacks(seat, cards)

    def partner_showing_jack(self, suit: Suit) -> Seat | None:
        """Returns a partner who has told of a Jack of a suit and not played one yet; None where none has."""
        jack = (Card("J" + suit),)
        shown = (told.seat for told in self.told if told.least and told.cards == jack)
        return next((seat for seat in shown if seat in self.partners), None)

    def of_suit(self, suit: Suit) -> list[Card]:
        """Returns the unseen kinds of card of a suit."""
        return [card for card in self.unseen if card.suit == suit]


def _fit_copies(table: dict[Card, list[float]], unseen: Counter[Card]) -> None:
    for card, row in table.items():
        total = sum(row)
        if total > 0:
            scale = unseen[card] / total
            row[:] = [share * scale for share in row]


def _fit_counts(table: dict[Card, list[float]], seats: list[Seat], counts: tuple[int, ...]) -> None:
    for seat in seats:
        total = sum(row[seat] for row in table.values())
        if total > 0:
            scale = counts[seat] / total
            for row in table.values():
                row[seat] *= scale


def _fit_promise(table: dict[Card, list[float]], told: Told) -> None:
    held = sum(table[card][told.seat] for card in told.cards)
    wanted = max(held, told.least) if told.most is None else min(max(held, told.least), told.most)
    if held > 0 and 0 < wanted != held:
        for card in told.cards:
            table[card][told.seat] *= wanted / held


def _told(view: View, unseen: Counter[Card]) -> Iterator[Told]:
    """Yields what the calls of the others still promise, the cards that they have played taken off."""
    auction, plays, voids = view.auction, view.plays, view.voids
    for index in range(len(auction.calls)):
        promise, seat = conventions.promise(auction, index), auction.seat_of(index)
        if seat == view.seat or not view.counts[seat]:
            continue
        for bound in promise.bounds:
            kinds = conventions.group(bound.measure, promise.suit)
            gone = sum(card in kinds for player, card in plays if player == seat)
            # In the order of the pack, so that the same view always gives the same figures.
            left = tuple(card for card in unseen if card in kinds and card.suit not in voids[seat])
            if left:
                most = None if bound.most is None else max(0, bound.most - gone)
                least = min(max(0, bound.least - gone), view.counts[seat])
                yield Told(seat, left, least, most)
