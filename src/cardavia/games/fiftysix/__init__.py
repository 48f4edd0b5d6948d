"""56, also called Support: Kerala's partnership game for 4, 6 or 8 players, with open bidding."""

from cardavia.games.fiftysix.auction import Auction, Contract, read_contract
from cardavia.games.fiftysix.calls import CALLS, DOUBLE, PASS, REDOUBLE, Call, Form, read_call
from cardavia.games.fiftysix.deal import Deal
from cardavia.games.fiftysix.earlier import Shown
from cardavia.games.fiftysix.game import FiftySix
from cardavia.games.fiftysix.match import Match, MatchView
from cardavia.games.fiftysix.public import Move, Start
from cardavia.games.fiftysix.rules import PRESETS, Rules
from cardavia.games.fiftysix.scoring import Result, stage, stakes
from cardavia.games.fiftysix.tricks import RANK_ORDER, STRENGTH, Trick, playable, sort_hand, winning_place
from cardavia.games.fiftysix.view import View

__all__ = [
    "CALLS",
    "DOUBLE",
    "PASS",
    "PRESETS",
    "RANK_ORDER",
    "REDOUBLE",
    "STRENGTH",
    "Auction",
    "Call",
    "Contract",
    "Deal",
    "FiftySix",
    "Form",
    "Match",
    "MatchView",
    "Move",
    "Result",
    "Rules",
    "Shown",
    "Start",
    "Trick",
    "View",
    "playable",
    "read_call",
    "read_contract",
    "sort_hand",
    "stage",
    "stakes",
    "winning_place",
]
