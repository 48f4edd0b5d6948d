"""Moves that need no thought, to every level that counts."""

from __future__ import annotations

from cardavia.games.schnapsen import EXCHANGE, View
from cardavia.players.player import Choice
from cardavia.words import Message


def obvious(view: View) -> Choice | None:
    """Returns the choice where one move is never wrong or the only one; else None.

    Exchanging the trump jack costs nothing, and all that follows can still be chosen after it.
    """
    moves = view.legal_moves()
    if EXCHANGE in moves:
        why = Message.of("why_exchanges", card=str(view.indicator), jack="J" + view.trump)
        return Choice(EXCHANGE, (why,))
    if len(moves) == 1:
        return Choice(moves[0], (Message.of("why_only_card", card=str(moves[0])),))
    return None
