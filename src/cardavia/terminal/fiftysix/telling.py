"""What happens at a table of 56, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from cardavia import conventions
from cardavia.games import Seat
from cardavia.games.fiftysix import Call, Move, View
from cardavia.games.fiftysix.scoring import credit
from cardavia.terminal.drawing import line, sentence
from cardavia.terminal.face import Told
from cardavia.terminal.fiftysix.auction import contract_in_words, resulting
from cardavia.terminal.seating import Seating


def told(before: View, after: View, seat: Seat, move: Move, seating: Seating) -> Iterator[Told]:
    """Gives the lines for one call or card, and for the auction or trick that it ends."""
    if isinstance(move, Call):
        yield Told(line(seating.name(seat), _called(before, move, seating)))
        if after.auction.over:
            yield Told(line("", _auction_over(after, seating)), rests=True)
    else:
        yield Told(line(seating.name(seat), sentence(seating.voice.move(move))))
        if len(after.tricks) > len(before.tricks):
            yield Told(line("", _taken(after, seating)), rests=True)


def _called(before: View, call: Call, seating: Seating) -> Text:
    voice = seating.voice
    if not call.is_bid:
        return sentence(voice.move(call), "label" if call.text == "P" else "")
    tells = voice.speak(conventions.describe(call, before.auction))
    return sentence(" ".join(filter(None, [tells, resulting(before.auction, call, seating)])))


def _auction_over(after: View, seating: Seating) -> str:
    contract = after.contract
    assert contract is not None
    return seating.voice.say(
        "terminal_auction_over",
        contract=contract_in_words(contract, seating),
        who=seating.who(after.leader),
        name=seating.name(after.leader),
    )


def _taken(after: View, seating: Seating) -> str:
    trick = after.tricks[-1]
    return seating.voice.say(
        "terminal_takes_trick",
        who=seating.who(trick.winner),
        name=seating.name(trick.winner),
        points=sum(credit((0, 0), 0, trick.cards, after.game.rules)),
    )
