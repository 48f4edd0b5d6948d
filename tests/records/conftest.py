"""What the tests of records share: matches played at random and written down, and a look at refusals."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cardavia import records
from cardavia.games import AnyGame
from cardavia.records import Published, Record
from cardavia.shuffle import Contribution, Shuffle
from cardavia.words import BadRecord

GOLDEN = Path(__file__).with_name("golden")

Recorded = Callable[..., Record]
Refused = Callable[[str | bytes], BadRecord]
Sound = Callable[[BadRecord, str | bytes], BadRecord]


@pytest.fixture(scope="session")
def golden() -> dict[str, str]:
    """Gives the golden records by name.  They are never rewritten: a later version has to read them."""
    return {path.stem: path.read_bytes().decode("utf-8") for path in sorted(GOLDEN.glob("*.txt"))}


@pytest.fixture(scope="session")
def whole(golden: dict[str, str]) -> str:
    """Gives a whole match of Schnapsen."""
    return golden["schnapsen-whole"]


@pytest.fixture(scope="session")
def recorded() -> Recorded:
    """Gives ``recorded(game, seed)``: the record of a match played at random, with its shuffle."""

    def recorded(game: AnyGame, seed: int, deals: int = 2, moves: int = 1000, secret: bool = True) -> Record:
        chance = random.Random(seed)
        people = tuple(Contribution(seat, chance.randbytes(32)) for seat in range(0, game.players, 2))
        shuffle = Shuffle(chance.randbytes(32), people)
        names = [f"player {seat}" for seat in range(game.players)]
        dealer = shuffle.first_dealer(game.players)
        record = records.begin(game, names, dealer, date="2026-03-01", published=Published.of(shuffle))
        while moves and record.winner is None:
            if not record.match.needs_pack:
                record, moves = record.with_move(a_move(record, chance)), moves - 1
            elif len(record.deals) < deals:
                record = record.with_pack(shuffle.order(len(record.deals), game.pack))
            else:
                break
        return record.with_secret(shuffle.secret) if secret else record

    return recorded


def a_move(record: Record, chance: random.Random) -> str:
    """Returns a legal move; four times in five a short one, so that auctions end and stocks stay open."""
    deal = record.match.deal
    assert deal is not None
    texts = sorted(map(str, deal.legal_moves()), key=len)
    short = [text for text in texts if len(text) == len(texts[0])]
    return chance.choice(texts if chance.random() < 0.2 else short)


@pytest.fixture(scope="session")
def sound() -> Sound:
    """Gives ``sound(refusal, text)``: the refusal, once it has a line of the text and one clear sentence."""

    def sound(refusal: BadRecord, text: str | bytes) -> BadRecord:
        lines = 1 + (text.count("\n") if isinstance(text, str) else text.count(b"\n"))
        assert 1 <= refusal.line <= lines
        sentence = str(records.placed(refusal, str(refusal.message)))
        assert sentence.startswith(f"Line {refusal.line}")
        assert "\n" not in sentence
        assert sentence.endswith((".", "…"))
        return refusal

    return sound


@pytest.fixture(scope="session")
def refused(sound: Sound) -> Refused:
    """Gives ``refused(text)``: why the text is no record.  Nothing but a sound BadRecord will do."""

    def refused(text: str | bytes) -> BadRecord:
        with pytest.raises(BadRecord) as caught:
            records.loads(text)
        return sound(caught.value, text)

    return refused
