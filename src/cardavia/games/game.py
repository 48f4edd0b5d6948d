"""What a game is: the shape that both games share, and that a third one would have.

Games are values.  A ``Deal`` is one distribution with its calls, its play and its result; a
``Match`` is score, dealer and deals.  Neither ever changes: a move gives a new one.  Chance never
happens inside: a deal starts from a given pack order.  ``view(seat)`` is all that leaves.

Whoever writes a third game writes classes of this shape (they need not inherit) and lets
:func:`cardavia.games.assert_game_conforms` play them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, Self, runtime_checkable

from cardavia.cards import Card, Hand
from cardavia.words import BadPosition

Seat = int
"""A place at the table, 0 … n-1 in the order in which seats are numbered."""
Side = int
"""0 or 1: in 56 the parity of the seat, in Schnapsen the seat itself."""
Pair = tuple[int, int]
"""One figure for each side."""


class Move(Protocol):
    """Anything that can be played: a card, a call, an announcement.  Its text reads back to it."""

    def __str__(self) -> str:
        """Returns the move's text."""


@runtime_checkable
class View(Protocol):
    """What one seat (or a spectator, ``seat=None``) knows of a deal.  Never more."""

    @property
    def game(self) -> Game:
        """The game, with its rules."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is."""

    @property
    def to_act(self) -> Seat | None:
        """The seat whose move is awaited; None once the deal is over."""

    @property
    def hand(self) -> Hand:
        """The viewer's cards; empty for a spectator."""

    @property
    def unseen(self) -> Hand:
        """The cards that the viewer cannot place: in another's hand or face down."""

    @property
    def result(self) -> object | None:
        """How the deal ended; None while it goes on."""

    @property
    def complete(self) -> Callable[..., Deal]:
        """Takes ``hands``, one for each seat, and the ``stock`` in a game that has one.

        Returns the deal in which the cards lie so now, and whose view here is this view; raises
        BadPosition where there is none.
        """

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns the viewer's legal moves; empty when it is not the viewer's turn."""

    def to_json(self) -> bytes:
        """Returns the view as JSON; views that know the same are equal byte for byte."""


@runtime_checkable
class Deal(Protocol):
    """One distribution of the cards: what was called and played, and how it ended."""

    @property
    def game(self) -> Game:
        """The game, with its rules."""

    @property
    def dealer(self) -> Seat:
        """Who dealt."""

    @property
    def score(self) -> Pair:
        """The score of each side when the deal began."""

    @property
    def dealt(self) -> tuple[Hand, ...]:
        """What each seat held at the start."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """What each seat holds now."""

    @property
    def to_act(self) -> Seat | None:
        """The seat whose move is awaited; None once the deal is over."""

    @property
    def history(self) -> tuple[tuple[Seat, Move], ...]:
        """All moves since the deal (or position) began, with their seats."""

    @property
    def heard(self) -> tuple[str, ...]:
        """The text of each move since the start, with what it declares of itself, such as ``KH+20``.

        With its own cards and the cards that lie open, this is all that a seat ever learns.
        """

    @property
    def result(self) -> object | None:
        """How the deal ended; None while it goes on."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns every legal move of the seat to act."""

    def play(self, move: Any) -> Self:
        """Returns the deal after a move of the game, or its text; raises IllegalMove where it may not be."""

    def view(self, seat: Seat | None) -> View:
        """Returns what a seat, or a spectator, knows."""


@runtime_checkable
class DealWithStock(Deal, Protocol):
    """A deal of a game in which not all cards are dealt: the rest lies face down as its stock."""

    @property
    def stock(self) -> Hand:
        """The stock as it lies now, from the top down."""

    @property
    def dealt_stock(self) -> Hand:
        """The stock as it lay at the start."""


@runtime_checkable
class DealOfMatch(Deal, Protocol):
    """A deal of a game in which earlier deals of the match stay known: what they showed of the others."""

    @property
    def earlier(self) -> tuple[object, ...]:
        """The deals that have ended, as ``Game.deal`` takes them."""


@runtime_checkable
class Match(Protocol):
    """Deals one after another, and the score that they add up to."""

    @property
    def game(self) -> Game:
        """The game, with its rules."""

    @property
    def score(self) -> Pair:
        """The score of each side, in the unit of the game."""

    @property
    def dealer(self) -> Seat:
        """Who deals: the deal that is on, or the next one."""

    @property
    def deal(self) -> Deal | None:
        """The deal that is on, or was last; None before the first."""

    @property
    def needs_pack(self) -> bool:
        """Whether the next deal is due."""

    @property
    def winner(self) -> Side | None:
        """The side that has won the match; None while it goes on."""

    def start_deal(self, pack: Sequence[Card]) -> Self:
        """Returns the match with the next deal dealt from this pack order."""

    def play(self, move: Any) -> Self:
        """Returns the match after a move in its deal, or its text."""

    def view(self, seat: Seat | None) -> MatchView:
        """Returns what a seat, or a spectator, knows of the match."""


@runtime_checkable
class MatchView(Protocol):
    """What one seat knows of a match: the public score, and its view of the deal."""

    @property
    def score(self) -> Pair:
        """The score of each side."""

    @property
    def deal(self) -> View | None:
        """The viewer's view of the deal."""

    def to_json(self) -> bytes:
        """Returns the view as JSON."""


@runtime_checkable
class Game(Protocol):
    """A game with its rules settled: makes matches and deals, and reads moves."""

    @property
    def name(self) -> str:
        """The game's name, such as ``fiftysix``."""

    @property
    def players(self) -> int:
        """How many seats it has."""

    @property
    def rules_text(self) -> str:
        """The rule set as text, which reads back: a preset's name and the switches off it."""

    @property
    def version(self) -> int:
        """The rules version: it rises when, and only when, the same moves come to another end."""

    @property
    def pack(self) -> Hand:
        """The pack in its canonical order."""

    @property
    def deal(self) -> Callable[..., Deal]:
        """Takes ``dealer``, a ``pack`` order or else ``hands`` (and ``stock``), and ``score``.

        Returns the deal; raises BadPosition where there is none.
        """

    def match(self, first_dealer: Seat = 0) -> Match:
        """Returns a new match."""

    def hidden_places(self, seat: Seat | None, dealer: Seat) -> Sequence[int]:
        """Returns the places in a pack, from the top, whose cards a seat, or a spectator, may not see."""

    def all_moves(self) -> tuple[Move, ...]:
        """Returns every move there is in the game, legal here or not."""

    def read_move(self, text: str) -> Move:
        """Reads a move; raises IllegalMove where the text is none."""


def as_pair(figures: Sequence[int]) -> Pair:
    """Returns one figure for each side as a value.

    Raises:
        BadPosition: it is no pair of whole numbers.
    """
    whole = isinstance(figures, tuple | list) and all(isinstance(figure, int) for figure in figures)
    if not whole or len(figures) != 2:
        raise BadPosition("not_a_pair", figures=repr(figures))
    return figures[0], figures[1]
