"""What calls tell and what may be played in 56, for the person who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import RenderableType

from cardavia import conventions
from cardavia.cards import SUITS, Suit
from cardavia.games import Seat
from cardavia.games.fiftysix import Auction, Call, Form, Move, View
from cardavia.terminal.drawing import rows, stacked
from cardavia.terminal.fiftysix.auction import resulting
from cardavia.terminal.fiftysix.screen import may_call, options
from cardavia.terminal.seating import Seating
from cardavia.words import Refusal


def situation(deal: View, seating: Seating) -> RenderableType:
    """Returns what the seats' last bids have told, and what the person can do."""
    voice = seating.voice
    told = rows(_promises(deal.auction, seating) or [("", voice.say("terminal_nobody_has_bid"))])
    if deal.auction.over:
        return stacked(told, rows([(voice.say("terminal_label_you_may"), options(deal, seating))]))
    return stacked(
        told,
        rows([(voice.say("terminal_label_you_may"), may_call(deal.auction, seating))]),
        rows(_examples(deal, seating)),
    )


def _promises(auction: Auction, seating: Seating) -> list[tuple[str, str]]:
    last: dict[Seat, int] = {}
    for index, call in enumerate(auction.calls):
        if call.is_bid:
            last[auction.seat_of(index)] = index
    return [
        (seating.name(seat), seating.voice.speak(conventions.promise(auction, index).message))
        for seat, index in sorted(last.items(), key=lambda entry: entry[1])
    ]


def _examples(deal: View, seating: Seating) -> Iterator[tuple[str, str]]:
    """Gives one call of each form that is allowed now, in the person's longest suit, and what it tells."""
    for call in _one_of_each_form(deal.auction.legal_calls(), _longest(deal)):
        yield call.text, _told_by(deal.auction, call, seating)


def _one_of_each_form(legal: tuple[Call, ...], suit: Suit) -> list[Call]:
    shown: dict[Form, Call] = {}
    for call in legal:
        if call.suit in (None, suit):
            shown.setdefault(call.form, call)
    return sorted(shown.values(), key=lambda call: not call.is_bid)


def _longest(deal: View) -> Suit:
    lengths = Counter(card.suit for card in deal.hand)
    return max(SUITS, key=lambda suit: lengths[suit])


def _told_by(auction: Auction, call: Call, seating: Seating) -> str:
    tells = seating.voice.speak(conventions.describe(call, auction))
    return " ".join(filter(None, [tells, resulting(auction, call, seating)]))


def explained(deal: View, move: Move, refused: Refusal | None, seating: Seating) -> RenderableType:
    """Returns what a call would tell, and whether call or card are allowed now."""
    voice = seating.voice
    verdict = (
        voice.speak(refused.message) if refused else voice.say("terminal_allowed", move=voice.move(move))
    )
    if not isinstance(move, Call) or deal.auction.over:
        return rows([("", verdict)])
    told = (
        voice.speak(conventions.describe(move, deal.auction))
        if refused
        else _told_by(deal.auction, move, seating)
    )
    return rows([("", told), ("", verdict)])
