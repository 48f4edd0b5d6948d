"""A deal of 56 as text: its hands, the auction with every spoken form, the tricks, the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardavia.cards import Hand
from cardavia.games.fiftysix import Auction, Deal, FiftySix, Result, Trick
from cardavia.records.layout import hand_lines, row, write_groups, write_pair

_CARDS_A_LINE = 12
_CALL_WIDTH = 6


def pack_lines(game: FiftySix, pack: Hand) -> list[str]:
    """Returns the lines of a pack, top card first, in groups of one card for each seat (rule 4)."""
    rounds = [pack[i : i + game.players] for i in range(0, len(pack), game.players)]
    in_a_line = max(2, _CARDS_A_LINE // game.players)
    lines = [rounds[i : i + in_a_line] for i in range(0, len(rounds), in_a_line)]
    return ["Pack", *(f"  {write_groups(groups)}" for groups in lines)]


def deal_lines(course: Sequence[Deal]) -> list[str]:
    """Returns the lines of a deal, from its states since it was dealt, one after each move."""
    deal = course[-1]
    lines = [*hand_lines(deal.dealt), *_auction_lines(deal.auction)]
    if deal.contract is not None:
        lines += [f"Contract  {deal.contract}", "Play", *_rows(course)]
    if deal.result is not None:
        lines.append(_result_line(deal.result))
    return lines


def _auction_lines(auction: Auction) -> Iterator[str]:
    """Gives the calls as a table: a column for each seat, from the first caller on (rule 6)."""
    seats = range(auction.players)
    yield "Auction" + "".join(f"{auction.seat_of(place):>{_CALL_WIDTH}}" for place in seats)
    for first in range(0, len(auction.calls), auction.players):
        calls = auction.calls[first : first + auction.players]
        yield " " * len("Auction") + "".join(f"{call.text:>{_CALL_WIDTH}}" for call in calls)


def _rows(course: Sequence[Deal]) -> Iterator[str]:
    deal = course[-1]
    points = {len(state.tricks): state.points for state in course}
    for number, trick in enumerate(deal.tricks, 1):
        yield row(number, trick.leader, _cards(trick, deal.game), write_pair(points[number]))
    if not deal.over:
        yield row(len(deal.tricks) + 1, deal.leader, "  ".join(card.text for card in deal.trick))


def _cards(trick: Trick, game: FiftySix) -> str:
    """Returns the cards in the order played, a star behind the one that took the trick."""
    place = (trick.winner - trick.leader) * game.rules.step % game.players
    marks = ["*" if at == place else " " for at in range(game.players)]
    return " ".join(card.text + mark for card, mark in zip(trick.cards, marks, strict=True))


def _result_line(result: Result) -> str:
    made = "made" if result.made else "failed"
    swing = " ".join(f"{change:+}" for change in result.swing)
    return f"Result  {made}  points {write_pair(result.points)}  swing {swing}"
