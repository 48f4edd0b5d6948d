"""``cardavia rules``: the full rules of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from cardavia.cli.saying import known_language, say
from cardavia.games import game as settled
from cardavia.terminal.drawing import new_console
from cardavia.terminal.rules_page import MEASURE, Setting
from cardavia.terminal.spelling import settle_streams
from cardavia.words.rules import rules_page


def rules(
    game: Annotated[str, typer.Argument(help=say("cli_game"))],
    players: Annotated[int | None, typer.Option(help=say("cli_players"))] = None,
    rules: Annotated[str, typer.Option(help=say("cli_rules_option"))] = "classic",
    lang: Annotated[str | None, typer.Option(help=say("cli_language"))] = None,
) -> None:
    """Prints the rules page, with the switches of these rules marked."""
    page = rules_page(game, settled(game, players, rules).rules.switches_on)
    settle_streams()
    console = new_console()
    console.width = min(console.width, MEASURE)
    for part in Setting(known_language(lang)).page(page):
        console.print(part)
