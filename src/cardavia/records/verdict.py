"""Verifies a record: the moves by the rules, the packs by what was published of the shuffle."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardavia.games import Seat, Side
from cardavia.games.game import Pair
from cardavia.records.places import bad_record
from cardavia.records.published import Published
from cardavia.records.reader import Reading, read
from cardavia.records.record import Record
from cardavia.records.writer import dumps
from cardavia.shuffle import check, check_opening
from cardavia.words import Message, Refusal

Checked = Literal["checked", "no secret yet", "no shuffle data"]


class Verdict(msgspec.Struct, frozen=True):
    """Is what there is to say of a record in which nothing is wrong."""

    deals: int
    """How many packs were dealt, those of thrown-in deals too."""
    moves: int
    """How many moves were played again."""
    shuffle: Checked
    """``checked``: every pack is what secret and contributions make it; otherwise why not."""
    contributions: int
    """How many people shared in the shuffle; without any, the dealer alone chose the secret."""
    first_dealer: Seat
    """The seat that dealt first."""
    drawn_dealer: Seat | None
    """The seat that secret and contributions name as first dealer; None while they cannot be known.
    A table may agree on another, so that the two differ is said, not refused."""
    score: Pair
    winner: Side | None
    """The side that won; None while the match is not over."""
    winners: tuple[str, ...]
    """The names of that side."""

    @property
    def sentences(self) -> tuple[Message, ...]:
        """The verdict to be spoken, a sentence each: what was replayed, the shuffle, the score."""
        replayed = Message.of("record_verdict_replayed", deals=self.deals, moves=self.moves)
        return replayed, self._about_shuffle(), *self._about_dealer(), self._about_score()

    def _about_shuffle(self) -> Message:
        if self.shuffle == "checked":
            people = self.contributions
            return Message.of("record_verdict_shuffle_checked", packs=self.deals, contributions=people)
        if self.shuffle == "no secret yet":
            return Message.of("record_verdict_shuffle_no_secret", contributions=self.contributions)
        return Message.of("record_verdict_shuffle_no_data")

    def _about_dealer(self) -> tuple[Message, ...]:
        seat, drawn = self.first_dealer, self.drawn_dealer
        if drawn is None or drawn == seat:
            return ()
        return (Message.of("record_verdict_first_dealer_chosen", seat=seat, drawn=drawn),)

    def _about_score(self) -> Message:
        one, other = self.score
        if self.winner is None:
            return Message.of("record_verdict_goes_on", one=one, other=other)
        # Three times the same computer player is said once.
        names = tuple(dict.fromkeys(self.winners))
        won, text = len(names), ", ".join(names)
        return Message.of("record_verdict_won", winners=won, names=text, one=one, other=other)


def verify(record: Record | str | bytes) -> Verdict:
    """Replays a record and checks its shuffle.

    Args:
        record: a record, or the text of one.

    Raises:
        BadRecord: the first thing that is wrong; for a record given as a value, ``line`` counts
            the lines of its text by :func:`dumps`.
    """
    reading = read(dumps(record) if isinstance(record, Record) else record)
    checked = _check_shuffle(reading)
    found = reading.record
    published, winner = found.published, found.winner
    shuffle = published.shuffle if published else None
    return Verdict(
        deals=len(found.deals),
        moves=sum(len(deal.moves) for deal in found.deals),
        shuffle=checked,
        contributions=len(published.openings) if published else 0,
        first_dealer=found.first_dealer,
        drawn_dealer=shuffle.first_dealer(found.game.players) if shuffle else None,
        score=found.score,
        winner=winner,
        winners=found.names[winner::2] if winner is not None else (),
    )


def _check_shuffle(reading: Reading) -> Checked:
    published = reading.record.published
    if published is None:
        return "no shuffle data"
    try:
        _check_published(reading.record, published)
    except Refusal as refusal:
        raise bad_record(refusal, _line_of(refusal, reading)) from refusal
    return "checked" if published.secret else "no secret yet"


def _check_published(record: Record, published: Published) -> None:
    if published.shuffle is None:
        # What the people opened can be held against their hashes before the secret is known.
        for opening in published.openings:
            check_opening(opening.contribution, opening.commitment, published.commitment)
        return
    check(
        published.shuffle,
        published=published.commitment,
        commitments=published.commitments,
        unshuffled=record.game.pack,
        packs=[deal.pack for deal in record.deals],
    )


def _line_of(refusal: Refusal, reading: Reading) -> int:
    sheet, params = reading.sheet, refusal.params
    if "place" in params:
        place = reading.deals[int(params["pack"])].pack[int(params["place"]) - 1]
        return sheet.words[place].line
    return sheet.tags[f"Contribution{params['seat']}" if "seat" in params else "Secret"].line
