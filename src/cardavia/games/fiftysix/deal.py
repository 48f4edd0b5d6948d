"""One deal of 56: its auction, its play, its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from cardavia.cards import Card, Hand
from cardavia.games.fiftysix.calls import read_call
from cardavia.games.fiftysix.public import Move, Public
from cardavia.games.fiftysix.tricks import playable, refuse_card
from cardavia.games.game import Seat
from cardavia.words import BadText, IllegalMove

if TYPE_CHECKING:
    from cardavia.games.fiftysix.view import View


class Deal(Public, frozen=True):
    """Is one deal of 56.  Make one with :meth:`FiftySix.deal` or :meth:`FiftySix.position`.

    >>> from cardavia import games
    >>> game = games.game("fiftysix", players=4)
    >>> deal = game.deal(dealer=0, pack=game.pack)
    >>> deal = deal.play("28S").play("P").play("P").play("P")
    >>> str(deal.contract), deal.to_act
    ('28S by 1', 1)
    """

    dealt: tuple[Hand, ...]
    """What each seat held at the start, sorted."""
    hands: tuple[Hand, ...]
    """What each seat holds now, sorted."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns every call (rules 7 to 11) or card (rule 14) that the seat to act may choose."""
        if not self.auction.over:
            return self.auction.legal_calls()
        seat = self.to_act
        return () if seat is None else playable(self.hands[seat], self.trick)

    def play(self, move: Move | str) -> Self:
        """Returns the deal after a call or a card.

        Raises:
            IllegalMove: the rules do not allow it here; the reason is in its message.
        """
        if isinstance(move, str):
            move = read_move(move)
        if self.over:
            raise IllegalMove("deal_over", move=str(move))
        return self._play_card(move) if isinstance(move, Card) else self.after_call(move)

    def play_all(self, moves: str) -> Self:
        """Returns the deal after several moves, given as text with spaces between them."""
        deal = self
        for move in moves.split():
            deal = deal.play(move)
        return deal

    def _play_card(self, card: Card) -> Self:
        if not self.auction.over:
            raise IllegalMove("auction_goes_on", card=card.text)
        seat = self.to_act
        assert seat is not None
        hand = self.hands[seat]
        if refused := refuse_card(card, hand, self.trick):
            raise refused
        at = hand.index(card)
        hands = (*self.hands[:seat], hand[:at] + hand[at + 1 :], *self.hands[seat + 1 :])
        return msgspec.structs.replace(self.after_card(card), hands=hands)

    def view(self, seat: Seat | None) -> View:
        """Returns what a seat, or a spectator (None), knows (rule 19)."""
        from cardavia.games.fiftysix.view import view_of

        return view_of(self, seat)


def read_move(text: str) -> Move:
    """Reads a call or a card as a move.

    Raises:
        IllegalMove: the text is neither.
    """
    try:
        return Card(text)
    except BadText:
        pass
    try:
        return read_call(text)
    except BadText:
        raise IllegalMove("unknown_move", move=text) from None
