"""How a deal of Schnapsen ended, and the slate on which seven points are counted down."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from cardavia.games import Seat
from cardavia.games.schnapsen import SCHNEIDER, MatchView, View
from cardavia.terminal.drawing import cards, heading, rows, stacked
from cardavia.terminal.notes import deal_note
from cardavia.terminal.seating import Seating

_FROM = 7


def ended(match: MatchView, seating: Seating) -> RenderableType:
    """Returns the end of the deal."""
    voice, deal = seating.voice, match.deal
    assert deal is not None
    title = voice.say("terminal_deal_over", deal=deal_note(match, seating))
    result = rows(
        [
            (voice.say("terminal_label_result"), Text(_why(deal, seating), "title")),
            ("", _worth(deal, seating)),
        ]
    )
    return stacked(
        heading(title), result, _points(deal, seating), slate(match, seating), _cards_left(deal, seating)
    )


def _why(deal: View, seating: Seating) -> str:
    result = deal.result
    assert result is not None
    return seating.voice.say(
        "terminal_schnapsen_outcome",
        who=seating.who(result.winner),
        name=seating.name(seating.seat(1)),
        reason=result.reason,
        closed="yes" if deal.closed_by == result.winner else "no",
        points=deal.points[result.winner],
        other=deal.points[1 - result.winner],
    )


def _worth(deal: View, seating: Seating) -> str:
    """Returns how many game points that is and why (rules 10 to 13)."""
    result, frozen = deal.result, deal.frozen
    assert result is not None
    against_closer = result.reason in ("closer_failed", "closer_beaten")
    # What counts is what the loser has, or what the closer's opponent had, who then is the winner.
    counts = result.winner if against_closer else 1 - result.winner
    points, tricks = (frozen.points, frozen.tricks) if frozen else (deal.points[counts], deal.tricks[counts])
    basis = (
        "no_trick"
        if tricks == 0
        else "closer"
        if against_closer
        else "many"
        if points >= SCHNEIDER
        else "few"
    )
    return seating.voice.say(
        "terminal_game_points",
        who=seating.who(result.winner),
        name=seating.name(seating.seat(1)),
        figure=result.game_points,
        basis="last_trick" if result.reason == "last_trick" else basis,
        had=seating.who(counts),
        then="at_closing" if frozen else "now",
    )


def _points(deal: View, seating: Seating) -> RenderableType:
    players = (seating.me, seating.seat(1))
    return rows(
        (
            seating.name(seat),
            seating.voice.say(
                "terminal_points_and_tricks", points=deal.points[seat], tricks=deal.tricks[seat]
            ),
        )
        for seat in players
    )


def slate(match: MatchView, seating: Seating) -> RenderableType:
    """Returns the counts down from seven, as they are written and struck out on a slate."""
    label = seating.voice.say("terminal_label_slate")
    columns = [(seating.name(seat), _column(match, seat)) for seat in (seating.me, seating.seat(1))]
    return rows([(label, ""), *columns])


def _column(match: MatchView, seat: Seat) -> Text:
    counts = [_FROM]
    for result in match.results:
        if result.winner == seat:
            counts.append(max(0, counts[-1] - result.game_points))
    written = Text()
    for count in counts[:-1]:
        written.append(str(count), "dim strike").append("  ")
    return written.append(str(counts[-1]), "title")


def _cards_left(deal: View, seating: Seating) -> RenderableType | None:
    assert deal.hands is not None
    voice = seating.voice
    players = (seating.me, seating.seat(1))
    left = [(seating.name(seat), cards(deal.hands[seat], voice)) for seat in players if deal.hands[seat]]
    if deal.stock:
        left.append((voice.say("terminal_label_stock"), cards(deal.stock, voice)))
    return rows([(voice.say("terminal_label_left"), Text()), *left]) if left else None


def won(match: MatchView, seating: Seating) -> RenderableType:
    """Returns who has won the match."""
    assert match.winner is not None
    said = seating.voice.say(
        "terminal_player_won", who=seating.who(match.winner), name=seating.name(match.winner)
    )
    return stacked(heading(seating.voice.say("terminal_match_over")), rows([("", Text(said, "title"))]))
