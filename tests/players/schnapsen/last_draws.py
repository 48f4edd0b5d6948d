"""The published endgame in which the last trick with a stock is about to be answered."""

from collections.abc import Iterator

from cardavia.cards import read_cards
from cardavia.games.schnapsen import Deal

from ...games.schnapsen.published import LAST_DRAW
from .positions import CLASSIC


def last_draws() -> Iterator[Deal]:
    """Gives P34 with every card led that takes the trick, and every card face down."""
    ours, theirs = LAST_DRAW["points_with_led"]
    for led, worth in (("AS", 11), ("AH", 11), ("KD", 4), ("TD", 10)):
        after = read_cards(LAST_DRAW["other_after_draw"])
        for drawn in after:
            if str(drawn) != led:
                yield CLASSIC.position(
                    LAST_DRAW["trump"],
                    [
                        LAST_DRAW["hand"],
                        [card for card in after if card is not drawn],
                    ],
                    (ours, theirs - worth),
                    tricks=(1, 1),
                    to_lead=1,
                    led=led,
                    stock=[drawn, LAST_DRAW["indicator"]],
                )
