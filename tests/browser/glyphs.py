"""Letters that no font of the page has: the system has lent another, or drawn an empty box."""

from __future__ import annotations

from typing import Any

from .window import Window

MARK = "data-glyphs"
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim() && node.parentElement.checkVisibility())
      node.parentElement.toggleAttribute("data-glyphs", !node.parentElement.closest(".sr, option"));
}"""


def missing(window: Window) -> list[str]:
    """Returns the texts that are not shown in the page's own fonts, and in which instead."""
    window.gets_letters()
    line = window.page.context.new_cdp_session(window.page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    window.page.evaluate(TEXTS)
    root = line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    nodes = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": f"[{MARK}]"})["nodeIds"]
    found = [text for node in nodes if (text := _lent(line, node))]
    window.page.evaluate(
        f"() => document.querySelectorAll('[{MARK}]').forEach((one) => one.removeAttribute('{MARK}'))"
    )
    line.detach()
    return found


def _lent(line: Any, node: int) -> str:
    fonts = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    others = [font["familyName"] for font in fonts if not font["isCustomFont"]]
    if not others:
        return ""
    html: str = line.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
    return f"{', '.join(others)}: {html[:120]}"
