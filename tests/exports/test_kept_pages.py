"""Pages hold whatever there is to draw, number by number, in both kinds of files."""

from __future__ import annotations

import io
import re

import numpy as np
from pypdf import PdfReader

from ringrealms3d.exports.vector.page import Area, Letters, Page
from ringrealms3d.exports.vector.pdf import pdf_bytes
from ringrealms3d.exports.vector.svg import svg_text
from tests.kept_texts import ReadAsKept

RED, BLUE, WHITE = (1.0, 0.0, 0.0), (0.0, 0.25, 1.0), (1.0, 1.0, 1.0)
SQUARE = np.array([[10.0, 10.0], [30.0, 10.0], [30.0, 30.0], [10.0, 30.0]])
PAGES = (
    Page(
        80,
        60,
        [
            Area((SQUARE,), fill=RED),
            Area((SQUARE, SQUARE[::-1] / 2 + 10), fill=BLUE, line=RED, width=2.5, opacity=0.5),
            Area((SQUARE + 20,), line=BLUE, width=1.5, dashes=(3.0, 2.0)),
            Letters("Ada", 40, 20, 6, RED),
            Letters("Ada", 40, 30, 6, RED, halo=WHITE, angle=30.0),
            Letters("Ada", 40, 40, 6, BLUE, starts=True),
        ],
        background=(0.9, 0.8, 0.7),
    ),
    Page(
        20,
        30,
        [
            Letters("Ж", 10, 20, 6, RED),
            Letters("Ж", 10, 20, 6, RED, halo=WHITE),
            Letters("Ж", 10, 20, 6, RED, starts=True, angle=90.0),
        ],
        unit=1.0,
    ),
)


def test_a_pdf(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for page in PdfReader(io.BytesIO(pdf_bytes(PAGES, "All there is"))).pages:
        content = page.get_contents()
        assert content is not None
        drawn = re.sub(r"(?<![\d.])\.(?=\d)", "0.", content.get_data().decode("latin-1"))
        lines += [str(page.mediabox), *drawn.splitlines()]
    read_as_kept(lines, "page-pdf")


def test_an_svg(read_as_kept: ReadAsKept) -> None:
    read_as_kept(svg_text(PAGES, "All there is").splitlines(), "page-svg")
