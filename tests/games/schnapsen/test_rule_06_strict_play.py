"""Rule 6: what may be played on a lead once the stock is closed or used up."""

import pytest
from hypothesis import given

from cardavia.cards import Card, read_cards, write_cards
from cardavia.games.schnapsen import Deal, strict_replies
from cardavia.words import IllegalMove

from .dealing import CLASSIC, any_deals
from .worlds import allowed

# hand, lead, what may be played; spades are trump
ANSWERS = [
    ("TH QH JS AD", "KH", "TH"),
    ("AH TH QH JS", "KH", "AH TH"),
    ("QH JH JS AD", "KH", "QH JH"),
    ("QH JS AD", "KH", "QH"),
    ("JS AS AD", "KH", "AS JS"),
    ("AD TC QC", "KH", "AD TC QC"),
    ("QS AD", "TS", "QS"),
    ("AS QS AD", "TS", "AS"),
    ("AD TC", "TS", "AD TC"),
    ("JH", "AH", "JH"),
]


def answering(hand: str, lead: str) -> Deal:
    """Returns a deal with the stock used up in which seat 1 answers from this hand."""
    mine = read_cards(hand)
    led = Card(lead)
    others = [card for card in CLASSIC.pack if card not in mine and card is not led][: len(mine) - 1]
    gone = [card for card in CLASSIC.pack if card not in (*mine, *others, led)]
    points = sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}[card.rank] for card in gone)
    return CLASSIC.position(
        "S", [others, mine], (points // 2, points - points // 2), tricks=(1, 1), to_lead=0, led=led
    )


@pytest.mark.parametrize(("hand", "lead", "replies"), ANSWERS)
def test_rule_06_follow_and_beat_else_follow_else_trump_else_any_card(
    hand: str, lead: str, replies: str
) -> None:
    deal = answering(hand, lead)
    assert write_cards(deal.legal_moves()) == replies  # type: ignore[arg-type]
    for card in deal.hands[1]:
        if card.text not in replies:
            with pytest.raises(IllegalMove):
                deal.play(card)


@pytest.mark.parametrize(
    ("hand", "lead", "card", "reason", "cards"),
    [
        ("TH QH JS AD", "KH", "QH", "must_beat", "TH"),
        ("TH QH JS AD", "KH", "JS", "must_follow_suit", "TH"),
        ("QH JH JS AD", "KH", "AD", "must_follow_suit", "QH JH"),
        ("JS AS AD", "KH", "AD", "must_trump", "AS JS"),
        ("AS QS AD", "TS", "QS", "must_beat", "AS"),
        ("QS AD", "TS", "AD", "must_follow_suit", "QS"),
    ],
)
def test_rule_06_a_refusal_says_what_would_do(
    hand: str, lead: str, card: str, reason: str, cards: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        answering(hand, lead).play(card)
    assert (refused.value.id, refused.value.params["cards"]) == (reason, cards)


@given(any_deals)
def test_rule_06_holds_whenever_the_stock_is_closed_or_used_up(deal: Deal) -> None:
    if deal.to_act is None or deal.led is None:
        return
    hand = deal.hands[deal.to_act]
    strict = deal.closed_by is not None or not deal.stock
    expected = allowed(frozenset(hand), deal.led, deal.trump) if strict else set(hand)
    assert set(deal.legal_moves()) == expected


def test_rule_06_needs_nothing_but_hand_lead_and_trump() -> None:
    assert write_cards(strict_replies(read_cards("TH QH"), Card("KH"), "S")) == "TH"
