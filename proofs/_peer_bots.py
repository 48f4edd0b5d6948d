"""Deals of the package ``schnapsen``, played by one of its bots against whoever answers on standard input.

That package is under the GPL, so this file is a program by itself, run by ``peers.py`` in an environment of
its own.  It reads a deal a line as JSON: ``bot`` and ``seed``, whether the bot ``leads``, the ``hands``, the
leader's first, and the ``stock``; cards are written as ``QH``.  While a deal goes on it writes a line for
every move, with how things stand before it, and reads one where the other player is to move.  A king led
with its marriage is written ``KH+``.  The last line of a deal says who has won, and what.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from schnapsen.bots import AlphaBetaBot, RdeepBot
from schnapsen.deck import Card, Rank, Suit
from schnapsen.game import (
    Bot,
    BotState,
    GamePhase,
    GameState,
    Hand,
    Marriage,
    Move,
    PlayerPerspective,
    RegularMove,
    SchnapsenGamePlayEngine,
    Talon,
    TrumpExchange,
)

RANKS = {"A": Rank.ACE, "T": Rank.TEN, "K": Rank.KING, "Q": Rank.QUEEN, "J": Rank.JACK}
SUITS = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}
CARDS = {rank + suit: Card.get_card(RANKS[rank], SUITS[suit]) for rank in RANKS for suit in SUITS}
NAMES = {card: name for name, card in CARDS.items()}
SAMPLES, DEPTH = 16, 4
"""What its authors' examples give the bot that samples; it has no defaults of its own."""


class Exact(Bot):
    """Plays as a bot does until the stock is used up, and then exactly."""

    def __init__(self, before: Bot) -> None:
        super().__init__()
        self.before, self.after = before, AlphaBetaBot()

    def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        exact = perspective.get_phase() is GamePhase.TWO
        return (self.after if exact else self.before).get_move(perspective, leader_move)


class Told(Bot):
    """Tells of every decision of a bot; without one, plays what it reads."""

    def __init__(self, bot: Bot | None) -> None:
        super().__init__()
        self.bot = bot

    def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        seen = told_state(perspective)
        if self.bot is not None:
            move = self.bot.get_move(perspective, leader_move)
            say(move=written(move), **seen)
            return move
        say(move=None, **seen)
        answer = input()
        return next(move for move in perspective.valid_moves() if written(move) == answer)


def told_state(perspective: PlayerPerspective) -> dict[str, Any]:
    """Returns how things stand for the player to move, and what it may do."""
    mine, theirs = perspective.get_my_score(), perspective.get_opponent_score()
    return {
        "hand": sorted(NAMES[card] for card in perspective.get_hand()),
        "moves": sorted(map(written, perspective.valid_moves())),
        "points": [mine.direct_points, theirs.direct_points],
        "pending": [mine.pending_points, theirs.pending_points],
    }


def written(move: Move) -> str:
    if isinstance(move, TrumpExchange):
        return "exchange"
    if isinstance(move, Marriage):
        return NAMES[move.king_card] + "+"
    assert isinstance(move, RegularMove)
    return NAMES[move.card]


def play(deal: dict[str, Any]) -> None:
    sampling = RdeepBot(SAMPLES, DEPTH, Random(deal["seed"]))
    bot, guest = Told(Exact(sampling) if deal["bot"] == "exact" else sampling), Told(None)
    first, second = (bot, guest) if deal["leads"] else (guest, bot)
    hands = [Hand([CARDS[name] for name in hand]) for hand in deal["hands"]]
    state = GameState(
        leader=BotState(implementation=first, hand=hands[0]),
        follower=BotState(implementation=second, hand=hands[1]),
        talon=Talon([CARDS[name] for name in deal["stock"]]),
        previous=None,
    )
    winner, points, _ = SchnapsenGamePlayEngine().play_game_from_state(state, None)
    say(bot_won=winner is bot, game_points=points)


def say(**told: Any) -> None:
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    for line in sys.stdin:
        play(json.loads(line))
