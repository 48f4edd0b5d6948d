"""What a command comes to: events, or a refusal that leaves everything as it was."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardavia.cards import write_cards
from cardavia.games import Seat
from cardavia.players import levels
from cardavia.records import check_name
from cardavia.shuffle import Contribution, check_opening, read_hex
from cardavia.table import commands as c
from cardavia.table import events as e
from cardavia.table.due import waiting
from cardavia.table.evolve import evolve
from cardavia.table.options import Options
from cardavia.table.seats import here, people, seat_of
from cardavia.table.state import Exchange, Table
from cardavia.words import BadRequest, IllegalMove

LONGEST_NAME: Final = 24
Events = tuple[e.AnyEvent, ...]


def open_table(id: str, options: Options, now: float) -> e.TableOpened:
    """Returns the first event of a new table.

    Raises:
        BadRequest: there is no such game or level.
        BadRules: the rule set cannot be played.
    """
    game = options.settled()
    _check_level(game.name, options.level)
    return e.TableOpened(at=now, id=id, options=options)


def decide(table: Table, command: c.AnyCommand, now: float) -> Events:
    """Returns what a command brings about; nothing where it was carried out before.

    Raises:
        Refusal: it cannot be carried out; the reason is in its message.
    """
    if command.id in table.done:
        return ()
    events = _decide(table, command, now)
    return tuple(replace(event, command=command.id) if i == 0 else event for i, event in enumerate(events))


def _decide(table: Table, command: c.AnyCommand, now: float) -> Events:
    match command:
        case c.Sit():
            return _sit(table, command, now)
        case c.Rise():
            seat = _own_seat(table, command.person)
            level = None if table.phase in ("gathering", "over") else table.options.level
            return (e.PersonRose(at=now, seat=seat, level=level),)
        case c.SeatComputer():
            return _seat_computer(table, command, now)
        case c.StartMatch():
            return _start_match(table, command, now)
        case c.Commit():
            return _commit(table, command, now)
        case c.Contribute():
            return _contribute(table, command, now)
        case c.Play():
            return _play(table, command, now)
        case c.TakeBack():
            return _take_back(table, command, now)
        case c.Ready():
            return _ready(table, command, now)
        case c.Connect():
            return _connect(table, command.person, now)
        case c.Disconnect():
            return _disconnect(table, command.person, now)
        case c.ComputerMove():
            return _computer_move(table, command, now)
        case _:
            return _due(table, command, now)


def _sit(table: Table, command: c.Sit, now: float) -> Events:
    own = seat_of(table.places, command.person)
    if own is not None and not table.places[own].leaving:
        raise BadRequest("already_seated")
    if table.phase == "shuffling":
        raise BadRequest("wait_for_shuffle")
    seats = range(len(table.places))
    wanted = seats if command.seat is None else (command.seat,)
    # A person's seat stays the person's, even when a computer player plays there: also after rising.
    free = [own] if own is not None else [s for s in wanted if s in seats and table.places[s].person is None]
    empty_first = sorted(free, key=lambda seat: table.places[seat].level is not None)
    if not empty_first:
        raise BadRequest("table_full" if command.seat is None else "seat_taken")
    name = " ".join(command.name.split())[:LONGEST_NAME]
    if not name:
        raise BadRequest("name_missing")
    check_name(name)
    return (e.PersonSat(at=now, seat=empty_first[0], person=command.person, name=name),)


def _seat_computer(table: Table, command: c.SeatComputer, now: float) -> Events:
    _own_seat(table, command.person)
    if table.phase != "gathering":
        raise BadRequest("match_is_on")
    if command.seat not in range(len(table.places)) or table.places[command.seat].person is not None:
        raise BadRequest("seat_taken")
    if command.level is None:
        return (e.SeatCleared(at=now, seat=command.seat),)
    _check_level(table.options.game, command.level)
    return (e.ComputerSat(at=now, seat=command.seat, level=command.level),)


def _start_match(table: Table, command: c.StartMatch, now: float) -> Events:
    _own_seat(table, command.person)
    if table.phase not in ("gathering", "over"):
        raise BadRequest("match_is_on")
    filling = tuple(
        e.ComputerSat(at=now, seat=seat, level=table.options.level)
        for seat, place in enumerate(table.places)
        if place.empty or place.leaving
    )
    return (*filling, *_begin_shuffle(table, command.secret, people(table.places), now))


def _begin_shuffle(table: Table, secret: str, seats: tuple[Seat, ...], now: float) -> Events:
    present = tuple(seat for seat in here(table.places) if seat in seats)
    begun = e.ShuffleBegun(at=now, secret=secret, seats=present)
    return (begun, *(() if present else _deal(evolve(table, begun), now)))


def _commit(table: Table, command: c.Commit, now: float) -> Events:
    exchange, seat = _exchange(table, command.person)
    if seat in exchange.commitments:
        raise BadRequest("already_committed")
    return (e.Committed(at=now, seat=seat, commitment=read_hex(command.commitment).hex()),)


def _contribute(table: Table, command: c.Contribute, now: float) -> Events:
    exchange, seat = _exchange(table, command.person)
    if not exchange.all_committed:
        raise BadRequest("not_all_committed")
    if seat in exchange.values:
        raise BadRequest("already_contributed")
    contribution = Contribution(seat, read_hex(command.value))
    check_opening(contribution, exchange.commitments[seat], exchange.published)
    opened = e.Contributed(at=now, seat=seat, value=contribution.value.hex())
    after = evolve(table, opened)
    assert after.exchange is not None
    return (opened, *(_deal(after, now) if after.exchange.complete else ()))


def _exchange(table: Table, person: str) -> tuple[Exchange, Seat]:
    seat = _own_seat(table, person)
    if table.phase != "shuffling" or table.exchange is None or seat not in table.exchange.seats:
        raise BadRequest("no_contribution_asked")
    return table.exchange, seat


def _deal(table: Table, now: float) -> Events:
    """Deals packs until one is not thrown in."""
    assert table.exchange is not None
    shuffle, pack = table.exchange.shuffle, table.game.pack
    events: list[e.AnyEvent] = []
    while table.phase != "playing":
        dealt = e.PackDealt(at=now, pack=write_cards(shuffle.order(table.packs, pack)))
        events.append(dealt)
        table = evolve(table, dealt)
    return tuple(events)


def _play(table: Table, command: c.Play, now: float) -> Events:
    seat = _own_seat(table, command.person)
    if not table.places[seat].by_person:
        raise BadRequest("computer_plays_for_you")
    return _moved(table, command, seat, now)


def _computer_move(table: Table, command: c.ComputerMove, now: float) -> Events:
    if table.places[command.seat].level is None:
        raise BadRequest("person_plays_here")
    return _moved(table, command, command.seat, now)


def _moved(table: Table, command: c.Play | c.ComputerMove, seat: Seat, now: float) -> Events:
    if table.match is None or table.phase != "playing":
        raise IllegalMove("no_deal_is_on", move=command.move)
    if (command.deal, command.ply) != (table.deal_number, table.ply):
        raise BadRequest("table_has_moved_on")
    if table.to_act != seat:
        raise BadRequest("not_your_turn")
    move = str(table.game.read_move(command.move))
    table.match.play(move)
    why = command.why if isinstance(command, c.ComputerMove) else ()
    return (e.Moved(at=now, seat=seat, move=move, why=why),)


def _take_back(table: Table, command: c.TakeBack, now: float) -> Events:
    seat = _own_seat(table, command.person)
    if (command.deal, command.ply) != (table.deal_number, table.ply):
        raise BadRequest("table_has_moved_on")
    if not table.undo or table.undo[-1].seat != seat:
        raise BadRequest("nothing_to_take_back")
    return (e.TakenBack(at=now, seat=seat),)


def _ready(table: Table, command: c.Ready, now: float) -> Events:
    seat = _own_seat(table, command.person)
    if table.phase != "between" or command.deal != table.deal_number:
        raise BadRequest("table_has_moved_on")
    if seat in table.ready:
        return ()
    readied = e.Readied(at=now, seat=seat)
    after = evolve(table, readied)
    return (readied, *(_deal(after, now) if any(due.at <= now for due in waiting(after)) else ()))


def _connect(table: Table, person: str, now: float) -> Events:
    seat = seat_of(table.places, person)
    if seat is None or table.places[seat].away_since is None or table.places[seat].leaving:
        return ()
    return (e.CameBack(at=now, seat=seat),)


def _disconnect(table: Table, person: str, now: float) -> Events:
    seat = seat_of(table.places, person)
    if seat is None or table.places[seat].away_since is not None or table.places[seat].leaving:
        return ()
    return (e.WentAway(at=now, seat=seat),)


def _due(table: Table, command: c.Due, now: float) -> Events:
    due = next((one for one in waiting(table) if one.at <= now), None)
    if due is None or due.kind == "think":
        return ()
    if due.kind == "stand_in":
        assert due.seat is not None
        return (e.StoodIn(at=now, seat=due.seat, level=table.options.level),)
    return _deal(table, now) if due.kind == "next_deal" else _drop_from_shuffle(table, command.secret, now)


def _drop_from_shuffle(table: Table, secret: str, now: float) -> Events:
    """Whoever did not open is left out, and nobody can have chosen among secrets: it is a new one."""
    exchange = table.exchange
    assert exchange is not None
    opened = exchange.values if exchange.all_committed else exchange.commitments
    return _begin_shuffle(table, secret, tuple(seat for seat in exchange.seats if seat in opened), now)


def _own_seat(table: Table, person: str) -> Seat:
    seat = seat_of(table.places, person)
    if seat is None or table.places[seat].leaving:
        raise BadRequest("not_at_this_table")
    return seat


def _check_level(game: str, level: str) -> None:
    if level not in levels(game):
        raise BadRequest("unknown_level", level=level, levels=" ".join(levels(game)))
