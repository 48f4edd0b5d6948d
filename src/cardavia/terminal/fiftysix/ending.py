"""How a deal of 56 ended: the contract, the tables that change hands, and everybody's cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from cardavia.cards import Card
from cardavia.games import Seat
from cardavia.games.fiftysix import MatchView, View, sort_hand
from cardavia.terminal.drawing import hand, heading, rows, stacked
from cardavia.terminal.fiftysix.auction import contract_in_words
from cardavia.terminal.fiftysix.screen import piles, score_row
from cardavia.terminal.notes import deal_note
from cardavia.terminal.seating import Seating


def ended(match: MatchView, seating: Seating) -> RenderableType:
    """Returns the end of the deal."""
    voice, deal = seating.voice, match.deal
    assert deal is not None
    assert deal.contract is not None
    facts: list[tuple[str, str | Text]] = [
        (voice.say("terminal_label_contract"), contract_in_words(deal.contract, seating)),
        (voice.say("terminal_label_piles"), piles(deal, seating)),
        (voice.say("terminal_label_result"), Text(_outcome(match, deal, seating), "title")),
        score_row(match, seating),
    ]
    title = voice.say("terminal_deal_over", deal=deal_note(match, seating))
    return stacked(heading(title), rows(facts), all_hands(deal, seating))


def _outcome(match: MatchView, deal: View, seating: Seating) -> str:
    result, contract = deal.result, deal.contract
    assert result is not None
    assert contract is not None
    moved = abs(match.score[0] - deal.score[0])
    gainer = 0 if result.swing[0] > 0 else 1
    return seating.voice.say(
        "terminal_outcome",
        made="yes" if result.made else "no",
        gainer="we" if gainer == seating.side else "they",
        unit="points" if match.game.rules.deals else "tables",
        figure=moved,
        due=abs(result.swing[0]) if abs(result.swing[0]) != moved else 0,
    )


def all_hands(deal: View, seating: Seating) -> RenderableType:
    """Returns the hands as they were dealt, now that everybody may see them."""
    order = [seating.seat(steps * deal.game.rules.step) for steps in range(seating.players)]
    return rows((seating.name(seat), _dealt(deal, seat, seating)) for seat in order)


def _dealt(deal: View, seat: Seat, seating: Seating) -> Text:
    left = deal.hands[seat] if deal.hands else ()
    cards: list[Card] = [card for player, card in deal.plays if player == seat]
    held = sort_hand([*cards, *left])
    return hand(held, held, seating.voice)


def stands(match: MatchView, seating: Seating) -> RenderableType:
    """Returns the score, and what each deal has brought the person's side."""
    gains = [result.swing[seating.side] for result in match.results]
    brought = " ".join(f"+{gain}" if gain > 0 else f"−{-gain}" for gain in gains)
    return rows([score_row(match, seating), (seating.voice.say("terminal_label_deals"), brought or "–")])


def won(match: MatchView, seating: Seating) -> RenderableType:
    """Returns who has won the match."""
    side = "we" if match.winner == seating.side else "they"
    said = seating.voice.say("terminal_side_won", side=side, players=seating.players)
    return stacked(heading(seating.voice.say("terminal_match_over")), rows([("", Text(said, "title"))]))
