"""Finds the deal to study in a file: a position, or a place in the record of a match."""

from __future__ import annotations

from cardavia import records
from cardavia.games import fiftysix
from cardavia.records import Record
from cardavia.records.sheet import read_sheet
from cardavia.study.positions import AnyDeal, is_position, position_on
from cardavia.words import BadRecord, BadRequest


def find_deal(text: str | bytes, deal: int | None = None, ply: int | None = None) -> AnyDeal:
    """Returns the deal that a file holds, where it is to be studied.

    Args:
        text: the text of a position, or of a record.
        deal: which deal of the record, counted from 1; its last one when None.
        ply: after how many of that deal's moves, calls among them; when None, where the deal
            stands, or its first lead if it is over.

    Raises:
        BadRecord: the text cannot be read, or does not hold; ``line`` is where.
        BadRequest: there is no such deal or move, or the deal was thrown in.
        Refusal: the position cannot arise.
    """
    if len(text) > records.LARGEST:
        raise BadRecord("record_too_large", line=1, most=records.LARGEST)
    sheet = read_sheet(text)
    if not is_position(sheet):
        return _deal_of(records.loads(text), deal, ply)
    if deal is not None or ply is not None:
        raise BadRequest("position_has_no_places")
    return position_on(sheet)


def _deal_of(record: Record, number: int | None, ply: int | None) -> AnyDeal:
    number = len(record.deals) if number is None else number
    whole = record.at(number, len(record.deals[number - 1].moves) if 0 < number <= len(record.deals) else 0)
    deal = whole.match.deal
    if deal is None or (whole.match.needs_pack and not whole.deals[-1].moves):
        raise BadRequest("solve_deal_thrown_in", deal=number)
    if ply is None:
        ply = len(deal.history) if deal.result is None else _first_lead(deal)
    found = record.at(number, ply).match.deal
    assert found is not None
    return found


def _first_lead(deal: AnyDeal) -> int:
    return len(deal.auction.calls) if isinstance(deal, fiftysix.Deal) else 0
