"""The record of a match: one readable text that holds all it takes to replay and verify it.

>>> from cardavia import games, records
>>> game = games.game("schnapsen")
>>> record = records.begin(game, ["Anna", "computer fair"]).with_pack(game.pack).with_move("KH")
>>> text = records.dumps(record)
>>> records.loads(text) == record, records.verify(text).shuffle
(True, 'no shuffle data')

The format is described in ``docs/record-format.md``.
"""

from cardavia.records.places import placed
from cardavia.records.published import Opening, Published
from cardavia.records.reader import LARGEST, loads
from cardavia.records.record import AnyMatch, DealRecord, Move, Record, begin, check_name
from cardavia.records.sheet import VERSION
from cardavia.records.verdict import Verdict, verify
from cardavia.records.writer import deal_text, dumps, replay

__all__ = [
    "LARGEST",
    "VERSION",
    "AnyMatch",
    "DealRecord",
    "Move",
    "Opening",
    "Published",
    "Record",
    "Verdict",
    "begin",
    "check_name",
    "deal_text",
    "dumps",
    "loads",
    "placed",
    "replay",
    "verify",
]
