"""A person at a terminal: reads the screen as it stands, and types.

Nothing here knows Cardavia: what may be played is read off the screen, where it is bright.
"""

from __future__ import annotations

import os
import random
import re
import sys
import time
from pathlib import Path

import pexpect
import pyte

from ..patience import PATIENCE

CARDAVIA = [sys.executable, "-c", "from cardavia.cli import main; main()"]

_CARD = re.compile(r"(?:10|[AKQJ987])[♠♥♦♣]")
MOST_DEALS = 2000
"""Longer than any match lasts that somebody plays to win."""
_LETTERS = str.maketrans("♠♥♦♣", "shdc")


class Screen(pyte.HistoryScreen):
    """Is the screen of a terminal, with all that has scrolled off it."""

    def __init__(self, columns: int, lines: int, child: pexpect.spawn) -> None:
        super().__init__(columns, lines, history=100_000, ratio=0.5)
        self._child = child

    def write_process_input(self, data: str) -> None:
        """Answers what the program asks of the terminal, such as where the cursor is."""
        self._child.send(data)

    @property
    def line(self) -> int:
        """Which line of all that were printed the cursor is on."""
        return len(self.history.top) + self.cursor.y

    @property
    def page(self) -> list[str]:
        """The lines that can be seen."""
        return [line.rstrip() for line in self.display]

    @property
    def scroll(self) -> list[str]:
        """Every line printed, from the first."""
        gone = ["".join(row[x].data for x in range(self.columns)).rstrip() for row in self.history.top]
        return [*gone, *self.page]

    def bright(self, line: int) -> str:
        """Returns a visible line with everything blanked out that is not bright."""
        row = self.buffer[line]
        return "".join(row[x].data if row[x].bold else " " for x in range(self.columns))


