"""The page itself, the words it speaks, and a sign of life."""

from __future__ import annotations

import hashlib
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, State
from litestar.static_files import create_static_files_router

from cardavia import __version__, kernel
from cardavia.server.guests import Guests
from cardavia.words import Message, speak
from cardavia.words.catalogue import source
from cardavia.words.languages import SPOKEN, Language, accepted, choose

PAGE: Final = Path(str(files("cardavia") / "page"))
FOR_GOOD: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
"""Every asset's name has the hash of what is in it: another version has another name."""


ADDRESSES: Final = [
    "/",
    "/t/{id:str}",
    "/r",
    "/r/{id:str}",
    "/r/{id:str}/{match:int}",
    "/matches",
    "/rules/{game:str}",
]


@get(ADDRESSES, sync_to_thread=False)
def page(request: Request[Any, Any, State], state: State) -> Response[str]:
    """Returns the page, and makes a newcomer a guest; which of its screens to show it reads off its address.

    It speaks the language of the address (``?lang=de``), else the one that was chosen on it before
    and that its cookie remembers, else the first of the browser's that there is.
    """
    asked = request.query_params.get("lang", "")
    chosen = request.cookies.get("language", "")
    language = choose([asked, chosen, *accepted(request.headers.get("accept-language", ""))])
    headers = {
        "Cache-Control": "no-cache",
        "Content-Language": language,
        "Vary": "Accept-Language, Cookie",
    }
    guests: Guests = state.guests
    # Before the page asks for anything: of two requests at once each would make somebody else of a newcomer.
    _, cookie = guests.welcome(request)
    return Response(_page_in(language), media_type=MediaType.HTML, headers=headers, cookies=[cookie])


@cache
def _page_in(language: str) -> str:
    """Returns the page as it begins in a language: its words are on their way before any script runs."""
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    return (
        page.replace('<html lang="en">', f'<html lang="{language}">')
        .replace("/words/en.ftl", _words_of(language))
        .replace("</head>", "".join(f"  {tag}\n  " for tag in _head(language)) + "</head>")
    )


def _head(language: str) -> list[str]:
    about = escape(speak(Message("page_tagline"), language))
    # What the page cannot say itself, because its words have not come.
    unreachable = escape(speak(Message("page_server_unreachable"), language))
    return [
        f'<meta name="description" content="{about}" />',
        f'<meta name="unreachable" content="{unreachable}" />',
        f'<meta name="generator" content="Cardavia {__version__}" data-kernel="{kernel.which()}" />',
        f'<link rel="manifest" href="/manifest.webmanifest?lang={language}" />',
        *map(_alternate, SPOKEN),
    ]


def _alternate(language: Language) -> str:
    code, own, _, draft = language
    mark = " data-draft" if draft else ""
    words = f'data-words="{_words_of(code)}"'
    return f'<link rel="alternate" hreflang="{code}" title="{own}" href="?lang={code}" {words}{mark} />'


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Says that the server is alive."""
    return {"status": "ok"}


@get("/words/{file:str}", sync_to_thread=False)
def words(request: Request[Any, Any, State], file: str) -> Response[bytes]:
    """Returns a language's whole catalogue, ``en.ftl``, as one Fluent text.

    Under the name by which the page asks for it, which has a digest of the text in it, it is kept for good.
    """
    language, _, digest = file.removesuffix(".ftl").partition(".")
    now = _digest(language)
    tag = f'"{now}"'
    headers = {"ETag": tag, "Cache-Control": FOR_GOOD.to_header() if digest == now else "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(source(language).encode(), media_type="text/plain; charset=utf-8", headers=headers)


def _words_of(language: str) -> str:
    return f"/words/{language}.{_digest(language)}.ftl"


@cache
def _digest(language: str) -> str:
    return hashlib.sha256(source(language).encode()).hexdigest()[:16]


@get("/worker.js", sync_to_thread=False)
def worker() -> Response[bytes]:
    """Returns the service worker, which lets the page open without a line; it serves the whole site."""
    script, headers = (PAGE / "worker.js").read_bytes(), {"Cache-Control": "no-cache"}
    return Response(script, media_type="text/javascript; charset=utf-8", headers=headers)


@get("/manifest.webmanifest", sync_to_thread=False)
def manifest(lang: str = "") -> Response[bytes]:
    """Returns what a phone is told of the page when it is put on its home screen, in a language."""
    language = choose([lang])
    built = msgspec.json.decode((PAGE / "manifest.webmanifest").read_bytes())
    told = {**built, "lang": language, "description": speak(Message("page_tagline"), language)}
    headers = {"Cache-Control": "no-cache"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)


assets = create_static_files_router("/assets", [PAGE / "assets"], cache_control=FOR_GOOD)
router = Router("/", route_handlers=[page, healthz, words, worker, manifest])
