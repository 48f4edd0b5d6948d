"""The convention card: one line for each form of call, read from ``card.toml`` beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from cardavia.cards import Suit
from cardavia.conventions.promises import Bound, Promise, read_range
from cardavia.games.fiftysix import Auction, Call, Form
from cardavia.words import Message


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is one line of the card, as the file has it."""

    tells: str
    suit: Literal["called", "last_named"] | None = None
    jacks: str | None = None
    high: str | None = None
    low: str | None = None
    cards: str | None = None
    jack_suits: str | None = None

    def bounds(self, steps: int) -> tuple[Bound, ...]:
        """Returns what the line asks of a hand; ``steps`` is the number said after plus."""
        asked = [(measure, getattr(self, measure)) for measure in _MEASURES]
        return tuple(Bound(measure, *read_range(text, steps)) for measure, text in asked if text is not None)


_MEASURES = ("jacks", "high", "low", "cards", "jack_suits")


@cache
def card() -> dict[Form, Line]:
    """Returns the whole convention card.

    >>> card()[Form.NUMBER_SUIT].jacks
    '1+'
    """
    text = files("cardavia.conventions").joinpath("card.toml").read_text(encoding="utf-8")
    lines = msgspec.convert(tomllib.loads(text), dict[Form, Line])
    assert lines.keys() == set(Form), "the convention card has a line for every form of call"
    return lines


def last_named(calls: Sequence[Call]) -> Suit | None:
    """Returns the suit most recently named, by anyone; None where none has been."""
    return next((call.suit for call in reversed(calls) if call.suit is not None), None)


@cache
def _told(call: Call, named: Suit | None) -> Promise:
    line = card()[call.form]
    suit = named if line.suit == "last_named" else call.suit
    if line.suit is not None and suit is None:
        return Promise(call, "nothing")
    return Promise(call, line.tells, suit, line.bounds(call.number if call.is_plus else 0))


def telling(call: Call, auction: Auction) -> Promise:
    """Returns what a call would tell if it were made now.

    >>> from cardavia.games.fiftysix import Rules, read_call
    >>> auction = Auction(Rules(), players=6, first=1).call_all("28D P")
    >>> telling(read_call("29NS"), auction).suit
    'D'
    """
    return _told(call, last_named(auction.calls))


def promise(auction: Auction, index: int) -> Promise:
    """Returns what the call of this index, counted from 0, has told.

    Raises:
        IndexError: the auction has no such call.
    """
    return _told(auction.calls[index], last_named(auction.calls[:index]))


def describe(call: Call, auction: Auction) -> Message:
    """Returns, ready to be spoken, what a call would tell if it were made now.

    >>> from cardavia.games.fiftysix import Rules, read_call
    >>> print(describe(read_call("28D"), Auction(Rules(), players=6, first=1)))
    28♦: at least one Jack of diamonds.
    """
    return telling(call, auction).message
