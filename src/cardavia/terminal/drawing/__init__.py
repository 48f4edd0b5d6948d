"""How things are drawn, whatever the game: cards, sentences, headings, and the seats around a table.

Every function here returns something for rich to print; none of them prints.
"""

from cardavia.terminal.drawing.around import around
from cardavia.terminal.drawing.style import (
    WIDEST,
    cards,
    closed_cards,
    fitting,
    hand,
    heading,
    line,
    new_console,
    rows,
    sentence,
    stacked,
)

__all__ = [
    "WIDEST",
    "around",
    "cards",
    "closed_cards",
    "fitting",
    "hand",
    "heading",
    "line",
    "new_console",
    "rows",
    "sentence",
    "stacked",
]
