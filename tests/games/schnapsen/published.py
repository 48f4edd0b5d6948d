"""Endgames that card players have published, as ``positions.json`` tells them, and how they are set up.

They are told as they were met: both hands where all cards are known, or the own hand and the cards
not seen, one of which lies face down above the indicator.  ``values`` are game points for the player
to move, by the card face down where that matters.
"""

import json
from pathlib import Path
from typing import Any

from cardavia.cards import Card, read_cards
from cardavia.games.schnapsen import Deal

from .dealing import CLASSIC

POSITIONS = json.loads(Path(__file__).with_name("positions.json").read_text(encoding="utf-8"))
KNOWN = [one for one in POSITIONS if "hands" in one]
ONE_FACE_DOWN = [one for one in POSITIONS if "hidden" in one]
(LAST_DRAW,) = (one for one in POSITIONS if "other_after_draw" in one)


def name_of(position: dict[str, Any]) -> str:
    return str(position["name"])


def moves_of(position: dict[str, Any]) -> set[str]:
    return {*position["values"], *position["best"]}


def set_up(position: dict[str, Any]) -> Deal:
    return CLASSIC.position(
        position["trump"],
        position["hands"],
        position["points"],
        tricks=(1, 1),
        closed_by=position.get("closed_by"),
        frozen=position.get("frozen"),
    )


def set_up_with(position: dict[str, Any], face_down: Card) -> Deal:
    other = [card for card in read_cards(position["hidden"]) if card is not face_down]
    return CLASSIC.position(
        position["trump"],
        [position["hand"], other],
        position["points"],
        tricks=(1, 1),
        to_lead=1 if "led" in position else 0,
        led=position.get("led"),
        stock=[face_down, position["indicator"]],
        shown=position.get("shown", ""),
        score=position.get("score", (7, 7)),
    )


def face_down_cards(position: dict[str, Any]) -> list[Card]:
    return [card for card in read_cards(position["hidden"]) if card.text not in position.get("shown", "")]
