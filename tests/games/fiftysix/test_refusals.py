"""Every refusal that cards, rule texts and 56 can raise is provoked here, by its id.

The ids are read from the source: a new one without a provocation fails the first test.
"""

import ast
from collections.abc import Callable, Iterator
from importlib.resources import files

import msgspec
import pytest

from cardavia import games
from cardavia.cards import Card, read_suit
from cardavia.games.fiftysix import Deal, FiftySix, Rules, read_call, read_contract
from cardavia.words import Refusal

FOUR = FiftySix(4)
WEAK = FiftySix(4, "classic redeal_weak")
ENDING = ["AS AH", "9C KC", "KS 9H", "QD QC"]


def call(calls: str, rules: str = "classic") -> object:
    return FiftySix(4, rules).auction(0).call_all(calls)


def end(calls: str = "28NT P P P", rules: str = "classic", **changes: object) -> Deal:
    return FiftySix(4, rules).position(**{"hands": ENDING, "calls": calls, "points": (25, 25)} | changes)


def deal() -> Deal:
    return FOUR.deal(pack=FOUR.pack)


def without(*gone: str) -> list[list[Card]]:
    """Returns hands of what is left of the pack when these cards have gone."""
    cards = list(FOUR.pack)
    for card in gone:
        cards.remove(Card(card))
    return [cards[n::4] for n in range(4)]


def view(**changes: object) -> object:
    """Reads a view of seat 1, who has led the nine of clubs to the last two tricks, with changes."""
    wire = msgspec.json.decode(end().play_all("9C KS").view(1).to_json())
    return games.view_from_json(msgspec.json.encode(wire | changes))


def start(**changes: object) -> dict:
    return msgspec.json.decode(end().view(1).to_json())["start"] | changes


PROVOCATIONS: dict[str, Callable[[], object]] = {
    # texts
    "bad_card": lambda: Card("1D"),
    "bad_suit": lambda: read_suit("X"),
    "bad_call": lambda: read_call("28Z"),
    "bad_contract": lambda: read_contract("28D by X"),
    "unknown_move": lambda: deal().play("hello"),
    # rule sets
    "unknown_preset": lambda: games.game("fiftysix", rules="klassik"),
    "unknown_switch": lambda: games.game("fiftysix", rules="classic trump=hidden"),
    "switch_value": lambda: games.game("fiftysix", rules="classic stakes=cubed"),
    "switches_contradict": lambda: Rules(match="deals(6)", match_end="cannot_pay"),
    "points_not_56": lambda: Rules(points="4-3-2-1"),
    "players_not_possible": lambda: FiftySix(5),
    "short_pack_is_for_four": lambda: FiftySix(6, "classic short_pack"),
    # calls
    "call_number_outside": lambda: call("27D"),
    "call_number_too_low": lambda: call("30D 30S"),
    "stage_jump_needed": lambda: call("30D P 31S", "classic stage_jump"),
    "nothing_tops_56": lambda: call("56D 28S"),
    "plus_needs_a_bid": lambda: call("+1S"),
    "plus_past_56": lambda: call("55S +2S"),
    "first_caller_may_not_pass": lambda: call("P", "international"),
    "no_suit_only_as_opening": lambda: call("28P"),
    "double_needs_a_bid": lambda: call("X"),
    "double_own_side": lambda: call("28D P X"),
    "already_doubled": lambda: call("28D X X"),
    "already_redoubled": lambda: call("28D X XX X", "classic bid_over_redouble"),
    "redouble_needs_a_double": lambda: call("28D XX"),
    "redouble_own_double": lambda: call("28D X P XX"),
    "auction_over": lambda: call("28D P P P P"),
    # cards
    "auction_goes_on": lambda: deal().play("JS"),
    "card_not_in_hand": lambda: end().play("JD"),
    "must_follow_suit": lambda: end().play_all("9C KS QD"),
    "deal_over": lambda: end(hands=["AS", "JS", "KS", "QS"], points=(26, 26)).play_all("JS KS QS AS P"),
    # matches
    "no_deal_is_on": lambda: FOUR.match().play("28D"),
    "deal_goes_on": lambda: FOUR.match().start_deal(FOUR.pack).start_deal(FOUR.pack),
    "match_over": lambda: msgspec.structs.replace(FOUR.match(), winner=0).start_deal(FOUR.pack),
    # packs, hands and positions
    "no_such_seat": lambda: deal().view(4),
    "not_the_pack": lambda: FOUR.deal(pack="JD JD"),
    "weak_deal_thrown_in": lambda: WEAK.deal(hands=weak_hands()),
    "score_not_24_tables": lambda: FOUR.deal(pack=FOUR.pack, score=(10, 10)),
    "score_not_of_deals": lambda: FiftySix(4, "international").deal(pack=FOUR.pack, score=(12, 12)),
    "hands_not_one_each": lambda: end(hands=ENDING[:3]),
    "hand_size": lambda: end(hands=["AS", *ENDING[1:]]),
    "hand_is_void": lambda: end(hands=["AS AH", "KC", "KC", "QD QC"], trick="9C 9H"),
    "not_in_the_pack": lambda: end(hands=["8S 8H", *ENDING[1:]]),
    "no_cards_left": lambda: end(hands=["", "", "", ""]),
    "trick_is_full": lambda: end(trick="AS KS QS TS"),
    "points_not_56_in_all": lambda: end(points=(25, 26)),
    "piles_not_of_tricks": lambda: end(hands=without("JD", "9D", "AD", "TD"), points=(3, 4), leader=0),
    "gone_not_in_tricks": lambda: view(start=start(gone="JD")),
    "first_lead": lambda: end(hands=deal().hands, points=(0, 0), leader=2),
    "auction_not_over": lambda: end(calls="28D P P"),
    "already_decided": lambda: end(rules="classic stop_when_decided", points=(20, 30)),
    # views
    "hand_not_given": lambda: deal().view(1).complete([None] * 4),
    "hand_is_known": lambda: deal().view(1).complete(deal().hands[:1] * 4),
    "hands_not_the_rest": lambda: deal().view(None).complete(deal().hands[:1] * 4),
    "view_hands_when_over": lambda: view(hands=["", "", "", ""]),
    "view_cards": lambda: view(hand="JD"),
    "view_fits_no_deal": lambda: hearts_nowhere(),
}


