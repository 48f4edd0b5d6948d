"""How the command line says things: sentences from the catalogue, JSON for programs."""

from __future__ import annotations

import os

import msgspec
import typer

from cardavia.words import LANGUAGES, BadRequest, Message, Param, speak
from cardavia.words.languages import known, of_environment


def say(id: str, /, **params: Param) -> str:
    """Returns a sentence of the catalogue, in the language of the locale."""
    return tell(Message(id, params))


def tell(message: Message) -> str:
    """Returns what a message says, in the language of the locale."""
    return speak(message, known_language(None))


def print_json(value: object) -> None:
    """Prints a value as one line of JSON."""
    typer.echo(msgspec.json.encode(value).decode())


def known_language(wanted: str | None) -> str:
    """Returns the code of the language to speak: the locale's where none is wanted.

    Raises:
        BadRequest: there is no catalogue of that language.
    """
    if wanted is None:
        return of_environment(os.environ)
    language = known(wanted)
    if language is None:
        raise BadRequest("unknown_language", language=wanted, languages=" ".join(LANGUAGES))
    return language
