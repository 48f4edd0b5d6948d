"""Rule 19: calls, cards played, piles, tables and dealer are public; hands are hidden until the end."""

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import games
from cardavia.cards import read_cards, write_cards
from cardavia.games.fiftysix import Deal, View

Deals = Callable[..., Deal]
Courses = Callable[..., list[Deal]]

seeds = st.integers(0, 2**32)
tables = st.sampled_from(
    [
        (4, "classic"),
        (6, "classic"),
        (8, "classic direction=clockwise"),
        (4, "classic short_pack stop_when_decided"),
    ]
)
moments = st.floats(0, 1)


def at(course: list[Deal], moment: float) -> Deal:
    return course[round(moment * (len(course) - 1))]


# ── what is public ────────────────────────────────────────────────────────────────────────────


@given(seeds, tables, moments)
def test_rule_19_everybody_sees_all_that_is_said_and_done(
    wander: Courses, seed: int, table: tuple[int, str], moment: float
) -> None:
    deal = at(wander(seed, *table), moment)
    for viewer in (None, *range(deal.game.players)):
        view = deal.view(viewer)
        assert view.history == deal.history
        assert (view.points, view.score, view.dealer) == (deal.points, deal.score, deal.dealer)
        assert (view.contract, view.tricks, view.trick) == (deal.contract, deal.tricks, deal.trick)
        assert (view.to_act, view.result, view.over) == (deal.to_act, deal.result, deal.over)
        assert view.counts == tuple(len(hand) for hand in deal.hands)


@given(seeds, tables, moments)
def test_rule_19_each_seat_sees_its_own_hand_and_a_spectator_none(
    wander: Courses, seed: int, table: tuple[int, str], moment: float
) -> None:
    deal = at(wander(seed, *table), moment)
    for seat in range(deal.game.players):
        view = deal.view(seat)
        assert (view.seat, view.hand) == (seat, deal.hands[seat])
        assert view.legal_moves() == (deal.legal_moves() if seat == deal.to_act else ())
    spectator = deal.view(None)
    assert (spectator.seat, spectator.hand, spectator.legal_moves()) == (None, (), ())


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_rule_19_only_a_seat_has_a_view(seat: int, dealt: Deals, refuses: Callable) -> None:
    deal = dealt({})
    with refuses("no_such_seat", seat=seat, seats=4):
        deal.view(seat)
    game = deal.game
    for match in (game.match(), game.match().start_deal(game.pack)):
        with refuses("no_such_seat", seat=seat, seats=4):
            match.view(seat)


def test_rule_19_what_was_said_and_played_is_heard_in_its_own_words(ending: Deals) -> None:
    deal = ending(["AS AH", "9C KC", "KS 9H", "QD QC"], "28H P P P")
    assert deal.play_all("9C KS").view(None).heard == ("28H", "P", "P", "P", "9C", "KS")


def test_rule_19_a_finished_trick_is_between_tricks_until_the_next_lead(ending: Deals) -> None:
    deal = ending(["AS AH", "9C KC", "KS 9H", "QD QC"])
    course = [deal.play_all(" ".join("9C KS QC AS KC".split()[:n])) for n in range(6)]
    assert [deal.between_tricks for deal in course] == [False, False, False, False, True, False]


# ── what is hidden ────────────────────────────────────────────────────────────────────────────


@settings(max_examples=30)
@given(seeds, tables, moments, st.randoms(use_true_random=False))
def test_rule_19_who_cannot_tell_two_deals_apart_is_told_the_same(
    wander: Courses, seed: int, table: tuple[int, str], moment: float, rng: object
) -> None:
    course = wander(seed, *table)
    deal = at(course[:-1], moment)
    for viewer in (None, *range(deal.game.players)):
        view = deal.view(viewer)
        other = deal
        for _ in range(8):
            other = exchanged(other, viewer, rng)
        assert other.view(viewer) == view
        assert other.view(viewer).to_json() == view.to_json()


def exchanged(deal: Deal, viewer: int | None, rng: object) -> Deal:
    """Returns the deal with two cards exchanged that the viewer does not see, where they may be."""
    view, hands = deal.view(viewer), [list(hand) for hand in deal.hands]
    one, other = rng.sample([seat for seat in range(deal.game.players) if seat != viewer], 2)
    if hands[one] and hands[other]:
        a, b = rng.randrange(len(hands[one])), rng.randrange(len(hands[other]))
        if hands[other][b].suit not in view.voids[one] and hands[one][a].suit not in view.voids[other]:
            hands[one][a], hands[other][b] = hands[other][b], hands[one][a]
    return view.complete(hands)


def test_rule_19_no_hand_is_shown_while_the_deal_goes_on(wander: Courses) -> None:
    for deal in wander(3)[:-1]:
        assert [deal.view(viewer).hands for viewer in (None, 0, 1, 2, 3)] == [None] * 5


def test_rule_19_all_hands_are_shown_when_the_deal_has_ended(ending: Deals) -> None:
    hands = ["JD KS", "QD KC", "KD QS", "QH QC"]
    deal = ending(hands, rules="classic stop_when_decided", pile=26, leader=0).play_all("JD QD KD QH")
    assert deal.over
    for viewer in (None, 0, 1, 2, 3):
        assert [write_cards(hand) for hand in deal.view(viewer).hands or ()] == ["KS", "KC", "QS", "QC"]
        assert deal.view(viewer).unseen == ()


# ── what follows from it: counts, played, unseen, voids ───────────────────────────────────────


