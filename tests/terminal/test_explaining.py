"""What the table answers to those who ask what they may do, and what a move would mean."""

import pytest

from cardavia.terminal.face import Face
from cardavia.words import IllegalMove

from .scenes import (
    called_out,
    dealt,
    fiftysix_face,
    first_legal,
    printed,
    schnapsen_face,
    schnapsen_match,
    with_moves,
)


def explained(face: Face, match: object, move: str) -> str:
    """Returns what is said about a move, in one line."""
    try:
        match.play(move)  # type: ignore[attr-defined]
        refused = None
    except IllegalMove as refusal:
        refused = refusal
    deal = match.view(0).deal  # type: ignore[attr-defined]
    return " ".join(printed(face.explained(deal, deal.game.read_move(move), refused)).split())


@pytest.mark.parametrize(
    ("calls", "asked", "said"),
    [
        ("28D P P", "29C", "29♣: at least one Jack of clubs. You may: 29♣."),
        (
            "28D P P",
            "28C",
            "28♣: at least one Jack of clubs. Bid 29 or more: 28 does not top the bid that stands.",
        ),
        (
            "28D P P",
            "+2NS",
            "void in diamonds, the suit named last. It makes 30 no trumps. You may: +2 Noes.",
        ),
        ("28D P P", "X", "Double: thinks that the bid fails; tells nothing of the hand. You may: double."),
        ("28D P P", "P", "Pass: tells nothing of the hand. You may: pass."),
    ],
)
def test_a_call_is_explained_by_what_it_tells_and_whether_it_may_be_made(
    calls: str, asked: str, said: str
) -> None:
    assert said in explained(fiftysix_face(4), with_moves(dealt(4), calls), asked)


def test_a_card_of_56_is_explained_by_whether_it_may_be_played() -> None:
    match = first_legal(called_out(4), until_trick=4)
    assert explained(fiftysix_face(4), match, "AH") == "You may: A♥."
    assert explained(fiftysix_face(4), match, "7D") == "7♦ is not in your hand: play a card that is."


@pytest.mark.parametrize(
    ("moves", "asked", "said"),
    [
        ("", "AS", "You may: A♠."),
        ("", "KH", "You may: K♥. It declares a marriage, worth 20."),
        ("", "close", "You may: close the stock."),
        ("exchange", "exchange", "J♣ is the indicator itself: there is nothing to exchange."),
        ("KH AC KC", "close", "The stock is closed before leading: a card is on the table already."),
    ],
)
def test_a_move_of_schnapsen_is_explained(moves: str, asked: str, said: str) -> None:
    assert explained(schnapsen_face(), schnapsen_match(moves), asked) == said


def situation(face: Face, match: object) -> list[str]:
    page = printed(face.situation(match.view(0).deal))  # type: ignore[attr-defined]
    return [" ".join(line.split()) for line in page.splitlines()]


def test_in_the_auction_the_last_bid_of_every_seat_is_explained_the_latest_last() -> None:
    lines = situation(fiftysix_face(4), with_moves(dealt(4), "28D P 29C P +1D 31C P"))
    said = " ".join(lines[: lines.index("")])
    assert said == (
        "Left 29♣: at least one Jack of clubs. "
        "Right +1♦: exactly one high card of diamonds (J 9 A 10), and no other card of it. "
        "Partner 31♣: at least one Jack of clubs."
    )


def test_in_the_auction_one_call_of_each_form_that_is_allowed_is_offered() -> None:
    lines = situation(fiftysix_face(4), with_moves(dealt(4), "28D P P"))
    typed = [line.split()[0] for line in lines[lines.index("You may Bid 29 to 56, double, or pass.") + 2 :]]
    assert [word for word in typed if word.isupper()] == [
        "29D",
        "D29",
        "29NT",
        "29NS",
        "+1D",
        "+2NS",
        "P",
        "X",
    ]


def test_before_any_bid_it_is_said_that_there_is_none() -> None:
    assert situation(fiftysix_face(4), with_moves(dealt(4), "P P P"))[0] == "Nobody has bid yet."


def test_at_a_trick_the_bids_are_still_explained_and_the_cards_named() -> None:
    lines = situation(fiftysix_face(4), first_legal(called_out(4), until_trick=4))
    assert lines[-1] == "You may Any card: you have no spades."
    assert lines[0].startswith("Right 28♦")


def test_on_lead_it_is_said_why_exchange_and_closing_are_not_open() -> None:
    assert situation(schnapsen_face(), schnapsen_match("")) == [
        "You may Lead any card.",
        "First you may “exchange” J♣ for Q♣, or “close” the stock.",
        "K♥ or Q♥ led declares 20.",
    ]
    assert situation(schnapsen_face(), schnapsen_match("exchange close KH JH")) == [
        "You may Lead any card.",
        "exchange The stock is closed: the indicator stays where it is.",
        "close The stock is closed already.",
    ]


def test_the_last_trick_of_each_game_is_told_with_its_points() -> None:
    deal = first_legal(called_out(4), until_trick=4).view(0).deal
    said = printed(fiftysix_face(4).last_trick(deal))
    assert said.split() == "Last trick A♠ K♠ Q♠ J♥ to Right, 4 points".split()
    deal = schnapsen_match("KH AC KC").view(0).deal
    assert (
        printed(schnapsen_face().last_trick(deal)).split()
        == "Last trick K♥ A♣ to Opponent, 15 points".split()
    )
