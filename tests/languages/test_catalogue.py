"""Catalogues: which language is spoken, and that the files fit the program."""

from __future__ import annotations

import re

import pytest

from resources.translations.make_catalogues import (
    Message,
    catalogue_path,
    messages,
    translations,
    write_catalogue,
)
from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr_count, use_catalogue
from ringrealms3d.games import all_games
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.languages.catalogue import (
    ENGLISH,
    LANGUAGES,
    QtCatalogue,
    catalogue_of,
    language_of_system,
)
from ringrealms3d.languages.markdown import translated

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
VARIABLES = ("RINGREALMS3D_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB", "LANGUAGE": "nl:de:en"}, "de"),
        ({"LANG": "de-DE"}, "de"),
        ({"LANG": "xx_YY"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "pt_PT@euro"}, "pt"),
        ({"LANG": "ja_JP.eucJP"}, "ja"),
        ({"LANG": "zh_CN.GB18030"}, "zh"),
        ({"LANG": "zh-Hans-SG"}, "zh"),
        ({"LANG": "zh_TW.UTF-8"}, "zh"),
        ({"LANG": "C", "LANGUAGE": "ja"}, "ja"),
        ({"RINGREALMS3D_LANGUAGE": "zh"}, "zh"),
        ({"LANG": "de_DE", "RINGREALMS3D_LANGUAGE": "en"}, "en"),
        ({"LANG": "de_DE", "RINGREALMS3D_LANGUAGE": "nonsense"}, "de"),
    ],
)
def test_the_language_of_the_system(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_system() == expected


def test_english_needs_no_catalogue() -> None:
    assert catalogue_of(ENGLISH) is None


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_is_up_to_date(language: str) -> None:
    """Every text stands in the file; ``make_catalogues.py`` brings it up to date."""
    source = catalogue_path(language).read_text(encoding="utf-8")
    assert source.count("<source>") == len(messages())
    assert set(translations(catalogue_path(language))) <= set(messages())


@pytest.mark.parametrize("language", OTHERS)
def test_a_compiled_catalogue_tells_what_its_source_says(language: str) -> None:
    catalogue = QtCatalogue(language)
    for text, forms in translations(catalogue_path(language)).items():
        if messages()[text].counted:
            assert catalogue.translate(text, 1) == forms[0]
            assert catalogue.translate(text, 7) == forms[-1]
        else:
            assert (catalogue.translate(text),) == forms


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("de", "noch 1 Zug", "noch 3 Züge"),
        ("es", "queda 1 jugada", "quedan 3 jugadas"),
        ("fr", "encore 1 coup", "encore 3 coups"),
        ("ja", "あと1手", "あと3手"),
        ("pt", "falta 1 lance", "faltam 3 lances"),
        ("zh", "还剩 1 步", "还剩 3 步"),
    ],
)
def test_counted_things_have_their_forms(language: str, one: str, several: str) -> None:
    use_catalogue(catalogue_of(language))
    try:
        told = [tr_count("{count} move to go", "{count} moves to go", count) for count in (1, 3)]
    finally:
        use_catalogue(None)
    assert told == [one, several]


@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_what_is_filled_in(language: str) -> None:
    for text, forms in translations(catalogue_path(language)).items():
        for form in forms:
            wanted, found = (set(re.findall(r"\{\w+\}", each)) for each in (text, form))
            optional = {"{count}"} if messages()[text].counted else set()
            assert wanted - optional <= found <= wanted, text


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_complete(language: str) -> None:
    known = translations(catalogue_path(language))
    assert [text for text in messages() if text not in known] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.uid)
def test_translated_rules_have_the_same_diagrams(language: str, game: Game) -> None:
    use_catalogue(catalogue_of(language))
    try:
        told = diagrams_in(translated(game.rules_text))
    finally:
        use_catalogue(None)
    assert [(each.position, each.played) for each in told] == [
        (each.position, each.played) for each in diagrams_in(game.rules_text)
    ]
    assert all(
        each.caption != other.caption
        for each, other in zip(told, diagrams_in(game.rules_text), strict=True)
    )


def test_a_text_without_a_translation_stays_english() -> None:
    assert QtCatalogue("xx").translate("no such text") == ""


def test_a_catalogue_keeps_what_is_translated(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("resources.translations.make_catalogues.HERE", tmp_path)
    one = {"Move": Message("Move", counted=False, where="here")}
    loops = {"{count} loops": Message("{count} loops", counted=True, where="there")}
    assert write_catalogue("de", one | loops) == 2
    path = catalogue_path("de")
    finished = (
        path.read_text(encoding="utf-8")
        .replace('<translation type="unfinished" />', "<translation>Zug</translation>", 1)
        .replace(
            '<translation type="unfinished" />',
            "<translation><numerusform>{count} A</numerusform><numerusform>B</numerusform>"
            "</translation>",
        )
    )
    path.write_text(finished, encoding="utf-8")
    assert write_catalogue("de", loops | one) == 0
    assert translations(path) == {"Move": ("Zug",), "{count} loops": ("{count} A", "B")}
    assert write_catalogue("de", loops) == 0
    assert translations(path) == {"{count} loops": ("{count} A", "B")}
