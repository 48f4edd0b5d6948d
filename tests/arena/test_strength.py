"""How strong the levels are: contests as they are asked for, and figures that can be stored."""

import msgspec

from cardavia.arena.strength import Size, Strength, measure


def test_what_is_asked_for_is_measured_and_can_be_stored() -> None:
    strength = measure(
        {("easy", "random"): Size(3, matches=2), ("random", "easy"): Size(2)}, {"strongest": 1}
    )
    assert [(one.a, one.b, one.deals, sum(one.matches)) for one in strength.contests] == [
        ("easy", "random", 3, 4),
        ("random", "easy", 2, 0),
    ]
    assert strength.gained.keys() == {"strongest"}
    assert msgspec.json.decode(msgspec.json.encode(strength), type=Strength) == strength
