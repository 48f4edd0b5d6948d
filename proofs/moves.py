"""The rules play at least 50,000 moves a second on one core: whole random deals of 56 with six seats."""

from __future__ import annotations

from cardavia.arena.speed import moves_per_second

BAR = 50_000


def prove(quick: bool) -> tuple[bool, str]:
    speed = moves_per_second(5 if quick else 10)
    figures = f"{speed:,.0f} moves/s at best of five (bar {BAR:,}): choice, auction and 48 cards included"
    return speed >= BAR, figures
