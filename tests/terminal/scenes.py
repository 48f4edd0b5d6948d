"""Moments at both tables, and how they are printed on a page of 80 columns."""

from collections.abc import Callable
from functools import partial
from io import StringIO

from msgspec import structs
from rich.console import RenderableType

from cardavia import games
from cardavia.cards import Card
from cardavia.games import fiftysix, schnapsen
from cardavia.shuffle import Shuffle
from cardavia.terminal.drawing import new_console
from cardavia.terminal.face import Face, face_of
from cardavia.terminal.voice import Voice

Scene = Callable[[], RenderableType]


def printed(drawn: RenderableType, width: int = 80) -> str:
    """Returns what stands on the page, without the blanks at the ends of lines."""
    page = StringIO()
    new_console(page, width).print(drawn)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()).rstrip() + "\n"


def fiftysix_face(seats: int, me: int = 0) -> Face:
    return face_of(games.game("fiftysix", players=seats), me, Voice())


def schnapsen_face() -> Face:
    return face_of(games.game("schnapsen"), 0, Voice())


def dealt(seats: int, rules: str = "classic", dealer: int = 0) -> fiftysix.Match:
    """Returns a match with its first deal, which is always the same."""
    game = games.FiftySix(seats, rules)
    return game.match(dealer).start_deal(Shuffle(bytes(32)).order(0, game.pack))


def with_moves(match: fiftysix.Match, moves: str) -> fiftysix.Match:
    for move in moves.split():
        match = match.play(move)
    return match


def first_legal(match: fiftysix.Match, until_trick: int) -> fiftysix.Match:
    """Returns the match after everybody has played the first card allowed, until seat 0 is in that trick."""
    while match.deal and not (len(match.deal.tricks) == until_trick - 1 and match.deal.to_act == 0):
        match = match.play(match.deal.legal_moves()[0])
    return match


def to_the_end(match: fiftysix.Match) -> fiftysix.Match:
    while match.deal and match.deal.to_act is not None:
        match = match.play(match.deal.legal_moves()[0])
    return match


AUCTIONS = {
    4: "28D P +2D P P 33NS X",
    6: "P 28H P P D30 X P 31NT P P +2S",
    8: "28H P D30 P 31NT X P P +2S P P P P 34NS P",
}


def auction(seats: int) -> RenderableType:
    match = with_moves(dealt(seats), AUCTIONS[seats])
    while match.deal and match.deal.to_act != 0:
        match = match.play("P")
    return fiftysix_face(seats).screen(match.view(0))


def called_out(seats: int) -> fiftysix.Match:
    match = with_moves(dealt(seats), AUCTIONS[seats])
    while match.deal and not match.deal.auction.over:
        match = match.play("P")
    return match


def fourth_trick(seats: int) -> RenderableType:
    return fiftysix_face(seats).screen(first_legal(called_out(seats), until_trick=4).view(0))


def fiftysix_over(seats: int) -> RenderableType:
    return fiftysix_face(seats).deal_ended(to_the_end(called_out(seats)).view(0))


def schnapsen_match(moves: str) -> schnapsen.Match:
    """Returns a match after some moves of a deal in which seat 0 leads and clubs are trumps."""
    game = games.Schnapsen()
    hands = ["JC KH QH AS TS", "AC TC KC JH JS"]
    deal = game.deal(1, hands=hands, stock="KS TD AH QD QS KD AD JD TH QC")
    match = structs.replace(game.match(first_dealer=1), deal=deal)
    for move in moves.split():
        match = match.play(move)
    return match


def on_and_on(match: schnapsen.Match, until: Callable[[schnapsen.Deal], bool]) -> schnapsen.Match:
    """Returns the match once both have played the first card allowed until something is so."""
    while match.deal and not until(match.deal):
        match = match.play(next(move for move in match.deal.legal_moves() if isinstance(move, Card)))
    return match


def used_up() -> RenderableType:
    match = on_and_on(schnapsen_match(""), lambda deal: deal.stock_size == 0 and deal.to_act == 0)
    return schnapsen_face().screen(match.view(0))


def schnapsen_screen(moves: str) -> RenderableType:
    return schnapsen_face().screen(schnapsen_match(moves).view(0))


def schnapsen_over(moves: str) -> RenderableType:
    match = on_and_on(schnapsen_match(moves), lambda deal: deal.over)
    return schnapsen_face().deal_ended(match.view(0))


SCENES: dict[str, Scene] = {
    **{f"fiftysix-{seats}-auction": partial(auction, seats) for seats in (4, 6, 8)},
    **{f"fiftysix-{seats}-trick": partial(fourth_trick, seats) for seats in (4, 6, 8)},
    **{f"fiftysix-{seats}-over": partial(fiftysix_over, seats) for seats in (4, 6, 8)},
    "schnapsen-open": partial(schnapsen_screen, ""),
    "schnapsen-marriage": partial(schnapsen_screen, "KH AC KC"),
    "schnapsen-closed": partial(schnapsen_screen, "exchange close KH JH"),
    "schnapsen-used-up": used_up,
    "schnapsen-over": partial(schnapsen_over, ""),
    "schnapsen-over-closed": partial(schnapsen_over, "close"),
}
