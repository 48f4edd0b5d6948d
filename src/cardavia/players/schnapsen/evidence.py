"""What a player's moves tell of the hand: some of it for certain, some by habit.

Who follows lower has nothing higher in strict play (rule 6).  While the stock was open each move is evidence:
a hand is the likelier the more a club player would have made that move with it, declared that marriage, taken
that trick or let it go.  Players differ, and strong ones more than others; that is allowed for.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from cardavia.cards import Card, Hand
from cardavia.games.game import Seat
from cardavia.games.schnapsen import Trick, View
from cardavia.games.schnapsen.tricks import refuse_reply
from cardavia.solvers.schnapsen import bits_of
from cardavia.solvers.schnapsen_testimony import likelihoods

# How players move; see docs/decisions/0012.
TRUST: Final = 0.5
"""How often they move by habit."""
KEEPS_JACK: Final = 0.03
"""How often they lead without exchanging the trump jack (rule 4)."""


def weigh(view: View, seat: Seat, tricks: Sequence[Trick], hands: array[int]) -> list[float]:
    """Returns how likely a seat holds some hands, in the kernel's bits, after what it did in some tricks."""
    never = bits_of(ruled_out(view, seat, tricks))
    weights = likelihoods(view, seat, tricks, hands, TRUST, KEEPS_JACK)
    return [0.0 if hand & never else weight for hand, weight in zip(hands, weights, strict=True)]


def ruled_out(view: View, seat: Seat, tricks: Sequence[Trick]) -> Hand:
    """Returns the cards not seen that a seat cannot hold: it would have had to reply with them (rule 6)."""
    return tuple(
        card
        for card in view.unseen
        if view.strict and any(_had_to_reply(view, seat, trick, card) for trick in tricks[view.draws_each :])
    )


def _had_to_reply(view: View, seat: Seat, trick: Trick, card: Card) -> bool:
    if trick.leader == seat or trick.lead is None or trick.reply is None:
        return False
    return refuse_reply(trick.reply, (trick.reply, card), trick.lead, view.trump) is not None
