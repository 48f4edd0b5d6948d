"""Play-outs and searches that know only integers, fast where they are compiled.

Each module is one readable Python file that also compiles to C, and runs as it stands where there
was no compiler: slower, and the same in every result.  Of the rest of Cardavia the kernel knows
nothing; ``cardavia.solvers`` turns deals into its numbers and back.
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final, Literal

_FILES: Final = frozenset(os.listdir(__path__[0]))

MODULES: Final = tuple(
    sorted(
        name.removesuffix(".py")
        for name in _FILES
        if name.endswith(".py") and name not in {"__init__.py", "uncompiled.py"}
    )
)
"""The modules that are meant to be compiled."""
UNCOMPILED: Final = tuple(
    module for module in MODULES if not any(module + suffix in _FILES for suffix in EXTENSION_SUFFIXES)
)
"""Those that are not compiled here."""
COMPILED: Final = not UNCOMPILED


def which() -> Literal["compiled", "uncompiled"]:
    """Returns which kernel runs here; a single module left uncompiled makes it the slow one."""
    return "compiled" if COMPILED else "uncompiled"
