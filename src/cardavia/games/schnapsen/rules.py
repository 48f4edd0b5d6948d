"""The rule sets of Schnapsen.

The numbers in this package's docstrings are those of the rules page, ``cardavia rules schnapsen``.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cardavia.games.rule_text import read_rules, switches, write_rules


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, repr_omit_defaults=True):
    """Is one rule set of Schnapsen.  Every switch is off in ``classic``.

    >>> Rules(sharp=True).closing_needs
    4
    """

    close_needs_four: bool = False
    """No closing when only two cards are left in the stock (rule 5)."""
    sharp: bool = False
    """The sharp game: nothing but plain leads in the first trick, no exchange or closing at the end
    of the stock (rules 4, 5 and 7)."""

    @property
    def closing_needs(self) -> int:
        """How many cards the stock must hold for it to be closed (rule 5)."""
        return 4 if self.close_needs_four or self.sharp else 2

    @property
    def exchange_needs(self) -> int:
        """How many cards the stock must hold for an exchange (rule 4)."""
        return 4 if self.sharp else 2

    @property
    def switches_on(self) -> tuple[str, ...]:
        """The switches that differ from ``classic``, as text."""
        return switches(self, PRESETS["classic"])

    def __str__(self) -> str:
        return write_rules(self, PRESETS)


PRESETS: Final[dict[str, Rules]] = {"classic": Rules()}


def rules_from(rules: str | Rules) -> Rules:
    """Returns the rule set itself, or the one that a text names."""
    return rules if isinstance(rules, Rules) else read_rules(rules, PRESETS)
