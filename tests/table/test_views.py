"""What leaves a table: the one projection, for every viewer."""

import json
import random
from typing import Any

import pytest
from msgspec.structs import replace

from cardavia import table
from cardavia.table import Table
from cardavia.wire.messages import Show, write_message
from cardavia.wire.page import page_view
from cardavia.words import BadPosition

from .sitting import Sitting, secret


def shown(state: Table, viewer: int | None) -> bytes:
    return write_message(Show(page_view(table.view(state, viewer))))


def another_world(state: Table, viewer: int | None, chance: random.Random) -> Table | None:
    """Returns a table that the viewer cannot tell from this one; None where chance found none."""
    deal: Any = state.on
    view = deal.view(viewer)
    unseen = list(view.unseen)
    chance.shuffle(unseen)
    shown = getattr(view, "shown", ((),) * state.options.players)
    hands: list[Any] = []
    for seat, hand in enumerate(deal.hands):
        known = list(shown[seat])
        hands.append(
            None if seat == viewer else known + [unseen.pop() for _ in range(len(hand) - len(known))]
        )
    rest = {"stock": [*unseen, *deal.stock[-1:]]} if hasattr(deal, "stock") else {}
    try:
        other = view.complete(hands, **rest)
    except BadPosition:
        return None
    assert state.record is not None
    assert state.exchange is not None
    record = replace(state.record)
    record.__dict__["match"] = replace(state.match, deal=other)  # type: ignore[type-var]
    published = replace(state.exchange, secret=secret("the same to who only sees its hash"))
    return replace(state, record=record, exchange=published)


@pytest.mark.parametrize(("game", "players"), [("schnapsen", 2), ("fiftysix", 4), ("fiftysix", 8)])
@pytest.mark.parametrize("viewer", [0, None])
def test_what_a_viewer_cannot_know_changes_no_byte_of_what_it_is_sent(
    game: str, players: int, viewer: int | None
) -> None:
    chance = random.Random(7)
    sitting = Sitting(game, players)
    sitting.sit("anu")
    sitting.start()
    found = 0
    while sitting.state.phase == "playing":
        state = sitting.state
        other = another_world(state, viewer, chance)
        if other is not None:
            found += other.on != state.on
            assert without_hash(shown(other, viewer)) == without_hash(shown(state, viewer))
        sitting.move()
    assert found >= 4


def without_hash(frame: bytes) -> str:
    """Returns a frame without the hash of the secret, the one thing that has to differ."""
    message = json.loads(frame)
    del message["view"]["shuffle"]["published"]
    return json.dumps(message)


def test_no_hidden_card_is_named_before_the_deal_ends() -> None:
    sitting = Sitting()
    sitting.sit("anu")
    sitting.start()
    while sitting.state.phase == "playing":
        deal: Any = sitting.state.on
        hidden = {card.text for card in deal.view(0).unseen}
        text = shown(sitting.state, 0).decode()
        assert [card for card in hidden if f'"{card}"' in text] == []
        sitting.move()


def test_reasons_come_when_the_deal_has_ended() -> None:
    from cardavia.words import Message

    sitting = Sitting()
    sitting.sit("anu")
    sitting.start()
    why = (Message.of("not_your_turn"),)
    while sitting.state.to_act != 1:
        sitting.move()
    state = sitting.state
    assert state.on is not None
    move = str(state.on.legal_moves()[-1])
    sitting.do(table.ComputerMove, seat=1, deal=state.deal_number, ply=state.ply, move=move, why=why)
    for viewer in (0, 1, None):
        assert table.view(sitting.state, viewer).reasons == ()
    while sitting.state.phase == "playing":
        sitting.move()
    assert table.view(sitting.state, None).reasons[0].why == why
