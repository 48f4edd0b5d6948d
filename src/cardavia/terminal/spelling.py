"""What is typed and printed where an encoding has no suits, no dashes, or none of what was typed."""

from __future__ import annotations

import codecs
import io
import sys
from typing import Final

_PLAIN: Final = {
    **dict(zip("♠♥♦♣", "SHDC", strict=True)),
    **dict.fromkeys("─–—−·", "-"),
    **dict.fromkeys("“”", '"'),
    "’": "'",
    "›": ">",
    "…": "...",
    "▮": "#",
}
"""What stands for a sign that cannot be written: letters for suits, as players type them."""
_ERRORS: Final = "cardavia.plain"


def _plainly(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    missing = problem.object[problem.start : problem.end]
    return "".join(_PLAIN.get(sign, "?") for sign in missing), problem.end


codecs.register_error(_ERRORS, _plainly)


def plain(text: str, encoding: str) -> str:
    """Returns a text as it can be written in an encoding.

    >>> plain("Your card › 10♥, “J♣”", "ascii"), plain("10♥", "utf-8")
    ('Your card > 10H, "JC"', '10♥')
    """
    return text.encode(encoding, _ERRORS).decode(encoding)


def settle_streams() -> None:
    """Lets standard input take whatever is typed, and standard output print whatever is said."""
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, _ERRORS)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
