"""The level fair: the habits of a good club player, and what it says for them."""

from typing import Any

import pytest
from hypothesis import given, settings

from cardavia.games.schnapsen import Deal
from cardavia.players import Choice
from cardavia.players.schnapsen import LEVELS
from cardavia.players.schnapsen.answering import weigh_replies
from cardavia.players.schnapsen.foresight import Outlook, why_foreseen
from cardavia.players.schnapsen.leading import weigh_leads
from cardavia.players.schnapsen.weighing import heaviest, reasons
from cardavia.words import Message

from ...games.schnapsen.published import KNOWN, ONE_FACE_DOWN, name_of, set_up
from .positions import CLASSIC, any_world_of, deals, seen

FAIR = LEVELS["fair"](1)


def choice(deal: Deal) -> Choice:
    return FAIR.choose(seen(deal))


def ids(choice: Choice) -> list[str]:
    return [why.id for why in choice.why]


def first_lead(hand: str, other: str, stock: str) -> Deal:
    return CLASSIC.deal(dealer=1, hands=[hand, other], stock=stock)


# ── known cards ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("position", KNOWN, ids=name_of)
def test_it_plays_known_endings_as_they_are_won(position: dict[str, Any]) -> None:
    played = choice(set_up(position))
    assert str(played.move) in position["best"]
    points = position["values"][position["best"][0]]
    assert played.why[0] == Message.of("why_known_to_win", points=points)


def test_it_says_so_where_every_other_card_loses() -> None:
    (position,) = (one for one in KNOWN if one["name"] == "P01")
    assert "why_no_other_wins" in ids(choice(set_up(position)))
    (position,) = (one for one in KNOWN if one["name"] == "P17")
    assert "why_no_other_wins" not in ids(choice(set_up(position)))


def test_in_a_lost_ending_it_saves_what_it_can() -> None:
    # The ace of trumps makes 66 anyway, but not before the ace of hearts has made 33.
    deal = CLASSIC.position("D", ["AH JC", "JH AD"], (29, 65), tricks=(3, 5))
    played = choice(deal)
    assert (str(played.move), played.why) == ("AH", (Message.of("why_known_to_lose", points=1),))


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ([2, 2, 2], Message.of("why_wins_always", worlds=3)),
        ([3, 3, -1], Message.of("why_best_on_average", worlds=3)),
    ],
)
def test_what_it_says_of_a_card_against_one_that_always_wins_a_point(values: list[int], why: Message) -> None:
    view = seen(CLASSIC.deal(dealer=1, pack=CLASSIC.pack))
    outlook = Outlook({view.hand[0]: values, view.hand[1]: [1, 1, 1]}, cut=False)
    assert outlook.best_cards == [view.hand[0]]
    assert why_foreseen(view, outlook, view.hand[0]) == (why,)


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ([2, -2, -2], Message.of("why_wins_mostly", won=1, worlds=3)),
        ([-1, -1, -1], Message.of("why_wins_never", worlds=3)),
    ],
)
def test_what_it_says_of_a_card_against_one_that_always_loses_two(values: list[int], why: Message) -> None:
    view = seen(CLASSIC.deal(dealer=1, pack=CLASSIC.pack))
    outlook = Outlook({view.hand[0]: values, view.hand[1]: [-2, -2, -2]}, cut=False)
    assert why_foreseen(view, outlook, view.hand[0]) == (why,)


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_with_two_cards_in_the_stock_it_finds_what_experts_found(position: dict[str, Any]) -> None:
    deal = any_world_of(position)
    moves = []
    while not moves or moves[-1] == "close":
        move = choice(deal).move
        moves.append(str(move))
        deal = deal.play(move)
    assert " ".join(moves) in position["best"]


# ── closing ───────────────────────────────────────────────────────────────────────────────────

STRONG = "AS TS KS QS AH"
"""Trumps for everything: 40 and two sure tricks make 66."""
REST = ("TD KD JD KH JC", "QH TH QD AD AC TC KC QC JH JS")


