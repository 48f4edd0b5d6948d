"""The Chromium that the page is opened in: the one that $CHROMIUM names, else the one on the PATH."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from .window import PATIENCE

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
NONE = "there is no Chromium: put `chromium` on the PATH, or its path into $CHROMIUM"


def found() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Starts the browser, for as many people as are wanted."""
    path = found()
    assert path is not None, NONE
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        try:
            yield browser
        finally:
            browser.close()
