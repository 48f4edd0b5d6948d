"""``cardavia play``: the table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardavia import games
from cardavia.cli.saying import known_language, say
from cardavia.terminal import sit_down
from cardavia.terminal.pace import pace as paced
from cardavia.terminal.setting import Chance, Setting
from cardavia.terminal.voice import Voice


def play(
    game: Annotated[str, typer.Argument(help=say("cli_game"))],
    players: Annotated[int | None, typer.Option(help=say("cli_players"))] = None,
    rules: Annotated[str, typer.Option(help=say("cli_rules_option"))] = "classic",
    level: Annotated[str, typer.Option(help=say("terminal_option_level"))] = "strong",
    seat: Annotated[int, typer.Option(help=say("terminal_option_seat"))] = 0,
    name: Annotated[str, typer.Option(help=say("terminal_option_name"))] = "",
    record: Annotated[Path | None, typer.Option(help=say("terminal_option_record"))] = None,
    pace: Annotated[str, typer.Option(help=say("terminal_option_pace"))] = "normal",
    seed: Annotated[int | None, typer.Option(help=say("cli_seed"))] = None,
    lang: Annotated[str | None, typer.Option(help=say("cli_language"))] = None,
) -> None:
    """Plays a match in this terminal."""
    settled = games.game(game, players, rules)
    chance = Chance.fresh() if seed is None else Chance.seeded(seed)
    setting = Setting(
        game=settled,
        chance=chance,
        pace=paced(pace),
        me=seat,
        level=level,
        name=name,
        voice=Voice(known_language(lang)),
    )
    sit_down(setting, record)
