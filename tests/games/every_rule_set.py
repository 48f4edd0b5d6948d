"""Every game under every preset, every number of players, and every switch on its own.

No test stands here: test_conformance.py and test_golden.py run this file.
"""

from cardavia import games
from cardavia.games import AnyGame, fiftysix, schnapsen

FIFTYSIX_SWITCHES = (
    "compulsory_opening stakes=additive match=deals(2) match_end=cannot_pay noes_strain=keep "
    "bid_over_redouble direction=clockwise short_pack stage_jump stop_when_decided redeal_weak points=4-2-1-0"
).split()
SCHNAPSEN_SWITCHES = "close_needs_four sharp".split()


def fiftysix_games() -> list[AnyGame]:
    rules = [*fiftysix.PRESETS, *(f"classic {switch}" for switch in FIFTYSIX_SWITCHES)]
    return [
        games.game("fiftysix", players, text)
        for text in rules
        for players in (4, 6, 8)
        if players == 4 or "short_pack" not in text
    ]


def schnapsen_games() -> list[AnyGame]:
    rules = [*schnapsen.PRESETS, *(f"classic {switch}" for switch in SCHNAPSEN_SWITCHES)]
    return [games.game("schnapsen", rules=text) for text in rules]


GAMES = {
    f"{game.name} {game.players} {game.rules_text}": game for game in (*schnapsen_games(), *fiftysix_games())
}
