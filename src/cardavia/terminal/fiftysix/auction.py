"""The auction of 56 on paper: a column for each seat, a row for each round; on a narrow page a row a seat."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cardavia.games import Seat
from cardavia.games.fiftysix import Auction, Call, Contract
from cardavia.terminal.drawing import fitting, rows, sentence
from cardavia.terminal.seating import Seating

_PAGE = 78
_WIDEST = 14


def grid(auction: Auction, seating: Seating) -> RenderableType:
    """Returns all calls as they were spoken; the person's column is the last.

    So a row ends with the person, and all that was said since one's own last call stands in one row.
    """
    order = columns(auction, seating)
    gap = 1 if len(order) == 8 else 2
    width = min(_WIDEST, _PAGE // len(order) - gap)
    table = Table.grid(padding=(0, gap, 0, 0))
    for seat in order:
        style = "label" if seating.who(seat) == "opponent" else "ours"
        table.add_column(Text(seating.name(seat), style), width=width, vertical="bottom")
    table.show_header = True
    for row in rounds(auction, seating):
        table.add_row(*row)
    return fitting(Padding(table, (0, 0, 0, 2), expand=False), _by_seat(auction, seating))


def _by_seat(auction: Auction, seating: Seating) -> RenderableType:
    """Returns what each seat has called, a row for each."""
    order, said = columns(auction, seating), rounds(auction, seating)
    called = [[row[at] for row in said if at < len(row) and row[at]] for at in range(len(order))]
    names = map(seating.name, order)
    return rows((name, Text("  ").join(calls)) for name, calls in zip(names, called, strict=True))


def columns(auction: Auction, seating: Seating) -> tuple[Seat, ...]:
    """Returns the seats in turn order, the person last."""
    step = auction.rules.step
    return tuple(seating.seat(step * (place + 1)) for place in range(seating.players))


def rounds(auction: Auction, seating: Seating) -> list[list[Text]]:
    """Returns the calls row by row; the place of the call that is awaited holds a question mark."""
    before = columns(auction, seating).index(auction.first)
    cells = [Text() for _ in range(before)]
    cells += [spoken(call, seating) for call in auction.calls]
    if not auction.over:
        cells.append(Text("?", "turn"))
    return [cells[at : at + seating.players] for at in range(0, len(cells), seating.players)]


def spoken(call: Call, seating: Seating) -> Text:
    """Returns a call as it was spoken, briefly."""
    said = seating.voice.say("terminal_grid_call", form=str(call.form), number=call.number, call=call.text)
    return sentence(said, "" if call.is_bid else "label")


def contract_in_words(contract: Contract, seating: Seating) -> str:
    """Returns number, strain, side and stake of a contract, or of the bid that stands."""
    return seating.voice.say(
        "terminal_contract",
        number=contract.number,
        strain=contract.strain,
        who=seating.who(contract.declarer),
        name=seating.name(contract.declarer),
        players=seating.players,
        stake=contract.stake,
    )


def resulting(auction: Auction, call: Call, seating: Seating) -> str:
    """Returns what a bid that counts or says Noes comes to; nothing where it says it itself."""
    if not (call.is_plus or call.is_noes):
        return ""
    bid = auction.call(call).bid
    assert bid is not None
    return seating.voice.say("terminal_comes_to", number=bid.number, strain=bid.strain)
