"""Reads a record: plays its moves by the rules, then holds every other word against what they come to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, NoReturn

from cardavia.cards import Card
from cardavia.records.passages import Passage, Row, find_deals
from cardavia.records.places import at_line, bad_record
from cardavia.records.record import Record
from cardavia.records.sheet import Sheet, Word, read_sheet
from cardavia.records.tags import check_outcome, read_tags
from cardavia.records.writer import dumps
from cardavia.words import BadRecord, Refusal

LARGEST: Final = 10_000_000
"""The longest text that is read as a record: a long match takes a hundredth of it."""
_MARKED: Final = re.compile(r"(?P<move>.+?)(?P<marks>(?:\((?:20|40)\))?\*?)")


class Reading(NamedTuple):
    """Is a record read from a text, and where its parts stand there."""

    record: Record
    sheet: Sheet
    deals: list[Passage]


def loads(text: str | bytes) -> Record:
    """Returns the record that a text holds; every word of it has been checked.

    Bytes are read as UTF-8; lines may end in CR LF, and comments are passed over.

    Raises:
        BadRecord: something in it cannot be read, breaks the rules, or does not follow from the
            packs and moves.  ``line`` is where.
    """
    return read(text).record


def read(text: str | bytes) -> Reading:
    """Returns the record with the places of its parts; raises BadRecord as :func:`loads` does."""
    if len(text) > LARGEST:
        raise BadRecord("record_too_large", line=1, most=LARGEST)
    sheet = read_sheet(text)
    record = read_tags(sheet)
    words = list(sheet.words)
    deals = find_deals(words, record.game.players)
    for deal in deals:
        record = _with_deal(record, deal, words)
    _compare(record, sheet, words)
    check_outcome(sheet, record.match)
    return Reading(record, sheet, deals)


def _with_deal(record: Record, deal: Passage, words: list[Word]) -> Record:
    cards = [_read_card(words, place) for place in deal.pack]
    try:
        record = record.with_pack(cards)
    except Refusal as refusal:
        _compare_first(record, words, deal.start)
        place = deal.pack[0] if deal.pack and refusal.id == "not_the_pack" else deal.start
        raise bad_record(refusal, words[place].line) from refusal
    for row in deal.rows:
        for place in row.moves:
            record = _with_move(record, row, place, words)
    return record


def _read_card(words: list[Word], place: int) -> Card:
    with at_line(words[place].line):
        card = Card(words[place].text)
    words[place] = Word(card.text, words[place].line)
    return card


def _with_move(record: Record, row: Row, place: int, words: list[Word]) -> Record:
    """Returns the record with a move; among the words it is then written as records write it."""
    word = words[place]
    marked = _MARKED.fullmatch(word.text)
    assert marked is not None
    try:
        record = record.with_move(marked["move"])
    except Refusal as refusal:
        # A row left out or a card dealt otherwise makes a later move illegal: the first fault is named.
        _compare_first(record, words, row.start)
        raise bad_record(refusal, word.line, move=marked["move"]) from refusal
    words[place] = Word(f"{record.deals[-1].moves[-1]}{marked['marks']}", word.line)
    return record


def _compare(record: Record, sheet: Sheet, words: Sequence[Word]) -> None:
    due = _compare_first(record, words, len(words))
    if len(words) < len(due.words):
        raise BadRecord("record_breaks_off", line=sheet.last_line, due=due.line_of(len(words)))
    if len(words) > len(due.words):
        extra = words[len(due.words)]
        raise BadRecord("record_after_end", line=extra.line, found=extra.text)


class _Due(NamedTuple):
    """Is what the words of the deals should be."""

    words: list[Word]
    lines: list[str]

    def line_of(self, place: int) -> str:
        """Returns the whole line in which a word stands."""
        return " ".join(self.lines[self.words[place].line - 1].split())

    def within_a_line(self, place: int) -> bool:
        """Whether a word stands in the same line as the one before it."""
        return place > 0 and self.words[place - 1].line == self.words[place].line


def _compare_first(record: Record, words: Sequence[Word], many: int) -> _Due:
    """Checks that the first so many words are those that the record so far would have."""
    text = dumps(record)
    due = _Due(read_sheet(text).words, text.split("\n"))
    for place, (word, wanted) in enumerate(zip(words[:many], due.words, strict=False)):
        if word.text != wanted.text:
            if due.within_a_line(place) and words[place - 1].line < word.line:
                before = words[place - 1]
                raise BadRecord("record_line_too_short", line=before.line, due=due.line_of(place))
            _refuse_word(record, word, due.line_of(place))
    return due


def _refuse_word(record: Record, word: Word, due: str) -> NoReturn:
    if due != "End":
        raise BadRecord("record_differs", line=word.line, found=word.text, due=due)
    match = record.match
    if match.winner is not None:
        raise BadRecord("record_match_is_over", line=word.line, found=word.text)
    if match.needs_pack:
        due = f"Deal {len(record.deals) + 1}"
        raise BadRecord("record_next_deal_or_end", line=word.line, found=word.text, due=due)
    seat = match.deal.to_act if match.deal else None
    assert seat is not None
    raise BadRecord("record_deal_goes_on", line=word.line, found=word.text, seat=seat)
