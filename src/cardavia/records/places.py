"""Where a record is wrong: a refusal from any floor below becomes one that names its line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cardavia.words import BadRecord, Message, Param, Refusal


def bad_record(refusal: Refusal, line: int, **more: Param) -> BadRecord:
    """Returns the refusal as one of a record: what it says stays, its line and perhaps more come with it."""
    return BadRecord(refusal.id, line=line, **{**refusal.params, **more})


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Gives every refusal raised within the line of the record that it is about.

    Raises:
        BadRecord: what is done within was refused.
    """
    try:
        yield
    except Refusal as refusal:
        raise bad_record(refusal, line) from refusal


def placed(refusal: BadRecord, problem: str) -> Message:
    """Returns what a surface says of a refused record: the line, the move if it is one, and the problem.

    ``problem`` is the refusal's message, as the surface has spoken it in its language.

    >>> refusal = BadRecord("card_not_in_hand", line=34, card="9H", move="9H")
    >>> str(placed(refusal, str(refusal.message)))
    'Line 34, “9H”: 9♥ is not in your hand: play a card that is.'
    """
    move = refusal.params.get("move")
    if move is None:
        return Message.of("record_place", line=refusal.line, problem=problem)
    return Message.of("record_place_of_move", line=refusal.line, move=move, problem=problem)
