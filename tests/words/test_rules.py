"""The rules pages say all that the games play, under the numbers that the code goes by, and nothing else."""

import re
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cardavia import games
from cardavia.cards import Card
from cardavia.games import fiftysix, schnapsen
from cardavia.words import LANGUAGES, BadRequest, BadRules, Message, speak
from cardavia.words.rules import Rule, RulesPage, Switch, Table, rules_page

LAST_RULE = {"fiftysix": 19, "schnapsen": 15}
RULES = {"fiftysix": fiftysix.Rules, "schnapsen": schnapsen.Rules}
PRESETS = {"fiftysix": fiftysix.PRESETS, "schnapsen": schnapsen.PRESETS}

every_game = pytest.mark.parametrize("game", games.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbered(page: RulesPage) -> list[Rule]:
    return [rule for section in page.sections for rule in section.entries]


def switch(page: RulesPage, name: str) -> Switch:
    return next(switch for switch in page.switches.entries if switch.name == name)


def table_of(game: str, number: int) -> Table:
    table = numbered(rules_page(game))[number - 1].table
    assert table is not None
    return table


def messages(part: object) -> Iterator[Message]:
    """Gives every message of a page, wherever it stands."""
    if isinstance(part, Message):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from messages(inner)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from messages(getattr(part, field))


# ── whole ─────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_the_rules_are_numbered_from_one_without_a_gap(game: str) -> None:
    assert [rule.number for rule in numbered(rules_page(game))] == list(range(1, LAST_RULE[game] + 1))


@every_game
def test_every_switch_of_the_rules_has_its_text_and_no_other(game: str) -> None:
    named = [switch.name.partition("=")[0] for switch in rules_page(game).switches.entries]
    assert named == list(RULES[game].__struct_fields__)


@every_game
def test_a_switch_is_named_as_rule_sets_write_it(game: str) -> None:
    off = PRESETS[game]["classic"]
    for name in (switch.name for switch in rules_page(game).switches.entries):
        written = name.replace("a-b-c-d", "4-1-1-1").replace("(n)", "(9)")
        rules = games.game(game, players=4 if game == "fiftysix" else 2, rules=f"classic {written}").rules
        changed = [field for field in off.__struct_fields__ if getattr(rules, field) != getattr(off, field)]
        assert changed == [name.partition("=")[0]]


@every_game
def test_a_switch_changes_rules_that_there_are(game: str) -> None:
    for switch in rules_page(game).switches.entries:
        assert switch.rules
        assert set(switch.rules) <= set(range(1, LAST_RULE[game] + 1))


@every_game
def test_the_presets_turn_on_what_the_page_says(game: str) -> None:
    page = rules_page(game)
    told = {
        preset.name: games.game(game, rules=" ".join(["classic", *preset.switches])).rules
        for preset in page.presets.entries
    }
    assert told == PRESETS[game]


@every_language
def test_every_sentence_for_the_rules_pages_stands_on_one(language: str) -> None:
    told = {message.id for game in games.GAMES for message in messages(rules_page(game))}
    marks = {"rules_on", "rules_off", "rules_changed"}
    written = {
        entry.id.name.removesuffix("_german")
        for file in files("cardavia.words").joinpath(language).iterdir()
        if file.name.startswith("rules")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }
    assert told | marks == written


@every_game
@every_language
def test_every_message_is_one_paragraph(game: str, language: str) -> None:
    for message in messages(rules_page(game)):
        said = speak(message, language)
        assert said.strip() == said != ""
        assert "\n" not in said


@every_game
def test_every_rule_that_a_sentence_names_is_known_to_be_named_there(game: str) -> None:
    page = rules_page(game)
    named = {message.id: tuple(rules_named_in(str(message))) for message in messages(page)}
    assert {id: numbers for id, numbers in named.items() if numbers} == page.mentions
    assert {number for numbers in page.mentions.values() for number in numbers} <= {
        rule.number for rule in numbered(page)
    }


@every_game
@every_language
def test_a_rule_is_named_by_its_number_once_and_nothing_else_is_counted_by_it(
    game: str, language: str
) -> None:
    for id, numbers in rules_page(game).mentions.items():
        figures = re.findall(r"\d+", speak(Message(id), language))
        assert [figures.count(str(number)) for number in numbers] == [1] * len(numbers)


# ── the same rules as the code's ──────────────────────────────────────────────────────────────


@every_game
def test_a_rule_is_found_in_the_code_by_its_number(game: str) -> None:
    code = [
        file.read_text(encoding="utf-8")
        for file in files(f"cardavia.games.{game}").iterdir()
        if file.name.endswith(".py")
    ]
    assert {number for text in code for number in rules_named_in(text)} == set(range(1, LAST_RULE[game] + 1))


def rules_named_in(text: str) -> Iterator[int]:
    for listed in re.findall(r"\b[Rr]ules? (\d+(?:(?:, | and | to )\d+)*)", text):
        for first, _, last in re.findall(r"(\d+)( to (\d+))?", listed):
            yield from range(int(first), int(last or first) + 1)


def test_rules_are_found_however_they_are_named() -> None:
    assert list(rules_named_in("Rule 6. (rules 2, 14) rules 3, 8 to 10 and 15")) == [
        6,
        2,
        14,
        3,
        8,
        9,
        10,
        15,
    ]


def test_rule_8_shows_each_spoken_form_as_it_is_written() -> None:
    written = [str(row[1]) for row in table_of("fiftysix", 8).rows]
    forms = [fiftysix.read_call(text).form for text in written]
    others = {fiftysix.Form.NO_SUIT, fiftysix.Form.PASS, fiftysix.Form.DOUBLE, fiftysix.Form.REDOUBLE}
    assert forms == [form for form in fiftysix.Form if form not in others]
    assert [row[0].id for row in table_of("fiftysix", 8).rows] == [
        f"rules_fiftysix_form_{form}_spoken" for form in forms
    ]


def test_rule_17_has_the_scale_that_is_played() -> None:
    told = {
        number: (int(str(made)), int(str(failed)))
        for numbers, made, failed in table_of("fiftysix", 17).rows
        for number in range(int(str(numbers)[:2]), int(str(numbers)[-2:]) + 1)
    }
    assert told == {number: fiftysix.stakes(number, 1, fiftysix.Rules()) for number in range(28, 57)}


def test_rule_10_of_schnapsen_has_the_game_points_that_are_won() -> None:
    told = [int(str(points)) for _loser, points in table_of("schnapsen", 10).rows]
    losers = [schnapsen.Frozen(33, 1), schnapsen.Frozen(32, 1), schnapsen.Frozen(0, 0)]
    assert told == [schnapsen.scoring.game_points(loser) for loser in losers]


# ── at a table ────────────────────────────────────────────────────────────────────────────────


@every_game
def test_at_a_plain_table_nothing_is_marked(game: str) -> None:
    page = rules_page(game)
    assert {switch.here for switch in page.switches.entries} == {None}
    assert {str(switch.state) for switch in page.switches.entries} == {"off"}
    assert {rule.changed for rule in numbered(page)} == {None}


def test_a_switch_that_applies_is_marked_and_so_are_the_rules_it_changes() -> None:
    page = rules_page("fiftysix", ["match=deals(12)", "stakes=additive"])
    assert switch(page, "match=deals(n)").here == "match=deals(12)"
    assert str(switch(page, "match=deals(n)").state) == "on"
    assert switch(page, "stage_jump").here is None
    assert {rule.number: str(rule.changed) for rule in numbered(page) if rule.changed} == {
        5: "Played differently here: see match=deals(12) among the switches.",
        17: "Played differently here: see stakes=additive and match=deals(12) among the switches.",
        18: "Played differently here: see match=deals(12) among the switches.",
    }


def test_a_switch_set_to_what_it_is_anyway_is_not_marked() -> None:
    page = rules_page("fiftysix", ["stakes=multiplied", "stage_jump=off"])
    assert {switch.here for switch in page.switches.entries} == {None}


def test_a_game_that_is_not_played_here_has_no_rules() -> None:
    with pytest.raises(BadRequest, match="There is no game “bridge”: choose fiftysix or schnapsen"):
        rules_page("bridge")


def test_a_switch_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadRules, match="There is no switch “hidden_trump”"):
        rules_page("fiftysix", ["hidden_trump"])


# ── the worked examples ───────────────────────────────────────────────────────────────────────


@every_game
def test_an_example_names_the_cards_that_it_plays(game: str) -> None:
    steps = [step for example in rules_page(game).examples for step in example.entries]
    cards = [(step, move) for step in steps for move in step.moves.split() if is_card(move)]
    assert len(cards) >= 6
    for step, card in cards:
        assert speak(Message.of("card_short", rank=card[:-1], suit=card[-1])) in str(step.text)


def is_card(move: str) -> bool:
    return move in {card.text for suit in "SHDC" for rank in "AKQJT9" for card in [Card(rank + suit)]}
