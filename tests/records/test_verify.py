"""The verdict on a record: its moves by the rules, its packs by the shuffle, and what there is to say."""

from typing import Any

import pytest

from cardavia import games, records
from cardavia.games import AnyGame
from cardavia.records import Opening, Published, Record
from cardavia.shuffle import Contribution, Shuffle
from cardavia.words import BadRecord

SCHNAPSEN = games.game("schnapsen")
MINE, OTHERS = Contribution(0, bytes(range(32))), Contribution(1, bytes(range(1, 33)))
SHUFFLE = Shuffle(bytes(range(7, 39)), (MINE, OTHERS))


def shuffled(
    published: Published | None = None, shuffle: Shuffle = SHUFFLE, game: AnyGame = SCHNAPSEN, **more: Any
) -> Record:
    """Returns a record of one pack, dealt by a shuffle and said to be dealt by what was published."""
    names = [f"player {seat}" for seat in range(game.players)]
    published = published or Published.of(SHUFFLE)
    return records.begin(game, names, published=published, **more).with_pack(shuffle.order(0, game.pack))


def refusal(record: Record) -> tuple[str, str]:
    """Returns why a record is not verified, and the line where."""
    with pytest.raises(BadRecord) as caught:
        records.verify(record)
    assert str(caught.value).endswith(".")
    return caught.value.id, records.dumps(record).splitlines()[caught.value.line - 1]


def test_a_record_without_a_shuffle_is_only_replayed() -> None:
    record = records.begin(SCHNAPSEN, ["Anna", "Béla"]).with_pack(SCHNAPSEN.pack)
    assert records.verify(record).shuffle == "no shuffle data"


def test_before_the_secret_is_revealed_the_packs_cannot_be_checked() -> None:
    verdict = records.verify(shuffled())
    assert (verdict.shuffle, verdict.drawn_dealer) == ("no secret yet", None)


def test_every_pack_is_what_secret_and_contributions_make_it() -> None:
    verdict = records.verify(shuffled().with_secret(SHUFFLE.secret))
    assert (verdict.shuffle, verdict.contributions) == ("checked", 2)
    assert verdict.drawn_dealer == SHUFFLE.first_dealer(2)


def test_text_and_bytes_are_verified_like_the_record() -> None:
    record = shuffled().with_secret(SHUFFLE.secret)
    text = records.dumps(record)
    assert records.verify(text) == records.verify(text.encode()) == records.verify(record)


def test_text_that_is_no_record_is_refused() -> None:
    for text in ("", b"\xff"):
        with pytest.raises(BadRecord):
            records.verify(text)


def test_a_pack_that_lies_otherwise_is_found_with_its_line() -> None:
    order = list(SHUFFLE.order(0, SCHNAPSEN.pack))
    order[0], order[1] = order[1], order[0]
    names = ["Anna", "Béla"]
    record = records.begin(SCHNAPSEN, names, published=Published.of(SHUFFLE)).with_pack(order)
    id, line = refusal(record.with_secret(SHUFFLE.secret))
    assert id == "shuffle_pack_differs"
    assert line.split()[:2] == [str(order[0]), str(order[1])]


def test_the_line_is_that_of_the_card_in_its_deal() -> None:
    game = games.game("fiftysix", 6, "classic redeal_weak")
    order = list(SHUFFLE.order(0, game.pack))
    assert order[-1] != order[-7]
    order[-1], order[-7] = order[-7], order[-1]
    published = Published.of(SHUFFLE)
    record = records.begin(game, ["a", "b", "c", "d", "e", "f"], published=published).with_pack(order)
    id, line = refusal(record.with_secret(SHUFFLE.secret))
    assert id == "shuffle_pack_differs"
    assert line.split() == [str(card) for card in order[-12:]]


def test_another_secret_is_found_where_it_stands() -> None:
    id, line = refusal(shuffled().with_secret(bytes(32)))
    assert id == "shuffle_secret_not_as_published"
    assert line.startswith("[Secret")


@pytest.mark.parametrize("secret", [SHUFFLE.secret, None])
def test_a_contribution_that_was_not_committed_to_is_found_with_or_without_the_secret(
    secret: bytes | None,
) -> None:
    one, other = Published.of(SHUFFLE).openings
    swapped = Opening(Contribution(1, bytes(32)), other.commitment)
    record = shuffled(Published(SHUFFLE.commitment, (one, swapped), secret))
    id, line = refusal(record)
    assert id == "shuffle_not_as_committed"
    assert line.startswith("[Contribution1")


def test_a_first_dealer_whom_chance_did_not_name_is_told_not_refused() -> None:
    drawn = SHUFFLE.first_dealer(2)
    for dealer in (drawn, 1 - drawn):
        verdict = records.verify(shuffled(first_dealer=dealer).with_secret(SHUFFLE.secret))
        assert (verdict.first_dealer, verdict.drawn_dealer) == (dealer, drawn)
        told = [message.params for message in verdict.sentences if message.id.endswith("dealer_chosen")]
        assert told == ([] if dealer == drawn else [{"seat": dealer, "drawn": drawn}])


# ── what a surface says of it ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "fiftysix-six-whole",
            [
                "Every move of the 9 deals follows the rules: 533 in all.",
                "The secret and all 3 contributions are what was committed to, "
                "and every pack lies as they shuffled it.",
                "computer fair, computer strong have won the match: the score is 0:24.",
            ],
        ),
        (
            "schnapsen-whole",
            [
                "Every move of the 9 deals follows the rules: 120 in all.",
                "Secret and contribution are what was committed to, and every pack lies as they shuffled it.",
                "Anna has won the match: the score is 0:1.",
            ],
        ),
        (
            "fiftysix-eight-international",
            [
                "Every move of the 2 deals follows the rules: 160 in all.",
                "The secret is the one published, and every pack lies as it was shuffled; "
                "but nobody contributed, so the dealer alone chose the secret.",
                "The match is not over: the score is 1:-1.",
            ],
        ),
        (
            "fiftysix-six-in-play",
            [
                "Every move of the one deal follows the rules: 34 in all.",
                "The packs cannot be checked yet: the dealer has not revealed the secret.",
                "The match is not over: the score is 12:12.",
            ],
        ),
        (
            "schnapsen-played-on-paper",
            [
                "Every move of the 3 deals follows the rules: 40 in all.",
                "The packs cannot be checked: the record has nothing of their shuffle.",
                "The match is not over: the score is 7:5.",
            ],
        ),
        (
            "schnapsen-not-begun",
            [
                "No cards have been dealt yet: there is nothing to replay.",
                "The packs cannot be checked yet: the dealer has not revealed the secret.",
                "The match is not over: the score is 7:7.",
            ],
        ),
    ],
)
def test_a_verdict_speaks(golden: dict[str, str], name: str, said: list[str]) -> None:
    assert [str(message) for message in records.verify(golden[name]).sentences] == said