def test_it_closes_when_66_is_counted() -> None:
    played = choice(first_lead(STRONG, *REST))
    assert str(played.move) == "close"
    assert ids(played) == ["why_close_safe", "why_close_gain", "why_points_missing"]
    assert [why.params["points"] for why in played.why[1:]] == [3, 66]


def test_it_makes_66_then() -> None:
    deal = first_lead(STRONG, *REST)
    while deal.to_act == 0:
        deal = deal.play(choice(deal).move)
        if deal.to_act == 1:
            deal = deal.play(deal.legal_moves()[0])
    assert deal.result is not None
    assert (deal.result.winner, deal.result.game_points) == (0, 3)


def test_it_leaves_the_stock_open_with_a_weak_hand() -> None:
    deal = first_lead("JS QS KH QD JC", "TD KD JD JH KS", "QH TH AD AC TC KC QC AH TS AS")
    assert str(deal.view(0).hand[1]) == "JS"
    deal = deal.play("exchange")
    assert str(choice(deal).move) != "close"


def test_the_match_score_decides_whether_a_bold_closing_pays() -> None:
    # One world in six wins; with the other player one point short of the match, nothing else is lost.
    (position,) = (one for one in ONE_FACE_DOWN if one["name"] == "P30")
    assert str(choice(any_world_of(position)).move) == "close"
    assert str(choice(any_world_of({**position, "score": (7, 7)})).move) != "close"


# ── leading ───────────────────────────────────────────────────────────────────────────────────


def test_it_exchanges_at_once() -> None:
    played = choice(first_lead("KD JD KH QH JC", "AS TS AH TH AC", "KS QS JS TD QD TC KC QC JH AD"))
    assert str(played.move) == "exchange"
    assert played.why == (Message.of("why_exchanges", card="AD", jack="JD"),)


def test_it_declares_a_marriage_with_the_queen() -> None:
    played = choice(first_lead("KH QH JS TD JC", "AS TS AH TH AC", "KS QS KD QD JD TC KC QC JH AD"))
    assert str(played.move) == "QH"
    assert played.why[0] == Message.of("why_marriage_waits", worth=20)


def test_of_two_marriages_the_one_in_trumps_comes_first() -> None:
    deal = CLASSIC.position(
        "D", ["KD QD KH QH JC", "JS TS AH TH AC"], (20, 14), tricks=(1, 1), stock="KS QS TD KC QC JD"
    )
    leads = weigh_leads(seen(deal))
    chosen = heaviest(leads)
    assert str(chosen.card) == "QD"
    assert reasons(chosen, leads)[0] == Message.of("why_marriage", worth=40, total=60)


def test_it_ends_the_deal_with_a_marriage_that_makes_66() -> None:
    deal = CLASSIC.position(
        "D", ["AD QD KH QH JC", "JS QS AH TH AC"], (46, 7), tricks=(1, 1), stock="KS KD TD KC QC JD"
    )
    played = choice(deal)
    assert played.why == (Message.of("why_makes_66", points=46, more=20, total=66),)
    assert deal.play(played.move).over


def test_a_ten_is_not_led_into_the_ace_that_is_missing() -> None:
    deal = first_lead("TH JS TC QS JC", "AS TS AH KH KC", "KS KD QD JD TD AC QC QH JH AD")
    played = choice(deal)
    assert str(played.move) in ("JS", "QS", "JC")
    ten = next(lead for lead in weigh_leads(seen(deal)) if str(lead.card) == "TH")
    assert ten.of("risk") < -5


def test_low_cards_are_led_and_trumps_saved() -> None:
    played = choice(first_lead("QH JS AD KD JC", "AS TS AH KH KC", "KS TH QS JD TD AC QC TC JH QD"))
    assert str(played.move) in ("QH", "JS", "JC")
    assert "why_saves_trump" in ids(played)


def test_a_card_that_nothing_beats_is_sure() -> None:
    deal = CLASSIC.position("D", ["AD JC", "KC TC"], (57, 36), tricks=(4, 4))
    sure, unsure = weigh_leads(seen(deal))
    assert (str(sure.card), sure.of("risk")) == ("AD", 0)
    assert unsure.of("trick") == 0


# ── answering ─────────────────────────────────────────────────────────────────────────────────


