"""The rule sets of 56: one switch for each thing that circles of players do differently.

The numbers in this package's docstrings are those of the rules page, ``cardavia rules fiftysix``.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Final

import msgspec

from cardavia.cards import Rank
from cardavia.games.rule_text import read_rules, switches, write_rules
from cardavia.words import BadRules

_CHOICES: Final = {
    "stakes": ("multiplied", "additive"),
    "match_end": ("no_tables", "cannot_pay"),
    "noes_strain": ("none", "keep"),
    "direction": ("counterclockwise", "clockwise"),
}


class Rules(
    msgspec.Struct, frozen=True, kw_only=True, dict=True, forbid_unknown_fields=True, repr_omit_defaults=True
):
    """Is one rule set of 56.  Every switch is off in ``classic``.

    >>> Rules(stage_jump=True)
    Rules(stage_jump=True)
    >>> Rules(match="deals(12)").deals
    12

    Raises:
        BadRules: a value that its switch does not take, card points that do not make 56, or
            switches that contradict each other.
    """

    compulsory_opening: bool = False
    """The first caller may not pass, but may open with ``28P`` (rules 8 and 12)."""
    stakes: str = "multiplied"
    """``multiplied``: doubled ×2, redoubled ×4; ``additive``: one or two tables more (rule 17)."""
    match: str = "tables"
    """``tables``: until a side has none left; ``deals(n)``: n deals, signed points (rule 18)."""
    match_end: str = "no_tables"
    """``no_tables``: a side without tables has lost; ``cannot_pay``: who owes more than it owns."""
    noes_strain: str = "none"
    """``none``: Noes makes it no trumps; ``keep``: Noes keeps the strain overcalled (rule 8)."""
    bid_over_redouble: bool = False
    """A redouble does not end the auction (rule 10)."""
    direction: str = "counterclockwise"
    """``counterclockwise`` or its mirror image, ``clockwise`` (rule 4)."""
    short_pack: bool = False
    """Four players with J 9 A 10 alone: 32 cards, eight each (rule 2)."""
    stage_jump: bool = False
    """Over one's own side's bid only a bid of the next stage will do (rule 7)."""
    stop_when_decided: bool = False
    """Play stops after the trick that decides the contract (rule 15)."""
    redeal_weak: bool = False
    """A deal with a hand of no points or a side without a Jack is thrown in (rule 4)."""
    points: str = "3-2-1-1"
    """What J, 9, A and 10 are worth; two packs of it have to make 56 (rule 3)."""

    def __post_init__(self) -> None:
        """Refuses what cannot be played."""
        for switch, off in zip(self.__struct_fields__, self.__struct_defaults__, strict=True):
            if isinstance(off, bool) and not isinstance(getattr(self, switch), bool):
                raise _no_value(switch, getattr(self, switch), "on off")
        for switch, values in _CHOICES.items():
            if getattr(self, switch) not in values:
                raise _no_value(switch, getattr(self, switch), " ".join(values))
        _check_match(self.match, self.match_end)
        _check_points(self.points)

    @cached_property
    def deals(self) -> int | None:
        """How many deals a match has; None where tables decide."""
        found = _DEALS.fullmatch(self.match)
        return int(found[1]) if found else None

    @cached_property
    def card_points(self) -> dict[Rank, int]:
        """Returns what each rank is worth (rule 3)."""
        worth = [int(part) for part in self.points.split("-")]
        return dict(zip(_HIGH_RANKS, worth, strict=True)) | dict.fromkeys(_LOW_RANKS, 0)

    @property
    def step(self) -> int:
        """Returns the way round the table: from a seat to the next in turn order."""
        return -1 if self.direction == "clockwise" else 1

    @property
    def switches_on(self) -> tuple[str, ...]:
        """The switches that differ from ``classic``, as text."""
        return switches(self, PRESETS["classic"])

    def __str__(self) -> str:
        return write_rules(self, PRESETS)


_DEALS: Final = re.compile(r"deals\(([1-9][0-9]{0,2})\)")
_POINTS: Final = re.compile(r"(0|[1-9][0-9]?)(-(0|[1-9][0-9]?)){3}")
_HIGH_RANKS: Final[tuple[Rank, ...]] = ("J", "9", "A", "T")
_LOW_RANKS: Final[tuple[Rank, ...]] = ("K", "Q", "8", "7")


def _no_value(switch: str, value: object, values: str) -> BadRules:
    return BadRules("switch_value", switch=switch, value=str(value), values=values)


def _check_match(match: str, match_end: str) -> None:
    if match != "tables" and not _DEALS.fullmatch(str(match)):
        raise _no_value("match", match, "tables deals(n)")
    if match != "tables" and match_end != "no_tables":
        raise BadRules("switches_contradict", one=f"match={match}", other=f"match_end={match_end}")


def _check_points(points: str) -> None:
    if not _POINTS.fullmatch(str(points)):
        raise _no_value("points", points, "3-2-1-1")
    total = 8 * sum(int(part) for part in points.split("-"))
    if total != 56:
        raise BadRules("points_not_56", points=points, total=total)


PRESETS: Final[dict[str, Rules]] = {
    "classic": Rules(),
    "international": Rules(compulsory_opening=True, stakes="additive", match="deals(18)"),
}


def rules_from(rules: str | Rules) -> Rules:
    """Returns the rule set itself, or the one that a text names."""
    return rules if isinstance(rules, Rules) else read_rules(rules, PRESETS)
