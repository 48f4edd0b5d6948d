"""Positions of 56: deals that begin in the middle of their play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardavia.cards import Card, Hand, read_cards, write_cards
from cardavia.games.fiftysix.deal import Deal
from cardavia.games.fiftysix.public import Start
from cardavia.games.fiftysix.scoring import decided
from cardavia.games.fiftysix.tricks import sort_hand
from cardavia.games.game import Pair, Seat
from cardavia.words import BadPosition

if TYPE_CHECKING:
    from cardavia.games.fiftysix.game import FiftySix


def position(
    game: FiftySix,
    hands: Sequence[str | Iterable[Card | str]],
    calls: str,
    dealer: Seat,
    leader: Seat | None,
    trick: Hand,
    points: Pair,
    score: Pair | None,
) -> Deal:
    """Returns a deal in the middle of its play.

    Args:
        game: the game.
        hands: what each seat holds now, one entry a seat.
        calls: the whole auction as text, such as ``"28D P P P"``.
        dealer: who dealt.
        leader: who leads, or led, to the trick on the table; dealer's right when None.
        trick: the cards on the table, the leader's first; they are in no hand.
        points: the card points in each side's pile; with those still out they make 56.
        score: tables of each side; as at the start of a match when None.

    Raises:
        BadPosition: it cannot arise; what is wrong is in its message.
    """
    game.check_seat(dealer)
    leader = game.next_seat(dealer) if leader is None else leader
    game.check_seat(leader)
    held = tuple(sort_hand(read_cards(hand)) for hand in hands)
    gone = _check_cards(game, held, leader, trick)
    _check_points(game, held, trick, points)
    auction = game.auction(dealer).call_all(calls)
    if not auction.over or auction.contract is None:
        raise BadPosition("auction_not_over", calls=calls)
    if game.rules.stop_when_decided and decided(auction.contract, points):
        raise BadPosition("already_decided")
    score = game.match().score if score is None else score
    start = Start(leader, trick, points, gone)
    return Deal(game, dealer, score, start, auction, leader, trick, points, (), False, held, held)


def _check_cards(game: FiftySix, held: tuple[Hand, ...], leader: Seat, trick: Hand) -> Hand:
    if len(held) != game.players:
        raise BadPosition("hands_not_one_each", hands=len(held), seats=game.players)
    if len(trick) >= game.players:
        raise BadPosition("trick_is_full", cards=write_cards(trick))
    laid = {game.next_seat(leader, i) for i in range(len(trick))}
    size = len(held[game.next_seat(leader, len(trick))])
    if size == 0:
        raise BadPosition("no_cards_left")
    for seat, hand in enumerate(held):
        if len(hand) != size - (seat in laid):
            raise BadPosition("hand_size", seat=seat, cards=len(hand), wanted=size - (seat in laid))
    out = Counter([*trick, *(card for hand in held for card in hand)])
    pack = Counter(game.pack)
    if extra := tuple((out - pack).elements()):
        raise BadPosition("not_in_the_pack", cards=write_cards(extra))
    return sort_hand(tuple((pack - out).elements()))


def _check_points(game: FiftySix, held: tuple[Hand, ...], trick: Hand, points: Pair) -> None:
    out = sum(game.rules.card_points[card.rank] for hand in (*held, trick) for card in hand)
    if min(points) < 0 or sum(points) + out != 56:
        raise BadPosition("points_not_56_in_all", piles=sum(points), out=out)
