"""Matches at a terminal without a terminal: what to type is given, the page is kept."""

from collections.abc import Callable, Sequence
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any

from cardavia import games
from cardavia.terminal.drawing import new_console
from cardavia.terminal.keeping import RecordFile
from cardavia.terminal.pace import pace
from cardavia.terminal.session import Room, Session
from cardavia.terminal.setting import Chance, Setting

Line = str | type[BaseException]
"""What is typed, or what is pressed: Ctrl-C is KeyboardInterrupt, Ctrl-D EOFError."""
Hands = Callable[[Sequence[str]], Line]
"""Returns what is typed next, given what completion offers."""


def whatever_is_offered(offered: Sequence[str]) -> Line:
    """Types the first move that completion offers, and just Enter where it offers none."""
    return offered[0] if offered else ""


def one_after_another(*lines: Line) -> Hands:
    """Types these lines, then presses Ctrl-D for ever."""
    left = iter(lines)
    return lambda _offered: next(left, EOFError)


def after_the_deal(*lines: Line) -> Hands:
    """Plays what is offered, and types these lines where nothing is; then presses Ctrl-D for ever."""
    left = iter(lines)
    return lambda offered: offered[0] if offered else next(left, EOFError)


class Sat:
    """Is a match that somebody has sat through: what was printed, and the record."""

    def __init__(self, game: str, hands: Hands, file: Path, **options: Any) -> None:
        self.hands, self._page, self.file = hands, StringIO(), file
        self.offered: list[Sequence[str]] = []
        settled = games.game(game, options.pop("players", None), options.pop("rules", "classic"))
        seed = options.pop("seed", 3)
        chance = Chance.fresh() if seed is None else Chance.seeded(seed)
        setting = options.pop("kind", Setting)(
            settled, chance, pace("instant"), **{"level": "random", **options}
        )
        room = Room(new_console(self._page, 80), self._ask, lambda: datetime(2026, 3, 1, 20, 15))
        self.session = Session(setting, room, RecordFile.claimed(file))
        self.session.run()

    def _ask(self, prompt: str, offered: Sequence[str]) -> str:
        self.offered.append(offered)
        line = self.hands(offered)
        self._page.write(f"{prompt} {line}\n")
        if isinstance(line, str):
            return line
        raise line

    @property
    def page(self) -> str:
        """Everything printed, without the blanks at the ends of lines."""
        return "\n".join(line.rstrip() for line in self._page.getvalue().splitlines())

    @property
    def record(self) -> str:
        """The record as it was kept."""
        return self.file.read_text(encoding="utf-8")

    def answer(self, line: str) -> str:
        """Returns what was printed after a line was typed and before the next prompt, in one line."""
        after = self.page.partition(f"› {line}\n")[2].partition("›")[0]
        return " ".join(after.rpartition("\n")[0].split())
