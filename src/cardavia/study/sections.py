"""The text of a position taken apart: its tags, and its sections with what stands in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, NoReturn

from cardavia import games
from cardavia.cards import Card, Hand
from cardavia.games import AnyGame, Seat
from cardavia.games.game import Pair
from cardavia.records.places import at_line, bad_record
from cardavia.records.sheet import Sheet, Word
from cardavia.words import BadRecord, Refusal

POSITION: Final = "Position"
"""The word with which a position begins, where a record has ``Deal``."""

FIFTYSIX: Final = {
    "Hands": "0: JS 9H  1: AS TH",
    "Dealer": "3",
    "Auction": "28S P P P",
    "Leader": "0",
    "Trick": "TS AS",
    "Points": "24:18",
    "Score": "12:12",
}
"""The sections of a position of 56, each with an example."""
SCHNAPSEN: Final = {
    "Hands": "0: KH TS  1: JC AD",
    "Trump": "C",
    "Leader": "0",
    "Led": "QH",
    "Points": "26:34",
    "Tricks": "1:1",
    "Pending": "20:0",
    "Closed": "0 frozen 34/1",
    "Stock": "QS JC",
    "Shown": "KH",
    "Score": "7:7",
}
"""The sections of a position of Schnapsen, each with an example."""
SECTIONS: Final[Mapping[str, Mapping[str, str]]] = {"fiftysix": FIFTYSIX, "schnapsen": SCHNAPSEN}

_TAGS: Final = ("Cardavia", "Game", "Players", "Rules")
_SECTION: Final = re.compile(r"[A-Z][a-z]{2,}")
"""What looks like the name of a section; no card or call does."""
_SEAT: Final = re.compile(r"([0-9]{1,2}):")
_PAIR: Final = re.compile(r"(-?[0-9]{1,4}):(-?[0-9]{1,4})")
_CLOSED: Final = re.compile(r"([0-9]{1,2}) frozen ([0-9]{1,3})/([0-9]{1,2})")


class Section(NamedTuple):
    """Is one section: where it stands, and its words."""

    line: int
    words: list[Word]

    @property
    def text(self) -> str:
        """The words with a space between them."""
        return " ".join(word.text for word in self.words)


class Sections(NamedTuple):
    """Is a position's text, taken apart."""

    game: AnyGame
    found: dict[str, Section]

    def text(self, name: str) -> str:
        """Returns what stands in a section."""
        return self.found[name].text

    def cards(self, name: str) -> Hand:
        """Returns the cards of a section."""
        section = self.found.get(name)
        return tuple(_card(word) for word in section.words) if section else ()

    def card(self, name: str) -> Card | None:
        """Returns the only card of a section."""
        cards = self.cards(name)
        if len(cards) > 1:
            self._refuse(name)
        return cards[0] if cards else None

    def pair(self, name: str) -> Pair | None:
        """Returns the two figures of a section."""
        match = self._match(name, _PAIR)
        return (int(match[1]), int(match[2])) if match else None

    def seat(self, name: str) -> Seat | None:
        """Returns the seat that a section names."""
        match = self._match(name, re.compile("([0-9]{1,2})"))
        return int(match[1]) if match else None

    def closed(self) -> tuple[Seat | None, Pair | None]:
        """Returns who closed the stock, and what the other player had then."""
        match = self._match("Closed", _CLOSED)
        return (int(match[1]), (int(match[2]), int(match[3]))) if match else (None, None)

    def hands(self) -> list[Hand]:
        """Returns the hands in the order of their seats."""
        hands: dict[Seat, list[Card]] = {}
        held: list[Card] | None = None
        for word in self.found["Hands"].words:
            if label := _SEAT.fullmatch(word.text):
                held = self._new_hand(hands, int(label[1]), word)
            elif held is None:
                self._refuse("Hands", word)
            else:
                held.append(_card(word))
        return [tuple(hands[seat]) for seat in sorted(hands)]

    def _new_hand(self, hands: dict[Seat, list[Card]], seat: Seat, label: Word) -> list[Card]:
        with at_line(label.line):
            self.game.check_seat(seat)
        if seat in hands:
            raise BadRecord("position_hand_twice", line=label.line, seat=seat)
        return hands.setdefault(seat, [])

    def _match(self, name: str, pattern: re.Pattern[str]) -> re.Match[str] | None:
        section = self.found.get(name)
        if section is None or not section.words:
            return None
        match = pattern.fullmatch(section.text)
        if match is None:
            self._refuse(name)
        return match

    def _refuse(self, name: str, word: Word | None = None) -> NoReturn:
        section, like = self.found[name], SECTIONS[self.game.name][name]
        line, found = (word.line, word.text) if word else (section.line, section.text)
        raise BadRecord("position_section_differs", line=line, section=name, found=found, like=like)


def _card(word: Word) -> Card:
    with at_line(word.line):
        return Card(word.text)


def take_apart(sheet: Sheet) -> Sections:
    """Returns the sections of a position.

    Raises:
        BadRecord: a tag or section is unknown, missing, or stands there twice.
    """
    game = _game(sheet)
    known = SECTIONS[game.name]
    found: dict[str, Section] = {}
    for name, section in _sections(sheet, known):
        if name in found:
            first = found[name].line
            raise BadRecord("position_section_twice", line=section.line, section=name, first=first)
        found[name] = section
    for name in ("Hands", "Trump" if game.name == "schnapsen" else "Auction"):
        if name not in found:
            raise BadRecord("position_section_missing", line=sheet.last_line, section=name, like=known[name])
    return Sections(game, found)


def _sections(sheet: Sheet, known: Mapping[str, str]) -> Iterator[tuple[str, Section]]:
    section: Section | None = None
    for word in sheet.words[1:]:
        if word.text in known:
            section = Section(word.line, [])
            yield word.text, section
        elif section is None or _SECTION.fullmatch(word.text):
            sections = " ".join(known)
            raise BadRecord("position_no_section", line=word.line, found=word.text, sections=sections)
        else:
            section.words.append(word)


def _game(sheet: Sheet) -> AnyGame:
    for tag, where in sheet.tags.items():
        if tag not in _TAGS:
            raise BadRecord("position_unknown_tag", line=where.line, tag=tag, tags=" ".join(_TAGS))
    if "Game" not in sheet.tags:
        raise BadRecord("record_tag_missing", line=sheet.first_line_of_deals, tag="Game")
    name, players, rules = sheet.tags["Game"], sheet.tags.get("Players"), sheet.tags.get("Rules")
    if players is not None and not re.fullmatch("[0-9]{1,3}", players.value):
        raise BadRecord("record_not_a_number", line=players.line, tag="Players", found=players.value)
    many = int(players.value) if players else None
    try:
        return games.game(name.value, many, rules.value if rules else "classic")
    except Refusal as refusal:
        about = {"unknown_game": name, "players_not_possible": players}.get(refusal.id, rules) or name
        raise bad_record(refusal, about.line) from refusal
