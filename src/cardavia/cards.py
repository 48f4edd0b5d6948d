"""Suits, ranks, cards and packs, and their text.

A card's text is rank then suit: ``JD`` is the jack of diamonds, ``TC`` the ten of clubs.  Reading
also takes ``10C``, lower case and the suit first (``DJ``).  How cards rank and what they are worth
is a matter of each game's rules, not of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, NoReturn, get_args

from cardavia.words import BadText

Suit = Literal["S", "H", "D", "C"]
Rank = Literal["A", "K", "Q", "J", "T", "9", "8", "7"]
Strain = Literal["S", "H", "D", "C", "NT"]

SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
NO_TRUMPS: Final = "NT"


class Card:
    """Is one kind of card, such as the jack of diamonds.

    There is one object for each kind: the two jacks of diamonds of a double pack are the same
    value twice.  Cards compare, hash, copy and pickle as that one object.

    >>> Card("JD"), str(Card("10c")), Card("DJ") is Card("JD")
    (Card('JD'), 'TC', True)
    >>> Card("JD").rank, Card("JD").suit
    ('J', 'D')

    Raises:
        BadText: the text is no card.
    """

    __slots__ = ("rank", "suit", "text")
    rank: Rank
    suit: Suit
    text: str

    def __new__(cls, text: str) -> Card:
        """Reads a card."""
        card = _CARDS.get(text)
        if card is None:
            card = _CARDS.get(_tidy(text))
        if card is None:
            raise BadText("bad_card", text=text)
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card never changes: cannot set {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a card never changes: cannot delete {name}")


def _tidy(text: str) -> str:
    tidy = text.strip().upper().replace("10", "T")
    return tidy[::-1] if tidy[:1] in SUITS else tidy


def _make(rank: Rank, suit: Suit) -> Card:
    card = object.__new__(Card)
    for name, value in (("rank", rank), ("suit", suit), ("text", rank + suit)):
        object.__setattr__(card, name, value)
    return card


_CARDS: Final[dict[str, Card]] = {rank + suit: _make(rank, suit) for suit in SUITS for rank in RANKS}

Hand = tuple[Card, ...]


def read_cards(text: str | Iterable[Card | str]) -> Hand:
    """Reads cards with spaces (or commas) between them; cards already read pass through.

    >>> read_cards("JD 9D, 10C")
    (Card('JD'), Card('9D'), Card('TC'))

    Raises:
        BadText: one of them is no card.
    """
    items = text.replace(",", " ").split() if isinstance(text, str) else text
    return tuple(item if isinstance(item, Card) else Card(item) for item in items)


def write_cards(cards: Iterable[Card]) -> str:
    """Returns the cards' text, a space between them.

    >>> write_cards(read_cards("DJ 10C"))
    'JD TC'
    """
    return " ".join(card.text for card in cards)


def read_suit(text: str) -> Suit:
    """Reads one suit letter.

    Raises:
        BadText: the text is none of S, H, D, C.
    """
    if text not in SUITS:
        raise BadText("bad_suit", text=text)
    return text


def pack_of(ranks: Iterable[Rank], copies: int = 1) -> Hand:
    """Returns a new pack in its canonical order: by suit (S H D C), ranks as given, copies together.

    >>> write_cards(pack_of(("J", "9"), copies=2)[:5])
    'JS JS 9S 9S JH'
    """
    ranks = tuple(ranks)
    return tuple(_CARDS[rank + suit] for suit in SUITS for rank in ranks for _ in range(copies))


def missing(wanted: Iterable[Card], cards: Iterable[Card]) -> Hand:
    """Returns what has to be added to ``cards`` to make ``wanted``, copies counted.

    >>> missing(read_cards("JD JD 9D"), read_cards("JD 9S"))
    (Card('JD'), Card('9D'))
    """
    return tuple((Counter(wanted) - Counter(cards)).elements())
