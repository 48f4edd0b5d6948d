"""What is said about each move, and about how deals end: in full, for every turn a deal can take."""

import pytest
from msgspec import structs
from rich.console import Group

from cardavia.games import fiftysix, schnapsen
from cardavia.terminal.seating import PLACES, Seating
from cardavia.terminal.voice import Voice

from .scenes import (
    called_out,
    dealt,
    fiftysix_face,
    first_legal,
    on_and_on,
    printed,
    schnapsen_face,
    schnapsen_match,
    with_moves,
)

AnyMatch = fiftysix.Match | schnapsen.Match


def told(before: AnyMatch, move: str, me: int = 0) -> str:
    """Returns what the person reads when a move is made, in one line."""
    face = schnapsen_face() if isinstance(before, schnapsen.Match) else fiftysix_face(before.game.players, me)
    after = before.play(move)
    assert before.deal is not None
    assert after.deal is not None
    lines = face.told(
        before.deal.view(me), after.deal.view(me), before.deal.to_act, before.game.read_move(move)
    )
    return " ".join(printed(Group(*(told.said for told in lines))).split())


# ── 56 ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("calls", "call", "said"),
    [
        ("", "28D", "Right 28♦: at least one Jack of diamonds."),
        ("", "P", "Right pass"),
        ("28D", "P", "Partner pass"),
        ("28D", "X", "Partner double"),
        (
            "28D X",
            "XX",
            "Left redouble The contract: 28 diamonds by Right and partner, redoubled. Right leads.",
        ),
        ("28D P", "29NS", "Left 29 Noes: void in diamonds, the suit named last. It makes 29 no trumps."),
        (
            "28D P P",
            "+2S",
            "You +2♠: exactly 2 high cards of spades (J 9 A 10), and no other card of it. "
            "It makes 30 spades.",
        ),
        ("28D P P", "P", "You pass The contract: 28 diamonds by Right and partner. Right leads."),
        ("P P P", "P", "You pass The contract: 28 no trumps by Right and partner. Right leads."),
        ("P 29C P", "P", "You pass"),
        ("P 29C P P", "P", "Right pass The contract: 29 clubs by Partner, your side. Right leads."),
        ("P P P 40H X P", "P", "Left pass"),
    ],
)
def test_every_call_is_told_with_what_it_tells_and_what_it_makes(calls: str, call: str, said: str) -> None:
    assert told(with_moves(dealt(4), calls), call) == said


def test_the_person_is_told_of_the_own_contract_as_one_would_say_it() -> None:
    assert told(with_moves(dealt(6), "P P P P P 30H P P P P"), "P").endswith(
        "The contract: 30 hearts by you and partners. Right leads."
    )


def test_a_card_is_told_and_the_last_of_a_trick_with_who_takes_it() -> None:
    match = first_legal(called_out(4), until_trick=4)
    assert match.deal is not None
    assert told(match, "AH").startswith("You A♥ Right takes the trick, ")


def test_the_first_card_of_a_trick_is_told_alone() -> None:
    assert told(with_moves(dealt(4), "P P P P"), "JS") == "Right J♠"


# ── Schnapsen ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("moves", "move", "said"),
    [
        ("", "exchange", "You exchange J♣ for Q♣"),
        ("", "close", "You close the stock, with 10 cards in it"),
        ("", "AS", "You A♠"),
        ("", "KH", "You K♥ and 20 for the marriage in hearts, once a trick is won"),
        ("KH", "JH", "Opponent J♥ You take the trick, 6 points and 20 for the marriage. You draw K♠."),
        ("KH", "AC", "Opponent A♣ Opponent takes the trick, 15 points. You draw 10♦."),
        ("AS", "JS", "Opponent J♠ You take the trick, 13 points. You draw K♠."),
        ("AS JS", "KH", "You K♥ and 20 for the marriage in hearts"),
        ("close AS", "JS", "Opponent J♠ You take the trick, 13 points."),
    ],
)
def test_every_move_of_schnapsen_is_told_with_what_comes_of_it(moves: str, move: str, said: str) -> None:
    assert told(schnapsen_match(moves), move) == said


