"""The kernel compiles where there is a compiler, does without where there is none, and is in the wheel."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from cardavia import kernel

from ..patience import WHOLE_RUN
from .uncompiled import FOLDER, uncompiled

ROOT = Path(__file__).parent.parent.parent
MODULE = "schnapsen_worlds"
SMALLEST = ["README.md", "LICENSE", "setup.py", "pyproject.toml", "src/cardavia/__init__.py"] + [
    f"src/cardavia/kernel/{name}" for name in ("__init__.py", "uncompiled.py", "bits.pxd", f"{MODULE}.py")
]
"""The files of a package with no more than one module to compile."""
in_ci = pytest.mark.skipif("CI" not in os.environ, reason="builds the whole package: CI does")
with_compiler = pytest.mark.skipif(
    "CI" not in os.environ and not (shutil.which("cc") or shutil.which("gcc")), reason="there is no compiler"
)


@in_ci
def test_ci_runs_the_compiled_kernel() -> None:
    assert kernel.which() == "compiled", f"not compiled: {kernel.UNCOMPILED}"


def test_the_kernel_says_which_of_its_modules_are_not_compiled() -> None:
    plain = uncompiled(MODULE)
    assert Path(plain.__file__ or "").suffix == ".py"
    assert MODULE in kernel.MODULES
    assert set(kernel.UNCOMPILED) <= set(kernel.MODULES)
    assert (kernel.which() == "compiled") == kernel.COMPILED == (not kernel.UNCOMPILED)


def test_every_module_to_be_compiled_is_also_there_as_python() -> None:
    assert all((FOLDER / f"{name}.py").is_file() for name in kernel.MODULES)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The sources of a smaller Cardavia, never built."""
    for name in SMALLEST:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def build(sources: Path, compiler: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    settings = os.environ | {"CC": compiler, "CARDAVIA_REQUIRE_COMPILED": "0"} | environment
    return subprocess.run(
        command, cwd=sources, env=settings, capture_output=True, text=True, timeout=WHOLE_RUN, check=False
    )


def which(sources: Path) -> str:
    told = "from cardavia import kernel; print(kernel.which(), *kernel.UNCOMPILED)"
    settings = os.environ | {"PYTHONPATH": str(sources / "src")}
    return subprocess.run(
        [sys.executable, "-c", told], cwd=sources, env=settings, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_without_a_compiler_the_module_stays_as_it_is_and_says_so(sources: Path) -> None:
    built = build(sources, "no-such-compiler")
    assert built.returncode == 0, built.stderr
    assert f"cardavia.kernel.{MODULE} is left uncompiled" in built.stderr
    assert which(sources) == f"uncompiled {MODULE}"


def test_without_a_compiler_there_is_no_build_where_a_compiled_kernel_is_required(sources: Path) -> None:
    built = build(sources, "no-such-compiler", CARDAVIA_REQUIRE_COMPILED="1")
    assert built.returncode != 0
    assert "no-such-compiler" in built.stderr


@with_compiler
def test_a_compiler_that_knows_no_levels_of_x86_compiles_all_the_same(sources: Path) -> None:
    compiler = sources / "old-compiler"
    compiler.write_text(
        '#!/bin/sh\ncase "$*" in *-march=*) echo "bad value for -march" >&2; exit 1;; esac\nexec cc "$@"\n'
    )
    compiler.chmod(0o755)
    built = build(sources, str(compiler), CARDAVIA_REQUIRE_COMPILED="1")
    assert built.returncode == 0, built.stderr
    assert which(sources) == "compiled"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What ``scripts/wheels`` builds, with the tools that are installed."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [ROOT / "scripts/wheels", "--no-isolation", "--outdir", folder],
        env=os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        timeout=WHOLE_RUN,
        check=True,
    )
    return folder


@in_ci
def test_the_source_archive_holds_what_a_build_needs_and_nothing_that_needs_node(dist: Path) -> None:
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {*SMALLEST, "MANIFEST.in", "src/cardavia/page/index.html"} <= names
    assert {f"src/cardavia/kernel/{name}.py" for name in kernel.MODULES} <= names
    assert not [name for name in names if name.startswith("frontend") or name.endswith((".c", ".so"))]


@in_ci
def test_the_wheel_serves_every_later_python_and_holds_page_words_and_kernel(dist: Path) -> None:
    wheel = next(dist.glob("*.whl"))
    assert "-cp311-abi3-" in wheel.name
    names = ZipFile(wheel).namelist()
    assert {"cardavia/page/index.html", "cardavia/words/en/cli.ftl", "cardavia/py.typed"} <= {*names}
    for module in kernel.MODULES:
        assert f"cardavia/kernel/{module}.py" in names
        assert any(name.startswith(f"cardavia/kernel/{module}.abi3") for name in names)


@in_ci
def test_the_wheel_installs_offline_and_the_doctor_finds_it_well(dist: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path], check=True, timeout=WHOLE_RUN)
    python = tmp_path / "bin/python"
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps"]
    subprocess.run([*install, next(dist.glob("*.whl"))], check=True, timeout=WHOLE_RUN)
    # The libraries come from where the tests run; Cardavia itself from the wheel, which stands first.
    [site] = tmp_path.glob("lib/*/site-packages")
    libraries = subprocess.run(
        [sys.executable, "-c", "import msgspec; print(msgspec.__path__[0])"],
        capture_output=True,
        text=True,
        check=True,
    )
    (site / "libraries.pth").write_text(str(Path(libraries.stdout.strip()).parent))
    doctor = subprocess.run(
        [tmp_path / "bin/cardavia", "doctor", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=WHOLE_RUN,
        check=False,
    )
    told = json.loads(doctor.stdout)
    assert doctor.returncode == 0, doctor.stderr
    assert told["facts"]["kernel"] == "compiled"
    assert set(told["works"].values()) == {True}
    assert told["facts"]["place"].startswith(str(tmp_path))
