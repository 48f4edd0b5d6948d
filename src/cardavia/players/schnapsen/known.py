"""Playing on when every card is known: what is worth most, and among equals what is hardest to answer."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.cards import Card, missing
from cardavia.games.game import Seat
from cardavia.games.schnapsen import Deal, View
from cardavia.players.player import Choice
from cardavia.players.schnapsen.equity import stakes
from cardavia.players.schnapsen.weighing import Weighed, heaviest
from cardavia.solvers.schnapsen import values
from cardavia.words import Message


def play_known(view: View, weighed: Sequence[Weighed]) -> Choice:
    """Returns the card that is worth most.

    Of equal cards it is the most natural one; where the deal is lost, the one to which the other player has
    the fewest right answers.
    """
    deal, at_stake = known_deal(view), stakes(view)
    worth = _values(deal)
    best = max(worth.values(), key=lambda value: (at_stake(value), value))
    equals = [one for one in weighed if worth[one.card] == best]
    if best > 0:
        card, wins = heaviest(equals).card, Message.of("why_known_to_win", points=best)
        others = [value for other, value in worth.items() if other is not card]
        alone = (Message.of("why_no_other_wins"),) if max(others) < 0 else ()
        return Choice(card, (wins, *alone))
    return _lost(deal, equals, best)


def _lost(deal: Deal, equals: Sequence[Weighed], best: int) -> Choice:
    assert deal.to_act is not None
    seat = deal.to_act
    answers = {one.card: right_answers(deal.play(one.card), seat) for one in equals}
    least = min(right / ways for right, ways in answers.values())
    hardest = [one for one in equals if answers[one.card][0] == least * answers[one.card][1]]
    card = heaviest(hardest).card
    right, ways = answers[card]
    loses = Message.of("why_known_to_lose", points=-best)
    hard = (Message.of("why_hardest", right=right, ways=ways),) if right < ways else ()
    return Choice(card, (loses, *hard))


def known_deal(view: View) -> Deal:
    """Returns the deal that the viewer sees through: all cards not seen are in the other hand."""
    assert view.seat is not None
    other = (*view.unseen, *view.shown[1 - view.seat])
    hands = (view.hand, other) if view.seat == 0 else (other, view.hand)
    held = [*view.hand, *other, *view.out]
    return view.complete(hands, missing(view.game.pack, held))


def right_answers(deal: Deal, seat: Seat) -> tuple[int, int]:
    """Returns how many cards keep the most for the other player where it moves next, and how many it has.

    A trick that ``seat`` wins first is followed by the lead that leaves fewest.
    """
    if deal.to_act is None:
        return 1, 1
    found = _values(deal)
    best = max(found.values())
    right = [move for move, value in found.items() if value == best]
    if deal.to_act != seat:
        return len(right), len(found)
    return min((right_answers(deal.play(move), seat) for move in right), key=lambda pair: pair[0] / pair[1])


def _values(deal: Deal) -> dict[Card, int]:
    return {Card(move): value for move, value in values(deal).items() if value is not None}
