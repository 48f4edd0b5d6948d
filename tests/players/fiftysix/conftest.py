"""Tables laid out for one seat: what it holds, what has been called, what lies on the table.

The cards that the seat does not see lie anyhow: a player is shown its view alone.
"""

from collections.abc import Callable

import pytest

from cardavia import games
from cardavia.cards import missing, read_cards
from cardavia.games.fiftysix import View

Calling = Callable[..., View]
Playing = Callable[..., View]


@pytest.fixture(scope="session")
def calling() -> Calling:
    """Gives ``calling("JD …", after="28D P")``: the view of the seat that calls next, with this hand."""

    def calling(hand: str, after: str = "", players: int = 6, rules: str = "classic") -> View:
        game = games.game("fiftysix", players, rules)
        seat = len(after.split()) % players
        rest = list(missing(game.pack, read_cards(hand)))
        hands = [rest[i :: players - 1] for i in range(players - 1)]
        hands.insert(seat, list(read_cards(hand)))
        return game.deal(dealer=players - 1, hands=hands).play_all(after).view(seat)

    return calling


@pytest.fixture(scope="session")
def playing() -> Playing:
    """Gives ``playing("JD 9S", trick="TD KD", others="…")``: the view of the seat that plays next.

    The trick is led by seat 0, who is also the first to call.  ``others`` are the unseen cards; those
    of the pack that are neither here nor there have been played.
    """

    def playing(
        hand: str,
        trick: str = "",
        others: str | None = None,
        calls: str = "28NT P P P P P",
        players: int = 6,
        rules: str = "classic",
    ) -> View:
        game = games.game("fiftysix", players, rules)
        mine, laid = read_cards(hand), read_cards(trick)
        unseen = missing(game.pack, [*mine, *laid]) if others is None else read_cards(others)
        seat = len(laid)
        hands = [mine if other == seat else () for other in range(players)]
        void = [other for other in range(seat) if laid[other].suit != laid[0].suit]
        for other in sorted(set(range(players)) - {seat}, key=lambda other: other not in void):
            may_hold = [card for card in unseen if other not in void or card.suit != laid[0].suit]
            hands[other] = tuple(may_hold[: len(mine) - (other < seat)])
            unseen = missing(unseen, hands[other])
        assert not unseen, f"{len(unseen)} cards too many lie with the others"
        held = [card for hand in hands for card in hand]
        out = sum(game.rules.card_points[card.rank] for card in (*laid, *held))
        position = game.position(hands, calls, dealer=players - 1, trick=laid, points=(56 - out, 0))
        return position.view(seat)

    return playing
