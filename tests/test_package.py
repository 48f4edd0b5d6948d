"""The package knows its version, as it was installed."""

from importlib.metadata import version

import pytest

import cardavia


def test_the_version_is_that_of_the_installed_package() -> None:
    assert cardavia.__version__ == version("cardavia")


def test_the_package_has_nothing_that_it_does_not_name() -> None:
    with pytest.raises(AttributeError, match="module 'cardavia' has no attribute 'poker'"):
        cardavia.poker  # noqa: B018
