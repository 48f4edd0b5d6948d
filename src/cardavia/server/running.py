"""Starting a server: a free port, an address to open, an orderly end."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from cardavia.server import logs
from cardavia.server.app import create_app
from cardavia.server.guests import Guests
from cardavia.server.settings import Settings
from cardavia.server.store import prepare
from cardavia.words import BadRequest


def listen(host: str, port: int) -> socket.socket:
    """Returns a socket that listens, on any free port where ``port`` is 0.

    Raises:
        BadRequest: the port is in use, or the address is not this computer's.
    """
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        id = "port_in_use" if problem.errno == errno.EADDRINUSE else "address_unusable"
        raise BadRequest(id, host=host, port=str(port)) from None
    listening.listen(128)
    return listening


def local_address() -> str:
    """Returns this computer's address in the home network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address


def run(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], *, quiet: bool = False
) -> None:
    """Serves until it is told to stop; calls ``ready`` once it answers.  ``quiet`` logs problems only.

    Raises:
        BadRequest: the data folder cannot be used.
    """
    logs.set_up(logging.WARNING if quiet else logging.INFO)
    # uvicorn ends in good order, then passes the signal on: what is left is to leave.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    prepare(settings.data)
    Guests(settings.data)
    app = create_app(settings)
    app.on_startup.append(ready)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_per_message_deflate=False,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=2,
    )
    uvicorn.Server(config).run(sockets=[listening])
