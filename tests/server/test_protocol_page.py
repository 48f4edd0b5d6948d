"""docs/protocol.md: its bot runs as printed, its examples are messages, and what is said is what is sent."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardavia import games
from cardavia.table import due
from cardavia.table.options import Options
from cardavia.wire import ServerMessage, read_client_message
from cardavia.wire.messages import ID_LENGTH, LONGEST, ClientMessage
from cardavia.words import Message, speak

from ..patience import WHOLE_RUN
from .conftest import Arrive
from .guest import Guest, Json
from .process import Server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: list[Json] = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
(BOT,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
KINDS = {kind.__struct_config__.tag for kind in typing.get_args(ClientMessage)}
ASKED = [one for one in EXAMPLES if one.get("type") in KINDS]
SENT = {one["type"]: one for one in EXAMPLES if one.get("type") in ("view", "accepted", "refused")}
HTTP = [one for one in EXAMPLES if "type" not in one]


def example(**parts: Any) -> Json:
    (found,) = [one for one in ASKED if all(one.get(name) == part for name, part in parts.items())]
    return found


def shape(value: Any) -> Any:
    """Returns what a value is made of: names and kinds, whatever the values."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items()}
    return type(value).__name__


@pytest.mark.parametrize(("game", "players"), [("schnapsen", 2), ("fiftysix", 6)])
def test_the_bot_plays_a_whole_match_as_it_is_printed(house: Server, game: str, players: int) -> None:
    page: dict[str, Any] = {"__name__": "the page"}
    exec(compile(BOT, "docs/protocol.md", "exec"), page)
    view = page["play_match"](house.address, game, players, lambda legal: legal[0])
    assert (view["phase"], view["game"]) == ("over", game)
    assert view["winner"] in (0, 1)
    assert view["shuffle"]["values"].keys() == {"0"}


