"""A match from sitting down to getting up: what is said, what is kept, and how one leaves."""

import shutil
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cardavia import games, records
from cardavia.games import View
from cardavia.games.fiftysix import View as FiftySixView
from cardavia.games.schnapsen import View as SchnapsenView
from cardavia.players import Budget, Choice, Player
from cardavia.terminal.setting import Setting
from cardavia.terminal.voice import Voice

from .sittings import Line, Sat, after_the_deal, one_after_another, whatever_is_offered

Sit = Callable[..., Sat]

TABLES = [("schnapsen", 2), ("fiftysix", 4), ("fiftysix", 6), ("fiftysix", 8)]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def short(game: str) -> str:
    return "classic" if game == "schnapsen" else "classic match=deals(1)"


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """Gives ``sit(game, *lines, **options)``: a match in which these lines are typed, then Ctrl-D."""

    def sit(game: str, *lines: Line, **options: Any) -> Sat:
        return Sat(game, one_after_another(*lines), tmp_path / "match.txt", **options)

    return sit


@pytest.fixture
def play(tmp_path: Path) -> Sit:
    """Gives ``play(game, **options)``: a whole match of whatever completion offers."""

    def play(game: str, **options: Any) -> Sat:
        return Sat(game, whatever_is_offered, tmp_path / "match.txt", **options)

    return play


# ── whole matches ─────────────────────────────────────────────────────────────────────────────


@every_table
def test_a_whole_match_leaves_a_record_in_which_everything_is_checked(
    play: Sit, game: str, players: int
) -> None:
    sat = play(game, players=players, rules=short(game))
    verdict = records.verify(sat.record)
    assert verdict.winner is not None
    assert (verdict.shuffle, verdict.contributions) == ("checked", 1)
    assert sat.page.count("── The match is over ──") == 1
    assert sat.page.rstrip().endswith("Enter to get up ›")


@every_table
def test_a_person_in_any_seat_plays_a_whole_match(play: Sit, game: str, players: int) -> None:
    sat = play(game, players=players, rules=short(game), me=players - 1, name="Anna")
    record = records.loads(sat.record)
    assert record.names[players - 1] == "Anna"
    assert set(record.names[:-1]) == {"computer random"}


@pytest.mark.parametrize(
    "rules",
    [
        "international match=deals(1)",
        "classic match=deals(1) direction=clockwise noes_strain=keep",
        "classic match=deals(1) redeal_weak bid_over_redouble",
        "classic match=deals(1) stop_when_decided stage_jump short_pack",
    ],
)
def test_matches_are_played_under_any_rules(play: Sit, rules: str) -> None:
    sat = play("fiftysix", players=4, rules=rules)
    assert records.verify(sat.record).shuffle == "checked"


def test_a_deal_that_is_thrown_in_is_told_of_and_its_pack_is_in_the_record(sit: Sit) -> None:
    sat = sit("fiftysix", "p", players=8, rules="classic redeal_weak", seed=6)
    assert "One deal was thrown in: a hand had no points, or a side no Jack." in " ".join(sat.page.split())
    first, second = records.loads(sat.record).deals
    assert not first.moves
    assert second.moves


def test_the_same_seed_gives_the_same_match_and_the_record_says_so(tmp_path: Path) -> None:
    one, other = (
        Sat("schnapsen", whatever_is_offered, tmp_path / name, seed=seed)
        for name, seed in (("a", 7), ("b", 7))
    )
    assert one.record == other.record
    assert '[Date "seeded 7"]' in one.record


def test_another_seed_gives_another_match(tmp_path: Path) -> None:
    one, other = (Sat("schnapsen", whatever_is_offered, tmp_path / str(seed), seed=seed) for seed in (1, 2))
    assert records.loads(one.record).deals != records.loads(other.record).deals


def test_completion_offers_the_legal_moves_and_nothing_else(play: Sit) -> None:
    sat = play("schnapsen")
    match = records.loads(sat.record)
    asked = [
        tuple(str(move) for move in before.deal.legal_moves())
        for before in match.steps()
        if before.deal and before.deal.to_act == 0
    ]
    assert [tuple(offered) for offered in sat.offered if offered] == asked


# ── a computer player sees its own view and no more ───────────────────────────────────────────


class Watched:
    """Is a computer player that notes what it is shown."""

    level = "watched"

    def __init__(self, player: Player, seat: int, seen: list[tuple[int, View]]) -> None:
        self.player, self.seat, self.seen = player, seat, seen

    def choose(self, view: View, budget: Budget = Budget()) -> Choice:  # noqa: B008
        self.seen.append((self.seat, view))
        return self.player.choose(view, budget)


