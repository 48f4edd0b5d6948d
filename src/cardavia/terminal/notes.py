"""What stands at the end of a heading: which deal it is, and who dealt."""

from __future__ import annotations

from cardavia.games import fiftysix, schnapsen
from cardavia.terminal.seating import Seating


def deal_note(match: fiftysix.MatchView | schnapsen.MatchView, seating: Seating) -> str:
    """Returns which deal of the match is on, or was last."""
    on = match.deal is not None and not match.deal.over
    return seating.voice.say("terminal_deal", number=len(match.results) + on)


def dealer_note(deal: fiftysix.View | schnapsen.View, seating: Seating) -> str:
    """Returns who dealt."""
    return seating.voice.say("terminal_dealer", who=seating.who(deal.dealer), name=seating.name(deal.dealer))
