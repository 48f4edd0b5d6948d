"""The seats around a table, and the card that each has laid in its middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from cardavia.games import Seat
from cardavia.terminal.seating import Seating

_CARD: Final = 3
_BETWEEN: Final = 5
_PAGE: Final = 80

Lay = Callable[[Seat], Text]
"""Returns what lies before a seat."""


def around(seating: Seating, lay: Lay) -> RenderableType:
    """Returns the table with the person at its near edge, partners in bold.

    The names stand outside, the cards face each other inside, as they lie on a table.
    """
    half = seating.players // 2
    beside = [(seating.seat(-steps), seating.seat(steps)) for steps in range(half - 1, 0, -1)]
    column = max((seating_width(seating, seat) for pair in beside for seat in pair), default=_PAGE // 4)
    whole = 2 * (column + 2 + _CARD) + _BETWEEN
    far, near = seating.seat(half), seating.me
    lines = [_middle(_name(seating, far), whole), _middle(lay(far), whole)]
    for left, right in beside:
        lines.append(
            Text.assemble(
                _filled(_name(seating, left), column, "right"),
                "  ",
                _filled(lay(left), _CARD, "right"),
                " " * _BETWEEN,
                _filled(lay(right), _CARD, "left"),
                "  ",
                _name(seating, right),
            )
        )
    lines += [_middle(lay(near), whole), _middle(_name(seating, near), whole)]
    return Padding(Text("\n").join(lines), (0, 0, 0, max(0, (_PAGE - whole) // 2)), expand=False)


def seating_width(seating: Seating, seat: Seat) -> int:
    """Returns how wide the seat's name is."""
    return _name(seating, seat).cell_len


def _name(seating: Seating, seat: Seat) -> Text:
    return Text(seating.name(seat), "" if seating.who(seat) == "opponent" else "ours")


def _middle(text: Text, width: int) -> Text:
    return Text(" " * ((width - text.cell_len) // 2)) + text


def _filled(text: Text, width: int, align: str) -> Text:
    space = Text(" " * max(0, width - text.cell_len))
    return space + text if align == "right" else text + space
