"""Every reason that these rules have to say no: each can be provoked, and leaves all as it was."""

import ast
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from cardavia import games
from cardavia.games.schnapsen import Deal, Match, Schnapsen
from cardavia.words import Refusal

from .dealing import CLASSIC, NEEDS_FOUR, SHARP

REFUSALS = {"Refusal", *(kind.__name__ for kind in Refusal.__subclasses__())}

# Hearts are trump; seat 0 leads and holds the trump jack and the marriage of spades.
HANDS = ["AS KS QS JH TC", "TS JS AH KC QC"]
STOCK = "KH QH KD QD AD TD JD AC JC TH"


def dealt(game: Schnapsen = CLASSIC, moves: str = "") -> Deal:
    return game.deal(dealer=1, hands=HANDS, stock=STOCK).play_all(moves)


def ending(**more: object) -> Deal:
    """Returns a deal with two tricks to go; what is given replaces a part of it."""
    two_tricks: dict[str, Any] = {"hands": ["AS JH", "TS AH"], "points": (46, 40), "tricks": (4, 4)}
    return CLASSIC.position("H", **{**two_tricks, **more})


def closed(**more: object) -> Deal:
    return ending(**{"closed_by": 0, "frozen": (20, 1), "tricks": (3, 3), **more})


TWO_LEFT = "AS JS QS TS KC TC AD KD"
CLOSED_AND_LOST = "AH TH KH JS JC JD JH QH AC QS KS TS TC AD TD KD AS KC QC QD", "close AH JS TH QS KH"
OVER = CLASSIC.position("H", ["KD QD", "AD AS"], (46, 45), tricks=(4, 4)).play("KD")


def read(deal: Deal, seat: int, *changes: tuple[str, str]) -> object:
    """Reads a view after changes in its text."""
    text = deal.view(seat).to_json().decode()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return games.view_from_json(text)


def reordered() -> object:
    """Completes a view of a deal that is over, its stock in another order than it lies in."""
    pack, moves = CLOSED_AND_LOST
    deal = CLASSIC.deal(dealer=1, pack=pack).play_all(moves)
    top, *rest, indicator = deal.stock
    return deal.view(0).complete([None, None], [*rest, top, indicator])


def plain_king(hand: str) -> object:
    """Completes a view in which the king of diamonds was led without its queen."""
    hands = ["AS KD QS JH TC", HANDS[1]]
    deal = CLASSIC.deal(dealer=1, hands=hands, stock="KH QH KS QD AD TD JD AC JC TH")
    return deal.play("KD").view(1).complete([hand, None], "KH QH KS QS AD TD JD AC JC TH")


def answered_low() -> Deal:
    return ending(hands=["KS AD", "AS QS"], points=(46, 45)).play_all("KS AS")


def matches() -> dict[str, Callable[[], object]]:
    new = CLASSIC.match()
    on = new.start_deal(CLASSIC.pack)
    over = Match(CLASSIC, (0, 7), dealer=0, winner=0)
    return {
        "deal_goes_on": lambda: on.start_deal(CLASSIC.pack),
        "match_over": lambda: over.start_deal(CLASSIC.pack),
        "no_deal_is_on": lambda: new.play("AS"),
    }


