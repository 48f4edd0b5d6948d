"""What the tests of 56 share: tables laid out by hand, random courses, and a look at refusals."""

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from cardavia import games
from cardavia.cards import missing, read_cards
from cardavia.games.fiftysix import Auction, Call, Deal, Move
from cardavia.words import Refusal

Refuses = Callable[..., AbstractContextManager[None]]


@pytest.fixture(scope="session")
def refuses() -> Refuses:
    """Gives ``with refuses(id, **params):``, in which just this refusal is raised, and speaks."""

    @contextmanager
    def refuses(id: str, **params: str | int) -> Iterator[None]:
        with pytest.raises(Refusal) as caught:
            yield
        assert caught.value.id == id
        assert {name: caught.value.params.get(name) for name in params} == params
        assert str(caught.value).endswith((".", "…"))

    return refuses


@pytest.fixture(scope="session")
def auction() -> Callable[..., Auction]:
    """Gives ``auction("28D P X")``: an auction after these calls."""

    def auction(calls: str = "", players: int = 6, rules: str = "classic", dealer: int = 0) -> Auction:
        return games.game("fiftysix", players, rules).auction(dealer).call_all(calls)

    return auction


@pytest.fixture(scope="session")
def dealt() -> Callable[..., Deal]:
    """Gives ``dealt({1: "JD 9D"})``: a deal in which seat 1 holds these cards, and the rest lie anyhow."""

    def dealt(cards: dict[int, str], players: int = 4, rules: str = "classic", dealer: int = 0) -> Deal:
        game = games.game("fiftysix", players, rules)
        hands = [list(read_cards(cards.get(seat, ""))) for seat in range(players)]
        rest = list(missing(game.pack, [card for hand in hands for card in hand]))
        for hand in hands:
            lacking = game.hand_size - len(hand)
            hand += rest[:lacking]
            del rest[:lacking]
        return game.deal(dealer, hands=hands)

    return dealt


@pytest.fixture(scope="session")
def ending() -> Callable[..., Deal]:
    """Gives ``ending(["JD", "9D", "AD", "TD"])``: the last tricks, so many points in the pile of side 0."""

    def ending(
        hands: list[str],
        calls: str | None = None,
        rules: str = "classic",
        pile: int = 20,
        trick: str = "",
        **more: object,
    ) -> Deal:
        game = games.game("fiftysix", len(hands), rules)
        calls = "28NT" + " P" * (len(hands) - 1) if calls is None else calls
        out = sum(game.rules.card_points[card.rank] for card in read_cards(" ".join([*hands, trick])))
        return game.position(hands, calls, trick=trick, points=(pile, 56 - out - pile), **more)

    return ending


@pytest.fixture(scope="session")
def wander() -> Callable[..., list[Deal]]:
    """Gives ``wander(seed, players, rules)``: a random deal, as it is before each move and at its end."""

    def wander(seed: int, players: int = 4, rules: str = "classic", dealer: int | None = None) -> list[Deal]:
        rng, game = random.Random(seed), games.game("fiftysix", players, rules)
        dealer = rng.randrange(players) if dealer is None else dealer
        hands = game.deal_out(dealer, shuffled(game.pack, rng))
        while game.rules.redeal_weak and game.is_weak(hands):
            hands = game.deal_out(dealer, shuffled(game.pack, rng))
        course = [game.deal(dealer, hands=hands)]
        while not course[-1].over:
            course.append(course[-1].play(any_move(course[-1], rng)))
        return course

    return wander


def shuffled(pack: tuple[object, ...], rng: random.Random) -> list[object]:
    return rng.sample(pack, len(pack))


def any_move(deal: Deal, rng: random.Random) -> Move:
    """Returns a random legal move: often a pass or a double, mostly a low bid, any card."""
    moves = deal.legal_moves()
    calls = [move for move in moves if isinstance(move, Call) and not move.is_bid]
    if calls and rng.random() < 0.6:
        return rng.choice(calls)
    if calls and rng.random() < 0.7:
        least = min((bid for bid in moves if bid.is_bid), default=calls[0], key=lambda bid: bid.number)
        return rng.choice([bid for bid in moves if bid.number == least.number])
    return rng.choice(moves)
