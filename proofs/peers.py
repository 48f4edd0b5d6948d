"""The level strong beats the bots of the package schnapsen: of their game it wins 57 deals in 100 at least.

That package is a student platform for a simpler Schnapsen.  Nobody closes; a marriage is declared or not as
its player likes, and always waits for its declarer's next trick.  Each pack is played twice, once from either
side, and every deal is a match of its own.  The package's engine is the referee; the deal is played by
Cardavia's rules beside it, and hands, points, moves and result have to agree at every move.

RdeepBot plays as in its authors' examples, with 16 samples of 4 tricks for a move; it has no defaults.  Then
the same bot with the package's exact player for the time from which on the stock is used up.  The package is
under the GPL and runs as a program by itself, in an environment that the full proof makes with pip; the quick
proof plays a few deals where that has been done.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from cardavia.arena.deals import packs
from cardavia.cards import Card
from cardavia.games.game import Seat
from cardavia.games.schnapsen import EXCHANGE, GOAL, Deal, Result, Schnapsen, View, partner
from cardavia.games.schnapsen.course import after_lead, put, without
from cardavia.games.schnapsen.rules import Rules
from cardavia.players import Player, player

ROOT: Final = Path(__file__).resolve().parent.parent
ENVIRONMENT: Final = ROOT / "build" / "peers"
PACKAGE: Final = "schnapsen==0.0.5"
BOTS: Final = {"sampling": "RdeepBot", "exact": "RdeepBot with exact endings"}
PACKS: Final = {"sampling": 1000, "exact": 250}
QUICK_PACKS: Final = 6
BAR: Final = 0.57
SEED: Final = 66
LAST_POINT: Final = (1, 1)
"""Each deal is a match: all that counts is to win it."""


class NobodyCloses(Rules, frozen=True):
    """Is Schnapsen without closing."""

    @property
    def closing_needs(self) -> int:
        """More cards than there are."""
        return 99


GAME: Final = Schnapsen(rules=NobodyCloses())


def prove(quick: bool) -> tuple[bool, str]:
    python = ENVIRONMENT / "bin" / "python"
    if quick and not python.exists():
        return True, f"{PACKAGE} is not installed in {ENVIRONMENT.relative_to(ROOT)}: nothing was played"
    if not python.exists():
        install(ENVIRONMENT)
    shares = {bot: contest(python, bot, QUICK_PACKS if quick else PACKS[bot]) for bot in BOTS}
    holds = all(quick or lower >= BAR for _, lower, _ in shares.values())
    figures = [
        f"{share:.1%} of {deals} deals against {BOTS[bot]} (19 times in 20 at least {lower:.1%})"
        for bot, (share, lower, deals) in shares.items()
    ]
    return holds, f"strong wins {', '.join(figures)}; bar {BAR:.0%}; both engines agreed at every move"


def install(place: Path) -> None:
    """Makes an environment with the package in it."""
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    pip = [str(place / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", PACKAGE]
    subprocess.run(pip, check=True)


def contest(python: Path, bot: str, count: int) -> tuple[float, float, int]:
    """Returns the share of deals that strong wins, how low it may truly be, and how many were played."""
    strong = player("strong", SEED)
    with Table(python).open() as table:
        won = [table.both_sides(bot, number, strong) for number in range(count)]
    share = sum(won) / (2 * count)
    spread = sum((pair / 2 - share) ** 2 for pair in won) / (count - 1)
    return share, share - 1.645 * (spread / count) ** 0.5, 2 * count


class Table:
    """Is a table at which strong plays a bot of the package, which runs in a process of its own."""

    def __init__(self, python: Path) -> None:
        # Without its folder on the path, where a proof has the name of the package.
        self.command = [str(python), "-P", str(Path(__file__).with_name("_peer_bots.py"))]

    @contextmanager
    def open(self) -> Iterator[Table]:
        """Keeps the other process running as long as the table is open."""
        alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        pipe = subprocess.PIPE
        with subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True, env=alone) as self.process:
            yield self
            assert self.process.stdin is not None
            self.process.stdin.close()

    def both_sides(self, bot: str, number: int, strong: Player) -> int:
        """Returns how many of the two deals with a pack strong wins."""
        deal = replace(GAME.deal(number % 2, next(packs(GAME, SEED, number))), score=LAST_POINT)
        return sum(self.play(bot, 2 * number + seat, deal, seat, strong) for seat in (0, 1))

    def play(self, bot: str, seed: int, deal: Deal, seat: Seat, strong: Player) -> bool:
        """Returns whether strong, in this seat, wins a deal."""
        hands = [list(map(str, deal.hands[who])) for who in (deal.leader, 1 - deal.leader)]
        stock = list(map(str, deal.stock))
        self._say(
            json.dumps(
                {"bot": bot, "seed": seed, "leads": deal.leader != seat, "hands": hands, "stock": stock}
            )
        )
        while "bot_won" not in (told := self._hear()):
            check(deal, told)
            move = told["move"]
            if move is None:
                move = in_their_words(deal, str(strong.choose(as_seen(deal, seat)).move))
                self._say(move)
            deal = played(deal, move)
        assert isinstance(deal.result, Result)
        assert (deal.result.winner != seat, deal.result.game_points) == (told["bot_won"], told["game_points"])
        return not told["bot_won"]

    def _say(self, line: str) -> None:
        assert self.process.stdin is not None
        print(line, file=self.process.stdin, flush=True)

    def _hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        heard: dict[str, Any] = json.loads(self.process.stdout.readline())
        return heard


def played(deal: Deal, move: str) -> Deal:
    """Returns the deal after a move, with the marriage waiting for a trick if one is declared (``KH+``)."""
    if deal.led is not None or move == str(EXCHANGE):
        return deal.play(move)
    card, seat, tricks = Card(move.rstrip("+")), deal.leader, deal.tricks
    worth = (40 if card.suit == deal.trump else 20) if move.endswith("+") else 0
    led = after_lead(replace(deal, tricks=(0, 0)), card, worth)
    return replace(led, tricks=tricks, hands=put(deal.hands, seat, without(deal.hands[seat], card)))


def in_their_words(deal: Deal, move: str) -> str:
    """Returns a move of strong as the package has it: a marriage is declared by leading the king."""
    if deal.led is None and move != str(EXCHANGE) and partner(Card(move)) in deal.hands[deal.leader]:
        return f"K{move[1]}+"
    return move


def check(deal: Deal, told: dict[str, Any]) -> None:
    """Holds what the package says of the player to move against the deal by Cardavia's rules."""
    seat = deal.to_act
    assert seat is not None
    moves = [str(move) for move in deal.legal_moves()]
    if deal.led is None:
        hand = deal.hands[seat]
        moves += [f"{card}+" for card in hand if card.rank == "K" and partner(card) in hand]
    assert sorted(moves) == told["moves"]
    assert sorted(map(str, deal.hands[seat])) == told["hand"]
    # The package writes a marriage down when its trick is over.
    waiting = [deal.pending[seat], deal.pending[1 - seat] - deal.table.marriage]
    assert [deal.points[seat], deal.points[1 - seat]] == told["points"]
    assert waiting == told["pending"]


