"""The server: HTTP and WebSocket around the table, the event log, and processes that think."""

from cardavia.server.app import create_app
from cardavia.server.settings import Settings

__all__ = ["Settings", "create_app"]
