"""Every example in the docstrings, the README and the documents runs and gives what it says."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import cardavia

ROOT = Path(__file__).parent.parent
MODULES = ["cardavia", *(module.name for module in pkgutil.walk_packages(cardavia.__path__, "cardavia."))]
DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_the_module_hold(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name))
    assert outcome.failed == 0


@pytest.mark.parametrize("name", DOCUMENTS)
def test_examples_of_the_document_hold(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    unfenced = re.sub(r"(?m)^ *```.*$", "", text)
    example = doctest.DocTestParser().get_doctest(unfenced, {}, name, str(ROOT / name), 0)
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_examples_are_found() -> None:
    found = doctest.DocTestFinder().find(importlib.import_module("cardavia.words.catalogue"))
    assert any(example.examples for example in found)
