"""The clock of the tables: the time of day when the server started, and steady from there on.

Clocks of computers get set; nobody at a table gains or loses by it.
"""

from __future__ import annotations

import time
from typing import Final

STARTED: Final = time.time() - time.monotonic()


def now() -> float:
    """Returns the time in seconds since 1970, which never runs backwards while the server lives."""
    return STARTED + time.monotonic()