@given(seeds, tables, moments)
def test_what_is_seen_and_unseen_is_the_pack(
    wander: Courses, seed: int, table: tuple[int, str], moment: float
) -> None:
    deal = at(wander(seed, *table), moment)
    for seat in range(deal.game.players):
        view = deal.view(seat)
        others = [card for other, hand in enumerate(deal.hands) if other != seat for card in hand]
        assert Counter(view.unseen) == Counter([] if deal.over else others)
        assert Counter([*view.played, *others, *view.hand]) == Counter(deal.game.pack)
    assert Counter(deal.view(None).unseen) == Counter(
        [] if deal.over else [card for hand in deal.hands for card in hand]
    )


@given(seeds, tables, moments)
def test_a_known_void_is_a_void(wander: Courses, seed: int, table: tuple[int, str], moment: float) -> None:
    deal = at(wander(seed, *table), moment)
    for seat, suits in enumerate(deal.view(None).voids):
        assert not suits & {card.suit for card in deal.hands[seat]}


def test_a_void_shows_when_a_suit_is_not_followed(ending: Deals) -> None:
    deal = ending(["AS AH", "9C KC", "KS 9H", "QD QC"]).play_all("9C KS QC AS KC")
    assert deal.view(0).voids == ({"C"}, set(), {"C"}, set())
    assert deal.play_all("9H").view(None).voids == ({"C"}, set(), {"C"}, set())
    assert deal.play_all("9H QD").view(None).voids == ({"C"}, set(), {"C"}, {"C"})


def test_a_position_shows_voids_of_the_trick_on_the_table(ending: Deals) -> None:
    deal = ending(["AS AH", "KC", "KS", "QD QC"], trick="9C 9H")
    view = deal.view(3)
    assert view.voids == (set(), set(), {"C"}, set())
    assert view.counts == (2, 1, 1, 2)
    assert len(view.played) == 48 - 6
    assert write_cards(view.unseen) == "AS KS AH KC"
    assert deal.play("QC").view(3).plays == ((3, read_cards("QC")[0]),)


# ── completing a view ─────────────────────────────────────────────────────────────────────────


@given(seeds, tables, moments)
def test_the_true_hands_complete_a_view_to_the_deal(
    wander: Courses, seed: int, table: tuple[int, str], moment: float
) -> None:
    deal = at(wander(seed, *table), moment)
    for viewer in (None, *range(deal.game.players)):
        assert deal.view(viewer).complete(deal.hands) == deal
        but_own = [None if seat == viewer else hand for seat, hand in enumerate(deal.hands)]
        assert deal.view(viewer).complete(but_own) == deal


@pytest.fixture
def view(ending: Deals) -> View:
    """Seat 1 looks on: seat 2 has shown a void in clubs."""
    return ending(["AS AH", "9C KC", "KS 9H", "QD QC"]).play_all("9C KS").view(1)


def test_hands_may_be_given_as_text(view: View) -> None:
    assert view.complete(["AS AH", None, "9H", "QD QC"]).play("QC").trick == read_cards("9C KS QC")
    assert view.complete(["AS AH", "KC", "9H", "QC QD"]) == view.complete(["AH AS", None, "9H", "QD QC"])


@pytest.mark.parametrize(
    ("hands", "id", "params"),
    [
        (["AS AH", None, "9H"], "hands_not_one_each", {"hands": 3, "seats": 4}),
        (["AS AH", None, None, "QD QC"], "hand_not_given", {"seat": 2}),
        (["AS AH", "KS", "9H", "QD QC"], "hand_is_known", {"seat": 1, "cards": "KC"}),
        (["AS", None, "9H", "QD QC AH"], "hand_size", {"seat": 0, "cards": 1, "wanted": 2}),
        (["AS AH", None, "QC", "QD 9H"], "hand_is_void", {"seat": 2, "suit": "C"}),
        (["AS JH", None, "9H", "QD QC"], "hands_not_the_rest", {"cards": "AS 9H AH QD KC QC"}),
        (["AS 1H", None, "9H", "QD QC"], "bad_card", {"text": "1H"}),
    ],
)
def test_hands_that_do_not_fit_are_refused(
    hands: list[str | None], id: str, params: dict, view: View, refuses: Callable
) -> None:
    with refuses(id, **params):
        view.complete(hands)


def test_a_finished_view_completes_itself(wander: Courses, refuses: Callable) -> None:
    *_, last = wander(5, 4, "classic stop_when_decided")
    assert last.view(2).complete([None] * 4) == last
    assert any(last.hands)
    swapped = [last.hands[1], last.hands[0], *last.hands[2:]]
    with refuses("hand_is_known", seat=0):
        last.view(2).complete(swapped)


# ── the views of a match ──────────────────────────────────────────────────────────────────────


def test_the_view_of_a_match_shows_its_score_and_one_hand() -> None:
    game = games.game("fiftysix", 4)
    match = game.match(2)
    assert match.view(None).deal is None
    assert msgspec.json.decode(match.view(1).to_json())["deal"] is None
    match = match.start_deal(game.pack)
    view = match.view(1)
    wire = msgspec.json.decode(view.to_json())
    assert view.deal == match.deal.view(1)
    assert (wire["score"], wire["dealer"], wire["winner"], wire["results"]) == ([12, 12], 2, None, [])
    assert (wire["rules"], wire["players"], wire["seat"], wire["version"]) == ("classic", 4, 1, game.version)
    assert games.view_from_json(msgspec.json.encode(wire["deal"])) == view.deal
    assert match.view(None).seat is None


def test_the_views_of_two_matches_that_look_alike_are_the_same_bytes(dealt: Deals) -> None:
    game = games.game("fiftysix", 4)
    one = game.match().start_deal(game.pack)
    cards = list(game.pack)
    cards[1], cards[2] = cards[2], cards[1]
    other = game.match().start_deal(cards)
    assert one != other
    for viewer in (None, 0, 1):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()
    assert one.view(2).to_json() != other.view(2).to_json()
