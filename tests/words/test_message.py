"""Messages and refusals are values: equal, hashable, and whole after a journey."""

import pickle

import pytest

from cardavia.words import (
    BadPosition,
    BadRecord,
    BadRequest,
    BadRules,
    BadText,
    IllegalMove,
    Message,
    Refusal,
)


def test_messages_that_say_the_same_are_equal() -> None:
    one = Message("must_follow_suit", {"suit": "D", "cards": "JD 9D"})
    other = Message.of("must_follow_suit", cards="JD 9D", suit="D")
    assert one == other
    assert len({one, other, Message.of("must_follow_suit", suit="H", cards="JD 9D")}) == 2


@pytest.mark.parametrize("kind", [IllegalMove, BadText, BadRules, BadPosition, BadRequest])
def test_a_refusal_carries_its_message(kind: type[Refusal]) -> None:
    refusal = kind("bad_suit", text="Z")
    assert refusal.message == Message("bad_suit", {"text": "Z"})
    assert (refusal.id, refusal.params) == ("bad_suit", {"text": "Z"})
    assert isinstance(refusal, ValueError)


def test_a_bad_record_knows_its_line() -> None:
    assert BadRecord("bad_suit", line=7, text="Z").line == 7


@pytest.mark.parametrize(
    "refusal", [IllegalMove("bad_suit", text="Z"), BadRecord("bad_suit", line=7, text="Z")]
)
def test_a_refusal_travels_between_processes_whole(refusal: Refusal) -> None:
    arrived = pickle.loads(pickle.dumps(refusal))
    assert type(arrived) is type(refusal)
    assert arrived.message == refusal.message
    assert str(arrived) == str(refusal)
