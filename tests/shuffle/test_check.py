"""When all is revealed, the check finds the first thing that does not fit, and names its place."""

from collections.abc import Callable
from typing import Any

import pytest

from cardavia.cards import Hand, pack_of
from cardavia.shuffle import Contribution, Shuffle, check, contribution_commitment, secret_commitment
from cardavia.words import BadPosition, BadRequest, BadText, Refusal

NEW_PACK = pack_of(("J", "9", "A", "T", "K", "Q"), copies=2)
SHUFFLE = Shuffle(bytes(range(32)), (Contribution(1, bytes(32)), Contribution(4, bytes(range(32, 64)))))
Revealed = dict[str, Any]


def revealed() -> Revealed:
    """Returns an honest match of five packs, as the check takes it."""
    published = SHUFFLE.commitment
    return {
        "shuffle": SHUFFLE,
        "published": published,
        "commitments": {one.seat: contribution_commitment(one, published) for one in SHUFFLE.contributions},
        "unshuffled": NEW_PACK,
        "packs": [SHUFFLE.order(n, NEW_PACK) for n in range(5)],
    }


def refusal(match: Revealed) -> Refusal:
    with pytest.raises(Refusal) as caught:
        check(**match)
    return caught.value


def test_an_honest_match_passes() -> None:
    check(**revealed())


def test_cards_may_be_text() -> None:
    match = revealed()
    match["unshuffled"] = " ".join(map(str, NEW_PACK))
    match["packs"] = [" ".join(map(str, pack)) for pack in match["packs"]]
    check(**match)


def test_a_match_to_which_nobody_contributed_passes_too() -> None:
    shuffle = Shuffle(bytes(32))
    packs = [shuffle.order(0, NEW_PACK)]
    check(shuffle, published=shuffle.commitment, commitments={}, unshuffled=NEW_PACK, packs=packs)


def test_another_secret_than_the_published_one_is_found() -> None:
    found = refusal(revealed() | {"published": secret_commitment(bytes(32))})
    assert (type(found), found.message.id) == (BadRequest, "shuffle_secret_not_as_published")


@pytest.mark.parametrize(
    ("change", "id", "seat"),
    [
        (lambda sent: sent | {4: sent[1]}, "shuffle_not_as_committed", 4),
        (lambda sent: {4: sent[4]}, "shuffle_never_committed", 1),
        (lambda sent: sent | {5: sent[1], 3: sent[1]}, "shuffle_never_opened", 3),
    ],
    ids=["does not fit", "opened only", "never opened"],
)
def test_each_contribution_was_committed_to_and_each_commitment_opened(
    change: Callable[[dict[int, str]], dict[int, str]], id: str, seat: int
) -> None:
    match = revealed()
    found = refusal(match | {"commitments": change(match["commitments"])})
    assert (type(found), found.message.id, found.params) == (BadRequest, id, {"seat": seat})


@pytest.mark.parametrize("n", range(5))
def test_two_cards_that_changed_places_are_found_in_their_pack(n: int) -> None:
    match = revealed()
    pack = list(match["packs"][n])
    other = next(place for place, card in enumerate(pack) if card != pack[20] and place > 20)
    pack[20], pack[other] = pack[other], pack[20]
    match["packs"][n] = pack
    found = refusal(match)
    assert (type(found), found.message.id) == (BadPosition, "shuffle_pack_differs")
    assert found.params == {"pack": n, "place": 21, "found": str(pack[20]), "due": str(pack[other])}


def test_a_pack_left_out_is_found_where_the_next_one_takes_its_number() -> None:
    match = revealed()
    del match["packs"][2]
    assert refusal(match).params["pack"] == 2


@pytest.mark.parametrize(("cards", "size"), [(NEW_PACK[:47], 47), ((*NEW_PACK, NEW_PACK[0]), 49), ((), 0)])
def test_a_pack_of_another_size_is_found(cards: Hand, size: int) -> None:
    match = revealed()
    match["packs"][3] = cards
    found = refusal(match)
    assert type(found) is BadPosition
    assert str(found) == f"Pack 3 (the first is pack 0) should have 48 cards, not {size}."


@pytest.mark.parametrize("what", ["published", "unshuffled"])
def test_what_cannot_be_read_is_refused_as_text(what: str) -> None:
    assert type(refusal(revealed() | {what: "ZZ"})) is BadText
