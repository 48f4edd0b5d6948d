"""The full rules with their figures and their examples: nothing is told that the rules do not play."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from cardavia import games, records, wire
from cardavia.games import fiftysix, schnapsen
from cardavia.records import AnyMatch, Record
from cardavia.words import BadRequest, BadRules, speak
from cardavia.words.rules import Section, Step, rules_page

every_game = pytest.mark.parametrize("game", games.GAMES)


def text_of(game: str) -> str:
    return files("cardavia.wire").joinpath("examples", f"{game}.txt").read_text(encoding="utf-8")


def record_of(game: str) -> Record:
    return records.loads(text_of(game))


# ── the examples ──────────────────────────────────────────────────────────────────────────────


@every_game
def test_the_record_of_the_examples_holds_with_the_rules_and_is_written_as_records_are(game: str) -> None:
    assert records.verify(text_of(game)).shuffle == "no shuffle data"
    assert records.dumps(record_of(game)) == text_of(game)


@every_game
def test_those_who_play_in_the_examples_go_by_the_names_of_the_record(game: str) -> None:
    names = [speak(message, "en") for message in rules_page(game).players]
    assert names == list(record_of(game).names)


def told(examples: tuple[Section[Step], ...], deals: Iterator[tuple[str, ...]]) -> Iterator[list[str]]:
    """Gives the moves of each deal as the examples show them, the untold rest as it was played."""
    shown: list[str] = []
    deal = next(deals)
    for step in (step for example in examples for step in example.entries):
        if step.moves == "…":
            yield [*shown, *deal[len(shown) :]]
            shown, deal = [], next(deals, ())
        else:
            shown += step.moves.split()
    assert not shown


@every_game
def test_the_examples_tell_all_deals_of_the_record_move_by_move(game: str) -> None:
    played = [tuple(str(move) for move in deal.moves) for deal in record_of(game).deals]
    assert list(told(rules_page(game).examples, iter(played))) == [list(moves) for moves in played]


@every_game
def test_a_page_is_shown_every_moment_of_the_examples_with_all_hands_open(game: str) -> None:
    replay = wire.example(game)
    for deal, recorded in zip(replay.deals, record_of(game).deals, strict=True):
        assert len(deal.frames) == 1 + len(recorded.moves)
        assert {len(hand) for hand in deal.frames[0].hands} == {5 if game == "schnapsen" else 8}


def after(game: str, deal: int, moves: int) -> AnyMatch:
    match = record_of(game).at(deal, moves).match
    assert match.deal is not None
    return match


def test_the_examples_of_56_come_to_what_they_say() -> None:
    elias = 4
    auction, trick = (len(example.entries) for example in rules_page("fiftysix").examples)
    assert (auction, trick) == (7, 7)
    deal = after("fiftysix", 1, 11).deal
    assert str(deal.contract) == f"32D by {elias} X"
    assert deal.to_act == 0
    deal = after("fiftysix", 1, 11 + 6).deal
    assert (deal.points, deal.leader) == ((9, 0), elias)
    match = after("fiftysix", 1, 11 + 48)
    assert match.deal.points == (33, 23)
    assert match.score == (14, 10)
    failed = fiftysix.scoring.result(match.deal.contract, (31, 25), match.game.rules)
    assert failed.swing == (-4, 4)


def test_the_examples_of_schnapsen_come_to_what_they_say() -> None:
    vroni, max_ = 0, 1
    points = [after("schnapsen", 1, moves).deal.points for moves in (2, 4, 20)]
    assert points == [(12, 0), (12, 14), (39, 81)]
    assert after("schnapsen", 1, 2).deal.to_act == vroni
    assert after("schnapsen", 1, 20).deal.result == schnapsen.Result(max_, 1, "sixty_six")
    assert [after("schnapsen", 1, moves).deal.strict for moves in (9, 10)] == [False, True]

    pending = after("schnapsen", 2, 2).deal
    assert pending.pending == (20, 0)
    assert after("schnapsen", 2, 3).deal.points == (0, 14)
    assert after("schnapsen", 2, 5).deal.points == (40, 14)
    assert after("schnapsen", 2, 6).deal.frozen == schnapsen.Frozen(14, 1)
    assert after("schnapsen", 2, 8).deal.points == (55, 14)
    won = after("schnapsen", 2, 10)
    assert won.deal.points == (69, 14)
    assert won.deal.result == schnapsen.Result(vroni, 2, "sixty_six")
    assert won.score == (5, 6)
    assert schnapsen.scoring.against_closer(schnapsen.Frozen(14, 1)) == 2


# ── the figures ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("game", "players", "seats", "total"),
    [("schnapsen", None, 2, 120), *(("fiftysix", n, n or 8, 56) for n in (None, 4, 6, 8))],
)
def test_the_ranks_are_those_of_the_pack_and_add_up(
    game: str, players: int | None, seats: int, total: int
) -> None:
    ranks = wire.full_rules(game, players=players).ranks
    pack = games.game(game, seats).pack
    assert {one.rank for one in ranks} == {card.rank for card in pack}
    copies = len(pack) // len(ranks)
    assert copies * sum(one.points for one in ranks) == total
    points = [one.points for one in ranks]
    assert points == sorted(points, reverse=True)


def test_what_only_eight_play_with_is_marked_where_nobody_has_said_how_many_play() -> None:
    assert [one.rank for one in wire.full_rules("fiftysix").ranks if one.players == 8] == ["8", "7"]
    assert {one.players for one in wire.full_rules("fiftysix", players=8).ranks} == {None}


def test_the_figures_are_those_of_the_table() -> None:
    values = wire.full_rules("fiftysix", "classic points=4-1-1-1", 6).ranks
    assert [one.points for one in values] == [4, 1, 1, 1, 0, 0]
    assert [one.rank for one in wire.full_rules("fiftysix", "classic short_pack", 4).ranks] == list("J9AT")
    page = wire.full_rules("fiftysix", "international").page
    assert [switch.here for switch in page.switches.entries if switch.here] == [
        "compulsory_opening",
        "stakes=additive",
        "match=deals(18)",
    ]


@pytest.mark.parametrize("rules", ["classic", "classic stakes=additive"])
def test_the_scale_covers_every_contract_once_with_what_it_wins_and_costs(rules: str) -> None:
    scale = wire.full_rules("fiftysix", rules).scale
    told = {
        number: (stage.undoubled, stage.doubled, stage.redoubled)
        for stage in scale
        for number in range(stage.least, stage.most + 1)
    }
    assert sum(stage.most - stage.least + 1 for stage in scale) == len(told)
    played = games.game("fiftysix", rules=rules).rules
    assert told == {
        number: tuple(fiftysix.stakes(number, stake, played) for stake in (1, 2, 4))
        for number in range(28, 57)
    }
    assert wire.full_rules("schnapsen").scale == ()


def test_rules_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadRequest, match="bridge"):
        wire.example("bridge")
    with pytest.raises(BadRules):
        wire.full_rules("fiftysix", "classic short_pack", 6)
