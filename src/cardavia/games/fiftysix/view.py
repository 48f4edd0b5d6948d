"""What one seat knows of a deal of 56 (rule 19), and the deals that fit what it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardavia.cards import Card, Hand, Suit
from cardavia.games.fiftysix.public import Move, Public
from cardavia.games.fiftysix.tricks import playable, sort_hand
from cardavia.games.game import Seat
from cardavia.words import BadPosition

if TYPE_CHECKING:
    from cardavia.games.fiftysix.deal import Deal

Cards = str | Iterable[Card | str]


class View(Public, frozen=True):
    """Is all that one seat knows: what is public, and its own hand.  Once the deal is over, all."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    hand: Hand
    """The viewer's cards, sorted; empty for a spectator."""
    hands: tuple[Hand, ...] | None
    """Every seat's cards left over when the deal has ended; None before."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        laid = Counter(seat for seat, _ in self.laid)
        return tuple(self.rounds - laid[seat] for seat in range(self.game.players))

    @property
    def played(self) -> Hand:
        """Every card that has left a hand, sorted."""
        return sort_hand([*self.start.gone, *(card for _, card in self.laid)])

    @property
    def unseen(self) -> Hand:
        """The cards in hands that the viewer does not see, sorted."""
        hands = self.hands or (self.hand,)
        seen = Counter([*self.played, *(card for hand in hands for card in hand)])
        return sort_hand(tuple((Counter(self.game.pack) - seen).elements()))

    @property
    def voids(self) -> tuple[frozenset[Suit], ...]:
        """The suits that each seat is known to be out of: it did not follow them (rule 14)."""
        laid, players = self.laid, self.game.players
        voids: list[set[Suit]] = [set() for _ in range(players)]
        for i, (seat, card) in enumerate(laid):
            led = laid[i - i % players][1].suit
            if card.suit != led:
                voids[seat].add(led)
        return tuple(frozenset(suits) for suits in voids)

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns the viewer's legal calls or cards; empty when it is not the viewer's turn."""
        if self.seat is None or self.to_act != self.seat:
            return ()
        return playable(self.hand, self.trick) if self.auction.over else self.auction.legal_calls()

    def complete(self, hands: Sequence[Cards | None]) -> Deal:
        """Returns the deal in which the seats hold these cards now; its view here is this view.

        ``hands`` has one entry for each seat; the viewer's own may be None.

        Raises:
            BadPosition: no deal with these hands looks like this from here.
            BadText: something in them is no card.
        """
        from cardavia.games.fiftysix.completion import complete

        return complete(self, hands)

    def to_json(self) -> bytes:
        """Returns the view as JSON: the same knowledge gives the same bytes."""
        from cardavia.games.fiftysix.view_json import write_view

        return write_view(self)


def view_of(deal: Deal, seat: Seat | None) -> View:
    """Returns what a seat of the deal knows; a spectator for None.

    Raises:
        BadPosition: there is no such seat.
    """
    if seat is not None and not 0 <= seat < deal.game.players:
        raise BadPosition("no_such_seat", seat=seat, seats=deal.game.players)
    hand = () if seat is None else deal.hands[seat]
    return View(**deal.open_part(), seat=seat, hand=hand, hands=deal.hands if deal.over else None)
