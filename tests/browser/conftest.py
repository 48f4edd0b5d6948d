"""One browser and one server for all tests here; a fresh person for whoever comes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ..server.process import Server
from . import chromium
from .person import Person

Come = Callable[..., Person]


# For a module at a time: Playwright keeps an event loop running, which tests elsewhere must not find.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if chromium.found() is None and not os.environ.get("CI"):
        pytest.skip(f"NOT TESTED IN A BROWSER: {chromium.NONE}")
    with chromium.chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here, none of which harms it."""
    server = Server(tmp_path_factory.mktemp("house") / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, which it may kill."""
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def come(browser: Browser, house: Server) -> Iterator[Come]:
    """Lets people come to the house, or to another address; what goes wrong with them fails the test."""
    people: list[Person] = []

    def come(address: str = "", **more: object) -> Person:
        people.append(Person(browser, address or house.address, **more))  # type: ignore[arg-type]
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [problem for person in people for problem in person.problems] == []
