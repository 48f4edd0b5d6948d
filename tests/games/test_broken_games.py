"""The kit can fail: for every law there is a game, one function of which is wrong, that breaks it."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from cardavia.cards import Card
from cardavia.games import AnyGame, FiftySix, assert_game_conforms, fiftysix, schnapsen
from cardavia.games import conformance as kit
from cardavia.games.conformance import LawBroken, assert_deal_conforms
from cardavia.words import BadPosition, IllegalMove

GAMES: dict[str, AnyGame] = runpy.run_path(str(Path(__file__).with_name("every_rule_set.py")))["GAMES"]
FIFTYSIX = "cardavia.games.fiftysix"
SCHNAPSEN = "cardavia.games.schnapsen"

Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]
BROKEN: list[Any] = []


def breaks(law: str, name: str = "fiftysix 4 classic") -> Callable[[Break], Break]:
    """Enters a function that breaks a game by changing one of its functions, and the law that finds it."""

    def enter(break_it: Break) -> Break:
        BROKEN.append(pytest.param(law, name, break_it, id=f"{break_it.__name__}: {law}"))
        return break_it

    return enter


# ── what a game is ────────────────────────────────────────────────────────────────────────────


@breaks("nothing_is_missing")
def moves_are_not_heard(patch: Patch) -> None:
    patch.delattr(f"{FIFTYSIX}.public.Public.heard")


@breaks("moves_read_back")
def two_forms_of_a_bid_read_as_one(patch: Patch) -> None:
    real = FiftySix.read_move
    patch.setattr(FiftySix, "read_move", lambda game, text: real(game, "28D" if text == "D28" else text))


@breaks("rules_read_back", "fiftysix 4 classic stage_jump")
def a_switch_is_not_written(patch: Patch) -> None:
    patch.setattr(FiftySix, "rules_text", "classic")


# ── a match ───────────────────────────────────────────────────────────────────────────────────


@breaks("matches_end")
def nobody_ever_wins(patch: Patch) -> None:
    patch.setattr(fiftysix.Match, "_winner", lambda match, score, result, played: None)


@breaks("matches_end")
def a_legal_move_is_refused(patch: Patch) -> None:
    def play(deal: fiftysix.Deal, move: Any) -> fiftysix.Deal:
        if str(move) == "X":
            raise IllegalMove("double_own_side")
        return real(deal, move)

    real = fiftysix.Deal.play
    patch.setattr(fiftysix.Deal, "play", play)


@breaks("a_match_waits_for_one_thing")
def a_match_that_is_won_needs_a_pack(patch: Patch) -> None:
    patch.setattr(fiftysix.Match, "needs_pack", property(lambda match: not match.deal or match.deal.over))


@breaks("the_score_waits_for_the_end", "fiftysix 4 classic match=deals(2)")
def every_call_scores(patch: Patch) -> None:
    real = fiftysix.Match.play
    patch.setattr(fiftysix.Match, "play", lambda match, move: replace(real(match, move), score=(1, -1)))


@breaks("every_pack_is_dealt_whole")
def the_first_call_is_made_unasked(patch: Patch) -> None:
    real = fiftysix.Match.start_deal
    patch.setattr(fiftysix.Match, "start_deal", lambda match, pack: real(match, pack).play("28D"))


@breaks("matches_are_values")
def a_match_has_another_hash_each_time(patch: Patch) -> None:
    patch.setattr(fiftysix.Match, "__hash__", object.__hash__)


# ── the score ─────────────────────────────────────────────────────────────────────────────────


@breaks("tables_change_hands")
def the_winner_pays(patch: Patch) -> None:
    def score_after(match: fiftysix.Match, result: fiftysix.Result) -> tuple[int, int]:
        return real(match, replace(result, swing=result.swing[::-1]))

    real = fiftysix.Match._score_after
    patch.setattr(fiftysix.Match, "_score_after", score_after)


@breaks("card_points_make_56")
def the_lead_does_not_count(patch: Patch) -> None:
    real = fiftysix.public.credit
    credit = f"{FIFTYSIX}.public.credit"
    patch.setattr(credit, lambda points, side, cards, rules: real(points, side, cards[1:], rules))


@breaks("the_pile_decides")
def made_and_failed_are_mistaken(patch: Patch) -> None:
    def result(*what: Any) -> fiftysix.Result:
        right = real(*what)
        return replace(right, made=not right.made)

    real = fiftysix.public.result
    patch.setattr(f"{FIFTYSIX}.public.result", result)


@breaks("counts_only_fall", "schnapsen 2 classic")
def a_count_falls_below_zero(patch: Patch) -> None:
    def settle(match: schnapsen.Match, *end: Any) -> schnapsen.Match:
        after = real(match, *end)
        return replace(after, score=tuple(count or -1 for count in after.score))

    real = schnapsen.Match._settle
    patch.setattr(schnapsen.Match, "_settle", settle)


# ── a deal ────────────────────────────────────────────────────────────────────────────────────


def after_each_move(patch: Patch, change: Callable[[fiftysix.Deal], fiftysix.Deal]) -> None:
    real = fiftysix.Deal.play
    patch.setattr(fiftysix.Deal, "play", lambda deal, move: change(real(deal, move)))


@breaks("no_card_is_lost")
def kings_become_queens(patch: Patch) -> None:
    def change(deal: fiftysix.Deal) -> fiftysix.Deal:
        first = tuple(Card(f"Q{card.suit}") if card.rank == "K" else card for card in deal.hands[0])
        return replace(deal, hands=(first, *deal.hands[1:]))

    after_each_move(patch, change)


@breaks("a_seat_is_to_act_until_the_deal_ends")
def there_is_a_result_before_the_end(patch: Patch) -> None:
    real = fiftysix.public.result
    result = property(lambda deal: deal.contract and real(deal.contract, deal.points, deal.game.rules))
    patch.setattr(f"{FIFTYSIX}.public.Public.result", result)


@breaks("legal_moves_are_accepted")
def a_move_is_listed_twice(patch: Patch) -> None:
    real = fiftysix.Deal.legal_moves
    patch.setattr(fiftysix.Deal, "legal_moves", lambda deal: (*real(deal), *real(deal)[:1]))


@breaks("legal_moves_are_accepted")
def a_bid_by_its_text_is_another_one(patch: Patch) -> None:
    real = fiftysix.Deal.play
    patch.setattr(fiftysix.Deal, "play", lambda deal, move: real(deal, "28S" if move == "28D" else move))


@breaks("legal_moves_are_accepted")
def a_move_changes_the_deal_itself(patch: Patch) -> None:
    def play(deal: fiftysix.Deal, move: Any) -> fiftysix.Deal:
        after = real(deal, move)
        force_setattr(deal, "dealer", (deal.dealer + 1) % 4)
        return after

    real = fiftysix.Deal.play
    patch.setattr(fiftysix.Deal, "play", play)


@breaks("all_else_is_refused")
def revokes_are_accepted(patch: Patch) -> None:
    def refuse_card(card: Card, hand: Any, trick: Any) -> IllegalMove | None:
        return None if card in hand else IllegalMove("card_not_in_hand", card=card.text)

    patch.setattr(f"{FIFTYSIX}.deal.refuse_card", refuse_card)


@breaks("all_else_is_refused")
def a_refusal_has_no_sentence(patch: Patch) -> None:
    def refuse_card(*what: Any) -> IllegalMove | None:
        return IllegalMove("because_i_say_so") if real(*what) else None

    real = fiftysix.deal.refuse_card
    patch.setattr(f"{FIFTYSIX}.deal.refuse_card", refuse_card)


@breaks("all_else_is_refused")
def a_refusal_changes_the_deal(patch: Patch) -> None:
    def play(deal: fiftysix.Deal, move: Any) -> fiftysix.Deal:
        try:
            return real(deal, move)
        except IllegalMove:
            force_setattr(deal, "dealer", (deal.dealer + 1) % 4)
            raise

    real = fiftysix.Deal.play
    patch.setattr(fiftysix.Deal, "play", play)


@breaks("all_else_is_refused")
def nonsense_is_refused_as_something_else(patch: Patch) -> None:
    patch.setattr(f"{FIFTYSIX}.deal.read_move", lambda text: fiftysix.CALLS.get(text) or Card(text))


@breaks("deals_are_values")
def a_view_is_stored_wrongly_while_the_deal_is_on(patch: Patch) -> None:
    def reduce(view: fiftysix.View) -> Any:
        return real(view if view.over else replace(view, score=(10, 14)))

    real = fiftysix.View.__reduce__
    patch.setattr(fiftysix.View, "__reduce__", reduce)


@breaks("the_history_replays")
def the_cards_dealt_are_remembered_wrongly(patch: Patch) -> None:
    after_each_move(patch, lambda deal: replace(deal, dealt=(*deal.dealt[1:], deal.dealt[0])))


# ── a view ────────────────────────────────────────────────────────────────────────────────────


def jacks_as_score(deal: fiftysix.Deal) -> tuple[int, int]:
    """Returns a possible score that tells how many jacks seat 0 holds."""
    jacks = sum(card.rank == "J" for card in deal.hands[0])
    return 12 + jacks, 12 - jacks


@breaks("only_the_seat_to_act_has_moves")
def everybody_may_call(patch: Patch) -> None:
    patch.setattr(fiftysix.View, "legal_moves", lambda view: view.auction.legal_calls())


@breaks("only_the_seat_to_act_has_moves")
def a_spectator_sees_a_hand(patch: Patch) -> None:
    def view(deal: fiftysix.Deal, seat: int | None) -> fiftysix.View:
        seen = real(deal, seat)
        return replace(seen, hand=deal.hands[0]) if seat is None else seen

    real = fiftysix.Deal.view
    patch.setattr(fiftysix.Deal, "view", view)


@breaks("views_read_back")
def the_dealer_is_written_wrongly(patch: Patch) -> None:
    real = fiftysix.View.to_json
    patch.setattr(fiftysix.View, "to_json", lambda view: real(replace(view, score=(10, 14))))


@breaks("views_read_back", "schnapsen 2 classic")
def closing_shows_the_hands(patch: Patch) -> None:
    real = schnapsen.deal.after_close
    shown = f"{SCHNAPSEN}.deal.after_close"
    patch.setattr(shown, lambda deal: replace(real(deal), shown=deal.hands))


@breaks("true_cards_complete_a_view")
def every_completion_is_refused(patch: Patch) -> None:
    def complete(view: fiftysix.View, hands: Any) -> fiftysix.Deal:
        raise BadPosition("hand_not_given", seat=0)

    patch.setattr(fiftysix.View, "complete", complete)


@breaks("some_completion_fits")
def every_completion_but_the_true_one_is_refused(patch: Patch) -> None:
    def complete(view: fiftysix.View, hands: Any) -> fiftysix.Deal:
        if known.setdefault(view.to_json(), hands) != hands:
            raise BadPosition("hand_not_given", seat=0)
        return real(view, hands)

    known: dict[bytes, Any] = {}
    real = fiftysix.View.complete
    patch.setattr(fiftysix.View, "complete", complete)


@breaks("hidden_cards_do_not_show")
def a_view_tells_of_a_hidden_hand(patch: Patch) -> None:
    real = fiftysix.Deal.view
    patch.setattr(
        fiftysix.Deal, "view", lambda deal, seat: replace(real(deal, seat), score=jacks_as_score(deal))
    )


@breaks("completions_could_have_been_dealt")
def the_deal_itself_tells_of_a_hidden_hand(patch: Patch) -> None:
    def make(game: FiftySix, *what: Any, **more: Any) -> fiftysix.Deal:
        deal = real(game, *what, **more)
        return replace(deal, score=jacks_as_score(deal))

    real = FiftySix.deal
    patch.setattr(FiftySix, "deal", make)


@breaks("completions_could_have_been_dealt")
def who_did_not_follow_may_hold_the_suit(patch: Patch) -> None:
    patch.setattr(fiftysix.View, "voids", (frozenset(),) * 4)


@breaks("twins_look_alike")
def the_view_of_a_match_tells_of_a_hidden_hand(patch: Patch) -> None:
    def view(match: fiftysix.Match, seat: int | None) -> fiftysix.MatchView:
        return replace(real(match, seat), thrown_in=jacks_as_score(match.deal)[0] if match.deal else 0)

    real = fiftysix.Match.view
    patch.setattr(fiftysix.Match, "view", view)


# ── and they are all found out ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("law", "name", "break_it"), BROKEN)
def test_a_broken_game_is_found_out(law: str, name: str, break_it: Break, monkeypatch: Patch) -> None:
    break_it(monkeypatch)
    with pytest.raises(LawBroken) as broken:
        assert_game_conforms(GAMES[name], matches=3, moments=12, most_moves=5_000)
    assert broken.value.law == law, str(broken.value)


def test_every_law_can_be_broken() -> None:
    groups = (kit.OF_A_GAME, kit.OF_A_MATCH, kit.OF_A_DEAL, kit.OF_A_DEALT_DEAL, *kit.SCORING.values())
    others = {"matches_end", "some_completion_fits", "twins_look_alike"}
    laws = others.union(law.__name__ for group in groups for law in group)
    assert laws == {param.values[0] for param in BROKEN}


def test_a_position_of_a_broken_game_is_found_out(monkeypatch: Patch) -> None:
    position = FiftySix(4).position(["JS QH", "9S KH", "AS TH", "TS AH"], "28S P P P", points=(24, 23))
    assert_deal_conforms(position, moments=9)
    revokes_are_accepted(monkeypatch)
    with pytest.raises(LawBroken, match=r"^all_else_is_refused: .. is accepted"):
        assert_deal_conforms(position, moments=9)


def test_what_is_broken_says_how_to_see_it_again(monkeypatch: Patch) -> None:
    revokes_are_accepted(monkeypatch)
    with pytest.raises(LawBroken) as broken:
        assert_game_conforms(GAMES["fiftysix 4 classic"], seed=7)
    law, kept, game, deal = str(broken.value).splitlines()
    assert law.startswith("all_else_is_refused: ")
    assert kept.startswith("the law: Every other move, ")
    assert game == "the game: FiftySix(players=4, rules='classic'), with seed 7"
    assert deal.startswith("the deal: dealer ")
