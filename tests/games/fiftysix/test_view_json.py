"""Views as JSON: what was written reads back, and whatever else comes is a view or refused."""

import random
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardavia import games
from cardavia.games.fiftysix import Deal, FiftySix, View
from cardavia.words import Refusal

Courses = Callable[..., list[Deal]]
Wire = dict[str, object]

seeds = st.integers(0, 2**32)
tables = st.sampled_from(
    [
        (4, "classic"),
        (6, "international stop_when_decided"),
        (8, "classic direction=clockwise redeal_weak"),
        (4, "classic short_pack match_end=cannot_pay"),
    ]
)
moments = st.floats(0, 1)


def some_view(course: list[Deal], moment: float, rng: random.Random) -> View:
    deal = course[round(moment * (len(course) - 1))]
    if deal.auction.over and not deal.over and rng.random() < 0.4:
        calls = " ".join(map(str, deal.auction.calls))
        deal = deal.game.position(
            deal.hands,
            calls,
            dealer=deal.dealer,
            leader=deal.leader,
            trick=deal.trick,
            points=deal.points,
        )
        deal = deal.play(rng.choice(deal.legal_moves()))
    return deal.view(rng.choice([None, *range(deal.game.players)]))


def read(wire: object) -> View:
    return games.view_from_json(msgspec.json.encode(wire))


# ── what was written reads back ───────────────────────────────────────────────────────────────


@given(seeds, tables, moments, st.randoms(use_true_random=False))
def test_a_views_json_reads_back_to_it(
    wander: Courses, seed: int, table: tuple[int, str], moment: float, rng: random.Random
) -> None:
    view = some_view(wander(seed, *table), moment, rng)
    again = games.view_from_json(view.to_json())
    assert again == view
    assert again.to_json() == view.to_json()
    assert games.view_from_json(view.to_json().decode()) == view
    assert again.legal_moves() == view.legal_moves()


def test_a_view_is_written_in_texts_and_numbers(ending: Callable[..., Deal]) -> None:
    deal = ending(["AS AH", "KC", "KS", "QD QC"], "28H P P P", trick="9C 9H", score=(3, 21))
    wire = msgspec.json.decode(deal.play("QC").view(3).to_json())
    assert len(wire["start"].pop("gone").split()) == 40
    assert wire == {
        "game": "fiftysix",
        "version": 1,
        "players": 4,
        "rules": "classic",
        "seat": 3,
        "dealer": 0,
        "score": [3, 21],
        "calls": "28H P P P",
        "start": {"leader": 1, "trick": "9C 9H", "points": [20, 30]},
        "plays": "QC",
        "hand": "QD",
        "hands": None,
    }


# ── what contradicts itself is refused ────────────────────────────────────────────────────────


@pytest.fixture
def wire(ending: Callable[..., Deal]) -> Wire:
    """The view of seat 1, who has led to the last two of twelve tricks and seen no club of seat 2."""
    deal = ending(["AS AH", "9C KC", "KS 9H", "QD QC"], "28H P P P").play_all("9C KS")
    return msgspec.json.decode(deal.view(1).to_json())


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"game": "bridge"}, "bad_view"),
        ({"version": 2}, "bad_view"),
        ({"version": True}, "bad_view"),
        ({"players": "4"}, "bad_view"),
        ({"players": 10**30}, "bad_view"),
        ({"players": 6}, "auction_not_over"),
        ({"players": 5}, "players_not_possible"),
        ({"rules": "klassik"}, "unknown_preset"),
        ({"rules": "classic match=deals(6)"}, "score_not_of_deals"),
        ({"seat": 4}, "no_such_seat"),
        ({"seat": -1}, "no_such_seat"),
        ({"seat": None}, "view_cards"),
        ({"seat": 0}, "view_cards"),
        ({"dealer": 4}, "no_such_seat"),
        ({"score": [0, 24]}, "score_not_24_tables"),
        ({"score": [12]}, "bad_view"),
        ({"calls": ""}, "auction_not_over"),
        ({"calls": "28H P P P P"}, "auction_over"),
        ({"calls": "P 28P P P"}, "no_suit_only_as_opening"),
        ({"calls": "hello"}, "bad_call"),
        ({"plays": "9C 1S"}, "bad_card"),
        ({"plays": ""}, "view_cards"),
        ({"plays": "9C KS QC AS KC KS QD AH"}, "view_hands_when_over"),
        ({"plays": "9C KS QC AS KC KS QD AH JD"}, "deal_over"),
        ({"plays": "9C KS QC AS QC"}, "view_cards"),
        ({"hand": ""}, "view_cards"),
        ({"hand": "KC KC"}, "view_cards"),
        ({"hand": "JD"}, "view_cards"),
        ({"hands": ["", "KC", "", ""]}, "view_hands_when_over"),
        ({"start": None}, "bad_view"),
        ({"start": {"more": 1}}, "bad_view"),
        ({"start": {"leader": 4}}, "no_such_seat"),
        ({"start": {"trick": "9C 9C 9C 9C"}}, "trick_is_full"),
        ({"start": {"trick": "JS"}}, "not_in_the_pack"),
        ({"start": {"points": [20, 31]}}, "points_not_56_in_all"),
        ({"start": {"points": [20.5, 29.5]}}, "bad_view"),
        ({"start": {"gone": ""}}, "points_not_56_in_all"),
        ({"start": {"gone": "JD", "points": [0, 3]}}, "gone_not_in_tricks"),
        ({"start": {"gone": "JD JD JD KD", "points": [0, 9]}}, "not_in_the_pack"),
        ({"start": {"gone": "JD 9D KD QD", "points": [2, 3]}}, "piles_not_of_tricks"),
        ({"start": {"gone": "", "points": [0, 0], "leader": 2}}, "first_lead"),
        ({"more": 1}, "bad_view"),
    ],
)
def test_a_view_that_contradicts_the_rules_or_itself_is_refused(
    changes: dict, id: str, wire: Wire, refuses: Callable
) -> None:
    changed = wire | changes
    if isinstance(changes.get("start"), dict):
        changed["start"] = wire["start"] | changes["start"]
    with refuses(id):
        read(changed)


