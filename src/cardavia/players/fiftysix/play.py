"""The play of a card: what this trick brings, less what the card would still be good for."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardavia.cards import Card
from cardavia.players.fiftysix.outlook import Outlook

LATER: Final = 0.7
"""How much of a later trick a card that would stand now is good for."""
RUFF: Final = 0.4
"""How much of a later trick any trump is good for besides: it may take one of another suit."""
SPARE: Final = 0.15
"""What a point is worth in hand: a partner may yet take the trick that it falls into."""
DRAWN: Final = 1.0
"""What drawing a trump of theirs, not ours, is worth for each side card of the viewer's that stands."""

TOLD_JACK: Final = 1.0
"""What leading to a Jack that a partner has shown in a side suit is worth."""


class Weighed(NamedTuple):
    """Is one card, and what speaks for it."""

    card: Card
    chance: float
    """How likely our side takes the trick."""
    value: float
    """Points won in the trick less points lost, less what the card is still good for."""


def best_card(outlook: Outlook, legal: tuple[Card, ...]) -> Weighed:
    """Returns the card of the highest value; of equals the lowest."""
    return max((weigh(outlook, card) for card in reversed(legal)), key=lambda weighed: weighed.value)


def weigh(outlook: Outlook, card: Card) -> Weighed:
    """Returns a card with its value."""
    chance = outlook.goes_to_us(card)
    at_stake = outlook.on_table + outlook.worth[card.rank] + len(outlook.to_come) * outlook.average
    value = (2 * chance - 1) * at_stake - good_for(outlook, card)
    return Weighed(card, chance, value if outlook.view.trick else value + lead_brings(outlook, card))


def good_for(outlook: Outlook, card: Card) -> float:
    """Returns the points that a card is still good for when it stays in hand."""
    tricks = LATER * outlook.stands(card) + (RUFF if card.suit == outlook.strain else 0)
    return tricks * outlook.each_trick + SPARE * outlook.worth[card.rank]


def lead_brings(outlook: Outlook, card: Card) -> float:
    """Returns what leading a card brings beyond its trick: trumps drawn, a partner's Jack come to."""
    if card.suit == outlook.strain:
        return DRAWN * drawn(outlook) * standing_beside(outlook)
    return TOLD_JACK * (card.rank != "J" and outlook.reckoning.partner_showing_jack(card.suit) is not None)


def drawn(outlook: Outlook) -> float:
    """Returns how many more trumps of theirs than of our partners' a trump lead draws, as expected."""
    reckoning = outlook.reckoning
    theirs = sum(reckoning.has(seat, outlook.trumps) for seat in reckoning.opponents)
    return theirs - sum(reckoning.has(seat, outlook.trumps) for seat in reckoning.partners)


def standing_beside(outlook: Outlook) -> float:
    """Returns how many cards of the viewer's in the other suits would take a trick, as expected."""
    return sum(outlook.stands(card) for card in outlook.view.hand if card.suit != outlook.strain)
