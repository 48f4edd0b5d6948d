"""Deals that a seat takes to be possible, drawn as often as all that it knows makes them likely."""

from __future__ import annotations

from array import array

from cardavia.cards import SUITS
from cardavia.games import Seat
from cardavia.games.fiftysix import FiftySix, View
from cardavia.kernel.fiftysix_deals import Deals
from cardavia.players.fiftysix.reading import Reading
from cardavia.solvers.fiftysix import hand_bits

CHANGES: int = 2
"""How many changes are tried between one deal and the next, for each hidden card.

With these, deals are nearly as good as independent ones; with twice as many they are no better."""


def place(seat: Seat, game: FiftySix) -> int:
    """Returns the kernel's number of a seat: it counts seats in turn order, which may run either way."""
    return seat * game.rules.step % game.players


class Drawing:
    """Draws deals that fit a view, in the kernel's numbers: the hands of all seats in turn order.

    Deals are drawn by a random walk: each is like the one before it in places, and over
    many of them every deal comes up as often as it is likely.
    """

    def __init__(self, view: View, seed: int, reading: Reading | None = None) -> None:
        assert view.seat is not None
        self.view = view
        game, voids, counts = view.game, view.voids, view.counts
        reading = reading or Reading(view)
        seats = [place(number, game) for number in range(game.players)]  # the way round and back is the same
        hidden = [0 if seat == view.seat else counts[seat] for seat in seats]
        weights, jacks = array("d"), array("d")
        for seat in seats:
            for suit in SUITS:
                weights.extend(reading.suit(seat, suit))
            jacks.extend(reading.jack_suits(seat))
        self.players = game.players
        self.hidden = sum(hidden)
        self._deals = Deals(
            [hand_bits(view.hand) if seat == view.seat else 0 for seat in seats],
            hidden,
            hand_bits(view.unseen),
            [sum(1 << SUITS.index(suit) for suit in voids[seat]) for seat in seats],
            weights,
            jacks,
            seed,
        )

    def draw(self, deals: int) -> array[int]:
        """Returns so many deals, one after the other."""
        out = array("Q", bytes(8 * self.players * deals))
        self._deals.draw(out, CHANGES * self.hidden)
        return out
