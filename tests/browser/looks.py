"""What eyes and fingers find fault with: texts cut off or covered, keys too small, cards too narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .window import Window

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
KEY, EDGE = 44, 24
"""Pixels that a key has at the least, and a card in hand that others do not cover."""


def cut(window: Window) -> list[str]:
    """Returns the texts that are cut off, or poke out of a key or the window."""
    return _found(window, "cut")


def covered(window: Window) -> list[str]:
    """Returns the texts that something lies on, be it another text."""
    return _found(window, "covered")


def small(window: Window) -> list[str]:
    """Returns the keys that a finger may miss."""
    # What is drawn between two pixels may lose half of one on either side.
    return _found(window, "small", KEY - 1)


def narrow(window: Window) -> list[str]:
    """Returns the cards in hand of which too little is free to be hit."""
    return _found(window, "narrow", EDGE)


def lost(window: Window) -> list[str]:
    """Returns the keys that cannot be brought into the window, or lie under something."""
    return _found(window, "lost")


def shapeless(window: Window) -> list[str]:
    """Returns the keys and fields without an edge, and those pressed that look like the others."""
    return _found(window, "shapeless") + _found(window, "alike")


def unreadable(window: Window) -> list[str]:
    return cut(window) + covered(window)


def _found(window: Window, what: str, *least: int) -> list[str]:
    call: Any = f"(least) => {{ window.looks ?? ({SCRIPT})(); return window.looks.{what}(...least); }}"
    found: list[str] = window.page.evaluate(call, list(least))
    return found
