"""Letters are drawn from the fonts that the system has, beyond those of the program's own."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from ringrealms3d.scene import fonts, lettering

KNOWN, UNKNOWN = "山", "田"


def font_of(letter: str) -> bytes:
    """Return a font with one letter, a triangle of half its size."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.lineTo((250, 500))
    pen.lineTo((500, 0))
    pen.closePath()
    builder = FontBuilder(1000)
    builder.setupGlyphOrder([".notdef", "own"])
    builder.setupCharacterMap({ord(letter): "own"})
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "own": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (500, 0), "own": (600, 0)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Own", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    stream = io.BytesIO()
    builder.save(stream)
    return stream.getvalue()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The only place for fonts of the system."""
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "none"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept = fonts._of_system, fonts._codes, lettering._letter
    for each in kept:
        each.cache_clear()
    (tmp_path / "fonts" / "deep").mkdir(parents=True)
    yield tmp_path / "fonts" / "deep"
    for each in kept:
        each.cache_clear()


def test_letters_of_the_systems_fonts_are_drawn_from_them(place: Path) -> None:
    (place / "own.ttf").write_bytes(font_of(KNOWN))
    (triangle,), width = lettering.outlined(KNOWN)
    assert width == pytest.approx(0.6)
    assert sorted(triangle.round(3).tolist()) == [[0, 0], [0.25, 0.5], [0.5, 0]]
    assert fonts.best_file(KNOWN) == place / "own.ttf"
    box, _ = lettering.outlined(UNKNOWN)
    assert len(box) == 2


def test_what_is_no_font_is_passed_over(place: Path) -> None:
    whole = font_of(KNOWN)
    for number, content in enumerate((b"", b"ttcf", b"no font at all" * 20, whole[:300])):
        (place / f"{number}.ttf").write_bytes(content)
    (place / "cut.ttf").write_bytes(whole[: len(whole) // 2])
    (place / "folder.ttf").mkdir()
    box, _ = lettering.outlined(UNKNOWN)
    assert len(box) == 2
    shapes, _ = lettering.outlined(KNOWN)
    assert shapes


def test_the_programs_own_font_comes_first(place: Path) -> None:
    own, _ = lettering.outlined("Ж①ä")
    (place / "own.ttf").write_bytes(font_of("Ж"))
    fonts._of_system.cache_clear()
    lettering._letter.cache_clear()
    again, _ = lettering.outlined("Ж①ä")
    assert all(map(np.array_equal, own, again))
    assert fonts.best_file("Anna vs Анна") == fonts.own_font()
