"""Why a card is played: messages that are true of the trick as the seat to play sees it."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.cards import Card, write_cards
from cardavia.games.fiftysix import playable
from cardavia.players.fiftysix.outlook import Outlook, beats
from cardavia.players.fiftysix.play import Weighed, drawn
from cardavia.words import Message


def why_card(outlook: Outlook, weighed: Weighed) -> tuple[Message, ...]:
    """Returns the reasons for playing a card, the weightiest first."""
    if outlook.holder is None:
        return tuple(_why_lead(outlook, weighed))
    if outlook.takes(weighed.card):
        return tuple(_why_take(outlook, weighed))
    if outlook.ours(outlook.holder[1]):
        return tuple(_why_leave_to_partner(outlook, weighed))
    return tuple(_why_leave_to_them(outlook, weighed))


def _why_lead(outlook: Outlook, weighed: Weighed) -> Iterator[Message]:
    card = weighed.card
    partner = outlook.reckoning.partner_showing_jack(card.suit)
    if weighed.chance == 1:
        yield Message.of("why_lead_stands", card=card.text)
    elif outlook.stands(card) >= 0.5:
        yield Message.of("why_lead_likely", card=card.text, percent=_percent(outlook.stands(card)))
    elif partner is not None and card.rank != "J":
        yield Message.of("why_lead_to_partner", suit=card.suit, who=partner)
    else:
        yield Message.of("why_lead_waiting", card=card.text, percent=_percent(weighed.chance))
    if card.suit == outlook.strain and drawn(outlook) > 0:
        yield Message.of("why_draw_trumps")


def _why_take(outlook: Outlook, weighed: Weighed) -> Iterator[Message]:
    card, points = weighed.card, outlook.on_table + outlook.worth[weighed.card.rank]
    if outlook.holder and outlook.ours(outlook.holder[1]):
        yield from _why_take_over(outlook, weighed)
    elif not outlook.to_come:
        yield Message.of("why_take_last", card=card.text, points=points)
        yield from _why_this_one(outlook, weighed)
    elif weighed.chance == 1:
        yield Message.of("why_take_stands", card=card.text)
    else:
        yield Message.of("why_take_likely", card=card.text, percent=_percent(weighed.chance))
    led = outlook.view.trick[0].suit
    if card.suit == outlook.strain != led:
        yield Message.of("why_ruff", suit=led)


def _why_take_over(outlook: Outlook, weighed: Weighed) -> Iterator[Message]:
    card = weighed.card
    if outlook.to_come:
        yield Message.of("why_take_over", card=card.text, percent=_percent(weighed.chance))
    else:
        yield Message.of("why_ours_anyway", card=card.text, points=outlook.worth[card.rank])


def _why_this_one(outlook: Outlook, weighed: Weighed) -> Iterator[Message]:
    """Says that of several cards that take the trick the lowest is played, where it is."""
    taking = [card for card in _playable(outlook) if outlook.takes(card) and card != weighed.card]
    if taking and all(beats(card, weighed.card, outlook.strain) for card in taking):
        yield Message.of("why_cheapest", cards=write_cards(taking))


def _why_leave_to_partner(outlook: Outlook, weighed: Weighed) -> Iterator[Message]:
    points = outlook.worth[weighed.card.rank]
    if weighed.chance == 1:
        yield Message.of("why_partner_has_it", points=points)
    else:
        yield Message.of("why_partner_may_have_it", points=points, percent=_percent(weighed.chance))
    could_trump = any(card.suit == outlook.strain for card in _playable(outlook))
    if could_trump and weighed.card.suit != outlook.strain:
        yield Message.of("why_no_trump_on_partner")


def _why_leave_to_them(outlook: Outlook, weighed: Weighed) -> Iterator[Message]:
    points = outlook.worth[weighed.card.rank]
    if weighed.chance >= 0.5:
        yield Message.of("why_partner_to_come", percent=_percent(weighed.chance))
    elif any(outlook.takes(card) for card in _playable(outlook)):
        yield Message.of("why_not_worth_it", points=outlook.on_table)
    elif points == min(outlook.worth[card.rank] for card in _playable(outlook)):
        yield Message.of("why_throw_least", points=points)
    else:
        yield Message.of("why_throw_least_needed")


def _playable(outlook: Outlook) -> tuple[Card, ...]:
    return playable(outlook.view.hand, outlook.view.trick)


def _percent(chance: float) -> int:
    # What is only reckoned is never quite sure.
    return min(99, max(1, round(100 * chance)))
