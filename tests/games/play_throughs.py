"""Golden play-throughs: matches of chance written out for a card player to read, and digests of many more.

No test stands here: test_golden.py compares what this file makes with what lies in golden/, and
scripts/golden runs it to write that anew.
"""

import json
import runpy
import sys
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from cardavia import games
from cardavia.cards import write_cards
from cardavia.games import AnyGame, fiftysix, schnapsen
from cardavia.games.conformance import Chance, play_digest, random_match

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
VERSIONS = GOLDEN / "versions.json"
EVERY = runpy.run_path(str(HERE / "every_rule_set.py"))
EVERY_GAME: dict[str, AnyGame] = EVERY["GAMES"]
SWITCHES: list[str] = EVERY["FIFTYSIX_SWITCHES"] + EVERY["SCHNAPSEN_SWITCHES"]

MATCHES = {
    "fiftysix-4-classic": (games.game("fiftysix", 4), 47),
    "fiftysix-6-classic": (games.game("fiftysix", 6), 57),
    "fiftysix-8-classic": (games.game("fiftysix", 8), 82),
    "fiftysix-4-international": (games.game("fiftysix", 4, "international"), 97),
    "fiftysix-6-international": (games.game("fiftysix", 6, "international"), 112),
    "fiftysix-8-international": (games.game("fiftysix", 8, "international"), 94),
    "schnapsen-classic": (games.game("schnapsen"), 6),
}
"""For each file the game, and the seed of a match in which much of what can happen does."""
MOST_DEALS = 6
STAKES = {1: "", 2: ", doubled", 4: ", redoubled"}


def play_through(name: str) -> str:
    """Returns a match written out: all of it, or its first deals."""
    game, seed = MATCHES[name]
    course: list[Any] = random_match(game, Chance("golden", seed), most_moves=20_000)
    ends = [two for two in pairwise(course) if len(two[1].results) > len(two[0].results)]
    lines = [f"{game.name}, {game.players} players, {game.rules_text}"]
    for number, (before, after) in enumerate(ends[:MOST_DEALS], 1):
        lines += ["", f"Deal {number}: seat {before.dealer} deals, the score is {pair(before.score)}"]
        lines += written(after.deal)
        won = "" if after.winner is None else f": side {after.winner} has won the match"
        lines += [f"  The score is {pair(after.score)}{won}"]
    return "\n".join([*lines, ""])


def written(deal: fiftysix.Deal | schnapsen.Deal) -> Iterator[str]:
    for seat, hand in enumerate(deal.dealt):
        suits = (write_cards(cards) for _, cards in groupby(hand, lambda card: card.suit))
        yield f"  seat {seat}   {'  '.join(suits)}"
    yield from fiftysix_play(deal) if isinstance(deal, fiftysix.Deal) else schnapsen_play(deal)


def pair(figures: tuple[int, int]) -> str:
    return f"{figures[0]} to {figures[1]}"


def fiftysix_play(deal: fiftysix.Deal) -> Iterator[str]:
    contract, result = deal.contract, deal.result
    assert contract is not None
    assert result is not None
    yield from auction_table(deal)
    yield f"  {contract.number}{contract.strain} by seat {contract.declarer}{STAKES[contract.stake]}"
    for number, trick in enumerate(deal.tricks, 1):
        cards = write_cards(trick.cards)
        yield f"  {number:>4}   seat {trick.leader} leads  {cards}  seat {trick.winner} takes it"
    verdict = f"Side {contract.side} {'makes' if result.made else 'fails'} {contract.number}"
    yield f"  {verdict}: points {pair(result.points)}, worth {pair(result.swing)}"


def auction_table(deal: fiftysix.Deal) -> Iterator[str]:
    calls, players = [str(call) for call in deal.auction.calls], deal.game.players
    seats = [f"({deal.auction.seat_of(i)})" for i in range(players)]
    for row in (seats, *(calls[start : start + players] for start in range(0, len(calls), players))):
        yield "    " + "".join(f"{word:<6}" for word in row).rstrip()


def schnapsen_play(deal: schnapsen.Deal) -> Iterator[str]:
    *stock, indicator = deal.dealt_stock
    yield f"  stock    {write_cards(stock)}, indicator {indicator}"
    for number, trick in enumerate(deal.played, 1):
        yield f"  {number:>4}   {led(trick)}, reply {trick.reply}: seat {trick.winner(deal.trump)} takes it"
    if deal.table.lead is not None:
        yield f"  {len(deal.played) + 1:>4}   {led(deal.table)}"
    result = deal.result
    assert result is not None
    yield f"  Points {pair(deal.points)}, tricks {pair(deal.tricks)}, pending {pair(deal.pending)}"
    yield f"  Seat {result.winner} wins {result.game_points}: {result.reason.replace('_', ' ')}"


def led(trick: schnapsen.tricks.Trick) -> str:
    doings = [
        f"exchanges for {trick.exchanged}" if trick.exchanged else "",
        "closes" if trick.closed else "",
        f"leads {trick.lead}",
        f"declares {trick.marriage}" if trick.marriage else "",
    ]
    return f"seat {trick.leader} " + ", ".join(filter(None, doings))


def version(name: str) -> dict[str, Any]:
    """Returns the version of a game's rules, and the digest of how it is played."""
    return {"version": EVERY_GAME[name].version, "digest": play_digest(EVERY_GAME[name])}


def known_versions() -> dict[str, dict[str, Any]]:
    """Returns what was found when the files were last written."""
    known: dict[str, dict[str, Any]] = json.loads(VERSIONS.read_text(encoding="utf-8"))
    return known


def changed_alone(then: dict[str, Any], now: dict[str, Any]) -> str | None:
    """Returns what is wrong where only one of version and play has changed; None where nothing is."""
    other_play, other_version = then["digest"] != now["digest"], then["version"] != now["version"]
    if other_play and not other_version:
        return "the same moves come to another end, so the game's rules version has to rise"
    if other_version and not other_play:
        return "the rules version has changed, but the same moves come to the same end"
    return None


def rewrite() -> None:
    """Writes every file anew; the versions only where version and play have changed together."""
    for name in MATCHES:
        (GOLDEN / f"{name}.txt").write_text(play_through(name), encoding="utf-8")
    known, now = known_versions(), {name: version(name) for name in EVERY_GAME}
    wrong = {name: changed_alone(known[name], now[name]) for name in known.keys() & now.keys()}
    if any(wrong.values()):
        sys.exit("\n".join(f"{name}: {what}" for name, what in sorted(wrong.items()) if what))
    VERSIONS.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
