"""Weighing cards where the deal cannot be seen through: what speaks for each, and against it.

Every consideration is a term in card points, and carries the sentence that tells of it: the reasons
for a choice are the very terms that decided it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple

from cardavia.cards import Card
from cardavia.words import Message

Kind = Literal["goal", "marriage", "trick", "risk", "tempo", "trumps", "pair", "guard", "high"]
DECIDES: Final = 1000.0
"""Outweighs everything else: it ends the deal."""
TELLING: Final = 2.5
"""The difference, in card points, from which on a reason is worth telling."""
TOLD: Final = 2
"""How many reasons are told at most."""


class Term(NamedTuple):
    """Is one consideration about a card: above zero for playing it, below zero against."""

    kind: Kind
    value: float
    why: Message
    """Why the card is played where the term is for it; else why another one is."""


class Weighed(NamedTuple):
    """Is a card and all that was considered about it."""

    card: Card
    terms: tuple[Term, ...]

    @property
    def total(self) -> float:
        """What the card is worth, all in all."""
        return sum(term.value for term in self.terms)

    @property
    def wins_at_once(self) -> bool:
        """Whether playing the card makes 66."""
        return self.of("goal") > 0

    def of(self, kind: Kind) -> float:
        """Returns what the terms of one kind add up to."""
        return sum(term.value for term in self.terms if term.kind == kind)


def heaviest(cards: Iterable[Weighed]) -> Weighed:
    """Returns the card that weighs most; the first of equals."""
    return max(cards, key=lambda weighed: weighed.total)


def reasons(chosen: Weighed, cards: Iterable[Weighed]) -> tuple[Message, ...]:
    """Returns what sets the chosen card apart from the best card that is not just like it.

    The weightiest reason comes first; there is always one.
    """
    others = [other for other in cards if _differ(chosen, other)]
    if not others:
        return (Message.of("why_all_alike"),)
    telling = sorted(_telling(chosen, heaviest(others)), key=lambda pair: pair[0], reverse=True)
    return tuple(dict.fromkeys(why for _, why in telling))[:TOLD] or (Message.of("why_close_call"),)


def _telling(chosen: Weighed, rival: Weighed) -> Iterator[tuple[float, Message]]:
    """Gives by how much each term speaks for the chosen card rather than for its rival."""
    speaking = [term for term in chosen.terms if term.value > 0]
    said = {term.kind for term in speaking}
    speaking += [term for term in rival.terms if term.value < 0 and term.kind not in said]
    for term in speaking:
        margin = chosen.of(term.kind) - rival.of(term.kind)
        if margin >= TELLING:
            yield margin, term.why


def _differ(one: Weighed, other: Weighed) -> bool:
    kinds = {term.kind for term in (*one.terms, *other.terms)}
    return any(abs(one.of(kind) - other.of(kind)) >= TELLING for kind in kinds)
