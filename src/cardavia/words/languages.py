"""The languages of the program, and which of them somebody gets who has not chosen one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple


class Language(NamedTuple):
    """Is a language in which the program speaks, written from left to right as all of them are."""

    code: str
    """As BCP 47 has it; the name of its catalogue's folder."""
    own: str
    """What it is called by those who speak it."""
    english: str
    draft: bool
    """Whether no card player whose language it is has read over its sentences yet."""


_ALL: Final = (
    Language("en", "English", "English", draft=False),
    Language("hu", "Magyar", "Hungarian", draft=True),
    Language("mn", "Монгол", "Mongolian", draft=True),
    Language("lo", "ລາວ", "Lao", draft=True),
    Language("bn", "বাংলা", "Bengali", draft=True),
    Language("de", "Deutsch", "German", draft=True),
    Language("ml", "മലയാളം", "Malayalam", draft=True),
)

_FOLDERS: Final = files("cardavia.words")


def whole(folder: Traversable) -> bool:
    """Returns whether a catalogue's folder is there and has every file that the English one has."""
    return _sentence_files(folder) >= _sentence_files(_FOLDERS.joinpath("en"))


def _sentence_files(folder: Traversable) -> set[str]:
    return (
        {file.name for file in folder.iterdir() if file.name.endswith(".ftl")} if folder.is_dir() else set()
    )


SPOKEN: Final = tuple(language for language in _ALL if whole(_FOLDERS.joinpath(language.code)))
"""The languages that have a whole catalogue, English first, which never lacks a sentence."""

LANGUAGES: Final[tuple[str, ...]] = tuple(language.code for language in SPOKEN)
"""Their codes."""


def known(wanted: str) -> str | None:
    """Returns the language that a code or the name of a locale means, None where it has no catalogue.

    >>> known("en-IN"), known("en_GB.UTF-8"), known("tlh")
    ('en', 'en', None)
    """
    tongue = re.split(r"[-_.@]", wanted.strip().lower())[0]
    return tongue if tongue in LANGUAGES else None


def choose(wanted: Iterable[str]) -> str:
    """Returns the first language of those wanted that has a catalogue, and English where none has.

    >>> choose(["tlh", "en-IN"])
    'en'
    """
    return next(filter(None, map(known, wanted)), "en")


def accepted(header: str) -> list[str]:
    """Returns the languages of an ``Accept-Language`` header, the dearest first.

    >>> accepted("hu;q=0.8, de-AT, tlh;q=0, en;q=0.9")
    ['de-AT', 'en', 'hu']
    """
    weighed = [
        (code.strip(), _weight(rest)) for code, _, rest in (part.partition(";") for part in header.split(","))
    ]
    dearest_first = sorted(weighed, key=lambda pair: -pair[1])
    return [code for code, weight in dearest_first if code and weight > 0]


def _weight(quality: str) -> float:
    match = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
    return float(match[1]) if match else 1.0


def of_environment(environment: Mapping[str, str]) -> str:
    """Returns the language that the locale asks for: ``LANGUAGE``, ``LC_ALL``, ``LC_MESSAGES`` or ``LANG``.

    >>> of_environment({"LANG": "tlh_QO.UTF-8", "LANGUAGE": "tlh:en"})
    'en'
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "C")
    # In the locale C, programs speak as they were written, whatever else is preferred.
    plain = locale.partition(".")[0] in ("C", "POSIX")
    return "en" if plain else choose([*environment.get("LANGUAGE", "").split(":"), locale])
