"""The file that keeps the record of the match while it is played."""

from __future__ import annotations

import os
from datetime import datetime
from itertools import count
from pathlib import Path

from cardavia import records
from cardavia.records import Record
from cardavia.words import BadRequest


class RecordFile:
    """Is the place of one match's record: no file at first, and a whole record from then on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ours = False
        """Whether the file there is this match's own, which alone is ever replaced."""

    @classmethod
    def claimed(cls, path: Path) -> RecordFile:
        """Returns the place at a path that is free and can be written; nothing is left there yet.

        Raises:
            BadRequest: there is a file already, which is never overwritten.
            OSError: nothing can be written there.
        """
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            raise BadRequest("terminal_file_exists", file=str(path)) from None
        path.unlink()
        return cls(path)

    @classmethod
    def named_by_time(cls, game: str, now: datetime) -> RecordFile:
        """Returns the place with the first free name for a match that begins now, in the current folder.

        Raises:
            OSError: nothing can be written there.
        """
        stem = f"cardavia-{game}-{now:%Y-%m-%d-%H%M}"
        path, numbers = Path(f"{stem}.txt"), count(2)
        while True:
            try:
                return cls.claimed(path)
            except BadRequest:
                path = Path(f"{stem}-{next(numbers)}.txt")

    def keep(self, record: Record) -> None:
        """Writes the record, all at once: whoever looks finds the one before or this one.

        Raises:
            OSError: it cannot be written, or the first time somebody else's file is there by now.
        """
        # A short name of its own: the longest name that a file may have leaves no room for more.
        partial = self.path.with_name(f".cardavia-{os.getpid()}.part")
        try:
            partial.write_text(records.dumps(record), encoding="utf-8", newline="\n")
            if not self._ours:
                self.path.touch(exist_ok=False)
                self._ours = True
            os.replace(partial, self.path)
        except OSError:
            if partial.is_file():
                partial.unlink()
            raise
