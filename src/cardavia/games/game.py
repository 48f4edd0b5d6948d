"""What a game is: the shape that both games share, and that a third one would have.

Games are values.  A ``Deal`` is one distribution with its calls, its play and its result; a
``Match`` is score, dealer and deals.  Neither ever changes: a move gives a new one.  Chance never
happens inside: a deal starts from a given pack order.  ``view(seat)`` is all that leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, Self, runtime_checkable

from cardavia.cards import Card, Hand

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
    def seat(self) -> Seat | None:
        """Whose view it is."""

    @property
    def to_act(self) -> Seat | None:
        """The seat whose move is awaited; None once the deal is over."""

    @property
    def hand(self) -> Hand:
        """The viewer's cards; empty for a spectator."""

    @property
    def result(self) -> object | None:
        """How the deal ended; None while it goes on."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns the viewer's legal moves; empty when it is not the viewer's turn."""

    def to_json(self) -> bytes:
        """Returns the view as JSON; views that know the same are equal byte for byte."""


@runtime_checkable
class Deal(Protocol):
    """One distribution of the cards: what was called and played, and how it ended."""

    @property
    def to_act(self) -> Seat | None:
        """The seat whose move is awaited; None once the deal is over."""

    @property
    def history(self) -> tuple[tuple[Seat, Move], ...]:
        """All moves since the deal (or position) began, with their seats."""

    @property
    def result(self) -> object | None:
        """How the deal ended; None while it goes on."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Returns every legal move of the seat to act."""

    def play(self, move: Move | str) -> Self:
        """Returns the deal after a move; raises IllegalMove and leaves all as it was otherwise."""

    def view(self, seat: Seat | None) -> View:
        """Returns what a seat, or a spectator, knows."""


@runtime_checkable
class Match(Protocol):
    """Deals one after another, and the score that they add up to."""

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

    def play(self, move: Move | str) -> Self:
        """Returns the match after a move in its deal."""

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

    def match(self, first_dealer: Seat = 0) -> Match:
        """Returns a new match."""

    def all_moves(self) -> tuple[Move, ...]:
        """Returns every move there is in the game, legal here or not."""

    def read_move(self, text: str) -> Move:
        """Reads a move; raises BadText where it is none."""
