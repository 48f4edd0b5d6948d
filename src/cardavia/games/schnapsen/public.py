"""What everybody sees of a deal of Schnapsen (rule 15): the part that deals and views share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from cardavia.cards import Card, Hand, Suit
from cardavia.games.game import Pair, Seat
from cardavia.games.schnapsen.moves import CLOSE, EXCHANGE, Move
from cardavia.games.schnapsen.scoring import Frozen, Result
from cardavia.games.schnapsen.tricks import Trick, sort_hand, worth_of_marriage

if TYPE_CHECKING:
    from cardavia.games.schnapsen.game import Schnapsen

PACK_SIZE: Final = 20
HAND_SIZE: Final = 5

Known = tuple[Hand, Hand]


class Start(msgspec.Struct, frozen=True):
    """Is where a deal begins, openly: with ten tricks to come, or for a position in the middle."""

    gone: Hand = ()
    """Cards already played (or closed away unseen, where the start does not say which), sorted."""
    lead: Card | None = None
    """A card already led."""
    shown: Known = ((), ())
    """Cards already known to be in each hand, sorted."""
    points: Pair = (0, 0)
    tricks: Pair = (0, 0)
    pending: Pair = (0, 0)
    closed_by: Seat | None = None
    frozen: Frozen | None = None
    stock_size: int = 10

    @property
    def closed_away(self) -> bool:
        """Whether a stock was closed whose cards the start does not tell: they are among those gone."""
        return self.closed_by is not None and self.stock_size == 0

    @property
    def hand_size(self) -> int:
        """How many cards each player held before the lead."""
        return (PACK_SIZE - self.stock_size - len(self.gone)) // 2

    @property
    def tricks_played(self) -> int:
        """How many tricks were over."""
        if self.closed_away:
            return max(sum(self.tricks), HAND_SIZE - self.hand_size)
        return len(self.gone) // 2


class Public(msgspec.Struct, frozen=True):
    """Is all of a deal that is done openly."""

    game: Schnapsen
    dealer: Seat
    score: Pair
    """What each player still needs to win the match (rule 14)."""
    start: Start
    trump: Suit
    indicator: Card | None
    """The card that is or was face up under the stock; None for a position that has none."""
    stock_size: int
    """How many cards the stock holds, the indicator with them; kept when it is closed."""
    shown: Known
    """Cards known to be in each hand, sorted (rule 15)."""
    points: Pair
    """Card points credited to each player, marriages with them."""
    tricks: Pair
    """How many tricks each player has won."""
    pending: Pair
    """Marriages declared without a trick, not yet counting (rule 8)."""
    closed_by: Seat | None
    frozen: Frozen | None
    """The closer's opponent's record at closing (rule 5)."""
    played: tuple[Trick, ...]
    """The tricks finished since the start."""
    table: Trick
    """The trick on the table: its leader, and what has been done in it so far."""
    result: Result | None
    """How the deal ended; None while it goes on."""

    def open_part(self) -> dict[str, Any]:
        """Returns what is public, field by field: what a deal hands on to its views, and they to it."""
        return {name: getattr(self, name) for name in Public.__struct_fields__}

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.result is not None

    @property
    def leader(self) -> Seat:
        """Who leads, or led, to the trick on the table."""
        return self.table.leader

    @property
    def led(self) -> Card | None:
        """The card led to the trick on the table."""
        return self.table.lead

    @property
    def to_act(self) -> Seat | None:
        """The seat to move; None once the deal is over."""
        if self.result is not None:
            return None
        return self.leader if self.led is None else 1 - self.leader

    @property
    def strict(self) -> bool:
        """Whether suit must be followed: the stock is closed or exhausted (rule 6)."""
        return self.closed_by is not None or self.stock_size == 0

    @property
    def between_tricks(self) -> bool:
        """Whether a trick has just been finished and nothing has been done since."""
        return bool(self.played) and self.table == Trick(self.leader)

    @property
    def trick_number(self) -> int:
        """Which trick of the deal is on the table, from 1 to 10; once the deal is over, the last one."""
        finished = self.start.tricks_played + len(self.played)
        return finished if self.over and self.led is None else finished + 1

    @property
    def draws_each(self) -> int:
        """How often each player has drawn since the start."""
        return (self.start.stock_size - self.stock_size) // 2

    @property
    def counts(self) -> Pair:
        """How many cards each player holds."""
        # Both hold alike but for the card led; while the stock is open each draws after a trick.
        size = self.start.hand_size - len(self.played) + self.draws_each
        held = [size, size]
        held[self.leader] -= self.led is not None
        return held[0], held[1]

    @property
    def laid(self) -> Hand:
        """Every card played since the start, in order, a card already led then among them."""
        cards = [card for trick in (*self.played, self.table) for card in (trick.lead, trick.reply)]
        return tuple(card for card in cards if card is not None)

    @property
    def out(self) -> Hand:
        """Every card played, before the start or since, sorted."""
        return sort_hand([*self.start.gone, *self.laid])

    @property
    def history(self) -> tuple[tuple[Seat, Move], ...]:
        """Every move since the start, with its seat."""
        moves: list[tuple[Seat, Move]] = []
        for trick in (*self.played, self.table):
            moves += [(trick.leader, EXCHANGE)] if trick.exchanged else []
            moves += [(trick.leader, CLOSE)] if trick.closed else []
            moves += [(trick.leader, trick.lead)] if trick.lead else []
            moves += [(1 - trick.leader, trick.reply)] if trick.reply else []
        return tuple(moves[self.start.lead is not None :])

    @property
    def heard(self) -> tuple[str, ...]:
        """The text of every move since the start, a lead that declares a marriage as ``KH+20`` (rule 7)."""
        tricks = (*self.played, self.table)
        declared = {str(trick.lead): f"+{trick.marriage}" for trick in tricks if trick.marriage}
        return tuple(f"{move}{declared.get(str(move), '')}" for _, move in self.history)


def at_start(
    game: Schnapsen,
    dealer: Seat,
    score: Pair,
    start: Start,
    trump: Suit,
    indicator: Card | None,
    leader: Seat,
) -> dict[str, Any]:
    """Returns the open part of a deal at its start, field by field."""
    return {
        "game": game,
        "dealer": dealer,
        "score": score,
        "start": start,
        "trump": trump,
        "indicator": indicator,
        "stock_size": start.stock_size,
        "shown": start.shown,
        "points": start.points,
        "tricks": start.tricks,
        "pending": start.pending,
        "closed_by": start.closed_by,
        "frozen": start.frozen,
        "played": (),
        "table": Trick(leader, lead=start.lead, marriage=_declared(game, start, leader, trump)),
        "result": None,
    }


def _declared(game: Schnapsen, start: Start, leader: Seat, trump: Suit) -> int:
    """Returns what the card already led has declared: a marriage has shown its other card (rule 7)."""
    if start.lead is None or (game.rules.sharp and not start.tricks_played):
        return 0
    return worth_of_marriage(start.shown[leader], start.lead, trump)
