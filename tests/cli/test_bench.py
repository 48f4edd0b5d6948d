"""What ``cardavia bench`` prints, from figures that were measured elsewhere."""

from cardavia.arena.bench import Bench
from cardavia.arena.kernel_speed import Times
from cardavia.cli.bench import told

FAST = Times(median=2.25, mean=1234.5, decided_in_1s=0.975)
GIVEN_UP = Times(median=None, mean=1500, decided_in_1s=0.25)
MEASURED = Bench(
    kernel="uncompiled",
    moves_per_s=190_000,
    fiftysix_playouts_per_s={"4": 980_000, "6": 1_080_000, "8": 830_000},
    schnapsen_strict_solves_per_s=400_000,
    fiftysix_contract_ms={"4": FAST, "6": FAST, "8": GIVEN_UP},
    fiftysix_exact_ms={"4": GIVEN_UP, "6": FAST, "8": GIVEN_UP},
    peers={"open_spiel": {"hearts_moves_per_s": 190_000, "skat_moves_per_s": 180_000}, "rlcard": None},
)


def test_each_figure_is_told_in_a_sentence() -> None:
    assert list(told(MEASURED)) == [
        "The kernel is not compiled: it finds the same, many times slower.",
        "190,000 moves a second on one core: whole random deals of 56 with six seats, choice included.",
        "56 with 4 players: 980,000 whole deals dealt and played out at random a second.",
        "56 with 6 players: 1,080,000 whole deals dealt and played out at random a second.",
        "56 with 8 players: 830,000 whole deals dealt and played out at random a second.",
        "Schnapsen: 400,000 positions solved a second when the stock has just run out.",
        "56 with 4 players: whether 28 stands takes 2.2 ms in the median and 1,234.5 ms on average; "
        "98 % of the deals are solved within a second.",
        "56 with 6 players: whether 28 stands takes 2.2 ms in the median and 1,234.5 ms on average; "
        "98 % of the deals are solved within a second.",
        "56 with 8 players: whether 28 stands was not found in time for half of the deals; "
        "25 % are solved within a second.",
        "56 with 4 players: what the points of both sides are was not found in time for half of the deals; "
        "25 % are solved within a second.",
        "56 with 6 players: the points of both sides take 2.2 ms in the median and 1,234.5 ms on average; "
        "98 % of the deals are solved within a second.",
        "56 with 8 players: what the points of both sides are was not found in time for half of the deals; "
        "25 % are solved within a second.",
        "open_spiel: 190,000 moves a second of random Hearts.",
        "open_spiel: 180,000 moves a second of random Skat.",
        "rlcard: not installed, so not measured; it comes with “cardavia[peers]”.",
    ]
