"""English left over on a page that speaks another language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from .window import Window

NAMES = {"anu", "cardavia", "schnapsen", "guest"}
"""What is called the same everywhere, and who sits at the tables of these tests."""
WORD = re.compile(r"[A-Za-z]{3,}")
SAID = """() => {
  const told = ["aria-label", "title", "alt", "placeholder", "aria-description"];
  const foreign = "[lang=en]:not(html), code";
  const whole = [...document.querySelectorAll("*")].filter((one) => !one.closest(foreign));
  return whole.flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
    ...told.map((name) => one.getAttribute(name) ?? ""),
  ]).filter((text) => text.trim()).concat(document.title);
}"""


@cache
def words(language: str) -> frozenset[str]:
    """Returns all words in Latin letters that a catalogue's sentences have, without what stands in gaps."""
    found: set[str] = set()
    for file in files("cardavia.words").joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            for line in file.read_text(encoding="utf-8").splitlines():
                found |= _words(_sentence(line))
    return frozenset(found)


def left(window: Window, language: str) -> list[str]:
    """Returns the words on the page that the English catalogue has and this language's has not."""
    foreign = words("en") - words(language) - NAMES
    said: list[str] = window.page.evaluate(SAID)
    return sorted({f"{word} ({text.strip()[:60]})" for text in said for word in _words(text) & foreign})


def _words(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def _sentence(line: str) -> str:
    """Returns what is said in a line of Fluent: neither ids, variants, comments nor placeables."""
    if line.startswith("#"):
        return ""
    line = re.sub(r"^[\w-]+ =|^\s*\*?\[[^\]]*\]", "", line)
    return re.sub(r"\{[^{}\"]*\}|\{.*", " ", line)
