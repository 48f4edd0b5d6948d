"""``cardavia serve`` and ``cardavia`` as processes: their start and end, and one line for what is wrong."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ..patience import PATIENCE

CARDAVIA = (sys.executable, "-c", "from cardavia.cli import main; main()")


@contextmanager
def running(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Starts the program; gives the process and its address."""
    process = subprocess.Popen(
        [*CARDAVIA, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://[0-9.]+:\d+/", line)
        assert found, line
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def how_it_ended(open_socket: ClientConnection) -> int | None:
    try:
        while True:
            open_socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def refused(*words: str) -> str:
    done = subprocess.run([*CARDAVIA, *words], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("cardavia: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("signal_", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_good_order_with_sockets_open_and_one_that_has_gone_silent(
    tmp_path: Path, signal_: signal.Signals
) -> None:
    with running("serve", "--port=0", f"--data={tmp_path}", "--workers=1") as (process, address):
        made = urllib.request.Request(
            address + "api/tables",
            b'{"game": "schnapsen", "players": 2, "start": true}',
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(made) as answer:
            cookie = answer.headers["set-cookie"].partition(";")[0]
            table = re.search(r'"id":"([^"]+)"', answer.read().decode())
        assert table is not None
        place = f"{address.replace('http', 'ws')}api/tables/{table[1]}/socket"
        with (
            connect(place, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as mine,
            connect(place, open_timeout=PATIENCE) as watching,
            # It neither reads nor answers, nor does it go before the server has.
            socket.create_connection(("127.0.0.1", int(address.rsplit(":", 1)[1][:-1]))) as silent,
        ):
            assert "shuffling" in str(mine.recv(PATIENCE))
            silent.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
            process.send_signal(signal_)
            assert [how_it_ended(one) for one in (mine, watching)] == [1012, 1012]
            process.wait(PATIENCE)
        assert process.stderr is not None
        said = process.stderr.read()
    assert process.returncode == {signal.SIGTERM: 0, signal.SIGINT: 130}[signal_]
    assert not [line for line in said.splitlines() if not line.startswith('{"event_type"')]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as log:
        assert log.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_table_on_this_computer_opens_without_a_word_of_logs(tmp_path: Path) -> None:
    with running("--no-browser", f"--data={tmp_path}") as (process, address):
        with urllib.request.urlopen(address + "healthz") as answer:
            assert answer.read() == b'{"status":"ok"}'
        process.terminate()
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for words in (("serve",), ("--no-browser",)):
            assert f"Port {port} is in use" in refused(*words, f"--port={port}", f"--data={tmp_path}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "::gg"])
def test_an_address_of_another_computer_is_one_line(host: str, tmp_path: Path) -> None:
    assert host in refused("serve", f"--host={host}", f"--data={tmp_path}")


@pytest.mark.parametrize("words", [("serve", "--port=0"), ("--no-browser",)])
def test_a_data_folder_that_cannot_be_is_one_line(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.write_bytes(b"in the place of a folder")
    assert str(file) in refused(*words, f"--data={file}")
    assert str(file) in refused(*words, f"--data={file / 'below'}")
    assert file.read_bytes() == b"in the place of a folder"


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"SQLite format 3\0" + b"\xff" * 200])
def test_a_log_that_is_none_is_one_line_and_stays_as_it_is(content: bytes, tmp_path: Path) -> None:
    log = tmp_path / "tables.sqlite3"
    log.write_bytes(content)
    assert str(tmp_path) in refused("serve", "--port=0", f"--data={tmp_path}")
    assert log.read_bytes() == content


def test_a_damaged_cookie_key_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "cookie.key").write_bytes(b"short")
    assert "cookie.key" in refused("serve", "--port=0", f"--data={tmp_path}")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("serve", "--port=99999"), "--port"),
        (("serve", "--port=-1"), "--port"),
        (("serve", "--workers=0"), "--workers"),
        (("serve", "--port=many"), "--port"),
        (("serve", "somewhere"), "somewhere"),
    ],
)
def test_options_that_cannot_be_are_one_line(words: tuple[str, ...], says: str, tmp_path: Path) -> None:
    assert says in refused(*words, f"--data={tmp_path}")
    assert list(tmp_path.iterdir()) == []
