"""What each event brings about.  Nothing is refused here: an event has happened."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import reduce

from msgspec.structs import replace

from cardavia import records
from cardavia.games import Seat, schnapsen
from cardavia.table import events as e
from cardavia.table.seats import Person, Place, here, people
from cardavia.table.state import Before, Exchange, Reasons, Table
from cardavia.words import Message

REMEMBERED = 256
"""How many command ids a table remembers: more than anybody resends."""


def opened(event: e.AnyEvent) -> Table:
    """Returns the new table that the first event of its log makes."""
    assert isinstance(event, e.TableOpened), "a log begins with a table's opening"
    places = (Place(),) * event.options.settled().players
    return Table(event.id, event.options, places, version=1, since=event.at)


def replay(log: list[e.AnyEvent]) -> Table:
    """Returns the table that a whole log of events has made."""
    first, *rest = log
    return reduce(evolve, rest, opened(first))


def evolve(table: Table, event: e.AnyEvent) -> Table:
    """Returns the table after an event."""
    after = _happen(table, event)
    done = (*table.done, event.command)[-REMEMBERED:] if event.command else table.done
    return replace(after, version=table.version + 1, done=done)


def _happen(table: Table, event: e.AnyEvent) -> Table:
    match event:
        case e.PersonSat(seat=seat):
            return replace(_put(table, seat, Place(Person(event.person, event.name))), undo=())
        case e.PersonRose(seat=seat):
            return replace(_put(table, seat, _risen(table, event)), since=_since(table, event), undo=())
        case e.ComputerSat(seat=seat):
            return _put(table, seat, Place(level=event.level))
        case e.SeatCleared(seat=seat):
            return _put(table, seat, Place())
        case e.WentAway(seat=seat):
            return _put(table, seat, replace(table.places[seat], away_since=event.at))
        case e.CameBack(seat=seat):
            return replace(_put(table, seat, Place(table.places[seat].person)), since=_since(table, event))
        case e.StoodIn(seat=seat):
            return replace(_put(table, seat, replace(table.places[seat], level=event.level)), since=event.at)
        case e.Readied(seat=seat):
            return replace(table, ready=(*table.ready, seat))
        case _:
            return _happen_in_match(table, event)


def _happen_in_match(table: Table, event: e.AnyEvent) -> Table:
    match event:
        case e.ShuffleBegun():
            exchange = Exchange(event.secret, event.seats)
            fresh = replace(table, exchange=exchange, record=None, packs=0, undo=(), reasons=())
            return replace(fresh, ready=(), since=event.at)
        case e.Committed(seat=seat):
            return _exchanged(table, commitments={seat: event.commitment})
        case e.Contributed(seat=seat):
            return _exchanged(table, values={seat: event.value})
        case e.PackDealt():
            return _deal(table, event)
        case e.Moved():
            return _move(table, event)
        case e.TakenBack():
            before = table.undo[-1]
            return replace(table, record=before.record, undo=table.undo[:-1], since=event.at)
        case _:
            raise AssertionError(f"no event of a table: {event!r}")


def _risen(table: Table, event: e.PersonRose) -> Place:
    if event.level is None:
        return Place()
    return replace(table.places[event.seat], level=event.level, leaving=True)


def _since(table: Table, event: e.PersonRose | e.CameBack) -> float:
    """Who comes and goes never puts off what others wait for.

    Only a computer player that takes over the turn begins with it, and a deserted table begins to
    wait again with the first who comes back.
    """
    if isinstance(event, e.PersonRose):
        return event.at if event.seat == table.to_act else table.since
    return table.since if here(table.places) else event.at


def _put(table: Table, seat: Seat, place: Place) -> Table:
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def _exchanged(
    table: Table, commitments: dict[Seat, str] | None = None, values: dict[Seat, str] | None = None
) -> Table:
    exchange = table.exchange
    assert exchange is not None
    exchange = replace(
        exchange,
        commitments=exchange.commitments | (commitments or {}),
        values=exchange.values | (values or {}),
    )
    return replace(table, exchange=exchange)


def _deal(table: Table, event: e.PackDealt) -> Table:
    assert table.exchange is not None
    return replace(
        table,
        record=(table.record or _begun(table, table.exchange, event.at)).with_pack(event.pack),
        packs=table.packs + 1,
        undo=(),
        reasons=(),
        ready=(),
        since=event.at,
    )


def _begun(table: Table, exchange: Exchange, at: float) -> records.Record:
    game, day = table.game, datetime.fromtimestamp(at, UTC).date().isoformat()
    dealer = exchange.shuffle.first_dealer(game.players)
    names = [place.person.name if place.person else f"computer {place.level}" for place in table.places]
    return records.begin(game, names, dealer, date=day, published=exchange.for_record)


def _move(table: Table, event: e.Moved) -> Table:
    assert table.record is not None
    after = replace(
        table,
        record=table.record.with_move(event.move),
        reasons=_reasons(table, event.seat, event.why),
        since=event.at,
    )
    over = table.matches + (after.phase == "over")
    return replace(after, undo=_undo(table, after, event.seat), matches=over)


def _reasons(table: Table, seat: Seat, why: tuple[Message, ...]) -> tuple[Reasons, ...]:
    return (*table.reasons, Reasons(seat, table.ply, why)) if why else table.reasons


def _undo(table: Table, after: Table, seat: Seat) -> tuple[Before, ...]:
    """A move may be taken back while only computer players would mind and nothing new was seen."""
    assert table.record is not None
    if people(table.places) != (seat,) or _has_seen_more(table, after, seat):
        return ()
    return (*table.undo, Before(seat, table.record))


def _has_seen_more(table: Table, after: Table, seat: Seat) -> bool:
    before, now = table.on, after.on
    assert before is not None
    assert now is not None
    shown = before.indicator if isinstance(before, schnapsen.Deal) else None
    return now.over or any(card not in before.hands[seat] and card is not shown for card in now.hands[seat])
