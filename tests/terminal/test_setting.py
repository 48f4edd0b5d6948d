"""What is settled before a match: its chance, its players, its pace."""

import time

import pytest

from cardavia import games
from cardavia.terminal.pace import PACES, Pace, pace
from cardavia.terminal.setting import Chance, Setting
from cardavia.words import Refusal

SCHNAPSEN = games.game("schnapsen")


def setting(**options: object) -> Setting:
    given = {"game": SCHNAPSEN, "chance": Chance.seeded(1), "pace": pace("instant"), "level": "random"}
    return Setting(**{**given, **options})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"me": 2}, "no_such_seat"),
        ({"me": -1}, "no_such_seat"),
        ({"level": "godlike"}, "unknown_level"),
        ({"name": "Anna\nBela"}, "record_bad_name"),
    ],
)
def test_what_cannot_be_settled_is_refused_before_anything_is_dealt(
    options: dict[str, object], id: str
) -> None:
    with pytest.raises(Refusal) as refused:
        setting(**options)
    assert refused.value.id == id


def test_fresh_chance_is_never_the_same() -> None:
    assert len({Chance.fresh().secret for _ in range(20)}) == 20


def test_seeded_chance_is_always_the_same_and_differs_from_seed_to_seed() -> None:
    assert Chance.seeded(1) == Chance.seeded(1)
    assert len({Chance.seeded(seed).secret for seed in range(-5, 15)}) == 20
    assert len({Chance.seeded(seed).contribution("") for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", [10**18, -(10**18), 10**100])
def test_a_seed_too_long_for_the_record_is_refused(seed: int) -> None:
    assert Chance.seeded(10**18 - 1).seed == 10**18 - 1
    with pytest.raises(Refusal, match="A seed has 18 digits at most"):
        Chance.seeded(seed)


def test_words_that_no_encoding_has_are_words_of_luck_all_the_same() -> None:
    heard = {Chance.fresh().contribution(words) for words in ("\udcff", "\udcfe", "\ud800") for _ in range(2)}
    assert len(heard) == 3


def test_computer_players_at_one_table_have_seeds_of_their_own() -> None:
    table = setting(game=games.game("fiftysix", players=8), level="random")
    assert len({repr(table.player(seat)) for seat in range(8)}) == 8


def test_the_first_dealer_is_drawn_by_the_shuffle() -> None:
    table = setting(game=games.game("fiftysix", players=8))
    shuffle = table.shuffle("")
    assert table.begin(shuffle, None).first_dealer == shuffle.first_dealer(8)  # type: ignore[arg-type]


def test_paces_are_slow_normal_and_none() -> None:
    assert PACES["slow"].move > PACES["normal"].move > PACES["instant"].move == PACES["instant"].trick == 0
    with pytest.raises(Refusal, match="choose normal, slow or instant"):
        pace("hasty")


def test_thinking_counts_towards_the_time_before_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    unhurried = Pace(move=1.0, trick=2.0)
    unhurried.before_move(spent=0.25)
    unhurried.before_move(spent=3.0)
    unhurried.rest()
    assert waited == [0.75, 2.0]
