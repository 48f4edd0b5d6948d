"""What the person has typed: a move, a question, or a word for the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardavia.cards import RANKS, SUITS, Card
from cardavia.games import AnyGame, Move
from cardavia.games.schnapsen import Announcement
from cardavia.words import BadText, IllegalMove

COMMANDS: Final = ("hint", "table", "last", "auction", "score", "why", "rules", "record", "help", "quit")
"""The words that are no moves."""

_SYMBOLS: Final = str.maketrans(
    {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c"}
)
_SPOKEN: Final = {
    "pass": "P",
    "double": "X",
    "redouble": "XX",
    "plus": "+",
    "noes": "NS",
    "notrump": "NT",
    "notrumps": "NT",
    "spades": "S",
    "hearts": "H",
    "diamonds": "D",
    "clubs": "C",
}


class Command(msgspec.Struct, frozen=True):
    """Is a word for the table itself, such as ``score``."""

    word: str


class Question(msgspec.Struct, frozen=True):
    """Asks about one move, or about everything where it is None."""

    move: Move | None


Typed = Move | Command | Question


def read(text: str, game: AnyGame, hand: Sequence[Card] = (), legal: Sequence[Move] = ()) -> Typed:
    """Reads a line; ``hand`` and ``legal`` are what shorthands can mean now.

    An empty line asks for the table.  Cards, calls and announcements are read in any accepted
    form (``jd``, ``10c``, ``J♦``, ``28 d``, ``plus 2 diamonds``, ``pass``); a rank or a suit alone
    is the one card that it can be.

    >>> from cardavia import games
    >>> schnapsen = games.game("schnapsen")
    >>> read("10♣", schnapsen), read("? close", schnapsen), read("Score", schnapsen)
    (Card('TC'), Question(move=<Announcement.CLOSE: 'close'>), Command(word='score'))

    Raises:
        BadText: a rank or suit that can be several cards.
        IllegalMove: it is nothing that can be said here, or a number that no bid has.
    """
    words = " ".join(text.split()).casefold()
    if words.startswith("?"):
        asked = words[1:].strip()
        return Question(_read_move(asked, game, hand, legal) if asked else None)
    if not words:
        return Command("table")
    if words == "exit":
        return Command("quit")
    return Command(words) if words in COMMANDS else _read_move(words, game, hand, legal)


def _read_move(words: str, game: AnyGame, hand: Sequence[Card], legal: Sequence[Move]) -> Move:
    plain = _plain(words)
    if game.name == "schnapsen" and len(plain) > 1:
        for word in Announcement:
            if str(word).startswith(plain.lower()):
                return word
    short = _shorthand(plain, hand, legal)
    if short is not None:
        return short
    try:
        return game.read_move(plain)
    except IllegalMove as refusal:
        # The sentence quotes what was typed, not what became of it.
        raise refusal if refusal.id != "unknown_move" else IllegalMove("unknown_move", move=words) from None


def _plain(words: str) -> str:
    """Returns the words as notation: no blanks, suits as letters, spoken words as what they stand for."""
    parts = words.translate(_SYMBOLS).split()
    return "".join(_SPOKEN.get(part, part) for part in parts).upper()


def _shorthand(plain: str, hand: Sequence[Card], legal: Sequence[Move]) -> Card | None:
    """Returns the card that a rank or suit alone stands for: one that may be played, else one held."""
    letter = "T" if plain == "10" else plain
    if letter not in (*RANKS, *SUITS):
        return None
    meant = [card for card in legal if isinstance(card, Card) and letter in (card.rank, card.suit)]
    if len(meant) > 1:
        raise BadText("terminal_which_card", cards=" ".join(card.text for card in meant))
    held = [card for card in hand if letter in (card.rank, card.suit)]
    return next(iter(meant or held), None)
