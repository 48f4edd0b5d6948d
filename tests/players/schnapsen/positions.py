"""Positions to think about: those that card players have published, and deals taken from their middle."""

import json
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st

from cardavia.cards import Card, read_cards
from cardavia.games.schnapsen import CLOSE, Deal, Schnapsen, View

CLASSIC = Schnapsen()
SHARP = Schnapsen(rules="classic sharp")

PUBLISHED = json.loads(
    (Path(__file__).parents[2] / "games" / "schnapsen" / "positions.json").read_text(encoding="utf-8")
)
KNOWN = [one for one in PUBLISHED if "hands" in one]
"""Both hands are known, the stock is used up or closed."""
ONE_FACE_DOWN = [one for one in PUBLISHED if "hidden" in one]
"""Two cards are left in the stock, and one of those not seen is the upper one."""


def name_of(position: dict[str, Any]) -> str:
    return str(position["name"])


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


def any_world_of(position: dict[str, Any]) -> Deal:
    shown = position.get("shown", "")
    return set_up_with(
        position, next(card for card in read_cards(position["hidden"]) if card.text not in shown)
    )


def seen(deal: Deal) -> View:
    """Returns the view of the player to move."""
    return deal.view(deal.to_act)


def go_on(game: Schnapsen, dealer: int, chance: Random, moves: int) -> Deal:
    """Returns a deal with that many moves played by chance, or with fewer where it would be over."""
    deal = game.deal(dealer, chance.sample(game.pack, len(game.pack)))
    for _ in range(moves):
        legal = deal.legal_moves()
        move = chance.choice([m for m in legal if m is not CLOSE or chance.random() < 0.2] or legal)
        after = deal.play(move)
        if after.over:
            break
        deal = after
    return deal


chances = st.integers(0, 2**32 - 1).map(Random)
deals = st.builds(
    go_on, st.sampled_from([CLASSIC, SHARP]), st.sampled_from([0, 1]), chances, st.integers(0, 20)
)
"""Deals at any point before their end."""
