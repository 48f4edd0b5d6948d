"""The last trick of Schnapsen with a stock, as a game of hidden hands: deals to kernel integers and back.

See :mod:`cardavia.kernel.schnapsen_last_draw` for what is solved, and how.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from cardavia.cards import SUITS, Card, Hand
from cardavia.games.game import Seat
from cardavia.games.schnapsen import CLOSE, Move, Trick, View, partner, sort_hand
from cardavia.kernel import schnapsen as kernel
from cardavia.kernel.schnapsen_last_draw import HIDDEN, LastDraw
from cardavia.solvers.schnapsen import NUMBERS, bits_of, check_rules
from cardavia.words import BadPosition

LEFT: Final = 2
"""How many cards the stock holds then."""
Weigh = Callable[[Seat, Sequence[int]], Sequence[float]]
"""Says of the hands of a seat, in the kernel's bits, how likely each is before this trick."""


class Game(NamedTuple):
    """Is the trick as a game of hidden hands, solved as far as it was asked to."""

    view: View
    hidden: Hand
    """The eleven cards nobody sees all of."""
    kernel: LastDraw

    def mix(self) -> dict[Move, float]:
        """Returns how likely each move of the player to move should be."""
        view = self.view
        if view.led is None:
            places: list[Move] = [*self.ordered(view.hand), CLOSE]
            shares = self.kernel.leads(self.local(view.hand))
        else:
            places = [*self.ordered(view.hand)]
            led = self.ordered(self.hidden).index(view.led)
            shares = self.kernel.replies(self.local(view.hand), led, view.table.marriage > 0)
        return {move: share for move, share in zip(places, shares, strict=True) if move in view.legal_moves()}

    def ordered(self, cards: Sequence[Card]) -> list[Card]:
        """Returns cards in the order in which the kernel counts a hand's choices."""
        return sorted(cards, key=NUMBERS.__getitem__)

    def local(self, cards: Sequence[Card]) -> int:
        """Returns a hand of hidden cards as the kernel's bits."""
        return sum(1 << place for place, card in enumerate(self.ordered(self.hidden)) if card in cards)


def last_draw(view: View, chances: Sequence[float], weigh: Weigh) -> Game:
    """Returns the trick with two cards in the stock as a game, not yet solved.

    ``chances`` is what each outcome is worth to the leader, from -3 to 3 game points.

    Raises:
        BadPosition: there are not two cards in an open stock, or it is not the viewer's turn.
        BadRules: the deal is played by rules that the kernel does not know.
    """
    check_rules(view.game)
    if view.seat is None or view.to_act != view.seat:
        raise BadPosition("solve_not_your_turn")
    if view.strict or view.stock_size != LEFT or view.indicator is None:
        raise BadPosition("last_draw_only")
    laid = () if view.led is None else (view.led,)
    hidden = sort_hand(
        card
        for card in view.game.pack
        if card is not view.indicator and (card in laid or card not in view.out)
    )
    return Game(
        view,
        hidden,
        LastDraw(
            bits_of(hidden),
            SUITS.index(view.trump),
            NUMBERS[view.indicator],
            _records(view),
            array("d", chances),
            _weights(view, hidden, view.leader, weigh),
            _weights(view, hidden, 1 - view.leader, weigh),
            view.game.rules.closing_needs <= LEFT,
        ),
    )


def _records(view: View) -> int:
    """Returns how the leader and the other player stand before the lead."""
    leader, marriage = view.leader, view.table.marriage
    credited = view.tricks[leader] > 0
    points = view.points[leader] - (marriage if credited else 0)
    pending = view.pending[leader] - (0 if credited else marriage)
    other = 1 - leader
    return kernel.record(points, pending, credited) | (
        kernel.record(view.points[other], view.pending[other], view.tricks[other] > 0) << kernel.RECORD
    )


def _weights(view: View, hidden: Hand, seat: Seat, weigh: Weigh) -> array[float]:
    """Returns how likely a seat holds each hand of hidden cards."""
    numbers = sorted(NUMBERS[card] for card in hidden)
    places = list(combinations(range(HIDDEN), view.start.hand_size))
    hands = [sum(1 << numbers[place] for place in chosen) for chosen in places]
    shown, never = bits_of(shown_before(view, seat)), bits_of(_exchanged_first(view, seat))
    weights = array("d", bytes(8 << HIDDEN))
    for chosen, hand, weight in zip(places, hands, weigh(seat, hands), strict=True):
        if hand & shown == shown and not hand & never:
            weights[sum(1 << place for place in chosen)] = weight
    return weights


def _exchanged_first(view: View, seat: Seat) -> Hand:
    """Returns the trump jack where the leader would have exchanged it, as everybody does (rule 4)."""
    jack = Card("J" + view.trump)
    exchanges = seat == view.leader and view.game.rules.exchange_needs <= LEFT
    return (jack,) if exchanges and view.indicator is not jack else ()


def shown_before(view: View, seat: Seat) -> Hand:
    """Returns the cards that a seat is known to hold before anything is led to the trick on the table."""
    known = [*view.start.shown[seat]]
    for trick in (*view.played, Trick(view.leader, exchanged=view.table.exchanged)):
        if trick.leader == seat:
            known += [card for card in (trick.exchanged, _declared_with(trick)) if card is not None]
    if view.led is not None and not view.played and view.leader == seat:
        # A position that begins with a card led shows what that card showed.
        known = [card for card in known if card is not partner(view.led)]
    return sort_hand({card for card in known if card not in view.out or card is view.led})


def _declared_with(trick: Trick) -> Card | None:
    return partner(trick.lead) if trick.lead is not None and trick.marriage else None
