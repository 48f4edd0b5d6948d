"""A match at the terminal from sitting down to getting up: the one loop, and all that is not pure."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from cardavia import records
from cardavia.games import Move, Seat
from cardavia.records import AnyMatch
from cardavia.terminal.answers import answer
from cardavia.terminal.drawing import WIDEST, rows, sentence
from cardavia.terminal.face import face_of
from cardavia.terminal.greeting import farewell, greeting, parting
from cardavia.terminal.keeping import RecordFile
from cardavia.terminal.prompts import Ask
from cardavia.terminal.reading import Command, Question, read
from cardavia.terminal.setting import Setting
from cardavia.terminal.sitting import Sitting
from cardavia.words import Message, Refusal


class Leaving(Exception):
    """The person gets up from the table."""


class Room(NamedTuple):
    """Is the world around the table."""

    console: Console
    ask: Ask
    now: Callable[[], datetime] = datetime.now


class Session:
    """Plays one match.  ``sitting``, how far it has come, is the only thing that changes."""

    def __init__(self, setting: Setting, room: Room, file: RecordFile) -> None:
        self.setting, self.room, self.file = setting, room, file
        self.face = face_of(setting.game, setting.me, setting.voice)
        self.sitting: Sitting | None = None
        self._apart = True
        """Whether the line above is empty, or there is none."""
        self._kept: Path | None = file.path
        """The file that holds the record; None while it cannot be kept."""

    def run(self) -> None:
        """Plays the match to its end, or until the person leaves; the record is kept then."""
        try:
            self._until_done(self._sit_down)
            while self._match.winner is None:
                self._deal()
                while self._to_act is not None:
                    self._unless_leaving(self._step)
                self._until_done(self._end_deal)
        except Leaving:
            self._leave()
        else:
            self._finish()

    def _unless_leaving(self, part: Callable[[], None]) -> bool:
        """Does a part of the match, and returns whether nothing came between.

        Who wants to leave in it is asked, and may stay after all.
        """
        try:
            part()
        except (KeyboardInterrupt, EOFError):
            self._ask_to_leave()
            return False
        return True

    def _until_done(self, part: Callable[[], None]) -> None:
        while not self._unless_leaving(part):
            pass

    # ── where the match stands ──────────────────────────────────────────────────────────────

    @property
    def _now(self) -> Sitting:
        assert self.sitting is not None, "nobody has sat down yet"
        return self.sitting

    @property
    def _match(self) -> AnyMatch:
        return self._now.match

    @property
    def _to_act(self) -> Seat | None:
        return self._now.to_act

    # ── the course of a match ───────────────────────────────────────────────────────────────

    def _sit_down(self) -> None:
        setting = self.setting
        self._block(greeting(setting, self.face, self.file.path))
        words = "" if setting.chance.seed is not None else self._ask("cut").strip()
        shuffle = setting.shuffle(words)
        self.sitting = Sitting(setting.begin(shuffle, self.room.now()), shuffle)
        self._keep()

    def _deal(self) -> None:
        dealt = self._now.with_deal()
        thrown_in = len(dealt.record.deals) - len(self._now.record.deals) - 1
        self.sitting = dealt
        self._keep()
        if thrown_in:
            self._block(rows([("", self.setting.voice.say("terminal_thrown_in", deals=thrown_in))]))
        self._block(self.face.deal_begins(dealt.match.view(self.setting.me)))

    def _step(self) -> None:
        if self._to_act == self.setting.me:
            self._person_moves()
        else:
            self._computer_moves()

    def _computer_moves(self) -> None:
        seat, deal, began = self._to_act, self._match.deal, time.monotonic()
        assert seat is not None
        assert deal is not None
        choice = self.setting.player(seat).choose(deal.view(seat))
        self.setting.pace.before_move(time.monotonic() - began)
        self._make(seat, choice.move, choice.why)

    def _person_moves(self) -> None:
        match = self._match.view(self.setting.me)
        assert match.deal is not None
        self._block(self.face.screen(match))
        before = self._now
        while self._now is before:
            legal = match.deal.legal_moves()
            self._take(self._ask(self.face.turn(match.deal), [str(move) for move in legal]))

    def _end_deal(self) -> None:
        self._keep()
        self._block(self.face.deal_ended(self._match.view(self.setting.me)))
        while self._match.winner is None and (line := self._ask("next").strip()):
            self._take(line)

    def _finish(self) -> None:
        self._reveal()
        self._block(farewell(self._now, self.setting, self.face, self._kept))
        self._show_unkept()
        try:
            while line := self._ask("done").strip():
                self._take(line)
        except (EOFError, KeyboardInterrupt, Leaving):
            return

    def _leave(self) -> None:
        if self.sitting is not None:
            self._reveal()
            self._block(parting(self._now, self.setting, self._kept))
            self._show_unkept()

    # ── what the person types ───────────────────────────────────────────────────────────────

    def _take(self, line: str) -> None:
        """Does what the line says; a refusal is said, and everything stays as it was."""
        try:
            self._do(line)
        except Refusal as refusal:
            self._line(rows([("", sentence(self.setting.voice.speak(refusal.message), "refusal"))]))

    def _do(self, line: str) -> None:
        deal = self._match.view(self.setting.me).deal
        assert deal is not None
        typed = read(line, self.setting.game, deal.hand, deal.legal_moves())
        if typed == Command("quit"):
            self._ask_to_leave()
        elif isinstance(typed, Command | Question):
            self._block(answer(typed, self._now, self.setting, self.face, self.file.path))
        else:
            self._make(self.setting.me, typed)

    def _make(self, seat: Seat, move: Move, why: tuple[Message, ...] = ()) -> None:
        me, before = self.setting.me, self._match
        assert before.deal is not None
        seen = before.deal.view(me)
        self.sitting = self._now.with_move(move, why, self.face.part(seen))
        if seat == me:
            self._keep()
        assert self._match.deal is not None
        for told in self.face.told(seen, self._match.deal.view(me), seat, move):
            self._line(told.said)
            if told.rests:
                self.setting.pace.rest()
                self._gap()

    def _ask(self, what: str, offered: Sequence[str] = ()) -> str:
        self._apart = False
        return self.room.ask(self.setting.voice.say("terminal_prompt", what=what), offered)

    def _ask_to_leave(self) -> None:
        """Asks whether the person really wants to leave.

        Raises:
            Leaving: so it is, or there is nobody to answer.
        """
        if self.sitting is not None and self._match.winner is not None:
            raise Leaving
        try:
            said = self._ask("leave").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None
        if said in self.setting.voice.say("terminal_yes").split():
            raise Leaving

    # ── what is printed and kept ────────────────────────────────────────────────────────────

    def _block(self, part: RenderableType) -> None:
        """Prints something with an empty line above and below it."""
        self._gap()
        self._line(part)
        self._gap()

    def _line(self, part: RenderableType) -> None:
        console = self.room.console
        console.print(part, width=min(console.width, WIDEST))
        self._apart = False

    def _gap(self) -> None:
        if not self._apart:
            self.room.console.print()
        self._apart = True

    def _reveal(self) -> None:
        self.sitting = self._now.revealed()
        self._keep()

    def _keep(self) -> None:
        """Keeps the record; that it cannot be kept is said once, and no reason to stop playing."""
        try:
            self.file.keep(self._now.record)
        except OSError as problem:
            if self._kept:
                self._not_kept(problem)
            self._kept = None
        else:
            self._kept = self.file.path

    def _not_kept(self, problem: OSError) -> None:
        file, why = str(self.file.path), problem.strerror or str(problem)
        said = self.setting.voice.say("terminal_not_kept", file=file, problem=why)
        self._block(rows([("", sentence(said, "refusal"))]))

    def _show_unkept(self) -> None:
        """Prints the record that no file holds, its lines as long as they are."""
        if not self._kept:
            self.room.console.print(Text(records.dumps(self._now.record)), soft_wrap=True)
