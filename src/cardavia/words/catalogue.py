"""The catalogues: every sentence of the program, one folder of Fluent files for each language.

A surface that has a message to show asks :func:`speak` for the sentence.  The sentences live in
``words/<language>/*.ftl`` beside this module; how cards and calls are said there is the work of
:mod:`cardavia.words.functions`.  Fluent and the files are loaded at the first sentence, so that
a program which never speaks never pays for them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardavia.words.languages import LANGUAGES
from cardavia.words.message import BadRequest, Message, Param

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class NoSentence(KeyError):
    """A message that no catalogue can say: its id is unknown, or a gap in the sentence stays empty.

    Players cannot cause it, only whoever wrote the message or its sentence.
    """

    def __str__(self) -> str:
        return str(self.args[0])


def speak(message: Message, language: str = "en") -> str:
    """Returns the sentence that says ``message`` in ``language``.

    A language without a catalogue, and a sentence that its catalogue lacks, are spoken in
    English; a regional code such as ``de-AT`` finds its language.  Raises :exc:`NoSentence`
    where even English has no such sentence, or where it needs a parameter that the message
    does not bring.

    >>> speak(Message.of("bad_card", text="ZZ"))
    '“ZZ” is not a card: write the rank, then the suit, such as JD or 10C.'
    """
    params = {name: _shortened(param) for name, param in message.params.items()}
    for shelf in (_shelf(language), _shelf("en")):
        if message.id in shelf.ids:
            return _say(shelf.bundle, message.id, params)
    raise NoSentence(f"no catalogue has the sentence {message.id!r}")


def has(id: str, language: str = "en") -> bool:
    """Returns whether the catalogue of ``language`` itself, without help from English, has the sentence."""
    return id in ids(language)


def ids(language: str = "en") -> frozenset[str]:
    """Returns the ids of all sentences in the catalogue of ``language``; none where there is no catalogue."""
    return _shelf(language).ids if _tongue(language) in LANGUAGES else frozenset()


@cache
def source(language: str) -> str:
    """Returns the whole catalogue of a language as one Fluent text, for whoever speaks it elsewhere.

    Sentences that it lacks stand there in English.

    Raises:
        BadRequest: there is no catalogue of that language.
    """
    if language not in LANGUAGES:
        raise BadRequest("unknown_language", language=language, languages=" ".join(LANGUAGES))
    return "\n".join([*_texts(language), *_in_english(ids("en") - ids(language))])


def _in_english(lacking: frozenset[str]) -> list[str]:
    from fluent.syntax import FluentParser, serialize
    from fluent.syntax.ast import Message as Sentence
    from fluent.syntax.ast import Resource

    bodies = [FluentParser().parse(text).body for text in _texts("en")] if lacking else []
    sentences = [entry for body in bodies for entry in body if isinstance(entry, Sentence)]
    return [serialize(Resource([entry for entry in sentences if entry.id.name in lacking]))]


@cache
def _texts(language: str) -> tuple[str, ...]:
    from importlib.resources import files

    folder = sorted(files("cardavia.words").joinpath(language).iterdir(), key=lambda file: file.name)
    return tuple(file.read_text(encoding="utf-8") for file in folder if file.name.endswith(".ftl"))


_LONGEST = 250
"""The longest text that a sentence quotes whole: more than all cards of 56, less than Fluent refuses."""


_LARGEST = 10**15
"""No number of a card game comes near; beyond it a text is said, which no number format chokes on."""


def _shortened(param: object) -> Param:
    if not isinstance(param, int | str):
        # A caller without types handed in something else, and the refusal has to be able to say so.
        return _shortened(repr(param))
    if isinstance(param, int):
        return param if abs(param) < _LARGEST else "−10¹⁵…" if param < 0 else "10¹⁵…"
    return f"{param[: _LONGEST - 1]}…" if len(param) > _LONGEST else param


class _Shelf(NamedTuple):
    """One language's sentences, ready to be spoken, and their ids."""

    bundle: FluentBundle
    ids: frozenset[str]


def _tongue(language: str) -> str:
    return language if language in LANGUAGES else language.partition("-")[0]


def _shelf(language: str) -> _Shelf:
    tongue = _tongue(language)
    return _load(tongue if tongue in LANGUAGES else "en")


@cache
def _load(language: str) -> _Shelf:
    # Imported here: the two cost four times as much as all the rest of the words.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message as Sentence

    from cardavia.words.functions import fluent_functions

    def say(id: str, **params: Param) -> str:
        return _say(bundle, id, params)

    bundle = FluentBundle([language], functions=fluent_functions(say), use_isolating=False)
    found: set[str] = set()
    for text in _texts(language):
        resource = FluentResource(text)
        bundle.add_resource(resource)
        found.update(entry.id.name for entry in resource.body if isinstance(entry, Sentence))
    return _Shelf(bundle, frozenset(found))


def _say(bundle: FluentBundle, id: str, params: dict[str, Param]) -> str:
    pattern = bundle.get_message(id).value
    assert pattern is not None, f"the sentence {id!r} has attributes only, no text of its own"
    sentence, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise NoSentence(f"the sentence {id!r} cannot be said with {params!r}: {errors[0]}")
    return str(sentence)
