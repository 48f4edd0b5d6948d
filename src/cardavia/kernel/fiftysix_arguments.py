"""Refuses numbers that make no position of 56, before anything is searched or played out."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardavia.kernel import uncompiled as cython

if cython.compiled:
    from cython.cimports.cardavia.kernel.bits import popcount
else:
    from cardavia.kernel.uncompiled import popcount

LOW = cython.declare(cython.ulonglong, 0xFFFFFFFF)
STRIPPED = cython.declare(cython.ulonglong, 0x03030303)
"""The 8s and 7s, which only the packs of eight players hold."""


def check_position(players: int, hands: Sequence[int], leader: int, trump: int, trick: bytes) -> int:
    """Returns how many tricks are still to be finished, where the numbers make a position.

    Raises:
        ValueError: they do not; the sentence says why.
    """
    if len(hands) != players:
        raise ValueError(f"there are {len(hands)} hands, but {players} players")
    if not 0 <= leader < players:
        raise ValueError(f"seat {leader} cannot lead: the seats are 0 to {players - 1}")
    if not -1 <= trump <= 3:
        raise ValueError(f"{trump} is no trump suit: they are 0 to 3, or -1 for no trumps")
    if len(trick) >= players:
        raise ValueError(f"{len(trick)} cards lie in the trick, which {players - 1} at most leave unfinished")
    check_cards(players, hands, trick)
    return check_lengths(players, hands, leader, len(trick))


def check_cards(players: cython.int, hands: Sequence[int], trick: bytes) -> None:
    """Refuses cards that two packs do not hold."""
    once: cython.ulonglong = 0
    twice: cython.ulonglong = 0
    thrice: cython.ulonglong = 0
    cards: cython.ulonglong
    copies: cython.ulonglong
    both: cython.ulonglong
    if any(card > 31 for card in trick):
        raise ValueError(f"the trick holds card {max(trick)}: they are 0 to 31")
    for cards in [*hands, *(1 << card for card in trick)]:
        both = cards >> 32
        copies = cards & LOW
        if both & ~copies:
            raise ValueError("a hand holds the second copy of a card without the first")
        thrice |= twice & copies | once & both
        twice |= once & copies | both
        once |= copies
    if thrice:
        raise ValueError("a card is there three times, of which the packs hold two")
    if players != 8 and once & STRIPPED:
        raise ValueError("there are 8s or 7s, which only eight players hold")


def check_lengths(players: cython.int, hands: Sequence[int], leader: cython.int, lying: cython.int) -> int:
    """Returns how many tricks there are to finish, where each hand is as long as it has to be."""
    place: cython.int
    seat: cython.int
    cards: cython.ulonglong
    held: cython.int
    tricks: cython.int = 0
    for place in range(players):
        seat = (leader + place) % players
        cards = hands[seat]
        held = popcount(cards) + (1 if place < lying else 0)
        if place == 0:
            tricks = held
        elif held != tricks:
            raise ValueError(
                f"seat {seat} holds {popcount(cards)} cards, which does not fit with the leader's"
            )
    return int(tricks)


def cards_of(cards: int) -> list[int]:
    """Returns the cards of a set, both copies of those that are twice in it."""
    return [place & 31 for place in range(64) if cards >> place & 1]


def tricks_left(
    hands: Sequence[int], missing: Sequence[int], pool: int, trick: Sequence[int], leader: int, trump: int
) -> int:
    """Returns how many tricks are to be finished.

    Raises:
        ValueError: the numbers make no position.
    """
    players = len(hands)
    if players not in (4, 6, 8) or not (0 <= leader < players and -1 <= trump < 4 and len(trick) < players):
        raise ValueError("no such table")
    if any(cards >> 32 & ~cards for cards in [*hands, pool]) or len(cards_of(pool)) != sum(missing):
        raise ValueError("no such cards")
    had = [len(cards_of(hand)) + lacking for hand, lacking in zip(hands, missing, strict=True)]
    for place, card in enumerate(trick):
        if not 0 <= card < 32:
            raise ValueError("no such card")
        had[(leader + place) % players] += 1
    if len(set(had)) != 1 or not 0 < had[0] <= 64 // players:
        raise ValueError("the hands are not as long as each other")
    return had[0]
