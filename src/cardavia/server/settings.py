"""What a server is told when it starts."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Is how one server runs."""

    data: Path
    """The folder that holds the event log and the key that signs cookies."""
    workers: int = 2
    """How many processes think for computer players."""
    thinking_seconds: float = 5.0
    """After so long a computer player plays any legal move rather than keep people waiting."""
    rejoin_seconds: float = 2.0
    """How long a person may be without a socket, as when reloading the page, before it is noticed."""
