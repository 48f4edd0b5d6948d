"""Deals to try the rules on: packs, moves by number, positions taken from the middle of a deal."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from cardavia.cards import Hand
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal, Move, Schnapsen, Start, View
from cardavia.words import BadPosition

CLASSIC = Schnapsen()
NEEDS_FOUR = Schnapsen(rules="classic close_needs_four")
SHARP = Schnapsen(rules="classic sharp")
MOST_MOVES = 22
"""Twenty cards, an exchange and closing."""

Hidden = tuple[tuple[Hand, Hand], Hand]
"""Both hands and the stock."""

games = st.sampled_from([CLASSIC, NEEDS_FOUR, SHARP])
seats = st.sampled_from([0, 1])
viewers = st.sampled_from([0, 1, None])
lengths = st.integers(0, MOST_MOVES)
chances = st.integers(0, 2**32 - 1).map(Random)


def go_on(deal: Deal, chance: Random, moves: int = MOST_MOVES) -> Deal:
    """Plays that many legal moves by chance, or fewer where the deal ends."""
    for _ in range(moves):
        if not deal.over:
            deal = deal.play(some_move(deal, chance))
    return deal


def some_move(deal: Deal, chance: Random) -> Move:
    """Returns a legal move: an exchange mostly where it can be, closing not too often."""
    moves = deal.legal_moves()
    if EXCHANGE in moves and chance.random() < 0.7:
        return EXCHANGE
    move = chance.choice(moves)
    return chance.choice(moves) if move is CLOSE else move


def deal_of(game: Schnapsen, dealer: int, chance: Random, moves: int = MOST_MOVES) -> Deal:
    pack = chance.sample(game.pack, len(game.pack))
    return go_on(game.deal(dealer, pack), chance, moves)


def middle_of(deal: Deal, *, stock: bool = True, shown: bool = True) -> Deal:
    """Returns the position that the deal has come to, as a deal that begins there.

    A closed stock may be left out, and what each player has shown may be left unsaid.
    """
    return deal.game.position(
        trump=deal.trump,
        hands=deal.hands,
        points=deal.points,
        tricks=deal.tricks,
        pending=deal.pending,
        to_lead=deal.leader,
        led=deal.led,
        closed_by=deal.closed_by,
        frozen=(deal.frozen.points, deal.frozen.tricks) if deal.frozen else None,
        stock=deal.stock if stock or deal.closed_by is None else (),
        shown=[*deal.shown[0], *deal.shown[1]] if shown else (),
        score=deal.score,
    )


def as_it_began(deal: Deal) -> Deal:
    """Returns the deal before its first move: dealt again, or set up again in its middle."""
    start = deal.start
    if start == Start():
        return deal.game.deal(deal.dealer, hands=deal.dealt, stock=deal.dealt_stock, score=deal.score)
    return deal.game.position(
        trump=deal.trump,
        hands=deal.dealt,
        points=start.points,
        tricks=start.tricks,
        pending=start.pending,
        to_lead=1 - deal.dealer,
        led=start.lead,
        closed_by=start.closed_by,
        frozen=(start.frozen.points, start.frozen.tricks) if start.frozen else None,
        stock=deal.dealt_stock,
        shown=[*start.shown[0], *start.shown[1]],
        score=deal.score,
    )


def played_again(deal: Deal) -> Deal:
    """Returns the deal that comes of the same start and the same moves."""
    again = as_it_began(deal)
    for seat, move in deal.history:
        assert again.to_act == seat
        again = again.play(move)
    return again


deals = st.builds(deal_of, games, seats, chances, lengths)
"""Deals at any point: before the first move, on lead, with a card led, closed, ended."""
finished = st.builds(deal_of, games, seats, chances)


def unfinished(game: Schnapsen, dealer: int, chance: Random, moves: int) -> Deal:
    deal = deal_of(game, dealer, chance, 0)
    for _ in range(moves):
        after = deal.play(some_move(deal, chance))
        deal = deal if after.over else after
    return deal


goes_on = st.builds(unfinished, games, seats, chances, lengths)
"""Deals at any point before their end."""


def middle_and_on(before: Deal, stock: bool, shown: bool, chance: Random, moves: int) -> Deal:
    return go_on(middle_of(before, stock=stock, shown=shown), chance, moves)


middles = st.builds(middle_and_on, goes_on, st.booleans(), st.booleans(), chances, lengths)
"""Deals that began in the middle of another one, at any point."""
any_deals = st.one_of(deals, middles)


def hidden_cards(view: View, chance: Random, ways: int) -> Iterator[Hidden]:
    """Gives so many ways for the unseen cards to lie, as far as the viewer sees at once."""
    first, second = (view.hand if seat == view.seat else view.shown[seat] for seat in (0, 1))
    below = (view.indicator,) if view.indicator and view.stock_size else ()
    for _ in range(ways):
        cards = chance.sample(view.unseen, len(view.unseen))
        split = view.counts[0] - len(first)
        until = split + view.counts[1] - len(second)
        yield ((*first, *cards[:split]), (*second, *cards[split:until])), (*cards[until:], *below)


def completed(view: View, hidden: Hidden) -> Deal | None:
    try:
        return view.complete(*hidden)
    except BadPosition:
        return None
