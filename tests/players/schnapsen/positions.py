"""Positions to think about: those that card players have published, and deals taken from their middle."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from cardavia.games.schnapsen import CLOSE, Deal, Schnapsen, View

from ...games.schnapsen.published import face_down_cards, set_up_with

CLASSIC = Schnapsen()
SHARP = Schnapsen(rules="classic sharp")


def any_world_of(position: dict[str, Any]) -> Deal:
    return set_up_with(position, face_down_cards(position)[0])


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
