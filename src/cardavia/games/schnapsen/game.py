"""The game of Schnapsen with its rules settled: its pack, its deals, its matches (rules 1, 2, 14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from cardavia.cards import Card, Hand, missing, pack_of, read_cards, write_cards
from cardavia.games.game import Pair, Seat, as_pair
from cardavia.games.schnapsen.deal import Deal
from cardavia.games.schnapsen.match import Match
from cardavia.games.schnapsen.moves import Announcement, Move, read_move
from cardavia.games.schnapsen.public import HAND_SIZE, Known, Start, at_start
from cardavia.games.schnapsen.rules import Rules, rules_from
from cardavia.games.schnapsen.tricks import RANK_ORDER, sort_hand
from cardavia.words import BadPosition, BadRules

TO_WIN: Final = 7
"""The game points that each player needs to win the match (rule 14)."""
_NON_DEALERS: Final = (0, 1, 2, 7, 8)
_DEALERS: Final = (3, 4, 5, 9, 10)
_INDICATOR: Final = 6
"""The places in the pack, from the top, of what is dealt (rule 2)."""

Cards = str | Iterable[Card | str]


class Schnapsen:
    """Is Schnapsen under one rule set.

    >>> game = Schnapsen()
    >>> len(game.pack), game.players, game.rules_text
    (20, 2, 'classic')

    Raises:
        BadRules: more or fewer than two players, or rules that cannot be played.
    """

    name: Final = "schnapsen"
    version: Final = 1

    def __init__(self, players: int = 2, rules: str | Rules = "classic") -> None:
        if not isinstance(players, int) or players != 2:
            raise BadRules("players_not_possible", players=players, possible="2")
        self.players = players
        self.rules = rules_from(rules)

    @cached_property
    def rules_text(self) -> str:
        """The rule set as text, which reads back."""
        return str(self.rules)

    @cached_property
    def pack(self) -> Hand:
        """The twenty cards in canonical order (rule 1)."""
        return pack_of(RANK_ORDER)

    def check_seat(self, seat: Seat) -> None:
        """Refuses a seat that is not at this table.

        Raises:
            BadPosition: there is no such seat.
        """
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadPosition("no_such_seat", seat=seat, seats=self.players)

    def check_score(self, score: Pair) -> None:
        """Refuses a score at which no deal can begin (rule 14).

        Raises:
            BadPosition: a player has won already, or needs more than at the start of a match.
        """
        if min(score) < 1 or max(score) > TO_WIN:
            raise BadPosition("score_outside", one=score[0], other=score[1], most=TO_WIN)

    def match(self, first_dealer: Seat = 0) -> Match:
        """Returns a new match, before its first deal (rule 14)."""
        self.check_seat(first_dealer)
        return Match(self, (TO_WIN, TO_WIN), first_dealer)

    def deal(
        self,
        dealer: Seat = 0,
        pack: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        stock: Cards = (),
        score: Pair = (TO_WIN, TO_WIN),
    ) -> Deal:
        """Deals a pack by rule 2, or gives out two hands and a stock, the indicator last.

        Raises:
            BadPosition: not exactly this game's pack, hands of the wrong size, or a score that cannot be.
            BadText: something in it is no card.
        """
        self.check_seat(dealer)
        score = as_pair(score)
        self.check_score(score)
        if hands is None:
            return self._dealt(dealer, *self.deal_out(dealer, pack), score)
        given = tuple(sort_hand(read_cards(hand)) for hand in hands)
        if len(given) != 2:
            raise BadPosition("hands_not_one_each", hands=len(given), seats=2)
        for seat, hand in enumerate(given):
            if len(hand) != HAND_SIZE:
                raise BadPosition("hand_size", seat=seat, cards=len(hand), wanted=HAND_SIZE)
        below = read_cards(stock)
        self._check_pack([*given[0], *given[1], *below])
        return self._dealt(dealer, (given[0], given[1]), below, score)

    def deal_out(self, dealer: Seat, pack: Cards | None) -> tuple[Known, Hand]:
        """Returns the hands and the stock that a pack gives (rule 2).

        Three to each, non-dealer first, the indicator, two to each, and the rest face down.

        Raises:
            BadPosition: not exactly this game's pack.
        """
        cards = read_cards(pack or ())
        self._check_pack(cards)
        first, second = (sort_hand(cards[i] for i in places) for places in (_NON_DEALERS, _DEALERS))
        hands = (first, second) if dealer == 1 else (second, first)
        return hands, (*cards[11:], cards[_INDICATOR])

    def hidden_places(self, seat: Seat | None, dealer: Seat) -> tuple[int, ...]:
        """Returns the places in a pack, from the top, whose cards a player is not dealt to see (rule 2).

        All but its own and the indicator; a spectator, None, sees the indicator alone.
        """
        own = () if seat is None else _DEALERS if seat == dealer else _NON_DEALERS
        return tuple(i for i in range(len(self.pack)) if i != _INDICATOR and i not in own)

    def _check_pack(self, cards: Sequence[Card]) -> None:
        lacking, extra = missing(self.pack, cards), missing(cards, self.pack)
        if lacking or extra:
            raise BadPosition("not_the_pack", lacking=write_cards(lacking), extra=write_cards(extra))

    def _dealt(self, dealer: Seat, hands: Known, stock: Hand, score: Pair) -> Deal:
        indicator, nothing = stock[-1], ((), ())
        begun = at_start(self, dealer, score, Start(), indicator.suit, indicator, 1 - dealer)
        return Deal(**begun, dealt=hands, hands=hands, stock=stock, draws=nothing)

    def position(
        self,
        trump: str,
        hands: Sequence[Cards],
        points: Pair,
        *,
        tricks: Pair = (0, 0),
        pending: Pair = (0, 0),
        to_lead: Seat = 0,
        led: Card | str | None = None,
        closed_by: Seat | None = None,
        frozen: Pair | None = None,
        stock: Cards = (),
        shown: Cards = (),
        score: Pair = (TO_WIN, TO_WIN),
    ) -> Deal:
        """Returns a deal in its middle; see :func:`positions.position` for what each part means."""
        from cardavia.games.schnapsen.positions import Draft, position

        draft = Draft(
            trump=trump,
            hands=tuple(read_cards(hand) for hand in hands),
            points=as_pair(points),
            tricks=as_pair(tricks),
            pending=as_pair(pending),
            to_lead=to_lead,
            led=Card(led) if isinstance(led, str) else led,
            closed_by=closed_by,
            frozen=None if frozen is None else as_pair(frozen),
            stock=read_cards(stock),
            shown=read_cards(shown),
            score=as_pair(score),
        )
        return position(self, draft)

    def all_moves(self) -> tuple[Move, ...]:
        """Returns every announcement and every card of the game."""
        return (*Announcement, *self.pack)

    def read_move(self, text: str) -> Move:
        """Reads a card, ``exchange`` or ``close``.

        Raises:
            IllegalMove: the text is none of them.
        """
        return read_move(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Schnapsen) and self.rules == other.rules

    def __hash__(self) -> int:
        return hash(self.rules)

    def __repr__(self) -> str:
        return f"Schnapsen(rules={self.rules_text!r})"