@every_table
def test_a_computer_player_is_given_its_own_view_and_nothing_else(
    tmp_path: Path, game: str, players: int
) -> None:
    seen: list[tuple[int, View]] = []

    class Watchful(Setting, frozen=True):
        def player(self, seat: int) -> Player:
            return Watched(Setting.player(self, seat), seat, seen)

    file = tmp_path / "match.txt"
    Sat(game, whatever_is_offered, file, players=players, rules=short(game), kind=Watchful)
    assert {seat for seat, _ in seen} == set(range(1, players))
    for seat, view in seen:
        assert type(view) in (FiftySixView, SchnapsenView)
        assert view.seat == view.to_act == seat
        assert view.hands is None  # type: ignore[attr-defined]


# ── what the person asks ──────────────────────────────────────────────────────────────────────


def test_a_refused_move_is_explained_in_a_sentence_and_asked_again(sit: Sit) -> None:
    sat = sit("schnapsen", "7d", "28d", "exchange")
    assert sat.page.count("Your card ›") + sat.page.count("Your lead ›") == 4
    assert "7♦ is not in your hand: play a card that is." in sat.page
    assert "“28d” is neither a card nor a call" in sat.page
    assert len(records.loads(sat.record).deals[0].moves) <= 1


def test_the_table_is_drawn_again_on_an_empty_line_and_by_its_word(sit: Sit) -> None:
    sat = sit("fiftysix", "", "table")
    assert sat.page.count("── Auction ──") == 3


@pytest.mark.parametrize("game", games.GAMES)
def test_a_hint_is_what_a_fair_player_would_do(sit: Sit, game: str) -> None:
    sat = sit(game, "hint", me=1)
    before = next(
        match.deal for match in records.loads(sat.record).steps() if match.deal and match.deal.to_act == 1
    )
    choice = sat.session.setting.adviser().choose(before.view(1))
    assert sat.answer("hint").startswith(f"Hint {Voice().move(choice.move)}")


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("last", "Nobody has taken a trick yet."),
        ("score", "Tables we 12, they 12 Deals –"),
        ("why", "The others’ reasons tell of their hands: ask again when the deal is over."),
        ("record", "Record"),
        ("auction", "Partner"),
        ("rules", "56"),
        ("help", "jd, 28d, pass a card or a call"),
        ("?", "You may Bid"),
        ("? 28d", "28♦: at least one Jack of diamonds."),
        ("? jd", "The auction is still on: make a call before you play J♦."),
        ("? xx", "Redouble:"),
        ("? p", "Pass: tells nothing of the hand. You may: pass."),
    ],
)
def test_every_word_has_its_answer_in_56(sit: Sit, word: str, said: str) -> None:
    assert said in sit("fiftysix", word).answer(word)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("last", "Nobody has taken a trick yet."),
        ("score", "Still to win You 7 Opponent 7"),
        ("auction", "There is no auction in Schnapsen."),
        ("rules", "Schnapsen"),
        ("help", "jd, 10c, close a card; on lead first also “exchange” and “close”"),
        ("?", "You may"),
        ("? 7d", "7♦ is not in your hand: play a card that is."),
    ],
)
def test_every_word_has_its_answer_in_schnapsen(sit: Sit, word: str, said: str) -> None:
    assert said in sit("schnapsen", word).answer(word)


def test_once_the_deal_is_over_everybodys_reasons_are_told(tmp_path: Path) -> None:
    sat = Sat("schnapsen", after_the_deal("why"), tmp_path / "match.txt", level="fair")
    reasons = [reasoned.why for reasoned in sat.session.sitting.reasons if reasoned.seat == 1]
    assert any(reasons)
    assert all(str(message) in sat.answer("why") for why in reasons for message in why)


def test_once_the_deal_is_over_questions_are_still_answered_and_moves_refused(tmp_path: Path) -> None:
    sat = Sat("schnapsen", after_the_deal("?", "last", "table", "jd", "? jd", "hint"), tmp_path / "match.txt")
    assert "quit get up; the record is kept" in sat.answer("?")
    assert sat.answer("last").startswith("Last trick")
    assert sat.page.count("── Deal 1 is over ──") == 2
    assert "has to wait until the cards are dealt" in sat.answer("jd")
    assert sat.answer("? jd") == sat.answer("jd")
    assert sat.answer("hint") == "A hint is for your turn: wait for the next deal."


