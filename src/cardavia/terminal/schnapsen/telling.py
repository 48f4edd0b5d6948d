"""What happens at a table of Schnapsen, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group

from cardavia.cards import Card
from cardavia.games import Seat
from cardavia.games.schnapsen import EXCHANGE, Announcement, Move, View, points_of
from cardavia.terminal.drawing import line
from cardavia.terminal.face import Told
from cardavia.terminal.seating import Seating


def told(before: View, after: View, seat: Seat, move: Move, seating: Seating) -> Iterator[Told]:
    """Gives the lines for one move, and for the trick and the draw that follow it."""
    if isinstance(move, Announcement):
        yield Told(line(seating.name(seat), _announced(before, seat, move, seating)))
    elif before.led is None:
        yield Told(line(seating.name(seat), _led(before, after, seat, move, seating)))
    else:
        yield Told(line(seating.name(seat), seating.voice.move(move)))
        taken = [_taken(before, after, seating), *_drawn(before, after, seating)]
        yield Told(Group(*(line("", said) for said in taken)), rests=True)


def _announced(before: View, seat: Seat, word: Announcement, seating: Seating) -> str:
    who = seating.who(seat)
    if word is not EXCHANGE:
        return seating.voice.say("terminal_closes", who=who, left=before.stock_size)
    assert before.indicator is not None
    jack, taken = f"J{before.trump}", before.indicator.text
    return seating.voice.say("terminal_exchanges", who=who, jack=jack, indicator=taken)


def _led(before: View, after: View, seat: Seat, card: Card, seating: Seating) -> str:
    pending = after.pending[seat] - before.pending[seat]
    worth = pending or after.points[seat] - before.points[seat]
    if not worth:
        return seating.voice.move(card)
    return seating.voice.say(
        "terminal_leads_marriage",
        card=card.text,
        suit=card.suit,
        worth=worth,
        pending="yes" if pending else "no",
    )


def _taken(before: View, after: View, seating: Seating) -> str:
    trick = after.played[-1]
    assert trick.lead is not None
    assert trick.reply is not None
    winner, worth = trick.winner(after.trump), points_of((trick.lead, trick.reply))
    credited = after.points[winner] - before.points[winner] - worth
    return seating.voice.say(
        "terminal_takes_trick_and",
        who=seating.who(winner),
        name=seating.name(winner),
        points=worth,
        credited=credited,
    )


def _drawn(before: View, after: View, seating: Seating) -> Iterator[str]:
    if after.stock_size == before.stock_size:
        return
    loser = 1 - after.leader
    assert after.indicator is not None
    last = after.stock_size == 0
    if last and loser != seating.me:
        yield seating.voice.say(
            "terminal_takes_indicator", name=seating.name(loser), card=after.indicator.text
        )
    if len(after.drawn) > len(before.drawn):
        yield seating.voice.say("terminal_you_draw", card=after.drawn[-1].text)
    if last:
        yield seating.voice.say("terminal_stock_used_up")
