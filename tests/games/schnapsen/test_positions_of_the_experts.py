"""Endgames that card players have published: each can be set up, and every move weighed there is legal."""

from typing import Any

import pytest

from cardavia.cards import Card, read_cards, write_cards

from .dealing import CLASSIC
from .published import (
    KNOWN,
    LAST_DRAW,
    ONE_FACE_DOWN,
    POSITIONS,
    face_down_cards,
    moves_of,
    name_of,
    set_up,
    set_up_with,
)


def test_all_kinds_of_positions_are_there() -> None:
    assert len(POSITIONS) == len(KNOWN) + len(ONE_FACE_DOWN) + 1 == 25


@pytest.mark.parametrize("position", KNOWN, ids=name_of)
def test_a_position_with_both_hands_known(position: dict[str, Any]) -> None:
    deal = set_up(position)
    assert deal.to_act == 0
    assert deal.strict
    assert {str(move) for move in deal.legal_moves()} == moves_of(position)
    for move in moves_of(position):
        assert deal.play(move).history == ((0, Card(move)),)


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_a_position_with_one_card_face_down_can_be_set_up_in_every_world(position: dict[str, Any]) -> None:
    for face_down in face_down_cards(position):
        deal = set_up_with(position, face_down)
        assert (deal.to_act, deal.stock_size, deal.strict) == (0, 2, False)
        for moves in moves_of(position):
            assert deal.play_all(moves).history == tuple(
                (0, CLASSIC.read_move(move)) for move in moves.split()
            )


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_its_worlds_look_the_same_and_nothing_else_fits(position: dict[str, Any]) -> None:
    worlds = [set_up_with(position, face_down) for face_down in face_down_cards(position)]
    view = worlds[0].view(0)
    assert len({world.view(0).to_json() for world in worlds}) == 1
    assert write_cards(view.unseen).split() == [
        card.text for card in CLASSIC.pack if card in face_down_cards(position)
    ]
    for world in worlds:
        assert view.complete([None, world.hands[1]], world.stock) == world


@pytest.mark.parametrize("position", ONE_FACE_DOWN, ids=name_of)
def test_values_are_told_for_worlds_that_there_are(position: dict[str, Any]) -> None:
    told = {card for value in position["values"].values() for card in value}
    assert told <= {card.text for card in face_down_cards(position)}


@pytest.mark.parametrize("drawn", LAST_DRAW["other_after_draw"].split())
@pytest.mark.parametrize("led", ["AS", "AH", "KD", "TD"])
def test_p34_the_discard_on_the_last_trick_with_a_stock(led: str, drawn: str) -> None:
    # What was led is not told; any card will do that takes the trick from every discard weighed.
    other = [card for card in read_cards(LAST_DRAW["other_after_draw"]) if card.text != drawn]
    ours, theirs = LAST_DRAW["points_with_led"]
    worth = {"A": 11, "K": 4, "T": 10}[Card(led).rank]
    deal = CLASSIC.position(
        LAST_DRAW["trump"],
        [LAST_DRAW["hand"], other],
        (ours, theirs - worth),
        tricks=(1, 1),
        to_lead=1,
        led=led,
        stock=[drawn, LAST_DRAW["indicator"]],
    )
    for discard in moves_of(LAST_DRAW):
        after = deal.play(discard)
        assert after.to_act == 1
        assert write_cards(after.hands[1]) == LAST_DRAW["other_after_draw"]
        assert Card(LAST_DRAW["indicator"]) in after.hands[0]
        assert after.points == (ours, theirs + {"J": 2, "Q": 3}[Card(discard).rank])
