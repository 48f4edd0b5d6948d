"""The calls of 56 and their spoken forms (rules 6 to 8): what can be said, and its text."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

import msgspec

from cardavia.cards import SUITS, Suit
from cardavia.words import BadText, IllegalMove

LOWEST: Final = 28
HIGHEST: Final = 56


class Form(StrEnum):
    """The ways in which a call is spoken (rule 8)."""

    NUMBER_SUIT = "number_suit"
    SUIT_NUMBER = "suit_number"
    NUMBER_NO_TRUMPS = "number_no_trumps"
    NUMBER_NOES = "number_noes"
    PLUS_SUIT = "plus_suit"
    PLUS_NOES = "plus_noes"
    NO_SUIT = "no_suit"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"


class Call(msgspec.Struct, frozen=True):
    """Is one call as it is spoken.  The form is public and stored; only number and strain bind.

    >>> read_call("28D").form, read_call("D28").form
    (<Form.NUMBER_SUIT: 'number_suit'>, <Form.SUIT_NUMBER: 'suit_number'>)
    >>> read_call("+2D").bids_over(28)
    30
    """

    text: str
    form: Form
    number: int = 0
    """The number said, or the steps after plus; 0 for a pass, double and redouble."""
    suit: Suit | None = None

    @property
    def is_bid(self) -> bool:
        """Whether it names a number."""
        return self.number > 0

    @property
    def is_plus(self) -> bool:
        """Whether it counts from the last bid."""
        return self.form is Form.PLUS_SUIT or self.form is Form.PLUS_NOES

    @property
    def is_noes(self) -> bool:
        """Whether it says Noes."""
        return self.form is Form.NUMBER_NOES or self.form is Form.PLUS_NOES

    def bids_over(self, last: int) -> int:
        """Returns the number that this bid comes to after ``last`` (0: nothing bid yet)."""
        return last + self.number if self.is_plus else self.number

    def __str__(self) -> str:
        return self.text


def _every_call() -> list[Call]:
    numbers = range(LOWEST, HIGHEST + 1)
    steps = range(1, 9)
    return [
        PASS,
        DOUBLE,
        REDOUBLE,
        Call("28P", Form.NO_SUIT, LOWEST),
        *(Call(f"{n}{s}", Form.NUMBER_SUIT, n, s) for n in numbers for s in SUITS),
        *(Call(f"{s}{n}", Form.SUIT_NUMBER, n, s) for n in numbers for s in SUITS),
        *(Call(f"{n}NT", Form.NUMBER_NO_TRUMPS, n) for n in numbers),
        *(Call(f"{n}NS", Form.NUMBER_NOES, n) for n in numbers),
        *(Call(f"+{k}{s}", Form.PLUS_SUIT, k, s) for k in steps for s in SUITS),
        Call("+2NS", Form.PLUS_NOES, 2),
    ]


PASS: Final = Call("P", Form.PASS)
DOUBLE: Final = Call("X", Form.DOUBLE)
REDOUBLE: Final = Call("XX", Form.REDOUBLE)
CALLS: Final[dict[str, Call]] = {call.text: call for call in _every_call()}

_A_BID: Final = re.compile(r"[SHDC](0|[1-9][0-9]*)|(0|[1-9][0-9]*)(?:[SHDC]|NT|NS)")


def read_call(text: str) -> Call:
    """Reads a call.

    Raises:
        IllegalMove: a bid whose number is not 28 to 56 (rule 7).
        BadText: the text is no call.
    """
    call = CALLS.get(text) or CALLS.get(text.strip().upper())
    if call is not None:
        return call
    if found := _A_BID.fullmatch(text.strip().upper()):
        raise IllegalMove("call_number_outside", number=found[1] or found[2], least=LOWEST, most=HIGHEST)
    raise BadText("bad_call", text=text)
