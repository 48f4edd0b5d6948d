"""Play-outs of 56: every one of them is a deal that the rules allow, with the points they give."""

from collections import Counter
from random import Random
from threading import Event, Thread
from types import ModuleType

import pytest

from cardavia.cards import SUITS, Hand, Strain, missing, read_cards, write_cards
from cardavia.games import FiftySix
from cardavia.games.fiftysix import Deal, winning_place
from cardavia.kernel import fiftysix_playouts

from .slots import CARDS, bits, cards_of, numbers_of
from .uncompiled import uncompiled

PLAYERS = [4, 6, 8]
EVERYBODY = 0xFF
EVEN, ODD = 0x55, 0xAA
CALLS = ["28S", "28H", "28D", "28C", "28NT"]


@pytest.fixture(params=["compiled", "uncompiled"])
def module(request: pytest.FixtureRequest) -> ModuleType:
    """The kernel's module, as it is installed and as plain Python."""
    return fiftysix_playouts if request.param == "compiled" else uncompiled("fiftysix_playouts")


def somewhere(players: int, chance: Random) -> Deal:
    """Returns a deal somewhere in its play: a bid of 28 in any strain, and some cards of chance."""
    game = FiftySix(players)
    deal = game.deal(chance.randrange(players), chance.sample(game.pack, len(game.pack)))
    deal = deal.play_all(" ".join([chance.choice(CALLS)] + ["P"] * (players - 1)))
    for _ in range(chance.randrange(len(game.pack) - players + 1)):
        deal = deal.play(chance.choice(deal.legal_moves()))
    return deal


def between_tricks(players: int, chance: Random) -> Deal:
    """Returns such a deal with no card on the table, so that any hands fit."""
    deal = somewhere(players, chance)
    while deal.trick:
        deal = deal.play(chance.choice(deal.legal_moves()))
    return deal


def hands_played(deal: Deal, line: Hand) -> list[Hand]:
    """Returns for each seat the cards that it plays in this line, by who wins each trick."""
    assert deal.contract
    hands: list[list[str]] = [[] for _ in range(deal.game.players)]
    leader, trick = deal.leader, [*deal.trick]
    for card in line:
        hands[(leader + len(trick)) % deal.game.players].append(str(card))
        trick.append(card)
        if len(trick) == deal.game.players:
            leader = (leader + winning_place(tuple(trick), deal.contract.strain)) % deal.game.players
            trick = []
    return [read_cards(" ".join(hand)) for hand in hands]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sensible", [0, EVEN, EVERYBODY], ids=["any card", "one side sensible", "sensible"])
