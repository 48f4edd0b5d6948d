"""How strong the levels are: contests as they are asked for, and figures that can be stored."""

import msgspec

from cardavia.arena.strength import Size, Strength, gained_against, measure


def test_what_is_asked_for_is_measured_and_can_be_stored() -> None:
    strength = measure({("easy", "random"): Size(3, matches=2), ("random", "easy"): Size(2)}, {"random": 1})
    assert [(one.a, one.b, one.deals, sum(one.matches)) for one in strength.contests] == [
        ("easy", "random", 3, 4),
        ("random", "easy", 2, 0),
    ]
    assert strength.gained.keys() == {"random"}
    assert msgspec.json.decode(msgspec.json.encode(strength), type=Strength) == strength


def test_against_the_equilibrium_less_is_gained_than_against_chance() -> None:
    chance, equilibrium = (gained_against(level, 1) for level in ("random", "strongest"))
    assert equilibrium.replying < 0.01 < chance.replying
    assert equilibrium.leading < 0.01 < chance.leading