PROVOCATIONS: dict[str, Callable[[], object]] = {
    # moves
    "unknown_move": lambda: dealt().play("pass"),
    "card_not_in_hand": lambda: dealt().play("TS"),
    "deal_over": lambda: OVER.play("AS"),
    "exchange_on_lead_only": lambda: dealt(moves="AS").play("exchange"),
    "exchange_after_closing": lambda: dealt(moves="close").play("exchange"),
    "exchange_needs_stock": lambda: ending().play("exchange"),
    "exchange_jack_lies_there": lambda: dealt(moves="exchange").play("exchange"),
    "exchange_not_in_first_trick": lambda: dealt(SHARP).play("exchange"),
    "exchange_not_with_two_left": lambda: dealt(SHARP, TWO_LEFT).play("exchange"),
    "exchange_needs_jack": lambda: dealt(moves="QS TS").play("exchange"),
    "close_on_lead_only": lambda: dealt(moves="AS").play("close"),
    "close_only_once": lambda: dealt(moves="close").play("close"),
    "close_needs_stock": lambda: ending().play("close"),
    "close_not_with_two_left": lambda: dealt(NEEDS_FOUR, TWO_LEFT).play("close"),
    "must_beat": lambda: dealt(moves="close QS").play("JS"),
    "must_follow_suit": lambda: dealt(moves="close QS").play("AH"),
    "must_trump": lambda: ending(hands=["AD JH", "TS AH"], points=(46, 40)).play("AD").play("TS"),
    **matches(),
    # rule sets and games
    "players_not_possible": lambda: Schnapsen(players=3),
    "unknown_preset": lambda: Schnapsen(rules="bavarian"),
    "unknown_switch": lambda: Schnapsen(rules="classic stage_jump"),
    "switch_value": lambda: Schnapsen(rules="classic sharp=maybe"),
    "rules_of_another_game": lambda: games.game("schnapsen", rules=games.fiftysix.Rules()),
    "unknown_game": lambda: games.game("poker"),
    # deals
    "no_such_seat": lambda: dealt().view(2),
    "score_outside": lambda: CLASSIC.deal(pack=CLASSIC.pack, score=(0, 7)),
    "hands_not_one_each": lambda: CLASSIC.deal(hands=HANDS[:1], stock=STOCK),
    "hand_size": lambda: CLASSIC.deal(hands=["AS", "TS"], stock=STOCK),
    "not_the_pack": lambda: CLASSIC.deal(pack="AS KS"),
    # positions
    "not_in_the_pack": lambda: ending(hands=["AS 9H", "TS AH"]),
    "shown_in_no_hand": lambda: ending(shown="AD"),
    "stock_not_even": lambda: ending(stock="AC TC TH"),
    "indicator_is_trump": lambda: ending(stock="AC TC"),
    "hand_size_outside": lambda: ending(hands=["", ""]),
    "hand_not_full": lambda: ending(stock="AC TH"),
    "closed_and_frozen_go_together": lambda: ending(closed_by=0),
    "frozen_above_present": lambda: closed(frozen=(41, 2)),
    "points_without_a_trick": lambda: ending(tricks=(8, 0)),
    "too_many_tricks": lambda: ending(tricks=(5, 4)),
    "pending_with_a_trick": lambda: ending(pending=(0, 20)),
    "pending_is_one_marriage": lambda: closed(points=(0, 40), tricks=(0, 6), pending=(60, 0)),
    "points_of_a_finished_deal": lambda: ending(points=(66, 20)),
    "points_do_not_add_up": lambda: ending(points=(46, 41)),
    # completing a view
    "hand_not_given": lambda: dealt().view(0).complete([None, None], STOCK),
    "hand_is_known": lambda: dealt().view(0).complete(HANDS[::-1], STOCK),
    "card_was_shown": lambda: dealt(moves="KS TS").view(1).complete(["AS KH JH TC KD", None], STOCK),
    "stock_size": lambda: dealt().view(0).complete([None, HANDS[1]], "KH TH"),
    "indicator_lies_last": lambda: (
        dealt().view(0).complete([None, HANDS[1]], "TH KH QH KD QD AD TD JD AC JC")
    ),
    "stock_is_known": reordered,
    "hands_not_the_rest": lambda: dealt().view(0).complete([None, "TS JS AH KC AS"], STOCK),
    "cannot_have_been_held": lambda: plain_king("AS QD JH TC"),
    "hand_would_have_answered": lambda: (
        dealt(moves="close TC QC").view(0).complete([None, "TS JS AH AC"], "KH QH KD QD AD TD JD KC JC TH")
    ),
    # views that come from outside
    "bad_view": lambda: games.view_from_json("{}"),
    "view_hands_when_over": lambda: read(dealt(), 0, ('"stock":null', '"stock":""')),
    "view_cards": lambda: read(dealt(), 0, ('"hand":"AS', '"hand":"TH')),
    "view_fits_no_deal": lambda: read(answered_low(), 0, ("KS AS", "KS QS")),
    "lead_declares": lambda: read(dealt(moves="KS"), 0, ("KS+20", "KS+40")),
    "gone_not_in_tricks": lambda: read(dealt(), 0, ('"gone":""', '"gone":"KD"')),
    "indicator_ends_stock": lambda: read(dealt(), 0, ('"indicator":"TH"', '"indicator":""')),
}


def raised(*modules: str) -> Iterator[str]:
    """Gives the ids of all refusals that are made in modules of the package ``cardavia.games``."""
    for path in modules:
        tree = ast.parse(files("cardavia.games").joinpath(path).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                yield from (
                    text.value
                    for text in ast.walk(node.args[0])
                    if isinstance(text, ast.Constant) and isinstance(text.value, str)
                )


def own_modules() -> list[str]:
    folder = files("cardavia.games").joinpath("schnapsen")
    own = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".py"))
    return ["__init__.py", "rule_text.py", *(f"schnapsen/{name}" for name in own)]


def test_every_refusal_of_these_rules_is_provoked_here_and_no_other() -> None:
    assert set(raised(*own_modules())) == set(PROVOCATIONS)


@pytest.mark.parametrize("id", PROVOCATIONS)
def test_a_refusal_can_be_provoked_and_says_what_is_wrong(id: str) -> None:
    with pytest.raises(Refusal) as refused:
        PROVOCATIONS[id]()
    assert refused.value.id == id
    sentence = str(refused.value)
    assert not sentence[0].islower()
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("moves", "seat"), [("", 0), ("AS", 1), ("close", 0), ("close QS", 1), ("exchange KS TS", 1)]
)
def test_a_move_is_refused_exactly_where_it_is_not_legal_and_changes_nothing(moves: str, seat: int) -> None:
    deal = dealt(moves=moves)
    assert deal.to_act == seat
    for move in CLASSIC.all_moves():
        if move in deal.legal_moves():
            assert len(deal.play(move).history) == len(deal.history) + 1
            continue
        with pytest.raises(Refusal):
            deal.play(move)
        assert deal == dealt(moves=moves)
