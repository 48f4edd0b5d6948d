"""The table of 56 when the person is to move: in the auction, and at a trick."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from cardavia.cards import Card, write_cards
from cardavia.games import Seat
from cardavia.games.fiftysix import Auction, MatchView, Trick, View, winning_place
from cardavia.games.fiftysix.calls import HIGHEST
from cardavia.games.fiftysix.scoring import credit
from cardavia.terminal.drawing import around, cards, hand, heading, rows, sentence, stacked
from cardavia.terminal.fiftysix.auction import contract_in_words, grid
from cardavia.terminal.notes import deal_note, dealer_note
from cardavia.terminal.seating import Seating


def screen(match: MatchView, seating: Seating) -> RenderableType:
    """Returns the table as it stands."""
    deal = match.deal
    assert deal is not None
    return _at_a_trick(match, deal, seating) if deal.auction.over else _in_the_auction(match, deal, seating)


def _in_the_auction(match: MatchView, deal: View, seating: Seating) -> RenderableType:
    voice = seating.voice
    standing = (
        [(voice.say("terminal_label_bid"), contract_in_words(deal.auction.bid, seating))]
        if deal.auction.bid
        else []
    )
    return stacked(
        heading(voice.say("terminal_auction"), deal_note(match, seating), dealer_note(deal, seating)),
        grid(deal.auction, seating),
        rows([*standing, score_row(match, seating)]),
        rows([own_hand(deal, seating), ("", options(deal, seating))]),
    )


def _at_a_trick(match: MatchView, deal: View, seating: Seating) -> RenderableType:
    voice = seating.voice
    number = voice.say("terminal_trick_of", number=len(deal.tricks) + 1, tricks=deal.rounds)
    facts: list[tuple[str, str | Text]] = [
        *contract_and_need(deal, seating),
        (voice.say("terminal_label_piles"), piles(deal, seating)),
        score_row(match, seating),
    ]
    if deal.trick:
        facts.append((voice.say("terminal_label_trick"), _this_trick(deal, seating)))
    if deal.tricks:
        facts.append((voice.say("terminal_label_last_trick"), trick_in_words(deal, deal.tricks[-1], seating)))
    return stacked(
        heading(number, deal_note(match, seating), dealer_note(deal, seating)),
        around(seating, lambda seat: _laid(deal, seat, seating)),
        rows(facts),
        rows([own_hand(deal, seating), ("", options(deal, seating))]),
    )


def own_hand(deal: View, seating: Seating) -> tuple[str, Text]:
    """Returns the person's hand, with what may be played in it bright."""
    calling = not deal.auction.over
    bright = deal.hand if calling else [card for card in deal.legal_moves() if isinstance(card, Card)]
    return seating.voice.say("terminal_label_hand"), hand(deal.hand, bright, seating.voice)


def options(deal: View, seating: Seating) -> Text:
    """Returns, in words, what the person may do."""
    return sentence(_may_play(deal, seating) if deal.auction.over else may_call(deal.auction, seating))


def may_call(auction: Auction, seating: Seating) -> str:
    """Returns which calls are allowed."""
    legal = {call.text for call in auction.legal_calls()}
    least = auction.standing.least
    return seating.voice.say(
        "terminal_may_call",
        least=least if least <= HIGHEST else 0,
        double="redouble" if "XX" in legal else "double" if "X" in legal else "none",
        passing="yes" if "P" in legal else "no",
    )


def _may_play(deal: View, seating: Seating) -> str:
    legal = [card for card in deal.legal_moves() if isinstance(card, Card)]
    led = deal.trick[0].suit if deal.trick else ""
    why = "lead" if not led else "follow" if legal and legal[0].suit == led else "void"
    return seating.voice.say("terminal_may_play", why=why, suit=led, cards=write_cards(legal))


def _laid(deal: View, seat: Seat, seating: Seating) -> Text:
    place = (seat - deal.leader) * deal.game.rules.step % deal.game.players
    if place < len(deal.trick):
        assert deal.contract is not None
        ahead = place == winning_place(deal.trick, deal.contract.strain)
        return sentence(seating.voice.move(deal.trick[place]), "bold underline" if ahead else "")
    return Text("?", "turn") if seat == deal.to_act else Text("·", "label")


def contract_and_need(deal: View, seating: Seating) -> list[tuple[str, str]]:
    """Returns the contract, and below it what its side still needs of the points that are left."""
    contract = deal.contract
    assert contract is not None
    need = contract.number - deal.points[contract.side]
    left = 56 - sum(deal.points)
    state = "made" if need <= 0 else "lost" if need > left else "open"
    return [
        (seating.voice.say("terminal_label_contract"), contract_in_words(contract, seating)),
        ("", seating.voice.say("terminal_contract_needs", state=state, need=need, left=left)),
    ]


def _this_trick(deal: View, seating: Seating) -> str:
    """Returns who led to the trick, and whose card is the highest so far."""
    assert deal.contract is not None
    place = winning_place(deal.trick, deal.contract.strain)
    ahead = deal.game.next_seat(deal.leader, place)
    return seating.voice.say(
        "terminal_trick_so_far",
        same="yes" if place == 0 else "no",
        leader=seating.name(deal.leader),
        ahead=seating.name(ahead),
        card=deal.trick[place].text,
        points=sum(credit((0, 0), 0, deal.trick, deal.game.rules)),
    )


def piles(deal: View, seating: Seating) -> str:
    """Returns the points in both piles."""
    ours, theirs = deal.points[seating.side], deal.points[1 - seating.side]
    return seating.voice.say("terminal_we_they", ours=str(ours), theirs=str(theirs))


def score_row(match: MatchView, seating: Seating) -> tuple[str, str]:
    """Returns the score of the match: tables, or signed points in a match of so many deals."""
    ours, theirs = match.score[seating.side], match.score[1 - seating.side]
    label = "terminal_label_tables" if match.game.rules.deals is None else "terminal_label_points"
    said = [signed(figure) if match.game.rules.deals else str(figure) for figure in (ours, theirs)]
    return seating.voice.say(label), seating.voice.say("terminal_we_they", ours=said[0], theirs=said[1])


def signed(figure: int) -> str:
    """Returns a figure with its sign, a real minus for one below nothing."""
    return f"+{figure}" if figure > 0 else f"−{-figure}" if figure else "0"


def trick_in_words(deal: View, trick: Trick, seating: Seating) -> Text:
    """Returns a finished trick: its cards in the order played, who took it, and its points."""
    points = sum(credit((0, 0), 0, trick.cards, deal.game.rules))
    said = seating.voice.say(
        "terminal_to",
        who=seating.who(trick.winner),
        name=seating.name(trick.winner),
        points=points,
    )
    return Text.assemble(cards(trick.cards, seating.voice), "  ", sentence(said))
