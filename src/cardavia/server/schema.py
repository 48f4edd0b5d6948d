"""The one description of all that the server speaks: HTTP by Litestar, and the messages of the socket."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Litestar

from cardavia.wire import ClientMessage, ServerMessage

MESSAGES: Final[dict[str, Any]] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
PLACE: Final = "#/components/schemas/{name}"


def describe_socket(app: Litestar) -> None:
    """Adds the socket's messages, and all that they hold, to the OpenAPI document.

    Litestar describes no sockets, and overwrites schemas that its configuration brings.
    """
    document = app.openapi_schema
    schemas: Any = document.components.schemas
    unions, parts = msgspec.json.schema_components(MESSAGES.values(), ref_template=PLACE)
    schemas.update(parts, **dict(zip(MESSAGES, unions, strict=True)))
