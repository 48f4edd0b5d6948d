"""One table over time: seats, commands in, events out, and what each viewer sees.

Pure: no input or output, no clock of its own, no chance.  A shell hands in commands, with the time
and fresh secrets, keeps the events and shows the views:

>>> from cardavia import table
>>> opened = table.open_table("t1", table.Options("schnapsen", 2), now=0.0)
>>> t = table.opened(opened)
>>> events = table.decide(t, table.Sit(id="c1", person="p1", name="Anu"), now=1.0)
>>> t = table.evolve(t, events[0])
>>> t.phase, t.places[0].person.name
('gathering', 'Anu')
>>> table.decide(t, table.Sit(id="c1", person="p1", name="Anu"), now=2.0)
()
"""

from cardavia.table.commands import (
    AnyCommand,
    Commit,
    ComputerMove,
    Connect,
    Contribute,
    Disconnect,
    Due,
    Play,
    Ready,
    Rise,
    SeatComputer,
    Sit,
    StartMatch,
    TakeBack,
)
from cardavia.table.decide import decide, open_table
from cardavia.table.due import Waiting, waiting
from cardavia.table.events import AnyEvent, read_event, write_event
from cardavia.table.evolve import evolve, opened, replay
from cardavia.table.finished import Finished, finished, finished_match
from cardavia.table.options import Options
from cardavia.table.seats import seat_of
from cardavia.table.state import Reasons, Table
from cardavia.table.view import SeatView, ShuffleView, TableView, view

__all__ = [
    "AnyCommand",
    "AnyEvent",
    "Commit",
    "ComputerMove",
    "Connect",
    "Contribute",
    "Disconnect",
    "Due",
    "Finished",
    "Options",
    "Play",
    "Ready",
    "Reasons",
    "Rise",
    "SeatComputer",
    "SeatView",
    "ShuffleView",
    "Sit",
    "StartMatch",
    "Table",
    "TableView",
    "TakeBack",
    "Waiting",
    "decide",
    "evolve",
    "finished",
    "finished_match",
    "open_table",
    "opened",
    "read_event",
    "replay",
    "seat_of",
    "view",
    "waiting",
    "write_event",
]
