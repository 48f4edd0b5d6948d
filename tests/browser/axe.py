"""What axe blames in a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from .window import Window

AXE = Axe()
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that another cloth may break."""


def violations(window: Window, rules: tuple[str, ...] = ()) -> list[str]:
    """Returns what breaks these rules, or any."""
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = AXE.run(window.page, options=options).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
