"""``cardavia bench``: how fast the rules and the kernel are on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from cardavia.cli.saying import print_json, say

if TYPE_CHECKING:
    from cardavia.arena.bench import Bench
    from cardavia.arena.kernel_speed import Times


def bench(
    seconds: Annotated[float, typer.Option(help=say("cli_bench_seconds"), min=0.1, max=600)] = 3.0,
    json: Annotated[bool, typer.Option("--json", help=say("cli_json"))] = False,
) -> None:
    """Measures everything on one core, and prints the figures."""
    # Here and not above: no other command has to wait for the kernel.
    from cardavia.arena.bench import STEPS
    from cardavia.arena.bench import bench as measure

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("cli_bench_running"), total=STEPS)
        measured = measure(seconds, lambda: bar.advance(task))
    print_json(measured) if json else typer.echo("\n".join(told(measured)))


def told(measured: Bench) -> Iterator[str]:
    """Yields the figures as sentences."""
    yield say("cli_bench_kernel", kernel=measured.kernel)
    yield say("cli_bench_moves", moves=f"{measured.moves_per_s:,}")
    for players, deals in measured.fiftysix_playouts_per_s.items():
        yield say("cli_bench_playouts", players=players, deals=f"{deals:,}")
    yield say("cli_bench_strict", positions=f"{measured.schnapsen_strict_solves_per_s:,}")
    for players, times in measured.fiftysix_contract_ms.items():
        yield _solving("contract", players, times)
    for players, times in measured.fiftysix_exact_ms.items():
        yield _solving("points", players, times)
    for peer, figures in measured.peers.items():
        if figures is None:
            yield say("cli_bench_no_peer", peer=peer)
        for name, figure in (figures or {}).items():
            yield say("cli_bench_peer", peer=peer, measure=name, figure=f"{figure:,}")


def _solving(asked: str, players: str, times: Times) -> str:
    share = f"{100 * times.decided_in_1s:.0f}"
    if times.median is None:
        return say("cli_bench_given_up", asked=asked, players=players, share=share)
    spent = {"median": f"{times.median:,.1f}", "mean": f"{times.mean:,.1f}"}
    return say("cli_bench_solving", asked=asked, players=players, share=share, **spent)
