"""The table in a terminal: a person plays a match against, and with, computer players.

It prints forward, line after line, and never draws over what stands there: a terminal that
scrolls, a pipe and a screen reader can all follow.
"""

from __future__ import annotations

from pathlib import Path

from cardavia.terminal.setting import Setting


def sit_down(setting: Setting, record: Path | None = None) -> None:
    """Plays a match at this terminal to its end, or until the person leaves.

    ``record`` names the file that keeps the record; None for a name in the current folder.

    Raises:
        BadRequest: the file exists already.
        OSError: no file can be written there.
    """
    from cardavia.terminal.drawing import new_console
    from cardavia.terminal.prompts import new_prompt
    from cardavia.terminal.session import Room, Session
    from cardavia.terminal.spelling import settle_streams

    settle_streams()
    room = Room(new_console(), new_prompt())
    Session(setting, room, setting.record_file(record, room.now())).run()


__all__ = ["Setting", "sit_down"]
