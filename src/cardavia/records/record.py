"""The record of a match as a value, which grows with the match: pack by pack and move by move."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, Self

import msgspec

from cardavia.cards import Card, Hand, read_cards
from cardavia.games import AnyGame, Seat, Side, fiftysix, schnapsen
from cardavia.games.game import Pair
from cardavia.records.published import Published
from cardavia.shuffle import read_hex
from cardavia.words import BadRequest

Move = fiftysix.Move | schnapsen.Move
AnyMatch = fiftysix.Match | schnapsen.Match

LONGEST_NAME: Final = 100
# Control characters, half characters, and what is invisible or turns the text around.  Anything else may
# stand in a name: the joiners that Malayalam and Bengali need, emoji, quotation marks.
_NO_NAME: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    r"\ufeff\uffa0\ufff9-\ufffb\ud800-\udfff]"
)
# What joins or varies other characters is nothing to be seen by itself.
_SEEN: Final = re.compile(r"[^\s\u034f\u200c\u200d\ufe00-\ufe0f]")


class DealRecord(msgspec.Struct, frozen=True):
    """Is one deal: the pack as it was dealt, top card first, and the moves in their order.

    A deal that was thrown in (switch ``redeal_weak``) has a pack and no moves.
    """

    pack: Hand
    moves: tuple[Move, ...] = ()


class Record(msgspec.Struct, frozen=True, dict=True):
    """Is the record of a match, finished or not.  Begin one with :func:`records.begin`.

    >>> from cardavia import games, records
    >>> game = games.game("schnapsen")
    >>> record = records.begin(game, ["Anna", "computer fair"]).with_pack(game.pack).with_move("KH")
    >>> record.match.deal.pending, record.score, record.winner
    ((0, 40), (7, 7), None)

    Raises:
        BadRequest: not one name for each seat, or a name or date that is no plain text.
        BadPosition: the first dealer or a contributor sits in no seat of the game.
    """

    game: AnyGame
    names: tuple[str, ...]
    """Who sat in each seat, by seat; the record takes no notice of who is a computer player."""
    first_dealer: Seat = 0
    date: str = ""
    """When the match was played, in any writing; may be empty."""
    published: Published | None = None
    """What was published of the shuffle; None where nothing was."""
    deals: tuple[DealRecord, ...] = ()
    """Every deal in its order, those thrown in too."""

    def __post_init__(self) -> None:
        if len(self.names) != self.game.players:
            raise BadRequest("record_names", names=len(self.names), seats=self.game.players)
        for name in self.names:
            check_name(name)
        if self.date:
            check_name(self.date)
        self.game.check_seat(self.first_dealer)
        for opening in self.published.openings if self.published else ():
            self.game.check_seat(opening.seat)

    @cached_property
    def match(self) -> AnyMatch:
        """The match as it stands after the last move.

        Raises:
            IllegalMove: a move or deal of a record put together by hand breaks the rules.
            BadPosition: a pack is not the game's.
        """
        *_, last = self.steps()
        return last

    def steps(self) -> Iterator[AnyMatch]:
        """Gives the match before the first deal, and after each pack and each move: a replay to look at.

        Raises:
            IllegalMove: a move or deal of a record put together by hand breaks the rules.
            BadPosition: a pack is not the game's.
        """
        match: AnyMatch = self.game.match(self.first_dealer)
        yield match
        for deal in self.deals:
            match = match.start_deal(deal.pack)
            yield match
            for move in deal.moves:
                # By its text: a move that belongs to the other game is then refused like any other.
                match = match.play(str(move))
                yield match

    @property
    def score(self) -> Pair:
        """The score of the match, in the unit of the game."""
        return self.match.score

    @property
    def results(self) -> tuple[fiftysix.Result, ...] | tuple[schnapsen.Result, ...]:
        """The results of the deals that are over, in their order."""
        return self.match.results

    @property
    def winner(self) -> Side | None:
        """The side that has won the match; None while it goes on."""
        return self.match.winner

    def with_pack(self, pack: str | Sequence[Card]) -> Self:
        """Returns the record with the next deal, dealt from this pack order, top card first.

        Raises:
            IllegalMove: a deal is on, or the match is over.
            BadPosition: not exactly the game's pack.
            BadText: something in it is no card.
        """
        match = self.match.start_deal(pack)
        return self._grown((*self.deals, DealRecord(read_cards(pack))), match)

    def with_move(self, move: Move | str) -> Self:
        """Returns the record with one more move in its last deal.

        Raises:
            IllegalMove: the rules do not allow it, or no deal is on.
        """
        match = self.match.play(str(move))
        last = self.deals[-1]
        moves = (*last.moves, self.game.read_move(str(move)))
        return self._grown((*self.deals[:-1], DealRecord(last.pack, moves)), match)

    def with_secret(self, secret: bytes | str) -> Self:
        """Returns the record with the dealer's secret, once that is revealed: 32 bytes, or hexadecimal.

        Raises:
            BadRequest: the record has no shuffle data, or the secret is not 32 bytes long.
            BadText: it is not 64 hexadecimal digits.
        """
        if self.published is None:
            raise BadRequest("record_secret_of_nothing")
        revealed = read_hex(secret) if isinstance(secret, str) else secret
        published = msgspec.structs.replace(self.published, secret=revealed)
        return msgspec.structs.replace(self, published=published)

    def at(self, deal: int, moves: int) -> Self:
        """Returns the record as it was after so many moves of a deal (counted from 1).

        Raises:
            BadRequest: the record has no such deal, or fewer moves in it.
        """
        if not 1 <= deal <= len(self.deals):
            raise BadRequest("record_no_such_deal", deal=deal, deals=len(self.deals))
        last = self.deals[deal - 1]
        if not 0 <= moves <= len(last.moves):
            raise BadRequest("record_no_such_move", deal=deal, moves=len(last.moves), asked=moves)
        deals = (*self.deals[: deal - 1], DealRecord(last.pack, last.moves[:moves]))
        return msgspec.structs.replace(self, deals=deals)

    def _grown(self, deals: tuple[DealRecord, ...], match: AnyMatch) -> Self:
        grown = msgspec.structs.replace(self, deals=deals)
        grown.__dict__["match"] = match  # what the cached property would find by replaying everything
        return grown


def check_name(text: str) -> None:
    """Checks that a name or date is one line of plain text.

    Raises:
        BadRequest: it is empty, too long, has blanks around it, or characters that cannot be seen.
    """
    if not _SEEN.search(text) or len(text) > LONGEST_NAME or text != text.strip() or _NO_NAME.search(text):
        raise BadRequest("record_bad_name", name=ascii(text)[1:-1], most=LONGEST_NAME)


def begin(
    game: AnyGame,
    names: Sequence[str],
    first_dealer: Seat = 0,
    *,
    date: str = "",
    published: Published | None = None,
) -> Record:
    """Returns the record of a match that is about to begin.

    Args:
        game: the game with its rules settled.
        names: who sits in each seat; computer players are best named as such: ``computer fair``.
        first_dealer: the seat that deals first.
        date: when it is played.
        published: what was published of the shuffle before the first deal.

    Raises:
        BadRequest: not one name for each seat, or a name or date that is no plain text.
        BadPosition: the first dealer or a contributor sits in no seat of the game.
    """
    return Record(game, tuple(names), first_dealer, date, published)
