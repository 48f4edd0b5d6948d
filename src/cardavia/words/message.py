"""Messages and refusals: what the program has to say, before anyone says it.

Below the surface nothing is ever a sentence.  A rule that refuses a move, a player that gives
a reason and a reader that finds a broken line all produce a message: an id and its parameters.
The terminal, the page and the command line turn messages into sentences, each in the language
of whoever is looking.
"""

from __future__ import annotations

from typing import Self

import msgspec

Param = str | int


class Message(msgspec.Struct, frozen=True):
    """Says one thing: the id of a sentence in the catalogue, and what fills its gaps.

    Parameters are numbers and short texts: cards and calls travel as their own text
    (``"JD"``, ``"29NS"``), several cards with a space between them.

    >>> str(Message("call_number_too_low", {"number": 28, "least": 31}))
    'Bid 31 or more: 28 does not top the bid that stands.'
    """

    id: str
    params: dict[str, Param] = {}

    @classmethod
    def of(cls, id: str, /, **params: Param) -> Self:
        """Makes a message from keyword parameters."""
        return cls(id, params)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.params.items()))))

    def __str__(self) -> str:
        from cardavia.words.catalogue import speak

        return speak(self)


class Refusal(ValueError):
    """Says no, and why.  Every error that Cardavia raises on purpose is one of these.

    ::

        Refusal                 the root: catch this to catch them all
        ├── IllegalMove         the rules do not allow the move here
        ├── BadText             a card, call or other notation that cannot be read
        ├── BadRules            a rule set that cannot be played
        ├── BadPosition         hands, packs or positions that cannot arise
        ├── BadRecord           a record that cannot be read or does not replay (with its line)
        └── BadRequest          anything else that was asked for and does not exist

    Whatever raised it is as it was before.  ``message`` holds id and parameters; ``str`` gives
    the sentence in English.
    """

    def __init__(self, id: str, /, **params: Param) -> None:
        super().__init__(id, params)
        self.message = Message(id, params)

    @property
    def id(self) -> str:
        """The message id, such as ``must_follow_suit``."""
        return self.message.id

    @property
    def params(self) -> dict[str, Param]:
        """The message's parameters."""
        return self.message.params

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return _raise_again, (type(self), self.message)


class IllegalMove(Refusal):
    """The rules do not allow this move in this place."""


class BadText(Refusal):
    """A text that is no card, call, move or rule set."""


class BadRules(Refusal):
    """A rule set that cannot be played."""


class BadPosition(Refusal):
    """A pack, hands or position that cannot arise."""


class BadRecord(Refusal):
    """A record that cannot be read, or whose moves or cards do not hold.  ``line`` is the place."""

    def __init__(self, id: str, /, *, line: int, **params: Param) -> None:
        super().__init__(id, line=line, **params)

    @property
    def line(self) -> int:
        """The line of the text, counted from 1."""
        return int(self.params["line"])


class BadRequest(Refusal):
    """Something was asked for that does not exist, such as an unknown game or level."""


def _raise_again(kind: type[Refusal], message: Message) -> Refusal:
    return kind(message.id, **message.params)
