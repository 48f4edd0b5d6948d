"""What is written reads back: the same record from the text, the same text from the record."""

from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import games, records
from cardavia.games import AnyGame, FiftySixRules, SchnapsenRules
from cardavia.records import Record
from cardavia.words import BadRules

Recorded = Callable[..., Record]

PRESETS = {"fiftysix": ("classic", "international"), "schnapsen": ("classic",)}
SWITCHES = {
    "fiftysix": (
        "compulsory_opening stakes=additive match=deals(2) match_end=cannot_pay noes_strain=keep "
        "bid_over_redouble direction=clockwise short_pack stage_jump stop_when_decided redeal_weak "
        "points=4-1-1-1"
    ).split(),
    "schnapsen": "close_needs_four sharp".split(),
}


TABLES = (("fiftysix", 4), ("fiftysix", 6), ("fiftysix", 8), ("schnapsen", 2))


def every_game() -> Iterator[AnyGame]:
    """Gives the games under every preset, bare and with each switch, at every table that plays so."""
    for name, players in TABLES:
        for preset in PRESETS[name]:
            for switch in ("", *SWITCHES[name]):
                # The short pack is for four players, and some switches contradict a preset.
                with suppress(BadRules):
                    yield games.game(name, players, f"{preset} {switch}")


GAMES = list(dict.fromkeys(every_game()))


def test_every_switch_is_played_here() -> None:
    for name, rules in (("fiftysix", FiftySixRules), ("schnapsen", SchnapsenRules)):
        assert {switch.partition("=")[0] for switch in SWITCHES[name]} == set(rules.__struct_fields__)
    for name, players in TABLES:
        switched = " ".join(game.rules_text for game in GAMES if game.players == players).split()
        skipped = {"short_pack"} if players > 4 else set()
        assert {*PRESETS[name], *SWITCHES[name]} - skipped <= {*switched}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_match_reads_back_under_every_rule(game: AnyGame, recorded: Recorded) -> None:
    record = recorded(game, seed=1)
    text = records.dumps(record)
    assert records.loads(text) == record
    assert records.dumps(records.loads(text)) == text
    assert records.verify(text).shuffle == "checked"


@settings(max_examples=60)
@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.integers(0, 130), st.booleans())
def test_a_match_reads_back_wherever_it_breaks_off(
    recorded: Recorded, game: AnyGame, seed: int, moves: int, secret: bool
) -> None:
    record = recorded(game, seed, moves=moves, secret=secret)
    text = records.dumps(record)
    back = records.loads(text)
    assert back == record
    assert records.dumps(back) == text
    assert records.replay(back) == record.match
    assert records.loads(text.encode()) == record


NAMES = st.text(
    st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp", "Cf"]), min_size=1, max_size=100
).filter(lambda name: name == name.strip())


@given(st.lists(NAMES, min_size=2, max_size=2), NAMES)
def test_any_name_and_date_read_back(names: list[str], date: str) -> None:
    record = records.begin(games.game("schnapsen"), names, date=date)
    assert records.loads(records.dumps(record)) == record


def test_the_names_of_every_script_read_back() -> None:
    names = ["അമ്മു ക്‍", "রবি", "ບຸນ", "Дорж", "Béla 🦊", 'Beena "Queen" O\\C; [the third]']
    record = records.begin(games.game("fiftysix", 6), names)
    assert records.loads(records.dumps(record).encode("utf-8")) == record
