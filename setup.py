"""Compiles the kernel; everything else about the package stands in pyproject.toml.

Every module of ``cardavia.kernel`` is a Python file that also compiles to C.  Where no compiler is
found the modules stay as they are, which is slower and plays the same; with
``CARDAVIA_REQUIRE_COMPILED=1`` in the environment that is an error instead.
"""

from __future__ import annotations

import os
import platform
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from itertools import compress
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

KERNEL = Path("src", "cardavia", "kernel")
NOT_COMPILED = {"__init__", "uncompiled"}
STABLE_ABI = sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
"""One wheel serves Python 3.11 and every later one."""
DIRECTIVES = {  # the kernel's integers and arrays are those of C
    "language_level": "3",
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
NO_COMPILER = (CCompilerError, ExecError, PlatformError, OSError)


class BuildKernel(build_ext):
    """Compiles each module as fast as the compiler can, and leaves it uncompiled where there is none."""

    def build_extensions(self) -> None:
        """Compiles what can be compiled, side by side; only that is then copied and packed."""
        for module in self.extensions:
            self.translate(module)
        with ThreadPoolExecutor(os.cpu_count()) as compilers:
            compiled = list(compilers.map(self.compiles, self.extensions))
        self.extensions[:] = compress(self.extensions, compiled)

    def translate(self, module: Extension) -> None:
        """Translates one module to C, among the temporary files; a mistake in it is an error everywhere."""
        [translated] = cythonize(
            module, include_path=["src"], build_dir=self.build_temp, compiler_directives=DIRECTIVES
        )
        module.sources = translated.sources

    def compiles(self, module: Extension) -> bool:
        """Compiles one module; returns whether it worked."""
        for flags in self.flags():
            module.extra_compile_args = flags
            try:
                self.build_extension(module)
            except NO_COMPILER as problem:
                reason = problem
            else:
                return True
        if os.environ.get("CARDAVIA_REQUIRE_COMPILED", "0") != "0":
            raise reason
        print(f"{module.name} is left uncompiled, and slower: {reason}", file=sys.stderr)
        return False

    def flags(self) -> list[list[str]]:
        """Returns the compiler's flags, the best first: not every compiler knows x86-64-v2."""
        if self.compiler.compiler_type == "msvc":
            return [["/O2"]]
        plain = ["-O3", "-g0"]
        if platform.machine().lower() in {"x86_64", "amd64"}:
            return [[*plain, "-march=x86-64-v2"], plain]
        return [plain]


def kernel() -> list[Extension]:
    """Returns every module of the kernel that is compiled."""
    return [
        Extension(
            f"cardavia.kernel.{module.stem}",
            [module.as_posix()],
            depends=[header.as_posix() for header in sorted(KERNEL.glob("*.pxd"))],
            define_macros=[("Py_LIMITED_API", "0x030B0000")] if STABLE_ABI else [],
            py_limited_api=STABLE_ABI,
        )
        for module in sorted(KERNEL.glob("*.py"))
        if module.stem not in NOT_COMPILED
    ]


setup(
    ext_modules=kernel(),
    cmdclass={"build_ext": BuildKernel},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if STABLE_ABI else {},
)
