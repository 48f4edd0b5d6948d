"""Every card comes to every place, and every two cards to every two places, as often as chance has it.

Chi-square over many packs, in two ways.  *Places*: how often each card lies in each place.
*Neighbours*: for each place, how often each two cards lie there and below it.  A p-value near 0 says
that the packs are less regular than chance has them, one near 1 that they are more regular: either
counts as far off.  The bar is met where the smallest of all the two-sided p-values, multiplied by how
many there are, is at least 0.01, and where each of four shuffles with a well-known fault falls below
one in a thousand million by the same measure.  The packs never vary: this proof cannot fail by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from math import erfc, sqrt

from cardavia.shuffle import Contribution, Shuffle

SIZES = (20, 32, 48, 64)
FAIR = 0.01
CAUGHT = 1e-9
PACKS_OF_A_MATCH = 50

Pack = Sequence[int]
Draw = Callable[[Iterator[int], int], int]


def prove(quick: bool) -> tuple[bool, str]:
    packs = 20_000 if quick else 100_000
    worst = min(evidence(fair_packs(packs, size), size) for size in SIZES) * len(SIZES)
    faulty = {name: evidence(faulty_packs(name, 50_000, 48), 48) for name in FAULTS}
    slipped = [name for name, p in faulty.items() if p >= CAUGHT]
    figures = (
        f"{packs} packs each of {', '.join(map(str, SIZES))} cards: smallest corrected p {min(worst, 1):.2f} "
        + f"(bar {FAIR}); {len(faulty) - len(slipped)} of {len(faulty)} faults caught, the best hidden at "
        + f"p {max(faulty.values()):.0e} (bar {CAUGHT:.0e})"
    )
    return worst >= FAIR and not slipped, figures


def evidence(packs: Iterable[Pack], size: int) -> float:
    """Returns the smallest two-sided p-value, multiplied by how many there are: small for unfair packs."""
    p_values = list(all_p_values(packs, size))
    return min(2 * min(p, 1 - p) for p in p_values) * len(p_values)


def all_p_values(packs: Iterable[Pack], size: int) -> Iterator[float]:
    """Gives the p-value of the places, then of the neighbours in each place but the last."""
    places, neighbours = [0] * size**2, [[0] * size**2 for _ in range(size - 1)]
    for pack in packs:
        for place, card in enumerate(pack):
            places[place * size + card] += 1
        for counts, (card, below) in zip(neighbours, pairwise(pack), strict=True):
            counts[card * size + below] += 1
    # A pack fills each row and each column once.  That makes (size - 1) / size of the usual sum a
    # chi-square with (size - 1)² degrees of freedom.
    yield tail(chi_square(places) * (size - 1) / size, (size - 1) ** 2)
    for counts in neighbours:
        possible = [count for cell, count in enumerate(counts) if cell % (size + 1)]
        yield tail(chi_square(possible), len(possible) - 1)


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def tail(statistic: float, freedom: int) -> float:
    """Returns how often chance alone gives as much, by Wilson and Hilferty's cube root (1931)."""
    spread = 2 / (9 * freedom)
    return erfc(((statistic / freedom) ** (1 / 3) - 1 + spread) / sqrt(2 * spread)) / 2


def matches(count: int) -> Iterator[Shuffle]:
    """Gives matches that are always the same: with a secret, and a contribution from one seat or another."""
    for match in range(count):
        secret, contribution = (sha256(f"{what} {match}".encode()).digest() for what in ("secret", "person"))
        yield Shuffle(secret, (Contribution(match % 8, contribution),))


def fair_packs(count: int, size: int) -> Iterator[Pack]:
    for shuffle in matches(count // PACKS_OF_A_MATCH):
        for n in range(PACKS_OF_A_MATCH):
            yield shuffle.permutation(n, size)


def faulty_packs(fault: str, count: int, size: int) -> Iterator[Pack]:
    """Gives packs that a faulty shuffle makes of the very bytes which drive the fair one."""
    for shuffle in matches(count // PACKS_OF_A_MATCH):
        for n in range(PACKS_OF_A_MATCH):
            yield FAULTS[fault](shuffle.stream(n), size)


def fair_draw(stream: Iterator[int], limit: int) -> int:
    return next(byte for byte in stream if byte < 256 - 256 % limit) % limit


def modulo_draw(stream: Iterator[int], limit: int) -> int:
    return next(stream) % limit


def late_draw(stream: Iterator[int], limit: int) -> int:
    return next(byte for byte in stream if byte <= 256 - 256 % limit) % limit


def fisher_yates(draw: Draw, stream: Iterator[int], size: int) -> Pack:
    pack = list(range(size))
    for last in range(size - 1, 0, -1):
        chosen = draw(stream, last + 1)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return pack


def swap_with_any(stream: Iterator[int], size: int) -> Pack:
    pack = list(range(size))
    for place in range(size):
        chosen = fair_draw(stream, size)
        pack[place], pack[chosen] = pack[chosen], pack[place]
    return pack


def only_cut(stream: Iterator[int], size: int) -> Pack:
    cut = fair_draw(stream, size)
    return [*range(cut, size), *range(cut)]


FAULTS: dict[str, Callable[[Iterator[int], int], Pack]] = {
    "remainder of every byte": lambda stream, size: fisher_yates(modulo_draw, stream, size),
    "passes over one byte too few": lambda stream, size: fisher_yates(late_draw, stream, size),
    "swaps each card with any": swap_with_any,
    "only cuts the pack": only_cut,
}
"""Well-known ways to shuffle badly.  Only cutting brings each card to each place equally often."""
