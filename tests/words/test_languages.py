"""Which languages there are, and which one somebody gets."""

from importlib.resources import files
from pathlib import Path

import pytest

from cardavia.words import LANGUAGES
from cardavia.words.languages import SPOKEN, accepted, choose, known, of_environment, whole

OTHERS = LANGUAGES[1:]
another_language = pytest.mark.parametrize("code", OTHERS or ["en"])


def test_every_language_has_a_name_of_its_own() -> None:
    assert (
        len({language.own for language in SPOKEN})
        == len({language.english for language in SPOKEN})
        == len(SPOKEN)
    )


def test_the_english_catalogue_is_whole() -> None:
    assert whole(files("cardavia.words").joinpath("en"))


def test_a_catalogue_that_is_missing_or_lacks_a_file_is_not_whole(tmp_path: Path) -> None:
    english = [
        file for file in files("cardavia.words").joinpath("en").iterdir() if file.name.endswith(".ftl")
    ]
    folder = tmp_path / "tlh"
    assert not whole(folder)
    folder.mkdir()
    for file in english:
        assert not whole(folder)
        (folder / file.name).touch()
    assert whole(folder)


@another_language
def test_a_language_is_known_by_its_code_a_region_s_code_and_the_name_of_a_locale(code: str) -> None:
    assert [
        known(name) for name in (code, f"{code}-IN", code.upper(), f"{code}_AT.UTF-8", f"{code}@euro")
    ] == [code] * 5


@pytest.mark.parametrize("name", ["", "tlh", "C", "POSIX", "C.UTF-8", "e", "eng", "../words/en"])
def test_what_has_no_catalogue_is_not_known(name: str) -> None:
    assert known(name) is None


@another_language
def test_the_first_of_the_languages_wanted_that_there_is_is_chosen(code: str) -> None:
    assert choose(["tlh", code, "en"]) == code
    assert choose(["en-GB", code]) == "en"


def test_english_is_chosen_where_there_is_none_of_them() -> None:
    assert choose([]) == choose(["tlh", ""]) == "en"


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("", []),
        ("de", ["de"]),
        ("de-AT,de;q=0.9,en;q=0.5", ["de-AT", "de", "en"]),
        ("en;q=0.5, hu", ["hu", "en"]),
        ("de;q=0, mn;q=0.001", ["mn"]),
        ("lo; q=0.7 ,*;q=0.5", ["lo", "*"]),
        ("bn;q=much", ["bn"]),
        (";;,,", []),
    ],
)
def test_a_browser_s_languages_are_read_the_dearest_first(header: str, languages: list[str]) -> None:
    assert accepted(header) == languages


@another_language
@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_a_terminal_speaks_the_language_of_its_locale(code: str, name: str) -> None:
    assert of_environment({name: f"{code}_XX.UTF-8"}) == code


@another_language
def test_the_languages_preferred_come_before_the_locale_s(code: str) -> None:
    assert of_environment({"LANG": "en_GB.UTF-8", "LANGUAGE": f"tlh:{code}:en"}) == code
    assert of_environment({"LANG": f"{code}_XX", "LANGUAGE": ""}) == code


@another_language
@pytest.mark.parametrize(
    "plain", [{}, {"LC_ALL": "C"}, {"LANG": "C.UTF-8"}, {"LC_ALL": "POSIX", "LANG": "hu_HU"}]
)
def test_without_a_locale_programs_speak_english(code: str, plain: dict[str, str]) -> None:
    assert of_environment({**plain, "LANGUAGE": code}) == "en"


@another_language
def test_the_locale_that_is_set_for_all_comes_before_the_others(code: str) -> None:
    assert of_environment({"LC_ALL": f"{code}_XX", "LANG": "en_GB"}) == code