def test_the_opponents_announcements_are_told_as_the_opponents() -> None:
    mine = schnapsen_match("")
    hands = (mine.deal.hands[1], mine.deal.hands[0])
    theirs = structs.replace(mine, deal=mine.game.deal(0, hands=hands, stock=mine.deal.stock))
    assert told(theirs, "exchange") == "Opponent exchanges J♣ for Q♣"
    assert told(theirs, "close") == "Opponent closes the stock, with 10 cards in it"


@pytest.mark.parametrize("reply", [0, -1])
def test_the_last_draw_is_told_openly_and_that_strict_play_begins(reply: int) -> None:
    match = on_and_on(schnapsen_match(""), lambda deal: deal.stock_size == 2 and deal.led is not None)
    said = told(match, str(match.deal.legal_moves()[reply]))
    assert said.endswith("The stock is used up: from now on follow suit, and beat the card if you can.")
    assert "You draw " in said
    assert said.count("Opponent draws Q♣, the last of the stock.") == ("You take the trick" in said)


# ── how deals end ─────────────────────────────────────────────────────────────────────────────


def said_at_the_end(result: schnapsen.Result, **facts: object) -> str:
    """Returns what is said of a result, in one line; ``facts`` are what the piles and the stock came to."""
    match = on_and_on(schnapsen_match(""), lambda deal: deal.over).view(0)
    deal = structs.replace(match.deal, result=result, **facts)
    page = printed(schnapsen_face().deal_ended(structs.replace(match, deal=deal, results=(result,))))
    return " ".join(page.partition("Result")[2].partition("\n\n")[0].split())


@pytest.mark.parametrize(
    ("result", "facts", "said"),
    [
        (
            schnapsen.Result(0, 1, "sixty_six"),
            {"points": (70, 40), "tricks": (6, 3)},
            "You have 70 against 40. You win one game point: Opponent had 33 or more.",
        ),
        (
            schnapsen.Result(1, 2, "sixty_six"),
            {"points": (20, 66), "tricks": (2, 5)},
            "Opponent has 66 against 20. Opponent wins 2 game points: you had fewer than 33.",
        ),
        (
            schnapsen.Result(0, 3, "sixty_six"),
            {"points": (68, 0), "tricks": (5, 0)},
            "You have 68 against 0. You win 3 game points: Opponent had no trick.",
        ),
        (
            schnapsen.Result(0, 1, "sixty_six"),
            {"points": (67, 60), "tricks": (5, 3), "closed_by": 0, "frozen": schnapsen.Frozen(40, 2)},
            "You have 67 after closing. "
            "You win one game point: Opponent had 33 or more when the stock was closed.",
        ),
        (
            schnapsen.Result(1, 2, "closer_failed"),
            {"points": (60, 30), "tricks": (4, 3), "closed_by": 0, "frozen": schnapsen.Frozen(14, 1)},
            "You have closed and stay below 66. "
            "Opponent wins 2 game points, as against every closer who fails.",
        ),
        (
            schnapsen.Result(0, 3, "closer_failed"),
            {"points": (30, 60), "tricks": (2, 5), "closed_by": 1, "frozen": schnapsen.Frozen(0, 0)},
            "Opponent has closed and stays below 66. "
            "You win 3 game points: you had no trick when the stock was closed.",
        ),
        (
            schnapsen.Result(0, 2, "closer_beaten"),
            {"points": (66, 60), "tricks": (4, 5), "closed_by": 1, "frozen": schnapsen.Frozen(20, 1)},
            "Opponent has closed, but you reach 66 first. "
            "You win 2 game points, as against every closer who fails.",
        ),
        (
            schnapsen.Result(1, 1, "last_trick"),
            {"points": (60, 60), "tricks": (5, 5)},
            "Opponent takes the last trick, and nobody has 66. Opponent wins one game point.",
        ),
    ],
)
def test_the_end_of_a_deal_says_who_scores_how_much_and_why(
    result: schnapsen.Result, facts: dict[str, object], said: str
) -> None:
    assert said_at_the_end(result, **facts) == said