def test_from_any_point_a_play_out_is_a_legal_end_of_the_deal(
    module: ModuleType, players: int, sensible: int
) -> None:
    chance = Random(players)
    for seed in range(40):
        deal = somewhere(players, chance)
        at = numbers_of(deal)
        plays = module.PlayOuts(at.hands, None, 0, *at[1:], sensible=sensible, seed=seed)
        points = bytearray(1)
        plays.run(points)
        end = deal.play_all(write_cards(cards_of(plays.last_line())))
        assert end.over
        assert end.points[0] == points[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_cards_are_dealt_to_the_seats_that_lack_them(module: ModuleType, players: int) -> None:
    chance = Random(players)
    for seed in range(40):
        deal = between_tricks(players, chance)
        at, seen = numbers_of(deal), chance.randrange(players)
        hidden = [card for seat, hand in enumerate(deal.hands) if seat != seen for card in hand]
        plays = module.PlayOuts(
            [hand if seat == seen else 0 for seat, hand in enumerate(at.hands)],
            [0 if seat == seen else len(hand) for seat, hand in enumerate(deal.hands)],
            bits(tuple(hidden)),
            *at[1:],
            sensible=EVEN,
            seed=seed,
        )
        points = bytearray(2)
        plays.run(points)
        line = cards_of(plays.last_line())
        hands = hands_played(deal, line)
        assert Counter(hands[seen]) == Counter(deal.hands[seen])
        world = deal.game.position(
            hands=hands,
            calls=" ".join(map(str, deal.auction.calls)),
            dealer=deal.dealer,
            leader=deal.leader,
            trick=deal.trick,
            points=deal.points,
        )
        end = world.play_all(write_cards(line))
        assert end.over
        assert end.points[0] == points[1]


def test_cards_known_to_be_held_stay_where_they_are(module: ModuleType) -> None:
    game = FiftySix(4)
    known = [read_cards(cards) for cards in ("JS JS", "9H", "", "QC QC KC")]
    plays = module.PlayOuts(
        [bits(hand) for hand in known],
        [12 - len(hand) for hand in known],
        bits(missing(game.pack, [card for hand in known for card in hand])),
        seed=5,
    )
    start = game.deal(3, game.pack).play_all("28NT P P P")
    for _ in range(20):
        plays.run(bytearray(1))
        hands = hands_played(start, cards_of(plays.last_line()))
        assert all(Counter(hand) >= Counter(held) for hand, held in zip(hands, known, strict=True))


def first_cards(module: ModuleType, hands: str, trick: str, **more: int) -> Counter[str]:
    """Returns how often each card is the next to be played, in a thousand."""
    table = [bits(read_cards(hand)) for hand in hands.split("/")]
    plays = module.PlayOuts(table, None, 0, [CARDS.index(card) for card in read_cards(trick)], **more)
    seen: Counter[str] = Counter()
    for _ in range(1000):
        plays.run(bytearray(1))
        seen[str(CARDS[plays.last_line()[0]])] += 1
    return seen


def test_each_copy_that_follows_suit_is_as_likely_as_any_other_card(module: ModuleType) -> None:
    seen = first_cards(module, "JD QS 9S AS/QD QD 9D JC/TC TS KS KC/AC AH JH KH", "", leader=1, seed=3)
    assert seen.keys() == {"QD", "9D", "JC"}
    assert seen["QD"] == pytest.approx(500, abs=60)
    seen = first_cards(module, "QS 9S AS/QD QD 9D JC/TC TS KS KC/AC AH JH KH", "JD", seed=4)
    assert seen.keys() == {"QD", "9D"}
    assert seen["QD"] == pytest.approx(667, abs=60)


@pytest.mark.parametrize(
    ("hands", "trick", "trump", "card"),
    [
        pytest.param(*case, id=does)
        for does, *case in [
            ("leads the richest that nobody beats", "9S JD KC/QS AS QD/AD TD AH/QH KH TC", "", "NT", "JD"),
            ("gives a partner points", "QS/KH/9D QD/TC KC", "JD TD", "NT", "9D"),
            ("gives no jack", "QS/KH/JD AD/TC KC", "JD TD", "NT", "AD"),
            ("gives nothing that may be lost", "QS/KH/QD AD/JD 9H", "KD QD", "NT", "QD"),
            ("takes as low as is enough", "QS KS/QC KC/KC QH/AD TD JD", "KD QD QD", "NT", "TD"),
            ("throws low where it cannot take", "QS KS/QC KC/KC QH/9D TD QD", "JD KD QD", "NT", "QD"),
            ("holds back what may be beaten", "QS/AD QD/JD QH/TC KC", "KD", "NT", "QD"),
            ("ruffs for points", "QS/KH QD/JH TD/9D TC", "AS", "H", "KH"),
            ("saves its trumps where nothing lies", "QS/QH KD/JH TD/9D TC", "KS", "H", "KD"),
            ("throws no trump away", "AS/AC/QD/QH KC", "JS QS JH", "H", "KC"),
        ]
    ],
)
def test_a_sensible_seat(module: ModuleType, hands: str, trick: str, trump: Strain, card: str) -> None:
    suit = [*SUITS].index(trump) if trump != "NT" else -1
    assert first_cards(module, hands, trick, trump=suit, sensible=EVERYBODY).keys() == {card}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sensible", [EVEN, ODD])
def test_a_sensible_side_beats_any_card(players: int, sensible: int) -> None:
    points = bytearray(2000)
    whole_deals(fiftysix_playouts, players, sensible=sensible).run(points)
    ours = sum(points) / len(points) if sensible == EVEN else 56 - sum(points) / len(points)
    assert ours > 32


def whole_deals(module: ModuleType, players: int, **more: int) -> fiftysix_playouts.PlayOuts:
    pack = FiftySix(players).pack
    plays: fiftysix_playouts.PlayOuts = module.PlayOuts(
        [0] * players, [len(pack) // players] * players, bits(pack), **more
    )
    return plays


@pytest.mark.parametrize("players", PLAYERS)
def test_whole_deals_share_56_points_evenly(players: int) -> None:
    points = bytearray(20_000)
    whole_deals(fiftysix_playouts, players, trump=SUITS.index("H"), seed=56).run(points)
    assert sum(points) / len(points) == pytest.approx(28, abs=0.5)
    assert max(points) <= 56


@pytest.mark.parametrize("players", PLAYERS)
def test_compiled_and_uncompiled_play_the_same(players: int) -> None:
    for seed in range(3):
        ours = [
            whole_deals(module, players, trump=seed, sensible=0x33, seed=seed)
            for module in (fiftysix_playouts, uncompiled("fiftysix_playouts"))
        ]
        points = [bytearray(60), bytearray(60)]
        for plays, written in zip(ours, points, strict=True):
            plays.run(written)
        assert points[0] == points[1]
        assert ours[0].last_line() == ours[1].last_line()


def test_the_same_seed_plays_the_same_and_another_does_not(module: ModuleType) -> None:
    runs = {}
    for turn, seed in enumerate([1, 1, 2]):
        runs[turn] = bytearray(50)
        whole_deals(module, 4, seed=seed).run(runs[turn])
    assert runs[0] == runs[1] != runs[2]


def test_other_threads_run_meanwhile() -> None:
    turns, over = [0], Event()

    def work() -> None:
        while not over.wait(0.0001):
            turns[0] += 1

    worker = Thread(target=work)
    worker.start()
    before = turns[0]
    whole_deals(fiftysix_playouts, 6).run(bytearray(300_000))
    meanwhile = turns[0] - before
    over.set()
    worker.join()
    assert meanwhile > 5


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        ({"hands": [1] * 5}, "table"),
        ({"hands": [1] * 4, "leader": 4}, "table"),
        ({"hands": [1] * 4, "trump": 4}, "table"),
        ({"hands": [1] * 4, "trick": [0] * 4}, "table"),
        ({"hands": [1 << 32] * 4}, "cards"),
        ({"hands": [0] * 4, "missing": [1] * 4, "pool": 7}, "cards"),
        ({"hands": [1, 0, 1, 1], "trick": [32], "leader": 1}, "card"),
        ({"hands": [1, 1, 1, 3]}, "as long"),
        ({"hands": [0] * 4}, "as long"),
        ({"hands": [0x1FFFF] * 4}, "as long"),
    ],
)
def test_numbers_that_make_no_position_are_refused(
    module: ModuleType, numbers: dict[str, list[int]], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        module.PlayOuts(**numbers)
