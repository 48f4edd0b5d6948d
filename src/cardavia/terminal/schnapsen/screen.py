"""The table of Schnapsen when the person is to move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from cardavia.cards import Card, write_cards
from cardavia.games import Seat
from cardavia.games.schnapsen import Announcement, MatchView, Trick, View, marriage, partner, points_of
from cardavia.terminal.drawing import cards, closed_cards, hand, heading, rows, sentence, stacked
from cardavia.terminal.notes import deal_note, dealer_note
from cardavia.terminal.seating import Seating

_TRICK: Final = 18
_STOCK: Final = 18


def screen(match: MatchView, seating: Seating) -> RenderableType:
    """Returns the table as it stands: the opponent above, the trick and the stock, the person below."""
    voice, deal = seating.voice, match.deal
    assert deal is not None
    number = voice.say("terminal_trick", number=deal.trick_number)
    facts = list(_course(deal, seating))
    return stacked(
        heading(number, deal_note(match, seating), dealer_note(deal, seating)),
        rows([(seating.name(seating.seat(1)), standing(match, seating.seat(1), seating))]),
        _middle(deal, seating),
        rows([(seating.name(seating.me), standing(match, seating.me, seating))]),
        rows(facts) if facts else None,
        rows([own_hand(deal, seating), *(("", option) for option in options(deal, seating))]),
    )


def _middle(deal: View, seating: Seating) -> RenderableType:
    """Returns the trick, and beside it the stock and the trumps."""
    beside = (stock(deal, seating), sentence(seating.voice.say("terminal_trump", suit=deal.trump)))
    lines = (
        Text.assemble(" " * _TRICK, _wide(_laid(deal, seat, seating)), fact)
        for seat, fact in zip((seating.seat(1), seating.me), beside, strict=True)
    )
    return Text("\n").join(lines)


def _wide(laid: Text) -> Text:
    return laid + Text(" " * (_STOCK - laid.cell_len))


def _course(deal: View, seating: Seating) -> Iterator[tuple[str, str | Text]]:
    """Gives who closed the stock and what the other had then, and the last trick."""
    say = seating.voice.say
    if deal.closed_by is not None and deal.frozen is not None:
        closed = say(
            "terminal_closed",
            who=seating.who(deal.closed_by),
            name=seating.name(seating.seat(1)),
            points=deal.frozen.points,
            tricks=deal.frozen.tricks,
        )
        yield say("terminal_label_closed"), closed
    if deal.played:
        yield say("terminal_label_last_trick"), trick_in_words(deal, deal.played[-1], seating)


def stock(deal: View, seating: Seating) -> Text:
    """Returns the stock as it lies there, the indicator under it, and whether it is closed or used up."""
    state = "used_up" if not deal.stock_size else "open" if deal.closed_by is None else "closed"
    said = seating.voice.say("terminal_stock", state=state, left=deal.stock_size)
    if not deal.stock_size or deal.indicator is None:
        return Text(said)
    return sentence(f"{closed_cards(deal.stock_size - 1)} {seating.voice.move(deal.indicator)}  {said}")


def standing(match: MatchView, seat: Seat, seating: Seating) -> str:
    """Returns a player's points, tricks, pending marriage, what is still to win, and cards shown."""
    deal, say = match.deal, seating.voice.say
    assert deal is not None
    said = say(
        "terminal_standing",
        points=deal.points[seat],
        tricks=deal.tricks[seat],
        pending=deal.pending[seat],
        needs=match.score[seat],
    )
    if seat == seating.me or not deal.shown[seat]:
        return said
    return f"{said}; {say('terminal_shown', cards=write_cards(deal.shown[seat]))}"


def own_hand(deal: View, seating: Seating) -> tuple[str, Text]:
    """Returns the person's hand, with what may be played in it bright."""
    bright = [move for move in deal.legal_moves() if isinstance(move, Card)]
    return seating.voice.say("terminal_label_hand"), hand(deal.hand, bright, seating.voice)


def options(deal: View, seating: Seating) -> Iterator[str]:
    """Gives, in words, what the person may do."""
    if deal.led is not None:
        yield _reply(deal, deal.led, seating)
        return
    yield seating.voice.say("terminal_may_lead")
    may = [str(move) for move in deal.legal_moves() if isinstance(move, Announcement)]
    if may:
        yield seating.voice.say(
            "terminal_may_announce",
            may="both" if len(may) == 2 else may[0],
            jack=f"J{deal.trump}",
            indicator=deal.indicator.text if deal.indicator else "",
        )
    for king in deal.hand:
        worth = marriage(deal, deal.hand, king) if king.rank == "K" else 0
        if worth:
            pair = write_cards(card for card in (king, partner(king)) if card)
            yield seating.voice.say("terminal_marriage_in_hand", cards=pair, worth=worth)


def _reply(deal: View, led: Card, seating: Seating) -> str:
    legal = [move for move in deal.legal_moves() if isinstance(move, Card)]
    first = legal[0]
    if not deal.strict:
        why = "open"
    elif first.suit == led.suit:
        why = "beat" if points_of([first]) > points_of([led]) else "follow"
    else:
        why = "trump" if first.suit == deal.trump else "none" if led.suit == deal.trump else "any"
    return seating.voice.say(
        "terminal_may_reply",
        why=why,
        suit=led.suit,
        lead=led.text,
        cards=write_cards(legal),
    )


def _laid(deal: View, seat: Seat, seating: Seating) -> Text:
    if seat == deal.leader and deal.led is not None:
        return sentence(seating.voice.move(deal.led), "bold")
    return Text("?", "turn") if seat == deal.to_act else Text("·", "label")


def trick_in_words(deal: View, trick: Trick, seating: Seating) -> Text:
    """Returns a finished trick: lead and reply, who took it, and its points."""
    assert trick.lead is not None
    assert trick.reply is not None
    both = (trick.lead, trick.reply)
    winner = trick.winner(deal.trump)
    said = seating.voice.say(
        "terminal_to", who=seating.who(winner), name=seating.name(winner), points=points_of(both)
    )
    return Text.assemble(cards(both, seating.voice), "  ", sentence(said))
