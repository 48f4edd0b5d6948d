"""Why a call is made: messages that are true of the auction as the seat to call sees it."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia import conventions
from cardavia.cards import Card, Strain
from cardavia.games.fiftysix import PASS, Call, Contract, Form, stage
from cardavia.players.fiftysix.bidding import Bidding, Option
from cardavia.words import Message


def why_call(bidding: Bidding, option: Option) -> tuple[Message, ...]:
    """Returns the reasons for a call, the weightiest first."""
    if option.call == PASS:
        return (_why_pass(bidding, option),)
    assert option.bid is not None
    if not option.call.is_bid:
        return (_why_double(bidding, option, option.bid),)
    return tuple(_why_bid(bidding, option, option.bid))


def _why_pass(bidding: Bidding, option: Option) -> Message:
    bid = bidding.auction.bid
    if bidding.settles:
        return Message.of("why_pass_out", percent=_percent(bidding.makes(bidding.passed_out)))
    if bid is None:
        strain = bidding.best_strain()
        return Message.of("why_pass_at_first", strain=strain, points=round(bidding.prospects[strain].mean))
    figures = _figures(bid, bidding.makes(bid))
    return Message("why_pass_ours" if bidding.ours(bid) else "why_pass_theirs", figures)


def _why_double(bidding: Bidding, option: Option, bid: Contract) -> Message:
    made = bidding.makes(bid)
    if bidding.ours(bid):
        return Message("why_redouble", _figures(bid, made))
    points = round(bidding.prospect(bid).mean)
    return Message("why_double", {**_figures(bid, 1 - made), "points": points})


def _why_bid(bidding: Bidding, option: Option, bid: Contract) -> Iterator[Message]:
    prospect = bidding.prospects[bid.strain]
    figures = _figures(bid, prospect.makes(bid.number))
    yield Message("why_bid", {**figures, "points": round(prospect.mean)})
    yield from _why_over(bidding, option.call, bid)
    yield from _why_together(bidding, bid.strain)
    if option.call.form is not Form.NO_SUIT:
        yield conventions.describe(option.call, bidding.auction)


def _why_over(bidding: Bidding, call: Call, bid: Contract) -> Iterator[Message]:
    """Says what speaks for bidding over what stands."""
    standing = bidding.auction.bid
    if standing is None:
        if bidding.settles:
            percent = _percent(bidding.makes(bidding.passed_out))
            yield Message.of("why_not_passed_out", percent=percent)
    elif not bidding.ours(standing):
        yield Message("why_bid_over_them", _figures(standing, bidding.makes(standing)))
    elif stage(bid.number) > stage(standing.number):
        yield Message.of("why_bid_higher_stage", number=bid.number)
    elif bidding.prospects[bid.strain].mean > bidding.prospect(standing).mean:
        yield Message.of("why_better_strain", strain=bid.strain, other=standing.strain)
    elif bidding.tells_more(call):
        yield Message.of("why_show_more")


def _why_together(bidding: Bidding, strain: Strain) -> Iterator[Message]:
    """Says what a partner has told of the Jacks of trumps."""
    if strain == "NT":
        return
    partner = bidding.reckoning.partner_showing_jack(strain)
    if partner is None:
        return
    mine = bidding.view.hand.count(Card("J" + strain))
    yield Message.of("why_both_jacks" if mine else "why_partner_has_jack", suit=strain, who=partner)


def _figures(bid: Contract, chance: float) -> dict[str, str | int]:
    return {"number": bid.number, "strain": bid.strain, "percent": _percent(chance)}


def _percent(chance: float) -> int:
    # What is only reckoned is never quite sure.
    return min(99, max(1, round(100 * chance)))