def test_no_card_is_played_before_the_auction_ends(dealt: Callable[..., Deal], refuses: Callable) -> None:
    wire = msgspec.json.decode(dealt({}).play("28D").view(1).to_json())
    with refuses("auction_goes_on", card="JS"):
        read(wire | {"plays": "JS"})
    with refuses("auction_not_over", calls="28D"):
        read(wire | {"start": wire["start"] | {"trick": "JS"}})


def test_there_are_cards_left_at_the_start(wire: Wire, refuses: Callable) -> None:
    game = games.game("fiftysix", 4)
    gone = " ".join(map(str, game.pack))
    with refuses("no_cards_left"):
        read(wire | {"plays": "", "start": wire["start"] | {"gone": gone, "points": [26, 30]}})


def test_nobody_plays_a_suit_that_he_did_not_follow(wire: Wire, refuses: Callable) -> None:
    with refuses("hand_is_void", seat=2, suit="C"):
        read(wire | {"plays": "9C KS QD AS KC QC", "hand": ""})


def test_the_viewer_holds_no_suit_that_he_did_not_follow(
    ending: Callable[..., Deal], refuses: Callable
) -> None:
    deal = ending(["9C AH", "KS KC", "9H QS", "QC QD"], leader=0).play_all("9C KC")
    wire = msgspec.json.decode(deal.view(1).to_json())
    with refuses("hand_is_void", seat=1, suit="C"):
        read(wire | {"plays": "9C KS", "hand": "KC"})


def test_the_cards_not_seen_have_room_in_the_hidden_hands(
    ending: Callable[..., Deal], refuses: Callable
) -> None:
    deal = ending(["9H AH", "AS KC", "KS TC", "QS QC"], leader=0).play_all("9H AS KS QS")
    view = deal.view(0)
    assert view.voids[1:] == ({"H"}, {"H"}, {"H"})
    wire = msgspec.json.decode(view.to_json())
    gone = str(wire["start"]["gone"]).replace("AH", "QC", 1)
    points = [wire["start"]["points"][0] - 1, wire["start"]["points"][1]]
    wire["start"] |= {"gone": gone, "points": points}
    with refuses("view_fits_no_deal"):
        read(wire)


def test_a_finished_view_shows_just_the_hands_left(ending: Callable[..., Deal], refuses: Callable) -> None:
    deal = ending(["JD KS", "QD KC", "KD QS", "QH QC"], rules="classic stop_when_decided", pile=26, leader=0)
    wire = msgspec.json.decode(deal.play_all("JD QD KD QH").view(1).to_json())
    assert wire["hands"] == ["KS", "KC", "QS", "QC"]
    assert read(wire).over
    with refuses("view_hands_when_over"):
        read(wire | {"hands": None})
    with refuses("hands_not_one_each", hands=3, seats=4):
        read(wire | {"hands": ["KS", "KC", "QS"]})
    with refuses("hand_size", seat=0, cards=2, wanted=1):
        read(wire | {"hands": ["KS QS", "KC", "", "QC"]})
    with refuses("hands_not_the_rest", cards="KS QS KC QC"):
        read(wire | {"hands": ["KS", "KC", "QS", "KH"]})
    with refuses("hand_is_known", seat=1, cards="QC"):
        read(wire | {"hands": ["KS", "QC", "QS", "KC"]})
    with refuses("hand_is_void", seat=3, suit="D"):
        read(wire | {"hands": ["KS", "KC", "QS", "TD"]})