def as_seen(deal: Deal, seat: Seat) -> View:
    """Returns what a seat sees as a position of the usual game: a marriage that waits there counts here.

    Whoever has won a trick gets its points with the next one: as much as 66 needs but one, at most.
    """
    view, other = deal.view(seat), 1 - seat
    known = deal.shown[other]
    rest = [card for card in view.unseen if deal.led is None or card is not partner(deal.led)]
    rest += [card for card in view.unseen if card not in rest]
    drawn = view.counts[other] - len(known)
    hands = [view.hand, view.hand]
    hands[other] = (*known, *rest[:drawn])
    below = (view.indicator,) if view.indicator is not None and view.stock_size else ()
    waits = [deal.pending[who] if deal.tricks[who] else 0 for who in (0, 1)]
    position = GAME.position(
        deal.trump,
        hands,
        deal.points,
        tricks=deal.tricks,
        pending=(deal.pending[0] - waits[0], deal.pending[1] - waits[1]),
        to_lead=deal.leader,
        led=deal.led,
        stock=(*rest[drawn:], *below),
        shown=(*deal.shown[0], *deal.shown[1]),
        score=LAST_POINT,
    )
    first, second = (min(GOAL - 1, deal.points[who] + waits[who]) for who in (0, 1))
    return replace(position.view(seat), points=(first, second))
