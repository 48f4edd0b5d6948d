"""Cardavia: a card table for 56 and Schnapsen."""

__version__: str


def __getattr__(name: str) -> str:
    """Looks up the version once somebody asks: at import it would cost more than all the rest."""
    if name == "__version__":
        from importlib.metadata import version

        return version("cardavia")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
