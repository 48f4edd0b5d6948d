"""Whose pages may ask for changes: the server's own, however proxies write its address."""

import pytest
from litestar.datastructures import Headers

from cardavia.server.shield import same_origin


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "cards.example"),
        ("http://cards.example", "cards.example"),
        ("http://cards.example", "cards.example:80"),
        ("https://cards.example", "cards.example:443"),
        ("https://cards.example:443", "cards.example"),
        ("https://cards.example", "Cards.Example"),
        ("http://cards.example:8000", "cards.example:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("https://cards.example:8443", "cards.example:8443"),
    ],
)
def test_its_own_page_may(origin: str | None, host: str) -> None:
    assert same_origin(Headers({"host": host} | ({"origin": origin} if origin else {})))


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "cards.example"),
        ("http://cards.example:8001", "cards.example:8000"),
        ("http://cards.example", "cards.example:443"),
        ("https://cards.example", "cards.example:80"),
        ("http://cards.example.evil.example", "cards.example"),
        ("http://evil.example/cards.example", "cards.example"),
        ("null", "cards.example"),
        ("null", ""),
        ("", "cards.example"),
        ("", ""),
        ("http://[", "cards.example"),
        ("file://", ""),
    ],
)
def test_no_other_page_may(origin: str, host: str) -> None:
    assert not same_origin(Headers({"host": host, "origin": origin}))
