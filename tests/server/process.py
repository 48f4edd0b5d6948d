"""``cardavia serve`` as a process to be killed and started again, and its log of events as it is on disk."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from ..patience import PATIENCE

CARDAVIA = (sys.executable, "-c", "from cardavia.cli import main; main()")


class Server:
    """Starts, kills and restarts a server on one data folder and one port."""

    def __init__(self, data: Path, *, packages: Path | None = None) -> None:
        self.data = data
        self.packages = packages
        """Where another version of the package lies, if that is to run."""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        with self._log_file.open("a") as log:
            self.process = subprocess.Popen(
                [*CARDAVIA, "serve", "--workers", "1", "--port", str(self.port), "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, line + self.log
        self.port = int(found[1])
        return self.address

    @property
    def _environment(self) -> dict[str, str]:
        return os.environ | ({"PYTHONPATH": str(self.packages)} if self.packages else {})

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Ends the server from one instant to the next: it cannot do anything about it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def restart(self) -> None:
        self.kill()
        self.start()

    def stop(self) -> int | None:
        """Ends the server as an operator would; returns how it ended."""
        if self.process is None:
            return None
        if self.process.poll() is None:
            self.process.terminate()
            self._wait()
        return self.process.returncode

    def _wait(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def rows(self, table: str) -> list[bytes]:
        """Returns the table's events as they lie on disk."""
        query = "SELECT body FROM events WHERE table_id = ? ORDER BY version"
        with closing(sqlite3.connect(f"file:{self.data / 'tables.sqlite3'}?mode=ro", uri=True)) as log:
            return [body for (body,) in log.execute(query, (table,))]

    def events(self, table: str) -> list[dict[str, Any]]:
        return [json.loads(row)["event"] for row in self.rows(table)]

    @property
    def workers(self) -> list[int]:
        """The processes that the server has started, by number."""
        assert self.process is not None
        every = ["ps", "-ww", "-eo", "pid=,ppid=,args="]
        listed = subprocess.run(every, capture_output=True, text=True, check=True).stdout.splitlines()
        found = [line.split(None, 2) for line in listed]
        mine = [(pid, args) for pid, parent, args in found if int(parent) == self.process.pid]
        return [int(pid) for pid, args in mine if "spawn_main" in args]

    @property
    def log(self) -> str:
        return self._log_file.read_text(encoding="utf-8")

    @property
    def _log_file(self) -> Path:
        return self.data.parent / "server.log"
