"""What one player knows of a deal of Schnapsen (rule 15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardavia.cards import Card, Hand
from cardavia.games.game import Seat
from cardavia.games.schnapsen.lawful import lawful_moves
from cardavia.games.schnapsen.moves import Move
from cardavia.games.schnapsen.public import Known, Public
from cardavia.games.schnapsen.tricks import sort_hand

if TYPE_CHECKING:
    from cardavia.games.schnapsen.deal import Deal

Cards = str | Iterable[Card | str]


class View(Public, frozen=True):
    """Is all that one player knows: what is public, and the own hand.  Once the deal is over, all."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    hand: Hand
    """The viewer's cards, sorted; empty for a spectator."""
    drawn: Hand
    """What the viewer has drawn since the start, in order."""
    hands: Known | None
    """Both hands as they are left when the deal has ended; None before."""
    stock: Hand | None
    """The stock as it is left when the deal has ended, from the top down; None before."""

    @property
    def unseen(self) -> Hand:
        """The cards that the viewer cannot place: in the other hand or face down, sorted."""
        known = [*self.out, *self.hand, *self.shown[0], *self.shown[1]]
        if self.indicator is not None:
            known.append(self.indicator)
        if self.hands is not None and self.stock is not None:
            known += [*self.hands[0], *self.hands[1], *self.stock]
        return sort_hand(card for card in self.game.pack if card not in known)

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns the viewer's legal moves; empty when it is not the viewer's turn."""
        return lawful_moves(self, self.hand) if self.to_act == self.seat is not None else ()

    def complete(self, hands: Sequence[Cards | None], stock: Cards | None = None) -> Deal:
        """Returns the deal in which both hold these cards now; its view here is this view.

        ``hands`` has one entry for each seat; the viewer's own may be None.  ``stock`` is what is
        left of it from the top down, the indicator last; it may be None when nothing is.

        Raises:
            BadPosition: no deal with these cards looks like this from here.
            BadText: something in them is no card.
        """
        from cardavia.games.schnapsen.completion import complete

        return complete(self, hands, stock)

    def to_json(self) -> bytes:
        """Returns the view as JSON: the same knowledge gives the same bytes."""
        from cardavia.games.schnapsen.view_json import write_view

        return write_view(self)


def view_of(deal: Deal, seat: Seat | None) -> View:
    """Returns what a seat of the deal knows; a spectator for None.

    Raises:
        BadPosition: there is no such seat.
    """
    if seat is not None:
        deal.game.check_seat(seat)
    return View(
        **deal.open_part(),
        seat=seat,
        hand=() if seat is None else deal.hands[seat],
        drawn=() if seat is None else deal.draws[seat],
        hands=deal.hands if deal.over else None,
        stock=deal.stock if deal.over else None,
    )
