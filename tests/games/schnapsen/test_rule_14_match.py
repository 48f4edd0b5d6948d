"""Rule 14, and the end of rule 2: from seven down to zero, the deal going round."""

from random import Random

import msgspec
import pytest
from hypothesis import given

from cardavia.games import view_from_json
from cardavia.games.schnapsen import Match, Result, Schnapsen
from cardavia.words import BadPosition, IllegalMove

from .dealing import CLASSIC, chances, games, seats, some_move

# Whoever gets the four highest hearts, which are trump, runs them: three game points.
NON_DEALER_WINS = "AH TH KH JS JC JD JH QH AC QS KS TS TC AD TD KD AS KC QC QD", "close AH JS TH QS KH"
DEALER_WINS = "JS JC JD AH TH KH JH QS QC QH AC KS TS TC AD TD KD AS KC QD", "JS AH close TH JD KH JC"


def ended(match: Match, winner: int) -> Match:
    """Returns the match after a deal that this player has won with three points."""
    pack, moves = DEALER_WINS if winner == match.dealer else NON_DEALER_WINS
    match = match.start_deal(pack)
    for move in moves.split():
        match = match.play(move)
    return match


def play_out(match: Match, chance: Random) -> Match:
    while match.deal and not match.deal.over:
        match = match.play(some_move(match.deal, chance))
    return match


def test_rule_14_both_start_at_seven() -> None:
    match = CLASSIC.match(first_dealer=1)
    assert (match.score, match.dealer, match.deal, match.results, match.winner) == ((7, 7), 1, None, (), None)
    assert match.needs_pack


@given(games, seats, chances)
def test_rule_14_a_match_from_its_first_deal_to_its_last(
    game: Schnapsen, dealer: int, chance: Random
) -> None:
    match, left = game.match(dealer), [7, 7]
    while match.winner is None:
        assert match.needs_pack
        assert match.score == (left[0], left[1])
        dealer = match.dealer
        match = match.start_deal(chance.sample(game.pack, 20))
        assert match.deal is not None
        assert (match.deal.dealer, match.deal.score, match.deal.to_act) == (dealer, match.score, 1 - dealer)
        match = play_out(match, chance)
        result = match.results[-1]
        assert match.deal is not None
        assert match.deal.result == result
        left[result.winner] = max(0, left[result.winner] - result.game_points)
        # Rule 2: the deal goes to the other player, whoever won.
        assert match.dealer == (dealer if match.winner is not None else 1 - dealer)
    assert match.score == (left[0], left[1])
    assert (match.score[match.winner], match.score[1 - match.winner] > 0) == (0, True)
    assert match.winner == match.results[-1].winner
    assert not match.needs_pack


def test_rule_14_game_points_are_taken_off_the_winners_own_count() -> None:
    match = ended(CLASSIC.match(), winner=1)
    assert match.results == (Result(1, 3, "sixty_six"),)
    assert match.score == (7, 4)


def test_rule_14_the_count_stops_at_zero_and_the_result_keeps_its_points() -> None:
    match = CLASSIC.match()
    for _ in range(3):
        match = ended(match, winner=1)
    assert match.results == (Result(1, 3, "sixty_six"),) * 3
    assert (match.score, match.winner) == ((7, 0), 1)


def test_rule_02_the_deal_alternates_whoever_won() -> None:
    match, dealers = CLASSIC.match(first_dealer=0), []
    for winner in (1, 1, 0, 0, 1):
        dealers.append(match.dealer)
        match = ended(match, winner=winner)
    assert dealers == [0, 1, 0, 1, 0]


def test_rule_14_who_reaches_zero_first_wins_and_nothing_is_dealt_any_more() -> None:
    match = CLASSIC.match()
    for winner in (0, 1, 0, 1, 0):
        assert match.winner is None
        match = ended(match, winner)
    assert (match.score, match.winner, match.needs_pack) == ((0, 1), 0, False)
    with pytest.raises(IllegalMove, match="The match is over"):
        match.start_deal(CLASSIC.pack)
    with pytest.raises(IllegalMove, match="The match is over"):
        match.play("AS")


def test_rule_14_no_card_is_played_before_the_deal_or_after_it() -> None:
    match = CLASSIC.match()
    for between_deals in (match, ended(match, winner=0)):
        assert between_deals.needs_pack
        with pytest.raises(IllegalMove, match="No deal is on"):
            between_deals.play("AS")


def test_rule_14_no_deal_begins_while_one_is_on() -> None:
    match = CLASSIC.match().start_deal(CLASSIC.pack)
    with pytest.raises(IllegalMove, match="A deal is on"):
        match.start_deal(CLASSIC.pack)
    assert not match.needs_pack


@pytest.mark.parametrize("score", [(0, 7), (7, 0), (8, 7), (7, -1)])
def test_rule_14_a_deal_begins_with_one_to_seven_points_to_go(score: tuple[int, int]) -> None:
    with pytest.raises(BadPosition, match="1 to 7 points"):
        CLASSIC.deal(pack=CLASSIC.pack, score=score)


def test_rule_14_a_match_that_refuses_a_move_is_as_it_was() -> None:
    match = CLASSIC.match().start_deal(CLASSIC.pack)
    assert match.deal is not None
    with pytest.raises(IllegalMove):
        match.play(match.deal.hands[0][0])
    assert match == CLASSIC.match().start_deal(CLASSIC.pack)
    assert match.deal.history == ()


def test_rule_15_a_view_of_the_match_shows_the_score_and_the_viewers_view_of_the_deal() -> None:
    match = ended(CLASSIC.match(), winner=1)
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert match.deal is not None
        assert view.deal == match.deal.view(viewer)
        assert (view.score, view.dealer, view.results, view.winner) == ((7, 4), 1, match.results, None)
        wire = msgspec.json.decode(view.to_json())
        assert (wire["seat"], wire["score"], wire["dealer"]) == (viewer, [7, 4], 1)
        assert wire["results"] == [{"winner": 1, "game_points": 3, "reason": "sixty_six"}]
        assert view_from_json(msgspec.json.encode(wire["deal"])) == view.deal


def test_rule_15_a_view_of_the_match_before_its_first_deal_shows_no_cards() -> None:
    view = CLASSIC.match().view(0)
    assert view.deal is None
    assert msgspec.json.decode(view.to_json())["deal"] is None
    with pytest.raises(BadPosition, match="There is no seat"):
        CLASSIC.match().view(2)
