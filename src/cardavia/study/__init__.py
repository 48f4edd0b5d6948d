"""Studying deals with all cards seen: what every move is worth, and positions as files.

>>> from cardavia import games, study
>>> game = games.game("fiftysix", players=4)
>>> hands = ["9D AD 9C", "KH AC", "KS KH QD", "JH 9H JC"]
>>> deal = game.position(hands, "28S P P P", dealer=3, leader=1, trick="AC", points=(13, 28))
>>> solved = study.solve(deal)
>>> solved.values, solved.best, solved.stands
({'KS': 28, 'KH': 22, 'QD': 18}, ('KS',), True)
>>> study.read_position(study.write_position(deal)) == deal
True
"""

from cardavia.solvers import Solved
from cardavia.study.places import find_deal
from cardavia.study.positions import read_position, write_position
from cardavia.study.solving import solve, strains

__all__ = ["Solved", "find_deal", "read_position", "solve", "strains", "write_position"]
