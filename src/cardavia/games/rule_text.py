"""Rule sets as text: a preset's name, then each switch that differs from it.

``classic``, ``classic stage_jump``, ``international match=deals(12)``, ``international
compulsory_opening=off``.  A switch that is on or off is written by its name alone or with ``=off``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from cardavia.words import BadRules

R = TypeVar("R", bound=msgspec.Struct)


def read_rules(text: str, presets: Mapping[str, R]) -> R:
    """Reads a rule set.

    Raises:
        BadRules: no such preset or switch, a value the switch does not take, or switches that
            contradict each other.
    """
    name, *switches = text.split() or [""]
    if name not in presets:
        raise BadRules("unknown_preset", preset=name, presets=" ".join(presets))
    preset = presets[name]
    changes = dict(_read_switch(switch, preset) for switch in switches)
    return type(preset)(**{**msgspec.structs.asdict(preset), **changes})


def write_rules(rules: R, presets: Mapping[str, R]) -> str:
    """Returns the shortest text that reads back to these rules: the nearest preset and the rest."""
    texts = [" ".join([name, *switches(rules, preset)]) for name, preset in presets.items()]
    return min(texts, key=lambda text: len(text.split()))


def switches(rules: R, preset: R) -> tuple[str, ...]:
    """Returns the switches that lead from a preset to these rules, as text."""
    ours, theirs = msgspec.structs.asdict(rules), msgspec.structs.asdict(preset)
    return tuple(_write_switch(key, value) for key, value in ours.items() if value != theirs[key])


def _write_switch(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"{name}=off"
    return f"{name}={value}"


def _read_switch(text: str, preset: msgspec.Struct) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    if name not in preset.__struct_fields__:
        raise BadRules("unknown_switch", switch=name, switches=" ".join(preset.__struct_fields__))
    if not isinstance(getattr(preset, name), bool):
        return name, value
    if value not in ("", "on", "off"):
        raise BadRules("switch_value", switch=name, value=value, values="on off")
    return name, value != "off"
