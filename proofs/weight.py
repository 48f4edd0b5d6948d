"""The page is light and quick: what it weighs, how soon a move is seen, and that nothing holds it up.

Four bars: the first screen's document, script and styles come over the line in at most 120 kB (the
words and the fonts are told apart); a card that is clicked lies on the table within 50 ms, at the
99th percentile; in play no task keeps the page's main thread for more than 50 ms; and while the cards
of a deal fly no frame has more than 4 ms of script.  Play is at the quickest pace with all that moves
moving.  A task's length is the time that the thread worked: on a
busy machine it may have had to wait besides, which is told, with the load.
"""

from __future__ import annotations

import json
import math
import os
import time
from bisect import bisect_left
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Response

from tests.browser.chromium import chromium
from tests.browser.person import Person
from tests.browser.window import CARD, OVER, Window

from ._dealing import Deal, deals
from .browser import house

MOST_BYTES: Final = 120_000
MOST_MILLISECONDS: Final = 50.0
MOST_SCRIPT: Final = 4.0

ROUNDS: Final = 3
QUICK_SECONDS: Final = 45.0
TASK: Final = "ThreadControllerImpl::RunTask"
DRIVER: Final = "DevToolsSession"
"""By what a message to the page is known that comes from the test."""

Event = dict[str, Any]
Matches = tuple[tuple[str, int, str], ...]
DEALS: Final = 3
"""So many are dealt in each match whose frames are looked at."""
QUICK: Final[Matches] = (("schnapsen", 2, "classic"), ("fiftysix", 8, "classic match=deals(2)"))
FULL: Final[Matches] = (
    ("schnapsen", 2, "classic"),
    ("schnapsen", 2, "classic"),
    ("fiftysix", 4, "classic match=deals(4)"),
    ("fiftysix", 6, "classic match=deals(4)"),
    ("fiftysix", 8, "classic match=deals(4)"),
)

# From the click, as the browser timed it, to the change of the page that lays the card on the table.
TIMED = """
window.timed = [];
addEventListener("click", (event) => {
  const name = event.target.closest("[role=group] li button")?.ariaLabel?.split(".")[0];
  if (!name) return;
  const lies = () => [...document.querySelectorAll(".trick [role=img]")].some(
    (card) => card.ariaLabel === `You: ${name}`);
  const watch = new MutationObserver(() => {
    if (!lies()) return;
    window.timed.push(performance.now() - event.timeStamp);
    watch.disconnect();
  });
  watch.observe(document.body, { subtree: true, childList: true });
}, true);
"""


class Measured(NamedTuple):
    """Is what one round of matches came to: all in milliseconds."""

    moves: list[float]
    """From each click to its card on the table, the shortest first."""
    worked: float
    """How long the main thread worked at its longest task."""
    long: int
    """How many tasks took too long with what they had to wait."""

    @property
    def holds(self) -> bool:
        return percentile(self.moves, 99) <= MOST_MILLISECONDS and self.worked <= MOST_MILLISECONDS


