"""What the player to move may do in Schnapsen (rules 3 to 7), from the public state and one hand."""

from __future__ import annotations

from cardavia.cards import Card, Hand
from cardavia.games.schnapsen.moves import EXCHANGE, Announcement, Move
from cardavia.games.schnapsen.public import Public
from cardavia.games.schnapsen.tricks import refuse_reply, strict_replies, worth_of_marriage
from cardavia.words import IllegalMove


def lawful_moves(public: Public, hand: Hand) -> tuple[Move, ...]:
    """Returns every move that the player to act, holding this hand, may make."""
    if public.led is None:
        announcements = [word for word in Announcement if refuse_announcement(public, hand, word) is None]
        return (*announcements, *hand)
    return strict_replies(hand, public.led, public.trump) if public.strict else hand


def refuse(public: Public, hand: Hand, move: Move) -> IllegalMove | None:
    """Returns why the rules forbid this move, or None where they allow it."""
    if isinstance(move, Announcement):
        return refuse_announcement(public, hand, move)
    if move not in hand:
        return IllegalMove("card_not_in_hand", card=move.text)
    if public.led is not None and public.strict:
        return refuse_reply(move, hand, public.led, public.trump)
    return None


def refuse_announcement(public: Public, hand: Hand, word: Announcement) -> IllegalMove | None:
    """Returns why the rules forbid to exchange or close now, or None where they allow it."""
    return _refuse_exchange(public, hand) if word is EXCHANGE else _refuse_close(public)


def _refuse_exchange(public: Public, hand: Hand) -> IllegalMove | None:
    """Rule 4."""
    jack = Card("J" + public.trump)
    if public.led is not None:
        return IllegalMove("exchange_on_lead_only")
    if public.closed_by is not None:
        return IllegalMove("exchange_after_closing")
    if public.stock_size == 0:
        return IllegalMove("exchange_needs_stock")
    if public.indicator is jack:
        return IllegalMove("exchange_jack_lies_there", card=jack.text)
    if public.game.rules.sharp and public.trick_number == 1:
        return IllegalMove("exchange_not_in_first_trick")
    if public.stock_size < public.game.rules.exchange_needs:
        return IllegalMove("exchange_not_with_two_left")
    return None if jack in hand else IllegalMove("exchange_needs_jack", card=jack.text)


def _refuse_close(public: Public) -> IllegalMove | None:
    """Rule 5."""
    if public.led is not None:
        return IllegalMove("close_on_lead_only")
    if public.closed_by is not None:
        return IllegalMove("close_only_once")
    if public.stock_size == 0:
        return IllegalMove("close_needs_stock")
    if public.stock_size < public.game.rules.closing_needs:
        return IllegalMove("close_not_with_two_left")
    return None


def marriage(public: Public, hand: Hand, lead: Card) -> int:
    """Returns what leading this card from this hand declares: 0, 20 or 40 in trumps (rule 7)."""
    if public.game.rules.sharp and public.trick_number == 1:
        return 0
    return worth_of_marriage(hand, lead, public.trump)