def test_the_bot_runs_from_the_command_line_and_is_short(house: Server, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BOT, encoding="utf-8")
    command = [sys.executable, "bot.py", house.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WHOLE_RUN, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert 0 in json.loads(done.stdout)
    assert set(re.findall(r"(?m)^(?:import|from) (\w+)", BOT)) <= {*sys.stdlib_module_names, "websockets"}
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 40


def test_there_is_an_example_of_every_message() -> None:
    assert {one["type"] for one in ASKED} == KINDS
    assert SENT.keys() == {"view", "accepted", "refused"}
    for one in ASKED:
        assert read_client_message(json.dumps(one)).id == one["id"]
    for one in SENT.values():
        assert msgspec.json.decode(json.dumps(one), type=ServerMessage)
    refusals = SENT["view"]["view"]["table"]["refusals"]
    assert all(speak(Message(**reason)) for reason in (SENT["refused"]["reason"], *refusals.values()))


def test_the_view_of_the_page_is_one_that_can_be() -> None:
    deal = SENT["view"]["view"]["table"]
    pack = games.game("schnapsen").pack
    seen = [*deal["hand"], deal["indicator"], deal["trick"]["lead"]]
    assert len(seen) == len(set(seen))
    assert set(seen) <= {card.text for card in pack}
    assert [len(deal["hand"]), len(pack) - 10 - deal["stock"]] == [deal["counts"][0], 0]
    assert deal["indicator"][1] == deal["trump"]


def test_the_examples_are_sent_and_answered_as_the_page_says(house: Server, visitor: Arrive) -> None:
    anu, biju = visitor("Anu"), visitor("Biju")
    me, name, new_table, seated, record, refusal = HTTP
    anu.post("/api/me", name)
    opened = anu.post("/api/tables", new_table)
    assert shape(opened) == shape(seated)
    mine = json.loads(anu.get("/api/me"))
    assert shape(mine) == shape(me)
    assert shape(mine["tables"][0]) == shape(me["tables"][0])
    looked_at = anu.request("/api/replay", json.dumps(record).encode(), content_type="application/json")
    assert (looked_at.status, looked_at.json["deals"]) == (200, [])
    refused = anu.request(
        "/api/tables",
        json.dumps({**new_table, "level": refusal["params"]["level"]}).encode(),
        content_type="application/json",
    )
    assert (refused.status, refused.json["id"]) == (400, refusal["id"])
    assert refused.json["params"].keys() == refusal["params"].keys()
    biju.come(opened["id"])
    for kind, answer in (
        ("sit", "accepted"),
        ("rise", "accepted"),
        ("sit", "accepted"),
        ("seat_computer", "accepted"),
    ):
        sent = example(type=kind)
        biju.send_text(
            json.dumps({**sent, "id": sent["id"] + ("" if kind != "sit" else str(len(biju.frames)))})
        )
        assert biju.answer()["type"] == answer
    biju.drop()
    anu.come(opened["id"])
    anu.send_text(json.dumps(example(type="start_match")))
    assert shape(anu.answer("m4")) == shape(SENT["accepted"])


def test_the_moves_of_the_page_are_sent_and_its_view_is_what_comes(visitor: Arrive) -> None:
    anu = visitor("Anu")
    anu.open("schnapsen", 2, start=True)
    anu.contribute()
    anu.play_on(lambda view: (anu.my_turn and view["ply"] == 1) or view["ply"] > 1)
    shown, real = SENT["view"]["view"], anu.view
    assert shown.keys() == real.keys()
    for part in ("table", "shuffle"):
        assert shown[part].keys() == real[part].keys()
    assert shown["seats"][0].keys() == real["seats"][0].keys()
    assert shown["table"]["trick"].keys() == real["table"]["trick"].keys()
    foreign = next(card for card in ("AS", "TS", "KS", "QS", "JS", "AH") if card not in real["table"]["hand"])
    refused = anu.play(foreign)
    assert shape(refused).keys() == shape(SENT["refused"]).keys()
    for kind in ("play", "take_back", "ready"):
        anu.send_text(json.dumps(example(type=kind)))
        assert anu.answer(example(type=kind)["id"])["type"] in ("accepted", "refused")


def test_the_example_of_the_shuffle_fits_together() -> None:
    shuffle = SENT["view"]["view"]["shuffle"]
    value, commitment = example(type="contribute")["value"], example(type="commit")["commitment"]
    assert (shuffle["commitments"], shuffle["values"]) == ({"0": commitment}, {"0": value})
    tag = b"cardavia shuffle 1 contribution\n"
    assert len(tag) == 32
    bound = tag + bytes.fromhex(shuffle["published"]) + bytes([0]) + bytes.fromhex(value)
    assert hashlib.sha256(bound).hexdigest() == commitment


def test_the_figures_of_the_page_are_the_programs() -> None:
    from cardavia.server import api, app, settings, sockets

    options = Options("schnapsen", 2)
    for figure in (
        f"within {due.EXCHANGE_SECONDS:.0f} seconds",
        f"turn waits {options.grace:.0f} seconds",
        f"after {options.patience:.0f} seconds at the latest",
        f"1 to {ID_LENGTH} characters",
        f"at most {LONGEST:,} bytes",
        f"More than {sockets.RATE:.0f} messages a second",
        f"more than {app.LARGEST_REQUEST:,} bytes",
        f"with a record, more than {api.LARGEST_RECORD:,} bytes",
        f"more than {app.REQUESTS_A_MINUTE} requests a minute",
        f"| {sockets.NO_SUCH_TABLE} |",
    ):
        assert " ".join(figure.split()) in " ".join(PAGE.split()), figure
    assert settings.Settings(data=Path()).rejoin_seconds == 2
    assert games.game(HTTP[2]["game"], HTTP[2]["players"], HTTP[2]["rules"])


def test_the_openapi_document_has_the_sockets_messages(visitor: Arrive) -> None:
    document = json.loads(Guest.get(visitor(), "/api/schema/openapi.json"))
    schemas = document["components"]["schemas"]
    union = schemas["ClientMessage"]
    assert set(union["discriminator"]["mapping"]) == KINDS
    assert set(schemas["ServerMessage"]["discriminator"]["mapping"]) == set(SENT)
    assert schemas["PageView"]["properties"].keys() == SENT["view"]["view"].keys()
    assert {"Replay", "DealReplay", "Frame", "MatchPlayed"} <= schemas.keys()
    assert schemas["SchnapsenDeal"]["properties"].keys() == SENT["view"]["view"]["table"].keys()
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
    assert references <= schemas.keys()
    refused = document["paths"]["/api/tables"]["post"]["responses"]["400"]["content"]["application/json"]
    assert refused["schema"] == {"$ref": "#/components/schemas/Message"}
    assert {"Me", "NewTable", "Seated", "Message"} <= schemas.keys()
