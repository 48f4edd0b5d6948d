"""The look of the table: its few colours, and the shapes that everything on it is made of."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import IO, Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from cardavia.cards import Card, Hand
from cardavia.terminal.voice import Voice

WIDEST: Final = 96
"""Lines never grow wider than this: longer ones are hard to read."""
NAMES: Final = 14
"""How wide the column is that says whose a line is."""

RED: Final = "bright_red"
"""Hearts and diamonds."""

_THEME: Final = Theme(
    {
        "label": "dim",
        "title": "bold",
        "turn": "bold yellow",
        "ours": "bold",
        "refusal": "yellow",
    }
)
_BLANKS: Final = re.compile(r" +$", re.MULTILINE)
_RED_CARD: Final = re.compile(r"\+?\d*[AKQJ]?[♥♦]\d*")


class _Page(Console):
    """Prints lines without blanks at their ends where no terminal is."""

    def print(self, *objects: Any, **options: Any) -> None:
        if self.is_terminal:
            return super().print(*objects, **options)
        with self.capture() as shown:
            super().print(*objects, **options)
        self.file.write(_BLANKS.sub("", shown.get()))
        self.file.flush()


def new_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """Returns a console that knows the table's colours."""
    return _Page(file=file, width=width, theme=_THEME, highlight=False, emoji=False, markup=False)


def sentence(text: str, style: str = "") -> Text:
    """Returns a sentence with its red cards red."""
    drawn = Text(text, style)
    drawn.highlight_regex(_RED_CARD, RED)
    return drawn


def cards(some: Iterable[Card], voice: Voice) -> Text:
    """Returns cards in a row."""
    return sentence(" ".join(voice.move(card) for card in some))


def closed_cards(count: int) -> str:
    """Returns the backs of cards that lie face down."""
    return "▮" * count


def hand(held: Hand, bright: Collection[Card], voice: Voice) -> Text:
    """Returns a sorted hand, suits a little apart, with the cards that may be played bright."""
    drawn = Text()
    for before, card in zip((None, *held), held, strict=False):
        if before is not None:
            drawn.append(" " if before.suit == card.suit else "   ")
        colour = RED if card.suit in "HD" else ""
        drawn.append(voice.move(card), f"{'bold' if card in bright else 'dim'} {colour}".strip())
    return drawn


def heading(title: str, *notes: str) -> RenderableType:
    """Returns a line across the page with its title on it, and notes at its end, or below it if need be."""
    return _Heading(title, "  ·  ".join(notes))


class _Heading:
    def __init__(self, title: str, note: str) -> None:
        self.title, self.note = title, note

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[RenderableType]:
        note = f" {self.note} ──" if self.note else ""
        rule = options.max_width - cell_len(f"── {self.title} {note}")
        if self.note and rule < 2:
            yield heading(self.title)
            yield Padding(Text(self.note, "label"), (0, 0, 0, 2), expand=False)
        else:
            yield Text.assemble(("── ", "label"), (self.title, "title"), (" " + "─" * rule + note, "label"))


def fitting(wide: RenderableType, narrow: RenderableType) -> RenderableType:
    """Returns the one where the page is wide enough for it, else the other."""
    return _Fitting(wide, narrow)


class _Fitting:
    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self.wide, self.narrow = wide, narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[RenderableType]:
        wanted = Measurement.get(console, options.update_width(WIDEST), self.wide).maximum
        yield self.wide if wanted <= options.max_width else self.narrow


def rows(facts: Iterable[tuple[str, str | Text]]) -> RenderableType:
    """Returns facts below each other: what each is about in one column, what it is in the other."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="label", no_wrap=True, min_width=NAMES)
    table.add_column(overflow="fold")
    for label, fact in facts:
        table.add_row(label, sentence(fact) if isinstance(fact, str) else fact)
    return Padding(table, (0, 0, 0, 2), expand=False)


def line(name: str, said: str | Text) -> RenderableType:
    """Returns one line of what happens at the table: who, and what was done."""
    return rows([(name, said)])


def stacked(*parts: RenderableType | None) -> Group:
    """Returns parts below each other, an empty line between them; None is left out."""
    first, *others = [part for part in parts if part is not None]
    return Group(first, *(item for part in others for item in (Text(), part)))