# ── anything at all ───────────────────────────────────────────────────────────────────────────

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6)
    | st.sampled_from(["28D P P P", "JD", "JD JD JD", "classic", "international", "fiftysix", "schnapsen"])
)
values = st.recursive(
    scalars, lambda one: st.lists(one, max_size=4) | st.dictionaries(st.text(max_size=4), one, max_size=2)
)


def is_view_or_refused(text: bytes | str) -> None:
    view = outcome(text)
    if isinstance(view, Refusal):
        assert str(view)
    else:
        assert games.view_from_json(view.to_json()) == view
        assert len(view.legal_moves()) < 400


def outcome(text: bytes | str) -> View | Refusal:
    """Returns what was read, or the refusal: anything else fails the test."""
    try:
        return games.view_from_json(text)
    except Refusal as refusal:
        return refusal


@given(st.text() | st.binary())
@example("\ud800")
@example(b"\xff")
@example('{"game":' + "[" * 5000)
@example('{"game":"fiftysix"}')
def test_any_text_is_a_view_or_refused(text: str | bytes) -> None:
    is_view_or_refused(text)


@given(values)
def test_any_json_is_a_view_or_refused(value: object) -> None:
    is_view_or_refused(msgspec.json.encode(value))


@given(seeds, tables, moments, st.randoms(use_true_random=False), st.data())
def test_a_view_with_any_field_changed_or_dropped_is_a_view_or_refused(
    wander: Courses, seed: int, table: tuple[int, str], moment: float, rng: random.Random, data: st.DataObject
) -> None:
    wire = msgspec.json.decode(some_view(wander(seed, *table), moment, rng).to_json())
    for _ in range(data.draw(st.integers(1, 3))):
        part = wire["start"] if isinstance(wire.get("start"), dict) and data.draw(st.booleans()) else wire
        name = data.draw(st.sampled_from([*part, "more"]))
        if data.draw(st.integers(0, 3)) == 0:
            part.pop(name, None)
        else:
            part[name] = data.draw(values)
    is_view_or_refused(msgspec.json.encode(wire))


@given(seeds, tables, moments, st.randoms(use_true_random=False))
def test_a_view_with_its_cards_and_calls_shuffled_is_a_view_or_refused(
    wander: Courses, seed: int, table: tuple[int, str], moment: float, rng: random.Random
) -> None:
    wire = msgspec.json.decode(some_view(wander(seed, *table), moment, rng).to_json())
    for part, name in ((wire, "calls"), (wire, "plays"), (wire, "hand"), (wire["start"], "gone")):
        words = part[name].split()
        if words and rng.random() < 0.5:
            one, other = rng.choice(words), rng.choice([*words, "JD", "9S", "X", "P", "29NS"])
            part[name] = " ".join(other if word == one and rng.random() < 0.7 else word for word in words)
    is_view_or_refused(msgspec.json.encode(wire))


@given(seeds, tables, moments, st.randoms(use_true_random=False), st.data())
def test_a_view_with_its_bytes_changed_is_a_view_or_refused(
    wander: Courses, seed: int, table: tuple[int, str], moment: float, rng: random.Random, data: st.DataObject
) -> None:
    text = bytearray(some_view(wander(seed, *table), moment, rng).to_json())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        match data.draw(st.sampled_from(["flip", "drop", "double", "cut"])):
            case "flip":
                text[at] = data.draw(st.integers(0, 255))
            case "drop":
                del text[at : at + data.draw(st.integers(1, 20))]
            case "double":
                text[at:at] = text[at : at + data.draw(st.integers(1, 20))]
            case _:
                del text[at + 1 :]
        text = text or bytearray(b"0")
    is_view_or_refused(bytes(text))


# ── the deals before ──────────────────────────────────────────────────────────────────────────


def in_second_deal() -> View:
    game = FiftySix(4)
    match = game.match(0).start_deal(game.pack)
    while not match.needs_pack:
        assert match.deal is not None
        match = match.play(match.deal.legal_moves()[0] if match.deal.auction.over else "P")
    deal = match.start_deal(game.pack).deal
    assert deal is not None
    return deal.view(0)


def test_earlier_deals_of_the_match_travel_with_all_their_cards() -> None:
    view = in_second_deal()
    wire = msgspec.json.decode(view.to_json())
    (earlier,) = wire["earlier"]
    assert (earlier["dealer"], earlier["calls"], len(earlier["hands"])) == (0, "P P P P", 4)
    assert read(wire) == view


@pytest.mark.parametrize(
    ("field", "spoilt"),
    [("dealer", 4), ("calls", "P P P"), ("calls", "P P P Q"), ("hands", ["JS"] * 4), ("hands", [])],
)
def test_an_earlier_deal_that_cannot_have_been_is_refused(field: str, spoilt: object) -> None:
    wire = msgspec.json.decode(in_second_deal().to_json())
    wire["earlier"][0][field] = spoilt
    with pytest.raises(Refusal):
        read(wire)
