"""Schnapsen: sixty-six with 20 cards for two, a match of seven points."""

from cardavia.games.schnapsen.deal import Deal
from cardavia.games.schnapsen.game import Schnapsen
from cardavia.games.schnapsen.lawful import marriage
from cardavia.games.schnapsen.match import Match, MatchView
from cardavia.games.schnapsen.moves import CLOSE, EXCHANGE, Announcement, Move
from cardavia.games.schnapsen.public import Start
from cardavia.games.schnapsen.rules import PRESETS, Rules
from cardavia.games.schnapsen.scoring import GOAL, SCHNEIDER, Frozen, Result
from cardavia.games.schnapsen.tricks import (
    POINTS,
    RANK_ORDER,
    Trick,
    beats,
    partner,
    points_of,
    sort_hand,
    strict_replies,
)
from cardavia.games.schnapsen.view import View

__all__ = [
    "CLOSE",
    "EXCHANGE",
    "GOAL",
    "POINTS",
    "PRESETS",
    "RANK_ORDER",
    "SCHNEIDER",
    "Announcement",
    "Deal",
    "Frozen",
    "Match",
    "MatchView",
    "Move",
    "Result",
    "Rules",
    "Schnapsen",
    "Start",
    "Trick",
    "View",
    "beats",
    "marriage",
    "partner",
    "points_of",
    "sort_hand",
    "strict_replies",
]
