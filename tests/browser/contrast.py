"""How well texts stand out from what is behind them, measured on the pixels that the browser paints.

The page is photographed without its letters; what is behind each line is compared with its colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from .window import Window

LEAST = 4.5
EDGE = 0.05
"""So much of what is behind a text may be a border or a neighbour: the worst of it does not count."""

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

Light = tuple[str, float, float, float]
CORNERS: tuple[Light, ...] = (
    *product(("felt", "linen"), (0.0, 1.0), (1.0,), (0.0, 1.0)),
    *product(("felt", "linen"), (0.0,), (0.0,), (0.5,)),
)
"""Both cloths with every slider at either end; without grain, which only takes contrast, the faintest."""


class Read(NamedTuple):
    """Is how one line of text can be read."""

    contrast: float
    said: str
    light: Light


def measure(window: Window, light: Light) -> Iterator[Read]:
    """Gives the contrast of every line of text in the window, in this light."""
    page = window.page
    page.evaluate(f"() => window.contrast ?? ({SCRIPT})()")
    page.evaluate("light => window.contrast.shine(...light)", list(light))
    texts = page.evaluate("() => window.contrast.texts()")
    page.evaluate("() => window.contrast.bare(true)")
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    page.evaluate("() => window.contrast.bare(false)")
    for text in texts:
        if behind := _behind(picture, text["box"]):
            yield Read(_contrast(text, behind), text["said"], light)


Colours = list[tuple[int, tuple[int, int, int]]]


def _behind(picture: Image.Image, box: list[float]) -> Colours:
    left, top, right, bottom = (round(edge) for edge in box)
    # The letters fill the middle of their line; what is above and below them may be another thing.
    inset = (bottom - top) // 5
    area = (max(left, 0), max(top + inset, 0), min(right, picture.width), min(bottom - inset, picture.height))
    if area[0] >= area[2] or area[1] >= area[3]:
        return []
    part = picture.crop(area)
    return part.getcolors(part.width * part.height) or []  # type: ignore[return-value]


def _contrast(text: dict[str, Any], behind: Colours) -> float:
    """Returns the contrast that a text keeps before all but a few of the pixels behind it."""
    alpha: float = text["alpha"]
    ratios = sorted(
        (_ratio(_mixed(text["colour"], ground, alpha), ground), count) for count, ground in behind
    )
    few = EDGE * sum(count for _, count in ratios)
    for ratio, count in ratios:
        few -= count
        if few < 0:
            return ratio
    return ratios[-1][0]


def _mixed(colour: list[int], ground: tuple[int, int, int], alpha: float) -> tuple[float, ...]:
    return tuple(one * alpha + other * (1 - alpha) for one, other in zip(colour, ground, strict=True))


def _ratio(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    dark, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[float, ...]) -> float:
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
