"""Secret, contributions and number decide each pack: whole, always the same, and unlike any other."""

import itertools

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardavia.shuffle import Contribution, Shuffle, new_secret, secret_commitment
from cardavia.words import BadRequest, BadText

values = st.binary(min_size=32, max_size=32)
numbers = st.integers(0, 2**32 - 1)
contributions = st.lists(
    st.builds(Contribution, st.integers(0, 63), values), max_size=8, unique_by=lambda one: one.seat
).map(tuple)
shuffles = st.builds(Shuffle, values, contributions)
A, B = bytes(range(32)), bytes(range(1, 33))


@given(shuffles, numbers, st.integers(0, 256))
def test_every_card_is_in_the_pack_once(shuffle: Shuffle, n: int, size: int) -> None:
    assert sorted(shuffle.permutation(n, size)) == list(range(size))


@given(shuffles, numbers, st.lists(st.sampled_from(["JD", "9D", "TC", "AS"]), max_size=64))
def test_shuffling_adds_no_card_and_loses_none(shuffle: Shuffle, n: int, cards: list[str]) -> None:
    pack = shuffle.order(n, cards)
    assert sorted(pack) == sorted(cards)
    assert pack == tuple(cards[place] for place in shuffle.permutation(n, len(cards)))


@given(shuffles, numbers, numbers)
def test_each_number_has_its_own_pack(shuffle: Shuffle, n: int, other: int) -> None:
    assert (shuffle.permutation(n, 48) == shuffle.permutation(other, 48)) == (n == other)


def test_no_two_of_a_thousand_packs_are_the_same() -> None:
    shuffle = Shuffle(new_secret())
    assert len({shuffle.permutation(n, 20) for n in range(1000)}) == 1000


@given(shuffles, st.data(), numbers)
def test_one_changed_bit_of_secret_or_contribution_changes_the_pack(
    shuffle: Shuffle, data: st.DataObject, n: int
) -> None:
    assume(shuffle.contributions)

    def changed(value: bytes) -> bytes:
        bit = data.draw(st.integers(0, 255))
        return (int.from_bytes(value, "big") ^ 1 << bit).to_bytes(32, "big")

    place = data.draw(st.integers(0, len(shuffle.contributions) - 1))
    opened = list(shuffle.contributions)
    opened[place] = Contribution(opened[place].seat, changed(opened[place].value))
    packs = {
        shuffle.permutation(n, 48),
        Shuffle(changed(shuffle.secret), shuffle.contributions).permutation(n, 48),
        Shuffle(shuffle.secret, tuple(opened)).permutation(n, 48),
        Shuffle(shuffle.secret, shuffle.contributions[1:]).permutation(n, 48),
    }
    assert len(packs) == 4


@given(contributions, contributions, numbers, numbers)
def test_no_two_ways_to_contribute_are_the_same_bytes(
    some: tuple[Contribution, ...], others: tuple[Contribution, ...], n: int, other: int
) -> None:
    one, two = Shuffle(A, some), Shuffle(A, others)
    assert (one.message(n) == two.message(other)) == (one == two and n == other)


def test_a_seat_number_inside_a_contribution_never_passes_for_another_seat() -> None:
    # All of these would read alike if seats, contributions and numbers were only strung together.
    zero, one = bytes(32), bytes([1] * 32)
    ways = [(), (zero,), (one,), (zero, zero), (zero, one), (one, zero)]
    messages = [
        Shuffle(A, tuple(itertools.starmap(Contribution, enumerate(way, start)))).message(n)
        for way in ways
        for start in ((0, 1) if way else (0,))
        for n in (0, 1, 256)
    ]
    for message, other in itertools.permutations(messages, 2):
        assert not message.startswith(other)


@given(st.permutations([Contribution(seat, A) for seat in range(6)]))
def test_contributions_count_by_seat_in_whatever_order_they_come(opened: list[Contribution]) -> None:
    shuffle = Shuffle(B, tuple(opened))
    assert shuffle == Shuffle(B, tuple(Contribution(seat, A) for seat in range(6)))
    assert [one.seat for one in shuffle.contributions] == list(range(6))


def test_the_same_bytes_from_another_seat_make_another_pack() -> None:
    one, other = Shuffle(A, (Contribution(0, B),)), Shuffle(A, (Contribution(1, B),))
    assert one.permutation(0, 48) != other.permutation(0, 48)


def test_the_dealer_is_bound_by_the_commitment_of_the_secret() -> None:
    assert Shuffle(A, (Contribution(3, B),)).commitment == secret_commitment(A)


@given(shuffles)
def test_a_shuffle_reads_back_from_hexadecimal(shuffle: Shuffle) -> None:
    opened = {one.seat: one.value.hex() for one in shuffle.contributions}
    assert Shuffle.from_hex(shuffle.secret.hex(), opened) == shuffle


def test_what_is_not_hexadecimal_makes_no_shuffle() -> None:
    with pytest.raises(BadText):
        Shuffle.from_hex("secret", {})
    with pytest.raises(BadText):
        Shuffle.from_hex(A.hex(), {0: "contribution"})


def test_a_shuffle_written_to_a_log_keeps_its_secret() -> None:
    shuffle = Shuffle(A, (Contribution(2, B),))
    for shown in (repr(shuffle), str(shuffle), f"{shuffle}"):
        assert shown == f"<Shuffle {secret_commitment(A)} with contributions from seats [2]>"


def test_two_contributions_from_one_seat_are_refused() -> None:
    with pytest.raises(BadRequest, match="two contributions from seat 2"):
        Shuffle(A, (Contribution(2, A), Contribution(0, A), Contribution(2, B)))


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(BadRequest, match="must be 32 bytes long, not 31"):
        Shuffle(A[1:])


@pytest.mark.parametrize("n", [-1, 2**32])
def test_a_number_that_no_pack_can_have_is_refused(n: int) -> None:
    for ask in (Shuffle(A).message, Shuffle(A).stream, lambda n: Shuffle(A).permutation(n, 20)):
        with pytest.raises(BadRequest, match="a match begins with pack 0"):
            ask(n)


@pytest.mark.parametrize("size", [-1, 257])
def test_a_size_that_no_pack_can_have_is_refused(size: int) -> None:
    with pytest.raises(BadRequest, match=f"A pack can have 0 to 256 cards, not {size}"):
        Shuffle(A).permutation(0, size)
