"""The line on which the person types: completed and remembered at a terminal, plain through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cardavia.terminal.spelling import plain

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Ask = Callable[[str, Sequence[str]], str]
"""Shows a prompt and returns the line typed; the texts are what completion offers.

It raises EOFError where nothing more can come, and KeyboardInterrupt at Ctrl-C.
"""


def new_prompt() -> Ask:
    """Returns the way to ask that fits where the program runs."""
    return terminal_prompt() if sys.stdin.isatty() and sys.stdout.isatty() else ask_through_pipe


def ask_through_pipe(prompt: str, offered: Sequence[str]) -> str:
    """Reads a line from a file or a program, and shows it as if it had been typed."""
    print(prompt, end="", flush=True)
    typed = sys.stdin.readline()
    if not typed:
        print(flush=True)
        raise EOFError
    print(f" {typed}".rstrip(), flush=True)
    return typed


def terminal_prompt() -> Ask:
    """Returns a prompt that completes what is offered and remembers what was typed in this match."""
    # Imported here: it takes longer than all the rest of the program, and pipes do without.
    from prompt_toolkit import PromptSession
    from prompt_toolkit.history import InMemoryHistory
    from prompt_toolkit.shortcuts import CompleteStyle

    # As in a shell, completions are printed above the line: nothing on the screen is drawn over.
    session: PromptSession[str] = PromptSession(
        history=InMemoryHistory(), complete_style=CompleteStyle.READLINE_LIKE
    )
    return lambda prompt, offered: _ask_at_terminal(session, prompt, offered)


def _ask_at_terminal(session: PromptSession[str], prompt: str, offered: Sequence[str]) -> str:
    from prompt_toolkit.completion import WordCompleter

    asked = plain(prompt, sys.stdout.encoding)
    completer = WordCompleter(list(offered), ignore_case=True, sentence=True)
    return session.prompt([("bold", asked), ("", " ")], completer=completer, complete_while_typing=False)
