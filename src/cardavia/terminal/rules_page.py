"""The rules page as it is set in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cardavia.words import Message, speak
from cardavia.words.rules import Rule, RulesPage, Section, Step, Switch, Table, Term

MEASURE = 88
"""The widest that running text is set, in columns."""


class Setting:
    """Sets a rules page in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: Message, style: str = "") -> Text:
        """Returns a sentence as text."""
        return Text(speak(message, self.language), style)

    def page(self, page: RulesPage) -> Iterator[RenderableType]:
        """Yields the parts of the page from the top down."""
        yield self.say(page.title, "bold reverse")
        yield from self.paragraphs(page.about)
        yield from self.heading(page.terms)
        yield self.terms(page.terms)
        for section in page.sections:
            yield from self.heading(section)
            yield from (self.rule(rule) for rule in section.entries)
        yield from self.heading(page.switches)
        yield from (self.switch(switch) for switch in page.switches.entries)
        yield from self.heading(page.presets)
        for preset in page.presets.entries:
            yield self.entry(preset.name, [self.say(preset.text)])
        for example in page.examples:
            yield from self.heading(example)
            yield from (self.step(step) for step in example.entries)

    def heading(self, section: Section[Any]) -> Iterator[RenderableType]:
        """Yields a section's heading and what is said first."""
        yield Text()
        yield self.say(section.heading, "bold underline")
        yield from self.paragraphs(section.about)

    def paragraphs(self, messages: tuple[Message, ...]) -> Iterator[RenderableType]:
        """Yields paragraphs with an empty line before each."""
        for message in messages:
            yield Text()
            yield self.say(message)

    def terms(self, section: Section[Term]) -> RenderableType:
        """Returns the words of the game beside their meanings."""
        grid = Grid.grid(padding=(0, 2))
        for term in section.entries:
            grid.add_row(self.say(term.word, "bold"), self.say(term.meaning))
        return Padding(grid, (1, 0, 0, 0))

    def rule(self, rule: Rule) -> RenderableType:
        """Returns a numbered rule: its text, its table, what else it says."""
        parts: list[RenderableType] = [self.say(rule.text)]
        if rule.table:
            parts.append(self.table(rule.table))
        parts += [self.say(message) for message in rule.more]
        if rule.changed:
            parts.append(self.say(rule.changed, "bold yellow"))
        return self.entry(str(rule.number), parts)

    def table(self, table: Table) -> RenderableType:
        """Returns a table inside a rule."""
        grid = Grid(pad_edge=False, show_edge=False)
        for cell in table.header:
            grid.add_column(self.say(cell))
        for row in table.rows:
            grid.add_row(*(self.say(cell) for cell in row))
        return Padding(grid, (1, 0))

    def switch(self, switch: Switch) -> RenderableType:
        """Returns a switch: its name, whether it is on here, what it does."""
        style = "bold yellow" if switch.here else "dim"
        state = self.say(switch.state, style)
        return self.entry(switch.here or switch.name, [state, self.say(switch.text)])

    def step(self, step: Step) -> RenderableType:
        """Returns a step of a worked example."""
        return self.entry(step.moves, [self.say(step.text)])

    def entry(self, name: str, parts: list[RenderableType]) -> RenderableType:
        """Returns a name in the margin, long ones on a line of their own, and what belongs to it."""
        if len(name) > 2:
            return Padding(Group(Text(name, "bold"), Padding(Group(*parts), (0, 0, 0, 4))), (1, 0, 0, 0))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=3, justify="right")
        grid.add_column()
        grid.add_row(Text(name, "bold"), Group(*parts))
        return Padding(grid, (1, 0, 0, 0))
