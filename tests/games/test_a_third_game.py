"""The kit serves games that it has never heard of: here a duel with six spades, from outside the package.

Each player is dealt two cards, two lie face down as the stock.  The higher card takes the trick and
leads to the next, the second trick is worth a point, and who has two points has won.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from cardavia.cards import Card, Hand, pack_of, read_cards, write_cards
from cardavia.games import assert_game_conforms
from cardavia.games.conformance import LawBroken, assert_deal_conforms
from cardavia.games.game import Deal, DealWithStock, Game, Match, MatchView, Pair, Seat, View
from cardavia.words import BadPosition, BadText, IllegalMove

PACK = pack_of(("A", "K", "Q", "J", "T", "9"))[:6]


@dataclass(frozen=True)
class Duel:
    players: int = 2
    rules_text: str = "plain"
    name = "duel"
    version = 1
    pack = PACK

    def match(self, first_dealer: Seat = 0) -> "DuelMatch":
        return DuelMatch(self, (0, 0), first_dealer)

    def deal(
        self, dealer: Seat = 0, pack: Hand = (), *, hands: Any = None, stock: Hand = (), score: Pair = (0, 0)
    ) -> "DuelDeal":
        if hands is None:
            hands = (pack[2:4], pack[:2]) if dealer == 0 else (pack[:2], pack[2:4])
            stock = pack[4:]
        return DuelDeal(self, dealer, score, (), tuple(hands), stock)

    def hidden_places(self, seat: Seat | None, dealer: Seat) -> Sequence[int]:
        own = () if seat is None else (2, 3) if seat == dealer else (0, 1)
        return [place for place in range(6) if place not in own]

    def all_moves(self) -> Hand:
        return PACK

    def read_move(self, text: str) -> Card:
        try:
            return Card(text)
        except BadText:
            raise IllegalMove("unknown_move", move=text) from None


@dataclass(frozen=True)
class Open:
    game: Duel
    dealer: Seat
    score: Pair
    played: Hand

    @property
    def takers(self) -> list[Seat]:
        """Who leads to the first trick, took it, and took the second."""
        takers = [1 - self.dealer]
        for lead, reply in zip(self.played[::2], self.played[1::2], strict=False):
            takers.append(takers[-1] if PACK.index(lead) < PACK.index(reply) else 1 - takers[-1])
        return takers

    @property
    def to_act(self) -> Seat | None:
        return None if len(self.played) == 4 else (self.takers[-1] + len(self.played)) % 2

    @property
    def result(self) -> Seat | None:
        return self.takers[-1] if len(self.played) == 4 else None

    @property
    def history(self) -> tuple[tuple[Seat, Card], ...]:
        return tuple(((self.takers[i // 2] + i) % 2, card) for i, card in enumerate(self.played))

    @property
    def heard(self) -> tuple[str, ...]:
        return tuple(map(str, self.played))


@dataclass(frozen=True)
class DuelDeal(Open):
    dealt: tuple[Hand, ...]
    stock: Hand

    @property
    def dealt_stock(self) -> Hand:
        return self.stock

    @property
    def hands(self) -> tuple[Hand, ...]:
        return tuple(tuple(card for card in hand if card not in self.played) for hand in self.dealt)

    def legal_moves(self) -> Hand:
        return () if self.to_act is None else self.hands[self.to_act]

    def play(self, move: Card | str) -> "DuelDeal":
        card = self.game.read_move(move) if isinstance(move, str) else move
        if card not in self.legal_moves():
            raise IllegalMove("card_not_in_hand", card=str(card))
        return replace(self, played=(*self.played, card))

    def view(self, seat: Seat | None) -> "DuelView":
        hand = () if seat is None else self.hands[seat]
        return DuelView(self.game, self.dealer, self.score, self.played, seat, hand)


@dataclass(frozen=True)
class DuelView(Open):
    seat: Seat | None
    hand: Hand

    @property
    def unseen(self) -> Hand:
        return tuple(card for card in PACK if card not in self.played and card not in self.hand)

    def legal_moves(self) -> Hand:
        return self.hand if self.to_act == self.seat is not None else ()

    def complete(self, hands: Sequence[Hand], stock: Hand) -> DuelDeal:
        if self.seat is not None and hands[self.seat] != self.hand:
            raise BadPosition("hand_is_known", seat=self.seat, cards=write_cards(self.hand))
        dealt: list[Hand] = [(), ()]
        for seat, card in self.history:
            dealt[seat] += (card,)
        at_start = tuple(held + hand for held, hand in zip(dealt, map(tuple, hands), strict=True))
        return DuelDeal(self.game, self.dealer, self.score, self.played, at_start, stock)

    def to_json(self) -> bytes:
        public = [self.game.rules_text, self.dealer, self.score, write_cards(self.played)]
        return json.dumps([*public, self.seat, write_cards(self.hand)]).encode()


def read_view(data: bytes) -> DuelView:
    rules, dealer, score, played, seat, hand = json.loads(data)
    return DuelView(Duel(2, rules), dealer, tuple(score), read_cards(played), seat, read_cards(hand))


@dataclass(frozen=True)
class DuelMatch:
    game: Duel
    score: Pair
    dealer: Seat
    deal: DuelDeal | None = None

    @property
    def winner(self) -> Seat | None:
        return self.score.index(2) if 2 in self.score else None

    @property
    def needs_pack(self) -> bool:
        return self.winner is None and (self.deal is None or self.deal.to_act is None)

    def start_deal(self, pack: Sequence[Card]) -> "DuelMatch":
        return replace(self, deal=self.game.deal(self.dealer, tuple(pack), score=self.score))

    def play(self, move: Card | str) -> "DuelMatch":
        assert self.deal is not None
        deal = self.deal.play(move)
        score, dealer = list(self.score), self.dealer
        if deal.result is not None:
            score[deal.result] += 1
            dealer = 1 - dealer
        return DuelMatch(self.game, (score[0], score[1]), dealer, deal)

    def view(self, seat: Seat | None) -> "DuelMatchView":
        return DuelMatchView(self.score, self.deal.view(seat) if self.deal else None)


@dataclass(frozen=True)
class DuelMatchView:
    score: Pair
    deal: DuelView | None

    def to_json(self) -> bytes:
        return json.dumps([self.score, self.deal and self.deal.to_json().decode()]).encode()


def test_a_game_from_outside_keeps_every_law() -> None:
    assert_game_conforms(Duel(), matches=20, moments=10, most_moves=100, read_view=read_view)


def test_its_deals_can_be_looked_at_alone() -> None:
    assert_deal_conforms(Duel().deal(0, PACK), read_view=read_view)


def test_it_has_the_shape_of_a_game_without_inheriting_it() -> None:
    match = Duel().match().start_deal(PACK)
    assert isinstance(Duel(), Game)
    assert isinstance(match, Match)
    assert isinstance(match.view(0), MatchView)
    assert isinstance(match.deal, Deal)
    assert isinstance(match.deal, DealWithStock)
    assert isinstance(match.view(0).deal, View)


class LooseDeal(DuelDeal):
    """A deal on which anybody can write."""

    def __setattr__(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)


class LooseDuel(Duel):
    def deal(self, *what: Any, **more: Any) -> LooseDeal:
        deal = super().deal(*what, **more)
        return LooseDeal(deal.game, deal.dealer, deal.score, deal.played, deal.dealt, deal.stock)


def test_a_deal_that_can_be_changed_is_found_out() -> None:
    def read_loose_view(data: bytes) -> DuelView:
        return replace(read_view(data), game=LooseDuel())

    with pytest.raises(LawBroken) as broken:
        assert_game_conforms(LooseDuel(), most_moves=100, read_view=read_loose_view)
    assert broken.value.law == "deals_are_values"
    assert "lets itself be changed: dealer dealt game legal_moves play" in str(broken.value)
