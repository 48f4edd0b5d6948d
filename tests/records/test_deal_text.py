"""One deal as text, as a record writes it and as a table shows it."""

import pytest

from cardavia import games, records
from cardavia.words import BadRequest


def test_a_deal_is_written_as_in_its_record(golden: dict[str, str]) -> None:
    for text in golden.values():
        record = records.loads(text)
        for number, deal in enumerate(record.deals, 1):
            played = record.at(number, len(deal.moves)).match
            if played.deal is not None and deal.moves:
                assert records.deal_text(played.deal) in text


def test_an_auction_is_a_table_with_a_column_for_each_seat() -> None:
    game = games.game("fiftysix", 4)
    deal = game.deal(dealer=1, pack=game.pack).play_all("28S P P 29NS X P P XX")
    assert records.deal_text(deal).splitlines()[5:] == [
        "Auction     2     3     0     1",
        "          28S     P     P  29NS",
        "            X     P     P    XX",
        "Contract  29NT by 1 XX",
        "Play",
        "  1.  2:",
    ]


def test_clockwise_the_columns_go_the_other_way_round() -> None:
    game = games.game("fiftysix", 4, "classic direction=clockwise")
    text = records.deal_text(game.deal(dealer=1, pack=game.pack))
    assert text.splitlines()[5:] == ["Auction     0     3     2     1"]


def test_of_two_equal_cards_the_one_that_took_the_trick_has_the_star() -> None:
    game = games.game("fiftysix", 4, "classic short_pack")
    hands = ["JS JH", "JS JH", "AS AH", "AS AH"]
    rest = "JD JD 9D 9D AD AD TD TD JC JC 9C 9C AC AC TC TC 9S 9S TS TS 9H 9H TH TH".split()
    hands = [f"{hand} {' '.join(rest[6 * seat : 6 * seat + 6])}" for seat, hand in enumerate(hands)]
    deal = game.deal(dealer=3, hands=hands).play_all("P P P P JS JS AS AS")
    assert "  1.  0: JS* JS  AS  AS     8:0" in records.deal_text(deal).splitlines()


SCHNAPSEN = games.game("schnapsen")


def the_play(moves: str) -> list[str]:
    """Returns the play of a deal in which seat 1 leads, and holds two marriages, one of them in trumps."""
    hands = ["AH TH AS TS TD", "KH QH KC QC QD"]
    deal = SCHNAPSEN.deal(dealer=0, hands=hands, stock="KS QS JS AD KD JC AC TC JD JH").play_all(moves)
    return records.deal_text(deal).partition("Play\n")[2].splitlines()


def test_a_marriage_without_a_trick_is_pending() -> None:
    assert the_play("QC AS") == ["  1.  1: QC(20)* AS      0:34  drawn KS QS", "  2.  1:"]
    assert the_play("QC AS KS") == ["  1.  1: QC(20)* AS      0:34  drawn KS QS", "  2.  1: KS"]
    assert the_play("QH AH") == ["  1.  1: QH(40) AH*      14:0  pending 0:40  drawn KS QS", "  2.  0:"]


def test_where_the_marriage_makes_66_nobody_replies() -> None:
    assert the_play("QC AS QH") == [
        "  1.  1: QC(20)* AS      0:34  drawn KS QS",
        "  2.  1: QH(40)          0:74",
        "Result  1 wins 3 (sixty_six)",
    ]


def test_the_record_frozen_at_closing_stands_with_its_trick() -> None:
    rows = the_play("QC AS close KS TS")
    assert rows[1] == "  2.  1: close KS TS*    14:34  frozen 0/0"
    assert rows[2:] == ["  3.  0:"]
    assert the_play("close")[-1] == "  1.  1: close"


def test_a_deal_that_began_as_a_position_is_refused() -> None:
    position = SCHNAPSEN.position(trump="C", hands=["AC KH", "TC KD"], points=(41, 50), tricks=(4, 4))
    begun = games.game("fiftysix", 4, "classic short_pack")
    hands = ["JS", "9S", "AS", "TS"]
    middle = begun.position(hands, "28S P P P", points=(40, 9))
    for deal in (position, middle):
        with pytest.raises(BadRequest) as caught:
            records.deal_text(deal)
        assert caught.value.id == "record_deal_from_its_middle"
        assert str(caught.value).endswith(".")