# ── leaving ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "leaving",
    [("quit", "y"), (KeyboardInterrupt, "yes"), (EOFError, "Y"), (KeyboardInterrupt, KeyboardInterrupt), ()],
)
def test_who_leaves_in_mid_deal_finds_the_unfinished_match_in_the_record(
    sit: Sit, leaving: tuple[Line, ...]
) -> None:
    sat = sit("fiftysix", "p", *leaving)
    record = records.loads(sat.record)
    assert record.winner is None
    assert record.deals[0].moves
    assert records.verify(sat.record).shuffle == "checked"
    assert "You have left the table. The match stays unfinished." in sat.page


@pytest.mark.parametrize("leaving", ["quit", KeyboardInterrupt, EOFError])
def test_who_stays_after_all_plays_on_where_the_match_stood(sit: Sit, leaving: Line) -> None:
    sat = sit("fiftysix", leaving, "n", "p")
    assert sat.page.count("Leave the table and end the match here? (y/n) › n") == 1
    assert "  You             pass" in sat.page


def test_who_stays_before_cutting_or_between_deals_is_asked_the_same_again(sit: Sit, tmp_path: Path) -> None:
    sat = sit("schnapsen", KeyboardInterrupt, "n", "some words", seed=None)
    assert sat.page.count("Cut the pack") == 2
    assert records.loads(sat.record).deals
    later = Sat("schnapsen", after_the_deal(KeyboardInterrupt, "n", ""), tmp_path / "later.txt")
    assert later.page.count("Enter for the next deal ›") == 3
    assert later.page.count("── Deal 1 is over ──") == 2


def test_who_leaves_when_the_match_is_over_is_not_asked_again(tmp_path: Path) -> None:
    sat = Sat("fiftysix", after_the_deal("quit"), tmp_path / "match.txt", rules="classic match=deals(1)")
    assert "Leave the table" not in sat.page
    assert records.loads(sat.record).winner is not None


# ── the shuffle ───────────────────────────────────────────────────────────────────────────────


def test_the_seal_is_shown_before_the_pack_is_cut_and_its_secret_when_one_gets_up(sit: Sit) -> None:
    sat = sit("schnapsen", "my own words", seed=None)
    published = records.loads(sat.record).published
    assert published is not None
    assert published.secret is not None
    assert sat.page.index(published.commitment) < sat.page.index("Cut the pack")
    assert sat.page.index("You have left the table") < sat.page.index(published.secret.hex())


def test_the_words_of_the_person_go_into_the_shuffle_as_their_hash(sit: Sit) -> None:
    published = records.loads(sit("schnapsen", " my own words \n", seed=None).record).published
    assert published is not None
    assert [(one.seat, one.value) for one in published.contributions] == [
        (0, sha256(b"my own words").digest())
    ]


def test_who_does_not_cut_still_adds_random_bytes(tmp_path: Path) -> None:
    sats = [Sat("schnapsen", one_after_another(""), tmp_path / name, seed=None) for name in ("a", "b")]
    values = {records.loads(sat.record).published.contributions[0].value for sat in sats}
    assert len(values) == 2
    assert sha256().digest() not in values


def test_who_leaves_before_cutting_leaves_no_record(sit: Sit) -> None:
    sat = sit("schnapsen", seed=None)
    assert "Cut the pack" in sat.page
    assert not sat.file.exists()


def test_help_in_schnapsen_offers_no_calls(sit: Sit) -> None:
    told = sit("schnapsen", "help").answer("help")
    assert not [word for word in ("28d", "pass", "auction", "calls") if word in told]


def test_a_record_that_no_file_can_keep_is_shown_at_the_end(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()

    typed = iter(["score", "quit", "y"])

    def hands(offered: Sequence[str]) -> Line:
        if folder.exists():
            shutil.rmtree(folder)
            return offered[0]
        return next(typed)

    sat = Sat("schnapsen", hands, folder / "match.txt")
    told = " ".join(sat.page.split())
    assert told.count("The record cannot be kept in") == 1
    assert "To check" not in told
    shown = records.loads(f"{sat.page[sat.page.index('[Cardavia') :]}\n".encode())
    assert shown.deals[0].moves


def test_an_unseeded_record_says_when_it_was_played(sit: Sit) -> None:
    assert '[Date "2026-03-01 20:15"]' in sit("schnapsen", "", seed=None).record
