"""Positions as files: any deal in its middle as a short text, and back.

The text is laid out like a record, with the section ``Position`` where a record has its deals; the
format is described in ``docs/solving.md``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardavia.cards import Hand, write_cards
from cardavia.games import FiftySix, Schnapsen, fiftysix, schnapsen
from cardavia.records.layout import hand_lines, write_pair
from cardavia.records.places import at_line
from cardavia.records.sheet import VERSION, Sheet, read_sheet, write_tag
from cardavia.study.sections import POSITION, Sections, take_apart

AnyDeal = fiftysix.Deal | schnapsen.Deal

_WIDTH: Final = 9


def read_position(text: str | bytes) -> AnyDeal:
    """Returns the deal that a position's text describes.

    >>> from cardavia import study
    >>> deal = study.read_position('''[Cardavia "1"]
    ... [Game "schnapsen"]
    ... Position
    ... Hands   0: KH TS AC TD QD  1: JC AD KD JD QH
    ... Trump   C
    ... Points  26:34
    ... Tricks  1:1
    ... ''')
    >>> deal.to_act, str(deal.hands[0][0])
    (0, 'TS')

    Raises:
        BadRecord: something in it cannot be read; ``line`` is where.
        Refusal: the position cannot arise.
    """
    return position_on(read_sheet(text))


def is_position(sheet: Sheet) -> bool:
    """Whether a text is a position and not the record of a match."""
    return bool(sheet.words) and sheet.words[0].text == POSITION


def position_on(sheet: Sheet) -> AnyDeal:
    """Returns the deal of a text taken apart; raises what :func:`read_position` does."""
    sections = take_apart(sheet)
    if isinstance(sections.game, FiftySix):
        return _of_fiftysix(sections.game, sections)
    return _of_schnapsen(sections.game, sections)


def _of_fiftysix(game: FiftySix, sections: Sections) -> fiftysix.Deal:
    dealer, leader, hands = sections.seat("Dealer") or 0, sections.seat("Leader"), sections.hands()
    game.check_seat(dealer)
    trick, points, score = sections.cards("Trick"), sections.pair("Points"), sections.pair("Score")
    # As in a record the seats may stand over the columns: no call is a bare digit.
    calls = " ".join(word for word in sections.text("Auction").split() if not word.isdigit())
    with at_line(sections.found["Auction"].line):
        auction = game.auction(dealer).call_all(calls)
    if not auction.over and not (trick or points or leader):
        return game.deal(dealer, hands=hands, score=score).play_all(calls)
    return game.position(
        hands, calls, dealer=dealer, leader=leader, trick=trick, points=points or (0, 0), score=score
    )


def _of_schnapsen(game: Schnapsen, sections: Sections) -> schnapsen.Deal:
    closed_by, frozen = sections.closed()
    return game.position(
        trump=sections.text("Trump"),
        hands=sections.hands(),
        points=sections.pair("Points") or (0, 0),
        tricks=sections.pair("Tricks") or (0, 0),
        pending=sections.pair("Pending") or (0, 0),
        to_lead=sections.seat("Leader") or 0,
        led=sections.card("Led"),
        closed_by=closed_by,
        frozen=frozen,
        stock=sections.cards("Stock"),
        shown=sections.cards("Shown"),
        score=sections.pair("Score") or (7, 7),
    )


def write_position(deal: AnyDeal) -> str:
    """Returns the text of a deal that is not over, as it stands now; what was played before is left out.

    >>> from cardavia import games
    >>> hands = ["KH TS AC TD QD", "JC AD KD JD QH"]
    >>> deal = games.game("schnapsen").position("C", hands, (26, 34), tricks=(1, 1))
    >>> print(write_position(deal), end="")
    [Cardavia "1"]
    [Game "schnapsen"]
    [Rules "classic"]
    <BLANKLINE>
    Position
    Hands
      0: TS  KH  TD QD  AC
      1: QH  AD KD JD  JC
    Trump    C
    Leader   0
    Points   26:34
    Tricks   1:1
    Score    7:7
    """
    tags = {"Cardavia": VERSION, "Game": deal.game.name}
    if isinstance(deal, fiftysix.Deal):
        tags["Players"] = str(deal.game.players)
    tags["Rules"] = deal.game.rules_text
    sections = _fiftysix_parts(deal) if isinstance(deal, fiftysix.Deal) else _schnapsen_parts(deal)
    lines = [f"{name:<{_WIDTH}}{text}".rstrip() for name, text in sections if text or name == "Auction"]
    head = [write_tag(name, value) for name, value in tags.items()]
    return "\n".join([*head, "", POSITION, *hand_lines(deal.hands), *lines, ""])


def _fiftysix_parts(deal: fiftysix.Deal) -> Iterator[tuple[str, str]]:
    yield "Dealer", str(deal.dealer)
    yield "Auction", " ".join(call.text for call in deal.auction.calls)
    if deal.auction.over:
        yield "Leader", str(deal.leader)
        yield "Trick", write_cards(deal.trick)
        yield "Points", write_pair(deal.points)
    yield "Score", write_pair(deal.score)


def _schnapsen_parts(deal: schnapsen.Deal) -> Iterator[tuple[str, str]]:
    yield "Trump", deal.trump
    yield "Leader", str(deal.leader)
    yield "Led", deal.led.text if deal.led else ""
    yield "Points", write_pair(deal.points)
    yield "Tricks", write_pair(deal.tricks)
    yield "Pending", write_pair(deal.pending) if any(deal.pending) else ""
    if deal.closed_by is not None and deal.frozen is not None:
        yield "Closed", f"{deal.closed_by} frozen {deal.frozen.points}/{deal.frozen.tricks}"
    yield "Stock", write_cards(deal.stock)
    yield "Shown", write_cards(_shown(deal))
    yield "Score", write_pair(deal.score)


def _shown(deal: schnapsen.Deal) -> Hand:
    return (*deal.shown[0], *deal.shown[1])
