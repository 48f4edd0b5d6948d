"""A real server in a process of its own, on a free port, with a data folder that outlives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .guest import Guest
from .process import Server

Arrive = Callable[..., Guest]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, which it may kill."""
    server = Server(tmp_path / "data")
    yield server
    server.stop()


@pytest.fixture
def address(server: Server) -> str:
    return server.start()


@pytest.fixture
def guest(address: str) -> Iterator[Arrive]:
    """Makes guests of that server, and closes their sockets at the end."""
    yield from guests_of(address)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module, none of which harms it."""
    server = Server(tmp_path_factory.mktemp("house") / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitor(house: Server) -> Iterator[Arrive]:
    """Makes guests of the house, and closes their sockets at the end."""
    yield from guests_of(house.address)


def guests_of(address: str) -> Iterator[Arrive]:
    guests: list[Guest] = []

    def arrive(name: str = "Anu", kind: type[Guest] = Guest) -> Guest:
        guests.append(kind(address, name))
        return guests[-1]

    yield arrive
    for each in guests:
        each.drop()
