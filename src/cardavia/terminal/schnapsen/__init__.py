"""The face of Schnapsen: its table, and how what happens there is told."""

from cardavia.terminal.schnapsen.face import SchnapsenFace

__all__ = ["SchnapsenFace"]
