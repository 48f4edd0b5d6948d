"""Views as JSON: what is written reads back, and what cannot be is refused, whatever it is."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games import view_from_json
from cardavia.games.schnapsen import Deal, View
from cardavia.words import BadPosition, BadText, IllegalMove, Refusal

from .dealing import (
    CLASSIC,
    SHARP,
    any_deals,
    chances,
    completed,
    hidden_cards,
    played_again,
    viewers,
)

Json = dict[str, Any]

HANDS = ["AS KS QS JH TC", "TS JS AH KC QC"]
DEAL = CLASSIC.deal(dealer=1, hands=HANDS, stock="KH QH KD QD AD TD JD AC JC TH")


def wire(deal: Deal, viewer: int | None) -> Json:
    return msgspec.json.decode(deal.view(viewer).to_json(), type=dict[str, Any])


def read(facts: Json) -> View:
    view = view_from_json(msgspec.json.encode(facts))
    assert isinstance(view, View)
    return view


def read_or_refused(data: bytes) -> View | None:
    """Returns the view, or None where it is refused, with a reason that can be told."""
    try:
        view = view_from_json(data)
    except Refusal as refused:
        return None if str(refused) else pytest.fail("no reason is told")
    assert isinstance(view, View)
    return view


def check_that_it_holds(view: View, chance: Random) -> None:
    """Whatever was read is a view like any other: it is written, moved and completed as such."""
    assert view_from_json(view.to_json()) == view
    assert set(view.legal_moves()) <= {*view.hand, *CLASSIC.all_moves()[:2]}
    assert len(view.unseen) <= 20
    for hidden in hidden_cards(view, chance, 4):
        if deal := completed(view, hidden):
            assert deal.view(view.seat) == view
            assert played_again(deal) == deal


# ── what is written reads back ──


@settings(max_examples=300)
@given(any_deals, viewers)
def test_a_view_reads_back(deal: Deal, viewer: int | None) -> None:
    view = deal.view(viewer)
    again = view_from_json(view.to_json())
    assert again == view
    assert again.to_json() == view.to_json()


# Hearts are trump; the hidden hand does not hold the highest cards not seen, and its moves tell so.
TELLING = CLASSIC.deal(
    dealer=1, hands=["KS TS JS TD AC", "QD JD JC QC KD"], stock="QS AS KC TC AD AH TH KH QH JH"
)


@pytest.mark.parametrize(
    "moves",
    ["KS", "KS QD", "close TS QD", "close KS JD", "close TD JD", "close TD JD TS QD", "KS QD close TS AS"],
)
def test_a_view_of_telling_moves_reads_back(moves: str) -> None:
    for viewer in (0, 1, None):
        view = TELLING.play_all(moves).view(viewer)
        assert view_from_json(view.to_json()) == view


def test_a_view_tells_facts_alone_and_nothing_hidden() -> None:
    after = DEAL.play_all("KS TS")
    assert wire(after, 1) == {
        "game": "schnapsen",
        "version": 1,
        "rules": "classic",
        "seat": 1,
        "dealer": 1,
        "score": [7, 7],
        "trump": "H",
        "start": {
            "indicator": "TH",
            "gone": "",
            "lead": "",
            "shown": ["", ""],
            "points": [0, 0],
            "tricks": [0, 0],
            "pending": [0, 0],
            "closed_by": None,
            "frozen": None,
            "stock_size": 10,
        },
        "moves": "KS+20 TS",
        "hand": "JS AH KH KC QC",
        "drawn": "KH",
        "hands": None,
        "stock": None,
    }


@given(any_deals)
def test_a_view_never_names_a_card_that_its_viewer_has_not_seen(deal: Deal) -> None:
    for viewer in (0, 1, None):
        view = deal.view(viewer)
        text = view.to_json().decode()
        assert not [card for card in view.unseen if card.text in text]


# ── what is no view ──


@given(st.text(st.characters()) | st.binary())
def test_any_text_is_a_view_or_refused(data: str | bytes) -> None:
    with pytest.raises(BadText, match="This is no view of a game"):
        view_from_json(data)


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"game": "poker"}',
        '{"game": "schnapsen"}',
        '{"game": ' + "[" * 100_000,
        '{"game": "\ud800"}',
        b'{"game": "\xff"}',
        '{"game": ' + "9" * 5000 + "}",
    ],
)
def test_what_is_no_view_at_all_is_refused(data: str | bytes) -> None:
    with pytest.raises(BadText, match="This is no view of a game"):
        view_from_json(data)


WRONG: dict[str, tuple[Callable[[Json], object], type[Refusal], str]] = {
    "another version": (lambda it: it.update(version=2), BadText, "bad_view"),
    "a field too many": (lambda it: it.update(colour="red"), BadText, "bad_view"),
    "a field too few": (lambda it: it.pop("hand"), BadText, "bad_view"),
    "a text for a number": (lambda it: it.update(dealer="1"), BadText, "bad_view"),
    "other rules": (lambda it: it.update(rules="bavarian"), Refusal, "unknown_preset"),
    "no such seat": (lambda it: it.update(seat=2), BadPosition, "no_such_seat"),
    "no such dealer": (lambda it: it.update(dealer=-1), BadPosition, "no_such_seat"),
    "no such score": (lambda it: it.update(score=[7, 10**18]), BadPosition, "score_outside"),
    "no such suit": (lambda it: it.update(trump="X"), BadText, "bad_suit"),
    "no such card": (lambda it: it.update(hand="JS AH KH KC ??"), BadText, "bad_card"),
    "an indicator of another suit": (lambda it: it.update(trump="S"), BadPosition, "indicator_is_trump"),
    "no indicator": (lambda it: it["start"].update(indicator=""), BadPosition, "indicator_ends_stock"),
    "a stock too big": (lambda it: it["start"].update(stock_size=12), BadPosition, "stock_not_even"),
    "half a trick gone": (lambda it: it["start"].update(gone="AD"), BadPosition, "gone_not_in_tricks"),
    "one card twice": (lambda it: it["start"].update(gone="AD AD"), BadPosition, "not_in_the_pack"),
    "a card of another pack": (lambda it: it["start"].update(gone="9D 8D"), BadPosition, "not_in_the_pack"),
    "a hand too big": (lambda it: it["start"].update(stock_size=8), BadPosition, "hand_size_outside"),
    "a hand too small": (lambda it: it["start"].update(gone="AD TD"), BadPosition, "hand_not_full"),
    "a move of another pack led": (lambda it: it.update(moves="9S TS"), BadPosition, "not_in_the_pack"),
    "a move of another pack played": (lambda it: it.update(moves="KS+20 9S"), BadPosition, "not_in_the_pack"),
    "a word for a move": (lambda it: it.update(moves="KS+20 TS pass"), IllegalMove, "unknown_move"),
    "a marriage in reply": (lambda it: it.update(moves="KS+20 TS+20"), IllegalMove, "unknown_move"),
    "a marriage of forty": (lambda it: it.update(moves="KS+40 TS"), IllegalMove, "lead_declares"),
    "a marriage of nothing": (lambda it: it.update(moves="KS+ TS"), IllegalMove, "lead_declares"),
    "a marriage of an ace": (lambda it: it.update(moves="AS+20 TS"), IllegalMove, "lead_declares"),
    "closing in reply": (lambda it: it.update(moves="KS+20 close"), IllegalMove, "close_on_lead_only"),
    "an exchange twice": (
        lambda it: it.update(moves="exchange exchange KS+20 TS"),
        IllegalMove,
        "exchange_jack_lies_there",
    ),
    "hands too early": (lambda it: it.update(hands=["", ""]), BadPosition, "view_hands_when_over"),
    "a stock too early": (lambda it: it.update(stock="TH"), BadPosition, "view_hands_when_over"),
    "a card too few": (lambda it: it.update(hand="JS AH KH KC"), BadPosition, "view_cards"),
    "a card that was played": (lambda it: it.update(hand="TS AH KH KC QC"), BadPosition, "view_cards"),
    "the indicator in hand": (lambda it: it.update(hand="JS AH KH KC TH"), BadPosition, "view_cards"),
    "the other's card in hand": (lambda it: it.update(hand="QS AH KH KC QC"), BadPosition, "view_cards"),
    "a draw too many": (lambda it: it.update(drawn="KH QC"), BadPosition, "view_cards"),
    "a draw not held": (lambda it: it.update(drawn="KD"), BadPosition, "view_cards"),
    "a card played before it came": (lambda it: it.update(drawn="TS"), BadPosition, "cannot_have_been_held"),
}
"""One thing each that is wrong with a view that is right."""


@pytest.mark.parametrize("what", WRONG)
def test_a_view_that_contradicts_itself_or_the_rules_is_refused(what: str) -> None:
    facts = wire(DEAL.play_all("KS TS"), 1)
    assert read(facts)
    spoil, kind, reason = WRONG[what]
    spoil(facts)
    with pytest.raises(kind) as refused:
        read(facts)
    assert refused.value.id == reason


def test_a_spectators_view_has_no_hand() -> None:
    facts = wire(DEAL.play_all("KS TS"), None)
    assert read(facts).seat is None
    for wrong in ({"hand": "JS AH KH KC QC"}, {"drawn": "KH"}):
        with pytest.raises(BadPosition, match="cannot be the viewer’s cards"):
            read(facts | wrong)


def test_what_was_shown_is_in_the_viewers_hand() -> None:
    facts = wire(DEAL.play_all("KS TS"), 0)
    assert facts["hand"] == "AS QS QH JH TC"
    with pytest.raises(BadPosition, match="has shown Q♠"):
        read(facts | {"hand": "AS AD QH JH TC"})


def test_a_marriage_known_to_be_there_is_declared() -> None:
    facts = wire(DEAL.play_all("KS JS QS"), 1)
    facts["start"]["shown"] = ["QS", ""]
    with pytest.raises(IllegalMove, match="declares 20"):
        read(facts | {"moves": "KS JS QS"})


def test_a_reply_in_strict_play_is_one_that_the_viewers_hand_allowed() -> None:
    facts = wire(DEAL.play_all("close AS JS"), 1)
    with pytest.raises(BadPosition, match="could not have answered with"):
        read(facts | {"moves": "close AS KC", "hand": "TS JS AH QC"})


def test_a_reply_in_strict_play_is_allowed_once_the_deal_is_over_too() -> None:
    deal = CLASSIC.position("H", ["KS AD", "AS QS"], (46, 45), tricks=(4, 4)).play_all("KS AS QS AD")
    for viewer in (0, 1, None):
        facts = wire(deal, viewer)
        assert read(facts).over
        with pytest.raises(BadPosition, match="could not have answered with Q♠"):
            read(facts | {"moves": "KS QS AD AS"})


def test_the_last_card_drawn_by_the_loser_of_the_last_draw_is_the_indicator() -> None:
    facts = wire(DEAL.play_all("AS JS KS TS KC TC AD KD JD TD"), 0)
    *drawn, last, indicator = facts["drawn"].split()
    assert indicator == "TH"
    with pytest.raises(BadPosition, match="cannot be the viewer’s cards"):
        read(facts | {"drawn": " ".join([*drawn, indicator, last])})


def test_in_the_sharp_games_first_trick_nothing_is_declared_or_exchanged() -> None:
    facts = wire(SHARP.deal(dealer=1, hands=HANDS, stock=DEAL.stock).play_all("KS TS"), 1)
    assert facts["moves"] == "KS TS"
    for moves in ("KS+20 TS", "exchange KS TS"):
        with pytest.raises(IllegalMove):
            read(facts | {"moves": moves})


def test_a_view_that_no_other_hand_fits_is_refused() -> None:
    deal = CLASSIC.position("H", ["KS AD", "AS QS"], (46, 45), tricks=(4, 4))
    facts = wire(deal.play_all("KS AS"), 0)
    assert read(facts).hand
    with pytest.raises(BadPosition, match="No deal looks like this"):
        read(facts | {"moves": "KS QS"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["QD", "AS JD"]},
        {"hands": ["QD", "AS"]},
        {"hands": ["QD", "AS AD AC"]},
        {"hands": ["JD", "AS AD"]},
        {"hands": None},
        {"stock": None},
        {"stock": "TC"},
        {"moves": "KD+20 AD"},
        {"moves": "KD"},
        {"hand": "AS AD"},
    ],
)
def test_a_deal_that_is_over_lies_open_as_it_was(wrong: Json) -> None:
    deal = CLASSIC.position("H", ["KD QD", "AD AS"], (46, 45), tricks=(4, 4)).play("KD")
    facts = wire(deal, 0)
    assert read(facts).over
    with pytest.raises(Refusal):
        read(facts | wrong)


def test_the_viewers_hand_is_the_one_that_lies_open_once_the_deal_is_over() -> None:
    deal = CLASSIC.position("C", ["AS AH AD", "TS TH TD"], (45, 32), tricks=(4, 3)).play_all("AS TS")
    facts = wire(deal, 0)
    assert (read(facts).hand, facts["hands"]) == (deal.hands[0], ["AH AD", "TH TD"])
    with pytest.raises(BadPosition, match="The hand of seat 0 is seen here"):
        read(facts | {"hand": "AH TD"})


# ── what has been spoilt at random ──

WORDS = [
    *"close exchange JH KS+20 KH+40 QS TS 9D AS AD+20 TC + +20 P X 28D".split(),
    *"JS KH QH KD QD TD JD AC JC TH AH KC QC".split(),
]
NUMBERS = [-(10**18), -20, -1, 0, 1, 2, 3, 7, 8, 10, 20, 33, 40, 65, 66, 10**18]
ANYTHING = [None, True, 0.5, "", "AS", [], [0, 0], ["", ""], {}, {"points": 10, "tricks": 1}]


def places(facts: Any) -> list[tuple[Any, Any]]:
    """Returns every place where something stands: the object or list, and the key."""
    inside = facts.items() if isinstance(facts, dict) else enumerate(facts) if isinstance(facts, list) else ()
    return [place for key, value in inside for place in ((facts, key), *places(value))]


def spoil(facts: Json, other: Json, chance: Random) -> None:
    """Changes one thing: a word or number, two things in each other's place, one from another view, …"""
    where, key = chance.choice(places(facts))
    old = where[key]
    match chance.choice(["like", "like", "like", "like", "swap", "other", "any", "drop"]):
        case "like" if isinstance(old, str):
            where[key] = spoil_words(old.split(), chance)
        case "like" if isinstance(old, int):
            where[key] = chance.choice([old + 1, old - 1, old + 2, old + 20, 1 - old, *NUMBERS])
        case "swap":
            there, place = chance.choice(places(facts))
            if not isinstance(old, dict) and not isinstance(there[place], dict):
                # Copies: a list that is put into itself has no end.
                where[key], there[place] = deepcopy(there[place]), deepcopy(old)
        case "other" if where is facts:
            where[key] = other.get(key, old)
        case "drop":
            del where[key]
        case _:
            where[key] = deepcopy(chance.choice(ANYTHING))


