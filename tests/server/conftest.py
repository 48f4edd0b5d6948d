"""A real server in a process of its own, on a free port, with a data folder that outlives it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .guest import Guest


class Server:
    """Starts, kills and restarts ``cardavia serve`` on one data folder and one port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        command = [sys.executable, "-c", "from cardavia.cli import main; main()", "serve", "--workers", "1"]
        with self._log_file.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, line
        self.port = int(found[1])
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Ends the server as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        """Ends the server as an operator would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def log(self) -> str:
        return self._log_file.read_text(encoding="utf-8")

    @property
    def _log_file(self) -> Path:
        return self.data.parent / "server.log"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    data = tmp_path / "data"
    data.mkdir()
    server = Server(data)
    yield server
    server.stop()


@pytest.fixture
def address(server: Server) -> str:
    return server.start()


@pytest.fixture
def guest(address: str) -> Iterator[Callable[[str], Guest]]:
    """Makes guests of the server, and closes their sockets at the end."""
    guests: list[Guest] = []

    def arrive(name: str = "Anu") -> Guest:
        guests.append(Guest(address, name))
        return guests[-1]

    yield arrive
    for each in guests:
        each.drop()
