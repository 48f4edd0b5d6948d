"""What makes the page one that can be installed, and how long each part of it may be kept."""

import json
import re
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from cardavia.words import LANGUAGES, Message, speak

from .process import Server


def fetched(house: Server, path: str, **headers: str) -> tuple[bytes, dict[str, str]]:
    with urlopen(Request(house.address + path, headers=headers)) as answer:
        return answer.read(), {name.lower(): value for name, value in answer.headers.items()}


def addresses_in_the_page(house: Server) -> list[str]:
    page, _ = fetched(house, "/")
    return re.findall(r'(?:href|src|data-words)="(/[^"]+)"', page.decode())


def test_the_worker_serves_the_whole_site_and_is_asked_for_anew_each_time(house: Server) -> None:
    script, headers = fetched(house, "/worker.js")
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"
    assert "unsafe" not in headers["content-security-policy"]
    for kept in re.findall(r'"(/assets/[^"]+)"', script.decode()):
        assert fetched(house, kept)


def test_the_worker_knows_every_script_and_style_of_the_page(house: Server) -> None:
    script, _ = fetched(house, "/worker.js")
    ours = [path for path in addresses_in_the_page(house) if re.search(r"\.(js|css)$", path)]
    assert {path.rpartition(".")[2] for path in ours} == {"js", "css"}
    assert all(f'"{path}"' in script.decode() for path in ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language_of_the_page(house: Server, language: str) -> None:
    page, _ = fetched(house, f"/?lang={language}")
    assert f'href="/manifest.webmanifest?lang={language}"' in page.decode()
    text, headers = fetched(house, f"/manifest.webmanifest?lang={language}")
    manifest = json.loads(text)
    assert headers["content-type"].startswith("application/manifest+json")
    assert manifest["lang"] == language
    assert manifest["description"] == speak(Message("page_tagline"), language)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")


def test_the_icons_of_the_manifest_are_there_in_their_sizes(house: Server) -> None:
    icons = json.loads(fetched(house, "/manifest.webmanifest")[0])["icons"]
    assert {(icon["sizes"], icon["purpose"]) for icon in icons} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in icons:
        picture, headers = fetched(house, icon["src"])
        side = int.from_bytes(picture[16:20], "big")
        assert (headers["content-type"], icon["sizes"]) == ("image/png", f"{side}x{side}")


def test_all_that_the_page_names_may_be_kept_for_good_but_the_manifest(house: Server) -> None:
    for path in addresses_in_the_page(house):
        if path.startswith(("/assets/", "/words/")):
            assert "immutable" in fetched(house, path)[1]["cache-control"]
    assert fetched(house, "/")[1]["cache-control"] == "no-cache"


@pytest.mark.parametrize("file", ["en.ftl", "en.0123456789abcdef.ftl"])
def test_words_under_a_name_that_is_not_theirs_are_asked_for_anew(house: Server, file: str) -> None:
    _, headers = fetched(house, f"/words/{file}")
    assert headers["cache-control"] == "no-cache"
    with pytest.raises(HTTPError, match="304"):
        fetched(house, f"/words/{file}", **{"If-None-Match": headers["etag"]})
