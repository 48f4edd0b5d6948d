"""What a call tells (rule 8, last column): its bounds on the hand, and the sentence that says it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import conventions, games
from cardavia.cards import SUITS, Card, Hand, pack_of, read_cards
from cardavia.conventions import Promise
from cardavia.games.fiftysix import CALLS, PASS, RANK_ORDER, Auction, Form, Rules, read_call

DOUBLE_PACK = pack_of(RANK_ORDER, copies=2)


def auction(calls: str = "", rules: str = "classic", players: int = 6) -> Auction:
    return games.game("fiftysix", players, rules).auction(dealer=0).call_all(calls)


def last_promise(calls: str, rules: str = "classic") -> Promise:
    return conventions.promise(auction(calls, rules), len(calls.split()) - 1)


@pytest.mark.parametrize(
    ("calls", "keeps", "breaks"),
    [
        pytest.param("28D", "JD QD KS", "9D AD TD JS", id="number first: at least one Jack of the suit"),
        pytest.param("28D", "JD JD", "JH JC", id="number first: both Jacks will do"),
        pytest.param("D28", "9D AD TD", "JD 9D AD TD", id="suit first: strong without the Jack"),
        pytest.param("D28", "9D 9D TD KD", "9D TD KD QD", id="suit first: three high cards"),
        pytest.param("28NT", "JS JH", "JS JS", id="no trumps: Jacks in several suits"),
        pytest.param("28D 29NS", "JS KH QC", "QD JS KH", id="Noes: void in the suit named last"),
        pytest.param("28D +2NS", "JS KH QC", "9D JS KH", id="plus two Noes: the same"),
        pytest.param("28D +2D", "JD 9D KS", "JD 9D KD", id="plus k: k high cards and no other"),
        pytest.param("28D +2D", "TD AD KS", "TD KS QS", id="plus k: not fewer"),
        pytest.param("28D +1H", "AH KS", "AH TH", id="plus k: not more"),
        pytest.param("28D +8H", "JH JH 9H 9H AH AH TH TH", "JH JH 9H 9H AH AH TH", id="plus eight: all"),
    ],
)
def test_the_last_bid_tells(calls: str, keeps: str, breaks: str) -> None:
    promise = last_promise(calls)
    assert promise.holds(read_cards(keeps))
    assert not promise.holds(read_cards(breaks))


@pytest.mark.parametrize(
    ("calls", "suit"),
    [
        pytest.param("28D 29NS", "D", id="by an opponent"),
        pytest.param("28D P 29NS", "D", id="by a partner"),
        pytest.param("28D 29NT 30NS", "D", id="no trumps name no suit"),
        pytest.param("28D H29 30NS", "H", id="suit first names one"),
        pytest.param("28D +1C 30NS", "C", id="plus names one"),
        pytest.param("28D 29NS P 30NS", "D", id="Noes name none"),
        pytest.param("28D X 29NS", "D", id="a double changes nothing"),
    ],
)
def test_noes_tell_of_the_suit_most_recently_named(calls: str, suit: str) -> None:
    promise = last_promise(calls)
    assert (promise.suit, promise.tells) == (suit, "void")


@pytest.mark.parametrize(
    ("calls", "rules"),
    [
        ("28NS", "classic"),
        ("P 28NS", "classic"),
        ("28NT 29NS", "classic"),
        ("28NT +2NS", "classic"),
        ("28P", "international"),
        ("28P 29NS", "international"),
        ("P", "classic"),
        ("28D X", "classic"),
        ("28D X XX", "classic"),
    ],
)
def test_some_calls_tell_nothing_of_the_hand(calls: str, rules: str) -> None:
    promise = last_promise(calls, rules)
    assert promise.bounds == ()
    assert promise.holds(())
    assert promise.holds(DOUBLE_PACK)


def test_noes_that_keep_the_strain_tell_the_same() -> None:
    assert last_promise("28D 29NS", "classic noes_strain=keep") == last_promise("28D 29NS")


def test_the_number_said_does_not_matter() -> None:
    for low, high in (("28D", "55D"), ("D28", "D44"), ("28NT", "40NT")):
        assert last_promise(low).bounds == last_promise(high).bounds


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        ("28D", "28♦: at least one Jack of diamonds."),
        ("D28", "♦28: strong in diamonds (3 high cards or more), but no Jack of them."),
        ("31NT", "31 no trumps: Jacks in 2 suits or more."),
        ("28C 29NS", "29 Noes: void in clubs, the suit named last."),
        ("28C +2NS", "+2 Noes: void in clubs, the suit named last."),
        ("28S +1S", "+1♠: exactly one high card of spades (J 9 A 10), and no other card of it."),
        ("28S +2H", "+2♥: exactly 2 high cards of hearts (J 9 A 10), and no other card of it."),
        ("28NS", "28 Noes: tells nothing of the hand."),
        ("P", "Pass: tells nothing of the hand."),
    ],
)
def test_every_surface_can_say_it(calls: str, sentence: str) -> None:
    assert str(last_promise(calls).message) == sentence


@pytest.mark.parametrize("named", ["", "28D"])
def test_every_call_there_is_can_be_described(named: str) -> None:
    before = auction(named)
    for call in CALLS.values():
        assert str(conventions.describe(call, before)).endswith(".")


def test_the_card_has_a_line_for_each_form() -> None:
    assert conventions.card().keys() == set(Form)


def test_describing_a_call_says_what_it_will_have_told() -> None:
    before = auction("28D P H29")
    for call in before.legal_calls():
        after = before.call(call)
        assert conventions.describe(call, before) == conventions.promise(after, 3).message


def test_a_promise_looks_only_back() -> None:
    calls = "28D 29NS C30 +1S".split()
    whole = auction(" ".join(calls))
    for index in range(len(calls)):
        assert conventions.promise(whole, index) == last_promise(" ".join(calls[: index + 1]))


def test_there_is_no_call_that_has_not_been_made() -> None:
    with pytest.raises(IndexError):
        conventions.promise(auction("28D"), 1)


hands = st.lists(st.sampled_from(DOUBLE_PACK), max_size=12).map(tuple)


@given(hand=hands, call=st.sampled_from(list(CALLS.values())), named=st.sampled_from(SUITS))
def test_the_card_says_what_rule_8_says(hand: Hand, call: object, named: str) -> None:
    """The last column of rule 8 in other words, against the card."""
    call = read_call(str(call))
    before = Auction(Rules(), players=6, first=0).call_all(f"28{named}")
    suit = named if call.is_noes else call.suit
    held = [card.rank for card in hand if card.suit == suit]
    high = [rank for rank in held if rank in ("J", "9", "A", "T")]
    expected = {
        Form.NUMBER_SUIT: "J" in held,
        Form.SUIT_NUMBER: "J" not in held and len(high) > 2,
        Form.NUMBER_NO_TRUMPS: len({card.suit for card in hand if card.rank == "J"}) > 1,
        Form.NUMBER_NOES: not held,
        Form.PLUS_NOES: not held,
        Form.PLUS_SUIT: len(held) == len(high) == call.number,
    }.get(call.form, True)
    assert conventions.telling(call, before).holds(hand) == expected


def test_a_hand_may_hold_two_of_a_card() -> None:
    assert conventions.telling(read_call("+2D"), auction("28S")).holds((Card("TD"), Card("TD")))
    assert conventions.telling(PASS, auction()).holds((Card("TD"), Card("TD")))
