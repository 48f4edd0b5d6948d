"""The page comes in the language of whoever asks, and the words of every language can be had."""

import re
from urllib.request import Request, urlopen

import pytest

import cardavia
from cardavia import kernel
from cardavia.words import LANGUAGES, Message, speak
from cardavia.words.languages import SPOKEN

from .process import Server

another_language = pytest.mark.parametrize("code", LANGUAGES[1:] or ["en"])


def opened(house: Server, path: str = "/", **headers: str) -> tuple[str, dict[str, str]]:
    wanted = {name.replace("_", "-"): value for name, value in headers.items()}
    with urlopen(Request(house.address + path, headers=wanted)) as answer:
        return answer.read().decode(), {name.lower(): value for name, value in answer.headers.items()}


def language_of(page: str) -> str:
    found = re.search(r'<html lang="(\w+)">', page)
    assert found
    return found[1]


@another_language
def test_the_page_speaks_the_language_of_the_browser(house: Server, code: str) -> None:
    page, headers = opened(house, Accept_Language=f"tlh, {code}-XX;q=0.9, en;q=0.8")
    assert language_of(page) == headers["content-language"] == code
    assert re.search(rf'<link rel="preload" href="/words/{code}\.[0-9a-f]{{16}}\.ftl"', page)
    assert speak(Message("page_tagline"), code) in page


@another_language
def test_a_choice_is_remembered_whatever_the_browser_speaks(house: Server, code: str) -> None:
    page, _ = opened(house, Cookie=f"language={code}", Accept_Language="en")
    assert language_of(page) == code


@another_language
@pytest.mark.parametrize("path", ["/", "/rules/schnapsen", "/t/abc"])
def test_an_address_with_a_language_is_shown_in_it(house: Server, code: str, path: str) -> None:
    page, _ = opened(house, f"{path}?lang={code}", Cookie="language=en", Accept_Language="en")
    assert language_of(page) == code


@pytest.mark.parametrize("nonsense", ["tlh", "../en", "%22%3E%3Cscript%3E", "%00"])
def test_a_language_that_there_is_not_is_english(house: Server, nonsense: str) -> None:
    page, _ = opened(house, f"/?lang={nonsense}", Accept_Language="tlh;q=")
    assert language_of(page) == "en"
    assert "tlh" not in page


def test_what_is_kept_of_the_page_is_kept_for_one_language(house: Server) -> None:
    _, headers = opened(house)
    assert {"accept-language", "cookie"} <= {name.strip().lower() for name in headers["vary"].split(",")}


def test_the_page_lists_every_language_by_its_own_name(house: Server) -> None:
    page, _ = opened(house)
    listed = re.findall(
        r'<link rel="alternate" hreflang="(\w+)" title="(.+?)" href="\?lang=(\w+)"'
        r' data-words="\S+"( data-draft)? />',
        page,
    )
    assert listed == [(one.code, one.own, one.code, " data-draft" if one.draft else "") for one in SPOKEN]


def test_the_page_says_which_program_and_which_kernel_runs(house: Server) -> None:
    page, _ = opened(house)
    mark = (
        f'<meta name="generator" content="Cardavia {cardavia.__version__}" data-kernel="{kernel.which()}" />'
    )
    assert mark in page


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_every_language_can_be_had(house: Server, code: str) -> None:
    words, _ = opened(house, f"/words/{code}.ftl")
    assert {*re.findall(r"^[a-z][a-z0-9_]*(?= =)", words, re.M)} == {
        *re.findall(r"^[a-z][a-z0-9_]*(?= =)", opened(house, "/words/en.ftl")[0], re.M)
    }
