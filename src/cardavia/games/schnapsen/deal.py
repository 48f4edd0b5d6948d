"""One deal of Schnapsen: exchange and closing, marriages, tricks, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from cardavia.cards import Card, Hand
from cardavia.games.game import Seat
from cardavia.games.schnapsen.course import (
    add_card,
    after_close,
    after_exchange,
    after_lead,
    after_reply,
    put,
    without,
)
from cardavia.games.schnapsen.lawful import lawful_moves, marriage, refuse
from cardavia.games.schnapsen.moves import EXCHANGE, Announcement, Move, read_move
from cardavia.games.schnapsen.public import Known, Public
from cardavia.words import IllegalMove

if TYPE_CHECKING:
    from cardavia.games.schnapsen.view import View


class Deal(Public, frozen=True):
    """Is one deal of Schnapsen.  Make one with :meth:`Schnapsen.deal` or :meth:`Schnapsen.position`.

    >>> from cardavia import games
    >>> game = games.game("schnapsen")
    >>> hands = ["AS TS KS QS JS", "AH TH KH QH JC"]
    >>> deal = game.deal(dealer=0, hands=hands, stock="JH KC TD KD QD JD AC TC QC AD")
    >>> deal.trump, deal.to_act, deal.play("KH").pending
    ('D', 1, (0, 20))
    """

    dealt: Known
    """What each player held at the start, sorted."""
    hands: Known
    """What each player holds now, sorted."""
    stock: Hand
    """The stock from the top down, the indicator last; left lying when closed."""
    draws: Known
    """What each player has drawn since the start, in order."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns every move of the player to act (rules 3 to 7)."""
        seat = self.to_act
        return () if seat is None else lawful_moves(self, self.hands[seat])

    def play(self, move: Move | str) -> Self:
        """Returns the deal after a card, an exchange or closing.

        Raises:
            IllegalMove: the rules do not allow it here; the reason is in its message.
        """
        if isinstance(move, str):
            move = read_move(move)
        seat = self.to_act
        if seat is None:
            raise IllegalMove("deal_over", move=str(move))
        if refused := refuse(self, self.hands[seat], move):
            raise refused
        if isinstance(move, Announcement):
            return self._exchange(seat) if move is EXCHANGE else after_close(self)
        return self._lead(seat, move) if self.led is None else self._reply(seat, move)

    def play_all(self, moves: str) -> Self:
        """Returns the deal after several moves, given as text with spaces between them."""
        deal = self
        for move in moves.split():
            deal = deal.play(move)
        return deal

    @property
    def dealt_stock(self) -> Hand:
        """The stock as it lay at the start, from the top down, the indicator last."""
        drawn: list[Card] = []
        for trick, pair in zip(self.played, zip(*self.draws, strict=True), strict=False):
            winner = trick.winner(self.trump)
            drawn += [pair[winner], pair[1 - winner]]
        whole = [*drawn, *self.stock]
        exchanged = next((trick.exchanged for trick in (*self.played, self.table) if trick.exchanged), None)
        return tuple([*whole[:-1], exchanged] if exchanged else whole)

    def _exchange(self, seat: Seat) -> Self:
        jack, taken = Card("J" + self.trump), self.stock[-1]
        hands = put(self.hands, seat, add_card(without(self.hands[seat], jack), taken))
        return replace(after_exchange(self), hands=hands, stock=(*self.stock[:-1], jack))

    def _lead(self, seat: Seat, card: Card) -> Self:
        hand = self.hands[seat]
        hands = put(self.hands, seat, without(hand, card))
        return replace(after_lead(self, card, marriage(self, hand, card)), hands=hands)

    def _reply(self, seat: Seat, card: Card) -> Self:
        after = replace(after_reply(self, card), hands=put(self.hands, seat, without(self.hands[seat], card)))
        return after._draw() if after.stock_size < self.stock_size else after

    def _draw(self) -> Self:
        """Rule 3: the winner of the trick draws first."""
        first, second, *rest = self.stock
        drawn = (first, second) if self.leader == 0 else (second, first)
        return replace(
            self,
            hands=(add_card(self.hands[0], drawn[0]), add_card(self.hands[1], drawn[1])),
            draws=((*self.draws[0], drawn[0]), (*self.draws[1], drawn[1])),
            stock=tuple(rest),
        )

    def view(self, seat: Seat | None) -> View:
        """Returns what a player, or a spectator (None), knows (rule 15)."""
        from cardavia.games.schnapsen.view import view_of

        return view_of(self, seat)
