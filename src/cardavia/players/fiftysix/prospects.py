"""What a side may expect to take in each strain: points, their spread, and what a contract is worth.

The figures were measured, not thought out: some four thousand deals of each size with a trump suit, and
five hundred without, were played by the level ``fair``, most of them in the declaring side's best suit, and
a line was fitted to the points that the declaring side took.
"""

from __future__ import annotations

from math import erfc, sqrt
from typing import Final, NamedTuple

from cardavia.cards import NO_TRUMPS, SUITS, Card, Strain, Suit
from cardavia.games.fiftysix import FiftySix, Rules, stakes
from cardavia.players.fiftysix.reckoning import Reckoning

EVEN: Final = 28
"""What each side takes when nothing speaks for either."""
STRAINS: Final[tuple[Strain, ...]] = (*SUITS, NO_TRUMPS)


class Worth(NamedTuple):
    """Is what holding a card is worth in points of the trick taking, and what is left to luck.

    Each figure counts for us where our side holds the card, against us where the others do.
    """

    trump_jack: float
    trump_nine: float
    trump: float
    """Any other trump."""
    gathered: float
    """For trumps together in one hand: times the square of how many they are."""
    side_jack: float
    lead: float
    """For the side that leads to the first trick."""
    spread: float
    """The standard deviation that is left when all hands are known."""
    jack: float
    """Without trumps: any Jack."""
    nine: float
    spread_without: float
    """As ``spread``, without trumps."""


_WORTH: Final = {
    "4": Worth(1.65, 0.4, -0.5, 0.33, 2.05, 0.3, 5.1, jack=3.0, nine=0.8, spread_without=6.9),
    "4 short": Worth(2.9, 0.6, -0.1, 0.68, 2.1, 1.7, 7.1, jack=3.6, nine=0.8, spread_without=10.9),
    "6": Worth(2.7, 0.8, -0.3, 0.54, 1.5, 0.8, 7.2, jack=3.5, nine=0.5, spread_without=9.5),
    "8": Worth(3.05, 1.3, -0.15, 0.4, 1.15, 0.15, 7.2, jack=3.3, nine=0.35, spread_without=9.5),
}
"""By players; ``short`` is the switch ``short_pack``."""


def worth(game: FiftySix) -> Worth:
    """Returns what cards are worth in this game."""
    return _WORTH[f"{game.players} short" if game.rules.short_pack else str(game.players)]


class Prospect(NamedTuple):
    """Is what our side expects to take in one strain."""

    mean: float
    spread: float

    def makes(self, number: int) -> float:
        """Returns how likely our side takes the number, as declarer.

        >>> round(Prospect(mean=36, spread=8).makes(28), 2)
        0.86
        """
        return 0.5 * erfc((number - 0.5 - self.mean) / (self.spread * sqrt(2)))

    @property
    def theirs(self) -> Prospect:
        """What the other side expects to take."""
        return Prospect(2 * EVEN - self.mean, self.spread)


def gain(prospect: Prospect, number: int, stake: int, rules: Rules) -> float:
    """Returns the tables that the declaring side expects from its contract (rule 17).

    >>> round(gain(Prospect(mean=36, spread=8), 28, 1, Rules()), 2)
    0.57
    """
    wins, costs = stakes(number, stake, rules)
    made = prospect.makes(number)
    return made * wins - (1 - made) * costs


def prospects(reckoning: Reckoning) -> dict[Strain, Prospect]:
    """Returns what the viewer's side expects to take in each strain."""
    game = reckoning.view.game
    figures = worth(game)
    shares = [(card, *_share(reckoning, card)) for card in dict.fromkeys(game.pack)]
    found = {}
    for strain in STRAINS:
        found[strain] = _prospect(reckoning, shares, strain, figures)
    return found


Share = tuple[Card, float, float]
"""A kind of card; how many more copies of it our side holds than theirs; the variance of our copies."""


def _share(reckoning: Reckoning, card: Card) -> tuple[float, float]:
    mine, hidden = reckoning.view.hand.count(card), reckoning.unseen.get(card, 0)
    if not hidden:
        return mine, 0.0
    row = reckoning.expected[card]
    partners = sum(row[seat] for seat in reckoning.partners)
    return mine + 2 * partners - hidden, partners * (1 - partners / hidden)


def _prospect(reckoning: Reckoning, shares: list[Share], strain: Strain, figures: Worth) -> Prospect:
    mean = float(EVEN) + sum(_value(card, strain, figures) * ours for card, ours, _ in shares)
    # A further trump joins others: it moves more than its own figure says.
    joins = figures.gathered * (reckoning.view.game.hand_size / 2 + 1)
    moves = [
        (2 * (_value(card, strain, figures) + (joins if card.suit == strain else 0)), unsure)
        for card, _, unsure in shares
    ]
    variance = _variance(moves)
    if strain == NO_TRUMPS:
        return Prospect(mean, sqrt(variance + figures.spread_without**2))
    mean += figures.gathered * _gathered(reckoning, strain)
    mean += figures.lead if _we_lead(reckoning) else -figures.lead
    return Prospect(mean, sqrt(variance + figures.spread**2))


def _variance(moves: list[tuple[float, float]]) -> float:
    """Returns the variance of a sum of cards that are ours or theirs, where the hands' sizes are fixed."""
    total = sum(unsure for _, unsure in moves)
    if total == 0:
        return 0.0
    linear = sum(move * unsure for move, unsure in moves)
    return sum(move * move * unsure for move, unsure in moves) - linear * linear / total


def _value(card: Card, strain: Strain, figures: Worth) -> float:
    if strain == NO_TRUMPS:
        return {"J": figures.jack, "9": figures.nine}.get(card.rank, 0.0)
    if card.suit == strain:
        return {"J": figures.trump_jack, "9": figures.trump_nine}.get(card.rank, figures.trump)
    return figures.side_jack if card.rank == "J" else 0.0


def _gathered(reckoning: Reckoning, suit: Suit) -> float:
    """Returns the squares of how many of a suit our hands hold, less those of theirs, as expected."""
    kinds = reckoning.of_suit(suit)
    hidden = sum(reckoning.unseen[card] for card in kinds)
    total = float(sum(card.suit == suit for card in reckoning.view.hand) ** 2)
    for seat in reckoning.others:
        length = sum(reckoning.expected[card][seat] for card in kinds)
        square = length * length + (length * (1 - length / hidden) if hidden else 0)
        total += square if seat in reckoning.partners else -square
    return total


def _we_lead(reckoning: Reckoning) -> bool:
    return reckoning.view.start.leader % 2 == reckoning.me % 2
