"""What the table answers to words and questions: hints, reasons, the score, what a call tells."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from rich.console import Group, RenderableType

from cardavia.games import Move
from cardavia.terminal.drawing import rows, stacked
from cardavia.terminal.face import Face
from cardavia.terminal.reading import COMMANDS, Command, Question
from cardavia.terminal.rules_page import Setting as RulesSetting
from cardavia.terminal.seating import Seating
from cardavia.terminal.setting import Setting
from cardavia.terminal.sitting import Reasoned, Sitting
from cardavia.terminal.voice import Voice
from cardavia.words import BadRequest, Message, Refusal
from cardavia.words.rules import rules_page


def answer(
    asked: Command | Question, sitting: Sitting, setting: Setting, face: Face, file: Path
) -> RenderableType:
    """Returns the answer, from nothing but what the person may know.

    Raises:
        Refusal: it cannot be answered now.
    """
    if isinstance(asked, Question):
        return _question(asked.move, sitting, setting, face)
    seen = sitting.match.view(setting.me)
    match asked.word:
        case "hint":
            return _hint(sitting, setting, face.seating)
        case "table":
            return face.deal_ended(seen) if sitting.to_act is None else face.screen(seen)
        case "last":
            return face.last_trick(seen.deal)
        case "auction":
            return face.told_so_far(seen.deal)
        case "score":
            return face.score(seen)
        case "why":
            return _reasons(sitting, face)
        case "rules":
            page = rules_page(setting.game.name, setting.game.rules.switches_on)
            return Group(*RulesSetting(face.voice.language).page(page))
        case "record":
            return rows([(face.voice.say("terminal_label_record"), str(file))])
        case _:
            return _help(setting.game.name, face.voice)


def _question(move: Move | None, sitting: Sitting, setting: Setting, face: Face) -> RenderableType:
    if move is not None:
        return face.explained(sitting.match.view(setting.me).deal, move, _refused(move, sitting))
    if sitting.to_act is None:
        return _help(setting.game.name, face.voice)
    return face.situation(sitting.match.view(setting.me).deal)


def _refused(move: Move, sitting: Sitting) -> Refusal | None:
    try:
        sitting.with_move(move)
    except Refusal as refusal:
        return refusal
    return None


def _hint(sitting: Sitting, setting: Setting, seating: Seating) -> RenderableType:
    deal, voice = sitting.match.view(setting.me).deal, seating.voice
    if deal is None or deal.to_act != setting.me:
        raise BadRequest("terminal_hint_later")
    choice = setting.adviser().choose(deal)
    advice = voice.say("terminal_hint", move=voice.move(choice.move))
    return rows([(voice.say("terminal_label_hint"), advice), ("", _spoken(choice.why, seating))])


def _spoken(why: tuple[Message, ...], seating: Seating) -> str:
    return " ".join(map(seating.tell, why))


def _reasons(sitting: Sitting, face: Face) -> RenderableType:
    """Returns every move of the deal with the reasons for it, trick by trick, once the deal is over."""
    if sitting.to_act is not None:
        return rows([("", face.voice.say("terminal_why_later"))])
    parts = groupby(sitting.reasons, key=lambda reasoned: reasoned.part)
    return stacked(*(rows([_reason(reasoned, face) for reasoned in part]) for _number, part in parts))


def _reason(reasoned: Reasoned, face: Face) -> tuple[str, str]:
    voice, name = face.voice, face.seating.name(reasoned.seat)
    said = voice.move(reasoned.move)
    if not reasoned.why:
        return name, said
    return name, voice.say("terminal_why", move=said, why=_spoken(reasoned.why, face.seating))


def _help(game: str, voice: Voice) -> RenderableType:
    calls = game == "fiftysix"
    example = "? 28d" if calls else "? jd"
    words = [(voice.say("terminal_help_typed", game=game), "move"), ("?", "ask"), (example, "ask_about")]
    words += [(word, word) for word in COMMANDS if calls or word != "auction"]
    return rows((word, voice.say(f"terminal_help_{what}", game=game)) for word, what in words)
