"""Trials of 56: each is a deal that the rules allow, played as a sensible seat plays it."""

from array import array
from random import Random
from types import ModuleType

import pytest

from cardavia.cards import read_cards
from cardavia.games import FiftySix
from cardavia.games.fiftysix import playable
from cardavia.kernel import fiftysix_trials

from .slots import CARDS, bits, numbers_of
from .uncompiled import uncompiled

PLAYERS = [4, 6, 8]
HEARTS = 1


@pytest.fixture(params=["compiled", "uncompiled"])
def module(request: pytest.FixtureRequest) -> ModuleType:
    """The kernel's module, as it is installed and as plain Python."""
    return fiftysix_trials if request.param == "compiled" else uncompiled("fiftysix_trials")


def tried(module: ModuleType, hands: list[str], trump: int, trick: str, leader: int, cards: str) -> list[int]:
    """Returns what side 0 takes after each card in one deal."""
    numbers = bytes(CARDS.index(card) for card in read_cards(trick))
    out = bytearray(max(1, len(cards.split())))
    trials = module.Trials(len(hands), trump, leader, numbers)
    deal = array("Q", (bits(read_cards(hand)) for hand in hands))
    trials.run(deal, bytearray(CARDS.index(card) for card in read_cards(cards)), out)
    return list(out)


def test_a_partner_is_given_points_and_an_opponent_none(module: ModuleType) -> None:
    hands = ["JS KD", "QS AD", "AS KS", "9S KS"]
    # The ace goes to the Jack, the 9 is kept; then the ace of diamonds takes it home for the others.
    assert tried(module, hands, -1, "", 0, "JS") == [3 + 1]


def test_the_highest_trump_takes_the_trick(module: ModuleType) -> None:
    assert tried(module, ["JS", "KS", "AS", "QH"], HEARTS, "", 0, "JS") == [0]
    assert tried(module, ["JS", "KS", "AS", "QH"], -1, "", 0, "JS") == [4]


def test_of_two_equal_cards_the_first_wins(module: ModuleType) -> None:
    assert tried(module, ["9S", "9S", "KS", "QS"], -1, "", 0, "9S") == [4]


def test_cards_on_the_table_count(module: ModuleType) -> None:
    assert tried(module, ["", "", "JD", "KS"], -1, "9D KD", 0, "JD") == [5]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_points_still_out_go_to_one_side_or_the_other(module: ModuleType, players: int) -> None:
    """Turned by one seat, the same deal gives the other side the rest."""
    chance = Random(players)
    game = FiftySix(players)
    for _ in range(10):
        hands = [bits(hand) for hand in game.deal_out(0, chance.sample(game.pack, len(game.pack)))]
        turned = hands[-1:] + hands[:-1]
        trump, out = chance.randrange(-1, 4), bytearray(2)
        module.Trials(players, trump, 0).run(array("Q", hands), bytearray(), out)
        after = bytearray(1)
        module.Trials(players, trump, 1).run(array("Q", turned), bytearray(), after)
        assert out[0] + after[0] == 56


@pytest.mark.parametrize("players", PLAYERS)
def test_compiled_and_uncompiled_trials_agree(players: int) -> None:
    chance = Random(players)
    game = FiftySix(players)
    for _ in range(10):
        deal = game.deal(chance.randrange(players), chance.sample(game.pack, len(game.pack)))
        deal = deal.play_all(" ".join(["28S"] + ["P"] * (players - 1)))
        for _ in range(chance.randrange(len(game.pack) - players)):
            deal = deal.play(chance.choice(deal.legal_moves()))
        at = numbers_of(deal)
        cards = bytearray(CARDS.index(card) for card in playable(deal.hands[deal.to_act], deal.trick))
        points = []
        for module in (fiftysix_trials, uncompiled("fiftysix_trials")):
            out = bytearray(len(cards))
            trials = module.Trials(players, at.trump, at.leader, bytes(at.trick))
            trials.run(array("Q", at.hands), cards, out)
            points.append(out)
        assert points[0] == points[1]


def test_numbers_that_make_no_table_are_refused(module: ModuleType) -> None:
    for players, trump, leader, trick in ((5, 0, 0, b""), (4, 4, 0, b""), (4, 0, 4, b""), (4, 0, 0, b"1234")):
        with pytest.raises(ValueError, match="no such"):
            module.Trials(players, trump, leader, trick)
    with pytest.raises(ValueError, match="no room"):
        module.Trials(4, 0, 0).run(array("Q", [1, 2, 4, 8]), bytearray([0]), bytearray())
