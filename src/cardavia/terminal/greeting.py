"""What is said when the person sits down, and when the person gets up."""

from __future__ import annotations

from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from cardavia.shuffle import secret_commitment
from cardavia.terminal.drawing import heading, rows, stacked
from cardavia.terminal.face import Face
from cardavia.terminal.setting import Setting
from cardavia.terminal.sitting import Sitting


def greeting(setting: Setting, face: Face, file: Path) -> RenderableType:
    """Returns the table before the first deal: who sits where, the rules, and the sealed shuffle."""
    say, game = setting.voice.say, setting.game
    title = say("terminal_title", game=game.name, players=game.players)
    facts = [
        (say("terminal_label_rules"), game.rules_text),
        (
            say("terminal_label_players"),
            say("terminal_computer_players", count=game.players - 1, level=setting.level),
        ),
        (say("terminal_label_record"), str(file)),
        (
            say("terminal_label_shuffle"),
            say("terminal_sealed" if setting.chance.seed is None else "terminal_repeatable"),
        ),
    ]
    return stacked(
        heading(title),
        face.seated(),
        rows(facts),
        _digits(secret_commitment(setting.chance.secret)),
        rows([("", say("terminal_how_to", game=game.name))]),
    )


def farewell(sitting: Sitting, setting: Setting, face: Face, file: Path | None) -> RenderableType:
    """Returns the end of a match: who has won, and how the cards can be checked; no file where none is."""
    ended = face.match_ended(sitting.match.view(setting.me))
    return stacked(ended, *_how_to_check(sitting, setting, file))


def parting(sitting: Sitting, setting: Setting, file: Path | None) -> RenderableType:
    """Returns what is said to somebody who leaves before the end; no file where none is."""
    said = rows([("", setting.voice.say("terminal_left_unfinished"))])
    return stacked(said, *_how_to_check(sitting, setting, file))


def _how_to_check(sitting: Sitting, setting: Setting, file: Path | None) -> list[RenderableType]:
    say = setting.voice.say
    record = (say("terminal_label_record"), str(file) if file else say("terminal_record_below"))
    check = [(say("terminal_label_check"), say("terminal_verify", file=_quoted(file)))] if file else []
    secret = (say("terminal_label_secret"), say("terminal_secret_revealed"))
    return [rows([record, *check, secret]), _digits(sitting.shuffle.secret.hex())]


def _digits(hexadecimal: str) -> RenderableType:
    """Returns a long number on a line of its own, where it fits a page of 80 columns in one piece."""
    return Padding(Text(hexadecimal, "label"), (0, 0, 0, 2), expand=False)


def _quoted(file: Path) -> str:
    return f'"{file}"' if " " in str(file) else str(file)
