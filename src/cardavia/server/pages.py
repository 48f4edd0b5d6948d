"""The page itself, the words it speaks, and a sign of life."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, State
from litestar.response import File
from litestar.static_files import create_static_files_router

from cardavia.words.catalogue import source

PAGE: Final = Path(str(files("cardavia") / "page"))
FOR_GOOD: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
"""Every asset's name has the hash of what is in it: another version has another name."""


@get(["/", "/t/{table_id:str}", "/rules/{game:str}"], sync_to_thread=False)
def page() -> File:
    """Returns the page; which of its screens to show it reads off its address."""
    return File(
        PAGE / "index.html",
        content_disposition_type="inline",
        media_type=MediaType.HTML,
        headers={"Cache-Control": "no-cache"},
    )


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Says that the server is alive."""
    return {"status": "ok"}


@get("/words/{file:str}", sync_to_thread=False)
def words(request: Request[Any, Any, State], file: str) -> Response[bytes]:
    """Returns a language's whole catalogue, ``en.ftl``, as one Fluent text."""
    language = file.removesuffix(".ftl")
    text = source(language).encode()
    tag = f'"{hashlib.sha256(text).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


assets = create_static_files_router("/assets", [PAGE / "assets"], cache_control=FOR_GOOD)
router = Router("/", route_handlers=[page, healthz, words])
