"""What stands on each game's rules page, and in which order: ids and figures, no words.

The names here become message ids: section ``auction`` of 56 has the heading
``rules_fiftysix_section_auction``, and its ``7ab`` is rule 7 with two further paragraphs,
``rules_fiftysix_7``, ``rules_fiftysix_7a`` and ``rules_fiftysix_7b``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from cardavia.words.message import Message

Grid = tuple[tuple[Message, ...], ...]
"""The cells of a table, row by row; the first row is its header."""


class Outline(NamedTuple):
    """What a game's rules page consists of, by the names that its message ids contain."""

    about: str
    """The further paragraphs of the introduction."""
    terms: tuple[str, ...]
    sections: Mapping[str, str]
    """Each section's rules: a number, then the letters of its further paragraphs."""
    tables: Mapping[int, Grid]
    """The table that stands in a rule, by the rule's number."""
    mentions: Mapping[str, tuple[int, ...]]
    """The texts in whose sentences other rules are named, and the numbers of those."""
    switches: Mapping[str, tuple[int, ...]]
    """Each switch as a rule set writes it, and the rules that it changes.  A single letter is a number."""
    presets: Mapping[str, tuple[str, ...]]
    examples: Mapping[str, tuple[str, ...]]
    """The moves that each step of an example shows; ``…`` are the rest of its deal."""
    players: int
    """How many play in the examples."""


def said(game: str, what: str) -> Message:
    """Returns a message of a game's rules page."""
    id = f"rules_{game}_{what}"
    return Message(id)


_FORMS: Final = {
    "number_suit": "28D",
    "suit_number": "D28",
    "number_no_trumps": "28NT",
    "number_noes": "29NS",
    "plus_suit": "+2D",
    "plus_noes": "+2NS",
}
"""The spoken forms of rule 8, and an example of each as it is written."""

_SCALE: Final = ((28, 39, 1, 2), (40, 47, 2, 3), (48, 55, 3, 4), (56, 56, 4, 5))
"""The scale of rule 17: contracts from and to, tables when made and when failed."""


def _form_row(form: str, written: str) -> tuple[Message, ...]:
    spoken, bids, tells = (said("fiftysix", f"form_{form}_{cell}") for cell in ("spoken", "bids", "tells"))
    return spoken, Message.of("rules_verbatim", text=written), bids, tells


def _number(number: int) -> Message:
    return Message.of("rules_number", number=number)


def _scale_row(least: int, most: int, made: int, failed: int) -> tuple[Message, ...]:
    numbers = _number(least) if least == most else Message.of("rules_range", least=least, most=most)
    return numbers, _number(made), _number(failed)


def _header(game: str, table: str, columns: str) -> tuple[Message, ...]:
    return tuple(said(game, f"{table}_{column}") for column in columns.split())


_FIFTYSIX: Final = Outline(
    about="abc",
    terms=("side", "trick", "strain", "last_bid", "contract", "pile", "tables"),
    sections={
        "deal": "1 2ab 3a 4ab 5",
        "auction": "6 7ab 8abcde 9a 10 11ab 12",
        "play": "13 14 15ab",
        "scoring": "16 17ab 18",
        "knowledge": "19a",
    },
    tables={
        8: (
            _header("fiftysix", "forms", "spoken written bids tells"),
            *(_form_row(form, written) for form, written in _FORMS.items()),
        ),
        17: (
            _header("fiftysix", "scale", "number made failed"),
            *(_scale_row(*figures) for figures in _SCALE),
        ),
    },
    mentions={"switch_compulsory_opening": (12,), "switch_stakes": (17,), "switch_match": (17,)},
    switches={
        "compulsory_opening": (6, 8, 12),
        "stakes=additive": (17,),
        "match=deals(n)": (5, 17, 18),
        "match_end=cannot_pay": (18,),
        "noes_strain=keep": (8,),
        "bid_over_redouble": (10, 11),
        "direction=clockwise": (4, 6, 12, 13),
        "short_pack": (2, 3),
        "stage_jump": (7,),
        "stop_when_decided": (15, 16),
        "redeal_weak": (4,),
        "points=a-b-c-d": (3,),
    },
    presets={
        "classic": (),
        "international": ("compulsory_opening", "stakes=additive", "match=deals(18)"),
    },
    examples={
        "auction": ("28D", "P", "+2D", "31NS", "D32", "X", "P P P P P"),
        "trick": ("9C", "JC", "KC QC", "TD", "JC", "", "…"),
    },
    players=6,
)

_SCHNAPSEN: Final = Outline(
    about="ab",
    terms=("trick", "trumps", "stock", "indicator", "card_points", "game_points"),
    sections={
        "deal": "1 2a",
        "open": "3ab 4ab 5a",
        "strict": "6",
        "marriages": "7ab 8abc",
        "end": "9a 10 11 12 13",
        "match": "14",
        "knowledge": "15ab",
    },
    tables={
        10: (
            _header("schnapsen", "wins", "loser points"),
            (said("schnapsen", "wins_single"), _number(1)),
            (said("schnapsen", "wins_double"), _number(2)),
            (said("schnapsen", "wins_triple"), _number(3)),
        ),
    },
    mentions={"5": (6,), "5a": (8, 11, 12), "9": (12, 13)},
    switches={"close_needs_four": (5,), "sharp": (4, 5, 7)},
    presets={"classic": ()},
    examples={
        "trick": ("JS", "TS", "AC QH", "…"),
        "marriage": ("exchange", "QH", "AH", "TC TD"),
        "closing": ("close", "AD KD", "AS QS", "…"),
    },
    players=2,
)

OUTLINES: Final[Mapping[str, Outline]] = {"fiftysix": _FIFTYSIX, "schnapsen": _SCHNAPSEN}
