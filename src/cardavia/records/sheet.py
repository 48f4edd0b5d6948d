"""The text of a record taken apart: its tags, and the words of its deals with the lines they stand on."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cardavia.words import BadRecord

VERSION: Final = "1"
"""The version of the format, the value of the first tag."""
LONGEST_LINE: Final = 1000

_TAG: Final = re.compile(r'\s*\[([A-Za-z]+[0-9]*) "((?:[^"\\]|\\["\\])*)"\]\s*(?:;.*)?')
_UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


class Word(NamedTuple):
    """Is a word of the deals, and its line."""

    text: str
    line: int


class Tag(NamedTuple):
    """Is the value of a tag, and its line."""

    value: str
    line: int


class Sheet(NamedTuple):
    """Is a record's text, taken apart."""

    tags: dict[str, Tag]
    words: list[Word]
    last_line: int

    @property
    def first_line_of_deals(self) -> int:
        """The line where the tags are over."""
        return self.words[0].line if self.words else self.last_line


def read_sheet(text: str | bytes) -> Sheet:
    """Takes a record's text apart.

    Raises:
        BadRecord: it is not UTF-8, no record, one of a later version, or a line cannot be read.
    """
    lines = [line.removesuffix("\r") for line in _decoded(text).removeprefix("\ufeff").split("\n")]
    _check_first(lines)
    sheet = Sheet({}, [], len(lines) if lines[-1] else len(lines) - 1)
    for number, line in enumerate(lines, 1):
        _check_line(line, number)
        if line.lstrip().startswith("["):
            _add_tag(sheet, line, number)
        else:
            sheet.words.extend(Word(word, number) for word in _without_comment(line).split())
    return sheet


def write_tag(name: str, value: str) -> str:
    r"""Returns the line of a tag.

    >>> print(write_tag("Seat0", 'Anna "the fox"'))
    [Seat0 "Anna \"the fox\""]
    """
    escaped = re.sub(r'(["\\])', r"\\\1", value)
    return f'[{name} "{escaped}"]'


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("record_not_utf8", line=1 + text.count(b"\n", 0, error.start)) from None


def _check_first(lines: list[str]) -> None:
    """Refuses at once, and by one clear sentence, what is no record at all or a later one."""
    said = ((number, line) for number, line in enumerate(lines, 1) if _without_comment(line).strip())
    number, first = next(said, (1, ""))
    tag = _TAG.fullmatch(first)
    if tag is None or tag[1] != "Cardavia":
        raise BadRecord("record_is_none", line=number, version=VERSION)
    if tag[2] != VERSION:
        raise BadRecord("record_of_another_version", line=number, found=tag[2], version=VERSION)


def _check_line(line: str, number: int) -> None:
    if len(line) > LONGEST_LINE:
        raise BadRecord("record_line_too_long", line=number, length=len(line), most=LONGEST_LINE)
    if found := _UNPRINTABLE.search(line):
        raise BadRecord("record_unprintable", line=number, character=f"U+{ord(found[0]):04X}")


def _without_comment(line: str) -> str:
    return line.partition(";")[0]


def _add_tag(sheet: Sheet, line: str, number: int) -> None:
    tag = _TAG.fullmatch(line)
    if tag is None:
        raise BadRecord("record_bad_tag", line=number, text=line.strip())
    name, value = tag[1], re.sub(r"\\(.)", r"\1", tag[2])
    if sheet.words:
        raise BadRecord("record_tag_too_late", line=number, tag=name)
    if name in sheet.tags:
        raise BadRecord("record_tag_twice", line=number, tag=name, first=sheet.tags[name].line)
    sheet.tags[name] = Tag(value, number)