def prove(quick: bool) -> tuple[bool, str]:
    with house() as server, chromium() as browser:
        weights = weigh(browser, server.address)
        dealt = frames(browser, server.address, QUICK if quick else FULL)
        best = measure_until_quiet(
            browser, server.address, QUICK if quick else FULL, QUICK_SECONDS if quick else None
        )
    script = max(max(deal.flying) for deal in dealt)
    page = sum(weights[kind] for kind in ("document", "script", "stylesheet"))
    figures = (
        f"first screen {page / 1000:.1f} kB (at most {MOST_BYTES // 1000}; "
        f"words {weights['words'] / 1000:.1f}, fonts {weights['font'] / 1000:.1f}); "
        f"{len(best.moves)} cards lay on the table after {percentile(best.moves, 50):.0f} ms (median), "
        f"{percentile(best.moves, 99):.0f} ms (p99, at most {MOST_MILLISECONDS:.0f}); "
        f"the longest task worked {best.worked:.0f} ms (at most {MOST_MILLISECONDS:.0f}), "
        f"{best.long} took longer than that with waiting; "
        f"in {sum(len(deal.flying) for deal in dealt)} frames of {len(dealt)} deals scripts worked "
        f"{script:.1f} ms at most (at most {MOST_SCRIPT:.0f}), "
        f"in those before, that lay the cards out, {max(deal.laid for deal in dealt):.0f}; "
        f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    return page <= MOST_BYTES and script <= MOST_SCRIPT and best.holds, figures


def frames(browser: Browser, address: str, matches: Matches) -> list[Deal]:
    """Returns what the frames cost in which cards are dealt, at each kind of table once."""
    kinds = dict.fromkeys((game, players) for game, players, _ in matches)
    rules = {"schnapsen": "classic", "fiftysix": f"classic match=deals({DEALS})"}
    return [
        deal for game, players in kinds for deal in deals(browser, address, game, players, rules[game], DEALS)
    ]


def measure_until_quiet(browser: Browser, address: str, matches: Matches, seconds: float | None) -> Measured:
    """Measures up to three times and takes the best: what else the machine does only ever adds time."""
    began, rounds = time.monotonic(), [measure(browser, address, matches)]
    while not rounds[-1].holds and len(rounds) < ROUNDS:
        spent = time.monotonic() - began
        if seconds is not None and spent * (len(rounds) + 1) / len(rounds) > seconds:
            break
        rounds.append(measure(browser, address, matches))
    return min(rounds, key=lambda one: max(percentile(one.moves, 99), one.worked))


def weigh(browser: Browser, address: str) -> dict[str, int]:
    """Returns how many bytes come over the line for the first screen, by what they are."""
    person = Person(browser, address)
    responses: list[Response] = []
    person.context.on("response", lambda response: responses.append(response))
    window = person.window("/")
    window.page.wait_for_load_state("networkidle")
    weights = dict.fromkeys(("document", "script", "stylesheet", "font", "words", "fetch", "other"), 0)
    for response in responses:
        kind = "words" if "/words/" in response.url else response.request.resource_type
        weights[kind] = weights.get(kind, 0) + response.request.sizes()["responseBodySize"]
    person.context.close()
    return weights


def measure(browser: Browser, address: str, matches: Matches) -> Measured:
    """Plays matches while the browser writes down what its threads do."""
    moves: list[float] = []
    worked: list[float] = []
    took: list[float] = []
    for game, players, rules in matches:
        person = Person(browser, address, calm=False)
        person.context.add_init_script(TIMED)
        window = person.table(game, players, rules=rules, seed=players)
        window.asked()
        browser.start_tracing(page=window.page, categories=["toplevel"])
        play_on(window)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        moves += window.page.evaluate("window.timed")
        person.context.close()
        tasks = list(tasks_of_the_page(events))
        worked += [task.get("tdur", task["dur"]) / 1000 for task in tasks]
        took += [task["dur"] / 1000 for task in tasks]
    return Measured(sorted(moves), max(worked), sum(time > MOST_MILLISECONDS for time in took))


def play_on(window: Window) -> None:
    while (asked := window.asked()) != OVER:
        laid = window.page.evaluate("window.timed.length")
        window.act()
        if asked == CARD:
            window.wait(lambda laid=laid: window.page.evaluate("window.timed.length") > laid)


def tasks_of_the_page(events: list[Event]) -> Iterator[Event]:
    """Gives the tasks of the page's main thread, but for those in which the test asks how the page looks."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    ours = [event for event in events if (event["pid"], event["tid"]) in main and "dur" in event]
    asked = sorted(event["ts"] for event in ours if DRIVER in str(event.get("args")))
    for event in ours:
        if event["name"] == TASK:
            first = bisect_left(asked, event["ts"])
            if first == len(asked) or asked[first] > event["ts"] + event["dur"]:
                yield event


def percentile(figures: list[float], percent: int) -> float:
    """Returns the smallest figure that so many percent do not exceed; the figures are sorted."""
    return figures[math.ceil(len(figures) * percent / 100) - 1]
