"""``cardavia`` and ``cardavia serve``: a table on this computer, and a server for others."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import segno
import typer

from cardavia.cli.saying import say

Port = Annotated[int, typer.Option(help=say("cli_port"), min=0, max=65535)]
Data = Annotated[Path | None, typer.Option(help=say("cli_data"))]


def open_table(port: int = 0, data: Path | None = None, *, lan: bool = False, browser: bool = True) -> None:
    """Starts a table on this computer and opens it in the browser."""
    from cardavia.server.running import listen, local_address, run
    from cardavia.server.settings import Settings

    listening = listen("0.0.0.0" if lan else "127.0.0.1", port)
    shown = local_address() if lan else "127.0.0.1"
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def ready() -> None:
        typer.echo(say("cli_table_open", address=address))
        if lan:
            segno.make(address).terminal(compact=True)
            typer.echo(say("cli_table_lan"))
        if browser:
            # In a thread: some browsers give back control only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(Settings(data=data or _data_folder()), listening, ready, quiet=True)


def serve(
    host: Annotated[str, typer.Option(help=say("cli_host"))] = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    workers: Annotated[int, typer.Option(help=say("cli_workers"), min=1)] = 2,
) -> None:
    """Serves tables to whoever can reach this address."""
    from cardavia.server.running import listen, run
    from cardavia.server.settings import Settings

    listening = listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    settings = Settings(data=data or _data_folder(), workers=workers)
    run(settings, listening, lambda: typer.echo(say("cli_serving", address=address)))


def _data_folder() -> Path:
    return Path(typer.get_app_dir("cardavia"))
