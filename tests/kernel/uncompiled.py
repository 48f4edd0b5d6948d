"""The kernel's modules as plain Python: what the compiled ones are held against."""

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import cardavia
from cardavia import kernel

FOLDER = Path(kernel.__file__).parent


@cache
def uncompiled(name: str) -> ModuleType:
    """Returns a module of the kernel, and all that it imports of the kernel, read from the ``.py``."""
    with _set_aside(), _sources_first():
        return importlib.import_module(f"cardavia.kernel.{name}")


class _Sources:
    """Finds the kernel's modules by their sources, whatever stands beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name == "cardavia.kernel":
            return spec_from_file_location(name, kernel.__file__, submodule_search_locations=[str(FOLDER)])
        if name.startswith("cardavia.kernel."):
            return spec_from_file_location(name, FOLDER / f"{name.rpartition('.')[2]}.py")
        return None


@contextmanager
def _sources_first() -> Iterator[None]:
    finder = _Sources()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


@contextmanager
def _set_aside() -> Iterator[None]:
    """Puts the kernel that is imported out of the way, and Cython too: its stand-in is to be tested."""
    aside = {name: sys.modules.pop(name) for name in [*sys.modules] if _is_kernel(name) or name == "cython"}
    sys.modules["cython"] = None  # type: ignore[assignment] # so Python marks what may not be imported
    try:
        yield
    finally:
        for name in [*filter(_is_kernel, sys.modules), "cython"]:
            del sys.modules[name]
        sys.modules.update(aside)
        cardavia.kernel = kernel  # type: ignore[misc]


def _is_kernel(name: str) -> bool:
    return name.split(".")[:2] == ["cardavia", "kernel"]
