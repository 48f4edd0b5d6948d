"""The moves of Schnapsen: a card, or one of the two announcements that come before a lead."""

from __future__ import annotations

from enum import Enum
from typing import Final

from cardavia.cards import Card
from cardavia.words import BadText, IllegalMove


class Announcement(Enum):
    """What the leader may do before leading: exchange the trump jack (rule 4), close (rule 5)."""

    EXCHANGE = "exchange"
    CLOSE = "close"

    def __str__(self) -> str:
        return self.value


EXCHANGE: Final = Announcement.EXCHANGE
CLOSE: Final = Announcement.CLOSE

Move = Card | Announcement


def read_move(text: str) -> Move:
    """Reads a move.

    >>> read_move("close"), read_move("QH")
    (<Announcement.CLOSE: 'close'>, Card('QH'))

    Raises:
        IllegalMove: the text is neither a card nor an announcement.
    """
    try:
        return Announcement(text.strip().lower())
    except ValueError:
        pass
    try:
        return Card(text)
    except BadText:
        raise IllegalMove("unknown_move", move=text) from None
