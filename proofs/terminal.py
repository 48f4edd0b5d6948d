"""A person at a terminal of 80 by 24 plays whole matches, and every record of them verifies.

The program runs in a pseudo-terminal.  The person reads the screen: which cards are bright, what
stands below the hand.  One line in ten that it types is wrong, and is refused with the table as
it was.  Afterwards ``cardavia verify`` replays each record and checks its shuffle.  The bar is met
where every match comes to its end, no line is too wide, and every record verifies.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.terminal.driver import CARDAVIA, LAST_PROMPT, Guest, Terminal

TABLES = (
    ("schnapsen",),
    ("fiftysix", "--players=4"),
    ("fiftysix", "--players=6"),
    ("fiftysix", "--players=8"),
)
WIDTH = 80


class Played(NamedTuple):
    """Is what came of one match."""

    ended: bool
    verified: bool
    moves: int
    refused: int
    widest: int


def prove(quick: bool) -> tuple[bool, str]:
    seeds = range(1 if quick else 3)
    matches = [play(table, seed, quick) for table in TABLES for seed in seeds]
    ended, verified = sum(match.ended for match in matches), sum(match.verified for match in matches)
    widest = max(match.widest for match in matches)
    length = "short" if quick else "whole classic"
    figures = (
        f"{ended} of {len(matches)} {length} matches (Schnapsen, 56 at 4, 6 and 8) came to their end "
        f"in a terminal of {WIDTH} columns; {sum(match.moves for match in matches)} moves typed, "
        f"{sum(match.refused for match in matches)} wrong lines refused, the widest line {widest}; "
        f"{verified} of {len(matches)} records verified"
    )
    return ended == verified == len(matches) and widest <= WIDTH, figures


def play(table: tuple[str, ...], seed: int, quick: bool) -> Played:
    """Plays a whole match in a folder of its own, with the computer players that are there for everybody."""
    rules = ["--rules=classic match=deals(1)"] if quick and table[0] == "fiftysix" else []
    with TemporaryDirectory() as folder:
        terminal = Terminal("play", *table, *rules, f"--seed={seed}", "--pace=instant", folder=Path(folder))
        guest = Guest(terminal, seed)
        guest.play_match()
        ended = terminal.asks == LAST_PROMPT
        terminal.type("")
        widest = max(map(len, terminal.screen.scroll))
        return Played(
            ended and terminal.ended() == 0, verifies(Path(folder)), guest.moves, guest.refused, widest
        )


def verifies(folder: Path) -> bool:
    """Returns whether ``cardavia verify`` finds nothing wrong with the one record in a folder."""
    (file,) = folder.glob("cardavia-*.txt")
    return subprocess.run([*CARDAVIA, "verify", str(file)], capture_output=True, check=False).returncode == 0