def test_the_slate_counts_down_from_seven_and_stops_at_nothing() -> None:
    wins = [schnapsen.Result(0, 3, "sixty_six"), schnapsen.Result(1, 2, "sixty_six")]
    match = structs.replace(schnapsen_match("").view(0), results=(*wins, *[wins[0]] * 2))
    page = printed(schnapsen_face().score(match)).splitlines()
    assert [line.split() for line in page[1:]] == [["You", "7", "4", "1", "0"], ["Opponent", "7", "5"]]


@pytest.mark.parametrize(
    ("rules", "made", "before", "after", "said"),
    [
        ("classic", True, (12, 12), (11, 13), "Made: you lose one table."),
        ("classic", False, (12, 12), (14, 10), "Failed: you gain 2 tables."),
        (
            "classic",
            False,
            (23, 1),
            (24, 0),
            "Failed: you gain one table. 2 were due, but no more were left.",
        ),
        ("classic match=deals(6)", True, (0, 0), (-1, 1), "Made: you lose one point."),
        ("classic match=deals(6)", False, (3, -3), (5, -5), "Failed: you gain 2 points."),
    ],
)
def test_the_end_of_a_deal_of_56_says_which_tables_change_hands(
    rules: str, made: bool, before: tuple[int, int], after: tuple[int, int], said: str
) -> None:
    match = dealt(4, rules)  # everybody passes: the other side plays 28 no trumps
    while match.deal and match.deal.to_act is not None:
        match = match.play(match.deal.legal_moves()[0])
    view = match.view(0)
    deal = structs.replace(view.deal, score=before, points=(28, 28) if made else (29, 27))
    page = printed(fiftysix_face(4).deal_ended(structs.replace(view, deal=deal, score=after)))
    assert " ".join(page.partition("Result")[2].partition("\n")[0].split()) == said


def test_points_of_a_match_of_so_many_deals_have_their_sign() -> None:
    match = structs.replace(dealt(4, "classic match=deals(6)").view(0), score=(3, -3))
    assert "Points          we +3, they −3" in printed(fiftysix_face(4).score(match))


@pytest.mark.parametrize(("need", "said"), [(28, "Made already."), (5, "Out of reach.")])
def test_the_contract_is_made_or_out_of_reach_as_soon_as_the_piles_say_so(need: int, said: str) -> None:
    view = first_legal(with_moves(dealt(4), "P P P P"), until_trick=2).view(0)
    deal = structs.replace(view.deal, points=(29, 27) if need == 5 else (0, 28))
    page = printed(fiftysix_face(4).screen(structs.replace(view, deal=deal)))
    assert said in page


@pytest.mark.parametrize(
    ("calls", "rules", "said"),
    [
        ("28D P P", "classic", "Bid 29 to 56, double, or pass."),
        ("28D X P", "classic", "Bid 29 to 56, or pass."),
        ("P 28D P", "classic", "Bid 29 to 56, or pass."),
        ("55D P P", "classic", "Bid 56, double, or pass."),
        ("56D P P", "classic", "Pass or double."),
        ("P 56D P", "classic", "Pass."),
        ("P 56D X", "classic", "Pass or redouble."),
        ("P 30D X", "classic", "Bid 31 to 56, redouble, or pass."),
    ],
)
def test_the_person_is_told_which_calls_are_allowed(calls: str, rules: str, said: str) -> None:
    match = with_moves(dealt(4, rules), calls)
    assert printed(fiftysix_face(4).screen(match.view(0))).splitlines()[-1].strip() == said


def test_who_may_not_pass_is_told_so() -> None:
    match = dealt(4, "international", dealer=3)
    page = printed(fiftysix_face(4).screen(match.view(0)))
    assert page.splitlines()[-1].strip() == "Bid 28 to 56; you may not pass."


# ── seats ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", PLACES)
def test_every_seat_has_a_name_of_its_own_and_partners_are_called_so(players: int) -> None:
    for me in range(players):
        seating = Seating(players, me, Voice())
        names = [seating.name(seat) for seat in range(players)]
        assert len(set(names)) == players
        partners = {name for seat, name in enumerate(names) if seating.who(seat) == "partner"}
        assert partners == {name for name in names if name.startswith("Partner")}
        assert seating.name(seating.seat(1)) == ("Opponent" if players == 2 else "Right")
