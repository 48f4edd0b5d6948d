"""What a match at the terminal begins with: who plays what, and where its chance comes from."""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from cardavia import players, records
from cardavia.games import AnyGame, Seat
from cardavia.players import Player
from cardavia.records import Published, Record
from cardavia.records.record import check_name
from cardavia.shuffle import Contribution, Shuffle, new_secret
from cardavia.terminal.keeping import RecordFile
from cardavia.terminal.pace import Pace
from cardavia.terminal.voice import Voice
from cardavia.words import BadRequest

HINTS: Final = "strong"
"""The level that is asked for hints."""
SEED_DIGITS: Final = 18
"""The most digits of a seed, so that the record can name it."""
WORD_JOINER: Final = "\u2060"


class Chance(msgspec.Struct, frozen=True):
    """Is where a match's chance comes from: the secret of its shuffle, and the players' seeds."""

    secret: bytes
    players: int
    """The seed of the computer player in seat 0; the next seat has the next."""
    seed: int | None = None
    """What all of it comes from, where the match is to be repeated; None where nobody knows."""

    @classmethod
    def fresh(cls) -> Chance:
        """Returns chance from the operating system."""
        return cls(new_secret(), secrets.randbits(32))

    @classmethod
    def seeded(cls, seed: int) -> Chance:
        """Returns what a seed makes of it, always the same.

        Raises:
            BadRequest: the seed has too many digits.
        """
        if abs(seed) >= 10**SEED_DIGITS:
            raise BadRequest("terminal_long_seed", digits=SEED_DIGITS)
        return cls(_digest(f"secret {seed}"), 64 * seed, seed)

    def contribution(self, words: str) -> bytes:
        """Returns what the person adds to the shuffle: the hash of some words, or bytes drawn at random."""
        if self.seed is not None:
            return _digest(f"contribution {self.seed}")
        # What came in undecoded counts as well: any words will do.
        return hashlib.sha256(words.encode(errors="surrogatepass")).digest() if words else new_secret()


def _digest(text: str) -> bytes:
    return hashlib.sha256(f"cardavia seeded {text}".encode()).digest()


class Setting(msgspec.Struct, frozen=True):
    """Is all that is settled before a match.

    Raises:
        BadRequest: there is no such level, or the name is no plain text.
        BadPosition: there is no such seat.
    """

    game: AnyGame
    chance: Chance
    pace: Pace
    me: Seat = 0
    level: str = "strong"
    name: str = ""
    voice: Voice = Voice()

    def __post_init__(self) -> None:
        self.game.check_seat(self.me)
        levels = players.levels(self.game.name)
        if self.level not in levels:
            raise BadRequest("unknown_level", level=self.level, levels=" ".join(levels))
        if self.name:
            check_name(self.name)

    def player(self, seat: Seat) -> Player:
        """Returns the computer player in a seat."""
        return players.player(self.level, self.chance.players + seat)

    def adviser(self) -> Player:
        """Returns the computer player that is asked for hints."""
        return players.player(HINTS, self.chance.players + self.me)

    def shuffle(self, words: str) -> Shuffle:
        """Returns the shuffle of the match, once the person has added some words of luck, or none."""
        contribution = Contribution(self.me, self.chance.contribution(words))
        return Shuffle(self.chance.secret, (contribution,))

    def begin(self, shuffle: Shuffle, now: datetime) -> Record:
        """Returns the record of the match that begins now."""
        seed = self.chance.seed
        date = f"{now:%Y-%m-%d %H:%M}" if seed is None else self._written("terminal_seeded", seed=str(seed))
        dealer = shuffle.first_dealer(self.game.players)
        return records.begin(self.game, self._names(), dealer, date=date, published=Published.of(shuffle))

    def _names(self) -> list[str]:
        computer = self._written("terminal_computer", level=self.level)
        person = self.name or self._written("terminal_guest")
        return [person if seat == self.me else computer for seat in range(self.game.players)]

    def _written(self, id: str, **params: str) -> str:
        """Returns a message as a record may have it: plain, without what holds Lao words together."""
        return self.voice.say(id, **params).replace(WORD_JOINER, "")

    def record_file(self, path: Path | None, now: datetime) -> RecordFile:
        """Returns the place that the record is kept in.

        Raises:
            BadRequest: the path given is taken.
            OSError: nothing can be written there.
        """
        return RecordFile.named_by_time(self.game.name, now) if path is None else RecordFile.claimed(path)
