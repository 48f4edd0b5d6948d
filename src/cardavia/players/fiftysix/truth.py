"""How far each seat's calls are believed: by which of its promises were kept, and which were not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from cardavia import conventions
from cardavia.cards import Card, Suit
from cardavia.conventions import Bound, Promise
from cardavia.games import Seat
from cardavia.games.fiftysix import Auction, Shown, View

PARTNER_ERRS: Final = 0.01
"""How likely a partner makes a call whose promise it breaks by one card, beside one that it keeps."""
OPPONENT_ERRS: Final = 0.03
FOUND_OUT: Final = 0.4
"""The same for a seat that has broken a promise already in this deal, at least."""
FIRST_GUESS: Final = 5
"""How many promises kept or broken in earlier deals count as much as what is believed of strangers."""


class Truth:
    """Is how rarely each seat is taken to break a promise, for each time that it keeps one.

    All hands are shown when a deal ends (rule 19), and whose calls were true in earlier deals of the match
    is known.  In this deal cards played and suits not followed may find a seat out.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._found_out = _found_out(view)

    def error(self, seat: Seat) -> float:
        """Returns how likely a seat's call breaks its promise by one card, beside one that keeps it."""
        error = self._learned(seat)
        if seat in self._found_out:
            return max(error, FOUND_OUT)
        # Cards whose owner nobody has told of may be those that were promised.
        unknown = len(self.view.start.gone) / len(self.view.game.pack)
        return error + (1 - error) * unknown

    def _learned(self, seat: Seat) -> float:
        """Returns the same as earlier deals alone have it."""
        guess = PARTNER_ERRS if seat % 2 == (self.view.seat or 0) % 2 else OPPONENT_ERRS
        kept = [held for shown in self.view.earlier for caller, held in _proved(shown) if caller == seat]
        broken = len(kept) - sum(kept)
        return min(1.0, (FIRST_GUESS * guess + broken) / (FIRST_GUESS + sum(kept)))


@lru_cache(1024)
def _proved(shown: Shown) -> tuple[tuple[Seat, bool], ...]:
    """Returns for each promise of a deal that has ended whose it was, and whether it was kept."""
    promises = _promises(shown.auction)
    return tuple((seat, told.holds(shown.dealt[seat])) for seat, told in promises if told.bounds)


def _promises(auction: Auction) -> Iterator[tuple[Seat, Promise]]:
    for index in range(len(auction.calls)):
        yield auction.seat_of(index), conventions.promise(auction, index)


def _found_out(view: View) -> frozenset[Seat]:
    """Returns the seats that have broken a promise for all to see: by cards that they said they had not."""
    played: defaultdict[Seat, list[Card]] = defaultdict(list)
    for seat, card in view.laid:
        played[seat].append(card)
    promises = _promises(view.auction) if played else ()
    return frozenset(seat for seat, told in promises if _broken(told, played[seat], view.voids[seat]))


def _broken(promise: Promise, played: Sequence[Card], voids: frozenset[Suit]) -> bool:
    out = promise.suit in voids
    for bound in promise.bounds:
        shown = Bound(bound.measure, 0, bound.most)
        if not shown.holds(played, promise.suit) or (out and not bound.holds(played, promise.suit)):
            return True
    return False
