"""The functions that the catalogues may call: cards, calls and lists, as players write them.

Functions that take one text with spaces between its items, and one that takes a seat:

===========================  ===========================  ==========================================
in a sentence                with                         says
===========================  ===========================  ==========================================
``{ CARDS($cards) }``        ``"9D JD TC"``               9♦ J♦ 10♣
``{ CALL($call) }``          ``"28D"``, ``"29NS"``        28♦, 29 Noes
``{ LIST($items) }``         ``"4 6 8"``                  4 6 8
``{ SEAT($who) }``           ``3``, or ``"Anu"``          seat 3, Anu
===========================  ===========================  ==========================================

With ``join: "or"`` (or ``"and"``) the items become a list as one speaks it: 9♦, J♦ or 10♣.

No word of any language stands here.  A card is said by the sentence ``card_short`` (``$rank``,
``$suit``), a call by ``call_spoken`` (``$form``, ``$number``, ``$suit``), and items are joined by
``list_more``, ``list_and`` and ``list_or`` (``$before``, ``$after``), a seat without a name by
``seat_number``: see ``en/cards.ftl``.
Every catalogue must have these; whoever speaks the catalogues elsewhere needs only these few lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from typing import Any

Say = Callable[..., str]
"""Says a sentence of the catalogue at hand: ``say("card_short", rank="J", suit="D")``."""

_CALL = re.compile(
    r"(?P<suit_number>[SHDC]\d+)"
    r"|(?P<number_suit>\+?\d+[SHDC])"
    r"|(?P<no_trumps>\d+NT)"
    r"|(?P<noes>\+?\d+NS)"
    r"|(?P<no_suit>\d+P)"
    r"|(?P<pass>P)|(?P<double>X)|(?P<redouble>XX)"
)


def fluent_functions(say: Say) -> dict[str, Any]:
    """Returns the functions by the names that sentences call them by; ``say`` says a card, a call, a pair."""

    def cards(text: str, join: str = "") -> str:
        return _joined([_card(card, say) for card in text.split()], join, say)

    def call(text: str, join: str = "") -> str:
        return _joined([_call(call, say) for call in text.split()], join, say)

    def list_(text: str, join: str = "") -> str:
        return _joined(text.split(), join, say)

    def seat(who: Any) -> str:
        # Messages know seats by number; a surface that knows who sits there puts the name in its place.
        return str(who) if isinstance(who, str) else say("seat_number", seat=int(who))

    return {"CARDS": cards, "CALL": call, "LIST": list_, "SEAT": seat}


def _card(card: str, say: Say) -> str:
    return say("card_short", rank=card[:-1], suit=card[-1])


def _call(call: str, say: Say) -> str:
    match = _CALL.fullmatch(call)
    if match is None:
        raise ValueError(f"{call!r} is not a call")
    number, letters = re.sub("[A-Z]", "", call), re.sub("[^A-Z]", "", call)
    return say("call_spoken", form=match.lastgroup, number=number, suit=letters)


def _joined(items: list[str], join: str, say: Say) -> str:
    if not join or len(items) < 2:
        return " ".join(items)
    *before, last = items
    head = reduce(lambda all, item: say("list_more", before=all, after=item), before)
    return say(f"list_{join}", before=head, after=last)
