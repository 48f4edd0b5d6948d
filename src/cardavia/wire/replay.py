"""A match to be looked back at, as a page reads it: every deal as it was dealt and after each of its moves.

It is made from a record alone, by playing it again.  What everybody held is put together from the views
of all seats, so a replay shows nothing that no view has shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, Literal

import msgspec

from cardavia.games import Seat, View
from cardavia.games.game import Pair
from cardavia.players import levels
from cardavia.records import AnyMatch, Record, verify
from cardavia.table import Options, Reasons, SeatView, TableView
from cardavia.wire.fiftysix import FiftySixDeal
from cardavia.wire.page import PageView, deal_view, page_view
from cardavia.wire.schnapsen import SchnapsenDeal
from cardavia.words import BadRecord, Message

_COMPUTER: Final = re.compile(r"computer (\w+)")

Checked = Literal["checked", "no secret yet", "no shuffle data", "failed"]


class Frame(msgspec.Struct, frozen=True):
    """Is a deal at one moment: what a spectator saw of it, and what everybody held."""

    table: FiftySixDeal | SchnapsenDeal
    hands: tuple[tuple[str, ...], ...]


class DealReplay(msgspec.Struct, frozen=True):
    """Is one deal, move by move."""

    number: int
    """Its number in the record, from 1; deals that were thrown in have one too, and are left out here."""
    dealer: Seat
    score: Pair
    """The score of the match before it."""
    frames: tuple[Frame, ...]
    """The deal as it was dealt, and after each move."""
    reasons: tuple[Reasons, ...]
    """Why computer players moved as they did, where that was kept."""


class Replay(msgspec.Struct, frozen=True):
    """Is a match to be looked back at."""

    match: int
    """Which match of its table it is, from 1; 0 for a record from elsewhere."""
    seat: Seat | None
    """Where the viewer sat; None for everybody else."""
    date: str
    view: PageView
    """What a spectator sees of the match as the record leaves it."""
    checked: Checked
    """Whether the packs lay as the shuffle has them."""
    verdict: tuple[Message, ...]
    """What there is to say of that."""
    deals: tuple[DealReplay, ...]


def replay(
    record: Record,
    reasons: Sequence[tuple[Reasons, ...]] = (),
    *,
    table: str = "",
    match: int = 0,
    seat: Seat | None = None,
) -> Replay:
    """Returns a match laid out for a page, all hands open: only for what is over, or read from a file.

    Args:
        record: the match.
        reasons: why computer players moved as they did, deal by deal; thrown-in deals are none.
        table: the table where it was played, if it was here.
        match: which match of that table it is.
        seat: where the viewer sat.
    """
    checked, verdict = _verdict(record)
    return Replay(
        match=match,
        seat=seat,
        date=record.date,
        view=page_view(_seen(record, table)),
        checked=checked,
        verdict=verdict,
        deals=tuple(_deals(record, reasons)),
    )


def _verdict(record: Record) -> tuple[Checked, tuple[Message, ...]]:
    """A record of unfair play is one too: it is shown, and what is wrong with it is said."""
    try:
        verdict = verify(record)
    except BadRecord as refusal:
        return "failed", (refusal.message,)
    # The last sentence, who has won, the page says with the names that it gives to seats.
    return verdict.shuffle, verdict.sentences[:-1]


def _seen(record: Record, table: str) -> TableView:
    game, match = record.game, record.match
    deal = match.deal
    return TableView(
        id=table,
        version=0,
        options=Options(game.name, game.players, game.rules_text),
        phase="over" if match.winner is not None else "between" if match.needs_pack else "playing",
        seat=None,
        seats=tuple(_seat(name, game.name) for name in record.names),
        shuffle=None,
        match=match.view(None),
        deal=len(match.results) - (deal is not None and deal.over),
        ply=len(deal.history) if deal else 0,
        reasons=(),
        ready=(),
        can_take_back=False,
        next_deal_at=None,
    )


def _seat(name: str, game: str) -> SeatView:
    computer = _COMPUTER.fullmatch(name)
    level = computer[1] if computer and computer[1] in levels(game) else None
    return SeatView(name="" if level else name, level=level, person=level is None, away=False, leaving=False)


def _deals(record: Record, reasons: Sequence[tuple[Reasons, ...]]) -> Iterator[DealReplay]:
    thoughts, steps = iter(reasons), record.steps()
    before = next(steps)
    for number, deal in enumerate(record.deals, 1):
        course = list(islice(steps, 1 + len(deal.moves)))
        if not course[0].needs_pack:
            frames = tuple(_frame(match) for match in course)
            yield DealReplay(number, before.dealer, before.score, frames, next(thoughts, ()))
        before = course[-1]


def _frame(match: AnyMatch) -> Frame:
    table, deal = deal_view(match.view(None)), match.deal
    assert table is not None
    assert deal is not None
    views: Iterator[View] = (deal.view(seat) for seat in range(match.game.players))
    return Frame(table, tuple(tuple(card.text for card in view.hand) for view in views))
