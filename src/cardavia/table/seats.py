"""The seats of a table: who sits there, and who plays."""

from __future__ import annotations

import msgspec

from cardavia.games import Seat


class Person(msgspec.Struct, frozen=True):
    """Is somebody at the table.  The id says nothing about them and lets nobody in."""

    id: str
    name: str


class Place(msgspec.Struct, frozen=True):
    """Is one seat: empty, a computer player's, or a person's, for whom a computer player may stand in."""

    person: Person | None = None
    level: str | None = None
    """The computer player that plays here: when there is no person, or standing in for one."""
    away_since: float | None = None
    """Since when the person has not been connected; None while connected."""
    leaving: bool = False
    """Whether the person has got up for good: the computer player plays the match to its end."""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.level is None

    @property
    def by_person(self) -> bool:
        """Whether a person's own moves count here now."""
        return self.person is not None and self.level is None


Places = tuple[Place, ...]


def seat_of(places: Places, person: str) -> Seat | None:
    """Returns where a person sits; None where nowhere."""
    return next(
        (seat for seat, place in enumerate(places) if place.person and place.person.id == person), None
    )


def people(places: Places) -> tuple[Seat, ...]:
    """Returns the seats that persons play themselves."""
    return tuple(seat for seat, place in enumerate(places) if place.by_person)


def here(places: Places) -> tuple[Seat, ...]:
    """Returns the seats that persons play themselves who are connected now."""
    return tuple(seat for seat in people(places) if places[seat].away_since is None)
