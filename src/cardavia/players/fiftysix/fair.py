"""The level ``fair``: bids by the convention card, truthfully, and plays for its side."""

from __future__ import annotations

from typing import Final

from cardavia.games import View as AnyView
from cardavia.games.fiftysix import View, playable
from cardavia.players.fiftysix.bidding import Bidding
from cardavia.players.fiftysix.bidding_reasons import why_call
from cardavia.players.fiftysix.outlook import Outlook
from cardavia.players.fiftysix.play import best_card
from cardavia.players.fiftysix.play_reasons import why_card
from cardavia.players.fiftysix.turn import at_turn
from cardavia.players.player import Budget, Choice
from cardavia.words import Message


class Fair:
    """Reckons where the cards lie from all it has seen and been told, and looks one move ahead.

    It leaves nothing to chance and takes no more work than it needs: the same view gives the same
    choice, whatever the seed and the budget.
    """

    level: Final = "fair"

    def choose(self, view: AnyView, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
        """Returns a legal move for the view's seat, whose turn it is, with reasons."""
        table = at_turn(view)
        return _choose_card(table) if table.auction.over else _choose_call(table)


def _choose_call(view: View) -> Choice:
    bidding = Bidding(view)
    option = bidding.best()
    return Choice(option.call, why_call(bidding, option))


def _choose_card(view: View) -> Choice:
    legal = playable(view.hand, view.trick)
    if len(legal) == 1:
        return Choice(legal[0], (Message.of("why_only_card", card=legal[0].text),))
    outlook = Outlook(view)
    weighed = best_card(outlook, legal)
    return Choice(weighed.card, why_card(outlook, weighed))
