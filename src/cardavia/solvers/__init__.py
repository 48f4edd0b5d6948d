"""Exact solving: deals as the kernel's integers, and what the kernel finds as moves and points.

Here all cards are seen.  Each game has one module that knows how its deals become integers; nobody
above this floor ever meets one.
"""

from cardavia.solvers.solved import Solved

__all__ = ["Solved"]
