"""The earlier deals of a match of 56, all cards open: what everybody has seen of everybody's calls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from cardavia.cards import Hand, read_cards, write_cards
from cardavia.games.fiftysix.auction import Auction
from cardavia.words import BadPosition

if TYPE_CHECKING:
    from cardavia.games.fiftysix.game import FiftySix

DEALS: Final = 1024
"""How many earlier deals are kept as they travel, and as they were read: the same come with every view."""


class Shown(msgspec.Struct, frozen=True):
    """Is a deal of the match that has ended, when all hands were shown (rule 19)."""

    auction: Auction
    dealt: tuple[Hand, ...]
    """What each seat was dealt, sorted."""


class ShownJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is an earlier deal as it travels: calls and cards as text, spaces between."""

    dealer: int
    calls: str
    hands: tuple[str, ...]


@lru_cache(DEALS)
def write_shown(shown: Shown, game: FiftySix) -> ShownJson:
    """Returns an earlier deal as it travels."""
    return ShownJson(
        dealer=game.next_seat(shown.auction.first, -1),
        calls=" ".join(call.text for call in shown.auction.calls),
        hands=tuple(map(write_cards, shown.dealt)),
    )


def read_shown(wire: Sequence[ShownJson], game: FiftySix) -> tuple[Shown, ...]:
    """Returns the earlier deals that were written.

    Raises:
        Refusal: the facts contradict the rules.
    """
    return tuple(_read(shown, game) for shown in wire)


@lru_cache(DEALS)
def _read(wire: ShownJson, game: FiftySix) -> Shown:
    game.check_seat(wire.dealer)
    auction = game.auction(wire.dealer).call_all(wire.calls)
    if not auction.over:
        raise BadPosition("auction_not_over", calls=wire.calls)
    return Shown(auction, game.given_out([read_cards(hand) for hand in wire.hands]))
