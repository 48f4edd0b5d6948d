"""What a call of 56 tells by convention (rule 8): one card, the same for both sides.

>>> from cardavia import conventions
>>> from cardavia.games.fiftysix import Auction, Rules
>>> auction = Auction(Rules(), players=6, first=1).call_all("28D P 29NS")
>>> print(conventions.promise(auction, 2).message)
29 Noes: void in diamonds, the suit named last.
"""

from cardavia.conventions.convention_card import Line, card, describe, last_named, promise, telling
from cardavia.conventions.promises import Bound, Promise, group

__all__ = ["Bound", "Line", "Promise", "card", "describe", "group", "last_named", "promise", "telling"]
