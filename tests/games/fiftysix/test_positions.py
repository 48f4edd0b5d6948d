"""Positions: any legal middle of a deal goes on as the deal would; one that cannot arise is refused."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import games
from cardavia.cards import read_cards, write_cards
from cardavia.games.fiftysix import Contract, Deal

Courses = Callable[..., list[Deal]]

FOUR = ["AS AH", "9C KC", "KS 9H", "QD QC"]
"""Two cards each, worth 6: the piles hold 50."""
CALLS = "28H P P P"


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**32),
    table=st.sampled_from(
        [
            (4, "classic"),
            (6, "international stop_when_decided"),
            (8, "classic direction=clockwise redeal_weak"),
            (4, "classic short_pack match=deals(3)"),
        ]
    ),
    moment=st.floats(0, 1),
)
def test_a_position_from_the_middle_of_a_deal_goes_on_as_the_deal_does(
    wander: Courses, seed: int, table: tuple[int, str], moment: float
) -> None:
    course = [deal for deal in wander(seed, *table) if deal.auction.over]
    deal = course[round(moment * (len(course) - 2))]
    here = deal.game.position(
        [write_cards(hand) for hand in deal.hands],
        " ".join(map(str, deal.auction.calls)),
        dealer=deal.dealer,
        leader=deal.leader,
        trick=write_cards(deal.trick),
        points=deal.points,
        score=deal.score,
    )
    assert (here.contract, here.hands, here.trick) == (deal.contract, deal.hands, deal.trick)
    assert here.view(0).played == deal.view(0).played
    for true in course[course.index(deal) :]:
        assert (here.to_act, here.legal_moves()) == (true.to_act, true.legal_moves())
        assert (here.points, here.over, here.result) == (true.points, true.over, true.result)
        if not true.over:
            here = here.play(next(move for _, move in course[-1].history[len(true.history) :]))
    for viewer in range(deal.game.players):
        assert games.view_from_json(here.view(viewer).to_json()) == here.view(viewer)


def test_a_position_at_the_first_lead_needs_no_leader_and_no_points(wander: Courses) -> None:
    deal = next(deal for deal in wander(2, 4, dealer=2) if deal.auction.over)
    calls = " ".join(map(str, deal.auction.calls))
    assert deal.game.position(deal.hands, calls, dealer=2) == deal


def test_dealers_right_leads_where_nothing_else_is_said() -> None:
    game = games.game("fiftysix", 4)
    assert game.position(FOUR, CALLS, points=(20, 30)).to_act == 1
    assert game.position(FOUR, CALLS, points=(20, 30), dealer=3).to_act == 0
    assert game.position(FOUR, CALLS, points=(20, 30), leader=0).to_act == 0


def test_a_position_may_stand_in_the_middle_of_a_trick() -> None:
    game = games.game("fiftysix", 4)
    deal = game.position(["AS AH", "KC", "KS", "QD QC"], CALLS, trick="9C 9H", points=(20, 30))
    assert (deal.to_act, write_cards(deal.legal_moves())) == (3, "QC")
    after = deal.play_all("QC AS")
    assert (after.to_act, after.points) == (2, (25, 30))
    assert [write_cards(trick.cards) for trick in after.tricks] == ["9C 9H QC AS"]
    assert [str(card) for _, card in after.plays] == ["QC", "AS"]


def test_a_position_is_at_the_score_of_a_new_match_or_at_its_own() -> None:
    game = games.game("fiftysix", 4)
    assert game.position(FOUR, CALLS, points=(20, 30)).score == (12, 12)
    assert game.position(FOUR, CALLS, points=(20, 30), score=(3, 21)).score == (3, 21)
    points = games.game("fiftysix", 4, "classic match=deals(6)")
    assert points.position(FOUR, CALLS, points=(20, 30)).score == (0, 0)


def test_a_position_after_six_passes_is_28_no_trumps() -> None:
    game = games.game("fiftysix", 6)
    hands = ["JD", "9D", "AD", "TD", "KD", "QD"]
    deal = game.position(hands, "P P P P P P", points=(20, 29))
    assert deal.contract == Contract(28, "NT", 1)


WHOLE = [
    write_cards(hand) for hand in games.game("fiftysix", 4).deal(pack=games.game("fiftysix", 4).pack).hands
]


@pytest.mark.parametrize(
    ("changes", "id", "params"),
    [
        ({"dealer": 4}, "no_such_seat", {"seat": 4, "seats": 4}),
        ({"leader": -1}, "no_such_seat", {"seat": -1, "seats": 4}),
        ({"hands": FOUR[:3]}, "hands_not_one_each", {"hands": 3, "seats": 4}),
        ({"hands": ["", "", "", ""], "points": (28, 28)}, "no_cards_left", {}),
        ({"hands": ["", "", "", ""], "trick": "AS KS"}, "no_cards_left", {}),
        ({"hands": ["AS", *FOUR[1:]]}, "hand_size", {"seat": 0, "cards": 1, "wanted": 2}),
        ({"trick": "9H"}, "hand_size", {"seat": 1, "cards": 2, "wanted": 1}),
        ({"trick": "AS KS QS AS"}, "trick_is_full", {"cards": "AS KS QS AS"}),
        ({"trick": "AS KS QS AS TS"}, "trick_is_full", {"cards": "AS KS QS AS TS"}),
        ({"hands": ["AS AH", "9C AH", "KS AH", "QD QC"]}, "not_in_the_pack", {"cards": "AH"}),
        ({"hands": ["AS 8H", *FOUR[1:]]}, "not_in_the_pack", {"cards": "8H"}),
        ({"hands": ["AS 1H", *FOUR[1:]]}, "bad_card", {"text": "1H"}),
        ({"calls": ""}, "auction_not_over", {"calls": ""}),
        ({"calls": "28H P P"}, "auction_not_over", {"calls": "28H P P"}),
        ({"calls": "28H P P P P"}, "auction_over", {"call": "P"}),
        ({"calls": "28H P P P 29H P P P"}, "auction_over", {"call": "29H"}),
        ({"calls": "28H 28S P P P"}, "call_number_too_low", {"number": 28, "least": 29}),
        ({"calls": "28H P P Q"}, "bad_call", {"text": "Q"}),
        ({"points": (20, 29)}, "points_not_56_in_all", {"piles": 49, "out": 6}),
        ({"points": (20, 31)}, "points_not_56_in_all", {"piles": 51, "out": 6}),
        ({"points": (-1, 51)}, "points_not_56_in_all", {"piles": 50, "out": 6}),
        ({"score": (0, 24)}, "score_not_24_tables", {"one": 0, "other": 24, "least": 1}),
        ({"score": (12, 13)}, "score_not_24_tables", {"one": 12, "other": 13, "least": 1}),
        (
            {"hands": ["AS AH", "KC", "KC", "QD QC"], "trick": "9C 9H"},
            "hand_is_void",
            {"seat": 2, "suit": "C"},
        ),
        ({"rules": "classic stop_when_decided", "points": (21, 29)}, "already_decided", {}),
        ({"rules": "classic stop_when_decided", "points": (29, 21)}, "already_decided", {}),
        ({"hands": WHOLE, "points": (0, 0), "leader": 2}, "first_lead", {"seat": 1}),
        ({"hands": WHOLE, "points": (0, 0), "leader": 0, "dealer": 2}, "first_lead", {"seat": 3}),
        ({"hands": WHOLE, "points": (1, -1)}, "points_not_56_in_all", {"piles": 0, "out": 56}),
    ],
)
def test_a_position_that_cannot_arise_is_refused(
    changes: dict, id: str, params: dict, refuses: Callable
) -> None:
    asked = {"hands": FOUR, "calls": CALLS, "points": (20, 30), "rules": "classic"} | changes
    game = games.game("fiftysix", 4, asked.pop("rules"))
    with refuses(id, **params):
        game.position(**asked)


@pytest.mark.parametrize(
    ("rules", "points", "possible"),
    [
        ("classic", (27, 23), True),
        ("classic stop_when_decided", (27, 23), True),
        ("classic stop_when_decided", (28, 22), True),
        ("classic stop_when_decided", (29, 21), False),
        ("classic stop_when_decided", (23, 27), True),
        ("classic stop_when_decided", (22, 28), False),
    ],
)
def test_the_piles_that_decide_depend_on_the_switch(
    rules: str, points: tuple[int, int], possible: bool, refuses: Callable
) -> None:
    game = games.game("fiftysix", 4, rules)
    if possible:
        assert game.position(FOUR, CALLS, points=points).points == points
    else:
        with refuses("already_decided"):
            game.position(FOUR, CALLS, points=points)


# ── piles come from whole tricks ──────────────────────────────────────────────────────────────


def after_tricks(gone: str, points: tuple[int, int], leader: int) -> Deal:
    """Returns a deal of four in which just these cards have gone."""
    game = games.game("fiftysix", 4)
    cards = list(game.pack)
    for card in read_cards(gone):
        cards.remove(card)
    return game.position([cards[n::4] for n in range(4)], CALLS, leader=leader, points=points)


def test_after_one_trick_its_winner_leads_and_has_all_its_points(refuses: Callable) -> None:
    gone = "JD 9D AD TD"
    assert after_tricks(gone, (7, 0), leader=2).to_act == 2
    assert after_tricks(gone, (0, 7), leader=3).to_act == 3
    for points, leader in (((7, 0), 1), ((0, 7), 2), ((3, 4), 0), ((6, 1), 2)):
        with refuses("piles_not_of_tricks", one=points[0], other=points[1]):
            after_tricks(gone, points, leader)


def test_after_two_tricks_each_pile_is_made_of_four_cards_each(refuses: Callable) -> None:
    gone = "JD JD JC JC KD KD QD QD"
    assert after_tricks(gone, (9, 3), leader=0).points == (9, 3)
    assert after_tricks(gone, (0, 12), leader=0).points == (0, 12)
    assert after_tricks(gone, (0, 12), leader=1).points == (0, 12)
    for points in ((1, 11), (2, 10), (11, 1)):
        with refuses("piles_not_of_tricks"):
            after_tricks(gone, points, leader=0)


def test_a_side_that_leads_has_taken_a_trick_even_if_it_is_worth_nothing(refuses: Callable) -> None:
    gone = "JD JD JC JC JS JS JH JH"
    with refuses("piles_not_of_tricks", one=24, other=0):
        after_tricks(gone, (24, 0), leader=1)
    assert after_tricks(gone, (24, 0), leader=0).points == (24, 0)
