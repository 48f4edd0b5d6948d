"""Every screen of the page, by name: an address, or a table at a moment worth looking at."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from cardavia.server.guests import Guests
from cardavia.table import Table
from cardavia.words import Message, speak

from .person import Person
from .scenes import Scene, deal_ended, marriage_and_jack, match_ended, own_turn
from .window import Window


class Opened(NamedTuple):
    """Is a screen with what one of its keys opens."""

    screen: str | Callable[[str], Scene]
    key: str
    """What the key says, as a message."""


class LookedBack(NamedTuple):
    """Is a match that is over, at a moment of it."""

    match: Callable[[str], Scene]
    moment: str
    """Which deal, and how many moves into it."""


Screen = str | Callable[[str], Scene] | Opened | LookedBack

SEEDS = {4: 50, 6: 14, 8: 4}
"""Shuffles after which much is called: suit first, by plus, double and redouble."""


def fifty_six(
    person: str, until: Callable[[Table], bool], seats: int = 6, seed: int = 0, **options: str
) -> Scene:
    scene = Scene("fiftysix", seats, person, **options).begun()
    return scene.shuffled(seed or SEEDS[seats]).play_on(until)


def long_auction(person: str, seats: int) -> Scene:
    """56, own turn after more than two rounds in which everybody bids one more."""
    scene = Scene("fiftysix", seats, person).begun().shuffled(SEEDS[seats])
    said = 0
    while said <= 2 * seats or not own_turn(scene.table):
        scene.play("28S" if said == 0 else f"+1{'SHDC'[said % 4]}")
        said += 1
    return scene


def in_play(table: Table) -> bool:
    """Whether others have laid cards, and a last trick can be looked up."""
    return own_turn(table) and table.on.auction.over and len(table.on.trick) > 1 and len(table.on.tricks) > 0


def rubbed_out(person: str) -> Scene:
    return Scene("schnapsen", 2, person).begun().fairly().play_on(match_ended)


def played_out(person: str) -> Scene:
    rules = "classic match=deals(2)"
    return Scene("fiftysix", 6, person, rules=rules).begun().fairly().play_on(match_ended)


SCREENS: dict[str, Screen] = {
    "the first screen": "/",
    "the rules of Schnapsen": "/rules/schnapsen",
    "the rules of 56": "/rules/fiftysix",
    "no such table": "/t/nothing",
    "one's own matches": "/matches",
    "a record to open": "/r",
    "Schnapsen, looked back at": LookedBack(rubbed_out, "1.2"),
    "56, looked back at": LookedBack(played_out, "1.14"),
    "gathering": lambda person: Scene("fiftysix", 6, person),
    "gathering, seen by a guest": lambda person: Scene("fiftysix", 6, "somebody else"),
    "Schnapsen, to lead": marriage_and_jack,
    "Schnapsen, to reply": lambda person: marriage_and_jack(person).play("AC JC KH KS TC"),
    "Schnapsen, closed": lambda person: marriage_and_jack(person).play("exchange close AC TC"),
    "Schnapsen, watched": lambda person: marriage_and_jack("somebody else").play("AC JC"),
    "Schnapsen, a deal's end": lambda person: marriage_and_jack(person).play_on(deal_ended),
    "Schnapsen, a match's end": rubbed_out,
    "56, the auction for four": lambda person: fifty_six(person, own_turn, 4),
    "56, the auction for six": lambda person: fifty_six(person, own_turn, 6),
    "56, the auction for eight": lambda person: fifty_six(person, own_turn, 8),
    "56, a long auction of four": lambda person: long_auction(person, 4),
    "56, a long auction of eight": lambda person: long_auction(person, 8),
    "56, the play of four": lambda person: fifty_six(person, in_play, 4),
    "56, the play of six": lambda person: fifty_six(person, in_play, 6),
    "56, the play of eight": lambda person: fifty_six(person, in_play, 8),
    "56, after a long auction": lambda person: fifty_six(person, in_play, 8, seed=10),
    "56, watched": lambda person: fifty_six("somebody else", own_turn),
    "56, the play watched": lambda person: fifty_six("somebody else", in_play),
    "56, a deal's end": lambda person: fifty_six(person, deal_ended),
    "56, a match's end": played_out,
    "56, a match's end after an unfair deal": lambda person: fifty_six(
        person, match_ended, rules="classic match=deals(1)"
    ),
}


OPENED: dict[str, Screen] = {
    "the settings": Opened("/", "page_settings"),
    "look and sound": Opened("/", "page_look"),
    "the languages": Opened("/", "page_language"),
    "Schnapsen, the rules beside it": Opened(marriage_and_jack, "page_full_rules"),
}
"""What the keys of the bar open."""
ALL = SCREENS | OPENED


def address(data: Path, person: str, screen: Screen) -> str:
    """Returns where a screen is on the server with this data folder; a table is made for the person."""
    if isinstance(screen, Opened):
        return address(data, person, screen.screen)
    if isinstance(screen, LookedBack):
        return f"{screen.match(person).kept(data).replace('/t/', '/r/')}#{screen.moment}"
    return screen if isinstance(screen, str) else screen(person).kept(data)


def show(person: Person, data: Path, screen: Screen) -> Window:
    """Opens a screen of the server that has this data folder, and waits until all of it is there."""
    window = Window(person.context.new_page(), touch=person.touch)
    look(window, address(data, person.be_guest(Guests(data)), screen), screen, person.locale)
    return window


def look(window: Window, address: str, screen: Screen, language: str) -> None:
    """Goes to a screen in this language, and waits until all of it is there."""
    window.go(address)
    window.page.get_by_role("heading").or_(
        window.page.get_by_role("group").get_by_role("button")
    ).first.wait_for()
    if isinstance(screen, Opened):
        name = re.compile(rf"^{re.escape(speak(Message(screen.key, {}), language))}(?:$|:)")
        window.page.get_by_role("button", name=name).click()
    window.page.wait_for_load_state("networkidle")
    window.gets_letters()
