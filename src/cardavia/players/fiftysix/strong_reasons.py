"""Why ``strong`` plays a card: how it did in the deals tried, and what is plain to see in the trick."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.cards import write_cards
from cardavia.players.fiftysix.outlook import Outlook
from cardavia.players.fiftysix.play import weigh
from cardavia.players.fiftysix.play_reasons import why_card
from cardavia.players.fiftysix.strong_play import Tried, Trying
from cardavia.words import Message

AS_GOOD = 0.02
"""Tables by which another card may do worse and still be as good."""


def why_tried(outlook: Outlook, trying: Trying, tried: Tried) -> tuple[Message, ...]:
    """Returns the reasons for playing a card, the weightiest first."""
    return (*_plain(outlook, tried), *_compared(trying, tried))


def _plain(outlook: Outlook, tried: Tried) -> Iterator[Message]:
    """Yields what holds whatever the deal: no chances reckoned in another way than by trying."""
    for message in why_card(outlook, weigh(outlook, tried.card)):
        if "percent" not in message.params:
            yield message


def _compared(trying: Trying, best: Tried) -> Iterator[Message]:
    """Yields how the card did in the deals tried, and how the others did."""
    ours = trying.contract.side == trying.side
    percent = min(99, max(1, round(100 * best.well)))
    figures: dict[str, str | int] = {"card": best.card.text, "deals": trying.deals, "percent": percent}
    yield Message("why_tried_ours" if ours else "why_tried_theirs", figures)
    others = [tried for tried in trying.tried() if tried.card != best.card]
    alike = [tried.card for tried in others if abs(tried.value - best.value) <= AS_GOOD]
    if len(alike) == len(others):
        yield Message.of("why_tried_all_alike")
    elif alike:
        yield Message.of("why_tried_alike", cards=write_cards(alike))
