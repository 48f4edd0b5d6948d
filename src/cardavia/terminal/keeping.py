"""The file that keeps the record of the match while it is played."""

from __future__ import annotations

import os
from datetime import datetime
from itertools import count
from pathlib import Path

import msgspec

from cardavia import records
from cardavia.records import Record
from cardavia.words import BadRequest


class RecordFile(msgspec.Struct, frozen=True):
    """Is the place of one match's record.  It always holds a whole record, however the program ends."""

    path: Path

    @classmethod
    def claimed(cls, path: Path) -> RecordFile:
        """Takes a path that is still free.

        Raises:
            BadRequest: there is a file already, which is never overwritten.
            OSError: nothing can be written there.
        """
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            raise BadRequest("terminal_file_exists", file=str(path)) from None
        return cls(path)

    @classmethod
    def named_by_time(cls, game: str, now: datetime) -> RecordFile:
        """Takes the first free name for a match that begins now, in the current folder.

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
            OSError: it cannot be written.
        """
        partial = self.path.with_name(f".{self.path.name}.part")
        partial.write_text(records.dumps(record), encoding="utf-8", newline="\n")
        os.replace(partial, self.path)

    def give_up(self) -> None:
        """Leaves no file behind: the match never began."""
        self.path.unlink(missing_ok=True)
