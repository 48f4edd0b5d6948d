"""Holds the Schnapsen solver against the rules, on random positions under every switch it claims.

``check`` asks of each position what has to be true of exact values: the moves are those that the rules
engine allows, and each is worth what the deal after it is worth, or brings where the deal ends with it.  A
tenth of the positions is set up anew from its numbers and has to come to the same.  ``check_endings``
solves endings a second time by plain minimax through the rules engine, which prunes and remembers nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from cardavia.games.schnapsen import CLOSE, EXCHANGE, Deal, Schnapsen
from cardavia.kernel.schnapsen import NO_MOVE, Solver
from cardavia.solvers.schnapsen import move_of, new_results, new_solver, position_of, values

GAMES = [Schnapsen(rules=f"classic {switches}") for switches in ("", "close_needs_four", "sharp")]


def check(count: int, seed: int) -> list[str]:
    """Returns what is wrong with the values of so many positions, a line each."""
    chance = Random(seed)
    solvers = {game: new_solver(game) for game in GAMES}
    wrong: list[str] = []
    for deal in islice(positions(chance), count):
        solver = solvers[deal.game]
        found = values(deal, solver)
        wanted = {str(move): value_after(deal, str(move), solver) for move in deal.legal_moves()}
        if found != wanted or set(found) != moves_of_the_kernel(deal, solver):
            wrong.append(f"{deal}: {found} is not {wanted}")
        elif chance.random() < 0.1 and values(middle_of(deal), solver) != found:
            wrong.append(f"{deal} is not worth the same when it is set up")
    return wrong


def check_endings(count: int, seed: int) -> list[str]:
    """Returns the endings that plain minimax says to be worth something else, a line each."""
    wrong: list[str] = []
    for deal in islice(endings(Random(seed)), count):
        found = values(deal)
        wanted = {str(move): minimax(deal.play(move), mover(deal)) for move in deal.legal_moves()}
        if found != wanted:
            wrong.append(f"{deal}: {found} is not {wanted}")
    return wrong


def positions(chance: Random) -> Iterator[Deal]:
    """Gives every position of one random deal after another."""
    while True:
        game = chance.choice(GAMES)
        deal = game.deal(chance.randrange(2), chance.sample(game.pack, len(game.pack)))
        closes = chance.random() < 0.5
        while not deal.over:
            yield deal
            deal = deal.play(some_move(deal, chance, closes))


def endings(chance: Random) -> Iterator[Deal]:
    """Gives the positions of random deals in strict play, and the last reply before it."""
    for deal in positions(chance):
        if deal.strict or (deal.stock_size == 2 and deal.led):
            yield deal


def some_move(deal: Deal, chance: Random, closes: bool) -> str:
    moves = deal.legal_moves()
    if EXCHANGE in moves and chance.random() < 0.5:
        return str(EXCHANGE)
    if CLOSE in moves and not (closes and chance.random() < 0.2):
        moves = tuple(move for move in moves if move is not CLOSE)
    return str(chance.choice(moves))


def moves_of_the_kernel(deal: Deal, solver: Solver) -> set[str]:
    """Returns every move for which the kernel has a value, asked for or not."""
    found = new_results()
    solver.values(*position_of(deal), found)
    return {str(move_of(place)) for place, value in enumerate(found) if value != NO_MOVE}


def mover(deal: Deal) -> int:
    assert deal.to_act is not None
    return deal.to_act


def value_after(deal: Deal, move: str, solver: Solver) -> int:
    """Returns what the deal after a move is worth to whoever makes it, by the solver's own values there."""
    after = deal.play(move)
    if after.over:
        return outcome(after, mover(deal))
    found = [value for value in values(after, solver).values() if value is not None]
    return max(found) if mover(after) == mover(deal) else -max(found)


def minimax(deal: Deal, seat: int) -> int:
    """Returns what a deal is worth to a seat, by the rules alone."""
    if deal.over:
        return outcome(deal, seat)
    best = max if deal.to_act == seat else min
    return best(minimax(deal.play(move), seat) for move in deal.legal_moves())


def outcome(deal: Deal, seat: int) -> int:
    """Returns what a seat has won or lost in a deal that is over."""
    assert deal.result is not None
    return deal.result.game_points if deal.result.winner == seat else -deal.result.game_points


def middle_of(deal: Deal) -> Deal:
    """Returns the deal that begins where this one stands."""
    return deal.game.position(
        deal.trump,
        deal.hands,
        deal.points,
        tricks=deal.tricks,
        pending=deal.pending,
        to_lead=deal.leader,
        led=deal.led,
        closed_by=deal.closed_by,
        frozen=(deal.frozen.points, deal.frozen.tricks) if deal.frozen else None,
        stock=deal.stock,
    )
