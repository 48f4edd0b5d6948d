"""The table's voice: sentences of one language, and moves as players say them."""

from __future__ import annotations

import msgspec

from cardavia.cards import Card
from cardavia.games import Move
from cardavia.games.fiftysix import Call
from cardavia.words import Message, Param, speak


class Voice(msgspec.Struct, frozen=True):
    """Speaks one language.

    >>> Voice("en").say("terminal_card", card="TC")
    '10♣'
    """

    language: str = "en"

    def say(self, id: str, /, **params: Param) -> str:
        """Returns a sentence of the catalogue."""
        return speak(Message(id, params), self.language)

    def speak(self, message: Message) -> str:
        """Returns the sentence that says a message."""
        return speak(message, self.language)

    def move(self, move: Move) -> str:
        """Returns a move as it is said: a card, a call or an announcement.

        >>> from cardavia.games.fiftysix import read_call
        >>> Voice().move(Card("10c")), Voice().move(read_call("29NS"))
        ('10♣', '29 Noes')
        """
        if isinstance(move, Card):
            return self.say("terminal_card", card=move.text)
        if isinstance(move, Call):
            return self.say("terminal_call", call=move.text)
        return self.say("terminal_announcement", word=str(move))
