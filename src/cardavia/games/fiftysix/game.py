"""The game of 56 with its rules settled: its pack, its deals, its matches (rules 1 to 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from cardavia.cards import Card, Hand, Rank, missing, pack_of, read_cards, write_cards
from cardavia.games.fiftysix.auction import Auction
from cardavia.games.fiftysix.calls import CALLS, HIGHEST
from cardavia.games.fiftysix.deal import Deal, read_move
from cardavia.games.fiftysix.earlier import Shown
from cardavia.games.fiftysix.match import EXTRA_DEALS, Match
from cardavia.games.fiftysix.public import Move, Start
from cardavia.games.fiftysix.rules import Rules, rules_from
from cardavia.games.fiftysix.scoring import stakes
from cardavia.games.fiftysix.tricks import RANK_ORDER, sort_hand
from cardavia.games.game import Pair, Seat, as_pair
from cardavia.words import BadPosition, BadRules

SEATS: Final = (4, 6, 8)
TABLES: Final = 12
"""The tables that each side starts with (rule 5)."""

Cards = str | Iterable[Card | str]


class FiftySix:
    """Is 56 for 4, 6 or 8 players under one rule set.

    >>> game = FiftySix(players=6)
    >>> len(game.pack), game.hand_size, game.rules_text
    (48, 8, 'classic')

    Raises:
        BadRules: a number of players other than 4, 6 and 8, or rules that cannot be played.
    """

    name: Final = "fiftysix"
    version: Final = 1

    def __init__(self, players: int = 6, rules: str | Rules = "classic") -> None:
        self.players = players
        self.rules = rules_from(rules)
        if not isinstance(players, int) or players not in SEATS:
            raise BadRules("players_not_possible", players=players, possible=" ".join(map(str, SEATS)))
        if self.rules.short_pack and players != 4:
            raise BadRules("short_pack_is_for_four", players=players)

    @cached_property
    def rules_text(self) -> str:
        """The rule set as text, which reads back."""
        return str(self.rules)

    @cached_property
    def pack(self) -> Hand:
        """The two stripped packs in canonical order (rule 2): 48 cards; 64 for eight players."""
        return pack_of(self._ranks, copies=2)

    @property
    def _ranks(self) -> tuple[Rank, ...]:
        if self.rules.short_pack:
            return RANK_ORDER[:4]
        return RANK_ORDER if self.players == 8 else RANK_ORDER[:6]

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt (rule 2)."""
        return len(self.pack) // self.players

    def next_seat(self, seat: Seat, steps: int = 1) -> Seat:
        """Returns the seat that many steps on in turn order (rule 4)."""
        return (seat + steps * self.rules.step) % self.players

    def check_seat(self, seat: Seat) -> None:
        """Refuses a seat that is not at this table.

        Raises:
            BadPosition: there is no such seat.
        """
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadPosition("no_such_seat", seat=seat, seats=self.players)

    def auction(self, dealer: Seat) -> Auction:
        """Returns the auction of a new deal (rule 6)."""
        return Auction(self.rules, self.players, self.next_seat(dealer))

    @property
    def starting_score(self) -> Pair:
        """What the sides start a match with: 12 tables each (rule 5), or no points (switch ``match``)."""
        start = 0 if self.rules.deals else TABLES
        return start, start

    def check_score(self, score: Pair) -> None:
        """Refuses a score at which no deal can begin.

        Raises:
            BadPosition: not 24 tables in all, a side that has lost already (rule 18), or, under
                ``match=deals(n)``, points that are not the other side's losses.
        """
        if self.rules.deals is None:
            least = 0 if self.rules.match_end == "cannot_pay" else 1
            if sum(score) != 2 * TABLES or min(score) < least:
                raise BadPosition("score_not_24_tables", one=score[0], other=score[1], least=least)
            return
        deals = max(self.rules.deals, EXTRA_DEALS) - 1
        most = deals * stakes(HIGHEST, 4, self.rules)[1]
        if sum(score) != 0 or max(score) > most:
            raise BadPosition("score_not_of_deals", one=score[0], other=score[1], most=most)

    def match(self, first_dealer: Seat = 0) -> Match:
        """Returns a new match, before its first deal (rules 4 and 5)."""
        self.check_seat(first_dealer)
        return Match(self, self.starting_score, first_dealer)

    def deal(
        self,
        dealer: Seat = 0,
        pack: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        score: Pair | None = None,
        earlier: tuple[Shown, ...] = (),
    ) -> Deal:
        """Deals a pack, one card at a time from dealer's right (rule 4), or gives out whole hands.

        ``earlier`` are the deals of the match that have ended.

        Raises:
            BadPosition: not exactly this game's pack, hands of the wrong size, or a score that cannot be.
            BadText: something in it is no card.
        """
        self.check_seat(dealer)
        dealt = self.deal_out(dealer, pack) if hands is None else self.given_out(hands)
        self.refuse_weak(dealt)
        first = self.next_seat(dealer)
        score = self.starting_score if score is None else as_pair(score)
        self.check_score(score)
        return Deal(
            self, dealer, score, earlier, Start(first), self.auction(dealer), first, (), (0, 0), (), False,
            dealt, dealt,
        )  # fmt: skip

    def deal_out(self, dealer: Seat, pack: Cards | None) -> tuple[Hand, ...]:
        """Returns the hands that a pack gives, one card at a time from dealer's right (rule 4).

        Raises:
            BadPosition: not exactly this game's pack.
        """
        cards = read_cards(pack or ())
        self._check_pack(cards)
        hands = {self.next_seat(dealer, 1 + i): cards[i :: self.players] for i in range(self.players)}
        return tuple(sort_hand(hands[seat]) for seat in range(self.players))

    def hidden_places(self, seat: Seat | None, dealer: Seat) -> tuple[int, ...]:
        """Returns the places in a pack, from the top, whose cards a seat does not get (rule 4).

        A spectator, None, sees none of them.
        """
        return tuple(i for i in range(len(self.pack)) if self.next_seat(dealer, 1 + i) != seat)

    def given_out(self, hands: Sequence[Cards]) -> tuple[Hand, ...]:
        """Returns whole hands as they are dealt, sorted.

        Raises:
            BadPosition: not exactly this game's pack, or hands of the wrong size.
            BadText: something in them is no card.
        """
        if len(hands) != self.players:
            raise BadPosition("hands_not_one_each", hands=len(hands), seats=self.players)
        dealt = tuple(sort_hand(read_cards(hand)) for hand in hands)
        for seat, hand in enumerate(dealt):
            if len(hand) != self.hand_size:
                raise BadPosition("hand_size", seat=seat, cards=len(hand), wanted=self.hand_size)
        self._check_pack([card for hand in dealt for card in hand])
        return dealt

    def _check_pack(self, cards: Sequence[Card]) -> None:
        lacking, extra = missing(self.pack, cards), missing(cards, self.pack)
        if lacking or extra:
            raise BadPosition("not_the_pack", lacking=write_cards(lacking), extra=write_cards(extra))

    def is_weak(self, hands: Sequence[Hand]) -> bool:
        """Whether a hand has no points, or a side no Jack (switch ``redeal_weak``)."""
        worth = self.rules.card_points
        no_points = any(all(worth[card.rank] == 0 for card in hand) for hand in hands)
        jacks = {seat % 2 for seat, hand in enumerate(hands) for card in hand if card.rank == "J"}
        return no_points or len(jacks) < 2

    def refuse_weak(self, hands: Sequence[Hand]) -> None:
        """Refuses hands that these rules throw in (switch ``redeal_weak``).

        Raises:
            BadPosition: the rules throw them in.
        """
        if self.rules.redeal_weak and self.is_weak(hands):
            raise BadPosition("weak_deal_thrown_in")

    def position(
        self,
        hands: Sequence[Cards],
        calls: str,
        *,
        dealer: Seat = 0,
        leader: Seat | None = None,
        trick: Cards = (),
        points: Pair = (0, 0),
        score: Pair | None = None,
    ) -> Deal:
        """Returns a deal in the middle of its play; see :func:`positions.position`."""
        from cardavia.games.fiftysix.positions import position

        settled = self.starting_score if score is None else as_pair(score)
        return position(self, hands, calls, dealer, leader, read_cards(trick), as_pair(points), settled)

    def all_moves(self) -> tuple[Move, ...]:
        """Returns every call and every card of the game."""
        return (*CALLS.values(), *dict.fromkeys(self.pack))

    def read_move(self, text: str) -> Move:
        """Reads a call or a card.

        Raises:
            IllegalMove: the text is neither.
        """
        return read_move(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FiftySix) and (self.players, self.rules) == (other.players, other.rules)

    def __hash__(self) -> int:
        return hash((self.players, self.rules))

    def __repr__(self) -> str:
        return f"FiftySix(players={self.players}, rules={self.rules_text!r})"
