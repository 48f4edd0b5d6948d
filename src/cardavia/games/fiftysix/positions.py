"""Positions of 56: deals that begin in the middle of their play, and whether they can arise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardavia.cards import Card, Hand, missing, read_cards, write_cards
from cardavia.games.fiftysix.auction import Auction
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
    score: Pair,
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
        score: tables of each side when the deal began.

    Raises:
        BadPosition: it cannot arise; what is wrong is in its message.
        IllegalMove: a call in the auction is not allowed.
        BadText: something in it is no card or call.
    """
    game.check_seat(dealer)
    leader = game.next_seat(dealer) if leader is None else leader
    _check_trick(game, leader, trick)
    held = tuple(sort_hand(read_cards(hand)) for hand in hands)
    _check_sizes(game, held, leader, trick)
    out = [*trick, *(card for hand in held for card in hand)]
    if extra := missing(out, game.pack):
        raise BadPosition("not_in_the_pack", cards=write_cards(extra))
    auction = game.auction(dealer).call_all(calls)
    if not auction.over:
        raise BadPosition("auction_not_over", calls=calls)
    start = Start(leader, trick, points, sort_hand(missing(game.pack, out)))
    check_start(start, game, auction)
    _check_held(game, held, start)
    game.check_score(score)
    return Deal(game, dealer, score, (), start, auction, leader, trick, points, (), False, held, held)


def check_start(start: Start, game: FiftySix, auction: Auction) -> None:
    """Refuses a start that no play of the cards leads to.

    Raises:
        BadPosition: it cannot arise; what is wrong is in its message.
    """
    _check_trick(game, start.leader, start.trick)
    if extra := missing([*start.gone, *start.trick], game.pack):
        raise BadPosition("not_in_the_pack", cards=write_cards(extra))
    if len(start.gone) == len(game.pack):
        raise BadPosition("no_cards_left")
    if (start.gone or start.trick) and not auction.over:
        raise BadPosition("auction_not_over", calls=" ".join(map(str, auction.calls)))
    if not start.gone and start.leader != auction.first:
        raise BadPosition("first_lead", seat=auction.first)
    _check_piles(start, game)
    contract = auction.contract
    if contract and game.rules.stop_when_decided and decided(contract, start.points):
        raise BadPosition("already_decided")


def _check_trick(game: FiftySix, leader: Seat, trick: Hand) -> None:
    game.check_seat(leader)
    if len(trick) >= game.players:
        raise BadPosition("trick_is_full", cards=write_cards(trick))


def _check_piles(start: Start, game: FiftySix) -> None:
    if len(start.gone) % game.players:
        raise BadPosition("gone_not_in_tricks", cards=len(start.gone), seats=game.players)
    gone = sum(game.rules.card_points[card.rank] for card in start.gone)
    if min(start.points) < 0 or sum(start.points) != gone:
        raise BadPosition("points_not_56_in_all", piles=sum(start.points), out=56 - gone)
    if start.gone and not _piles_of_whole_tricks(start, game):
        raise BadPosition("piles_not_of_tricks", one=start.points[0], other=start.points[1])


def _piles_of_whole_tricks(start: Start, game: FiftySix) -> bool:
    """Whether the cards gone can make these piles: whole tricks, the last of them the leader's side's."""
    # Bit p of reach[n] is set where some n of the cards have p points together.
    reach = [1] + [0] * len(start.gone)
    for card in start.gone:
        for n in range(len(start.gone), 0, -1):
            reach[n] |= reach[n - 1] << game.rules.card_points[card.rank]
    pile = start.points[start.leader % 2]
    return any(reach[n] >> pile & 1 for n in range(game.players, len(reach), game.players))


def _check_sizes(game: FiftySix, held: Sequence[Hand], leader: Seat, trick: Hand) -> None:
    if len(held) != game.players:
        raise BadPosition("hands_not_one_each", hands=len(held), seats=game.players)
    laid = {game.next_seat(leader, i) for i in range(len(trick))}
    size = len(held[game.next_seat(leader, len(trick))])
    if size == 0:
        raise BadPosition("no_cards_left")
    for seat, hand in enumerate(held):
        if len(hand) != size - (seat in laid):
            raise BadPosition("hand_size", seat=seat, cards=len(hand), wanted=size - (seat in laid))


def _check_held(game: FiftySix, held: Sequence[Hand], start: Start) -> None:
    laid = {game.next_seat(start.leader, i): card for i, card in enumerate(start.trick)}
    for seat, card in laid.items():
        led = start.trick[0].suit
        if card.suit != led and any(other.suit == led for other in held[seat]):
            raise BadPosition("hand_is_void", seat=seat, suit=led)
    if not start.gone:
        game.refuse_weak([(*hand, laid[seat]) if seat in laid else hand for seat, hand in enumerate(held)])
