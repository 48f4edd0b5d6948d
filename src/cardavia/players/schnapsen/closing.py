"""Closing the stock: when it is safe enough for what it brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardavia.games.schnapsen import GOAL, View
from cardavia.games.schnapsen.course import after_close
from cardavia.games.schnapsen.scoring import Frozen, game_points
from cardavia.players.schnapsen.foresight import Outlook, counted, look_ahead
from cardavia.players.schnapsen.worlds import World
from cardavia.words import Message

ENOUGH: Final = 0.6
"""The share of what 66 is worth now that closing has to bring on average, failures counted.

With two game points to win or to lose, that is to reach 66 against four hands in five; with the other
player one short of winning the match, less will do.
"""


def look_closed(view: View, worlds: Iterable[World], until: float | None = None) -> Outlook:
    """Returns what each lead brings once the stock is closed."""
    return look_ahead(after_close(view), worlds, until)


def bar(view: View) -> float:
    """Returns what closing has to bring on average while it cannot be told what else would."""
    return ENOUGH * gain(view)


def gain(view: View) -> int:
    """Returns what 66 brings a player who closes now, in game points that count (rule 11)."""
    assert view.seat is not None
    other = 1 - view.seat
    return counted(game_points(Frozen(view.points[other], view.tricks[other])), view)


def why_close(view: View, outlook: Outlook) -> tuple[Message, ...]:
    """Returns the reasons for closing: how safe it is, what it brings, what is missing to 66."""
    assert view.seat is not None
    won = max(map(outlook.won, outlook.values))
    safe = Message.of("why_close_mostly", won=won, worlds=outlook.worlds)
    if won == outlook.worlds:
        safe = Message.of("why_close_safe", worlds=outlook.worlds)
    missing = GOAL - view.points[view.seat]
    return (
        safe,
        Message.of("why_close_gain", points=gain(view)),
        Message.of("why_points_missing", points=missing),
    )
