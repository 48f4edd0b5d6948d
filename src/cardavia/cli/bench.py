"""``cardavia bench``: how fast the rules are on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from cardavia.arena.speed import moves_per_second
from cardavia.cli.saying import print_json, say


def bench(
    seconds: Annotated[float, typer.Option(help=say("cli_bench_seconds"), min=0.1, max=600)] = 3.0,
    json: Annotated[bool, typer.Option("--json", help=say("cli_json"))] = False,
) -> None:
    """Measures whole random deals of 56 with six seats, and prints the moves in a second."""
    speed = round(moves_per_second(seconds))
    print_json({"moves_per_s": speed}) if json else typer.echo(say("cli_bench_moves", moves=f"{speed:,}"))
