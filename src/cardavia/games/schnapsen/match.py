"""A match of Schnapsen: from seven down to zero (rules 2 and 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

import msgspec

from cardavia.cards import Card
from cardavia.games.game import Pair, Seat
from cardavia.games.schnapsen.deal import Deal
from cardavia.games.schnapsen.moves import Move
from cardavia.games.schnapsen.scoring import Result
from cardavia.games.schnapsen.view import View
from cardavia.words import IllegalMove

if TYPE_CHECKING:
    from cardavia.games.schnapsen.game import Schnapsen


class Match(msgspec.Struct, frozen=True):
    """Is a match.  ``score`` is what each player still needs."""

    game: Schnapsen
    score: Pair
    dealer: Seat
    """Who deals the deal that is on, or the next one."""
    deal: Deal | None = None
    """The deal that is on, or was last; None before the first."""
    results: tuple[Result, ...] = ()
    """The results of the deals that have ended."""
    winner: Seat | None = None
    """Who has won; None while the match goes on."""

    @property
    def needs_pack(self) -> bool:
        """Whether the next deal is due."""
        return self.winner is None and (self.deal is None or self.deal.over)

    def start_deal(self, pack: str | Sequence[Card]) -> Self:
        """Deals the next deal from this pack order (rule 2).

        Raises:
            IllegalMove: a deal is on, or the match is over.
            BadPosition: not exactly this game's pack.
        """
        if not self.needs_pack:
            raise IllegalMove("match_over" if self.winner is not None else "deal_goes_on")
        return msgspec.structs.replace(self, deal=self.game.deal(self.dealer, pack, score=self.score))

    def play(self, move: Move | str) -> Self:
        """Returns the match after a move in its deal.

        Raises:
            IllegalMove: the rules do not allow it, no deal is on, or the match is over.
        """
        if self.winner is not None:
            raise IllegalMove("match_over")
        if self.deal is None or self.deal.over:
            raise IllegalMove("no_deal_is_on", move=str(move))
        deal = self.deal.play(move)
        return self._settle(deal, deal.result) if deal.result else msgspec.structs.replace(self, deal=deal)

    def _settle(self, deal: Deal, result: Result) -> Self:
        """Takes the game points won off the winner's count (rule 14); the other one deals next (rule 2)."""
        left = max(0, self.score[result.winner] - result.game_points)
        score = (left, self.score[1]) if result.winner == 0 else (self.score[0], left)
        winner = result.winner if left == 0 else None
        dealer = self.dealer if left == 0 else 1 - self.dealer
        return type(self)(self.game, score, dealer, deal, (*self.results, result), winner)

    def view(self, seat: Seat | None) -> MatchView:
        """Returns what a player, or a spectator (None), knows of the match."""
        if seat is not None:
            self.game.check_seat(seat)
        deal = self.deal.view(seat) if self.deal else None
        return MatchView(self.game, self.score, self.dealer, deal, self.results, self.winner, seat)


class MatchView(msgspec.Struct, frozen=True):
    """Is what one player knows of a match: all of it is public but the deal that is on."""

    game: Schnapsen
    score: Pair
    dealer: Seat
    deal: View | None
    results: tuple[Result, ...]
    winner: Seat | None
    seat: Seat | None

    def to_json(self) -> bytes:
        """Returns the view as JSON: the same knowledge gives the same bytes."""
        return msgspec.json.encode(
            {
                "game": self.game.name,
                "version": self.game.version,
                "rules": self.game.rules_text,
                "seat": self.seat,
                "score": self.score,
                "dealer": self.dealer,
                "results": self.results,
                "winner": self.winner,
                "deal": msgspec.Raw(self.deal.to_json()) if self.deal else None,
            }
        )
