"""The laws of sight: a view shows its seat what it knows, all of it, and never more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardavia.games.conformance.layout import Layout, deal_of, dealt_anew, describe, layout
from cardavia.games.conformance.random_play import PLAINNESS, random_move
from cardavia.games.conformance.trial import Trial, demand
from cardavia.games.game import Deal, Match, Seat, View
from cardavia.words import BadPosition


def only_the_seat_to_act_has_moves(trial: Trial, deal: Deal) -> None:
    """A view has its seat's hand, and the legal moves when that seat is to act; a spectator has neither."""
    for viewer in trial.viewers:
        view = deal.view(viewer)
        moves = deal.legal_moves() if viewer is not None and viewer == deal.to_act else ()
        hand = () if viewer is None else deal.hands[viewer]
        demand(view.seat == viewer, f"the view of {viewer} says that it is that of {view.seat}")
        demand(view.legal_moves() == moves, f"the view of {viewer} has {len(view.legal_moves())} legal moves")
        demand(view.hand == hand, f"the view of {viewer} shows the hand {view.hand}")
        demand((view.to_act, view.result) == (deal.to_act, deal.result), f"the view of {viewer} lags behind")


def views_read_back(trial: Trial, deal: Deal) -> None:
    """The JSON of a view reads back to an equal view, which writes the same JSON."""
    for viewer in trial.viewers:
        view = deal.view(viewer)
        read = trial.read_view(view.to_json())
        demand(read == view, f"the view of {viewer} comes back as another one")
        demand(read.to_json() == view.to_json(), f"the view of {viewer} comes back with other JSON")


def true_cards_complete_a_view(trial: Trial, deal: Deal) -> None:
    """A view completed with the cards as they really lie is that view of the completed deal."""
    for viewer in trial.viewers:
        view = deal.view(viewer)
        _looks_like(view, view.complete(**layout(deal).named))


def hidden_cards_do_not_show(trial: Trial, deal: Deal) -> None:
    """Wherever the cards lie that a viewer cannot place, the view is the same, byte for byte."""
    for viewer in trial.viewers:
        view = deal.view(viewer)
        for _ in range(2):
            if (other := _completed_at_random(trial, deal, view)) is not None:
                _looks_like(view, other)


def _looks_like(view: View, deal: Deal) -> None:
    other = deal.view(view.seat)
    if other != view or other.to_json() != view.to_json():
        raise AssertionError(f"the view of {view.seat} is another one here: {describe(deal)}")


def completions_could_have_been_dealt(trial: Trial, deal: Deal) -> None:
    """The cards that complete a view could have been dealt: the moves heard lead from there to here."""
    view = deal.view(trial.chance.one_of(trial.viewers))
    other = _completed_at_random(trial, deal, view)
    if other is not None:
        anew = dealt_anew(other)
        for _, move in deal.history:
            anew = anew.play(move)
        demand(anew == other and anew.heard == deal.heard, f"another deal has come of it: {anew.heard}")


def _completed_at_random(trial: Trial, deal: Deal, view: View) -> Deal | None:
    """Returns a deal in which unseen cards have changed places; None where that does not fit the view."""
    cards = layout(deal).cards
    ends = [sum(map(len, deal.hands[: seat + 1])) for seat in range(len(deal.hands))]
    own = range(0) if view.seat is None else range(ends[view.seat] - len(view.hand), ends[view.seat])
    unseen = Counter(view.unseen)
    places = [i for i, card in enumerate(cards) if i not in own and unseen[card]]
    moved = trial.chance.moved(cards, places)
    if [*moved] == cards:
        return None
    hands = [moved[start:end] for start, end in zip((0, *ends), ends, strict=False)]
    try:
        completed: Deal = view.complete(**Layout(hands, moved[ends[-1] :]).named)
    except BadPosition:
        trial.completions["refused"] += 1
        return None
    trial.completions["fitting"] += 1
    return completed


def some_completion_fits(trial: Trial) -> None:
    """Not every completion is refused: else nothing would have been tested."""
    tried = trial.completions
    demand(tried["fitting"] > 0 or not tried["refused"], f"{tried['refused']} completions refused, none fits")


def twins_look_alike(trial: Trial) -> None:
    """Two deals of packs that differ only in what a viewer is not dealt to see look the same to it.

    They do so for as long as the same moves are made in both, sound the same in both, and leave the
    viewer the same cards in both.  Nothing here is taken from a view, or put into one.
    """
    for one, other, viewer in _twins(trial):
        seen = [(match.view(viewer), deal_of(match).view(viewer)) for match in (one, other)]
        texts = [[view.to_json() for view in views] for views in seen]
        if seen[0] != seen[1] or texts[0] != texts[1]:
            twins = "; ".join(describe(deal_of(match)) for match in (one, other))
            raise AssertionError(f"the view of {viewer} tells these apart: {twins}")


def _twins(trial: Trial) -> Iterator[tuple[Match, Match, Seat | None]]:
    """Gives two matches and a viewer, move after move, for as long as it cannot tell them apart."""
    chance = trial.chance
    viewer, dealer = chance.one_of(trial.viewers), chance.below(trial.game.players)
    pack = chance.order(trial.game.pack)
    twin_pack = chance.moved(pack, trial.game.hidden_places(viewer, dealer))
    one, other = (trial.game.match(dealer).start_deal(cards) for cards in (pack, twin_pack))
    plain = chance.one_of(PLAINNESS)
    while one.deal and other.deal and _sound_alike(one.deal, other.deal, viewer):
        yield one, other, viewer
        in_both = set(one.deal.legal_moves()).intersection(other.deal.legal_moves())
        if not in_both:
            return
        move = random_move(in_both, chance, plain)
        one, other = one.play(move), other.play(move)


def _sound_alike(one: Deal, other: Deal, viewer: Seat | None) -> bool:
    if one.result is not None or other.result is not None or one.heard != other.heard:
        return False
    return viewer is None or one.hands[viewer] == other.hands[viewer]
