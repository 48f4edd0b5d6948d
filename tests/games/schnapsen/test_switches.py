"""The switches: what other circles play, all off in the rules called classic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.cards import Card
from cardavia.games.schnapsen import CLOSE, EXCHANGE, PRESETS, Deal, Rules, Schnapsen
from cardavia.words import BadRules, IllegalMove

from .dealing import CLASSIC, NEEDS_FOUR, SHARP

HANDS = ["AS KS QS JH TC", "TS JS AH KC QC"]
STOCK = "KH QH KD QD AD TD JD AC JC TH"


def dealt(game: Schnapsen) -> Deal:
    return game.deal(dealer=1, hands=HANDS, stock=STOCK)


def with_two_left(game: Schnapsen) -> Deal:
    return dealt(game).play_all("AS JS QS TS KC TC AD KD")


def reason(deal: Deal, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        deal.play(move)
    return refused.value.id


def test_classic_has_every_switch_off() -> None:
    assert list(PRESETS) == ["classic"]
    assert PRESETS["classic"] == Rules()
    assert not any(getattr(Rules(), switch) for switch in Rules.__struct_fields__)
    assert CLASSIC.rules == Rules()


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("classic", Rules()),
        ("classic close_needs_four", Rules(close_needs_four=True)),
        ("classic sharp=on", Rules(sharp=True)),
        ("classic sharp sharp=off", Rules()),
        ("classic close_needs_four sharp", Rules(close_needs_four=True, sharp=True)),
    ],
)
def test_a_rule_set_is_a_preset_and_the_switches_that_differ(text: str, rules: Rules) -> None:
    assert Schnapsen(rules=text).rules == rules
    assert Schnapsen(rules=text) == Schnapsen(rules=rules)
    assert hash(Schnapsen(rules=text)) == hash(Schnapsen(rules=rules))


def test_a_rule_set_tells_the_switches_that_are_on() -> None:
    assert Rules().switches_on == ()
    assert Rules(sharp=True, close_needs_four=True).switches_on == ("close_needs_four", "sharp")


@given(st.builds(Rules, close_needs_four=st.booleans(), sharp=st.booleans()))
def test_the_text_of_a_rule_set_reads_back(rules: Rules) -> None:
    game = Schnapsen(rules=rules)
    assert Schnapsen(rules=game.rules_text) == game
    assert repr(game) == f"Schnapsen(rules='{game.rules_text}')"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown_preset"),
        ("bavarian", "unknown_preset"),
        ("classic stage_jump", "unknown_switch"),
        ("classic sharp=maybe", "switch_value"),
    ],
)
def test_a_rule_set_that_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadRules) as refused:
        Schnapsen(rules=text)
    assert refused.value.id == reason


def test_games_of_other_rules_are_not_the_same() -> None:
    assert len({CLASSIC, NEEDS_FOUR, SHARP, Schnapsen()}) == 3
    assert CLASSIC != "schnapsen"


# ── close_needs_four ──


@pytest.mark.parametrize("game", [NEEDS_FOUR, SHARP])
def test_close_needs_four_no_closing_with_two_cards_left(game: Schnapsen) -> None:
    deal = with_two_left(game)
    assert deal.stock_size == 2
    assert CLOSE not in deal.legal_moves()
    assert reason(deal, "close") == "close_not_with_two_left"
    assert CLOSE in with_two_left(CLASSIC).legal_moves()


@pytest.mark.parametrize("game", [NEEDS_FOUR, SHARP])
def test_close_needs_four_allows_it_with_four_cards_left(game: Schnapsen) -> None:
    deal = dealt(game).play_all("AS JS QS TS KC TC")
    assert deal.stock_size == 4
    assert deal.play(CLOSE).closed_by == 0


def test_close_needs_four_leaves_the_exchange_alone() -> None:
    assert EXCHANGE in with_two_left(NEEDS_FOUR).legal_moves()


# ── sharp ──


def test_sharp_no_exchange_in_the_first_trick() -> None:
    deal = dealt(SHARP)
    assert EXCHANGE not in deal.legal_moves()
    assert reason(deal, "exchange") == "exchange_not_in_first_trick"
    assert EXCHANGE in deal.play_all("AS JS").legal_moves()


@pytest.mark.parametrize("lead", ["KS", "QS"])
def test_sharp_king_and_queen_are_led_plain_in_the_first_trick(lead: str) -> None:
    after = dealt(SHARP).play(lead)
    assert (after.table.marriage, after.pending, after.shown) == (0, (0, 0), ((), ()))
    assert after.play("JS").points == ({"K": 4, "Q": 3}[lead[0]] + 2, 0)


def test_sharp_from_the_second_trick_on_marriages_count() -> None:
    assert dealt(SHARP).play_all("AS JS KS").points == (13 + 20, 0)


def test_sharp_the_stock_may_be_closed_in_the_first_trick_and_its_lead_is_still_plain() -> None:
    after = dealt(SHARP).play_all("close KS")
    assert (after.closed_by, after.table.marriage) == (0, 0)
    assert after.play_all("TS AH JH KC").table.marriage == 20


def test_sharp_no_exchange_with_two_cards_left() -> None:
    deal = with_two_left(SHARP)
    assert deal.stock_size == 2
    assert reason(deal, "exchange") == "exchange_not_with_two_left"
    assert EXCHANGE in dealt(SHARP).play_all("AS JS QS TS KC TC").legal_moves()


def test_sharp_points_stay_shown() -> None:
    assert dealt(SHARP).play_all("AS JS").view(1).points == (13, 0)


def test_sharp_positions_know_which_trick_they_are_in() -> None:
    later = SHARP.position("H", ["KD QD", "AD AS"], (45, 46), tricks=(4, 4))
    assert later.play("KD").table.marriage == 20
    first = SHARP.position("H", HANDS, (0, 0), stock=STOCK)
    assert first.play("KS").table.marriage == 0
    led = SHARP.position(
        "H", ["QS KD JH TC", HANDS[1]], (0, 0), led="KS", stock=STOCK.replace("KD", "AS"), shown="QS"
    )
    assert (led.table.marriage, led.shown) == (0, ((Card("QS"),), ()))
    # A stock closed in the first trick and left out: what the tricks won do not tell, the hands do.
    closed = SHARP.position("H", ["KD QD", "AD AS"], (0, 30), tricks=(0, 1), closed_by=1, frozen=(0, 0))
    assert (closed.trick_number, closed.play("KD").pending) == (4, (20, 0))
