"""Looking ahead: what each card brings in every world that the other player's hand allows.

Each world is solved as if both players saw it: exact where one world is left, else a good guess.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from cardavia.cards import Card
from cardavia.games.game import Seat
from cardavia.games.schnapsen import View
from cardavia.games.schnapsen.scoring import against_closer, game_points
from cardavia.players.schnapsen.bits import BIT, CARDS, SUIT_BITS, bits_of
from cardavia.players.schnapsen.endings import Side, values
from cardavia.players.schnapsen.worlds import World, is_known
from cardavia.words import Message


class Outlook(NamedTuple):
    """Is what each card brings, world by world, in game points that count."""

    values: dict[Card, list[int]]
    cut: bool
    """Whether time ran out before the last world."""

    @property
    def worlds(self) -> int:
        """How many worlds were looked at."""
        return len(next(iter(self.values.values())))

    @property
    def best(self) -> float:
        """What the best card brings on average."""
        return max(map(self.mean, self.values))

    @property
    def best_cards(self) -> list[Card]:
        """The cards that bring most on average."""
        return [card for card in self.values if self.mean(card) == self.best]

    def mean(self, card: Card) -> float:
        """Returns what a card brings on average."""
        return sum(self.values[card]) / self.worlds

    def won(self, card: Card) -> int:
        """Returns in how many worlds a card wins."""
        return sum(value > 0 for value in self.values[card])


def look_ahead(view: View, worlds: Iterable[World], until: float | None = None) -> Outlook:
    """Returns what each card brings the player to move in worlds of which there is at least one.

    The stock is used up, closed, or of two cards; of those, closing it is not considered.  The first
    world is always looked at, the others as long as ``until``, on the monotonic clock, has not come.
    """
    found: dict[Card, list[int]] = {}
    for world in worlds:
        if found and until is not None and time.monotonic() >= until:
            return Outlook(found, cut=True)
        for card, value in _solve(view, world).items():
            found.setdefault(card, []).append(value)
    return Outlook(found, cut=False)


def _solve(view: View, world: World) -> dict[Card, int]:
    assert view.seat is not None
    me, other = _side(view, view.seat, bits_of(view.hand)), _side(view, 1 - view.seat, world.hand)
    led = BIT[view.led] if view.led is not None else 0
    plain = view.game.rules.sharp and view.trick_number == 1
    found = values(me, other, SUIT_BITS[view.trump], led, () if view.strict else world.stock, plain)
    return {CARDS[bit]: counted(value, view) for bit, value in found.items()}


def _side(view: View, seat: Seat, hand: int) -> Side:
    gain, closer = 0, view.closed_by == seat
    if view.frozen is not None:
        gain = game_points(view.frozen) if closer else against_closer(view.frozen)
    return Side(hand, view.points[seat], view.pending[seat], gain, closer)


def counted(value: int, view: View) -> int:
    """Returns the game points that count: nobody wins more than is missing to win the match (rule 14)."""
    assert view.seat is not None
    return max(-view.score[1 - view.seat], min(value, view.score[view.seat]))


def why_foreseen(view: View, outlook: Outlook, card: Card) -> tuple[Message, ...]:
    """Returns why a card is best in the worlds that were looked at."""
    if is_known(view):
        return _why_known(outlook, card)
    won, worlds = outlook.won(card), outlook.worlds
    most = max(map(outlook.won, outlook.values))
    if won == worlds:
        return (Message.of("why_wins_always", worlds=worlds),)
    if not most:
        return (Message.of("why_wins_never", worlds=worlds),)
    if won == most:
        return (Message.of("why_wins_mostly", won=won, worlds=worlds),)
    return (Message.of("why_best_on_average", worlds=worlds),)


def _why_known(outlook: Outlook, card: Card) -> tuple[Message, ...]:
    value = outlook.values[card][0]
    if value < 0:
        return (Message.of("why_known_to_lose", points=-value),)
    others = [values[0] for other, values in outlook.values.items() if other is not card]
    wins = Message.of("why_known_to_win", points=value)
    return (wins, Message.of("why_no_other_wins")) if max(others, default=1) < 0 else (wins,)
