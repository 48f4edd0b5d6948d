"""Holds the rules of 56 and the kernel's solver against each other, position by position.

Deals are called and played at random under every rule set that the solver claims.  At each turn both
have to allow the same cards; each trick has to fall to the same side; and in the last two tricks the
solver's values have to be those that the rules themselves lead to, every line tried.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from cardavia import games
from cardavia.games import FiftySix
from cardavia.games.fiftysix import Deal, Trick
from cardavia.kernel.fiftysix_double_dummy import Solver
from cardavia.solvers.fiftysix import CARDS, hand_bits, position_of, solve, stands, trump_of

RULES: Final = (
    "classic",
    "classic direction=clockwise",
    "classic stop_when_decided",
    "classic noes_strain=keep bid_over_redouble",
    "international",
)
GAMES: Final = tuple(
    games.game("fiftysix", players, rules)
    for players, rules in [
        *((players, rules) for players in (4, 6, 8) for rules in RULES),
        (4, "classic short_pack"),
        (4, "classic short_pack direction=clockwise"),
    ]
)
NOT_LEGAL: Final = -1
ENDING: Final = 2
"""With so many cards in hand at most, every line is tried."""


def check(count: int, seed: int) -> list[str]:
    """Returns a line for every one of so many positions in which rules and kernel disagree."""
    chance, mismatches, seen = random.Random(seed), [], 0
    solvers = {players: Solver(players, 8) for players in (4, 6, 8)}
    while seen < count:
        game = chance.choice(GAMES)
        assert isinstance(game, FiftySix)
        solver, tricks = solvers[game.players], 0
        for deal in _played_at_random(game, chance):
            if len(deal.tricks) > tricks:
                tricks = len(deal.tricks)
                mismatches += _trick_falls_otherwise(deal, deal.tricks[-1], solver)
            if not deal.over:
                seen += 1
                mismatches += _other_cards_allowed(deal, solver)
                if max(map(len, deal.hands)) <= ENDING and chance.random() < 0.2:
                    mismatches += _other_values(deal)
    return mismatches


def _played_at_random(game: FiftySix, chance: random.Random) -> Iterator[Deal]:
    """Gives a deal at its first lead and after each card."""
    pack = list(game.pack)
    chance.shuffle(pack)
    deal = game.deal(chance.randrange(game.players), pack=pack)
    while deal.contract is None:
        calls = deal.legal_moves()
        deal = deal.play(chance.choice(calls) if chance.random() < 0.3 else min(calls, key=_shortest))
    yield deal
    while not deal.over:
        deal = deal.play(chance.choice(deal.legal_moves()))
        yield deal


def _shortest(call: object) -> tuple[int, str]:
    # A pass wherever the rules let one pass.
    return len(str(call)), str(call)


def _other_cards_allowed(deal: Deal, solver: Solver) -> list[str]:
    position, found = position_of(deal), array("h", [0] * len(CARDS))
    solver.values(position.hands, position.leader, position.trump, position.trick, 1, found)
    allowed = {card.text for card, value in zip(CARDS, found, strict=True) if value != NOT_LEGAL}
    lawful = {str(card) for card in deal.legal_moves()}
    return [] if allowed == lawful else [f"{deal.heard}: {sorted(allowed)} for {sorted(lawful)}"]


def _trick_falls_otherwise(deal: Deal, trick: Trick, solver: Solver) -> list[str]:
    """Compares who takes a trick, as the last one in which each hand is the card it played."""
    game, contract = deal.game, deal.contract
    assert contract is not None
    hands, step = [0] * game.players, game.rules.step
    for place, card in enumerate(trick.cards):
        hands[(trick.leader * step + place) % game.players] = hand_bits((card,))
    worth = sum(game.rules.card_points[card.rank] for card in trick.cards)
    leader = trick.leader * step % game.players
    taken = solver.value(array("Q", hands), leader, trump_of(contract.strain))
    due = worth if trick.winner % 2 == 0 else 0
    return [] if taken == due else [f"{trick} in {contract}: {taken} for {due}"]


def _other_values(deal: Deal) -> list[str]:
    side, whole = (deal.to_act or 0) % 2, _never_stopping(deal)
    due = {str(move): _best(whole.play(move))[side] for move in whole.legal_moves()}
    solved = solve(deal)
    complaints = [] if solved.values == due else [f"{deal.heard}: {solved.values} for {due}"]
    end = deal.play_all(" ".join(solved.line))
    stopped = deal.game.rules.stop_when_decided
    if end.result is None or (end.points[side] != solved.value and not stopped):
        complaints.append(f"{deal.heard}: {solved.line} comes to {end.points}, not {solved.value}")
    if end.result and {solved.stands, stands(deal)} != {end.result.made}:
        complaints.append(f"{deal.heard}: {deal.contract} stands: {solved.stands}, {stands(deal)}")
    return complaints


def _never_stopping(deal: Deal) -> Deal:
    """Returns the deal under rules that play it to its last card: so the values are reckoned."""
    rules = replace(deal.game.rules, stop_when_decided=False)
    return replace(deal, game=FiftySix(deal.game.players, rules))


def _best(deal: Deal) -> tuple[int, int]:
    """Returns both piles at the end when all play their best: every line is tried."""
    if deal.to_act is None:
        return deal.points
    return max((_best(deal.play(move)) for move in deal.legal_moves()), key=lambda p: p[deal.to_act % 2])
