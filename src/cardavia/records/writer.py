"""Writes a record as text: every move is played once more, and what it leads to stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from cardavia.cards import Hand
from cardavia.games import fiftysix, schnapsen
from cardavia.records import fiftysix_text, schnapsen_text
from cardavia.records.layout import hand_lines, write_pair
from cardavia.records.places import at_line, bad_record
from cardavia.records.record import AnyMatch, DealRecord, Record
from cardavia.records.tags import write_tags
from cardavia.words import BadRequest, Refusal

AnyDeal = fiftysix.Deal | schnapsen.Deal


class Written(NamedTuple):
    """Is a record's text, and the match that its moves come to."""

    lines: list[str]
    match: AnyMatch


def dumps(record: Record) -> str:
    """Returns the record as text, which :func:`loads` reads back.

    Raises:
        BadRecord: it was put together by hand and breaks the rules; see :func:`replay`.
    """
    return "\n".join([*write(record).lines, ""])


def replay(record: Record) -> AnyMatch:
    """Returns the match that a record comes to; the rules look at every pack and every move again.

    Raises:
        BadRecord: a move or pack of a record put together by hand breaks the rules.  ``line`` is
            the last that could be written; what :func:`loads` returns is never refused.
    """
    return write(record).match


def deal_text(deal: AnyDeal) -> str:
    """Returns one deal as a record writes it: hands, auction, play and result so far.

    Raises:
        BadRequest: the deal began in its middle, as a position.
    """
    course = [_dealt_again(deal)]
    for _seat, move in deal.history:
        course.append(course[-1].play(str(move)))
    return "\n".join([*_course_lines(course), ""])


def _dealt_again(deal: AnyDeal) -> AnyDeal:
    if isinstance(deal, schnapsen.Deal) and deal.start == schnapsen.Start():
        return deal.game.deal(deal.dealer, hands=deal.dealt, stock=deal.dealt_stock, score=deal.score)
    if isinstance(deal, fiftysix.Deal) and not (deal.start.trick or deal.start.gone):
        return deal.game.deal(deal.dealer, hands=deal.dealt, score=deal.score)
    raise BadRequest("record_deal_from_its_middle")


def write(record: Record) -> Written:
    """Returns the text as lines and the match; raises BadRecord as :func:`replay` does."""
    match: AnyMatch = record.game.match(record.first_dealer)
    deals: list[str] = []
    for number, deal in enumerate(record.deals, 1):
        above = len(write_tags(record, match)) + 1 + len(deals)
        course = _course(match, number, deal, above)
        deals += [*_block(number, deal.pack, course), ""]
        match = course[-1]
    return Written([*write_tags(record, match), "", *deals, "End"], match)


def _course(match: AnyMatch, number: int, deal: DealRecord, above: int) -> list[AnyMatch]:
    """Returns the match before a deal, after its pack and after each of its moves."""
    with at_line(above + 1):
        course = [match, match.start_deal(deal.pack)]
    for move in deal.moves:
        try:
            course.append(course[-1].play(str(move)))
        except Refusal as refusal:
            line = above + len(_block(number, deal.pack, course))
            raise bad_record(refusal, line, move=str(move)) from refusal
    return course


def _block(number: int, pack: Hand, course: Sequence[AnyMatch]) -> list[str]:
    before, dealt, *_ = course
    lines = [f"Deal {number}  dealer {before.dealer}", *_pack_lines(before, pack)]
    if isinstance(before, fiftysix.Match) and dealt.needs_pack:
        return [*lines, *hand_lines(before.game.deal_out(before.dealer, pack)), "Thrown in"]
    deals = [match.deal for match in course[1:] if match.deal is not None]
    score = [f"Score  {write_pair(course[-1].score)}"] if deals[-1].result else []
    return [*lines, *_course_lines(deals), *score]


def _pack_lines(match: AnyMatch, pack: Hand) -> list[str]:
    if isinstance(match, fiftysix.Match):
        return fiftysix_text.pack_lines(match.game, pack)
    return schnapsen_text.pack_lines(pack)


def _course_lines(course: Sequence[AnyDeal]) -> list[str]:
    if isinstance(course[0], fiftysix.Deal):
        return fiftysix_text.deal_lines(cast(Sequence[fiftysix.Deal], course))
    return schnapsen_text.deal_lines(cast(Sequence[schnapsen.Deal], course))
