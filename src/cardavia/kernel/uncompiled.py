"""Stands in for the ``cython`` module where kernel modules run uncompiled.

A kernel module imports ``cython``, or this where that is not installed; either way its types and
decorators then mean nothing, and plain Python integers do the work.  ``popcount``, ``ctz`` and ``clz``
are what ``bits.pxd`` gives the compiled modules.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any, Final, TypeVar

Anything = TypeVar("Anything")
Decorated = TypeVar("Decorated", bound=Callable[..., Any])

compiled: Final = False


class _Type:
    """Is a C type: also an array or a view of it, when given sizes."""

    def __getitem__(self, sizes: object) -> _Type:
        return self


class _NoGil:
    """Is both the decorator ``nogil`` and the block ``with nogil``."""

    def __call__(self, function: Decorated) -> Decorated:
        return function

    def __enter__(self) -> None: ...

    def __exit__(self, *problem: object) -> None: ...


bint = double = int = uint = longlong = ulonglong = uchar = ushort = void = _Type()
p_int = p_uint = p_longlong = p_ulonglong = p_uchar = p_void = _Type()
nogil: Final = _NoGil()


def pointer(of: object) -> _Type:
    """Returns the type of a pointer."""
    return p_void


def cfunc(function: Decorated) -> Decorated:
    """Marks a function that only compiled code calls, or a class's attribute."""
    return function


ccall = cclass = final = inline = cfunc


def exceptval(*values: object, check: bool = True) -> Callable[[Decorated], Decorated]:
    """Says which result tells of an exception."""
    return cfunc


def locals(**types: object) -> Callable[[Decorated], Decorated]:
    """Says of which types a function's variables are."""
    return cfunc


def declare(of: object, value: Any = None) -> Any:
    """Returns the value that a variable begins with."""
    return value


def cast(to: object, value: Anything) -> Anything:
    """Returns the value as it is: uncompiled, its own operations have to keep it in range."""
    return value


def popcount(bits: builtins.int) -> builtins.int:
    """Returns how many bits are set."""
    return bits.bit_count()


def ctz(bits: builtins.int) -> builtins.int:
    """Returns the place of the lowest bit set, of which there has to be one."""
    return (bits & -bits).bit_length() - 1


def clz(bits: builtins.int) -> builtins.int:
    """Returns how many of 64 places stand above the highest bit set, of which there has to be one."""
    return 64 - bits.bit_length()
