"""Every message has a sentence, every sentence has a use, and every gap in it gets filled.

The modules of the installed package are read, not run: a message is a call such as
``IllegalMove("must_follow_suit", suit=…)``, ``Message.of("card_not_in_hand", card=…)`` or
``Message("pass_reason", {"points": 9})``.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cardavia.words import LANGUAGES, Refusal
from cardavia.words.catalogue import source

MAKERS = {"Message", "of", "_", "say", "Refusal", *(kind.__name__ for kind in Refusal.__subclasses__())}
"""What makes a message of its first argument."""

GERMAN = "_german"
"""With this ending a sentence takes the place of the one without it where German cards are shown."""

A_FAMILY_BEGINS = re.compile(r"[a-z]+_[a-z0-9_]*")


class Use(NamedTuple):
    """A place where a message is made: its ids (patterns, where a part is computed), what it brings."""

    place: str
    ids: tuple[str, ...]
    brings: frozenset[str] | None
    """The names of its parameters; None where they are not written down in the call."""


# ── the package's own source ──────────────────────────────────────────────────────────────────


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(file), ast.parse(file.read_text(encoding="utf-8"))) for file in modules(files("cardavia"))
    )


def modules(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from modules(entry)
        elif entry.name.endswith(".py"):
            yield entry


@cache
def quoted_by_the_page() -> frozenset[str]:
    """Returns every text in quotation marks in the page's sources, the sentences it says among them."""
    page = Path(__file__).parents[2] / "frontend" / "src"
    files = [path for ending in ("ts", "svelte") for path in sorted(page.rglob(f"*.{ending}"))]
    assert files
    return frozenset(
        text for path in files for text in re.findall(r"[\"'`]([a-z0-9_]+)[\"'`]", path.read_text("utf-8"))
    )


@cache
def uses() -> tuple[Use, ...]:
    return tuple(use for name, tree in sources() for use in uses_in(name, tree))


def uses_in(name: str, tree: ast.Module) -> Iterator[Use]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node.func) in MAKERS and node.args:
            yield Use(f"{name}:{node.lineno}", tuple(texts(node.args[0])), brings(node))


def name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id="Message"), attr=name):
            return name
        case ast.Attribute(attr=name) if name != "of":
            return name
        case _:
            return ""


def texts(node: ast.expr) -> Iterator[str]:
    """Gives the texts that an expression may be, as regular expressions."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp(body=one, orelse=other):
            yield from (*texts(one), *texts(other))
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts)


def brings(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    for given in call.args[1:]:
        if not isinstance(given, ast.Dict):
            return None
        names += [str(key.value) if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in names else frozenset(name for name in names if name)


def families(tree: ast.Module) -> Iterator[str]:
    """Gives the ids that the module puts together, as in ``f"rule_fiftysix_{number}"``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            (pattern,) = texts(node)
            if A_FAMILY_BEGINS.match(pattern):
                yield pattern


# ── the catalogues ────────────────────────────────────────────────────────────────────────────


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    folder = files("cardavia.words").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


@cache
def sentences(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


class References(Visitor):
    """What a sentence refers to."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.sentences: set[str] = set()
        self.functions: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.sentences.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def needs(id: str, language: str) -> frozenset[str]:
    """Returns the parameters that a sentence needs, those of the sentences it refers to included."""
    references = References(sentences(language)[id])
    return frozenset(references.variables).union(*(needs(other, language) for other in references.sentences))


# ── the laws ──────────────────────────────────────────────────────────────────────────────────


def one_a_line(findings: set[str]) -> str:
    return "\n".join(["", *sorted(findings)])


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_file_is_fluent(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@every_language
def test_every_sentence_has_text(language: str) -> None:
    assert [id for id, entry in sentences(language).items() if entry.value is None] == []


@every_language
def test_no_sentence_stands_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message | ftl.Term))
    assert [name for name, times in names.items() if times > 1] == []


@every_language
def test_every_sentence_refers_to_what_exists(language: str) -> None:
    references = [References(entry) for entry in sentences(language).values()]
    assert set().union(*(r.sentences for r in references)) <= sentences(language).keys()
    assert set().union(*(r.functions for r in references)) <= {"CARDS", "CALL", "LIST", "SEAT", "NUMBER"}


@every_language
def test_every_message_has_a_sentence(language: str) -> None:
    unsaid = {
        f"{id} ({use.place})"
        for use in uses()
        for id in use.ids
        if not any(re.fullmatch(id, known) for known in sentences(language))
    }
    assert not unsaid, one_a_line(unsaid)


@every_language
def test_every_message_brings_what_its_sentence_needs(language: str) -> None:
    gaps = {
        f"{id} lacks {' and '.join(sorted(lacking))} ({use.place})"
        for use in uses()
        for id in sentences(language)
        if use.brings is not None and any(re.fullmatch(pattern, id) for pattern in use.ids)
        if (lacking := needs(id, language) - use.brings)
    }
    assert not gaps, one_a_line(gaps)


@every_language
def test_every_language_has_the_sentences_of_english(language: str) -> None:
    there, english = sentences(language).keys(), sentences("en").keys()
    assert not there ^ english, one_a_line({f"{id} is missing" for id in english - there} | (there - english))


@every_language
def test_every_sentence_says_all_that_the_english_one_says(language: str) -> None:
    other = {
        f"{id}: {sorted(here)} instead of {sorted(english)}"
        for id in sentences(language).keys() & sentences("en").keys()
        if (here := needs(id, language)) != (english := needs(id, "en"))
    }
    assert not other, one_a_line(other)


@every_language
def test_every_sentence_is_used(language: str) -> None:
    trees = [tree for _name, tree in sources()]
    literal = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    literal |= quoted_by_the_page()
    referred = set().union(*(References(entry).sentences for entry in sentences(language).values()))
    computed = [pattern for tree in trees for pattern in families(tree)]
    unused = {
        id
        for id in sentences(language)
        if (base := id.removesuffix(GERMAN)) not in literal | referred
        if not any(re.fullmatch(pattern, base) for pattern in computed)
    }
    assert not unused, one_a_line(unused)


@every_language
def test_what_is_said_of_german_cards_fills_the_gaps_of_what_it_stands_for(language: str) -> None:
    german = [id for id in sentences(language) if id.endswith(GERMAN)]
    assert len(german) > 3
    assert all(needs(id, language) <= needs(id.removesuffix(GERMAN), language) for id in german)


@every_language
def test_a_word_that_is_kept_in_one_line_is_kept_so_wherever_it_stands(language: str) -> None:
    # Browsers part Lao by a dictionary that lacks some words; a word joiner mends those it stands in.
    text = source(language)
    joined = set(re.findall(r"(\w.{2})\u2060(?=(\w.))", text))
    assert language != "lo" or joined
    assert [before + after for before, after in joined if before + after in text] == []


def test_messages_are_found_where_they_are_made() -> None:
    tree = ast.parse(
        "IllegalMove('a', card=c)\n"
        "Message.of('b' if c else f'c_{c}', **d)\n"
        "words.BadRecord('d', line=1)\n"
        "Message('e', {'f': 1})\n"
        "Rules.of('g')\n"
    )
    assert [(use.place, use.ids, use.brings) for use in uses_in("m", tree)] == [
        ("m:1", ("a",), {"card"}),
        ("m:2", ("b", "c_.+"), None),
        ("m:3", ("d",), {"line"}),
        ("m:4", ("e",), {"f"}),
    ]
