"""The view of a seat whose turn it is."""

from __future__ import annotations

from cardavia.games import View as AnyView
from cardavia.games.fiftysix import View
from cardavia.words import BadRequest


def at_turn(view: AnyView) -> View:
    """Returns the view, which has to be of 56, of the seat whose turn it is.

    Raises:
        BadRequest: it is not the viewer's turn.
    """
    assert isinstance(view, View), "the players of 56 play 56"
    if view.seat is None or view.to_act != view.seat:
        raise BadRequest("not_your_turn")
    return view
