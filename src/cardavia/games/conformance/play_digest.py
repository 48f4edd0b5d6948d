"""The digest of how a game is played: it tells whether rules have changed, and so the rules version."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

from cardavia.games.conformance.chance import Chance
from cardavia.games.conformance.random_play import random_match
from cardavia.games.game import Game, Match

_FIELD_NAME: Final = re.compile(r"\b\w+=")


def play_digest(game: Game, *, moves: int = 2_000, seed: int = 0) -> str:
    """Returns a digest of random matches: at each moment who may play what, and what it comes to.

    Two versions of a game have the same digest where all moves of these matches are legal in both
    and come to the same results and scores.  How things are named or written does not matter.

    >>> from cardavia import games
    >>> len(play_digest(games.game("schnapsen"), moves=20))
    64
    """
    chance, digest, left = Chance("digest", seed), sha256(), moves
    while left > 0:
        course = random_match(game, chance, left)
        left -= len(course)
        for match in course:
            digest.update(_state(match).encode())
    return digest.hexdigest()


def _state(match: Match) -> str:
    state: list[object] = [match.dealer, match.score, match.winner, match.needs_pack]
    if (deal := match.deal) is not None:
        state += [deal.to_act, sorted(map(str, deal.legal_moves())), deal.result]
    return _FIELD_NAME.sub("", repr(state))
