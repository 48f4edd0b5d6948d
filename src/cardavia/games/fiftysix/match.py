"""A match of 56: deals, and the tables that change hands (rules 4, 5, 17 and 18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Self

import msgspec

from cardavia.cards import Card
from cardavia.games.fiftysix.deal import Deal
from cardavia.games.fiftysix.earlier import Shown
from cardavia.games.fiftysix.public import Move
from cardavia.games.fiftysix.scoring import Result
from cardavia.games.fiftysix.view import View
from cardavia.games.game import Pair, Seat, Side
from cardavia.words import IllegalMove

if TYPE_CHECKING:
    from cardavia.games.fiftysix.game import FiftySix

EXTRA_DEALS: Final = 6
"""How many more deals are played when a match of n deals ends level (switch ``match``)."""


class Match(msgspec.Struct, frozen=True):
    """Is a match.  ``score`` is tables, or signed points under ``match=deals(n)``."""

    game: FiftySix
    score: Pair
    dealer: Seat
    """Who deals the deal that is on, or the next one."""
    deal: Deal | None = None
    """The deal that is on, or was last; None before the first."""
    results: tuple[Result, ...] = ()
    """The results of the deals that have ended."""
    thrown_in: int = 0
    """How many deals were thrown in unseen (switch ``redeal_weak``)."""
    winner: Side | None = None
    """The side that has won; None while the match goes on (rule 18)."""

    @property
    def needs_pack(self) -> bool:
        """Whether the next deal is due."""
        return self.winner is None and (self.deal is None or self.deal.over)

    def start_deal(self, pack: str | Sequence[Card]) -> Self:
        """Deals the next deal from this pack order (rule 4).

        Under ``redeal_weak`` a weak deal is thrown in: the match still needs a pack.

        Raises:
            IllegalMove: a deal is on, or the match is over.
            BadPosition: not exactly this game's pack.
        """
        if not self.needs_pack:
            raise IllegalMove("match_over" if self.winner is not None else "deal_goes_on")
        hands = self.game.deal_out(self.dealer, pack)
        if self.game.rules.redeal_weak and self.game.is_weak(hands):
            return msgspec.structs.replace(self, thrown_in=self.thrown_in + 1)
        deal = self.game.deal(self.dealer, hands=hands, score=self.score, earlier=self._earlier)
        return msgspec.structs.replace(self, deal=deal)

    @property
    def _earlier(self) -> tuple[Shown, ...]:
        """The deals that have ended, between one deal and the next."""
        last = self.deal
        return () if last is None else (*last.earlier, Shown(last.auction, last.dealt))

    def play(self, move: Move | str) -> Self:
        """Returns the match after a call or card in its deal.

        Raises:
            IllegalMove: the rules do not allow it, or no deal is on.
        """
        if self.deal is None or self.deal.over:
            raise IllegalMove("no_deal_is_on", move=str(move))
        deal = self.deal.play(move)
        if not deal.over:
            return msgspec.structs.replace(self, deal=deal)
        return self._settle(deal)

    def _settle(self, deal: Deal) -> Self:
        result = deal.result
        assert result is not None
        results = (*self.results, result)
        score = self._score_after(result)
        winner = self._winner(score, result, len(results))
        dealer = self.dealer if winner is not None else self.game.next_seat(self.dealer)
        return type(self)(self.game, score, dealer, deal, results, self.thrown_in, winner)

    def _score_after(self, result: Result) -> Pair:
        gain = result.swing[0]
        if self.game.rules.deals is None:
            # A side that owes more than it owns pays what it owns (rule 17).
            gain = max(-self.score[0], min(self.score[1], gain))
        return self.score[0] + gain, self.score[1] - gain

    def _winner(self, score: Pair, result: Result, played: int) -> Side | None:
        deals = self.game.rules.deals
        if deals is not None:
            return self._ahead(score) if _full_length(played, deals) else None
        if self.game.rules.match_end == "cannot_pay":
            owing = [side for side in (0, 1) if -result.swing[side] > self.score[side]]
        else:
            owing = [side for side in (0, 1) if score[side] == 0]
        return 1 - owing[0] if owing else None

    @staticmethod
    def _ahead(score: Pair) -> Side | None:
        return None if score[0] == score[1] else int(score[1] > score[0])

    def view(self, seat: Seat | None) -> MatchView:
        """Returns what a seat, or a spectator (None), knows of the match."""
        deal = self.deal.view(seat) if self.deal else None
        if seat is not None:
            self.game.check_seat(seat)
        return MatchView(
            self.game, self.score, self.dealer, deal, self.results, self.thrown_in, self.winner, seat
        )


def _full_length(played: int, deals: int) -> bool:
    """Whether a match of n deals may end now: after n, after six more, then after each."""
    return played == deals or played >= deals + EXTRA_DEALS


class MatchView(msgspec.Struct, frozen=True):
    """Is what one seat knows of a match: all of it is public but the deal that is on."""

    game: FiftySix
    score: Pair
    dealer: Seat
    deal: View | None
    results: tuple[Result, ...]
    thrown_in: int
    winner: Side | None
    seat: Seat | None

    def to_json(self) -> bytes:
        """Returns the view as JSON: the same knowledge gives the same bytes."""
        return msgspec.json.encode(
            {
                "game": self.game.name,
                "version": self.game.version,
                "players": self.game.players,
                "rules": self.game.rules_text,
                "seat": self.seat,
                "score": self.score,
                "dealer": self.dealer,
                "results": self.results,
                "thrown_in": self.thrown_in,
                "winner": self.winner,
                "deal": msgspec.Raw(self.deal.to_json()) if self.deal else None,
            }
        )
