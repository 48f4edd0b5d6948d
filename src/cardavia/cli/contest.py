"""``cardavia contest``: two levels against each other."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from cardavia.arena.blocks import Entry
from cardavia.arena.contest import Outcome, check, cores
from cardavia.arena.contest import contest as hold
from cardavia.arena.contracts import Contracts
from cardavia.cli.saying import print_json, say
from cardavia.games import game as settled
from cardavia.players import Budget

MOST: Final = 1_000_000
"""Deals or matches of one contest: more would be a slip of the hand, and days of work."""


def contest(
    game: Annotated[str, typer.Argument(help=say("cli_game"))],
    a: Annotated[str, typer.Option(help=say("cli_contest_a"))] = "fair",
    b: Annotated[str, typer.Option(help=say("cli_contest_b"))] = "random",
    deals: Annotated[int, typer.Option(help=say("cli_contest_deals"), max=MOST)] = 200,
    matches: Annotated[int, typer.Option(help=say("cli_contest_matches"), max=MOST)] = 0,
    seed: Annotated[int, typer.Option(help=say("cli_seed"))] = 0,
    players: Annotated[int | None, typer.Option(help=say("cli_players"))] = None,
    rules: Annotated[str, typer.Option(help=say("cli_rules_option"))] = "classic",
    duplicate: Annotated[bool, typer.Option(help=say("cli_contest_duplicate"))] = True,
    work: Annotated[int | None, typer.Option(help=say("cli_work"))] = None,
    workers: Annotated[int | None, typer.Option(help=say("cli_workers"), min=1)] = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli_json"))] = False,
) -> None:
    """Plays the contest and prints its figures."""
    table = settled(game, players, rules)
    budget = Budget() if work is None else Budget(work=work)
    entry = Entry(table.name, table.players, table.rules_text, a, b, seed, duplicate, budget)
    check(entry, deals, matches)
    with _bar() as bar, cores(workers) as executor:
        task = bar.add_task(say("cli_contest_running", a=a, b=b), total=deals + matches)
        outcome = hold(entry, deals, matches, executor=executor, progress=lambda n: bar.advance(task, n))
    print_json(outcome) if json else _print(game, outcome)


def _bar() -> Progress:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _print(game: str, outcome: Outcome) -> None:
    level = {"a": outcome.a, "b": outcome.b}
    lines = _deals(game, outcome)
    if any(outcome.matches):
        lines.append(say("cli_contest_matches_won", a=outcome.matches[0], b=outcome.matches[1]))
    for key, contracts in outcome.contracts.items():
        lines += _contracts(level[key], contracts)
    for key, spent in outcome.decision_ms.items():
        figures = {"median": f"{spent.median:.2f}", "p95": f"{spent.p95:.2f}"}
        lines.append(say("cli_contest_spent", level=level[key], **figures))
    typer.echo("\n".join(lines))


def _deals(game: str, outcome: Outcome) -> list[str]:
    names = {"a": outcome.a, "b": outcome.b}
    match outcome:
        case Outcome(per_deal=float(gain), interval=(low, high), deals_won_a=float(share)):
            unit, deals = say("cli_contest_unit", game=game), outcome.deals
            return [
                say("cli_contest_gain", **names, gain=f"{gain:+.2f}", unit=unit, deals=deals),
                say("cli_contest_interval", low=f"{low:+.2f}", high=f"{high:+.2f}"),
                say("cli_contest_won", a=outcome.a, share=f"{100 * share:.1f}"),
            ]
        case _:
            return [say("cli_contest_running", **names)]


def _contracts(level: str, bid: Contracts) -> list[str]:
    doubled = bid.doubled_made + bid.doubled_failed
    figures = {"made": bid.made, "failed": bid.failed, "doubled": doubled, "doubled_made": bid.doubled_made}
    par = {"stand": bid.stand, "solved": bid.solved, "stand_made": bid.stand_made}
    return [say("cli_contest_contracts", level=level, **figures), say("cli_contest_par", **par)]
