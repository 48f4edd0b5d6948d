"""How much script runs in the frames in which a hand is dealt, from what the browser writes down.

Cards are in flight from the frame after the one that lays them out to the one in which the last has
landed.  Script is the time that the page's thread worked in functions, without the style and layout
that they asked for, and with what the browser's own tools ask left out: nobody looks while it is dealt.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.window import NEXT, Window

Event = dict[str, Any]
CATEGORIES: Final = ["devtools.timeline", "toplevel", "blink.animations"]
SCRIPT: Final = {
    "EvaluateScript",
    "EventDispatch",
    "FireAnimationFrame",
    "FunctionCall",
    "RunMicrotasks",
    "TimerFire",
    "v8.callFunction",
}
LAYOUT: Final = {"Layout", "UpdateLayoutTree"}
HAND: Final = 5
DEALT: Final = 2500.0
"""In so many milliseconds everybody has what is dealt."""


class Deal(NamedTuple):
    """Is what one deal cost: milliseconds of script."""

    laid: float
    """In the frame that lays the cards out."""
    flying: tuple[float, ...]
    """In each frame in which cards fly."""


def deals(browser: Browser, address: str, game: str, players: int, rules: str, count: int) -> list[Deal]:
    """Plays a match until so many hands have been dealt; its first is dealt when the table is opened."""
    person = Person(browser, address, calm=False)
    window = person.window("/", seed=players)
    wanted = {"game": game, "players": players, "rules": rules, "pace": "instant", "start": True}
    table = window.post("/api/tables", wanted)["id"]
    found = [traced(browser, window, lambda: window.go(f"/t/{table}"))]
    while len(found) < count:
        window.play_on(NEXT)
        found.append(traced(browser, window, window.act))
    person.context.close()
    return found


def traced(browser: Browser, window: Window, deal: Any) -> Deal:
    """Has a hand dealt while the browser writes down what it does."""
    window.page.wait_for_timeout(DEALT / 2)
    browser.start_tracing(page=window.page, categories=CATEGORIES)
    deal()
    window.page.wait_for_timeout(DEALT)
    return read(json.loads(browser.stop_tracing())["traceEvents"])


def read(events: list[Event]) -> Deal:
    """Returns what the deal came to in whose time all this was written down."""
    first, last = flight(events)
    frames = sorted(
        event["ts"] for event in events if event["name"] == "AnimationFrame" and event["ph"] == "b"
    )
    worked = dict.fromkeys(range(bisect_right(frames, first), bisect_right(frames, last) + 1), 0.0)
    for began, milliseconds in scripts(events):
        frame = bisect_right(frames, began)
        if frame in worked:
            worked[frame] += milliseconds
    laid, *flying = worked.values()
    return Deal(laid, tuple(flying))


def flight(events: list[Event]) -> tuple[float, float]:
    """Returns when the first card of a hand set off, and when its last one landed."""
    set_off: list[float] = []
    landed: list[float] = []
    aloft: set[str] = set()
    for event in sorted(events, key=lambda event: event["ts"]):
        if event["name"] != "Animation":
            continue
        # What has ended leaves its number to a later one.
        number = event["id2"]["local"]
        if event["ph"] == "b" and of_card(event):
            set_off.append(event["ts"])
            aloft.add(number)
        elif event["ph"] == "e" and number in aloft:
            landed.append(event["ts"])
            aloft.remove(number)
    assert len(set_off) >= HAND, f"{len(set_off)} cards were seen being dealt"
    return set_off[0], landed[-1]


def of_card(animation: Event) -> bool:
    """Tells whether a card in a hand flies: it is a button, and moved by script; transitions have names."""
    data = animation["args"]["data"]
    return bool(data["nodeName"].startswith("BUTTON") and not data["displayName"])


def scripts(events: list[Event]) -> list[tuple[float, float]]:
    """Returns when each script of the page began, and how long it worked, in milliseconds."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    ours = sorted(
        (event for event in events if (event["pid"], event["tid"]) in main and "dur" in event),
        key=lambda event: event["ts"],
    )
    found: list[tuple[float, float]] = []
    end = 0.0
    for event in ours:
        if event["name"] in SCRIPT and event["ts"] >= end:
            end = event["ts"] + event["dur"]
            found.append((event["ts"], event.get("tdur", event["dur"]) / 1000))
        elif event["name"] in LAYOUT and event["ts"] < end:
            began, milliseconds = found.pop()
            found.append((began, milliseconds - event.get("tdur", event["dur"]) / 1000))
    return found
