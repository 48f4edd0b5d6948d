"""The ``cardavia`` command.

Whatever is wrong with what was asked ends as one line on standard error and exit code 2.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from cardavia import records
from cardavia.cli.bench import bench
from cardavia.cli.contest import contest
from cardavia.cli.doctor import doctor
from cardavia.cli.play import play
from cardavia.cli.rules import rules
from cardavia.cli.saying import say, tell
from cardavia.cli.serve import Data, Port, open_table, serve
from cardavia.cli.solve import solve
from cardavia.cli.verify import verify
from cardavia.words import BadRecord, BadRequest, Refusal

BAD_REQUEST = 2
INTERRUPTED = 130
JOINERS = "\u200c\u2060"
"""What is not seen, and keeps letters apart or in one line: sentences of ours have it in them."""


def _version(wanted: bool) -> None:
    if wanted:
        from cardavia import __version__

        typer.echo(f"cardavia {__version__}")
        raise typer.Exit


app = typer.Typer(
    add_completion=False, invoke_without_command=True, pretty_exceptions_enable=False, help=say("cli_help")
)


@app.callback()
def cardavia(
    context: typer.Context,
    port: Port = 0,
    data: Data = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli_lan"))] = False,
    browser: Annotated[bool, typer.Option(help=say("cli_browser"))] = True,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=say("cli_version"))
    ] = False,
) -> None:
    """Starts a table on this computer where no command is given."""
    if context.invoked_subcommand is None:
        open_table(port, data, lan=lan, browser=browser)
    elif given := [name for name in context.params if _was_given(context, name)]:
        option = ("--no-" if context.params[given[0]] is False else "--") + given[0]
        raise BadRequest("cli_option_comes_first", option=option, command=context.invoked_subcommand)


def _was_given(context: typer.Context, option: str) -> bool:
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


for _command, _help in (
    (play, "cli_play_help"),
    (rules, "cli_rules_help"),
    (verify, "cli_verify_help"),
    (solve, "cli_solve_help"),
    (contest, "cli_contest_help"),
    (serve, "cli_serve_help"),
    (bench, "cli_bench_help"),
    (doctor, "cli_doctor_help"),
):
    app.command(help=say(_help))(_command)


def main() -> None:
    """Runs the command line."""
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except (Refusal, TyperException, OSError) as problem:
        if isinstance(problem, BrokenPipeError):
            # Whoever read our output has stopped: nothing more can be said, nor need be.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        print(f"cardavia: {_printable(_one_line(problem))}", file=sys.stderr)
        sys.exit(BAD_REQUEST)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)


def _printable(text: str) -> str:
    # A file's name may hold anything, even what would colour the screen.
    return "".join(char if char.isprintable() or char in JOINERS else "?" for char in text)


def _one_line(problem: Exception) -> str:
    if isinstance(problem, TyperException):
        return " ".join(problem.format_message().split())
    if isinstance(problem, OSError) and problem.filename is not None:
        return say("cli_file_problem", file=str(problem.filename), problem=str(problem.strerror))
    if isinstance(problem, BadRecord):
        return tell(records.placed(problem, tell(problem.message)))
    if isinstance(problem, Refusal):
        return tell(problem.message)
    return " ".join(str(problem).split())
