"""Weighing: the heaviest card is played, and told of are the terms that made it so."""

from cardavia.cards import Card
from cardavia.players.schnapsen.weighing import Kind, Term, Weighed, heaviest, reasons
from cardavia.words import Message

TAKES = Message.of("why_takes", points=14)
SAVES = Message.of("why_saves_trump", card="AS")
ALIKE = (Message.of("why_all_alike"),)


def weighed(card: str, **values: float) -> Weighed:
    whys = {"trick": TAKES, "trumps": SAVES}
    kinds: list[Kind] = ["trick", "trumps", "pair"]
    terms = [
        Term(kind, values[kind], whys.get(kind, Message.of("why_close_call")))
        for kind in kinds
        if kind in values
    ]
    return Weighed(Card(card), tuple(terms))


def test_the_heaviest_card_is_the_best_sum_and_the_first_of_equals() -> None:
    cards = [weighed("AS", trick=20, trumps=-18), weighed("JH", trick=3), weighed("JD", trick=3)]
    assert heaviest(cards).card is Card("JH")


def test_told_is_what_the_card_has_and_its_rival_has_not() -> None:
    chosen, rival = weighed("TH", trick=14), weighed("JH", trick=-4)
    assert reasons(chosen, [chosen, rival]) == (TAKES,)


def test_told_is_what_is_lost_with_the_rival() -> None:
    chosen, rival = weighed("JH", trick=-4), weighed("AS", trick=13, trumps=-18)
    assert reasons(chosen, [chosen, rival]) == (SAVES,)


def test_a_card_just_like_it_is_no_rival() -> None:
    chosen, twin, rival = weighed("JH", trick=3), weighed("JD", trick=3), weighed("AS", trick=3, trumps=-18)
    assert reasons(chosen, [chosen, twin, rival]) == (SAVES,)
    assert reasons(chosen, [chosen, twin]) == ALIKE
    assert reasons(chosen, [chosen]) == ALIKE


def test_small_differences_that_add_up_are_a_close_call() -> None:
    chosen, rival = weighed("JH", trick=2, pair=2), weighed("JD", pair=4, trick=1)
    assert reasons(chosen, [chosen, rival]) == ALIKE
    rival = weighed("JD", pair=5, trick=0.5, trumps=-2)
    assert reasons(chosen, [chosen, rival]) == (Message.of("why_close_call"),)
