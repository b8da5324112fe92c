"""Help in lines that fit a terminal, in every language."""

from __future__ import annotations

import textwrap

import pytest
from rich.cells import cell_len

from ringrealms3d.cli.main import build_parser
from ringrealms3d.cli.wrapping import wrapped
from ringrealms3d.core.phrase import use_catalogue
from ringrealms3d.languages.catalogue import LANGUAGES, catalogue_of

JAPANESE = "この手数だけ進んだ局面を表示（既定値: 最終局面）。対局の動画とページには、全体が入る。"


def test_letters_of_the_east_are_two_columns_wide() -> None:
    assert cell_len("abc") == 3
    assert cell_len("盤 a、") == 6


@pytest.mark.parametrize("width", range(12, 50))
def test_no_line_is_too_long_or_begins_with_a_sign_that_closes(width: int) -> None:
    lines = wrapped(JAPANESE, width)
    assert "".join(lines).replace(" ", "") == JAPANESE.replace(" ", "")
    assert all(cell_len(line) <= width for line in lines)
    assert not any(line.startswith(("、", "。", "）")) for line in lines)


def test_latin_texts_are_wrapped_as_ever() -> None:
    text = "the  file;\n- is standard input, and more-than-one"
    assert wrapped(text, 12) == textwrap.wrap(" ".join(text.split()), 12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_terminal_and_is_of_one_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    use_catalogue(catalogue_of(language))
    try:
        with pytest.raises(SystemExit):
            build_parser().parse_args(["export", "--help"])
    finally:
        use_catalogue(None)
    told = capsys.readouterr().out
    assert max(map(cell_len, told.splitlines())) <= 80
    assert ("positional arguments:" in told) == (language == "en")
    assert ("show this help message and exit" in told) == (language == "en")
