"""``cardavia doctor``: what is installed here, and whether it works."""

from __future__ import annotations

import importlib.metadata
import platform
import sys
from collections.abc import Callable
from importlib.resources import files
from typing import Annotated, Final

import typer

import cardavia
from cardavia import games, kernel, players, shuffle
from cardavia.cli.saying import print_json, say
from cardavia.words import LANGUAGES

LIBRARIES: Final = ("msgspec", "fluent.runtime", "typer", "rich", "prompt_toolkit", "litestar", "uvicorn")


def doctor(json: Annotated[bool, typer.Option("--json", help=say("cli_json"))] = False) -> None:
    """Prints what is installed and whether the parts work; exit code 1 where one does not."""
    facts = {
        "cardavia": cardavia.__version__,
        "place": str(files("cardavia")),
        "kernel": kernel.which(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "encoding": getattr(sys.stdout, "encoding", None) or "-",
        "languages": " ".join(LANGUAGES),
    } | {name: importlib.metadata.version(name) for name in LIBRARIES}
    health = {name: _works(check) for name, check in CHECKS.items()}
    if json:
        print_json({"facts": facts, "works": health})
    else:
        _print(facts, health)
    if not all(health.values()):
        raise typer.Exit(1)


def _print(facts: dict[str, str], health: dict[str, bool]) -> None:
    width = max(map(len, facts))
    for name, value in facts.items():
        typer.echo(f"{name:<{width}}  {value}")
    if not kernel.COMPILED:
        typer.echo(say("cli_doctor_uncompiled", modules=" ".join(kernel.UNCOMPILED)))
    for name, works in health.items():
        typer.echo(say("cli_doctor_works" if works else "cli_doctor_broken", part=name))


def _works(check: Callable[[], None]) -> bool:
    # Whatever is broken here is what the doctor is asked about: it reports, it does not stumble.
    try:
        check()
    except Exception as problem:
        typer.echo(f"{type(problem).__name__}: {problem}", err=True)
        return False
    return True


def _a_deal_of(name: str) -> None:
    game = games.game(name)
    secret = shuffle.Shuffle(shuffle.new_secret(), ())
    deal = game.deal(pack=secret.order(0, game.pack))
    seats = [players.player("fair", seed) for seed in range(game.players)]
    while (seat := deal.to_act) is not None:
        deal = deal.play(str(seats[seat].choose(deal.view(seat)).move))
    shuffle.check(
        secret,
        published=secret.commitment,
        commitments={},
        unshuffled=game.pack,
        packs=[secret.order(0, game.pack)],
    )


def _the_page() -> None:
    page = files("cardavia").joinpath("page", "index.html").read_text(encoding="utf-8")
    assert "assets/" in page, "the built page is not in the package"


def _the_kernel() -> None:
    """Plays out deals in which both copies of each high spade are dealt, and nothing else."""
    from cardavia.kernel.fiftysix_playouts import PlayOuts

    points = bytearray(1000)
    PlayOuts([0] * 4, [2] * 4, pool=0xF0_000000F0, trump=0).run(points)
    assert 0 <= min(points) < max(points) <= 14, "play-outs come to points that the cards do not have"


CHECKS: Final[dict[str, Callable[[], None]]] = {
    "fiftysix": lambda: _a_deal_of("fiftysix"),
    "schnapsen": lambda: _a_deal_of("schnapsen"),
    "kernel": _the_kernel,
    "page": _the_page,
}
