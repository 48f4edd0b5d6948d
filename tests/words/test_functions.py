"""Cards, calls and lists inside a sentence, as players write them."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cardavia.words import LANGUAGES, Message, speak
from cardavia.words.functions import fluent_functions


def in_a_sentence(placeable: str, language: str = "en", **params: str) -> str:
    """Returns what a sentence made of just this placeable says."""

    def say(id: str, **params: str) -> str:
        pattern = bundle.get_message(id).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, params)
        assert errors == []
        return str(text)

    bundle = FluentBundle([language], functions=fluent_functions(say), use_isolating=False)
    cards = files("cardavia.words").joinpath(language, "cards.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(f"{cards}\nsentence = {placeable}\n"))
    return say("sentence", **params)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("JD", "J♦"),
        ("TC", "10♣"),
        ("9D JD TC", "9♦ J♦ 10♣"),
        ("AS KH QD 8C 7S", "A♠ K♥ Q♦ 8♣ 7♠"),
        ("", ""),
    ],
)
def test_cards_are_said_rank_then_suit(cards: str, said: str) -> None:
    assert in_a_sentence("{ CARDS($cards) }", cards=cards) == said


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("28D", "28♦"),
        ("D28", "♦28"),
        ("56S", "56♠"),
        ("28NT", "28 no trumps"),
        ("29NS", "29 Noes"),
        ("+2D", "+2♦"),
        ("+8C", "+8♣"),
        ("+2NS", "+2 Noes"),
        ("28P", "28, naming no suit"),
        ("P", "pass"),
        ("X", "double"),
        ("XX", "redouble"),
    ],
)
def test_calls_are_said_in_the_form_they_were_made_in(call: str, said: str) -> None:
    assert in_a_sentence("{ CALL($call) }", call=call) == said


@pytest.mark.parametrize("text", ["28", "28Z", "D", "+D28", "XXP", "pass"])
def test_what_is_no_call_is_never_said(text: str) -> None:
    with pytest.raises(AssertionError, match="is not a call"):
        in_a_sentence("{ CALL($call) }", call=text)


@pytest.mark.parametrize(
    ("items", "said"),
    [("", ""), ("4", "4"), ("4 6", "4 or 6"), ("4 6 8", "4, 6 or 8"), ("a b c d", "a, b, c or d")],
)
def test_lists_are_joined_as_one_speaks_them(items: str, said: str) -> None:
    assert in_a_sentence('{ LIST($items, join: "or") }', items=items) == said
    assert in_a_sentence('{ LIST($items, join: "and") }', items=items) == said.replace(" or ", " and ")
    assert in_a_sentence("{ LIST($items) }", items=items) == items


def test_cards_and_calls_are_joined_in_the_same_way() -> None:
    assert in_a_sentence('{ CARDS($cards, join: "and") }', cards="9D JD TC") == "9♦, J♦ and 10♣"
    assert in_a_sentence('{ CALL($calls, join: "or") }', calls="28D 29NS X") == "28♦, 29 Noes or double"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_each_card_and_call_apart(language: str) -> None:
    cards = [rank + suit for rank in "J9ATKQ87" for suit in "SHDC"]
    calls = "P X XX 28P 28D D28 28NT 28NS +2D +2NS".split()
    said = [in_a_sentence("{ CARDS($it) }", language, it=card) for card in cards]
    said += [in_a_sentence("{ CALL($it) }", language, it=call) for call in calls]
    assert len(set(said)) == len(cards) + len(calls)
    assert not any(re.search(r"[{}]", text) for text in said)


def test_a_seat_is_a_name_where_one_is_known_and_a_number_where_none_is() -> None:
    assert speak(Message.of("why_partner_has_jack", suit="D", who=3)).endswith("was shown by seat 3.")
    assert speak(Message.of("why_partner_has_jack", suit="D", who="Anu")).endswith("was shown by Anu.")
