"""From nothing to the first card: pip install, one command, and a table that deals.

A fresh virtual environment on a machine where Node cannot run and its registry cannot be reached.
After ``pip install .`` the one command answers at its port with the page, and before a minute has
gone a person in a real browser has pressed Play now and holds cards of which one can be played.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

from tests.browser.chromium import chromium
from tests.browser.person import Person

ROOT: Final = Path(__file__).resolve().parent.parent
PORT: Final = 8777
MOST_SECONDS: Final = 60.0
NODE: Final = ("node", "npm", "npx", "corepack", "yarn", "pnpm")


def prove(quick: bool) -> tuple[bool, str]:
    with TemporaryDirectory() as folder:
        place = Path(folder)
        environment = without_node(place)
        began = time.monotonic()
        cardavia = install(place / "venv", environment)
        installed = time.monotonic()
        with table(cardavia, place / "data", environment) as address:
            answers = [answer(address, path) for path in ("", "healthz")]
            problems = first_card(address)
        seconds = time.monotonic() - installed
        asked = sorted(path.name for path in (place / "asked").iterdir())
    good = ["<!doctype html>" in answers[0].lower(), answers[1] == '{"status":"ok"}', not problems, not asked]
    figures = (
        f"installed in {installed - began:.0f} s without Node ({', '.join(asked) or 'nobody'} asked for it); "
        f"/ and /healthz answered at port {PORT}; first card in hand {seconds:.1f} s after the install "
        f"(at most {MOST_SECONDS:.0f}); {len(problems)} problems in the browser"
    )
    return all(good) and seconds <= MOST_SECONDS, figures


def without_node(place: Path) -> dict[str, str]:
    """Returns an environment in which whoever calls for Node fails, and leaves a trace."""
    bin_, asked = place / "bin", place / "asked"
    bin_.mkdir()
    asked.mkdir()
    for name in NODE:
        (bin_ / name).write_text(f"#!/bin/sh\ntouch '{asked / name}'\nexit 127\n")
        (bin_ / name).chmod(0o755)
    ours = ("VIRTUAL_ENV", "PYTHONPATH")
    return {name: value for name, value in os.environ.items() if name not in ours} | {
        "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}",
        # The port of "discard", where nobody listens.
        "npm_config_registry": "http://127.0.0.1:9/",
    }


def install(venv: Path, environment: dict[str, str]) -> Path:
    """Returns the command that the README's install has put in place."""
    python = getattr(sys, "_base_executable", sys.executable)
    for command in (
        [python, "-m", "venv", str(venv)],
        [str(venv / "bin" / "pip"), "install", "--disable-pip-version-check", "--quiet", str(ROOT)],
    ):
        subprocess.run(command, env=environment, check=True)
    return venv / "bin" / "cardavia"


@contextmanager
def table(cardavia: Path, data: Path, environment: dict[str, str]) -> Iterator[str]:
    """Runs the one command; gives the address that it prints."""
    command = [str(cardavia), "--no-browser", "--port", str(PORT), "--data", str(data)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, line
            yield found[0]
        finally:
            process.terminate()


def answer(address: str, path: str) -> str:
    with urlopen(address + path, timeout=20) as response:
        assert response.status == 200
        return str(response.read().decode())


def first_card(address: str) -> list[str]:
    """Sits down as a person would and waits for a card to play; returns what went wrong on the page."""
    with chromium() as browser:
        person = Person(browser, address.rstrip("/"))
        window = person.window("/")
        window.page.get_by_role("button", name=re.compile("^Play now")).first.click()
        window.playable.first.wait_for(timeout=MOST_SECONDS * 1000)
        person.context.close()
        return person.problems
