"""``cardavia solve``: what every move of a position is worth."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from pathlib import Path
from threading import Thread
from typing import Annotated, Final, TypeVar

import typer
from msgspec.structs import asdict
from rich.console import Console
from rich.progress import BarColumn, Progress, TimeElapsedColumn

from cardavia import records, study
from cardavia.cli.saying import print_json, say
from cardavia.cli.solution import AnyDeal, solved_page, strains_page
from cardavia.games import fiftysix
from cardavia.terminal.drawing import new_console
from cardavia.terminal.spelling import settle_streams

STANDARD_INPUT: Final = Path("-")

T = TypeVar("T")


def solve(
    file: Annotated[Path, typer.Argument(help=say("cli_solve_file"))],
    deal: Annotated[int | None, typer.Option("--deal", help=say("cli_solve_deal"))] = None,
    ply: Annotated[int | None, typer.Option("--ply", help=say("cli_solve_ply"))] = None,
    node_limit: Annotated[int | None, typer.Option(help=say("cli_solve_node_limit"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli_json"))] = False,
) -> None:
    """Solves a position; while a deal of 56 is being called, compares the strains."""
    found = study.find_deal(_read(file), deal, ply)
    if isinstance(found, fiftysix.Deal) and found.contract is None:
        _compare_strains(found, node_limit, json)
    else:
        _solve(found, node_limit, json)


def _read(file: Path) -> bytes:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(records.LARGEST + 1)
    with file.open("rb") as text:
        return text.read(records.LARGEST + 1)


def _solve(deal: AnyDeal, node_limit: int | None, json: bool) -> None:
    began = time.monotonic()
    solved = _while_waiting(lambda: study.solve(deal, node_limit))
    if json:
        print_json({"game": deal.game.name, "to_act": deal.to_act, **asdict(solved)})
        return
    settle_streams()
    new_console().print(solved_page(deal, solved, time.monotonic() - began))


def _compare_strains(deal: fiftysix.Deal, node_limit: int | None, json: bool) -> None:
    strains = _while_waiting(lambda: study.strains(deal, node_limit))
    if json:
        print_json({"game": deal.game.name, "strains": strains})
        return
    settle_streams()
    new_console().print(strains_page(deal, strains))


def _while_waiting(search: Callable[[], T]) -> T:
    """Returns what a search finds, and shows on standard error that it is under way."""
    # In a thread of its own, left behind at Ctrl-C: the kernel hears of nothing until it is done.
    done: Future[T] = Future()
    Thread(target=_settle, args=(done, search), daemon=True).start()
    columns, screen = ("{task.description}", BarColumn(), TimeElapsedColumn()), Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        bar.add_task(say("cli_solve_running"), total=None)
        while not done.done():
            wait([done], timeout=0.2)
    return done.result()


def _settle(done: Future[T], search: Callable[[], T]) -> None:
    try:
        done.set_result(search())
    except Exception as problem:
        done.set_exception(problem)
