"""``cardavia verify``: replays a record and checks its shuffle."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardavia import records
from cardavia.cli.saying import print_json, say


def verify(
    file: Annotated[Path, typer.Argument(help=say("cli_verify_file"))],
    json: Annotated[bool, typer.Option("--json", help=say("cli_json"))] = False,
) -> None:
    """Replays every move, compares every figure, and checks every pack against the shuffle."""
    with file.open("rb") as record:
        verdict = records.verify(record.read(records.LARGEST + 1))
    print_json(verdict) if json else typer.echo("\n".join(map(str, verdict.sentences)))
