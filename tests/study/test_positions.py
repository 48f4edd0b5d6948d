"""Positions as files: what is written reads back, and what cannot be is refused with its reason."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia import games, study
from cardavia.words import BadRecord, Refusal

from .positions import FIFTYSIX, SCHNAPSEN

GAMES = (
    games.game("fiftysix", 4, "classic short_pack"),
    games.game("fiftysix", 6, "classic direction=clockwise stop_when_decided"),
    games.game("fiftysix", 8, "international"),
    games.game("schnapsen"),
    games.game("schnapsen", rules="classic sharp"),
)


def somewhere(game: games.AnyGame, chance: random.Random) -> Any:
    """Returns a deal after some moves at random, short ones mostly, so that auctions end."""
    pack = list(game.pack)
    chance.shuffle(pack)
    deal = game.deal(dealer=chance.randrange(game.players), pack=pack)
    for _ in range(chance.randrange(len(pack) + 12)):
        moves = sorted(map(str, deal.legal_moves()), key=len)
        short = [move for move in moves if len(move) == len(moves[0])]
        after = deal.play(chance.choice(moves if chance.random() < 0.2 else short))
        if after.result is not None:
            break
        deal = after
    return deal


# ── writing and reading ───────────────────────────────────────────────────────────────────────


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_what_is_written_reads_back(game: games.AnyGame, seed: int) -> None:
    deal = somewhere(game, random.Random(seed))
    text = study.write_position(deal)
    read = study.read_position(text)
    assert study.write_position(read) == text
    assert (read.game, read.hands, read.to_act) == (deal.game, deal.hands, deal.to_act)
    assert (read.points, read.score) == (deal.points, deal.score)
    assert read.legal_moves() == deal.legal_moves()


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_what_was_read_ends_as_the_deal_itself(game: games.AnyGame, seed: int) -> None:
    chance = random.Random(seed)
    deal = somewhere(game, chance)
    read = study.read_position(study.write_position(deal))
    while deal.result is None:
        moves = sorted(map(str, deal.legal_moves()), key=len)
        move = chance.choice(moves[: 1 + len(moves) // 3])
        deal, read = deal.play(move), read.play(move)
    assert read.result == deal.result


def test_a_position_of_56_is_read() -> None:
    deal = study.read_position(FIFTYSIX)
    assert str(deal.contract) == "28S by 0"
    assert (deal.to_act, [str(card) for card in deal.trick], deal.points) == (2, ["AC"], (13, 28))


def test_a_position_of_schnapsen_is_read() -> None:
    deal = study.read_position(SCHNAPSEN)
    assert (deal.to_act, deal.trump, deal.points, deal.tricks) == (0, "C", (26, 34), (1, 1))


def test_a_closed_stock_and_a_pending_marriage_are_read() -> None:
    game = games.game("schnapsen")
    hands = ["AS TS KS QS JS", "AH TH KH QH JC"]
    deal = game.deal(dealer=0, hands=hands, stock="JH KC TD KD QD JD AC TC QC AD").play_all("close KH")
    text = study.write_position(deal)
    assert "Closed   1 frozen 0/0" in text
    assert "Pending  0:20" in text
    assert "Led      KH" in text
    assert study.read_position(text).legal_moves() == deal.legal_moves()


def test_sections_stand_in_any_order_with_comments_and_a_heading_over_the_calls() -> None:
    text = FIFTYSIX.replace("Auction  28S P P P", "Auction 0 1 2 3 ; who\n 28S P P P").replace(
        "Dealer   3\n", ""
    )
    text = text.replace("Points   13:28\n", "").replace("Hands\n", "Points 13:28\nDealer 3 ; seat 3\nHands\n")
    assert study.read_position(text) == study.read_position(FIFTYSIX)


def test_an_auction_that_goes_on_is_a_position_too() -> None:
    game = games.game("fiftysix", players=6)
    deal = game.deal(dealer=2, pack=game.pack).play_all("28D P +2S")
    assert study.read_position(study.write_position(deal)) == deal


def test_what_was_declared_by_the_card_led_stays_declared() -> None:
    led = study.read_position(
        SCHNAPSEN.replace("TS  KH  TD QD  AC", "TS KH TD QH AC").replace("QH  AD", "QD AD")
    )
    after = led.play("KH")
    assert after.points == (46, 34)
    assert study.read_position(study.write_position(after)).points == (46, 34)


# ── what cannot be read ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('[Players "4"]', '[Players "5"]', 3, "not 5"),
        ('[Players "4"]', '[Players "four"]', 3, "takes a number"),
        ('[Game "fiftysix"]', '[Game "whist"]', 2, "no game “whist”"),
        ('[Game "fiftysix"]\n', "", 4, "tag Game is missing"),
        ('[Players "4"]', '[Rules "brutal"]', 3, "no rules “brutal”"),
        ('[Players "4"]', '[Date "2026"]', 3, "no tag Date"),
        ("Dealer   3", "Dealer   three", 11, "“three” cannot stand in Dealer: write it like “Dealer 3”"),
        ("Points   13:28", "Points   13 28", 15, "write it like “Points 24:18”"),
        ("Points   13:28", "Trump    S", 15, "“Trump” has no place here"),
        ("Points   13:28", "Leader   1", 15, "stands in line 13 already"),
        ("Auction  28S P P P", "Auction  28S P X P", 12, "own side"),
        ("Auction  28S P P P", "Auction  spades", 12, "is not a call"),
        ("Auction  28S P P P\n", "", 14, "section Auction is missing"),
        ("  0: 9D AD  9C", "  0: 9D AD  9X", 7, "“9X” is not a card"),
        ("  0: 9D AD  9C", "  9D AD  9C", 7, "write it like “Hands 0:"),
        ("  0: 9D AD  9C", "  1: 9D AD  9C", 8, "Seat 1 has a hand already"),
        ("  0: 9D AD  9C", "  4: 9D AD  9C", 7, "no seat 4"),
        ("Position\n", "Position\n  0: 9D\n", 6, "“0:” has no place here"),
        ("Hands\n", "", 6, "“0:” has no place here"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_its_line(old: str, new: str, line: int, says: str) -> None:
    with pytest.raises(BadRecord) as refused:
        study.read_position(FIFTYSIX.replace(old, new))
    assert refused.value.line == line
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("text", "old", "new", "says"),
    [
        (FIFTYSIX, "9D AD  9C", "9D AD", "Seat 0 has 2 cards, but should have 3"),
        (FIFTYSIX, "  3: JH 9H  JC\n", "", "3 for 4 seats"),
        (FIFTYSIX, "9D AD  9C", "KH AD  9C", "More than the pack holds: K♥"),
        (FIFTYSIX, "9D AD  9C", "8D AD  9C", "More than the pack holds: 8♦"),
        (FIFTYSIX, "13:28", "13:29", "together it has to be 56"),
        (FIFTYSIX, "13:28", "113:28", "together it has to be 56"),
        (FIFTYSIX, "28S P P P", "28S P P", "is not over"),
        (FIFTYSIX, "Dealer   3", "Dealer   7", "no seat 7"),
        (FIFTYSIX, "13:28", "13:28\nScore 20:5", "24 tables"),
        (SCHNAPSEN, "TS  KH", "TS  QH", "More than the pack holds: Q♥"),
        (SCHNAPSEN, "26:34", "86:34", "with 66 the deal is over"),
        (SCHNAPSEN, "26:34", "65:65", "do not fit"),
        (SCHNAPSEN, "1:1", "9:9", "tricks are too many"),
        (SCHNAPSEN, "TS  KH  TD QD  AC", "TS KH", "cards"),
        (SCHNAPSEN, "Trump    C", "Trump    X", "“X” is not a suit"),
        (SCHNAPSEN, "1:1", "1:1\nStock KS JH", "has to be a trump: J♥ is none"),
        (SCHNAPSEN, "1:1", "1:1\nClosed 0 frozen 99/1", "cannot have had more than now"),
    ],
)
def test_what_cannot_arise_is_refused_with_its_reason(text: str, old: str, new: str, says: str) -> None:
    assert old in text
    with pytest.raises(Refusal) as refused:
        study.read_position(text.replace(old, new))
    assert says in str(refused.value)


@given(st.sampled_from([FIFTYSIX, SCHNAPSEN]), st.text(alphabet=f"{FIFTYSIX}{SCHNAPSEN};/frze", max_size=200))
def test_whatever_else_is_written_is_read_or_refused(head: str, more: str) -> None:
    try:
        deal = study.read_position(head + more)
    except Refusal as refusal:
        said = str(refusal)
    else:
        said = study.write_position(deal)
    assert said
