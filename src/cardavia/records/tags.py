"""The tags of a record: game, seats, score and shuffle, written and read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from cardavia import games
from cardavia.games import AnyGame, Seat
from cardavia.records.layout import write_pair
from cardavia.records.places import at_line, bad_record
from cardavia.records.published import Opening, Published
from cardavia.records.record import AnyMatch, Record, check_name
from cardavia.records.sheet import VERSION, Sheet, Tag, write_tag
from cardavia.shuffle import Contribution, read_hex
from cardavia.words import BadRecord, Refusal

_TAGS: Final = (
    "Cardavia", "Game", "RulesVersion", "Players", "Rules", "Date", "FirstDealer", "Score", "Winner",
    "Commitment", "Secret",
)  # fmt: skip
_OF_A_SEAT: Final = re.compile(r"(?:Seat|Committed|Contribution)(?P<seat>[0-9]|[1-9][0-9])")
_ABOUT_PLAYERS: Final = ("players_not_possible", "short_pack_is_for_four")


def write_tags(record: Record, match: AnyMatch) -> list[str]:
    """Returns the lines of the tags; ``match`` is how far the record has come."""
    return [write_tag(name, value) for name, value in (*_about(record), *_outcome(match), *_shuffle(record))]


def _about(record: Record) -> Iterator[tuple[str, str]]:
    game = record.game
    yield "Cardavia", VERSION
    yield "Game", game.name
    yield "RulesVersion", str(game.version)
    yield "Players", str(game.players)
    yield "Rules", game.rules_text
    if record.date:
        yield "Date", record.date
    for seat, name in enumerate(record.names):
        yield f"Seat{seat}", name
    yield "FirstDealer", str(record.first_dealer)


def _outcome(match: AnyMatch) -> Iterator[tuple[str, str]]:
    yield "Score", write_pair(match.score)
    if match.winner is not None:
        yield "Winner", str(match.winner)


def _shuffle(record: Record) -> Iterator[tuple[str, str]]:
    if record.published is None:
        return
    yield "Commitment", record.published.commitment
    for opening in record.published.openings:
        yield f"Committed{opening.seat}", opening.commitment
        yield f"Contribution{opening.seat}", opening.contribution.value.hex()
    if record.published.secret is not None:
        yield "Secret", record.published.secret.hex()


def read_tags(sheet: Sheet) -> Record:
    """Returns the record that the tags begin, still without a deal.

    Raises:
        BadRecord: a tag is unknown, missing or wrong.
    """
    _refuse_unknown(sheet)
    game = _read_game(sheet)
    _check_seats(sheet, game)
    names = tuple(_read_name(sheet, f"Seat{seat}") for seat in range(game.players))
    dealer = _number(sheet, "FirstDealer")
    with at_line(sheet.tags["FirstDealer"].line):
        game.check_seat(dealer)
    date = _read_name(sheet, "Date") if "Date" in sheet.tags else ""
    return Record(game, names, dealer, date, _read_published(sheet, game.players))


def check_outcome(sheet: Sheet, match: AnyMatch) -> None:
    """Checks that score and winner are what the deals come to.

    Raises:
        BadRecord: they are not.
    """
    due = dict(_outcome(match))
    for name, value in due.items():
        tag = _tag(sheet, name)
        if tag.value != value:
            raise BadRecord("record_tag_differs", line=tag.line, tag=name, found=tag.value, due=value)
    if "Winner" in sheet.tags and "Winner" not in due:
        raise BadRecord("record_winner_too_early", line=sheet.tags["Winner"].line)


def _tag(sheet: Sheet, name: str) -> Tag:
    if name not in sheet.tags:
        raise BadRecord("record_tag_missing", line=sheet.first_line_of_deals, tag=name)
    return sheet.tags[name]


def _number(sheet: Sheet, name: str) -> int:
    tag = _tag(sheet, name)
    if not re.fullmatch(r"[0-9]{1,3}", tag.value):
        raise BadRecord("record_not_a_number", line=tag.line, tag=name, found=tag.value)
    return int(tag.value)


def _read_name(sheet: Sheet, name: str) -> str:
    tag = _tag(sheet, name)
    with at_line(tag.line):
        check_name(tag.value)
    return tag.value


def _read_game(sheet: Sheet) -> AnyGame:
    name = _tag(sheet, "Game")
    with at_line(name.line):
        version = games.game(name.value).version
    found = _tag(sheet, "RulesVersion")
    if found.value != str(version):
        raise BadRecord("record_of_other_rules", line=found.line, found=found.value, version=version)
    players, rules = _number(sheet, "Players"), _tag(sheet, "Rules")
    try:
        return games.game(name.value, players, rules.value)
    except Refusal as refusal:
        about = "Players" if refusal.id in _ABOUT_PLAYERS else "Rules"
        raise bad_record(refusal, sheet.tags[about].line) from refusal


def _refuse_unknown(sheet: Sheet) -> None:
    for name, tag in sheet.tags.items():
        if name not in _TAGS and not _OF_A_SEAT.fullmatch(name):
            raise BadRecord("record_unknown_tag", line=tag.line, tag=name)


def _check_seats(sheet: Sheet, game: AnyGame) -> None:
    for name, tag in sheet.tags.items():
        if found := _OF_A_SEAT.fullmatch(name):
            with at_line(tag.line):
                game.check_seat(int(found["seat"]))


def _read_published(sheet: Sheet, players: int) -> Published | None:
    found = sheet.tags.keys()
    seats = [seat for seat in range(players) if {f"Committed{seat}", f"Contribution{seat}"} & found]
    if not seats and not {"Commitment", "Secret"} & found:
        return None
    commitment = _read_hash(sheet, "Commitment").hex()
    openings = tuple(_read_opening(sheet, seat) for seat in seats)
    secret = _read_hash(sheet, "Secret") if "Secret" in sheet.tags else None
    return Published(commitment, openings, secret)


def _read_opening(sheet: Sheet, seat: Seat) -> Opening:
    committed = _read_hash(sheet, f"Committed{seat}").hex()
    return Opening(Contribution(seat, _read_hash(sheet, f"Contribution{seat}")), committed)


def _read_hash(sheet: Sheet, name: str) -> bytes:
    tag = _tag(sheet, name)
    with at_line(tag.line):
        return read_hex(tag.value)
