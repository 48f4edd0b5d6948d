"""Finds the packs and moves among a record's words: all that has to be read to replay it.

Everything else in the deals follows from them, and is only compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from cardavia.games.schnapsen import Announcement
from cardavia.records.sheet import Word

SECTIONS: Final = frozenset(
    "Deal Pack Hands Stock Trump Auction Contract Play Result Score Thrown End".split()
)
"""The words that begin a section; no card, call or figure is one of them."""

_ROW: Final = re.compile(r"[0-9]+\.")
_FIGURES: Final = re.compile(r"-?[0-9]+:-?[0-9]+")
_ANNOUNCEMENTS: Final = frozenset(word.value for word in Announcement)


class Row(NamedTuple):
    """Is a run of moves: one trick, or a whole auction.  Both are places among the words."""

    start: int
    """Where its first move stands, or should stand."""
    moves: Sequence[int]


class Passage(NamedTuple):
    """Is one deal: the places of what has to be read."""

    start: int
    """Where its section ``Deal`` begins."""
    pack: list[int]
    rows: list[Row]


def find_deals(words: Sequence[Word], players: int) -> list[Passage]:
    """Returns where the packs and moves of each deal stand, up to the first ``End``."""
    deals: list[Passage] = []
    for start, end in _sections(words):
        section, body = words[start].text, range(start + 1, end)
        if section == "End":
            break
        if section == "Deal":
            deals.append(Passage(start, [], []))
        elif deals and section == "Pack" and not deals[-1].pack:
            deals[-1].pack.extend(body)
        elif deals and section == "Auction":
            # The heading has each seat's number over its column.
            deals[-1].rows.append(Row(start + 1 + players, body[players:]))
        elif deals and section == "Play":
            deals[-1].rows.extend(_tricks(words, body, players))
    return deals


def _sections(words: Sequence[Word]) -> Iterator[tuple[int, int]]:
    starts = [place for place, word in enumerate(words) if word.text in SECTIONS]
    return pairwise([*starts, len(words)])


def _tricks(words: Sequence[Word], body: range, players: int) -> Iterator[Row]:
    """Gives the rows of the play: after number and leader, announcements and at most a card a seat."""
    starts = [place for place in body if _ROW.fullmatch(words[place].text)]
    for start, end in pairwise([*starts, body.stop]):
        moves: list[int] = []
        cards = 0
        for place in range(start + 2, end):
            if cards == players or _FIGURES.fullmatch(words[place].text):
                break
            moves.append(place)
            cards += words[place].text.lower() not in _ANNOUNCEMENTS
        yield Row(start + 2, moves)