def weak_hands() -> list[list[Card]]:
    jacks = [card for card in FOUR.pack if card.rank == "J"]
    rest = [card for card in FOUR.pack if card.rank != "J"]
    return [jacks + rest[:4], rest[4:16], rest[16:28], rest[28:]]


def hearts_nowhere() -> object:
    """Reads a view in which nobody else follows the first heart, though seat 0 does not hold the others."""
    hands = ["9H KC", "AS 9C", "KS TC", "QS QC"]
    shown = end(hands=hands, leader=0).play_all("9H AS KS QS").view(0)
    wire = msgspec.json.decode(shown.to_json())
    gone = wire["start"]["gone"].split()
    gone[gone.index("KH")], gone[gone.index("QH")] = "QC", "KH"
    wire["start"]["gone"] = " ".join(gone)
    return games.view_from_json(msgspec.json.encode(wire))


def ids_raised() -> Iterator[str]:
    """Gives the id of every refusal that is made in these modules."""
    kinds = {kind.__name__ for kind in (Refusal, *Refusal.__subclasses__())}
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                id = node.args[0]
                for choice in (id.body, id.orelse) if isinstance(id, ast.IfExp) else (id,):
                    assert isinstance(choice, ast.Constant), (
                        f"line {node.lineno}: an id that is not a constant"
                    )
                    yield choice.value


def sources() -> Iterator[ast.Module]:
    package = files("cardavia")
    rules = [file for file in (package / "games/fiftysix").iterdir() if file.name.endswith(".py")]
    for file in (package / "cards.py", package / "games/rule_text.py", *rules):
        yield ast.parse(file.read_text(encoding="utf-8"))


def test_every_refusal_in_the_source_is_provoked_here() -> None:
    assert set(PROVOCATIONS) == set(ids_raised())


@pytest.mark.parametrize("id", PROVOCATIONS)
def test_refusal(id: str) -> None:
    with pytest.raises(Refusal) as caught:
        PROVOCATIONS[id]()
    assert caught.value.id == id
    sentence = str(caught.value)
    assert not sentence[0].islower()
    assert sentence.endswith(".")
    assert "{" not in sentence
