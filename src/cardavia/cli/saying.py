"""How the command line says things: sentences from the catalogue, JSON for programs."""

from __future__ import annotations

import msgspec
import typer

from cardavia.words import LANGUAGES, BadRequest, Message, Param, speak


def say(id: str, /, **params: Param) -> str:
    """Returns a sentence of the catalogue."""
    return speak(Message(id, params))


def print_json(value: object) -> None:
    """Prints a value as one line of JSON."""
    typer.echo(msgspec.json.encode(value).decode())


def known_language(language: str) -> str:
    """Returns the language code.

    Raises:
        BadRequest: there is no catalogue of that language.
    """
    if language not in LANGUAGES:
        raise BadRequest("unknown_language", language=language, languages=" ".join(LANGUAGES))
    return language
