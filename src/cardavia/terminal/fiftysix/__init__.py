"""The face of 56: its auction, its table, and how what happens there is told."""

from cardavia.terminal.fiftysix.face import FiftySixFace

__all__ = ["FiftySixFace"]