class Terminal:
    """Is a terminal in which ``cardavia`` runs.  ``asks`` is the prompt on which it waits."""

    def __init__(self, *arguments: str, folder: Path, size: tuple[int, int] = (24, 80)) -> None:
        environment = {name: value for name, value in os.environ.items() if name not in _MISLEADING}
        self.child = pexpect.spawn(
            CARDAVIA[0],
            [*CARDAVIA[1:], *arguments],
            dimensions=size,
            cwd=str(folder),
            env={**environment, "TERM": "xterm-256color"},
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.screen = Screen(size[1], size[0], self.child)
        self._stream = pyte.Stream(self.screen)
        self._asked_at = -1
        self.asks = ""
        self._wait()

    def type(self, line: str) -> str:
        """Types a line; returns the next prompt, empty once the program has ended."""
        self.child.send(f"{line}\r")
        return self._wait()

    def press(self, key: str) -> str:
        """Presses one key, such as Ctrl-C; returns the next prompt."""
        self.child.send(key)
        return self._wait()

    def half_typed(self, keys: str, shown: str) -> None:
        """Presses keys that end no line, and waits until this stands behind the prompt."""
        self.child.send(keys)
        while (line := self.screen.page[self.screen.cursor.y].partition("›")[2].strip()) != shown:
            try:
                self._stream.feed(self.child.read_nonblocking(65536, timeout=PATIENCE))
            except pexpect.TIMEOUT:
                raise AssertionError(f"not “{shown}” stands there but “{line}”") from None

    def ended(self) -> int:
        """Returns the exit code of the program, which has ended."""
        assert not self.asks, f"the program still asks: {self.asks}"
        self.child.close()
        assert self.child.exitstatus is not None, f"ended by signal {self.child.signalstatus}"
        return int(self.child.exitstatus)

    def _wait(self) -> str:
        until = time.monotonic() + PATIENCE
        while not self._is_asking():
            assert time.monotonic() < until, "\n".join(["nobody asks for anything:", *self.screen.page])
            try:
                self._stream.feed(self.child.read_nonblocking(65536, timeout=PATIENCE))
            except pexpect.EOF:
                self.asks = ""
                return ""
        self._asked_at = self.screen.line
        self.asks = self.screen.page[self.screen.cursor.y]
        return self.asks

    def _is_asking(self) -> bool:
        at = self.screen.cursor
        line = self.screen.page[at.y]
        return self.screen.line > self._asked_at and line.endswith("›") and at.x > len(line)

    # ── what is read off the screen ─────────────────────────────────────────────────────────

    def row(self, label: str) -> int:
        """Returns which visible line begins with a label, the lowest of them."""
        rows = [at for at, line in enumerate(self.screen.page) if line.startswith(f"  {label}  ")]
        assert rows, "\n".join([f"“{label}” is not to be seen:", *self.screen.page])
        return rows[-1]

    def hand(self) -> list[str]:
        """Returns the cards in the hand, as they are typed."""
        return [card for row in self.hand_rows() for card in typed(self.screen.page[row])]

    def bright_cards(self) -> list[str]:
        """Returns the cards in the hand that may be played."""
        return [card for row in self.hand_rows() for card in typed(self.screen.bright(row))]

    def hand_rows(self) -> range:
        """Returns the lines that the hand takes: those below the first have nothing but cards in them."""
        first = below = self.row("Your hand")
        while re.fullmatch(rf"(\s+{_CARD.pattern})+", self.screen.page[below := below + 1]):
            pass
        return range(first, below)

    def advice(self) -> str:
        """Returns what stands below the hand: what may be done, in words."""
        below = self.screen.page[self.hand_rows().stop :]
        return " ".join(line.strip() for line in below[: below.index("")])


def typed(line: str) -> list[str]:
    """Returns the cards in a line as they are typed: 10♣ as 10c."""
    return [card.translate(_LETTERS).lower() for card in _CARD.findall(line)]


class Guest:
    """Plays by what it sees, and now and then types what is wrong."""

    def __init__(self, terminal: Terminal, seed: int, *, slips: float = 0.1) -> None:
        self.terminal, self.chance, self.slips = terminal, random.Random(seed), slips
        self.moves = self.refused = 0

    def play_match(self) -> None:
        """Plays until the match is over, or something else than a move is asked for."""
        for _ in range(MOST_DEALS):
            self.play_deal()
            if self.terminal.asks != NEXT_DEAL:
                break
            self.terminal.type("")

    def play_deal(self) -> None:
        """Plays until the deal is over."""
        while self.terminal.asks.startswith("Your "):
            if self.chance.random() < self.slips:
                self._slip()
            self.terminal.type(self._call() if self.terminal.asks == YOUR_CALL else self._card())
            self.moves += 1

    def _call(self) -> str:
        advice = self.terminal.advice().lower()
        suit = self.chance.choice(self.terminal.hand())[-1]
        bid = re.search(r"bid (\d+)", advice)
        if "pass" not in advice or (bid and self.chance.random() < 0.15):
            assert bid, f"neither pass nor bid: {advice}"
            return self.chance.choice([f"{bid[1]}{suit}", f"{suit}{bid[1]}", f"{bid[1]}ns"])
        return "x" if " double" in advice and self.chance.random() < 0.2 else "p"

    def _card(self) -> str:
        advice, bright = self.terminal.advice(), self.terminal.bright_cards()
        listed = typed(advice.partition(": ")[2])
        if listed:
            assert set(listed) == set(bright), f"{advice} but bright are {bright}"
        for word, often in (("exchange", 0.7), ("close", 0.1)):
            if f"“{word}”" in advice and self.chance.random() < often:
                return word
        return self.chance.choice(bright)

    def _slip(self) -> None:
        """Types something that must be refused, looks at the table again, and finds it as it was."""
        asks, hand = self.terminal.asks, self.terminal.hand()
        dim = sorted(set(hand) - set(self.terminal.bright_cards()))
        wrong = self.chance.choice(["zz", "27s", "jx", *(["7d"] if "7d" not in hand else []), *dim])
        assert self.terminal.type(wrong) == asks, f"after “{wrong}”: {self.terminal.asks}"
        assert self.terminal.type("") == asks
        assert self.terminal.hand() == hand, f"“{wrong}” has changed the hand"
        self.refused += 1


YOUR_CALL = "Your call ›"
NEXT_DEAL = "Enter for the next deal ›"
LAST_PROMPT = "Enter to get up ›"

_MISLEADING = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TERM_PROGRAM", "CI")
"""What would tell the program of another terminal than this one."""
