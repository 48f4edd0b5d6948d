"""What ``cardavia solve`` prints: the position, what every move is worth, the line of best play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cardavia.cards import Strain
from cardavia.cli.saying import say
from cardavia.games import Move, Seat, fiftysix, schnapsen
from cardavia.games.game import Pair
from cardavia.records.layout import write_pair
from cardavia.study import Solved
from cardavia.terminal.drawing import cards, heading, rows, sentence, stacked
from cardavia.terminal.voice import Voice

AnyDeal = fiftysix.Deal | schnapsen.Deal
Facts = Iterator[tuple[str, str | Text]]

_VOICE: Final = Voice()
_MARGIN: Final = (0, 0, 0, 2)


def solved_page(deal: AnyDeal, solved: Solved, seconds: float) -> RenderableType:
    """Returns a solved position: its cards, the value of every move, best play to the end."""
    return stacked(
        heading(_title(deal), say("solve_all_seen")),
        rows(_facts(deal)),
        Text(say("solve_to_move", game=deal.game.name, seat=_to_act(deal))),
        _values(deal, solved),
        rows(_line(deal, solved)) if solved.line else None,
        _conclusion(deal, solved, seconds),
    )


def strains_page(deal: fiftysix.Deal, strains: dict[Strain, Pair | None]) -> RenderableType:
    """Returns what each strain comes to for both sides, while the deal is being called."""
    ours, theirs = (" ".join(map(str, range(side, deal.game.players, 2))) for side in (0, 1))
    table = _table()
    for strain, points in strains.items():
        value = say("solve_value_unknown") if points is None else write_pair(points)
        table.add_row("", say("strain_name", strain=strain), value)
    limited = Text(say("solve_limit_came_first")) if None in strains.values() else None
    return stacked(
        heading(say("solve_auction"), say("solve_all_seen")),
        rows(_facts(deal)),
        Text(say("solve_strains", ours=ours, theirs=theirs)),
        Padding(table, _MARGIN, expand=False),
        limited,
    )


def _title(deal: AnyDeal) -> str:
    if isinstance(deal, schnapsen.Deal):
        return say("solve_trump", suit=deal.trump)
    contract = deal.contract
    if contract is None:
        return say("solve_auction")
    number, strain, seat, stake = contract.number, contract.strain, contract.declarer, contract.stake
    return say("solve_contract", number=number, strain=strain, seat=seat, stake=stake)


def _to_act(deal: AnyDeal) -> Seat:
    assert deal.to_act is not None
    return deal.to_act


def _name(seat: Seat) -> str:
    return say("seat_number", seat=seat)


def _facts(deal: AnyDeal) -> Facts:
    for seat, hand in enumerate(deal.hands):
        yield _name(seat), cards(hand, _VOICE)
    yield from _facts_of_schnapsen(deal) if isinstance(deal, schnapsen.Deal) else _facts_of_fiftysix(deal)


def _facts_of_fiftysix(deal: fiftysix.Deal) -> Facts:
    if deal.trick:
        yield say("solve_label_table"), Text.assemble(_name(deal.leader), " ", cards(deal.trick, _VOICE))
    if deal.auction.over:
        yield say("solve_label_piles"), write_pair(deal.points)


def _facts_of_schnapsen(deal: schnapsen.Deal) -> Facts:
    if deal.stock:
        stock = cards(deal.stock, _VOICE)
        closed = deal.closed_by
        yield (
            say("solve_label_stock"),
            stock if closed is None else Text.assemble(stock, " ", say("solve_closed", seat=closed)),
        )
    if deal.led:
        yield say("solve_label_table"), Text.assemble(_name(deal.leader), " ", cards([deal.led], _VOICE))
    points, pending = write_pair(deal.points), write_pair(deal.pending)
    yield (
        say("solve_label_points"),
        say("solve_pending", points=points, pending=pending) if any(deal.pending) else points,
    )


def _table() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=4)
    table.add_column()
    table.add_column(justify="right")
    return table


def _values(deal: AnyDeal, solved: Solved) -> RenderableType:
    table = _table()
    known = {str(move): move for move in deal.legal_moves()}
    for text, value in sorted(solved.values.items(), key=_highest_first):
        best = text in solved.best
        mark, style = (say("solve_best"), "title") if best else ("", "")
        table.add_row(Text(mark, "label"), _said(known[text], style), Text(_worth(deal, value), style))
    return Padding(table, _MARGIN, expand=False)


def _highest_first(item: tuple[str, int | None]) -> int:
    # Moves of one value stay in the order of the hand; those not known come last.
    _move, value = item
    return 1000 if value is None else -value


def _said(move: Move, style: str = "") -> Text:
    return sentence(_VOICE.move(move), style)


def _worth(deal: AnyDeal, value: int | None) -> str:
    if value is None:
        return say("solve_value_unknown")
    if isinstance(deal, fiftysix.Deal):
        return say("solve_value_points", points=value)
    return say("solve_value_won" if value > 0 else "solve_value_lost", points=abs(value))


def _line(deal: AnyDeal, solved: Solved) -> Facts:
    """Gives best play trick by trick, each with the seat that leads to it."""
    label = say("solve_label_line")
    row, leader = Text(), deal.leader
    for move in solved.line:
        if row and _between_tricks(deal):
            yield label, Text.assemble(_name(leader), "  ", row)
            label, row, leader = "", Text(), deal.leader
        row = Text.assemble(row, " " if row else "", _said(deal.game.read_move(move)))
        deal = deal.play(move)
    yield label, Text.assemble(_name(leader), "  ", row)


def _between_tricks(deal: AnyDeal) -> bool:
    return not deal.trick if isinstance(deal, fiftysix.Deal) else deal.table == schnapsen.Trick(deal.leader)


def _conclusion(deal: AnyDeal, solved: Solved, seconds: float) -> RenderableType:
    said = []
    if isinstance(deal, fiftysix.Deal):
        stands = {True: "yes", False: "no", None: "unknown"}[solved.stands]
        said.append(say("solve_stands", stands=stands))
    if not solved.exact:
        said.append(say("solve_limit_came_first"))
    said.append(say("solve_spent", nodes=f"{solved.nodes:,}", seconds=f"{seconds:.2f}"))
    return Text("\n".join(said))