def answer(hand: str, led: str, other: str, stock: str) -> Choice:
    return choice(CLASSIC.deal(0, hands=[hand, f"{led} {other}"], stock=stock).play(led))


def test_a_ten_takes_a_small_card_and_comes_home() -> None:
    played = answer("AS TH QD KH KC", "JH", "TS JS TC AC", "KS QS JD AD QH TD JC QC AH KD")
    assert (str(played.move), played.why[0]) == ("TH", Message.of("why_takes", points=12))


def test_a_small_trump_takes_an_ace() -> None:
    played = answer("AS TH JD KH KC", "AC", "TS JS TC JH", "KS QS KD AD QH TD JC QC AH QD")
    assert (str(played.move), played.why[0]) == ("JD", Message.of("why_takes", points=13))


def test_nothing_is_wasted_on_a_trick_that_cannot_be_had() -> None:
    played = answer("TS KC QC JH KS", "AC", "TC JC KD KH", "QS JS AD TD JD AS QH AH TH QD")
    assert str(played.move) == "JH"


def test_the_guard_of_a_ten_is_kept() -> None:
    # Either king could go, but one of them guards the ten.
    played = answer("TH KH KC TS AC", "AS", "TD JS JH QS", "KS AH QH AD KD QD TC QC JC JD")
    assert str(played.move) == "KC"
    assert Message.of("why_keeps_guard", card="KH", ten="TH") in played.why


def test_a_marriage_is_not_broken() -> None:
    played = answer("TH KC QC AD TD", "AS", "TS JS JH QS", "KH KS QD JD AC TC JC AH QH KD")
    assert str(played.move) not in ("KC", "QC")


def test_it_counts_to_66() -> None:
    deal = CLASSIC.position(
        "D",
        ["AC QS JH KH QD", "JC TS AH TH"],
        (52, 15),
        tricks=(1, 1),
        to_lead=1,
        led="KC",
        stock="KS AS JS KD TC JD",
    )
    played = choice(deal)
    assert str(played.move) == "AC"
    assert played.why[0] == Message.of("why_makes_66", points=52, more=15, total=67)


def test_it_stops_the_other_player_from_making_66() -> None:
    deal = CLASSIC.position(
        "D",
        ["TD QS JH KH JS", "JC TS AH TH"],
        (8, 53),
        tricks=(1, 1),
        to_lead=1,
        led="AC",
        stock="KS AS QC KD TC JD",
    )
    played = choice(deal)
    assert str(played.move) == "TD"
    assert played.why[0] == Message.of("why_stops_66", points=53, more=13)


def test_the_lead_is_worth_having_for_a_marriage() -> None:
    played = answer("TS QH KH JC QC", "KS", "QD AC JH TH", "AS QS JS TD KD TC KC JD AH AD")
    assert str(played.move) == "TS"
    assert Message.of("why_leads_to_marry", worth=20) in played.why


def test_the_lead_is_worth_having_for_an_exchange() -> None:
    hands, stock = ["TS QH KC JC JD", "KS QC AC JH TH"], "AS QS JS TD KD TC KH QD AH AD"
    ten, *_, jack = weigh_replies(seen(CLASSIC.deal(0, hands=hands, stock=stock).play("KS")))
    assert (str(ten.card), str(jack.card)) == ("TS", "JC")
    assert (ten.of("tempo") > 0, jack.of("tempo")) == (True, 0)


@given(deals.filter(lambda deal: len(deal.legal_moves()) == 1))
@settings(max_examples=10)
def test_the_only_card_is_said_to_be_the_only_one(deal: Deal) -> None:
    (card,) = deal.legal_moves()
    assert choice(deal) == Choice(card, (Message.of("why_only_card", card=str(card)),))


def test_an_unbeatable_card_that_makes_66_ends_the_deal() -> None:
    deal = CLASSIC.position(
        "D", ["AD QS JH KC JC", "JS KD TS AH TH"], (54, 7), tricks=(1, 1), stock="KS AS TD QC TC JD"
    )
    played = choice(deal)
    assert (str(played.move), played.why[0]) == ("AD", Message.of("why_surely_66", card="AD"))
