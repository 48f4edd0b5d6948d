"""Who sits where, as the person at the near edge of the table sees it.

A seat's number says nothing to a player; a place does.  The next higher seat sits to the right
whichever way the play goes round: seats are numbered counter-clockwise.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cardavia.games import Seat
from cardavia.terminal.voice import Voice
from cardavia.words import Message

Who = Literal["you", "partner", "opponent"]

PLACES: Final[dict[int, tuple[str, ...]]] = {
    2: ("you", "opponent"),
    4: ("you", "right", "partner", "left"),
    6: ("you", "right", "partner_right", "across", "partner_left", "left"),
    8: (
        "you",
        "right",
        "partner_right",
        "across_right",
        "partner_across",
        "across_left",
        "partner_left",
        "left",
    ),
}
"""The places from the person's own on, counter-clockwise."""


class Seating(msgspec.Struct, frozen=True):
    """Is a table of so many players, seen from one of its seats.

    >>> seating = Seating(players=6, me=4, voice=Voice())
    >>> [seating.name(seat) for seat in range(6)]
    ['Partner right', 'Across', 'Partner left', 'Left', 'You', 'Right']
    """

    players: int
    me: Seat
    voice: Voice

    def seat(self, steps: int) -> Seat:
        """Returns the seat that many places to the person's right."""
        return (self.me + steps) % self.players

    def name(self, seat: Seat) -> str:
        """Returns what the seat is called at this table."""
        return self.voice.say("terminal_place", place=PLACES[self.players][(seat - self.me) % self.players])

    def tell(self, message: Message) -> str:
        """Returns a sentence in which a seat's number (``who``) is the name it has at this table."""
        who = message.params.get("who")
        if not isinstance(who, int):
            return self.voice.speak(message)
        named = self.voice.say("terminal_yourself") if who == self.me else self.name(who)
        return self.voice.speak(Message(message.id, message.params | {"who": named}))

    def who(self, seat: Seat) -> Who:
        """Returns who sits there: the person, a partner or an opponent."""
        if seat == self.me:
            return "you"
        return "partner" if (seat - self.me) % 2 == 0 else "opponent"

    @property
    def side(self) -> int:
        """The person's side."""
        return self.me % 2
