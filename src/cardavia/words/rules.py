"""The rules page of each game: numbered rules, tables, switches, presets and worked examples.

All the words are in the catalogue.  Rule 8 of 56 is the message ``rules_fiftysix_8``; its further
paragraphs are ``rules_fiftysix_8a``, ``rules_fiftysix_8b`` and so on.  The same numbers stand in
the docstrings of the code that plays by them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Generic, TypeVar

import msgspec

from cardavia.words.message import BadRequest, BadRules, Message
from cardavia.words.rules_outline import OUTLINES, Grid, Outline, said

T = TypeVar("T")


class Section(msgspec.Struct, Generic[T], frozen=True):
    """Is one part of a rules page: a heading, what there is to say first, and the entries."""

    heading: Message
    about: tuple[Message, ...]
    entries: tuple[T, ...]


class Table(msgspec.Struct, frozen=True):
    """Is a table inside a rule: one message for each cell."""

    header: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]


class Rule(msgspec.Struct, frozen=True):
    """Is one numbered rule, its parts in the order in which they are read."""

    number: int
    text: Message
    table: Table | None
    more: tuple[Message, ...]
    """Further paragraphs: a, b, c and so on."""
    changed: Message | None
    """Says which switches change the rule at this table; None where none does."""


class Term(msgspec.Struct, frozen=True):
    """Is a word of the game and what it means."""

    word: Message
    meaning: Message


class Switch(msgspec.Struct, frozen=True):
    """Is one thing that circles of players do differently."""

    name: str
    """As rule sets write it: ``stage_jump``, ``stakes=additive``, ``match=deals(n)``."""
    rules: tuple[int, ...]
    """The numbers of the rules that it changes."""
    text: Message
    here: str | None
    """As it is set at this table, such as ``match=deals(12)``; None where it is off."""

    @property
    def state(self) -> Message:
        """Says whether it is on or off at this table."""
        return Message.of("rules_off" if self.here is None else "rules_on")


class Preset(msgspec.Struct, frozen=True):
    """Is a rule set with a name, and the switches that it turns on."""

    name: str
    switches: tuple[str, ...]
    text: Message


class Step(msgspec.Struct, frozen=True):
    """Is one step of a worked example: moves as text with spaces between, and what they mean."""

    moves: str
    """``…`` are all that follow in the deal; the next example is of the next deal then."""
    text: Message


class RulesPage(msgspec.Struct, frozen=True):
    """Is the full rules of a game, in the order in which they are read."""

    game: str
    title: Message
    about: tuple[Message, ...]
    terms: Section[Term]
    sections: tuple[Section[Rule], ...]
    mentions: dict[str, tuple[int, ...]]
    """The numbers of other rules that stand in a sentence, by the sentence's id."""
    switches: Section[Switch]
    presets: Section[Preset]
    examples: tuple[Section[Step], ...]
    """Together one match, which :func:`cardavia.wire.example` replays."""
    players: tuple[Message, ...]
    """Who plays in the examples, seat by seat."""


def rules_page(game: str, switches_on: Collection[str] = ()) -> RulesPage:
    """Returns the full rules of ``fiftysix`` or ``schnapsen``.

    ``switches_on`` are the switches that apply at this table, as rule sets write them:
    ``stage_jump``, ``stakes=additive``, ``match=deals(12)``.  They come marked, and so do the
    rules that they change.

    >>> page = rules_page("fiftysix", ["stage_jump"])
    >>> rule = page.sections[1].entries[1]
    >>> rule.number, str(rule.changed)
    (7, 'Played differently here: see stage_jump among the switches.')
    >>> [switch.name for switch in page.switches.entries if switch.here]
    ['stage_jump']

    Raises:
        BadRequest: there is no such game.
        BadRules: the game has no such switch.
    """
    if game not in OUTLINES:
        raise BadRequest("unknown_game", game=game, games=" ".join(OUTLINES))
    outline = OUTLINES[game]
    _check_names(switches_on, outline.switches)
    switches = _switches(game, outline, switches_on)
    return RulesPage(
        game,
        title=said(game, "title"),
        about=_paragraphs(game, "about", outline.about),
        terms=Section(Message.of("rules_terms"), (), tuple(_term(game, word) for word in outline.terms)),
        sections=tuple(_section(game, name, outline, switches) for name in outline.sections),
        mentions={said(game, text).id: numbers for text, numbers in outline.mentions.items()},
        switches=Section(Message.of("rules_switches"), (said(game, "switches"),), switches),
        presets=Section(Message.of("rules_presets"), (), _presets(game, outline)),
        examples=tuple(_example(game, name, moves) for name, moves in outline.examples.items()),
        players=tuple(Message.of(f"rules_{game}_player", seat=seat) for seat in range(outline.players)),
    )


def _paragraphs(game: str, name: str, letters: str) -> tuple[Message, ...]:
    return (said(game, name), *(said(game, f"{name}_{letter}") for letter in letters))


def _term(game: str, word: str) -> Term:
    return Term(said(game, f"term_{word}"), said(game, f"term_{word}_meaning"))


def _section(game: str, name: str, outline: Outline, switches: tuple[Switch, ...]) -> Section[Rule]:
    rules = (
        _rule(game, entry.rstrip("abcdefgh"), entry.lstrip("0123456789"), outline.tables, switches)
        for entry in outline.sections[name].split()
    )
    return Section(said(game, f"section_{name}"), (), tuple(rules))


def _rule(
    game: str, digits: str, letters: str, tables: Mapping[int, Grid], switches: tuple[Switch, ...]
) -> Rule:
    number = int(digits)
    here = [switch.here for switch in switches if switch.here and number in switch.rules]
    return Rule(
        number,
        text=said(game, digits),
        table=Table(tables[number][0], tables[number][1:]) if number in tables else None,
        more=tuple(said(game, f"{digits}{letter}") for letter in letters),
        changed=Message.of("rules_changed", switches=" ".join(here)) if here else None,
    )


def _switches(game: str, outline: Outline, switches_on: Collection[str]) -> tuple[Switch, ...]:
    return tuple(
        Switch(name, rules, said(game, f"switch_{_field(name)}"), _here(name, switches_on))
        for name, rules in outline.switches.items()
    )


def _here(name: str, switches_on: Collection[str]) -> str | None:
    # A single letter stands for any number.
    pattern = re.sub(r"\b[a-z]\b", r"\\d+", re.escape(name))
    return next((switch for switch in switches_on if re.fullmatch(pattern, switch)), None)


def _check_names(switches_on: Collection[str], switches: Collection[str]) -> None:
    fields = [_field(name) for name in switches]
    for switch in switches_on:
        if _field(switch) not in fields:
            raise BadRules("unknown_switch", switch=switch, switches=" ".join(fields))


def _field(switch: str) -> str:
    return switch.partition("=")[0]


def _presets(game: str, outline: Outline) -> tuple[Preset, ...]:
    return tuple(Preset(name, on, said(game, f"preset_{name}")) for name, on in outline.presets.items())


def _example(game: str, name: str, moves: tuple[str, ...]) -> Section[Step]:
    steps = (Step(text, said(game, f"example_{name}_{n}")) for n, text in enumerate(moves, 1))
    return Section(said(game, f"example_{name}"), (), tuple(steps))
