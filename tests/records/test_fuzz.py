"""One character changed anywhere: the same record, another one, or a refusal with its line; never a crash."""

import random
from collections.abc import Callable, Iterator

import pytest

from cardavia import games, records
from cardavia.records import Record
from cardavia.words import BadRecord

Sound = Callable[[BadRecord, str | bytes], BadRecord]
CHARACTERS = ' \n\t"[];*:.()0123456789JQKATSHDCNXPE+-abcéß中\x00\r\x85\u2028\ud800'


def changes(text: str, chance: random.Random, step: int) -> Iterator[str]:
    """Gives, for each place of the text, a character replaced, left out, put in, or swapped with the next."""
    for place in range(chance.randrange(step), len(text), step):
        before, here, after = text[:place], text[place], text[place + 1 :]
        character = chance.choice(CHARACTERS)
        yield chance.choice(
            [
                before + character + after,
                before + after,
                before + character + here + after,
                before + after[:1] + here + after[1:],
            ]
        )


@pytest.mark.parametrize(
    ("game", "seed", "step"),
    [
        (games.game("schnapsen"), 1, 1),
        (games.game("fiftysix", 4, "classic short_pack"), 3, 3),
        (games.game("fiftysix", 6), 4, 6),
    ],
    ids=str,
)
def test_no_change_of_a_character_does_harm(
    recorded: Callable[..., Record], sound: Sound, game: games.AnyGame, seed: int, step: int
) -> None:
    record = recorded(game, seed, deals=1)
    outcomes: dict[str, int] = {"refused": 0, "same": 0, "another": 0}
    for changed in changes(records.dumps(record), random.Random(seed), step):
        try:
            found = records.loads(changed)
        except BadRecord as refusal:
            sound(refusal, changed)
            outcomes["refused"] += 1
        else:
            outcomes["same" if found == record else "another"] += 1
            assert records.loads(records.dumps(found)) == found
    assert min(outcomes.values()) > 0


@pytest.mark.parametrize("seed", range(100))
def test_no_change_of_a_byte_does_harm(golden: dict[str, str], sound: Sound, seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(golden[chance.choice(sorted(golden))].encode())
    for _ in range(chance.randrange(1, 4)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    try:
        found = records.loads(bytes(data))
    except BadRecord as refusal:
        sound(refusal, bytes(data))
    else:
        assert records.loads(records.dumps(found)) == found
