"""What travels: messages to and from a table, and its views as a page or a bot reads them."""

from cardavia.wire.messages import (
    Accepted,
    ClientMessage,
    Refused,
    ServerMessage,
    id_of,
    read_client_message,
    to_command,
    write_message,
)
from cardavia.wire.page import PageView, page_view
from cardavia.wire.replay import Replay, replay
from cardavia.wire.rules import FullRules, example, full_rules

__all__ = [
    "Accepted",
    "ClientMessage",
    "FullRules",
    "PageView",
    "Refused",
    "Replay",
    "ServerMessage",
    "example",
    "full_rules",
    "id_of",
    "page_view",
    "read_client_message",
    "replay",
    "to_command",
    "write_message",
]
