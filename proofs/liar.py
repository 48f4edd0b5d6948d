"""One who never bids by the convention breaks no table of 56: strong learns it, and beats fair even so.

Sessions of some deals with the same seats, each pack played twice with the sides swapped. On the side of
``strong`` one seat is a liar: it calls like ``fair`` in other words, so that every promise is broken, and
plays its cards like ``fair``. The other side is ``fair`` alone. The liar's side has to be ahead for sure,
and its partners have to have found out, by the end of each session, who is not to be believed. For
comparison it is told what ``fair`` wins with the same liar. The quick proof asks for the finding out
alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from cardavia import conventions
from cardavia.arena.deals import gain, packs, play_deal
from cardavia.games import View as AnyView
from cardavia.games.fiftysix import PASS, Call, Deal, FiftySix, Shown, View
from cardavia.players import Budget, Choice, Player, player
from cardavia.players.fiftysix.truth import Truth

PLAYERS = 6
LIAR = 2
"""How many seats after the first of its side the liar sits."""
DEALS = 8
"""How many deals a session has."""
SESSIONS, QUICK_SESSIONS = 25, 2
LEAST_ERROR = 0.2
"""What a single lie in a session makes of the error of one who never says the truth."""
WORK = 3_000
SEED = 65


class Liar:
    """Calls as ``fair`` does, but so that what it says is never true; passes where there is no such call."""

    level = "liar"

    def choose(self, view: AnyView, budget: Budget = Budget()) -> Choice:  # noqa: B008  (immutable)
        """Returns an untrue call, or a card of ``fair``."""
        choice = player("fair").choose(view, budget)
        if not isinstance(choice.move, Call) or not choice.move.is_bid:
            return choice
        assert isinstance(view, View)
        return Choice(next((call for call in _untrue(view, choice.move)), PASS))


def _untrue(view: View, meant: Call) -> Sequence[Call]:
    """Returns the calls that come to the same bid, and break their promise."""
    auction = view.auction
    bid = auction.call(meant).bid
    return [
        call
        for call in auction.legal_calls()
        if call.is_bid
        and auction.call(call).bid == bid
        and not conventions.telling(call, auction).holds(view.hand)
    ]


class Session(NamedTuple):
    """Is what came of some deals with the same seats."""

    gains: list[float]
    """For each pack what the liar's side won, on average over both ways to seat the sides."""
    errors: list[float]
    """What each partner of the liar took its error to be in the end."""


def prove(quick: bool) -> tuple[bool, str]:
    sessions = QUICK_SESSIONS if quick else SESSIONS
    found = {level: [session(level, number) for number in range(sessions)] for level in ("strong", "fair")}
    errors = [error for one in found["strong"] for error in one.errors]
    gains = {level: [gain for one in sat for gain in one.gains] for level, sat in found.items()}
    better = [one - other for one, other in zip(gains["strong"], gains["fair"], strict=True)]
    holds = min(errors) >= LEAST_ERROR and (quick or lower(gains["strong"]) > 0)
    return holds, (
        f"with a liar, tables a deal against fair: strong {told(gains['strong'])}, "
        f"fair {told(gains['fair'])}; "
        f"strong is the better by {told(better)}; it takes the liar's error to be {fmean(errors):.2f} "
        f"after {DEALS} deals (least {min(errors):.2f}, bar {LEAST_ERROR})"
    )


def session(level: str, number: int) -> Session:
    """Plays a session of deals for both ways to seat the sides."""
    game, found = FiftySix(PLAYERS), Session([], [])
    shown: dict[int, tuple[Shown, ...]] = {0: (), 1: ()}
    stream = packs(game, SEED, number)
    for dealer in range(DEALS):
        pack, won = next(stream), []
        for side in (0, 1):
            begun = game.deal(dealer % PLAYERS, pack, earlier=shown[side])
            deal, _ = play_deal(begun, seated(level, side), Budget(work=WORK))
            assert isinstance(deal, Deal)
            won.append(gain(deal, side))
            shown[side] = (*shown[side], Shown(deal.auction, deal.dealt))
        found.gains.append(fmean(won))
    for side in (0, 1):
        view = game.deal(0, game.pack, earlier=shown[side]).view(side)
        found.errors.append(Truth(view).error(side + LIAR))
    return found


def seated(level: str, side: int) -> list[Player]:
    """Returns a player for each seat: the liar with partners of the level on one side, fair on the other."""
    seats: list[Player] = [player(level if seat % 2 == side else "fair", SEED) for seat in range(PLAYERS)]
    seats[side + LIAR] = Liar()
    return seats


def lower(gains: list[float]) -> float:
    """Returns the lower end of where the true average lies 95 times in 100."""
    return fmean(gains) - 1.96 * stdev(gains) / sqrt(len(gains))


def told(gains: list[float]) -> str:
    low = lower(gains)
    return f"{fmean(gains):+.2f} [{low:+.2f}, {2 * fmean(gains) - low:+.2f}]"
