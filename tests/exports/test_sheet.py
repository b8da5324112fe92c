"""Sheets hold flat boards and their pieces in true millimetres."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from pypdf import PageObject, PdfReader
from PyQt6.QtCore import QSize
from PyQt6.QtGui import QImage
from PyQt6.QtPdf import QPdfDocument

from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.measures import Measures
from ringrealms3d.exports.paper.sheet import pieces_to_cut, standing_pieces, usual_mm
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.theme import THEMES, Theme
from tests.exports.drawn_files import pictures_in

POINT_MM = 25.4 / 72
FLAT = ["loop/mini", "path-tiles/free-turns", "path-tiles/sixty-six", "loops-n-leaps/8"]
FLAT += ["loophole-2d/14"]


def request_for(uid: str, **measures: object) -> ExportRequest:
    record = GameRecord(uid, 3)
    return ExportRequest(record, record.root, PictureStyle(), Measures(**measures))  # type: ignore[arg-type]


def extent(page: PageObject) -> tuple[float, float]:
    """Return how long the scale bar is, and its scale: millimetres on paper for one drawn."""
    text = page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    numbers = r"(-?[\d.]+) "
    outer, inner = (float(m[1]) for m in list(re.finditer(numbers * 6 + "cm", text))[:2])
    lines = re.finditer(numbers * 2 + r"m\n" + numbers * 2 + r"l", text)
    start, end = next((float(m[1]), float(m[3])) for m in lines)
    scale = outer * inner * POINT_MM
    return abs(end - start) * scale, scale


@pytest.mark.parametrize("uid", FLAT)
def test_pages_are_in_true_millimetres_without_pictures(uid: str, tmp_path: Path) -> None:
    export(request_for(uid, size=260.0), tmp_path / "sheet.pdf", "sheet")
    reader = PdfReader(tmp_path / "sheet.pdf")
    pages = len(reader.pages)
    for number, page in enumerate(reader.pages, start=1):
        size = sorted(float(side) * POINT_MM for side in page.mediabox[2:])
        assert size == pytest.approx([210, 297], abs=0.3)
        length, scale = extent(page)
        assert scale == pytest.approx(1.0, abs=1e-4)
        assert length == pytest.approx(50.0, abs=0.01)
        words = " ".join(page.extract_text().split())
        assert "50 mm" in words
        assert f"page {number} of {pages}" in words
        assert not pictures_in(page)


def test_a_set_of_tiles_is_cut_out_once_and_stones_for_half_the_sites() -> None:
    pieces = {uid: pieces_to_cut(request_for(uid).position) for uid in FLAT}
    assert len(pieces["path-tiles/free-turns"]) == 102
    assert len(pieces["path-tiles/sixty-six"]) == 66
    assert len(pieces["loop/mini"]) == 40
    assert [glyph.seat for glyph in pieces["loop/mini"]].count(1) == 20
    assert all(not glyph.dot for glyph in pieces["loops-n-leaps/8"])


def test_what_stands_on_the_board_is_printed_on_it() -> None:
    pillars = standing_pieces(request_for("loops-n-leaps/8").position)
    assert set(pillars.tolist()) == {0, -1}
    assert not standing_pieces(request_for("path-tiles/free-turns").position).any()


def test_a_large_board_takes_several_pages(tmp_path: Path) -> None:
    counts = []
    for size in (150.0, 600.0):
        export(
            request_for("loops-n-leaps/8", size=size, paper="letter"), tmp_path / "a.pdf", "sheet"
        )
        texts = [page.extract_text() for page in PdfReader(tmp_path / "a.pdf").pages]
        counts.append(sum("board" in text for text in texts))
    assert counts[0] == 1
    assert counts[1] >= 6


def test_a_part_without_any_cell_is_not_printed(tmp_path: Path) -> None:
    export(request_for("loops-n-leaps/8"), tmp_path / "a.pdf", "sheet")
    texts = [page.extract_text() for page in PdfReader(tmp_path / "a.pdf").pages]
    assert sum("board" in text for text in texts) == 2 * 3 - 1  # a corner that the board spares


@pytest.mark.parametrize("uid", FLAT)
def test_pieces_are_20_mm_wide_unless_a_size_is_told(uid: str) -> None:
    position = request_for(uid).position
    layout = position.variant.layout
    mm = usual_mm(position) / (2 * max(layout.map_size))
    widths = [2 * x.reach * layout.map_radii[0] * mm for x in pieces_to_cut(position)]
    assert max(widths) == pytest.approx(20.0, abs=0.1)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_letters_are_read_on_white_paper_in_every_theme(theme: Theme, tmp_path: Path) -> None:
    request = request_for("path-tiles/free-turns")
    request = replace(request, style=PictureStyle(theme=theme))
    export(request, tmp_path / "sheet.pdf", "sheet")
    document = QPdfDocument(None)
    document.load(str(tmp_path / "sheet.pdf"))
    image = document.render(0, QSize(990, 1400)).convertToFormat(QImage.Format.Format_RGBA8888)
    bits = image.constBits()
    assert bits is not None
    pixels = np.frombuffer(bits.asstring(image.sizeInBytes()), np.uint8).reshape(1400, 990, 4)
    dark = (pixels[..., :3].max(axis=2) < 90) & (pixels[..., 3] > 128)
    assert dark[80:910, 50:80].sum() > 20  # the numbers of the rack on the left


def test_a_sheet_is_as_large_as_it_is_told_or_as_usual(tmp_path: Path) -> None:
    pages = {}
    for name, size in {"usual": None, "same": 211.0, "small": 100.0}.items():
        path = tmp_path / f"{name}.pdf"
        export(request_for("loop/mini", size=size), path, "sheet")
        pages[name] = [page.get_contents().get_data() for page in PdfReader(path).pages]  # type: ignore[union-attr]
    assert pages["usual"] == pages["same"]
    assert len(pages["small"]) < len(pages["usual"])


def test_a_realm_is_sent_to_its_net(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="ring-majority/tet is not a flat board; its net"):
        export(request_for("ring-majority/tet"), tmp_path / "sheet.pdf", "sheet")
