"""Positions as a user writes them to a file, one of each game."""

FIFTYSIX = """[Cardavia "1"]
[Game "fiftysix"]
[Players "4"]

Position
Hands
  0: 9D AD  9C
  1: KH  AC
  2: KS  KH  QD
  3: JH 9H  JC
Dealer   3
Auction  28S P P P
Leader   1
Trick    AC
Points   13:28
"""
SCHNAPSEN = """[Cardavia "1"]
[Game "schnapsen"]

Position
Hands
  0: TS  KH  TD QD  AC
  1: QH  AD KD JD  JC
Trump    C
Points   26:34
Tricks   1:1
"""
