"""Suits, ranks, cards and packs, and their text."""

import copy
import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardavia.cards import RANKS, SUITS, Card, missing, pack_of, read_cards, read_suit, write_cards
from cardavia.words import BadText, Refusal

EVERY = pack_of(RANKS)
cards = st.sampled_from(EVERY)


@pytest.mark.parametrize("card", EVERY, ids=str)
def test_a_cards_text_reads_back_to_it(card: Card) -> None:
    assert str(card) == card.text == card.rank + card.suit
    assert Card(str(card)) is card
    assert eval(repr(card)) is card


@pytest.mark.parametrize("card", EVERY, ids=str)
def test_a_card_is_read_in_lower_case_and_suit_first_too(card: Card) -> None:
    assert Card(card.text.lower()) is Card(card.suit + card.rank) is Card(f" {card.text} ") is card


@pytest.mark.parametrize("suit", SUITS)
def test_a_ten_is_written_t_and_read_as_10_too(suit: str) -> None:
    assert str(Card(f"10{suit}")) == str(Card(f"{suit}10")) == str(Card(f"10{suit.lower()}")) == f"T{suit}"


@given(st.text(max_size=6) | st.text("0123456789TJQKASHDCjd ", max_size=4))
@example("")
@example("D01")
@example("SS")
@example("10")
@example("\ud800")
def test_any_text_is_a_card_or_refused(text: str) -> None:
    try:
        card: object = Card(text)
    except Refusal as refusal:
        card = refusal
    if isinstance(card, Refusal):
        assert (type(card), card.id, card.params) == (BadText, "bad_card", {"text": text})
        assert str(card)
    else:
        assert card in EVERY


def test_there_is_one_object_for_each_card() -> None:
    jack = Card("JD")
    assert copy.copy(jack) is copy.deepcopy(jack) is pickle.loads(pickle.dumps(jack)) is jack
    assert len({Card(text) for text in ("JD", "DJ", "jd")}) == 1
    assert jack != Card("JH")


def test_a_card_never_changes() -> None:
    jack = Card("JD")
    with pytest.raises(AttributeError, match="never changes"):
        jack.suit = "H"
    with pytest.raises(AttributeError, match="never changes"):
        del jack.suit
    assert jack.suit == "D"


@given(st.lists(cards, max_size=20))
def test_cards_written_read_back_in_their_order(some: list[Card]) -> None:
    assert read_cards(write_cards(some)) == tuple(some)
    assert read_cards(", ".join(map(str, some))) == tuple(some)
    assert read_cards(some) == read_cards(map(str, some)) == tuple(some)


def test_the_first_text_that_is_no_card_is_named() -> None:
    with pytest.raises(BadText) as caught:
        read_cards("JD 1D XX")
    assert caught.value.params == {"text": "1D"}


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_is_one_letter(suit: str) -> None:
    assert read_suit(suit) == suit


@pytest.mark.parametrize("text", ["", "s", "NT", "SH", "♠"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(BadText) as caught:
        read_suit(text)
    assert (caught.value.id, caught.value.params) == ("bad_suit", {"text": text})


def test_a_pack_lies_by_suit_its_ranks_as_given_copies_together() -> None:
    assert write_cards(pack_of("J9", copies=2)) == "JS JS 9S 9S JH JH 9H 9H JD JD 9D 9D JC JC 9C 9C"
    assert len(pack_of(iter(RANKS))) == 32


@given(st.lists(cards, max_size=12), st.lists(cards, max_size=12))
def test_what_is_missing_makes_the_cards_whole(wanted: list[Card], held: list[Card]) -> None:
    lacking = missing(wanted, held)
    for card in EVERY:
        assert lacking.count(card) == max(0, wanted.count(card) - held.count(card))
