"""The end of a deal with every card known: what each move is worth, exactly.

Plain alpha-beta over the rules with a memory of what was solved before.  Values are game points
for the player to move, from -3 to 3.  The last trick before the stock is used up can be part of
it; closing and exchanging are not: they are for whoever asks to compare.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardavia.games.schnapsen import GOAL, SCHNEIDER
from cardavia.players.schnapsen.bits import ABOVE, CARDS, PARTNER, SUIT_OF, WORTH, Bits, strongest_first

MOST: Final = 3
"""The most that a deal can be worth (rules 10 to 12)."""
Stock = tuple[Bits, ...]
"""The open stock from the top down; empty once it is used up, or closed."""


class Side(NamedTuple):
    """Is one player in an ending.  Who has points has a trick: no trick is worth nothing."""

    hand: Bits
    points: int = 0
    pending: int = 0
    """Marriages that wait for a trick (rule 8)."""
    gain: int = 0
    """What 66 wins this player after closing (rules 11 and 12); 0 where nobody has closed."""
    closed: bool = False
    """Whether this player has closed the stock."""


def values(
    me: Side, other: Side, trump: Bits, led: Bits = 0, stock: Stock = (), plain: bool = False
) -> dict[Bits, int]:
    """Returns what each legal card is worth to ``me``, whose turn it is, with best play on both sides.

    ``led`` is the card that ``other`` has led, with its marriage already counted; 0 on lead.  A plain
    lead declares nothing (switch ``sharp``).
    """
    search = Search(trump)
    if not led:
        lead = search.after_plain_lead if plain else search.after_lead
        return {card: lead(card, me, other, stock) for card in strongest_first(me.hand)}
    return {
        card: -search.after_reply(led, card, other, me, stock)
        for card in strongest_first(search.replies(led, me.hand, stock))
    }


class Search:
    """Is one search: the trump suit and what has been solved so far."""

    def __init__(self, trump: Bits) -> None:
        self.trump = trump
        self._beating = {card: ABOVE[card] | (trump & ~SUIT_OF[card]) for card in CARDS}
        self._known: dict[tuple[Side, Side, Stock], tuple[int, int]] = {}

    def lead(self, me: Side, other: Side, stock: Stock, alpha: int, beta: int) -> int:
        """Returns the value for the leader; beyond alpha and beta only that it lies there."""
        least, most = self._known.get((me, other, stock), (-MOST, MOST))
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        floor, best = max(alpha, least), -MOST
        for card in strongest_first(me.hand):
            best = max(best, self.after_lead(card, me, other, stock, max(floor, best), beta))
            if best >= min(beta, most):
                break
        self._known[me, other, stock] = (
            best if best > floor else least,
            best if best < beta else most,
        )
        return best

    def after_lead(
        self, card: Bits, me: Side, other: Side, stock: Stock, alpha: int = -MOST, beta: int = MOST
    ) -> int:
        """Returns the value for the leader of a lead, with the marriage it declares (rules 7 to 9)."""
        hand, points, pending, gain, closed = me
        if not hand & PARTNER[card]:
            return self.after_plain_lead(card, me, other, stock, alpha, beta)
        worth = 40 if card & self.trump else 20
        points, pending = (points + worth, pending) if points else (points, pending + worth)
        me = Side(hand, points, pending, gain, closed)
        return (
            sixty_six(me, other)
            if points >= GOAL
            else self.after_plain_lead(card, me, other, stock, alpha, beta)
        )

    def after_plain_lead(
        self, card: Bits, me: Side, other: Side, stock: Stock, alpha: int = -MOST, beta: int = MOST
    ) -> int:
        """Returns the value for the leader of a lead that declares nothing."""
        me, best = Side(me.hand ^ card, *me[1:]), MOST
        for reply in strongest_first(self.replies(card, other.hand, stock)):
            best = min(best, self.after_reply(card, reply, me, other, stock, alpha, min(beta, best)))
            if best <= alpha:
                break
        return best

    def replies(self, led: Bits, hand: Bits, stock: Stock) -> Bits:
        """Returns the cards that may be played on a lead (rules 3 and 6)."""
        if stock:
            return hand
        return hand & ABOVE[led] or hand & SUIT_OF[led] or hand & self.trump or hand

    def after_reply(
        self,
        led: Bits,
        reply: Bits,
        leader: Side,
        other: Side,
        stock: Stock,
        alpha: int = -MOST,
        beta: int = MOST,
    ) -> int:
        """Returns the value for the leader of a finished trick."""
        worth = WORTH[led] + WORTH[reply]
        other = Side(other.hand ^ reply, *other[1:])
        if reply & self._beating[led]:
            return -self._taken(other, leader, worth, stock, -beta, -alpha)
        return self._taken(leader, other, worth, stock, alpha, beta)

    def _taken(self, winner: Side, loser: Side, worth: int, stock: Stock, alpha: int, beta: int) -> int:
        """Returns the value for the winner of a trick, once both have drawn (rules 3, 8 and 9)."""
        hand, points, pending, gain, closed = winner
        points += worth + pending
        if points >= GOAL:
            return sixty_six(winner, loser)
        if stock:
            hand |= stock[0]
            loser = Side(loser.hand | stock[1], *loser[1:])
        winner = Side(hand, points, 0, gain, closed)
        return self.lead(winner, loser, stock[2:], alpha, beta) if hand else last_trick(winner, loser)


def sixty_six(winner: Side, loser: Side) -> int:
    """Returns what reaching 66 is worth (rules 10 to 12)."""
    if winner.gain:
        return winner.gain
    if not loser.points:
        return MOST
    return 1 if loser.points >= SCHNEIDER else 2


def last_trick(winner: Side, loser: Side) -> int:
    """Returns what the last trick is worth where nobody has 66 (rules 12 and 13): a closer has failed."""
    return -loser.gain if winner.closed else winner.gain or 1
