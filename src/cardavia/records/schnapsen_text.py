"""A deal of Schnapsen as text: hands and stock, the tricks with all that was announced, the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

from cardavia.cards import Hand
from cardavia.games.schnapsen import Deal, Result, Trick
from cardavia.records.layout import hand_lines, row, write_groups, write_pair

_ROUNDS = (3, 3, 1, 2, 2, 9)
"""How the pack is dealt (rule 2): three each, the indicator, two each, the rest of the stock."""
_WIDTH = 12


def pack_lines(pack: Hand) -> list[str]:
    """Returns the lines of a pack, top card first, in the groups in which it is dealt (rule 2)."""
    ends = pairwise(accumulate(_ROUNDS, initial=0))
    return ["Pack", f"  {write_groups(pack[start:end] for start, end in ends)}"]


def deal_lines(course: Sequence[Deal]) -> list[str]:
    """Returns the lines of a deal, from its states since it was dealt, one after each move."""
    deal = course[-1]
    stock = deal.dealt_stock
    lines = [
        *hand_lines(deal.dealt),
        f"Stock  {write_groups((stock[:-1], stock[-1:]))}",
        f"Trump  {deal.trump}",
        "Play",
        *_rows(course),
    ]
    if deal.result is not None:
        lines.append(_result_line(deal.result))
    return lines


def _rows(course: Sequence[Deal]) -> Iterator[str]:
    deal = course[-1]
    # The first state after each trick: one later, a marriage on the next lead may count already.
    after: dict[int, Deal] = {}
    for state in course:
        after.setdefault(len(state.played), state)
    for number, trick in enumerate(deal.played, 1):
        outcome = _outcome(trick, after[number - 1], after[number])
        yield row(number, trick.leader, _moves(trick, deal), outcome)
    table = deal.table
    if deal.result is None:
        yield row(len(deal.played) + 1, table.leader, _moves(table, deal))
    elif table.lead is not None:
        # The marriage that this lead declared made 66: nobody replies (rule 8).
        yield row(len(deal.played) + 1, table.leader, _moves(table, deal), _outcome(table, deal, deal))


def _moves(trick: Trick, deal: Deal) -> str:
    """Returns what was announced and played; behind a card 20 or 40, and a star if it took the trick."""
    words = [word for word, said in (("exchange", trick.exchanged), ("close", trick.closed)) if said]
    if trick.lead is not None:
        words.append(f"{trick.lead}({trick.marriage})" if trick.marriage else trick.lead.text)
    if trick.reply is not None:
        words.append(trick.reply.text)
        words[-2 if trick.winner(deal.trump) == trick.leader else -1] += "*"
    return f"{' '.join(words):<{_WIDTH}}"


def _outcome(trick: Trick, before: Deal, after: Deal) -> str:
    """Returns the points by then, what is pending, the record frozen at closing, the cards drawn."""
    parts = [write_pair(after.points)]
    if any(after.pending):
        parts.append(f"pending {write_pair(after.pending)}")
    if trick.closed and after.frozen is not None:
        parts.append(f"frozen {after.frozen.points}/{after.frozen.tricks}")
    if after.stock_size < before.stock_size:
        winner = after.leader
        parts.append(f"drawn {after.draws[winner][-1]} {after.draws[1 - winner][-1]}")
    return "  ".join(parts)


def _result_line(result: Result) -> str:
    return f"Result  {result.winner} wins {result.game_points} ({result.reason})"