def spoil_words(words: list[str], chance: Random) -> str:
    """Returns a text of which one word was put in, changed, dropped, repeated or moved."""
    place = chance.randint(0, len(words))
    match chance.choice(["insert", "change", "drop", "repeat", "move"]):
        case "insert":
            words.insert(place, chance.choice(WORDS))
        case "change":
            words[place : place + 1] = [chance.choice(WORDS)]
        case "drop":
            del words[place : place + 1]
        case "repeat":
            words[place:place] = words[place : place + 1]
        case _:
            words[place : place + 2] = words[place : place + 2][::-1]
    return " ".join(words)


@settings(max_examples=300)
@given(any_deals, viewers, any_deals, viewers, st.integers(1, 3), chances)
def test_a_spoilt_view_is_refused_or_holds_together(
    deal: Deal, viewer: int | None, other: Deal, stranger: int | None, times: int, chance: Random
) -> None:
    facts = wire(deal, viewer)
    for _ in range(times):
        spoil(facts, wire(other, stranger), chance)
    if view := read_or_refused(msgspec.json.encode(facts)):
        check_that_it_holds(view, chance)


@given(any_deals, viewers, st.data())
def test_a_view_with_a_byte_changed_is_refused_or_holds_together(
    deal: Deal, viewer: int | None, data: st.DataObject
) -> None:
    written = bytearray(deal.view(viewer).to_json())
    written[data.draw(st.integers(0, len(written) - 1))] = data.draw(st.integers(0, 255))
    if view := read_or_refused(bytes(written)):
        check_that_it_holds(view, Random(0))
