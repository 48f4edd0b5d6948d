"""The seats around a table, and the card that each has laid in its middle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.text import Text

from cardavia.games import Seat
from cardavia.terminal.drawing.style import rows
from cardavia.terminal.seating import Seating

_CARD: Final = 3
_BETWEEN: Final = 5
_PAGE: Final = 80

Lay = Callable[[Seat], Text]
"""Returns what lies before a seat."""


def around(seating: Seating, lay: Lay) -> RenderableType:
    """Returns the table with the person at its near edge, partners in bold.

    The names stand outside, the cards face each other inside, as they lie on a table.  On a page too narrow
    for that the seats stand below each other, from the person's right on, the person last.
    """
    return _Around(seating, lay)


class _Around:
    def __init__(self, seating: Seating, lay: Lay) -> None:
        half = seating.players // 2
        self.seating, self.lay = seating, lay
        self.beside = [(seating.seat(-steps), seating.seat(steps)) for steps in range(half - 1, 0, -1)]
        names = [self._name(seat).cell_len for pair in self.beside for seat in pair]
        self.column = max(names, default=_PAGE // 4)
        self.whole = 2 * (self.column + 2 + _CARD) + _BETWEEN

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[RenderableType]:
        if options.max_width < self.whole:
            yield self._listed()
        else:
            edge = (min(_PAGE, options.max_width) - self.whole) // 2
            yield Padding(self._drawn(), (0, 0, 0, edge), expand=False)

    def _listed(self) -> RenderableType:
        order = [self.seating.seat(steps + 1) for steps in range(self.seating.players)]
        return rows((self.seating.name(seat), self.lay(seat)) for seat in order)

    def _drawn(self) -> Text:
        far, near = self.seating.seat(self.seating.players // 2), self.seating.me
        lines = [self._middle(self._name(far)), self._middle(self.lay(far))]
        lines += [self._pair(left, right) for left, right in self.beside]
        lines += [self._middle(self.lay(near)), self._middle(self._name(near))]
        return Text("\n").join(lines)

    def _pair(self, left: Seat, right: Seat) -> Text:
        return Text.assemble(
            _filled(self._name(left), self.column, "right"),
            "  ",
            _filled(self.lay(left), _CARD, "right"),
            " " * _BETWEEN,
            _filled(self.lay(right), _CARD, "left"),
            "  ",
            self._name(right),
        )

    def _name(self, seat: Seat) -> Text:
        return Text(self.seating.name(seat), "" if self.seating.who(seat) == "opponent" else "ours")

    def _middle(self, text: Text) -> Text:
        return Text(" " * ((self.whole - text.cell_len) // 2)) + text


def _filled(text: Text, width: int, align: str) -> Text:
    space = Text(" " * max(0, width - text.cell_len))
    return space + text if align == "right" else text + space
