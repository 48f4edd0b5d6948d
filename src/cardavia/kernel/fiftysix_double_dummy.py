"""Solves the play of 56 with all cards seen: how many points side 0 takes when everybody plays best.

A hand is 64 bits: bit 8 * suit + strength says that it holds this card, and 32 bits further up whether
it holds both copies.  Suits are 0 to 3 for S H D C, strengths 0 to 7 for 7 8 Q K T A 9 J; a trump of -1 is
no trumps.  Seats play in the order of their numbers; side 0 is seats 0, 2, 4 and 6.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from cardavia.kernel.fiftysix_arguments import check_position
from cardavia.kernel.fiftysix_question import Question

BEST: Final = -1
"""Asks for the best card that may be played, in place of one."""
NOT_LEGAL: Final = -1
UNRESOLVED: Final = -2
STRAINS: Final = (0, 1, 2, 3, -1)


class Solver:
    """Solves positions for 4, 6 or 8 players, at any point of any trick; one solver for each thread.

    Searching lets other threads run.  A node is a card tried, and a node limit of 0 is none.  Each call
    starts afresh: equal questions cost equal nodes.  The table holds two to the power of ``table_bits``
    proofs of 64 to 112 bytes: 16 are enough for endings, 20 for whole deals.

    Every method raises ValueError, with a sentence, where its numbers make no position.

    >>> from array import array
    >>> jack, nine, ace = 1 << 7, 1 << 6, 1 << 5  # all spades; seat 3 holds both 9s
    >>> hands = array("Q", [ace | 1 << 2, jack | ace, ace << 8 | 1 << 3, nine | nine << 32])
    >>> Solver(4, table_bits=8).value(hands, leader=0, trump=-1)
    0

    Raises:
        ValueError: another number of players, or table bits other than 4 to 26.
    """

    def __init__(self, players: int, table_bits: int = 18) -> None:
        if players not in (4, 6, 8):
            raise ValueError(f"{players} players: 56 is for 4, 6 or 8")
        if not 4 <= table_bits <= 26:
            raise ValueError(
                f"a table of two to the power of {table_bits} proofs: the power has to be 4 to 26"
            )
        self.players = players
        self._question = Question(players, table_bits)

    @property
    def nodes(self) -> int:
        """How many cards the last call tried."""
        nodes: int = self._question.nodes()
        return nodes

    def value(
        self, hands: Sequence[int], leader: int, trump: int, trick: bytes = b"", node_limit: int = 0
    ) -> int:
        """Returns the points that side 0 takes from here on, the unfinished trick included; -1 unresolved.

        ``hands`` are the cards still held, and ``trick`` those that lie there already, led by the leader.
        """
        self._pose(hands, leader, trump, trick, node_limit)
        value: int = self._question.value(BEST, self._question.points // 2)
        return value

    def reaches(
        self,
        hands: Sequence[int],
        leader: int,
        trump: int,
        target: int,
        trick: bytes = b"",
        node_limit: int = 0,
    ) -> int:
        """Returns 1 if side 0 takes at least the target, 0 if it does not, -1 unresolved."""
        self._pose(hands, leader, trump, trick, node_limit)
        bound = self._question.bound(BEST, target)
        return -1 if bound < 0 else int(bound >= target)

    def values(
        self, hands: Sequence[int], leader: int, trump: int, trick: bytes, node_limit: int, out: array[int]
    ) -> None:
        """Writes what side 0 takes after each of the 32 cards; -1 may not be played, -2 unresolved."""
        self._pose(hands, leader, trump, trick, node_limit)
        guess = self._question.points // 2
        for card, playable in enumerate(self._playable()):
            out[card] = NOT_LEGAL
            if playable:
                value = self._question.value(card, guess)
                out[card] = UNRESOLVED if value < 0 else value
                guess = guess if value < 0 else value

    def moves_that_reach(
        self,
        hands: Sequence[int],
        leader: int,
        trump: int,
        target: int,
        trick: bytes,
        node_limit: int,
        out: array[int],
    ) -> None:
        """Writes for each of the 32 cards whether side 0 takes the target after it, 1 or 0.

        It is -1 for a card that may not be played, -2 unresolved.
        """
        self._pose(hands, leader, trump, trick, node_limit)
        for card, playable in enumerate(self._playable()):
            out[card] = NOT_LEGAL
            if playable:
                bound = self._question.bound(card, target)
                out[card] = UNRESOLVED if bound < 0 else bound >= target

    def strains(self, hands: Sequence[int], leader: int, node_limit: int, out: array[int]) -> None:
        """Writes the value in each strain, S H D C and no trumps, before the first card; -1 unresolved.

        The five share a table, in which all that comes after the last trump serves every one of them.
        """
        tricks = check_position(self.players, hands, leader, BEST, b"")
        self._question.begin(node_limit)
        for place, trump in enumerate(STRAINS):
            self._question.pose(hands, leader, trump, b"", tricks)
            out[place] = self._question.value(BEST, self._question.points // 2)

    def _pose(self, hands: Sequence[int], leader: int, trump: int, trick: bytes, node_limit: int) -> None:
        tricks = check_position(self.players, hands, leader, trump, trick)
        self._question.begin(node_limit)
        self._question.pose(hands, leader, trump, trick, tricks)

    def _playable(self) -> list[bool]:
        cards = self._question.playable()
        return [cards >> card & 1 == 1 for card in range(32)]
