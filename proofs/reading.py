"""Calls are read for what they tell: in 10,000 sampled deals the hands are as the convention card has them.

The reader holds hands of chance; each auction is read from seat 0, with the calls of a partner.  What is
counted is how often the partner's hand is so in deals drawn to fit.  They are drawn by a walk, each like the
one before: how many independent ones they are worth is estimated by the means of batches, and divided
by the processor time of reading the calls and drawing them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean, variance
from time import process_time
from typing import NamedTuple

from cardavia.games.fiftysix import FiftySix, View
from cardavia.players.fiftysix.deals import Drawing

DEALS = 10_000
BATCHES = 50
LEAST_A_SECOND = 1000
PARTNER = 2
JACK, HIGH, LOW = 0x80, 0x70, 0x0F
"""The Jack of a suit, its other high cards and its low ones, as bits of the kernel."""
DIAMONDS = 16

Test = Callable[[int, int, int], bool]
"""Of a hand's Jacks, other high cards and low cards of diamonds."""


class Check(NamedTuple):
    """Is an auction, what is then true of the partner's hand, and how likely it has to be."""

    calls: str
    shows: str
    test: Test
    least: float | None
    """None: less likely than before the auction."""


CHECKS = (
    Check("P P D28 P P P P", "a Jack of diamonds", lambda jacks, high, low: jacks > 0, None),
    Check("P P 28D P P P P", "a Jack of diamonds", lambda jacks, high, low: jacks > 0, 0.9),
    Check("28D P 29NS P P P P", "no diamond", lambda jacks, high, low: jacks + high + low == 0, 0.9),
    Check(
        "28D P +2D P P P P",
        "two high diamonds alone",
        lambda jacks, high, low: (jacks + high, low) == (2, 0),
        0.9,
    ),
)


class Found(NamedTuple):
    """Is what one check came to, on average over the hands that it was read with."""

    likely: float
    before: float
    a_second: float
    """How many independent deals are drawn in a second."""


def prove(quick: bool) -> tuple[bool, str]:
    holds, told = True, []
    for check in CHECKS:
        found = look(check, 6, hands=3 if quick else 20)
        wanted = found.likely < found.before if check.least is None else found.likely >= check.least
        holds = holds and wanted and found.a_second >= LEAST_A_SECOND
        told.append(
            f"{check.calls.rstrip(' P')}: {check.shows} {found.likely:.3f} (before {found.before:.3f}), "
            f"{found.a_second:,.0f} independent deals a second"
        )
    return holds, "; ".join(told)


def look(check: Check, players: int, hands: int) -> Found:
    """Returns what a check comes to, read with some hands of chance."""
    found = []
    for number in range(hands):
        view, before = views(check, players, Random(number))
        spent = process_time()
        seen = list(drawn(view, check.test, number))
        spent = process_time() - spent
        prior = fmean(drawn(before, check.test, number))
        found.append(Found(fmean(seen), prior, independent(seen) / spent))
    return Found(*(fmean(figures) for figures in zip(*found, strict=True)))


def views(check: Check, players: int, chance: Random) -> tuple[View, View]:
    """Returns the reader's view after the calls, and before any."""
    game = FiftySix(players)
    jacks = 1 if check.calls.startswith("28D") else 0
    while True:
        deal = game.deal(players - 1, chance.sample(game.pack, len(game.pack)))
        # The reader keeps its own promise, and leaves a Jack for the partner to have.
        if list(map(str, deal.hands[0])).count("JD") == jacks:
            return deal.play_all(check.calls).view(0), deal.view(0)


def drawn(view: View, test: Test, seed: int) -> Iterator[bool]:
    """Yields for each deal drawn whether the partner's hand is so."""
    deals = Drawing(view, seed).draw(DEALS)
    for hand in deals[PARTNER :: view.game.players]:
        yield test(count(hand, JACK), count(hand, HIGH), count(hand, LOW))


def count(hand: int, ranks: int) -> int:
    """Returns how many diamonds of these ranks a hand holds, both copies counted."""
    suit = ranks << DIAMONDS
    return (hand & (suit | suit << 32)).bit_count()


def independent(seen: list[bool]) -> float:
    """Returns how many independent deals these are worth: by how far the means of batches scatter."""
    size = len(seen) // BATCHES
    means = [fmean(seen[place : place + size]) for place in range(0, len(seen), size)]
    scatter, likely = variance(means), fmean(seen)
    return len(seen) if scatter == 0 else min(len(seen), likely * (1 - likely) / scatter * BATCHES)
