"""The computer players of 56 call and play as a good partner does, in positions that a person would check.

Each position is what one seat sees, with the calls or cards that a good partner may choose from; they
lie in ``tests/partner``.  ``strong`` has to find all of them, ``fair`` nine in ten; the quick proof gives
``strong`` less to think and lets it miss one in twenty.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardavia import games
from cardavia.cards import Card, Hand, missing, read_cards
from cardavia.games.fiftysix import FiftySix, View
from cardavia.players import Budget, player

POSITIONS = Path(__file__).parent.parent / "tests" / "partner"
QUICK_WORK = 3_000
QUICK_SHARE = 0.95
FAIR_SHARE = 0.9


class Position(NamedTuple):
    """Is what one seat sees, and what a good partner may do there."""

    name: str
    view: View
    good: frozenset[str]

    def finds(self, level: str, budget: Budget, seed: int = 0) -> bool:
        """Whether a level does what a good partner does."""
        return str(player(level, seed).choose(self.view, budget).move) in self.good


def prove(quick: bool) -> tuple[bool, str]:
    laid = list(positions())
    budget = Budget(work=QUICK_WORK) if quick else Budget()
    missed = {
        level: [position.name for position in laid if not position.finds(level, budget)]
        for level in ("strong", "fair")
    }
    for level, names in missed.items():
        for name in names:
            print(f"{level}: {name}")
    found = {level: len(laid) - len(names) for level, names in missed.items()}
    bar = QUICK_SHARE * len(laid) if quick else len(laid)
    holds = found["strong"] >= bar and found["fair"] >= FAIR_SHARE * len(laid)
    return holds, f"of {len(laid)} positions strong gets {found['strong']} right, fair {found['fair']}"


def positions() -> Iterator[Position]:
    """Yields every position there is."""
    for entry in tomllib.loads((POSITIONS / "auction.toml").read_text(encoding="utf-8"))["position"]:
        yield Position(entry["name"], calling(entry), frozenset(entry["good"].split()))
    for entry in tomllib.loads((POSITIONS / "play.toml").read_text(encoding="utf-8"))["position"]:
        yield Position(entry["name"], playing(entry), frozenset(entry["good"].split()))


def calling(entry: dict[str, str]) -> View:
    """Returns the view of the seat that calls next; what it does not see lies anyhow."""
    game = _game(entry)
    after = entry.get("after", "")
    seat = len(after.split()) % game.players
    hand = read_cards(entry["hand"])
    rest = missing(game.pack, hand)
    hands = [rest[place :: game.players - 1] for place in range(game.players - 1)]
    hands.insert(seat, hand)
    return game.deal(dealer=game.players - 1, hands=hands).play_all(after).view(seat)


def playing(entry: dict[str, str]) -> View:
    """Returns the view of the seat that plays next; of the cards it does not see the others hold any."""
    game = _game(entry)
    hand, trick = read_cards(entry["hand"]), read_cards(entry.get("trick", ""))
    if "others" in entry:
        unseen = read_cards(entry["others"])
    else:
        unseen = missing(game.pack, [*hand, *trick])
    hands = _hands(game, hand, trick, unseen)
    out = sum(game.rules.card_points[card.rank] for card in (*hand, *trick, *unseen))
    ours, theirs = map(int, entry.get("points", f"{56 - out} 0").split())
    position = game.position(
        hands, entry["calls"], dealer=game.players - 1, trick=trick, points=(ours, theirs)
    )
    return position.view(len(trick))


def _hands(game: FiftySix, hand: Hand, trick: Hand, unseen: Hand) -> list[Hand]:
    """Returns hands of the unseen cards that fit the trick: those that have not followed suit first."""
    seat = len(trick)
    out = [other for other in range(seat) if trick[other].suit != trick[0].suit]
    hands: list[Hand] = [hand if other == seat else () for other in range(game.players)]
    for other in sorted(set(range(game.players)) - {seat}, key=lambda other: other not in out):
        may_hold: list[Card] = [card for card in unseen if other not in out or card.suit != trick[0].suit]
        hands[other] = tuple(may_hold[: len(hand) - (other < seat)])
        unseen = missing(unseen, hands[other])
    assert not unseen, f"{len(unseen)} cards too many lie with the others"
    return hands


def _game(entry: dict[str, str]) -> FiftySix:
    game = games.game("fiftysix", int(entry["players"]), entry.get("rules", "classic"))
    assert isinstance(game, FiftySix)
    return game
